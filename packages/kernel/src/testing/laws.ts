import { choices, defaultAnswer, explain, readCtx } from '../engine.ts'
import type { Game } from '../game.ts'
import { same } from '../intern.ts'
import type { State } from '../state.ts'
import { view } from '../view.ts'
import { mustBe } from './difference.ts'

/** What must hold after every answer of every game, besides the game's own invariants. */
export function mustBeLawful<S extends State, E>(game: Game<S, E>, state: S): void {
  game.invariants?.(readCtx(game, state))
  for (const ask of state.asks) {
    const legal = choices(game, state, ask)
    const who = `the ask '${ask.kind}' of seat ${ask.seat}`
    if (legal.length === 0) throw new Error(`${who} has no legal answer`)
    const seen = view(game, state, ask.seat)
    mustBe(`${who}: its choices on the seat's own view`, choices(game, seen, ask), legal)
    mustBe(`${who}: its refusals on the seat's own view`, explain(game, seen, ask), explain(game, state, ask))
    if (ask.optional === undefined) {
      if (game.asks[ask.kind].fallback === undefined) throw new Error(`${who} holds up the game and has no default`)
      const given = defaultAnswer(game, seen, ask)
      if (!legal.some((choice) => same(choice, given))) throw new Error(`${who}: its default ${JSON.stringify(given)} is not legal`)
    }
  }
}
