import { ctxOn } from '../engine.ts'
import type { Game } from '../game.ts'
import type { State } from '../state.ts'

/** What the next draws of a stream come out as: numbers from 0, as `io.draw` gives them. */
export type Script = Readonly<Record<string, readonly number[]>>

/**
 * Scripted chance. The rules' hands on one scene's own game get a `draw` that takes the wished values first;
 * what is not scripted is left to the seed. No other table is touched, and the rules run unchanged.
 */
export class Fate {
  readonly #streams: readonly string[]
  #wished = new Map<string, number[]>()

  constructor(game: Game, script: Script) {
    this.#streams = game.chance
    for (const [stream, values] of Object.entries(script)) this.wish(stream, values)
    const ctx = ctxOn(game, {} as State)
    const byChance = ctx.draw.bind(ctx)
    ctx.draw = (stream, n) => {
      const wished = this.#wished.get(stream)?.shift()
      if (wished === undefined) return byChance(stream, n)
      if (!Number.isInteger(wished) || wished < 0 || wished >= n)
        throw new Error(`the script wants ${wished} from '${stream}', but this draw goes from 0 to ${n - 1}`)
      ctx.state.undoBarrier++
      return wished
    }
  }

  wish(stream: string, values: readonly number[]): void {
    if (!this.#streams.includes(stream)) throw new Error(`there is no chance stream '${stream}': there is ${this.#streams.join(', ')}`)
    this.#wished.set(stream, [...(this.#wished.get(stream) ?? []), ...values])
  }

  /** What was wished for and has not been drawn. */
  left(): Script {
    return Object.fromEntries([...this.#wished].flatMap(([stream, values]) => (values.length > 0 ? [[stream, [...values]]] : [])))
  }

  /** Exactly this is wished for from now on. */
  set(script: Script): void {
    this.#wished = new Map(Object.entries(script).map(([stream, values]) => [stream, [...values]]))
  }

  /** Tries something out; its draws are wished for again afterwards. */
  aside<T>(attempt: () => T): T {
    const kept = this.left()
    try {
      return attempt()
    } finally {
      this.set(kept)
    }
  }
}
