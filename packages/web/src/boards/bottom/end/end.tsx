import { lifeboat, seaStrips, sky, type Light } from '@flotilla/art/bottom'
import { disc, seatColour } from '@flotilla/art/kit'
import { worth, worthOf } from '@flotilla/bottom/client'
import type { Seat } from '@flotilla/kernel'
import { useMemo } from 'react'
import { Flag } from '../../../layout/flag.tsx'
import { BoardCards } from '../cards/board-cards.tsx'
import { useCounting } from '../moments/counting.ts'
import styles from './end.module.css'
import { Layer } from '../stage/layer.tsx'
import type { TimeOfDay } from '../stage/light.ts'
import type { Plan } from '../stage/plan.ts'
import type { Table } from '../props.ts'
import { groupsOf, PAIR, strew } from '../stage/strew.ts'

/** The morning after: every ship's lifeboat with what was saved, counted card by card. */
export function End({ table, time }: { readonly table: Table; readonly time: TimeOfDay }) {
  const { board, ctx, plan } = table
  const { view, say } = board
  const order = view.ships.map((_, seat) => seat).sort((a, b) => worth(ctx, b) - worth(ctx, a))
  const counted = useCounting(Math.max(0, ...view.ships.map((ship) => ship.board.length)))
  const best = worth(ctx, order[0])
  const winners = order.filter((seat) => worth(ctx, seat) === best)
  const isCounted = counted >= Math.max(0, ...view.ships.map((ship) => ship.board.length))
  return (
    <div className={styles.end}>
      <Morning plan={plan} time={time} />
      <h2 className={styles.title}>{isCounted ? say({ code: 'board.wins', params: { seats: winners } }) : say({ code: 'table.over' })}</h2>
      {order.map((seat, i) => (
        <Saved
          key={seat}
          table={table}
          seat={seat}
          row={i}
          rows={order.length}
          light={time.light}
          time={time.name}
          counted={counted}
          isCounted={isCounted}
          wins={isCounted && winners.includes(seat)}
        />
      ))}
    </div>
  )
}

const horizonOf = ({ narrow, height }: Plan): number => (narrow ? 70 : Math.round(height * 0.2))

function Morning({ plan, time: { light, name } }: { readonly plan: Plan; readonly time: TimeOfDay }) {
  const { width, height, k } = plan
  const horizon = horizonOf(plan)
  const strips = useMemo(() => seaStrips(light, width, horizon, height), [light, width, horizon, height])
  return (
    <div aria-hidden>
      <Layer
        name={`morning/${name}`}
        k={k}
        x={0}
        y={0}
        width={width}
        height={horizon + 4}
        draw={() => sky(light, width, horizon, width / 2) + disc(width / 2, horizon + 6, plan.narrow ? 70 : 124, light.orb)}
      />
      {strips.map((strip, i) => (
        <Layer
          key={i}
          name={`morning-sea/${name}/${i}`}
          k={k}
          x={strip.x}
          y={strip.y}
          width={strip.width}
          height={strip.height}
          draw={() => strip.art}
          idle={`strip:${strip.period}`}
        />
      ))}
    </div>
  )
}

/** What the card that is being counted is worth. */
const Worth = ({ value }: { readonly value: number }) => (
  <em className={styles.worth} data-against={value < 0 ? '' : undefined} aria-hidden>
    {value < 0 ? `− ${-value}` : `+ ${value}`}
  </em>
)

interface SavedProps {
  readonly table: Table
  readonly seat: Seat
  readonly row: number
  readonly rows: number
  readonly light: Light
  readonly time: string
  readonly counted: number
  readonly isCounted: boolean
  readonly wins: boolean
}

/** One lifeboat: who, what is in it, and how it adds up so far. */
function Saved({ table, seat, row, rows, light, time, counted, isCounted, wins }: SavedProps) {
  const { board, ctx, plan } = table
  const { view, say, names } = board
  const cards = view.ships[seat].board
  const sum = cards.slice(0, counted).map((back) => worthOf(ctx, back))
  const plus = sum.filter((value) => value >= 0).reduce((total, value) => total + value, 0)
  const minus = sum.filter((value) => value < 0).reduce((total, value) => total - value, 0)
  const groups = groupsOf(view.partner, cards)
  const { narrow } = plan
  const w = narrow ? 40 : rows > 4 ? 52 : rows > 3 ? 58 : 76
  const room = narrow ? plan.width - 60 : plan.width - 340
  const units = groups.reduce((total, group) => total + (group.length > 1 ? PAIR : 1) * (w + 4), 0)
  const length = Math.max(150, Math.min(room + 40, units + (narrow ? 44 : 84)))
  // The tallest cards stand below the title.
  const first = horizonOf(plan) + (narrow ? 106 : w - 6)
  const y = first + ((plan.height - (narrow ? 26 : 34) - first) / Math.max(1, rows - 1 || 1)) * (rows === 1 ? 0.5 : row)
  const left = narrow ? 18 : 280
  return (
    <section className={styles.saved} aria-label={names[seat]} data-wins={wins ? '' : undefined}>
      <div className={styles.cards} style={{ left: left + (narrow ? 14 : 34), top: y - (narrow ? 22 : 30) - w * 1.4, height: w * 1.4 }}>
        {strew(groups, Math.min(room, length - 60), w).map(({ group, x }, i) => (
          <span
            key={group[0]}
            style={{ left: x, zIndex: i + 1 }}
            data-counted={group.every((back) => cards.indexOf(back) < counted) ? '' : undefined}
          >
            <BoardCards table={table} seat={seat} group={group} w={w} size="mini" rested />
            {group.includes(cards[counted - 1]) && !isCounted ? <Worth value={worthOf(ctx, cards[counted - 1])} /> : null}
          </span>
        ))}
      </div>
      <Layer
        name={`saved/${time}/${seat}/${row}`}
        k={plan.k}
        x={left - 30}
        y={y - 48}
        width={length + 60}
        height={62}
        box={`-30 -48 ${length + 60} 62`}
        draw={() =>
          lifeboat(light, {
            length,
            height: narrow ? 24 : 34,
            colour: seatColour(seat).plain,
            sea: light.sea[Math.min(light.sea.length - 1, row + 1)],
          })
        }
        idle="bob"
      />
      <div className={styles.who} style={narrow ? { left: 10, top: y - w * 1.4 - 58 } : { left: 16, top: y - 78 }}>
        <Flag seat={seat} size={narrow ? 28 : 38} />
        <span>
          {names[seat]} <em>{say({ code: 'board.sunk' })}</em>
          <small>
            {say({ code: 'score.cards' })} {plus}
            {minus > 0 ? ` · ${say({ code: 'score.stowaways' })} − ${minus}` : ''}
          </small>
        </span>
        <b>{plus - minus}</b>
      </div>
    </section>
  )
}
