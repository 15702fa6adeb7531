import { die, heart, ship as shipArt } from '@flotilla/art/quests'
import { MARAUDERS } from '@flotilla/quests/client'
import type { CSSProperties } from 'react'
import { berthOf, xOf, yOf } from '../chart/geometry.ts'
import type { QuestsProps } from '../props.ts'
import type { Roll } from './rolls.ts'
import type { Sight } from '../sight.ts'
import styles from './volley.module.css'

const drawn = (art: string) => ({ dangerouslySetInnerHTML: { __html: art } })

/** The telling of dice on the chart: they tumble, hits show, ships go down; shots fly in a scene of their own. */
export function Volley({ board, sight, roll }: { board: QuestsProps; sight: Sight; roll: Roll | null }) {
  const { moment } = board
  const { ships } = sight
  const { type, cell, ship, damage, marauder, target } = (moment?.event ?? { type: '' }) as { readonly type: string } & Readonly<
    Record<'cell' | 'ship' | 'damage' | 'marauder' | 'target', number>
  >
  const pace = { ['--told' as string]: `${moment?.ms ?? 450}ms` } as CSSProperties
  return (
    <g style={pace} data-still={moment?.still === true ? '' : undefined} className={styles.volley}>
      {roll === null ? null : <Dice key={roll.n} roll={roll} />}
      {type === 'marauderAttacks' ? <Aim ships={ships} from={MARAUDERS + marauder - 1} to={target} /> : null}
      {type === 'damaged' && cell >= 0 ? (
        <g transform={`translate(${berthOf(ships, ship, cell).join(' ')})`} className={styles.hit}>
          <path d="M0-26 7-11 22-18 15-3 29 5 12 8 15 25 1 14-10 26-10 10-26 8-14-3-23-16-7-11z" className={styles.burst} />
          <text y="6">−{damage}</text>
          <g transform="translate(12 -26) scale(.7)" {...drawn(heart)} />
        </g>
      ) : null}
      {(type === 'sinking' || type === 'sunk') && cell >= 0 ? <Wreck at={berthOf(ships, ship, cell)} ship={ship} /> : null}
    </g>
  )
}

/** A Marauder takes aim: a line to her prey, and sights on it. */
function Aim({ ships, from, to }: { ships: Sight['ships']; from: number; to: number }) {
  const placeOf = (id: number): readonly [number, number] | null => {
    const cell = ships.find((ship) => ship.id === id)?.cell
    return cell === undefined ? null : berthOf(ships, id, cell)
  }
  const [start, end] = [placeOf(from), placeOf(to)]
  if (start === null || end === null) return null
  return (
    <g className={styles.aim}>
      <path d={`M${start[0]},${start[1] - 14}L${end[0]},${end[1] - 14}`} />
      <g transform={`translate(${end[0]} ${end[1] - 14})`}>
        <circle r="30" />
        <path d="M-40,0h16M40,0h-16M0,-40v16M0,40v-16" />
      </g>
    </g>
  )
}

const SIDE = 30
const GAP = 4

/** A row of dice above the space, whole on the chart. Two other faces turn up before the right one. */
function Dice({ roll: { ship, cell, dice, verdict } }: { roll: Roll }) {
  const width = dice.length * (SIDE + GAP) - GAP
  const below = yOf(cell) < -170
  return (
    <g transform={`translate(${xOf(cell) - width / 2} ${yOf(cell) + (below ? 46 : -84)})`} data-dice={dice.join(' ')}>
      <rect x="-8" y="-6" width={width + 16} height={SIDE + 14} rx="6" className={styles.tray} data-verdict={verdict ?? undefined} />
      {dice.map((face, k) => (
        <g key={k} transform={`translate(${k * (SIDE + GAP)} 0)`}>
          <g className={styles.die} style={{ animationDelay: `calc(var(--told, 450ms) * ${k * 0.05})` }}>
            {[face, (face % 6) + 1, ((face + 2) % 6) + 1].map((shown, turn) => (
              <g key={turn} className={turn === 0 ? undefined : styles.turning} data-turn={turn} transform={`scale(${SIDE / 60})`}>
                <g {...drawn(die(shown, ship >= MARAUDERS))} />
              </g>
            ))}
          </g>
        </g>
      ))}
    </g>
  )
}

/** A ship going down where she lay. */
function Wreck({ at: [x, y], ship }: { at: readonly [number, number]; ship: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse rx="30" ry="10" cy="5" className={styles.swirl} />
      <g className={styles.wreck} data-wreck={ship}>
        <g transform="scale(.5)" {...drawn(shipArt({ seat: ship >= MARAUDERS ? null : ship, hurt: 4, sails: 3, guns: 2, ready: 0 }))} />
      </g>
    </g>
  )
}
