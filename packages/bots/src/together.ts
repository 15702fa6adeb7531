import { ioOn, type Game, type State, type View } from '@flotilla/kernel'
import { CREW, styleFor, type Budget, type Style } from './search.ts'
import { isCrew } from './share.ts'

/** Of few choices half the playouts tell as much. */
const ENOUGH = 2
/** With fewer nothing can be proved. */
const FEWEST = 24

/** How the search looks at this table, and what the budget buys there. */
export function thoughtAt(game: Game, view: View, budget: Budget): { readonly style: Style; readonly budget: Budget } {
  if (!isCrew(game, ioOn(game, view as unknown as State), view.seats)) return { style: styleFor(budget), budget }
  const iterations = Math.min(budget.iterations, Math.max(FEWEST, Math.ceil(budget.iterations / ENOUGH)))
  return { style: CREW, budget: { ...budget, iterations } }
}
