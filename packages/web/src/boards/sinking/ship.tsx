import { SECTIONS, leakOf, levelOf, sheetOf, type Io } from '@flotilla/sinking/face'
import type { SinkingProps } from './props.ts'
import styles from './ship.module.css'

const DECK = 19
/** The hull from the Main Deck down to the Cargo Hold, each section a plank course wide at the top and narrow below. */
const HULL = [
  { left: 22, right: 194, below: [32, 188] },
  { left: 32, right: 188, below: [44, 180] },
  { left: 44, right: 180, below: [60, 168] },
  { left: 60, right: 168, below: [84, 146] },
] as const
const TOP = 78
const SEA = 112

const plank = (k: number): string => {
  const { left, right, below } = HULL[k]
  const y = TOP + k * DECK
  return `M${left} ${y}H${right}L${below[1]} ${y + DECK}H${below[0]}z`
}

/** The ship that really sinks: a section breaks off at a time, and the water in the lowest one rises to the threshold. */
export function ShipPicture({ board, io }: { board: SinkingProps; io: Io }) {
  const { view, say } = board
  const { threshold } = sheetOf(io)
  const water = view.columns[0].length
  const leak = leakOf(io)
  const lost = SECTIONS - view.sections
  const level = io.edition.levels[Math.min(levelOf(view), SECTIONS) - 1].id
  const gone = view.ended === 'sunk'
  return (
    <section className={styles.ship} aria-label={say({ code: 'board.ship' })} data-ending={view.ended}>
      <svg viewBox="0 0 240 186" role="img" aria-label={say({ code: 'table.water', params: { water, threshold, leak } })}>
        <circle cx="40" cy="34" r="15" className={styles.sun} />
        <g
          className={styles.afloat}
          style={{ transform: gone ? 'translateY(112px) rotate(24deg)' : `translateY(${lost * (DECK - 4)}px) rotate(${lost * 1.8}deg)` }}
        >
          <path d="M104 10h4v70h-4zM62 34h3v46h-3zM150 34h3v46h-3z" className={styles.wood} />
          <path d="M108 14c30 6 34 30 30 52-10-4-20-5-30-3zM104 20c-22 6-28 26-26 46 8-4 16-5 26-3z" className={styles.sail} />
          <path d="M153 38c18 4 22 18 20 32-7-3-13-3-20-2zM62 38c-16 4-20 18-18 32 6-3 11-3 18-2z" className={styles.sail} />
          <path d="M104 4l-20 3 20 5z" className={styles.pennant} />
          {HULL.map((_, k) => {
            const section = SECTIONS - k
            const isLost = section <= lost
            return (
              <g key={section} className={styles.section} data-lost={isLost}>
                <path d={plank(k)} className={styles.wood} />
                {section === lost + 1 && !gone ? <Bilge k={k} share={Math.min(1, water / threshold)} /> : null}
                <text x="106" y={TOP + k * DECK + 14}>
                  {section}
                </text>
              </g>
            )
          })}
        </g>
        <path
          d={`M0 ${SEA}c14-6 26 6 40 0s26 6 40 0 26 6 40 0 26 6 40 0 26 6 40 0 26 6 40 0V186H0z`}
          className={styles.sea}
          data-calm={view.ended === 'saved'}
        />
        <Gauge water={water} threshold={threshold} leak={leak} />
      </svg>
      <p className={styles.words} data-high={water + leak >= threshold && view.ended === ''}>
        <span>{say({ code: 'board.waterGauge', params: { water, threshold } })}</span>
        {leak > 0 ? <span>{say({ code: 'board.leak', params: { leak } })}</span> : null}
      </p>
      <p className={styles.level}>
        {view.ended === ''
          ? `${say({ code: `level.${level}` })} · ${say({ code: 'board.sections', params: { n: view.sections } })}`
          : say({ code: `event.ended.${view.ended}` })}
      </p>
    </section>
  )
}

/** The water that stands in the lowest section. */
function Bilge({ k, share }: { k: number; share: number }) {
  const y = TOP + k * DECK
  const { left, right, below } = HULL[k]
  const wide = (at: number): [number, number] => [left + (below[0] - left) * at, right + (below[1] - right) * at]
  const [from, to] = wide(1 - share)
  return <path d={`M${from} ${y + DECK * (1 - share)}H${to}L${below[1]} ${y + DECK}H${below[0]}z`} className={styles.bilge} />
}

/** A tick for each card up to the threshold; what will leak in next is hatched. */
function Gauge({ water, threshold, leak }: { water: number; threshold: number; leak: number }) {
  const high = 150
  const step = high / threshold
  const filled = Math.min(water, threshold)
  const coming = Math.min(leak, threshold - filled)
  const y = (cards: number): number => 170 - cards * step
  return (
    <g>
      <rect x="212" y="20" width="18" height={high} rx="3" className={styles.tube} />
      <rect x="213" y={y(filled)} width="16" height={filled * step} className={styles.fill} />
      <rect x="213" y={y(filled + coming)} width="16" height={coming * step} className={styles.coming} />
      {Array.from({ length: threshold - 1 }, (_, k) => (
        <path key={k} d={`M212 ${y(k + 1)}h6`} className={styles.tick} />
      ))}
      <path d="M207 20h28" className={styles.brim} />
      <text x="221" y="15" className={styles.limit}>
        {threshold}
      </text>
    </g>
  )
}
