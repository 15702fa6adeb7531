import { refusal } from './refusal.ts'

const MINUTE = 60_000
/** A budget that is not used for so long is full again and need not be remembered. */
const FORGOTTEN_AFTER = MINUTE

interface Bucket {
  left: number
  at: number
}

/** Token bucket: each key may spend so many units of work a minute; half of that may be spent at once. */
export class Budget {
  readonly #perMinute: number
  readonly #now: () => number
  readonly #buckets = new Map<string, Bucket>()
  #swept = 0

  constructor(perMinute: number, now: () => number) {
    this.#perMinute = perMinute
    this.#now = now
  }

  /** Takes `price` from what `key` has left; throws how long to wait where that is not enough. */
  spend(key: string, price: number): void {
    const now = this.#now()
    this.#sweep(now)
    const most = this.#perMinute / 2
    const bucket = this.#buckets.get(key) ?? { left: most, at: now }
    bucket.left = Math.min(most, bucket.left + ((now - bucket.at) * this.#perMinute) / MINUTE)
    bucket.at = now
    this.#buckets.set(key, bucket)
    // A full budget is enough for anything, however dear: it is then in debt.
    if (bucket.left < Math.min(price, most)) {
      const seconds = Math.ceil(((Math.min(price, most) - bucket.left) * 60) / this.#perMinute)
      throw refusal('bad.tooFast', { status: 429, params: { seconds: Math.max(1, seconds) } })
    }
    bucket.left -= price
  }

  #sweep(now: number): void {
    if (now - this.#swept < FORGOTTEN_AFTER) return
    this.#swept = now
    for (const [key, { left, at }] of this.#buckets) if (left >= 0 && now - at >= FORGOTTEN_AFTER) this.#buckets.delete(key)
  }
}
