import { TOP, deckLabelAt, waterY, type Stage } from '@flotilla/art/sinking'
import { ACTIONS, CANNONS, COLUMNS, WATER, isChest, leakOf, nameOfThing, sheetOf, type ReadCtx } from '@flotilla/sinking/client'
import { Count } from '../../../story/count.tsx'
import type { Spot } from './arrange.ts'
import { joining } from './crowd.ts'
import type { Pick } from '../decisions/pick.ts'
import { at, takesAt, type SinkingProps } from '../props.ts'
import { linesOf } from './about.tsx'
import { lyingIn } from './places.ts'
import { Plates, SeatFlag } from './plates.tsx'
import styles from './rooms.module.css'
import { FloatingCard, Sign, ThingPicture, figuresOf, labelOf, shortName } from './thing.tsx'

interface RoomsProps {
  readonly board: SinkingProps
  readonly ctx: ReadCtx
  readonly stage: Stage
  readonly pick: Pick
  readonly ghost: number | null
}

/** The four rooms: what lies in each, whose plates hang there, and the words on their signs. */
export function Rooms({ board, ctx, stage, pick, ghost }: RoomsProps) {
  const { view, say } = board
  return COLUMNS.map((column, k) => {
    const room = stage.rooms[k]
    return (
      <section
        key={column}
        className={styles.column}
        style={{ left: room.x, top: room.y - TOP, width: room.w, height: room.h }}
        aria-label={say({ code: `column.${column}` })}
        data-column={column}
        data-place={`room:${column}`}
      >
        <div className={styles.origin} style={{ left: -room.x, top: TOP - room.y, width: stage.width, height: stage.height - TOP }}>
          <h2
            className={styles.sign}
            data-look={`room:${column}`}
            style={{
              left: room.x + room.w / 2 - (stage.phone ? 79 : 105),
              top: room.y - TOP + (stage.phone ? 2 : 6),
              width: stage.phone ? 158 : 184,
            }}
          >
            <span>{say({ code: `column.${column}` })}</span>
            <small>{say({ code: `action.${ACTIONS[k]}` })}</small>
          </h2>
          {k === WATER ? <Gauge board={board} ctx={ctx} stage={stage} /> : null}
          {lyingIn(view, ctx, stage, k, joining(board, k, ghost)).map((spot, i) => (
            <Lying
              key={view.columns[k][i]}
              board={board}
              pick={pick}
              back={view.columns[k][i]}
              spot={spot}
              column={k}
              phone={stage.phone}
            />
          ))}
          <Plates board={board} ctx={ctx} stage={stage} pick={pick} column={k} more={joining(board, k, ghost)} />
        </div>
      </section>
    )
  })
}

/** How what floats lies in the water. */
const TILT = [5, -8, 6, -4, 7, -6]

function Lying({
  board,
  pick,
  back,
  spot,
  column,
  phone,
}: {
  board: SinkingProps
  pick: Pick
  back: number
  spot: Spot
  column: number
  phone: boolean
}) {
  const { view, say } = board
  const state = pick.stateOf(`thing:${back}`)
  const { water, hammers, hits, points } = figuresOf(board, back)
  const order = view.columns[column].filter(isChest).indexOf(back)
  const name = nameOfThing(view, back)
  // The die of a cannon lies under it as long as somebody may still roll it again.
  const rolled = column === CANNONS && view.asks.some(({ kind }) => kind === 'window.cannon') ? view.rolled.indexOf(back) : -1
  const place = view.columns[column].indexOf(back) + 1
  return (
    <button
      type="button"
      className={styles.thing}
      style={{
        left: spot.x,
        top: spot.y - TOP,
        width: spot.w,
        height: spot.h,
        ['--size' as string]: spot.scale,
        ...(column === WATER ? { rotate: `${TILT[place % TILT.length]}deg` } : {}),
      }}
      data-piece={`thing:${back}`}
      data-from={isChest(back) ? 'hold' : column === WATER || column === 1 ? 'deck' : column === 2 ? 'breachDeck' : undefined}
      data-kind={COLUMNS[column]}
      data-named={spot.named}
      data-state={state}
      data-together={isOnlyTogether(board, back)}
      data-asked={askedFor(board)?.breach === back}
      data-legal={state === 'plain' || state === 'source' ? undefined : ''}
      data-takes={takesAt(board, `thing:${back}`)}
      aria-pressed={state === 'chosen'}
      aria-label={column === WATER ? `${labelOf(board, back)}, ${place}` : [labelOf(board, back), ...linesOf(board, back)].join('. ')}
      data-look={`thing:${back}`}
      onClick={() => pick.press(`thing:${back}`)}
    >
      {column === WATER ? (
        <FloatingCard view={view} back={back} />
      ) : (
        <ThingPicture view={view} back={back} order={order} className={styles.picture} />
      )}
      {column !== WATER && spot.named ? <span className={styles.tag}>{shortName(say, name, order)}</span> : null}
      {points === undefined || points === 0 ? null : (
        <b className={styles.coin} data-place={`gem:${back}`}>
          {points}
        </b>
      )}
      {water === undefined && hammers === undefined ? null : (
        <span className={styles.badges}>
          {water === undefined ? null : (
            <b data-badge="water" data-place={`leak:${back}`}>
              <Sign name="drop" size={phone ? 10 : 13} colour="#ffffff" />
              {water}
            </b>
          )}
          {hammers === undefined ? null : (
            <b data-badge="hammers" data-place={`hammers:${back}`}>
              <Sign name="patch" size={phone ? 10 : 13} colour="#ffffff" />
              {hammers}
            </b>
          )}
        </span>
      )}
      {askedFor(board)?.breach === back ? (
        <span className={styles.help} aria-hidden>
          <SeatFlag seat={askedFor(board)?.by ?? 0} /> <Sign name="patch" size={16} /> ?
        </span>
      ) : null}
      {rolled === -1 ? null : (
        <b className={styles.rolled} data-hit={view.shown[rolled] <= (hits ?? 0)} aria-hidden>
          {view.shown[rolled]}
        </b>
      )}
      {hits === undefined ? null : (
        <b className={styles.odds} data-place={`odds:${back}`}>
          {say({ code: 'board.hits', params: { hits } })}
        </b>
      )}
    </button>
  )
}

