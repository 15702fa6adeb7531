import type { Refusal } from '@flotilla/kernel'
import { ACTIONS, type ReadCtx } from '@flotilla/sinking/client'
import { aboutOf } from './about.tsx'
import styles from './lens.module.css'
import type { Pick as Picked } from '../decisions/pick.ts'
import { at, type SinkingProps } from '../props.ts'
import { Sign } from './thing.tsx'

interface LensProps {
  readonly board: SinkingProps
  readonly ctx: ReadCtx
  readonly pick: Picked
}

/** What is looked at, large: its picture, its whole text, and why nothing can be done with it now. What is a part of the decision is told there. */
export function Lens({ board, ctx, pick }: LensProps) {
  const { say } = board
  const { source } = pick
  if (source === null || at(board, source).offered.length > 0) return null
  const about = aboutOf(board, ctx, source)
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
      <ToThem board={board} place={source} />
      <Refusals board={board} source={source} />
    </section>
  )
}

/** While all talk: what can be said to whoever is looked at, at once. */
function ToThem({ board: { offered, say, answer }, place }: { board: SinkingProps; place: string }) {
  const to = place.startsWith('seat:') ? Number(place.slice(5)) : -1
  const lines = offered.flatMap(({ choice, text }) => {
    const { plead, doubt } = choice as { plead?: { seat: number; action: string }; doubt?: number }
    const sign = plead?.seat === to ? ACTIONS.find((action) => action === plead.action) : doubt === to ? ('doubt' as const) : undefined
    return sign === undefined ? [] : [{ choice, sign, words: say(text) }]
  })
  if (lines.length === 0) return null
  return (
    <div className={styles.toThem}>
      {lines.map(({ choice, sign, words }) => (
        <button key={sign} type="button" aria-label={words} title={words} onClick={() => answer(choice)}>
          <Sign name={sign} size={24} {...(sign === 'doubt' ? { colour: '#9c2418' } : {})} />
        </button>
      ))}
    </div>
  )
}

/** Why nothing can be done with it now, with the rules. */
function Refusals({ board, source }: { board: SinkingProps; source: string }) {
  const { say, openRule } = board
  const why = [...new Map(at(board, source).refused.map((one) => [`${one.code} ${one.rule}`, one])).values()].slice(0, 3)
  return (
    <div className={styles.options}>
      {why.map((refusal) => (
        <Refused key={`${refusal.code} ${refusal.rule}`} refusal={refusal} say={say} openRule={openRule} />
      ))}
    </div>
  )
}

/** Why not: the sentence, and its rule to be opened. */
export function Refused({ refusal: { code, params, rule }, say, openRule }: { refusal: Refusal } & Pick<SinkingProps, 'say' | 'openRule'>) {
  return (
    <p className={styles.refused}>
      <Sign name="lock" size={14} colour="#ffc7b0" /> {say({ code, params })}{' '}
      {rule === null ? null : (
        <button type="button" onClick={() => openRule(rule)}>
          {rule}
        </button>
      )}
    </p>
  )
}
