import type { Insight, Prospects } from './game.ts'
import type { State } from './state.ts'

/** What a small network has learned: what features are worth together, which no sum of them says. */
export interface Network {
  /** How many combinations of features it looks at. */
  readonly hidden: number
  /** For each feature what it counts by itself, and then for each combination. */
  readonly features: readonly number[]
  /** For each combination where it begins, and what it counts from there on. */
  readonly begins: readonly number[]
  readonly counts: readonly number[]
}

/**
 * Prospects by a network over features: one number, already weighed. Plain sums and comparisons, so the same on every machine. Many
 * features are nought most of the time, so it goes feature by feature.
 */
export function networkOn<S extends State, E>(
  { features: sights }: Pick<Prospects<S, E>, 'features'>,
  { hidden, features: learned, begins, counts }: Network,
): Insight<S, E> {
  const row = hidden + 1
  const rows = Float64Array.from(learned)
  const sums = new Float64Array(row)
  const seen: number[] = []
  const width = rows.length / row
  /** Those that are not nought, and where their rows begin. Four after the other at a time: every sum is fetched a quarter as often. */
  const values = new Float64Array(width)
  const froms = new Int32Array(width)
  /** What was said of each seat the last time: of those who did nothing in between there is nothing else to say. */
  const before: { readonly seen: Float64Array; strength: number }[] = []
  return {
    weights: [1],
    sights,
    features(io, seat, into) {
      sights(io, seat, seen)
      const last = (before[seat] ??= { seen: new Float64Array(width).fill(Number.NaN), strength: 0 })
      if (isSeen(last.seen, seen)) {
        into[0] = last.strength
        return
      }
      sums[0] = 0
      for (let j = 0; j < hidden; j++) sums[j + 1] = begins[j]
      let count = 0
      for (let i = 0; i < width; i++) {
        const value = seen[i]
        if (value === 0) continue
        values[count] = value
        froms[count++] = i * row
      }
      let k = 0
      for (; k + 3 < count; k += 4) {
        const [one, two, three, four] = [values[k], values[k + 1], values[k + 2], values[k + 3]]
        const [a, b, c, d] = [froms[k], froms[k + 1], froms[k + 2], froms[k + 3]]
        for (let j = 0; j < row; j++) sums[j] = sums[j] + one * rows[a + j] + two * rows[b + j] + three * rows[c + j] + four * rows[d + j]
      }
      for (; k < count; k++) for (let j = 0; j < row; j++) sums[j] += values[k] * rows[froms[k] + j]
      let strength = sums[0]
      for (let j = 0; j < hidden; j++) if (sums[j + 1] > 0) strength += counts[j] * sums[j + 1]
      into[0] = last.strength = strength
    },
  }
}

/** Whether these are the same; afterwards they are. */
function isSeen(before: Float64Array, now: readonly number[]): boolean {
  let at = 0
  while (at < before.length && before[at] === now[at]) at++
  if (at === before.length) return true
  for (; at < before.length; at++) before[at] = now[at]
  return false
}

/**
 * What several judges say on average: networks, and plain weights of the same features if there are some. A search finds what one judge
 * overrates; each errs about something else. One network again, with all combinations side by side.
 */
export function meanOf(networks: readonly Network[], weights?: readonly number[]): Network {
  const judges = networks.length + (weights === undefined ? 0 : 1)
  const hidden = networks.reduce((sum, network) => sum + network.hidden, 0)
  const width = networks[0].features.length / (networks[0].hidden + 1)
  const features: number[] = []
  for (let i = 0; i < width; i++) {
    const rows = networks.map((network) => network.features.slice(i * (network.hidden + 1), (i + 1) * (network.hidden + 1)))
    const alone = rows.reduce((sum, [weight]) => sum + weight, weights?.[i] ?? 0)
    features.push(alone / judges, ...rows.flatMap(([, ...combined]) => combined))
  }
  const counts = networks.flatMap((network) => network.counts.map((count) => count / judges))
  return { hidden, features, begins: networks.flatMap(({ begins }) => begins), counts }
}
