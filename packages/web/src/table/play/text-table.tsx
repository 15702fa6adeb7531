import { readView } from '@flotilla/kernel'
import { Suspense } from 'react'
import { signalTables } from '../../boards/index.ts'
import type { BoardProps } from '../board.ts'
import styles from './text-table.module.css'

/** Plays every registered game from its view, its choices and its texts alone. */
export function TextTable(props: BoardProps) {
  const { game, view, seat, offered, refused, say, answer, openRule } = props
  const Signals = props.signals === undefined ? undefined : signalTables[game.id]
  const ctx = readView(game, view)
  const sections = game.words.describe(ctx, seat)
  const cards = game.words.cards?.(ctx) ?? []
  return (
    <div className={styles.text}>
      <section aria-labelledby="choices" className={`panel ${styles.choices}`}>
        <h2 id="choices">{say({ code: 'web.choices' })}</h2>
        <ol>
          {offered.map(({ choice, text }) => (
            <li key={JSON.stringify(choice)}>
              <button type="button" onClick={() => answer(choice)}>
                {say(text)}
              </button>
            </li>
          ))}
        </ol>
        {refused.length === 0 ? null : (
          <details>
            <summary>{say({ code: 'web.refusals' })}</summary>
            <ul>
              {refused.map((refusal) => (
                <li key={JSON.stringify(refusal.choice)}>
                  {'text' in refusal ? <s>{say(refusal.text as Parameters<typeof say>[0])}</s> : null}{' '}
                  {say({ code: refusal.code, params: refusal.params })}{' '}
                  {refusal.rule === null ? null : (
                    <button type="button" className="quiet" onClick={() => openRule(refusal.rule ?? '')}>
                      {refusal.rule}
                    </button>
                  )}
                </li>
              ))}
            </ul>
          </details>
        )}
      </section>
      <div className={styles.told}>
        <Suspense>{Signals === undefined ? null : <Signals {...props} />}</Suspense>
        <div className={styles.sections}>
          {sections.map(({ title, lines }, k) => (
            <section key={k} className={`panel ${styles.section}`}>
              <h3>{say(title)}</h3>
              <ul>
                {lines.map((line, at) => (
                  <li key={at}>{say(line)}</li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        {cards.length === 0 ? null : (
          <details className={`panel ${styles.section}`}>
            <summary>{say({ code: 'web.cards' })}</summary>
            <dl>
              {cards.map(({ title, lines }) => (
                <div key={title.code}>
                  <dt>{say(title)}</dt>
                  {lines.map((line, at) => (
                    <dd key={at}>{say(line)}</dd>
                  ))}
                </div>
              ))}
            </dl>
          </details>
        )}
      </div>
    </div>
  )
}
