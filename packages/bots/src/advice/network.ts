import type { State } from '@flotilla/kernel'
import type { ValueNetwork, WinModel } from './models.ts'

/** What a small network has learned: what features are worth together, which no sum of them says. */
export interface Network {
  /** How many combinations of features it looks at. */
  readonly hidden: number
  /** For each feature what it counts by itself, and then for each combination. */
  readonly features: readonly number[]
  /** Of each combination (a hidden unit, rectified) the bias, and what it counts. */
  readonly biases: readonly number[]
  readonly outputWeights: readonly number[]
}

/** So many combinations are summed up side by side: each sum stays at hand until it is done. */
const ABREAST = 8

/** What a network looks at: `sharedFeatures` of its features, the first, are the same for all seats, so that they are summed up once for all. */
interface NetworkFeatures<S extends State, E> extends Pick<WinModel<S, E>, 'features'> {
  readonly sharedFeatures?: number
}

/**
 * Prospects by a network over features: one number, already weighed. Plain sums and comparisons, always in the order of the features
 * and of the combinations, so the same on every machine. Many features are nought most of the time: those are left out.
 */
export function networkOn<S extends State, E>(
  { features: all, sharedFeatures = 0 }: NetworkFeatures<S, E>,
  network: Network,
): ValueNetwork<S, E> {
  const sums = new Sums(network)
  const seen: number[] = []
  const shared = new Float64Array(sharedFeatures).fill(Number.NaN)
  /** What was said of each seat the last time: of those who did nothing in between there is nothing else to say. */
  const before: { readonly seen: Float64Array; strength: number }[] = []
  return {
    weights: [1],
    networkFeatures: all,
    features(ctx, seat, into) {
      all(ctx, seat, seen)
      const last = (before[seat] ??= { seen: new Float64Array(sums.width).fill(Number.NaN), strength: 0 })
      if (!isSeen(last.seen, seen)) {
        if (!isSeen(shared, seen)) sums.begin(seen, sharedFeatures)
        last.strength = sums.strength(seen, sharedFeatures)
      }
      into[0] = last.strength
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

/** A network laid out for summing up: abreast by abreast, and in each feature by feature. */
class Sums {
  /** How many features it looks at. */
  readonly width: number
  /** How many combinations, and some that count nothing so that all go abreast. */
  readonly #most: number
  readonly #alone: Float64Array
  readonly #rows: Float64Array
  readonly #outputWeights: Float64Array
  /** What is there when the features begin that differ from seat to seat. */
  readonly #shared: Float64Array
  readonly #biases: Float64Array
  #first = 0
  // The features that are not nought: where their rows lie, and how much there is of them.
  readonly #at: Int32Array
  readonly #value: Float64Array

  constructor({ hidden, features, biases, outputWeights }: Network) {
    const row = hidden + 1
    this.width = features.length / row
    this.#most = Math.ceil(hidden / ABREAST) * ABREAST
    this.#alone = new Float64Array(this.width)
    this.#rows = new Float64Array(this.width * this.#most)
    for (let i = 0; i < this.width; i++) {
      this.#alone[i] = features[i * row]
      for (let j = 0; j < hidden; j++) {
        const abreast = j % ABREAST
        this.#rows[(j - abreast) * this.width + i * ABREAST + abreast] = features[i * row + 1 + j]
      }
    }
    this.#biases = new Float64Array(this.#most)
    this.#biases.set(biases)
    this.#shared = this.#biases.slice()
    this.#outputWeights = new Float64Array(this.#most)
    this.#outputWeights.set(outputWeights)
    this.#at = new Int32Array(this.width)
    this.#value = new Float64Array(this.width)
  }

  /** Sums up the features that all seats share. */
  begin(seen: readonly number[], sharedFeatures: number): void {
    const [rows, shared] = [this.#rows, this.#shared]
    shared.set(this.#biases)
    this.#first = 0
    for (let i = 0; i < sharedFeatures; i++) {
      const value = seen[i]
      if (value === 0) continue
      this.#first += value * this.#alone[i]
      for (let j = 0; j < shared.length; j++) {
        const abreast = j % ABREAST
        shared[j] += value * rows[(j - abreast) * this.width + i * ABREAST + abreast]
      }
    }
  }

  /** Goes on from there with the rest. */
  strength(seen: readonly number[], sharedFeatures: number): number {
    const width = this.width
    const most = this.#most
    const alone = this.#alone
    const rows = this.#rows
    const shared = this.#shared
    const outputWeights = this.#outputWeights
    const at = this.#at
    const value = this.#value
    let sum = this.#first
    let count = 0
    for (let i = sharedFeatures; i < width; i++) {
      const v = seen[i]
      if (v === 0) continue
      sum += v * alone[i]
      at[count] = i * ABREAST
      value[count++] = v
    }
    for (let j = 0; j < most; j += ABREAST) {
      const from = j * width
      let a = shared[j]
      let b = shared[j + 1]
      let c = shared[j + 2]
      let d = shared[j + 3]
      let e = shared[j + 4]
      let f = shared[j + 5]
      let g = shared[j + 6]
      let h = shared[j + 7]
      for (let k = 0; k < count; k++) {
        const v = value[k]
        const row = from + at[k]
        a += v * rows[row]
        b += v * rows[row + 1]
        c += v * rows[row + 2]
        d += v * rows[row + 3]
        e += v * rows[row + 4]
        f += v * rows[row + 5]
        g += v * rows[row + 6]
        h += v * rows[row + 7]
      }
      if (a > 0) sum += outputWeights[j] * a
      if (b > 0) sum += outputWeights[j + 1] * b
      if (c > 0) sum += outputWeights[j + 2] * c
      if (d > 0) sum += outputWeights[j + 3] * d
      if (e > 0) sum += outputWeights[j + 4] * e
      if (f > 0) sum += outputWeights[j + 5] * f
      if (g > 0) sum += outputWeights[j + 6] * g
      if (h > 0) sum += outputWeights[j + 7] * h
    }
    return sum
  }
}

/**
 * What several judges say on average: networks, and plain weights of the same features if there are some. A search finds what one judge
 * overrates; each errs about something else. One network again, with all combinations side by side.
 */
export function meanOf(networks: readonly Network[], weights?: readonly number[]): Network {
  // Whoever looks at fewer features gives nothing for the rest.
  const judges = networks.length + (weights === undefined ? 0 : 1)
  const hidden = networks.reduce((sum, network) => sum + network.hidden, 0)
  const width = Math.max(...networks.map((network) => network.features.length / (network.hidden + 1)))
  const features: number[] = []
  for (let i = 0; i < width; i++) {
    const rows = networks.map(({ hidden: own, features: all }) => Array.from({ length: own + 1 }, (_, j) => all[i * (own + 1) + j] ?? 0))
    const alone = rows.reduce((sum, [weight]) => sum + weight, weights?.[i] ?? 0)
    features.push(alone / judges, ...rows.flatMap(([, ...combined]) => combined))
  }
  const outputWeights = networks.flatMap((network) => network.outputWeights.map((weight) => weight / judges))
  return { hidden, features, biases: networks.flatMap(({ biases }) => biases), outputWeights }
}
