import { die, heart, ship as shipArt } from '@flotilla/art/quests'
import { MARAUDERS } from '@flotilla/quests/face'
import type { CSSProperties } from 'react'
import { berthOf, xOf, yOf } from './geometry.ts'
import type { QuestsProps } from './props.ts'
import type { Roll } from './rolls.ts'
import type { Sight } from './sight.ts'
import styles from './volley.module.css'

type Ships = Sight['ships']
const drawn = (art: string) => ({ dangerouslySetInnerHTML: { __html: art } })

/** The telling of dice on the chart: they tumble, shots fly, hits and misses show, ships go down. It only explains what has happened. */
export default function Volley({ board, sight, roll }: { board: QuestsProps; sight: Sight; roll: Roll | null }) {
  const { moment, say } = board
  const { ships } = sight
  const { type, cell, ship, damage } = (moment?.event ?? { type: '' }) as { readonly type: string } & Readonly<
    Record<'cell' | 'ship' | 'damage', number>
  >
  const pace = { ['--told' as string]: `${moment?.ms ?? 450}ms` } as CSSProperties
  return (
    <g style={pace} data-still={moment?.still === true ? '' : undefined} className={styles.volley}>
      {roll === null ? null : <Dice key={roll.n} roll={roll} />}
      {type === 'fired' && roll !== null ? <Shots roll={roll} ships={ships} /> : null}
      {type === 'damaged' && cell >= 0 ? (
        <g transform={`translate(${berthOf(ships, ship, cell).join(' ')})`} className={styles.hit}>
          <path d="M0-26 7-11 22-18 15-3 29 5 12 8 15 25 1 14-10 26-10 10-26 8-14-3-23-16-7-11z" className={styles.burst} />
          <text y="6">−{damage}</text>
          <g transform="translate(12 -26) scale(.7)" {...drawn(heart)} />
        </g>
      ) : null}
      {type === 'missed' ? (
        <g transform={`translate(${xOf(cell)} ${yOf(cell)})`} className={styles.miss}>
          <path
            d="M-16,10C-8,-2 -12,-18 -10,-26L-5,-20L-2,-34L3,-22L8,-30L8,-18C10,-6 10,2 17,10C8,16 -8,16 -16,10Z"
            className={styles.splash}
          />
          <ellipse cy="11" rx="22" ry="6" />
          <text y="-38">{say({ code: 'chart.missed' })}</text>
        </g>
      ) : null}
      {(type === 'sinking' || type === 'sunk') && cell >= 0 ? <Wreck at={berthOf(ships, ship, cell)} ship={ship} /> : null}
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
            {[face, 7 - face, (face % 6) + 1].map((shown, turn) => (
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

/** One ball a die, in an arc, out of a bank of smoke. */
function Shots({ roll: { ship, cell, dice, volley }, ships }: { roll: Roll; ships: Ships }) {
  if (volley === null) return null
  const [x, y] = berthOf(ships, ship, volley.from)
  const [toX, toY] = berthOf(ships, volley.target, cell)
  return (
    <g transform={`translate(${x} ${y - 8})`}>
      <circle r="14" className={styles.flash} />
      {[0, 1, 2, 3, 4].map((k) => (
        <circle key={k} cx={(k - 2) * 9 + (toX > x ? 10 : -10)} cy={-4 - (k % 2) * 7} r={8 + (k % 3) * 3} className={styles.smoke} />
      ))}
      {dice.map((_, k) => (
        <g
          key={k}
          className={styles.flight}
          style={{
            ['--x' as string]: `${toX - x}px`,
            ['--y' as string]: `${toY - y}px`,
            ['--late' as string]: `calc(var(--told, 450ms) * ${(0.3 * k) / dice.length})`,
          }}
        >
          <circle r="4" className={styles.ball} />
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
