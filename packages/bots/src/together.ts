import { ioOn, type Game, type State, type View } from '@flotilla/kernel'
import { CREW, styleFor, type Budget, type Style } from './search.ts'
import { isCrew } from './share.ts'

/** A playout to the end takes as long as so many that are judged after a turn, for each seat. */
const LONG = 4
/** With fewer nothing can be proved. */
const FEWEST = 24

/** How the search looks at this table, and what the budget buys there. */
export function thoughtAt(game: Game, view: View, budget: Budget): { readonly style: Style; readonly budget: Budget } {
  if (!isCrew(game, ioOn(game, view as unknown as State), view.seats)) return { style: styleFor(budget), budget }
  const iterations = Math.min(budget.iterations, Math.max(FEWEST, Math.ceil(budget.iterations / (LONG * view.seats))))
  return { style: CREW, budget: { ...budget, iterations } }
}
