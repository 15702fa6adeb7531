import { Z } from '../statistics.ts'

/** A mean, and how sure we are of it. */
export interface Measure {
  readonly n: number
  readonly mean: number
  /** Standard error of the mean. */
  readonly error: number
  readonly low: number
  readonly high: number
}

/** Sums that a mean and its error come from. */
export class Gauge {
  #n = 0
  #mean = 0
  #squares = 0

  /** Welford's way: stays exact over millions of values. */
  add(value: number): void {
    const off = value - this.#mean
    this.#mean += off / ++this.#n
    this.#squares += off * (value - this.#mean)
  }

  /** With zeros for the games that knew nothing of it. */
  measure(of: number = this.#n): Measure {
    const missing = of - this.#n
    const mean = of === 0 ? 0 : (this.#mean * this.#n) / of
    const squares = this.#squares + this.#n * (this.#mean - mean) ** 2 + missing * mean ** 2
    const error = of < 2 ? Infinity : Math.sqrt(squares / (of - 1) / of)
    return { n: of, mean, error, low: mean - Z * error, high: mean + Z * error }
  }
}

export const gaugeIn = (gauges: Map<string, Gauge>, name: string): Gauge => {
  let gauge = gauges.get(name)
  if (gauge === undefined) gauges.set(name, (gauge = new Gauge()))
  return gauge
}
