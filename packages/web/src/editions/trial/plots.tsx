import { LETTERS } from '../../layout/flag.tsx'
import styles from './tried.module.css'
import { chanceBand, quantile, spans, winsOf } from './figures.ts'
import type { Tried } from './try.ts'

interface Both {
  readonly yours: Tried
  readonly theirs: Tried
}

const WIDTH = 320
const SPANS = 10

/** How many answers games take: bars for one's own numbers, a dashed line for the built-in ones. */
export function Lengths({ yours, theirs }: Both) {
  const all = [...yours.lengths, ...theirs.lengths]
  const [from, to] = [Math.min(...all), Math.max(...all)]
  const [own, usual] = [spans(yours.lengths, from, to, SPANS), spans(theirs.lengths, from, to, SPANS)]
  const most = Math.max(1, ...own, ...usual)
  const wide = WIDTH / SPANS
  const high = (n: number): number => (90 * n) / most
  const line = usual.map((n, k) => `${k === 0 ? 'M' : 'L'}${k * wide} ${96 - high(n)}H${(k + 1) * wide}`).join('')
  return (
    <svg viewBox={`0 0 ${WIDTH} 116`} className={styles.plot} role="img" aria-label={`${own.join(' ')} / ${usual.join(' ')}`}>
      {own.map((n, k) => (
        <rect key={k} x={k * wide + 2} width={wide - 4} y={96 - high(n)} height={high(n)} className={styles.pillar} />
      ))}
      <path d={line} className={styles.dashed} />
      <text x="0" y="112">
        {from}
      </text>
      <text x={WIDTH} y="112" textAnchor="end">
        {to}
      </text>
    </svg>
  )
}

/** The points of nine captains in ten, from few to many. */
export function Points({ yours, theirs }: Both) {
  const rows = [yours, theirs].map(({ scores }) => [0.05, 0.5, 0.95].map((part) => quantile(scores.flat(), part)))
  const [least, most] = [Math.min(...rows.flat()), Math.max(...rows.flat())]
  const x = (value: number): number => 14 + ((value - least) / Math.max(1, most - least)) * (WIDTH - 28)
  return (
    <svg viewBox={`0 0 ${WIDTH} 84`} className={styles.plot} role="img" aria-label={rows.map((row) => row.join(' ')).join(' / ')}>
      {rows.map(([low, middle, high], k) => (
        <g key={k} className={k === 0 ? styles.ours : styles.usual} transform={`translate(0 ${26 + k * 40})`}>
          <path d={`M${x(low)} 0H${x(high)}`} />
          {[low, middle, high].map((value, i) => (
            <circle key={i} cx={x(value)} r={i === 1 ? 5 : 8} />
          ))}
          {[low, middle, high].map((value, i) => (
            <text key={i} x={x(value)} y="-12" textAnchor="middle">
              {value}
            </text>
          ))}
        </g>
      ))}
    </svg>
  )
}

/** How often each seat wins; what lies in the band is mere chance. */
export function Wins({ yours, theirs }: Both) {
  const [own, usual] = [winsOf(yours), winsOf(theirs)]
  const even = 100 / Math.max(1, own.length)
  const band = chanceBand(own.length, yours.games - yours.unfinished)
  const most = Math.max(even + band, ...own, ...usual) * 1.1
  const y = (value: number): number => 100 - (80 * value) / most
  const wide = WIDTH / Math.max(1, own.length)
  return (
    <svg
      viewBox={`0 0 ${WIDTH} 122`}
      className={styles.plot}
      role="img"
      aria-label={own.map((n, seat) => `${LETTERS[seat]} ${Math.round(n)}`).join(', ')}
    >
      <rect x="0" width={WIDTH} y={y(even + band)} height={y(Math.max(0, even - band)) - y(even + band)} className={styles.band} />
      {own.map((n, seat) => (
        <g key={seat} transform={`translate(${seat * wide} 0)`}>
          <rect x={wide * 0.2} width={wide * 0.6} y={y(n)} height={100 - y(n)} className={styles.pillar} />
          <path d={`M${wide * 0.12} ${y(usual[seat])}H${wide * 0.88}`} className={styles.dashed} />
          <text x={wide / 2} y={y(Math.max(n, usual[seat])) - 6} textAnchor="middle">
            {Math.round(n)}
          </text>
          <text x={wide / 2} y="117" textAnchor="middle">
            {LETTERS[seat]}
          </text>
        </g>
      ))}
    </svg>
  )
}
