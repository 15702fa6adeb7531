/** A share and how sure we are of it: Wilson's interval at 95 %. Ties may have split a win, so wins need not be whole. */
export interface Share {
  readonly wins: number
  readonly of: number
  readonly share: number
  readonly low: number
  readonly high: number
}

/** How many standard errors a 95 % interval reaches. */
export const Z = 1.959964

export function wilson(wins: number, of: number): Share {
  if (of === 0) return { wins, of, share: 0, low: 0, high: 1 }
  const share = wins / of
  const shrink = 1 + Z ** 2 / of
  const middle = (share + Z ** 2 / (2 * of)) / shrink
  const reach = (Z / shrink) * Math.sqrt((share * (1 - share)) / of + Z ** 2 / (4 * of ** 2))
  return { wins, of, share, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) }
}

export interface Distribution {
  readonly mean: number
  readonly p5: number
  readonly median: number
  readonly p95: number
  readonly least: number
  readonly most: number
  /** How many values fall into each of equally wide parts from the least to the most. */
  readonly histogram: readonly number[]
}

const MOST_PARTS = 16

export function distribution(values: readonly number[]): Distribution | null {
  if (values.length === 0) return null
  const sorted = [...values].sort((a, b) => a - b)
  const at = (part: number): number => sorted[Math.round(part * (sorted.length - 1))]
  const least = sorted[0]
  const most = at(1)
  // Whole numbers have places of their own, others lie anywhere between the least and the most.
  const areWhole = sorted.every(Number.isInteger)
  const span = most - least + (areWhole ? 1 : 0) || 1
  const parts = areWhole ? Math.min(MOST_PARTS, span) : MOST_PARTS
  const histogram = Array.from({ length: parts }, () => 0)
  for (const value of sorted) histogram[Math.min(parts - 1, Math.floor(((value - least) * parts) / span))]++
  const mean = sorted.reduce((total, value) => total + value, 0) / sorted.length
  return { mean, p5: at(0.05), median: at(0.5), p95: at(0.95), least, most, histogram }
}

const BARS = '▁▂▃▄▅▆▇█'

export function bars(histogram: readonly number[]): string {
  const most = Math.max(...histogram)
  return histogram.map((count) => (count === 0 ? ' ' : BARS[Math.ceil((count * BARS.length) / most) - 1])).join('')
}
