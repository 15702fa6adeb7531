import { MOMENT_MS, weightOf, type Event, type Tells } from '@flotilla/kernel'
import { prefersStills, type Moment } from './moment.ts'

/** One moment that waits to be shown; `S` is what shows it. */
export interface Beat<S> {
  readonly events: readonly Event[]
  /** What lies there after it. */
  readonly shown: S
  /** It is the own press that leads on to the own next decision: nobody waits long for that. */
  readonly own: boolean
}

/** Where the story is. */
export interface Stage<S> {
  readonly moment: Moment | null
  /** How many moments there are until now, this one included. */
  readonly left: number
  /** What lies there now; null where the story has reached now. */
  readonly shown: S | null
}

export type Speed = 'slow' | 'normal' | 'fast' | 'once'

/** How much longer than normal a moment takes; nothing is told at once. */
export const FACTORS: Readonly<Record<Speed, number>> = { slow: 1.6, normal: 1, fast: 0.5, once: 0 }

/** What takes longer than this altogether is told faster, */
const LONGEST = 10_000
/** but not faster than this: a big moment stays one. */
const FASTEST: Readonly<Record<Moment['weight'], number>> = { small: 0.25, plain: 0.35, big: 0.6 }
/** One's own doing was seen while it was done. */
const OWN: Readonly<Record<Moment['weight'], number>> = { small: 0, plain: 0.4, big: 1 }

/** Plays moments one after another on the board, each as long as it deserves, until the story has reached now. */
export class Director<S> {
  /** Unknown until the game's words are there: whatever comes before is not told. */
  tells: Tells | null = null
  readonly #speed: () => Speed
  readonly #stage: (stage: Stage<S>) => void
  #queue: Beat<S>[] = []
  #timer: ReturnType<typeof setTimeout> | null = null
  #hurry = 1
  #n = 0

  constructor(speed: () => Speed, stage: (stage: Stage<S>) => void) {
    this.#speed = speed
    this.#stage = stage
  }

  get isPlaying(): boolean {
    return this.#timer !== null
  }

  play(beats: readonly Beat<S>[]): void {
    this.#queue.push(...beats)
    const { tells } = this
    const factor = FACTORS[this.#speed()]
    if (tells === null || factor === 0) return this.skip()
    const whole = this.#queue.reduce((sum, beat) => sum + this.#deserves(tells, beat), 0)
    this.#hurry = Math.min(1, LONGEST / Math.max(1, whole))
    if (this.#timer === null) this.#next(tells)
    else this.#show(this.#on.moment, this.#on.shown)
  }

  /** To the end of the story, at once. */
  skip(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
    this.#queue = []
    this.#show(null, null)
  }

  #on: Stage<S> = { moment: null, left: 0, shown: null }

  #show(moment: Moment | null, shown: S | null): void {
    this.#on = { moment, left: this.#queue.length + (moment === null ? 0 : 1), shown }
    this.#stage(this.#on)
  }

  /** At normal speed, without hurry. */
  #deserves(tells: Tells, { events, own }: Beat<S>): number {
    if (events.length === 0) return 0
    const weight = weightOf(tells, events)
    return MOMENT_MS[weight] * (own ? OWN[weight] : 1)
  }

  #next(tells: Tells): void {
    this.#timer = null
    for (let beat = this.#queue.shift(); beat !== undefined; beat = this.#queue.shift()) {
      const { events, shown } = beat
      const event = events.at(-1)
      const weight = weightOf(tells, events)
      const factor = FACTORS[this.#speed()] * Math.max(this.#hurry, FASTEST[weight])
      const ms = Math.round(this.#deserves(tells, beat) * factor)
      if (event === undefined || ms === 0) continue
      this.#timer = setTimeout(() => this.#next(tells), ms)
      return this.#show({ n: ++this.#n, events, event, weight, ms, still: prefersStills() }, shown)
    }
    this.#show(null, null)
  }
}
