/** Where there is only one choice its value is still of interest: so many worlds tell it. */
const ALONE = 32
/** Nothing is proved before both have met so many worlds. */
const PROVED = 8
/** How a race is run. */
export interface RaceOptions {
  /** How many take part at most, the most trusted. */
  readonly candidates: number
  /** By how many standard errors a choice must beat the advice's own. */
  readonly proof: number
  /** A choice drops out when it lies so many standard errors behind the best, but not before it has met so many worlds. */
  readonly hopeless: number
  readonly fewest: number
  /** What is better by no more than this part of a victory is not raced for: mostly it is the same in another order. */
  readonly stopMargin: number
}

/**
 * Choices that race over the same worlds. In every heat all that are left meet as many worlds; then the worse half drops out, and
 * whoever is hopelessly behind does so earlier. What is compared has met the same luck, so its noise mostly cancels out.
 */
export class Race {
  /** The last one stays, as a node does (tree.ts). */
  static last: Race | null = null

  /** Worlds begun so far. */
  worlds = 0
  #left: number
  #runners: number[]
  #heat: number
  #stopped = false
  readonly #shares: number[][]
  readonly #favourite: number
  readonly #course: RaceOptions
  readonly #out: number[] = []

  /** `trust` in each choice beforehand: the most trusted take part, and the first of them is hard to beat. */
  constructor(trust: readonly number[], iterations: number, course: RaceOptions) {
    const order = [...trust.keys()].toSorted((a, b) => trust[b] - trust[a] || a - b)
    this.#runners = order.slice(0, Math.min(course.candidates, iterations)).filter((at) => trust[at] > 0)
    this.#out.push(...order.slice(this.#runners.length).toReversed())
    this.#favourite = order[0]
    this.#course = course
    this.#left = iterations
    this.#shares = trust.map(() => [])
    this.#heat = this.#nextHeat()
    Race.last = this
  }

  isOn(): boolean {
    const undecided = this.#runners.length > 1 || (this.#out.length === 0 && this.worlds < ALONE)
    return !this.#stopped && undecided && this.#left >= this.#runners.length
  }

  runners(): readonly number[] {
    return this.#runners
  }

  stop(): void {
    this.#stopped = true
  }

  note(at: number, share: number): void {
    this.#shares[at].push(share)
    this.#left--
  }

  /** All have met one more world. */
  endRound(): void {
    this.worlds++
    const { fewest, hopeless, stopMargin } = this.#course
    if (this.worlds >= fewest && (this.worlds & (this.worlds - 1)) === 0)
      this.#keep((at, best) => at === best || this.#behind(at, best, stopMargin) < hopeless)
    if (--this.#heat > 0) return
    const half = new Set(this.#ranked().slice(0, Math.ceil(this.#runners.length / 2)))
    this.#keep((at) => half.has(at))
    this.#heat = this.#nextHeat()
  }

  #nextHeat(): number {
    const heats = Math.max(1, 32 - Math.clz32(this.#runners.length - 1))
    return Math.max(1, Math.floor(this.#left / heats / this.#runners.length))
  }

  #keep(stays: (at: number, best: number) => boolean): void {
    const ranked = this.#ranked()
    this.#out.push(...ranked.filter((at) => !stays(at, ranked[0])).toReversed())
    this.#runners = ranked.filter((at) => stays(at, ranked[0]))
  }

  #ranked(): number[] {
    return this.#runners.toSorted((a, b) => this.mean(b) - this.mean(a))
  }

  mean(at: number): number {
    const shares = this.#shares[at]
    let sum = 0
    for (let i = 0; i < shares.length; i++) sum += shares[i]
    return shares.length === 0 ? 0 : sum / shares.length
  }

  /** The standard error of the mean; what was never tried could be anything. */
  error(at: number): number {
    const shares = this.#shares[at]
    if (shares.length < 2) return 1
    const mean = this.mean(at)
    let squares = 0
    for (let i = 0; i < shares.length; i++) squares += (shares[i] - mean) ** 2
    return Math.sqrt(squares / (shares.length - 1) / shares.length)
  }

  /** By how many standard errors a choice lies behind another that has gained so much, over the worlds that both have met. */
  #behind(at: number, other: number, gained = 0): number {
    const own = this.#shares[at]
    const others = this.#shares[other]
    const worlds = Math.min(own.length, others.length)
    if (worlds < 2) return 0
    let sum = 0
    let squares = 0
    for (let i = 0; i < worlds; i++) {
      const ahead = others[i] - own[i]
      sum += ahead
      squares += ahead * ahead
    }
    const mean = sum / worlds
    const variance = Math.max(0, squares / worlds - mean * mean) / (worlds - 1)
    const lead = mean + gained
    return lead <= 0 ? 0 : lead / Math.sqrt(variance + 1e-12)
  }

  /** All choices, the best first: the advice's own stays first unless another is proved to be better. */
  order(): number[] {
    const order = [...this.#ranked(), ...this.#out.toReversed()]
    const [best] = order
    if (best === this.#favourite || this.#shares[this.#favourite].length === 0) return order
    const { proof } = this.#course
    if (proof > 0 && this.#shares[this.#favourite].length < PROVED) return this.#withFavourite(order)
    return this.#behind(this.#favourite, best) >= proof ? order : this.#withFavourite(order)
  }

  #withFavourite(order: readonly number[]): number[] {
    return [this.#favourite, ...order.filter((at) => at !== this.#favourite)]
  }
}
