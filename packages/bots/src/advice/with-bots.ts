import type { Game, ReadCtx, Seat, State } from '@flotilla/kernel'
import type { Advice } from './advice.ts'
import type { Figures } from './figures.ts'

/** What a game has for its bots and for simulations: an export of its own, which neither the rules nor the engine load. */
export interface GameBots<S extends State = State, E = unknown> {
  readonly advice: Advice<S, E>
  readonly figures?: Figures<S, E>
}

/** A game with what its bots go by. */
export type AdvisedGame<S extends State = State, E = unknown> = Game<S, E> & GameBots<S, E>

/** A seat's points as it knows them itself. `ctx` reads a whole state, or the seat's own view. */
export function ownScore(game: Game, ctx: ReadCtx, seat: Seat): number {
  const state = ctx.state as { sees: unknown }
  const { sees } = state
  state.sees = seat
  try {
    return game.score(ctx, seat)
  } finally {
    state.sees = sees
  }
}

/** For a game without advice: no choice is better than another, and a position is worth its points. */
const unadvised = (game: Game): Advice => ({ rate: () => 0, value: (ctx, seat) => ownScore(game, ctx, seat) })

/** Whoever has a game with its bots may give that. */
const partsOf = ({ advice, figures }: GameBots): GameBots => ({ advice, ...(figures === undefined ? {} : { figures }) })

const known = new WeakMap<Game, { readonly of: GameBots | undefined; readonly made: AdvisedGame }>()

/**
 * The game together with what its bots go by; the same object every time, for the same game with the same numbers. Released rules of
 * before have no bots of their own: whoever plays by them sees to the points.
 */
export function withBots(game: Game, bots?: GameBots): AdvisedGame {
  const last = known.get(game)
  if (last !== undefined && last.of === bots) return last.made
  const made = { ...game, ...(game.runtime === undefined && bots !== undefined ? partsOf(bots) : { advice: unadvised(game) }) }
  known.set(game, { of: bots, made })
  return made
}
