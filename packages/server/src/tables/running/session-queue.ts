import type { Effect, Input, Session } from '@flotilla/table'

interface Parts {
  readonly now: () => number
  readonly carryOut: (effect: Effect) => void
  /** After an error that nobody foresaw. */
  readonly failed: (error: unknown) => void
  /** All that came by now has been taken in. */
  readonly rested: () => void
}

/** The one queue of what a session is told: a step is never taken within a step. */
export class SessionQueue {
  session: Session | null = null
  readonly #parts: Parts
  #inputs: Input[] = []
  #isStepping = false
  /** Effects of the journal that have not been answered yet. */
  #underWay = 0

  constructor(parts: Parts) {
    this.#parts = parts
  }

  get isBusy(): boolean {
    return this.#underWay > 0
  }

  tell(input: Input): void {
    this.#inputs.push(input)
    if (this.#isStepping) return
    this.#isStepping = true
    try {
      for (let next = this.#inputs.shift(); next !== undefined; next = this.#inputs.shift()) this.#step(next)
    } finally {
      this.#isStepping = false
    }
    this.#parts.rested()
  }

  #step(input: Input): void {
    const { now, carryOut, failed } = this.#parts
    try {
      for (const effect of this.session?.step(input, now()) ?? []) carryOut(effect)
    } catch (error) {
      failed(error)
    }
  }

  /** What comes of an effect is told to the session that asked for it, once. */
  async await(result: Promise<Input>): Promise<void> {
    const { session } = this
    this.#underWay++
    const input = await result
    this.#underWay--
    if (this.session === session) this.tell(input)
  }

  /** From now on this session is told what happens, and nothing that came before. */
  begin(session: Session | null): void {
    this.session = session
    this.#inputs = []
  }
}
