import type { Io } from '@flotilla/sinking/face'
import { aboutOf } from './about.tsx'
import styles from './lens.module.css'
import type { Pick } from './pick.ts'
import { at, targetOf, type SinkingProps } from './props.ts'
import { Sign } from './thing.tsx'

interface LensProps {
  readonly board: SinkingProps
  readonly io: Io
  readonly pick: Pick
}

/** What is looked at, large: its picture, its whole text, what can be done with it and what cannot and why. */
export function Lens({ board, io, pick }: LensProps) {
  const { say } = board
  const { source } = pick
  if (source === null) return null
  const about = aboutOf(board, io, source)
  return (
    <section className={styles.lens} aria-label={say({ code: 'board.lens' })}>
      <button type="button" className={styles.close} aria-label={say({ code: 'web.close' })} onClick={pick.clear}>
        <Sign name="lie" size={14} colour="#ffe7a8" />
      </button>
      {about === null ? null : (
        <>
          {about.picture(styles.picture)}
          <div className={styles.about}>
            <h3>{about.title}</h3>
            {about.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        </>
      )}
      <Options board={board} pick={pick} />
    </section>
  )
}

/** Where there are several ways, each is a button; what is chosen is committed in the bar. Refusals stand below with their rule. */
function Options({ board, pick }: { board: SinkingProps; pick: Pick }) {
  const { say, openRule } = board
  const { offered, refused } = at(board, pick.source ?? '')
  const why = [...new Map(refused.map((one) => [`${one.code} ${one.rule}`, one])).values()].slice(0, 3)
  return (
    <div className={styles.options}>
      {offered.length > 1 || (offered.length === 1 && pick.chosen === null)
        ? offered.map((one) => (
            <button
              key={JSON.stringify(one.choice)}
              type="button"
              data-option=""
              aria-pressed={one === pick.chosen}
              onClick={() => (one === pick.chosen ? pick.commit() : pick.choose(one))}
            >
              {say(one.text)}
            </button>
          ))
        : null}
      {offered.length > 1 && offered.some(({ choice }) => targetOf(choice) !== null) && pick.chosen === null ? (
        <p>{say({ code: 'board.pickTarget' })}</p>
      ) : null}
      {offered.length === 1 && pick.chosen !== null ? <p className={styles.means}>{say(offered[0].text)}</p> : null}
      {why.map((refusal) => (
        <p key={`${refusal.code} ${refusal.rule}`} className={styles.refused}>
          <Sign name="lock" size={14} colour="#ffc7b0" /> {say({ code: refusal.code, params: refusal.params })}{' '}
          {refusal.rule === null ? null : (
            <button type="button" onClick={() => openRule(refusal.rule ?? '')}>
              {refusal.rule}
            </button>
          )}
        </p>
      ))}
    </div>
  )
}
