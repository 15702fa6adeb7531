import { ioOn, offersOf, same, type Ask, type Choice, type Game, type Seat, type State, type Table } from '@flotilla/kernel'
import type { Plan } from '@flotilla/wire'
import type { Wishes } from '../storage/tables.ts'

/** What is answered for a seat by its own order. */
export interface Ordered {
  readonly choice: Choice
  /** The plan that is used up by it. */
  readonly plan: Plan | null
}

/** The rules' default, from what the seat knows. */
export function defaultAnswer({ game }: Table, seen: State, ask: Ask): Choice {
  const { fallback } = game.asks[ask.kind]
  return fallback === undefined ? legalOf(game, seen, ask)[0] : fallback(ioOn(game, seen), ask)
}

function legalOf(game: Game, seen: State, ask: Ask): Choice[] {
  const { legal, count } = offersOf(game, seen, ask, false)
  return legal.slice(0, count)
}

/** The planned answer or the standing order of a seat for its open ask; null where it wants to be asked. */
export function orderedAnswer(table: Table, seat: Seat, ask: Ask, { orders }: Wishes): Ordered | null {
  const plan = orders.plans.find((one) => one.ask === ask.kind)
  const standing = orders.standing.find((one) => one.ask === ask.kind)
  if (plan === undefined && standing === undefined) return null
  const { game } = table
  const seen = table.view(seat) as unknown as State
  const legal = legalOf(game, seen, ask)
  if (plan !== undefined) {
    const choice = legal.find((one) => fits(game, seen, ask, one, plan))
    if (choice !== undefined) return { choice, plan }
    // A play that is not possible now is a pass, so that the window tells nothing; elsewhere the seat is asked.
    if (game.asks[ask.kind].window === true) return { choice: defaultAnswer(table, seen, ask), plan }
  }
  if (standing?.order === 'default') return { choice: defaultAnswer(table, seen, ask), plan: null }
  return standing?.order === 'only' && legal.length === 1 ? { choice: legal[0], plan: null } : null
}

/** Plans name things by their words, because the backs of cards change. */
function fits(game: Game, seen: State, ask: Ask, choice: Choice, plan: Plan): boolean {
  const { code, params = {} } = game.words.choice(ioOn(game, seen), ask, choice)
  return code === plan.code && Object.entries(plan.params ?? {}).every(([name, value]) => same(params[name], value))
}
