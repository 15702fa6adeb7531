import { refusal } from './refusal.ts'

const HOUR = 3_600_000

/** Counts what comes from each address in a stretch of time, so that nobody is a crowd all alone: guests an hour, sockets a minute. */
export class RateCounter {
  readonly #most: number
  readonly #now: () => number
  readonly #stretch: number
  readonly #come = new Map<string, number>()
  #since = 0

  /** `most`: from one address in `stretch` milliseconds. */
  constructor(most: number, now: () => number, stretch = HOUR) {
    this.#most = most
    this.#stretch = stretch
    this.#now = now
  }

  /** One more; throws where there were too many. */
  count(address: string): void {
    const now = this.#now()
    if (now - this.#since >= this.#stretch) {
      this.#come.clear()
      this.#since = now
    }
    const before = this.#come.get(address) ?? 0
    if (before >= this.#most)
      throw refusal('bad.tooFast', { status: 429, params: { seconds: Math.ceil((this.#since + this.#stretch - now) / 1000) } })
    this.#come.set(address, before + 1)
  }
}
