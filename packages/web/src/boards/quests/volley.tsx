import { MARAUDERS } from '@flotilla/quests/face'
import { Die } from '../die.tsx'
import { berthOf, xOf, yOf } from './geometry.ts'
import { ChartSign } from './glyphs.tsx'
import { Hull } from './hull.tsx'
import type { QuestsProps } from './props.ts'
import { useRoll, type Roll } from './rolls.ts'
import type { Sight } from './sight.ts'
import styles from './volley.module.css'

type Ships = Sight['ships']

/** The telling of dice on the chart: they tumble, shots fly, hits and misses show, ships go down. It only explains what has happened. */
export default function Volley({ board, sight }: { board: QuestsProps; sight: Sight }) {
  const { moment, say } = board
  const { ships } = sight
  const roll = useRoll(board, sight)
  const { type, cell, ship, damage } = (moment?.event ?? { type: '' }) as { readonly type: string } & Readonly<
    Record<'cell' | 'ship' | 'damage', number>
  >
  return (
    <g aria-hidden>
      {roll === null ? null : <Dice key={roll.n} roll={roll} />}
      {roll === null ? null : <Doomed roll={roll} ships={ships} />}
      {type === 'fired' && roll !== null ? <Shots roll={roll} ships={ships} /> : null}
      {type === 'damaged' ? (
        <g transform={`translate(${berthOf(ships, ship, cell).join(' ')})`} className={styles.hit}>
          <path d="M0-19 5-8 16-13 11-2 21 4 9 6 11 18 1 10-7 19-7 7-19 6-10-2-17-12-5-8z" className={styles.burst} />
          <text y="5">−{damage}</text>
          <ChartSign name="heart" x={17} y={-13} size={12} className={styles.heart} />
        </g>
      ) : null}
      {type === 'missed' ? (
        <g transform={`translate(${xOf(cell)} ${yOf(cell)})`} className={styles.miss}>
          <circle r="9" />
          <circle r="15" />
          <text y="-18">{say({ code: 'chart.missed' })}</text>
        </g>
      ) : null}
      {type === 'sinking' || (type === 'sunk' && ship >= MARAUDERS) ? <Wreck at={berthOf(ships, ship, cell)} ship={ship} sinks /> : null}
    </g>
  )
}

const SIDE = 22
const GAP = 3

/** A row of dice above the space, whole on the chart. Two other faces turn up before the right one. */
function Dice({ roll: { ship, cell, dice, verdict } }: { roll: Roll }) {
  const width = dice.length * (SIDE + GAP) - GAP
  const below = yOf(cell) < -150
  return (
    <g transform={`translate(${xOf(cell) - width / 2} ${yOf(cell) + (below ? 34 : -34 - SIDE)})`} data-dice={dice.join(' ')}>
      <rect x="-6" y="-5" width={width + 12} height={SIDE + 10} rx="9" className={styles.tray} data-verdict={verdict ?? undefined} />
      {dice.map((face, k) => (
        <g key={k} transform={`translate(${k * (SIDE + GAP)} 0)`}>
          <g className={styles.die} style={{ animationDelay: `calc(var(--told, 450ms) * ${k * 0.05})` }}>
            {[face, 7 - face, (face % 6) + 1].map((shown, turn) => (
              <g key={turn} className={turn === 0 ? undefined : styles.turning} data-turn={turn}>
                <Die face={shown} owner={ship >= MARAUDERS ? -1 : ship} size={SIDE} />
              </g>
            ))}
          </g>
        </g>
      ))}
    </g>
  )
}

/** One ball a die, in an arc. */
function Shots({ roll: { ship, cell, dice, volley }, ships }: { roll: Roll; ships: Ships }) {
  if (volley === null) return null
  const [x, y] = berthOf(ships, ship, volley.from)
  const [toX, toY] = berthOf(ships, volley.target, cell)
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="12" className={styles.flash} />
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
          <circle r="3.4" className={styles.ball} />
        </g>
      ))}
    </g>
  )
}

/** The table is ahead of the story: a ship that has been sunk by this volley still lies there until that is told. */
function Doomed({ roll: { cell, volley }, ships }: { roll: Roll; ships: Ships }) {
  if (volley === null || volley.sunk || ships.some(({ id, cell: now }) => id === volley.target && now === cell)) return null
  return <Wreck at={berthOf(ships, volley.target, cell)} ship={volley.target} />
}

function Wreck({ at: [x, y], ship, sinks = false }: { at: readonly [number, number]; ship: number; sinks?: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {sinks ? <ellipse rx="17" ry="7" cy="9" className={styles.swirl} /> : null}
      <g className={sinks ? styles.wreck : undefined} data-wreck={sinks ? ship : undefined}>
        <Hull ship={ship} />
      </g>
    </g>
  )
}
