import { Refused } from '../refused.ts'

const HOUR = 3_600_000

/** Counts the guests that come from each address, so that nobody is a crowd all alone. */
export class Arrivals {
  readonly #most: number
  readonly #now: () => number
  readonly #come = new Map<string, number>()
  #since = 0

  /** `most`: an hour, from one address. */
  constructor(most: number, now: () => number) {
    this.#most = most
    this.#now = now
  }

  /** One more; throws where there were too many. */
  count(address: string): void {
    const now = this.#now()
    if (now - this.#since >= HOUR) {
      this.#come.clear()
      this.#since = now
    }
    const before = this.#come.get(address) ?? 0
    if (before >= this.#most)
      throw new Refused('bad.tooFast', { status: 429, params: { seconds: Math.ceil((this.#since + HOUR - now) / 1000) } })
    this.#come.set(address, before + 1)
  }
}
