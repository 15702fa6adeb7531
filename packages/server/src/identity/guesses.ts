import { Refused } from '../refused.ts'

const WINDOW = 300_000
/** So many wrong guesses by all together in five minutes: of 191 million letters nobody finds one that way. */
const MOST_WRONG = 500

/** Counts wrong guesses of all visitors together, so that many addresses guess no faster than one. */
export class Guesses {
  readonly #now: () => number
  #wrong = 0
  #since = 0

  constructor(now: () => number) {
    this.#now = now
  }

  /** Refused in the same words whether it is wrong, used up or too late. */
  async guess(look: () => Promise<string | null>): Promise<string> {
    const now = this.#now()
    if (now - this.#since > WINDOW) {
      this.#since = now
      this.#wrong = 0
    }
    if (this.#wrong >= MOST_WRONG)
      throw new Refused('bad.tooFast', { status: 429, params: { seconds: Math.ceil((this.#since + WINDOW - now) / 1000) } })
    const found = await look()
    if (found !== null) return found
    this.#wrong++
    throw new Refused('person.notFound', { status: 401 })
  }
}
