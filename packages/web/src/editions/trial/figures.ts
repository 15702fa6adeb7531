import type { Tried } from './try.ts'

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** How far the mean of differences lies from none, in standard errors. Games of the same number have the same luck, so they are compared in pairs. */
function distance(yours: readonly number[], theirs: readonly number[]): number {
  const differences = yours.slice(0, theirs.length).map((value, i) => value - theirs[i])
  const n = differences.length
  if (n < 2) return 0
  const middle = mean(differences)
  const variance = differences.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (n - 1)
  return variance === 0 ? (middle === 0 ? 0 : Math.sign(middle) * Infinity) : middle / Math.sqrt(variance / n)
}

/** Of so many seats at once one lies outside of this many standard errors by chance in one trial of twenty (Bonferroni). */
const BY_SEATS: readonly number[] = [1.96, 1.96, 2.24, 2.39, 2.5, 2.58, 2.64]

/** How far from an even share, in hundredths, the wins of a seat may lie by mere chance. */
export function chanceBand(seats: number, games: number): number {
  const even = 1 / seats
  return games === 0 ? 100 : 100 * (BY_SEATS[seats] ?? 2.7) * Math.sqrt((even * (1 - even)) / games)
}

export const winsOf = ({ wins, games, unfinished }: Tried): readonly number[] => {
  const over = games - unfinished
  return wins.map((won) => (over === 0 ? 0 : (100 * won) / over))
}

/** The value that so large a part of the values lies below. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0
}

export const middleOf = mean

/** What may be claimed: no more than the games show, by more than chance. */
export interface Findings {
  readonly length: 'longer' | 'shorter' | null
  readonly points: 'richer' | 'poorer' | null
  /** The seats whose wins lie outside of the band here, while they lie inside with the built-in numbers. */
  readonly seats: readonly number[]
}

/** Two figures are compared at once: this far by chance in one trial of a hundred. */
const SURE = 2.8

export function findingsOf(yours: Tried, theirs: Tried): Findings {
  const length = distance(yours.lengths, theirs.lengths)
  const points = distance(yours.scores.map(mean), theirs.scores.map(mean))
  const band = chanceBand(yours.wins.length, yours.games - yours.unfinished)
  const outside = (tried: Tried): number[] =>
    winsOf(tried).flatMap((won, seat) => (Math.abs(won - 100 / tried.wins.length) > band ? [seat] : []))
  const usual = new Set(outside(theirs))
  return {
    length: length > SURE ? 'longer' : length < -SURE ? 'shorter' : null,
    points: points > SURE ? 'richer' : points < -SURE ? 'poorer' : null,
    seats: outside(yours).filter((seat) => !usual.has(seat)),
  }
}

/** How many values lie in each of some equal spans. */
export function spans(values: readonly number[], from: number, to: number, count: number): readonly number[] {
  const counted = Array.from({ length: count }, () => 0)
  for (const value of values) counted[Math.min(count - 1, Math.floor(((value - from) / Math.max(1, to - from)) * count))]++
  return counted
}
