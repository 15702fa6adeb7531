import { ACTIONS } from '@flotilla/sinking/client'
import type { Stage } from '@flotilla/art/sinking'
import type { Standing } from '../stage/arrange.ts'
import styles from './bubble.module.css'
import type { SinkingProps } from '../props.ts'
import { turning, type Word } from '../moments/said.ts'
import { Sign } from '../stage/thing.tsx'
import { SeatFlag } from '../stage/plates.tsx'

interface BubbleProps {
  readonly board: SinkingProps
  readonly stage: Stage
  readonly seat: number
  readonly rail: boolean
  readonly crowd: number
  readonly standing: Standing
  readonly word: Word
}

/** What a pirate says, at the pirate: the chat line of the moment, else the claim, the plea, the doubt; after the reveal the verdict. */
export function Bubble({ board, stage, seat, rail, crowd, standing, word }: BubbleProps) {
  const { view, say } = board
  if (view.ended !== '') return null
  // Nobody may speak: everybody's mouth is stopped until the dials are shown.
  if (view.screech && word.verdict === null && rail)
    return (
      <p className={styles.bubble} data-kind="hushed" style={overHead(stage, standing)}>
        <Sign name="screech" size={16} colour="#6b5f8a" />
      </p>
    )
  const short = stage.phone || (rail ? crowd > 3 : crowd > 1)
  const lines = board.talk?.find((one) => one.seat === seat)
  if (lines !== undefined)
    return (
      <p className={styles.bubble} data-kind="chat" data-rail={rail} style={overHead(stage, standing)}>
        {lines.text}
      </p>
    )
  if (word.verdict !== null) return <Verdict board={board} stage={stage} seat={seat} word={word} small={crowd > 2} standing={standing} />
  const plea = view.pleas[seat]
  const doubt = view.doubts[seat]
  const claim = view.claims[seat]
  const said = [
    ...(claim === -1
      ? []
      : [
          {
            kind: 'claim' as const,
            target: null,
            action: claim,
            words: say({ code: 'board.say.claim', params: { action: ACTIONS[claim] } }),
          },
        ]),
    ...(plea === -1
      ? []
      : [
          {
            kind: 'plea' as const,
            target: Math.floor(plea / ACTIONS.length),
            action: plea % ACTIONS.length,
            words: say({
              code: 'board.say.plea',
              params: { target: Math.floor(plea / ACTIONS.length), action: ACTIONS[plea % ACTIONS.length] },
            }),
          },
        ]),
    ...(doubt === -1
      ? []
      : [{ kind: 'doubt' as const, target: doubt, action: null, words: say({ code: 'board.say.doubt', params: { target: doubt } }) }]),
  ]
  if (said.length === 0) return null
  const beside = !rail && !short
  return (
    <div
      className={styles.said}
      style={beside ? besideHead(standing) : overHead(stage, standing)}
      data-rail={rail}
      data-short={short}
      data-beside={beside}
    >
      {said.map(({ kind, target, action, words }) => (
        <p key={kind} className={styles.bubble} data-kind={kind}>
          {kind === 'claim' ? null : <Sign name={kind} size={15} colour={kind === 'doubt' ? '#9c2418' : '#2a1722'} />}
          {short ? <span className="visually-hidden">{words}</span> : <span>“{words}”</span>}
          {short && action !== null ? <Sign name={ACTIONS[action]} size={17} /> : null}
          {target === null || !short ? null : <SeatFlag seat={target} size={16} />}
        </p>
      ))}
    </div>
  )
}

/** Above the head of who stands behind the plate. */
function overHead({ phone }: Stage, { x, y, scale, plate, behindRail }: Standing): React.CSSProperties {
  if (behindRail) return { bottom: phone ? 20 : 24, left: phone ? 52 : 74 }
  const foot = plate.y + (phone ? 18 : 21)
  return { left: (phone ? 42 : 55) + x - plate.x, bottom: foot - (y - (phone ? 132 : 146) * scale) }
}

const atFeet = ({ phone }: Stage, { x, plate }: Standing): React.CSSProperties => ({
  left: (phone ? 42 : 55) + x - plate.x,
  bottom: phone ? 19 : 22,
})

/** Who stands alone speaks to the side, so that nothing in the room is covered. */
const besideHead = ({ x, y, scale, plate }: Standing): React.CSSProperties => ({
  left: 'auto',
  right: PLATE / 2 - (x - plate.x) + 40 * scale,
  bottom: plate.y + 21 - (y - 64 * scale),
})

const PLATE = 110

/** What came of it is stamped over the head while the dial is turned; afterwards it stands at the feet, out of the way. */
function Verdict({
  board,
  stage,
  seat,
  word,
  small,
  standing,
}: {
  board: SinkingProps
  stage: Stage
  seat: number
  word: Word
  small: boolean
  standing: Standing
}) {
  const { say } = board
  const { verdict } = word
  const fresh = turning(board) === seat
  if (verdict === null) return null
  const style = fresh ? overHead(stage, standing) : small ? undefined : atFeet(stage, standing)
  return (
    <p
      className={styles.verdict}
      data-lied={verdict.lied}
      data-broke={verdict.broke}
      data-verdict={seat}
      data-small={small}
      data-corner={small && !fresh}
      data-stamped={fresh}
      style={style}
    >
      {verdict.lied ? (
        <>
          <strong>{say({ code: 'board.lied' })}</strong>
          <small hidden={small}>
            <Sign name={ACTIONS[verdict.said]} size={16} />
            <span aria-hidden>→</span>
            <Sign name={ACTIONS[verdict.does]} size={16} />
          </small>
        </>
      ) : (
        <>
          <Sign name={verdict.broke ? 'turned' : 'tick'} size={13} colour="#ffffff" />{' '}
          <span className={small || (stage.phone && !fresh) ? 'visually-hidden' : undefined}>
            {say({ code: verdict.broke ? 'board.broke' : 'board.true' })}
          </span>
        </>
      )}
    </p>
  )
}
