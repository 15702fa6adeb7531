import { SEAT_LETTERS, TOP, flag, type Stage } from '@flotilla/art/sinking'
import { ACTIONS, honestyOf, type ReadCtx } from '@flotilla/sinking/client'
import { Art } from './art.tsx'
import { standAtRail, standIn, tileAt, type Standing } from './arrange.ts'
import { Bubble } from '../decisions/bubble.tsx'
import { atRail, isTiled, standingIn } from './crowd.ts'
import type { Pick } from '../decisions/pick.ts'
import styles from './plates.module.css'
import { stepOf, type SinkingProps } from '../props.ts'
import { recordOf, wordOf } from '../moments/said.ts'
import { Sign } from './thing.tsx'

/** A flag with a letter that can be read at any size: never below 13 pixels. */
export function SeatFlag({ seat, size = 16 }: { seat: number; size?: number }) {
  return (
    <Art
      name={`flag ${seat} ${size}`}
      draw={() => flag(seat, 13, Math.max(0.76, 18 / size))}
      box={[-12, -9, 25, 18]}
      className={styles.flag}
      style={{ width: size * 1.4, height: size }}
    />
  )
}

interface PlatesProps {
  readonly board: SinkingProps
  readonly ctx: ReadCtx
  readonly stage: Stage
  readonly pick: Pick
}

/** The plates of those who stand in a room, numbered in the order in which they will act. */
export function Plates({ column, more, ...props }: PlatesProps & { readonly column: number; readonly more: number }) {
  const { board, stage } = props
  const seats = standingIn(board.view, column)
  const tiled = isTiled(stage, board.view, column)
  if (seats.length === 0) return null
  return (
    <ol className={styles.plates}>
      {seats.map((seat, i) => {
        const laid = board.view.dials[column].indexOf(seat)
        return (
          <Plate
            key={seat}
            {...props}
            seat={seat}
            order={laid === -1 ? null : laid + 1}
            standing={
              tiled
                ? { ...standIn(stage, column, i, seats.length), plate: tileAt(stage, column, i, seats.length) }
                : standIn(stage, column, i, seats.length + more)
            }
            crowd={seats.length}
            tile={tiled}
          />
        )
      })}
    </ol>
  )
}

export function RailPlates(props: PlatesProps) {
  const seats = atRail(props.board.view)
  return (
    <ol className={styles.plates} aria-label={props.board.say({ code: 'board.rail' })}>
      {seats.map((seat, i) => (
        <Plate
          key={seat}
          {...props}
          seat={seat}
          order={null}
          standing={standAtRail(props.stage, i, seats.length)}
          crowd={seats.length}
          rail
        />
      ))}
    </ol>
  )
}

interface PlateProps extends PlatesProps {
  readonly seat: number
  readonly order: number | null
  readonly standing: Standing
  readonly crowd: number
  readonly rail?: boolean
  /** The flag and the hand alone. */
  readonly tile?: boolean
}

/** Order, flag, name, hand, First Mate; its lower edge is the honesty of past rounds: a notch for each. */
function Plate({ board, stage, pick, seat, order, standing, crowd, rail = false, tile = false }: PlateProps) {
  const { view, say, names, crew } = board
  const { phone } = stage
  const word = wordOf(view, seat)
  const state = pick.stateOf(`seat:${seat}`)
  const talking = stepOf(view) === 'talk'
  const ready = talking && !view.asks.some((ask) => ask.kind === 'discuss' && ask.seat === seat)
  const member = crew[seat]
  const absent = member.kind === 'person' && !member.online
  const doubted = word.verdict === null && view.doubts.includes(seat)
  const record = recordOf(view, seat)
  const { trueColumns, columns } = honestyOf(view, seat)
  const about = [
    names[seat],
    seat === view.firstMate ? say({ code: 'board.firstMate' }) : '',
    say({ code: 'table.hand', params: { cards: view.hands[seat].length, chests: view.chests[seat].length } }),
    columns === 0 || record.length === 0 ? '' : say({ code: 'board.honest', params: { n: trueColumns, of: columns } }),
    word.verdict === null
      ? ''
      : say({ code: 'board.saidDoes', params: { said: ACTIONS[word.verdict.said], does: ACTIONS[word.verdict.does] } }),
    word.verdict?.lied === true ? say({ code: 'board.lied' }) : '',
    absent ? say({ code: 'web.offlineSeat' }) : '',
  ].filter((part) => part !== '')
  return (
    <li
      className={styles.plate}
      style={{ left: standing.plate.x, top: standing.plate.y - TOP }}
      data-dial={seat}
      data-piece={`plate:${seat}`}
      data-place={`seat:${seat}`}
      data-swallows={view.hands[seat].map((back) => `thing:${back}`).join(' ')}
      data-tile={tile}
      data-rail={rail}
      data-you={seat === board.seat}
      data-liar={word.verdict?.lied ?? false}
      data-absent={absent}
    >
      <button
        type="button"
        data-state={state}
        data-legal={state === 'target' || state === 'chosen' ? '' : undefined}
        aria-label={about.join(', ')}
        data-look={`seat:${seat}`}
        onClick={() => pick.press(`seat:${seat}`)}
      >
        {order === null ? null : (
          <i className={styles.order} data-place={`order:${seat}`}>
            {order}
          </i>
        )}
        <SeatFlag seat={seat} />
        <span className={styles.name}>{tile ? SEAT_LETTERS[seat] : names[seat]}</span>
        {absent ? <Sign name="glass" size={13} colour="#6b4a3a" /> : null}
        {doubted ? (
          <i className={styles.doubted} data-place={`doubt:${seat}`}>
            <Sign name="doubt" size={13} colour="#ffffff" />
          </i>
        ) : null}
        {phone || doubted || order !== null || view.chests[seat].length > 0 ? null : <Sign name="cards" size={13} colour="#4a2f2a" />}
        <b data-place={`cards:${seat}`}>{view.hands[seat].length}</b>
        {view.chests[seat].length === 0 ? null : <b className={styles.chests}>+{view.chests[seat].length}</b>}
      </button>
      {record.length === 0 ? null : (
        <span className={styles.record} data-place={`record:${seat}`} aria-hidden>
          {record.slice(-8).map((kind, k) => (
            <i key={k} data-kind={kind} />
          ))}
        </span>
      )}
      {talking && record.length > 0 && !phone && crowd < 3 ? (
        <span className={styles.tab} aria-hidden>
          {record.slice(-5).map((kind, k) => (
            <Sign
              key={k}
              name={kind === 'true' ? 'tick' : kind === 'lie' ? 'lie' : kind === 'broke' ? 'turned' : 'blank'}
              size={13}
              colour={kind === 'true' ? '#8ff0b4' : kind === 'lie' ? '#ff9d86' : kind === 'broke' ? '#ffd27a' : '#cfc4b4'}
            />
          ))}
          <b>
            {trueColumns}/{columns}
          </b>
        </span>
      ) : null}
      {seat === view.firstMate ? (
        <span className={styles.star} data-place="mate" aria-hidden>
          <Sign name="mate" size={12} colour="#ffd75a" />
        </span>
      ) : null}
      {ready ? (
        <span className={styles.ready} data-place={`ready:${seat}`} aria-hidden>
          <Sign name="tick" size={11} colour="#ffffff" />
        </span>
      ) : null}
      {tile ? null : <Bubble board={board} stage={stage} seat={seat} rail={rail} crowd={crowd} standing={standing} word={word} />}
    </li>
  )
}
