import type { Entry } from './entries.ts'
import { firstPosition, play, type Position, type Turn } from './position.ts'
import type { TableRules } from './rules.ts'

/** Turns that spectators are shown later, and the position after them. */
export interface Late {
  readonly at: number
  readonly position: Position
  readonly turns: readonly Turn[]
}

/** Reads a journal entry by entry, so that whoever runs it may rest in between: what a session begins with. */
export class Replay {
  readonly #rules: TableRules
  /** Milliseconds by which spectators are behind. */
  readonly #delay: number
  readonly #now: number
  position: Position
  /** What spectators see, and what they are shown later. */
  seen: Position
  late: Late[] = []

  constructor(rules: TableRules, delay: number, now: number) {
    this.#rules = rules
    this.#delay = delay
    this.#now = now
    this.position = this.seen = firstPosition(rules)
  }

  take(entry: Entry): void {
    const { position, turns } = play(this.#rules, this.position, entry, false)
    this.position = position
    const at = position.at + this.#delay
    if (at <= this.#now || this.#delay === 0) this.seen = position
    else this.late.push({ at, position, turns })
  }
}
