import { ACTIONS } from '@flotilla/sinking/face'
import type { Stage } from '@flotilla/art/sinking'
import type { Standing } from './arrange.ts'
import styles from './bubble.module.css'
import type { SinkingProps } from './props.ts'
import { turning, type Word } from './said.ts'
import { Sign } from './thing.tsx'
import { SeatFlag } from './plates.tsx'

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
  const short = stage.phone || (rail ? crowd > 3 : crowd > 1)
  const lines = board.talk?.find((one) => one.seat === seat)
  if (lines !== undefined)
    return (
      <p className={styles.bubble} data-kind="chat" data-rail={rail} style={overHead(stage, standing)}>
        {lines.text}
      </p>
    )
  if (word.verdict !== null) return <Verdict board={board} seat={seat} word={word} small={crowd > 2} style={overHead(stage, standing)} />
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
  return (
    <div className={styles.said} style={overHead(stage, standing)} data-rail={rail} data-short={short}>
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

function Verdict({
  board,
  seat,
  word,
  small,
  style,
}: {
  board: SinkingProps
  seat: number
  word: Word
  small: boolean
  style: React.CSSProperties
}) {
  const { say } = board
  const { verdict } = word
  const fresh = turning(board) === seat
  if (verdict === null) return null
  return (
    <p
      className={styles.verdict}
      data-lied={verdict.lied}
      data-broke={verdict.broke}
      data-verdict={seat}
      data-small={small}
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
          <span className={small ? 'visually-hidden' : undefined}>{say({ code: verdict.broke ? 'board.broke' : 'board.true' })}</span>
        </>
      )}
    </p>
  )
}