/** What is beyond the own hammers, but not beyond those of all who patch. */
const isOnlyTogether = (board: SinkingProps, back: number): boolean =>
  at(board, `thing:${back}`).offered.some(({ choice }) => 'propose' in choice)

/** The breach for which somebody asks all who patch for their hammers, and who does. */
function askedFor({ view, ask }: SinkingProps): { readonly breach: number; readonly by: number } | null {
  const open = [ask, ...view.asks].find((one) => one?.kind === 'patch.agree') as { breach?: number; by?: number } | undefined
  return open?.breach === undefined || open.by === undefined ? null : { breach: open.breach, by: open.by }
}

/** How much water there is, how much the section bears, and what leaks in next. */
function Gauge({ board: { view, say }, ctx, stage }: { board: SinkingProps; ctx: ReadCtx; stage: Stage }) {
  const { threshold, water: more } = sheetOf(ctx)
  const water = view.columns[WATER].length
  const leak = leakOf(ctx)
  const room = stage.rooms[0]
  const share = Math.min(1, water / Math.max(1, threshold))
  return (
    <>
      <p
        className={styles.count}
        data-place="gauge"
        data-look="gauge"
        style={{ left: room.x + (stage.phone ? 4 : 14), top: room.y - TOP + (stage.phone ? 26 : 38), width: stage.phone ? 132 : 164 }}
        data-high={water + leak >= threshold && view.ended === ''}
        aria-label={say({ code: 'table.water', params: { water, threshold, leak } })}
        role="img"
      >
        <span>
          <Count value={water} /> <small>{say({ code: 'board.ofThreshold', params: { threshold } })}</small>
        </span>
        {leak > 0 ? (
          <em data-place="leaks">
            {say({ code: stage.phone ? 'board.leaksShort' : 'board.leaksTo', params: { leak, total: water + leak, more } })}
          </em>
        ) : (
          <em data-dry="">{say({ code: 'board.noLeaks', params: { more } })}</em>
        )}
      </p>
      <div
        className={styles.tube}
        data-place="glass"
        style={{
          left: room.x + room.w - (stage.phone ? 36 : 42),
          top: room.y - TOP + (stage.phone ? 34 : 40),
          height: stage.phone ? 68 : 118,
        }}
        aria-hidden
      >
        <i style={{ height: `${share * 100}%` }} />
        {Array.from({ length: Math.max(0, threshold - 1) }, (_, k) => (
          <s key={k} style={{ bottom: `${((k + 1) / threshold) * 100}%` }} />
        ))}
      </div>
      <Marks stage={stage} threshold={threshold} water={water} lostAt={say({ code: 'board.lostAt', params: { threshold } })} />
      <DeckNames stage={stage} levels={ctx.edition.levels.map(({ id }) => say({ code: `level.${id}` }))} gone={view.ended === 'sunk'} />
    </>
  )
}

/** A tick for each card up to the threshold, at the wall of the flooding section. */
function Marks({ stage, threshold, water, lostAt }: { stage: Stage; threshold: number; water: number; lostAt: string }) {
  const { phone, holdY, keelY } = stage
  const right = stage.width - (stage.right(holdY + 40) - (phone ? 10 : 20))
  return (
    <div className={styles.marks} data-place="hold" style={{ right, top: holdY - TOP, height: keelY - holdY }} aria-hidden>
      {Array.from({ length: threshold }, (_, k) => (
        <i key={k} style={{ bottom: `${((k + 1) / threshold) * 100}%` }} data-last={k + 1 === threshold} />
      ))}
      {phone ? null : <span>{lostAt}</span>}
      {phone || water === 0 || water >= threshold ? null : <b style={{ top: waterY(stage, water, threshold) - holdY }}>{water}</b>}
    </div>
  )
}

const NUMERALS = ['I', 'II', 'III', 'IV']

function DeckNames({ stage, levels, gone }: { stage: Stage; levels: readonly string[]; gone: boolean }) {
  if (gone) return null
  return (
    <ol className={styles.decks} reversed>
      {[4, 3, 2, 1]
        .filter((level) => level >= stage.level)
        .map((level) => {
          const [left, top] = deckLabelAt(stage, level)
          return (
            <li key={level} data-place={`section:${level}`} style={{ left, top: top - TOP }} data-flooding={level === stage.level}>
              {NUMERALS[level - 1]} · {levels[level - 1]}
            </li>
          )
        })}
    </ol>
  )
}
