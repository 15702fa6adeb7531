import { refusal } from '../refusal.ts'

const WINDOW = 300_000
/**
 * So many wrong guesses of one address in five minutes. There is no limit for all together: whoever reached it would close the way in for
 * everybody. The letters are long enough instead: of 110,000 million, a million wrong guesses from everywhere find one in 100,000 times.
 */
const MOST_WRONG = 20
const MOST_ADDRESSES = 10_000

/** Counts wrong guesses by address. */
export class Guesses {
  readonly #now: () => number
  readonly #wrong = new Map<string, { readonly since: number; readonly n: number }>()

  constructor(now: () => number) {
    this.#now = now
  }

  /** Refused in the same words whether it is wrong, used up or too late. */
  async guess<T>(address: string, look: () => Promise<T | null>): Promise<T> {
    const now = this.#now()
    const known = this.#wrong.get(address)
    const { since, n } = known === undefined || now - known.since > WINDOW ? { since: now, n: 0 } : known
    if (n >= MOST_WRONG) throw refusal('bad.tooFast', { status: 429, params: { seconds: Math.ceil((since + WINDOW - now) / 1000) } })
    // Counted before it is looked at: guesses that are sent at once are as many as those that are sent one by one.
    this.#note(address, { since, n: n + 1 })
    const found = await look()
    if (found === null) throw refusal('person.notFound', { status: 401 })
    const after = this.#wrong.get(address)
    if (after !== undefined) this.#note(address, { since: after.since, n: after.n - 1 })
    return found
  }

  #note(address: string, count: { since: number; n: number }): void {
    this.#wrong.delete(address)
    this.#wrong.set(address, count)
    const [oldest] = this.#wrong.keys()
    if (this.#wrong.size > MOST_ADDRESSES) this.#wrong.delete(oldest)
  }
}
