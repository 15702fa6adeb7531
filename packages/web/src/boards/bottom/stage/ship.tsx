import { DAY, lifeboat, liner } from '@flotilla/art/bottom'
import { seatColour } from '@flotilla/art/kit'
import { worth } from '@flotilla/bottom/client'
import type { Seat } from '@flotilla/kernel'
import type { Offered } from '../../../table/board.ts'
import { Flag } from '../../../layout/flag.tsx'
import { Count } from '../../../story/count.tsx'
import { airOf } from './air.ts'
import { BoardCards } from '../cards/board-cards.tsx'
import { Back } from '../cards/card.tsx'
import { Layer } from './layer.tsx'
import type { TimeOfDay } from './light.ts'
import { GoingDown } from '../moments/going-down.tsx'
import { Portholes } from './portholes.tsx'
import { at, litAs, type Table } from '../props.ts'
import styles from './ship.module.css'
import { groupsOf, strew } from './strew.ts'
import { Water } from './water.tsx'

/** A rival's ship as long as there is room for, by how many there are. */
const LENGTHS = [0, 760, 540, 348, 256] as const
const FUNNELS = [
  [34, 68, 102],
  [34, 68, 102],
  [34, 68, 102],
  [16, 40, 64],
  [14, 36],
] as const
const CARDS_FROM = [0, 146, 146, 98, 62] as const
const HEIGHT = 150
const CARD = 47
/** How much the deck rises for each unit aside, in the Sinking. */
export const TILT = Math.tan((1.4 * Math.PI) / 180)

export interface Berth {
  readonly x: number
  readonly length: number
  readonly crowd: number
}

/** Where the ships lie, side by side. */
export function berthsOf(rivals: number, width: number): readonly Berth[] {
  const slot = width / Math.max(1, rivals)
  const length = Math.round((LENGTHS[rivals] ?? 256) * Math.min(1.25, width / 1280))
  return Array.from({ length: rivals }, (_, i) => ({
    x: Math.round(slot * i + (rivals < 3 ? 10 : rivals < 4 ? 8 : 4)),
    length,
    crowd: rivals,
  }))
}

/** Just now she has become the last one afloat. */
const isLast = ({ ships }: Table['board']['view'], moment: Table['board']['moment'], seat: Seat): boolean =>
  moment?.event.type === 'sunk' && !ships[seat].sunk && ships.filter(({ sunk }) => !sunk).length === 1

/** Of a draft only this is known: whether somebody has kept a card already. */
const isChoosing = ({ crew }: Table['board'], seat: Seat): boolean => crew.some((one) => one.seat === seat && one.thinking)

interface ShipProps {
  readonly table: Table
  readonly seat: Seat
  readonly berth: Berth
  readonly time: TimeOfDay
}

/** What a ship is drawn by: how much room there is for her cards, and how much air is left. */
function measuresOf({ ctx, board: { view }, plan }: Table, seat: Seat, { length, crowd }: Berth) {
  const phone = plan.narrow
  const air = airOf(ctx, seat)
  const all = Math.max(air.deck, 10)
  const from = phone ? 92 : CARDS_FROM[crowd]
  return {
    air,
    all,
    from,
    room: length - from - (phone ? 10 : crowd < 3 ? 20 : 6),
    spacing: Math.min(12.6, (length - (crowd > 2 || phone ? 104 : 116)) / all),
    groups: groupsOf(view.partner, view.ships[seat].board),
    w: phone ? 43 : CARD,
  }
}

type Measures = ReturnType<typeof measuresOf>

/** A rival's liner: the board stands on her deck, her lit portholes are the deck, what she lost floats behind her. */
export function Ship(props: ShipProps) {
  const { table, seat, berth, time } = props
  const { board, choosing, plan } = table
  const { view, say, names, moment } = board
  const ship = view.ships[seat]
  const measures = measuresOf(table, seat, berth)
  const { air, all, spacing } = measures
  const offered = at(board, `seat:${seat}`).offered[0]
  const offer = offered ?? (ship.sunk || air.deck === 0 ? undefined : litAs(board, 'hulls'))
  const { length, crowd } = berth
  const phone = plan.narrow
  // The deck before us tilts, and the ships behind it ride as it does.
  const tilted = time.name === 'night' && !phone ? (berth.x + length / 2 - plan.width / 2) * TILT : 0
  const told = moment?.event.seat === seat || moment?.event.target === seat
  const drafting = view.phase === 'draft'
  const lost = moment?.event.type === 'sunk' && moment.event.seat === seat ? moment : null
  const hull = <Hull {...props} groups={measures.groups.length} />
  return (
    <section
      className={styles.ship}
      aria-label={names[seat]}
      data-active={view.active === seat && !drafting ? '' : undefined}
      data-told={told ? '' : undefined}
      data-low={air.low && !ship.sunk ? '' : undefined}
      data-pick={offer === undefined ? undefined : ''}
      data-sunk={ship.sunk ? '' : undefined}
      data-last={isLast(view, moment, seat) ? '' : undefined}
      data-sinking={moment?.event.type === 'sinking' && moment.event.seat === seat && !moment.still ? '' : undefined}
      data-crowd={crowd}
      data-idle="bob"
      style={{
        left: berth.x,
        top: phone ? undefined : plan.waterline - HEIGHT + tilted,
        width: length,
        height: HEIGHT,
        ['--ms' as string]: `${moment?.ms ?? 0}ms`,
      }}
    >
      {lost === null ? null : <GoingDown moment={lost}>{hull}</GoingDown>}
      {ship.sunk ? <Boat {...props} measures={measures} /> : hull}
      <DeckCards {...props} measures={measures} />
      <Plate {...props} offer={offer} from={measures.from} />
      {ship.sunk ? null : (
        <div className={styles.air} data-place={`deck:${seat}`}>
          <Portholes lit={air.deck} all={all} spacing={spacing} />
          <span>
            {say({ code: view.phase === 'sinking' ? 'board.airOf' : 'board.deck', params: { n: air.deck } })}
            {air.sinks ? ` · ${say({ code: 'board.sinksSoon' })}` : ''}
          </span>
        </div>
      )}
      {ship.sunk || drafting ? null : (
        <div className={styles.behind} style={{ left: phone ? length - 58 : length + (crowd < 3 ? 4 : -4) }}>
          <Water table={table} seat={seat} w={phone ? 34 : crowd < 4 ? 42 : 36} />
        </div>
      )}
      {offer === undefined ? null : (
        <button type="button" className={styles.ring} tabIndex={-1} aria-hidden onClick={() => choosing.press(offer)} />
      )}
    </section>
  )
}

