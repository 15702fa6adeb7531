/** Does one unit of work and tells how much smaller work was in it (the decisions of a playout; else 1). */
export type Work = () => number

export interface Measured {
  /** Units a second, median of all rounds. */
  readonly rate: number
  /** Smaller work a second, median of all rounds. */
  readonly fine: number
  /** Per round, in the order of the rounds. */
  readonly rates: readonly number[]
}

const FEWEST_ROUNDS = 3
const MOST_ROUNDS = 21
/** The share of the time that is spent before anything counts, and in how many parts. */
const WARM_UP = 0.3
const WARM_UPS = 3
const SHORTEST_BATCH_MS = 0.25

/**
 * Side by side: in every round each contender works for the same short time, one after the other, so that whatever else
 * the machine does falls on all alike. A second is one of the process's processor time: what other programs take is not counted.
 */
export function sideBySide<K extends string>(contenders: Readonly<Record<K, Work>>, seconds: number): Record<K, Measured> {
  const names = Object.keys(contenders) as K[]
  const share = (seconds * 1000) / names.length
  const rounds = Math.min(MOST_ROUNDS, FEWEST_ROUNDS + 2 * Math.floor(seconds))
  const batches = new Map(names.map((name) => [name, batchOf(contenders[name], share * WARM_UP)]))
  const slices = new Map(names.map((name): [K, Slice[]] => [name, []]))
  for (let round = 0; round < rounds; round++)
    for (const name of names) slices.get(name)?.push(workFor(contenders[name], batches.get(name) ?? 1, (share * (1 - WARM_UP)) / rounds))
  const measured = names.map((name): [K, Measured] => {
    const all = slices.get(name) ?? []
    const rates = all.map(({ rate }) => rate)
    return [name, { rate: median(rates), fine: median(all.map(({ fine }) => fine)), rates }]
  })
  return Object.fromEntries(measured) as Record<K, Measured>
}

/** How many times as fast: the median of the rounds' quotients, not the quotient of the medians. */
export const times = (one: Measured, other: Measured): number => median(one.rates.map((rate, round) => rate / other.rates[round]))

interface Slice {
  readonly rate: number
  readonly fine: number
}

/** Looks at the clock only after a batch: reading it costs more than many a piece of work. */
function workFor(work: Work, batch: number, ms: number): Slice {
  // Nobody pays for another's rubbish (run.mjs makes the collector callable).
  globalThis.gc?.()
  const from = processorMs()
  let now = from
  let units = 0
  let fine = 0
  do {
    for (let i = 0; i < batch; i++) fine += work()
    units += batch
    now = processorMs()
  } while (now - from < ms)
  const seconds = (now - from) / 1000
  return { rate: units / seconds, fine: fine / seconds }
}

function processorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Warms up, and finds how many units are worth one look at the clock. */
function batchOf(work: Work, ms: number): number {
  let rate = 0
  for (let i = 0; i < WARM_UPS; i++) rate = workFor(work, 1, ms / WARM_UPS).rate
  return Math.max(1, Math.ceil((rate * SHORTEST_BATCH_MS) / 1000))
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/** The last result, so that no work can be found to be for nothing. @public */
export let result: unknown

/** Work on one item after another, round and round. */
export function inTurn<T>(items: readonly T[], work: (item: T) => unknown, fine: (item: T) => number = () => 1): Work {
  let at = 0
  return () => {
    const item = items[at++ % items.length]
    result = work(item)
    return fine(item)
  }
}
