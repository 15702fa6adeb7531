import type { AskKind, Game } from './game.ts'
import { newIo, type Io } from './io.ts'
import { Offers } from './offers.ts'
import type { State } from './state.ts'

/** What the engine works with for one game, used again for every call: nothing of a table in it outlives one. */
export interface Hands {
  readonly game: Game
  readonly io: Io
  readonly offers: Offers
  readonly kinds: Named<AskKind>
  readonly steps: Named<Game['steps'][string]>
  laid: Laid | null
}

/** A table before its first step. Laying it takes no chance, so it is done once and copied for every further start. */
interface Laid {
  readonly options: unknown
  readonly seats: number
  readonly table: State
}

/** Finds by name and remembers the last: what is offered is answered next, and then asked of the next seat. */
class Named<T> {
  readonly #what: string
  readonly #all: ReadonlyMap<string, T>
  #name = ''
  #last: T | undefined = undefined

  constructor(what: string, all: Readonly<Record<string, T>>) {
    this.#what = what
    this.#all = new Map(Object.entries(all))
  }

  get(name: string): T {
    return name === this.#name && this.#last !== undefined ? this.#last : this.#find(name)
  }

  #find(name: string): T {
    const found = this.#all.get(name)
    if (found === undefined) throw new Error(`${this.#what} '${name}' does not exist`)
    this.#name = name
    this.#last = found
    return found
  }
}

const hands = new WeakMap<Game, Hands>()
let last: Hands | null = null

/** Short, and so are the others on the way of a decision: what is small enough is compiled into its caller. */
export const handsOf = (game: Game): Hands => (last !== null && last.game === game ? last : (last = hands.get(game) ?? handsFor(game)))

function handsFor(game: Game): Hands {
  const made: Hands = {
    game,
    io: newIo(game, {} as State),
    offers: game.hands?.offers() ?? new Offers(),
    kinds: new Named(`${game.id}: the ask`, game.asks),
    steps: new Named(`${game.id}: the step`, game.steps),
    laid: null,
  }
  hands.set(game, made)
  return made
}
