import type { AnyAskKind, Game } from './game.ts'
import { newCtx, type Ctx } from './ctx.ts'
import { mintIn, poolOf, type Pool } from './intern.ts'
import { Offers } from './offers.ts'
import type { State } from './state.ts'

/** What the engine works with for one game, used again for every call: nothing of a table in it outlives one. */
export interface Runtime<S extends State = State, E = unknown> {
  readonly game: Game<S, E>
  readonly ctx: Ctx<S, E>
  readonly offers: Offers
  readonly kinds: Named<AnyAskKind<S, E>>
  readonly steps: Named<Game<S, E>['steps'][string]>
  /** Where what is interned for this game is kept: with its edition. */
  readonly pool: Pool
  blankTable: BlankTable<S> | null
}

/** A table before its first step. Laying it takes no chance, so it is done once and copied for every further start. */
interface BlankTable<S extends State> {
  readonly options: unknown
  readonly seats: number
  readonly table: S
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

const runtimes = new WeakMap<Game, Runtime>()
let last: Runtime | null = null

/** Short, and so are the others on the way of a decision: what is small enough is compiled into its caller. */
export const runtimeOf = <S extends State, E>(game: Game<S, E>): Runtime<S, E> =>
  (last !== null && last.game === game ? last : switchTo(game)) as Runtime<S, E>

function switchTo(game: Game): Runtime {
  last = runtimes.get(game) ?? makeRuntime(game)
  mintIn(last.pool)
  game.runtime?.mintFor?.(game.edition)
  return last
}

function makeRuntime(game: Game): Runtime {
  const made: Runtime = {
    game,
    ctx: newCtx(game, {} as State),
    offers: game.runtime?.offers() ?? new Offers(),
    kinds: new Named(`${game.id}: the ask`, game.asks),
    steps: new Named(`${game.id}: the step`, game.steps),
    pool: poolOf(game.edition),
    blankTable: null,
  }
  runtimes.set(game, made)
  return made
}