function Hull({ table: { plan }, seat, berth: { length, crowd }, time, groups }: ShipProps & { readonly groups: number }) {
  const phone = plan.narrow
  return (
    <Layer
      name={`liner/${time.name}/${seat}/${crowd}/${groups < 6}`}
      k={plan.k}
      x={0}
      y={2}
      width={length + 10}
      height={HEIGHT}
      box={`0 -148 ${length + 10} ${HEIGHT}`}
      draw={() =>
        liner(time.light, {
          length,
          funnels: phone ? [14, 38, 62] : FUNNELS[crowd],
          colour: seatColour(seat).plain,
          windows: time.name !== 'day',
          bridge: !phone && crowd < 3 && groups < 6,
        })
      }
    />
  )
}

interface MeasuredProps extends ShipProps {
  readonly measures: Measures
}

/** What is left of a ship that has sunk: a lifeboat. */
const Boat = ({ table: { plan }, seat, time, measures: { from, room } }: MeasuredProps) => (
  <Layer
    name={`boat/${time.name}/${seat}`}
    k={plan.k}
    x={from - 60}
    y={HEIGHT - 58}
    width={room + 100}
    height={64}
    box={`-30 -48 ${room + 100} 64`}
    draw={() =>
      lifeboat(
        { ...time.light, house: DAY.house },
        { length: room + 36, height: 36, colour: seatColour(seat).plain, sea: time.light.sea[2], oars: false },
      )
    }
  />
)

/** Her board; in a draft the backs of the pack that she chooses from. */
function DeckCards({ table, seat, measures: { from, room, groups, w } }: MeasuredProps) {
  const { view } = table.board
  const pack = view.phase === 'draft' ? view.packs[seat].slice(0, 3) : []
  return (
    <div className={styles.cards} style={{ left: from, width: room }}>
      {strew(groups, room, w).map(({ group, x }, i) => (
        <span key={group[0]} style={{ left: x, zIndex: i + 1 }}>
          <BoardCards table={table} seat={seat} group={group} w={w} size="mini" />
        </span>
      ))}
      {pack.map((back, i) => (
        <span key={back} style={{ left: i * 17 }}>
          <Back w={40} style={{ rotate: `${i * 5 - 5}deg` }} />
        </span>
      ))}
    </div>
  )
}

interface PlateProps extends ShipProps {
  readonly offer: Offered | undefined
  readonly from: number
}

/** Whose ship it is and what she is worth; pressed to choose her. */
function Plate({ table, seat, berth: { crowd }, offer, from }: PlateProps) {
  const { board, choosing } = table
  const { view, say, names, crew } = board
  const { sunk } = view.ships[seat]
  const member = crew.find((one) => one.seat === seat)
  return (
    <div className={styles.plate} data-place={`ship:${seat}`} style={sunk ? { left: from + 4 } : undefined}>
      <Flag seat={seat} size={crowd > 2 ? 28 : 31} />
      <button
        type="button"
        className={styles.name}
        data-legal={offer === undefined ? undefined : ''}
        data-chosen={offer !== undefined && choosing.isChosen(offer.choice) ? '' : undefined}
        disabled={offer === undefined}
        aria-label={offer === undefined ? names[seat] : `${names[seat]}. ${say(offer.text)}`}
        onClick={() => offer !== undefined && choosing.press(offer)}
      >
        {names[seat]}
      </button>
      {view.phase === 'draft' ? (
        <span>{say({ code: isChoosing(board, seat) ? 'board.chooses' : 'board.hasChosen' })}</span>
      ) : (
        <Holdings table={table} seat={seat} />
      )}
      {member?.thinking === true ? (
        <span className={styles.thinks} title={say({ code: 'web.thinking' })} aria-label={say({ code: 'web.thinking' })} role="img" />
      ) : null}
      {member !== undefined && (!member.online || member.away) ? (
        <span>{say({ code: member.away ? 'web.away' : 'web.offlineSeat' })}</span>
      ) : null}
    </div>
  )
}

/** What she is worth, and how many cards are in hand. */
function Holdings({ table: { board, ctx }, seat }: Pick<ShipProps, 'table' | 'seat'>) {
  const { view, say } = board
  const { sunk, hand } = view.ships[seat]
  return (
    <>
      <span className={styles.worth} data-place={`worth:${seat}`}>
        <span className="visually-hidden">{say({ code: 'board.worth', params: { n: worth(ctx, seat) } })}</span>
        <b aria-hidden>
          <Count value={worth(ctx, seat)} />
        </b>
        <span aria-hidden className={styles.word}>
          {say({ code: 'board.worthWord' })}
        </span>
      </span>
      {sunk ? (
        <span>{say({ code: 'board.sunk' })}</span>
      ) : (
        <span data-place={`hand:${seat}`}>{say({ code: 'board.hand', params: { n: hand.length } })}</span>
      )}
    </>
  )
}
