import { readCtx, type View } from '@flotilla/kernel'
import type { AdvisedGame } from '../advice/index.ts'
import { CREW, styleFor, type Budget, type Style } from './search.ts'
import { isCrew } from './win-share.ts'

/** Few choices are compared, so that half the playouts tell as much; of more decisions each has less. */
const PARTS = 2
/** With fewer nothing can be proved. */
const FEWEST = 64

/** How the search looks at this table, and what the budget buys there. */
export function thoughtAt(game: AdvisedGame, view: View, budget: Budget): { readonly style: Style; readonly budget: Budget } {
  if (!isCrew(game, readCtx(game, view), view.seats)) return { style: styleFor(game, budget), budget }
  const iterations = Math.min(budget.iterations, Math.max(FEWEST, Math.ceil(budget.iterations / (PARTS * view.seats))))
  return { style: CREW, budget: { ...budget, iterations } }
}
