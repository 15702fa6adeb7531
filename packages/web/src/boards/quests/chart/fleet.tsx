import { tenth } from '@flotilla/art/kit'
import { afloat, marauderNumber, type Palette } from '@flotilla/art/quests'
import { MARAUDERS, SIDES, chart, heartsOf, neighbour, teamOf, type ReadCtx } from '@flotilla/quests/client'
import { memo, useState } from 'react'
import { Drawing } from '../../../layout/drawing.tsx'
import { FRAME, berthOf, sizeAmong, xOf } from './geometry.ts'
import type { QuestsProps } from '../props.ts'
import type { Sight } from '../sight.ts'
import styles from './fleet.module.css'
import type { Scale } from './stage.tsx'

type Ships = Sight['ships']

const EAST = 0
const WEST = 3

/** The side of a hex that another one lies at, roughly. */
function bearing(from: number, to: number): number {
  for (let side = 0; side < SIDES; side++) if (neighbour(from, side) === to) return side
  return xOf(to) < xOf(from) ? WEST : EAST
}

/** Which way each ship looks: where she sailed last. */
export function useHeadings(ships: Ships): ReadonlyMap<number, number> {
  const [seen, setSeen] = useState<{ readonly ships: Ships; readonly headings: ReadonlyMap<number, number> }>({
    ships,
    headings: new Map(),
  })
  if (seen.ships === ships) return seen.headings
  const headings = new Map(seen.headings)
  for (const { id, cell } of ships) {
    const before = seen.ships.find((ship) => ship.id === id)?.cell
    if (before !== undefined && before !== cell) headings.set(id, bearing(before, cell))
  }
  setSeen({ ships, headings })
  return headings
}

/** A ship that was never seen to sail looks towards the middle of the chart. */
const towardsTheMiddle = (cell: number): number => (xOf(cell) > 20 ? WEST : EAST)

interface FleetProps {
  readonly board: QuestsProps
  readonly sight: Sight
  readonly palette: Palette
  readonly scale: Scale
  readonly narrow: boolean
  /** Ships that a decision or the space looked at is about. */
  readonly targets: ReadonlySet<number>
}

/** The ships on the chart, each a layer of its own; whoever plays has a golden ring around her waterline. */
export function Fleet({ board, sight, palette, scale, narrow, targets }: FleetProps) {
  const { view, seat } = board
  const { ships, ctx } = sight
  const headings = useHeadings(ships)
  const map = chart(view)
  const aimed = board.ask?.kind === 'guns'
  const bare = narrow && scale.zoom === 1
  return (
    <>
      {ships
        .map(({ id, cell }) => ({ id, cell, berth: berthOf(ships, id, cell) }))
        .sort((a, b) => a.berth[1] - b.berth[1])
        .map(({ id, cell, berth: [x, y] }) => {
          const among = sizeAmong(ships, cell)
          const marauder = id >= MARAUDERS ? view.marauders[id - MARAUDERS] : null
          const ship = marauder === null ? view.ships[id] : null
          const ashore = map.terrain[cell] > 3
          return (
            <Piece
              key={id}
              id={id}
              left={(x - FRAME.left) * scale.k}
              top={(y - FRAME.top) * scale.k}
              k={scale.k}
              palette={palette}
              size={(bare ? 0.64 : ashore ? 0.46 : 0.52) * (id === seat ? 1.06 : 1) * among}
              among={among}
              flag={(bare ? 0.82 : 0.96) * (among < 0.7 ? 0.86 : 1)}
              heading={headings.get(id) ?? towardsTheMiddle(cell)}
              hurt={ship?.damage ?? marauder?.damage ?? 0}
              sails={ship?.sails ?? 3}
              guns={ship?.cannons ?? marauder?.cannons ?? 0}
              ready={ship?.readyCannons ?? marauder?.ready ?? 0}
              sunk={(ship?.damage ?? marauder?.damage ?? 0) >= heartsOf(ctx, id)}
              ashore={ashore}
              active={view.round > 0 && view.ended === '' && id === view.active}
              target={!targets.has(id) ? 'none' : aimed ? 'aimed' : 'may'}
              mate={isMate(ctx, seat, id)}
            />
          )
        })}
    </>
  )
}

const isMate = ({ state }: ReadCtx, seat: number | null, id: number): boolean =>
  id < MARAUDERS && seat !== null && state.homes.length < state.seats && teamOf(state, seat) === teamOf(state, id)

interface PieceProps {
  readonly id: number
  readonly left: number
  readonly top: number
  readonly k: number
  readonly palette: Palette
  readonly size: number
  /** The part of its size that is left beside others in its space. */
  readonly among: number
  /** The flag's letter keeps this size on the screen, whatever the scale. */
  readonly flag: number
  readonly heading: number
  readonly hurt: number
  readonly sails: number
  readonly guns: number
  readonly ready: number
  readonly sunk: boolean
  readonly ashore: boolean
  readonly active: boolean
  readonly target: 'none' | 'may' | 'aimed'
  readonly mate: boolean
}

/** A ring around the waterline of whoever plays. */
const PLAYS =
  '<g transform="translate(1,3)"><ellipse rx="37" ry="11" fill="#ffd469" opacity=".35"/><ellipse rx="37" ry="11" fill="none" stroke="#ffe08a" stroke-width="3.4"/><ellipse rx="37" ry="11" fill="none" stroke="#a8670c" stroke-width="1.2"/></g>'
/** Sights on whoever is aimed at; whoever only could be has a red waterline. */
const SIGHTS = {
  none: '',
  may: '<g transform="translate(1,3)"><ellipse rx="37" ry="10" fill="#a1261d" fill-opacity=".18" stroke="#a1261d" stroke-width="2.6" stroke-dasharray="9 5"/></g>',
  aimed:
    '<g transform="translate(0,-16)"><circle r="36" fill="#a1261d" fill-opacity=".13" stroke="#a1261d" stroke-width="3"/><path d="M-44,0h12M44,0h-12M0,-44v12M0,44v-12" stroke="#a1261d" stroke-width="3"/></g>',
} as const

const Piece = memo(function Piece(props: PieceProps) {
  const { id, left, top, k, palette, size, among, flag, heading, hurt, sails, guns, ready, ashore, active, target, mate } = props
  const marauder = id >= MARAUDERS
  const looks = {
    heading,
    scale: size,
    foam: palette.foam,
    sea: ashore ? palette.shal[1] : palette.sea,
    wake: !ashore,
    hurt,
    guns,
    ready,
    night: palette.lamp,
  }
  const art =
    (active || target !== 'none' ? `<g transform="scale(${among})">${active ? PLAYS : ''}${SIGHTS[target]}</g>` : '') +
    (marauder
      ? `${afloat({ ...looks, seat: null })}<g transform="translate(${tenth(23 * among)},${tenth(-31 * among)})">${marauderNumber(id - MARAUDERS + 1, Math.max(9.8, 9.2 / k))}</g>`
      : afloat({ ...looks, seat: id, sails, set: Math.max(1, sails), seed: id, mast: flag / size / Math.min(1, k), mate }))
  return (
    <div className={styles.ship} style={{ left, top }} data-piece={`ship:${id}`} data-ship={id} aria-hidden>
      <div data-idle="ship">
        <Drawing svg={art} box="-64 -96 128 116" width={128 * k} height={116 * k} style={{ left: -64 * k, top: -96 * k }} />
      </div>
    </div>
  )
})
