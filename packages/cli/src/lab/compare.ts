import type { Share } from '../statistics.ts'
import type { Findings, Named } from './findings.ts'
import type { Measure } from './measure.ts'

/** Something that both sides have, and whether it differs. */
export interface Change {
  readonly section: string
  readonly name: string
  readonly isShare: boolean
  readonly a: number
  readonly b: number
  /** How many standard errors the difference is. */
  readonly z: number
  /** How likely so large a difference is by chance among all that was compared: Holm's correction. */
  readonly p: number
}

export const SIGNIFICANT = 0.05
/** Fewer cases than this say nothing. */
const FEWEST = 30

/** Everything that can be compared, the clearest difference first. */
export function compare(a: Findings, b: Findings): Change[] {
  const found = [...pairs(a, b)].toSorted((one, other) => Math.abs(other.z) - Math.abs(one.z))
  let least = 0
  // Holm: the k-th smallest of m must pass alpha / (m - k + 1), and none after one that fails.
  return found.map((one, k) => {
    least = Math.max(least, Math.min(1, chanceOf(one.z) * (found.length - k)))
    return { ...one, p: least }
  })
}

type Raw = Omit<Change, 'p'>

function* pairs(a: Findings, b: Findings): Generator<Raw> {
  for (const what of ['rounds', 'decisions', 'branching', 'winners', 'leads'] as const) {
    const [one, other] = [a[what], b[what]]
    if (one !== null && other !== null) yield* means('a game', LENGTHS[what], one.measure, other.measure)
  }
  yield* shares('a game', 'shared victories', a.shared, b.shared)
  for (const moment of QUARTERS)
    yield* shares('pace of the lead', `the leader at ${moment * 100} % wins`, leaderAt(a, moment), leaderAt(b, moment))
  for (const [one, other] of both(a.endings, b.endings)) yield* shares('share of games', one.name, one.value, other.value)
  for (const group of a.groups) {
    const rival = b.groups.find(({ name }) => name === group.name)
    if (rival === undefined) continue
    for (const [one, other] of both(group.things, rival.things)) {
      const thing = `${group.name}: ${one.name}`
      yield* shares('share of victories', thing, one.value, other.value)
      if (group.name !== 'Seat' && group.name !== 'Bot') yield* shares('share of seats', thing, held(one.value, a), held(other.value, b))
    }
  }
  for (const kind of ['parts', 'counts'] as const)
    for (const [one, other] of both(a[kind], b[kind]))
      yield* means(kind === 'parts' ? 'points of a seat' : 'a seat and game', one.name, one.value.all, other.value.all)
}

export const QUARTERS = [0.25, 0.5, 0.75] as const

/** How often whoever led at a moment has won. */
export function leaderAt({ pace }: Findings, moment: number): Share {
  const found = pace.find((one) => one.moment === moment)
  if (found === undefined) throw new Error(`nobody looked at moment ${moment}`)
  return found.leaderWins
}

const LENGTHS = {
  rounds: 'rounds',
  decisions: 'decisions',
  branching: 'choices a decision',
  winners: "winner's score",
  leads: 'lead at the end',
} as const

/** How many of all seats had a thing. */
const held = ({ of }: Share, { finished, groups }: Findings): Share => {
  const seats = groups[0].things.length * finished
  return { wins: of, of: seats, share: of / seats, low: 0, high: 1 }
}

const both = <T>(a: readonly Named<T>[], b: readonly Named<T>[]): [Named<T>, Named<T>][] =>
  a.flatMap((one): [Named<T>, Named<T>][] => {
    const other = b.find(({ id }) => id === one.id)
    return other === undefined ? [] : [[one, other]]
  })

/** Two shares, with their common variance. */
function* shares(section: string, name: string, a: Share, b: Share): Generator<Raw> {
  if (a.of < FEWEST || b.of < FEWEST) return
  const common = (a.wins + b.wins) / (a.of + b.of)
  const error = Math.sqrt(common * (1 - common) * (1 / a.of + 1 / b.of))
  if (error > 0) yield { section, name, isShare: true, a: a.share, b: b.share, z: (b.share - a.share) / error }
}

/** Two means, each with its own variance. */
function* means(section: string, name: string, a: Measure, b: Measure): Generator<Raw> {
  if (a.n < FEWEST || b.n < FEWEST) return
  const error = Math.hypot(a.error, b.error)
  if (error > 0) yield { section, name, isShare: false, a: a.mean, b: b.mean, z: (b.mean - a.mean) / error }
}

/** How likely a normal number lies at least so far out, on either side: Chebyshev's fit of erfc, good to a ten-millionth. */
function chanceOf(z: number): number {
  const x = Math.abs(z) / Math.SQRT2
  const t = 1 / (1 + x / 2)
  let sum = 0
  for (const factor of ERFC) sum = sum * t + factor
  return t * Math.exp(-x * x + sum)
}
const ERFC = [0.17087277, -0.82215223, 1.48851587, -1.13520398, 0.27886807, -0.18628806, 0.09678418, 0.37409196, 1.00002368, -1.26551223]
