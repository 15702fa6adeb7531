import { refusal } from './refusal.ts'

const MINUTE = 60_000
/** How often budgets that are full again are forgotten. */
const SWEEP_EVERY = MINUTE

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
    const bucket = this.#bucket(key)
    // A full budget is enough for anything, however dear: it is then in debt.
    const needed = Math.min(price, this.#most)
    if (bucket.left < needed) {
      const seconds = Math.ceil(((needed - bucket.left) * 60) / this.#perMinute)
      throw refusal('bad.tooFast', { status: 429, params: { seconds: Math.max(1, seconds) } })
    }
    bucket.left -= price
  }

  /** Takes the price of what has been done already: how dear it was could not be known before. What is missing is a debt. */
  charge(key: string, price: number): void {
    this.#bucket(key).left -= price
  }

  get #most(): number {
    return this.#perMinute / 2
  }

  #bucket(key: string): Bucket {
    const now = this.#now()
    this.#sweep(now)
    const bucket = this.#buckets.get(key) ?? { left: this.#most, at: now }
    bucket.left = this.#leftAt(bucket, now)
    bucket.at = now
    this.#buckets.set(key, bucket)
    return bucket
  }

  #leftAt({ left, at }: Bucket, now: number): number {
    return Math.min(this.#most, left + ((now - at) * this.#perMinute) / MINUTE)
  }

  #sweep(now: number): void {
    if (now - this.#swept < SWEEP_EVERY) return
    this.#swept = now
    for (const [key, bucket] of this.#buckets) if (this.#leftAt(bucket, now) >= this.#most) this.#buckets.delete(key)
  }
}
