import {
  defaultAnswer,
  readCtx,
  offersOf,
  onlyChoice,
  same,
  sharedView,
  type Ask,
  type Choice,
  type Game,
  type Seen,
  type State,
} from '@flotilla/kernel'
import { answersByItself, BY_ITSELF, type Plan, type SeatSettings, type StandingOrder } from '@flotilla/protocol'

/** A game at one moment. */
interface Moment {
  readonly game: Game
  readonly state: State
}

/** What is answered for a seat by its own order. */
export interface AutoAnswer {
  readonly choice: Choice
  /** The plan that is used up by it. */
  readonly plan: Plan | null
}

function legalOf(game: Game, seen: Seen, ask: Ask): Choice[] {
  const { legal, count } = offersOf(game, seen, ask, false)
  return legal.slice(0, count)
}

/** The planned answer or the standing order of a seat for its open ask; null where it wants to be asked. */
export function autoAnswer({ game, state }: Moment, ask: Ask, orders: SeatSettings): AutoAnswer | null {
  const kind = game.asks[ask.kind]
  const plan = orders.plans.find((one) => one.ask === ask.kind || one.ask === '*')
  const standing = orders.standing.filter((one) => one.ask === ask.kind || one.ask === '*')
  const only = answersByItself(ask.kind, orders) ? onlyChoice(game, state, ask) : null
  if (plan === undefined && only !== null) return { choice: only, plan: null }
  if (plan === undefined && standing.every(({ order }) => order === 'only') && kind.from === undefined) return null
  const seen = sharedView(state, ask.seat)
  const legal = legalOf(game, seen, ask)
  const byDefault = (): Choice => defaultAnswer(game, seen, ask)
  if (plan !== undefined) {
    const choice = legal.find((one) => fits(game, seen, ask, one, plan))
    if (choice !== undefined) return { choice, plan }
    // A play that is not possible now is a pass, so that the window tells nothing; elsewhere the seat is asked.
    if (kind.window === true && plan.ask === ask.kind) return { choice: byDefault(), plan }
  }
  if (only !== null) return { choice: only, plan: null }
  const { order, from = order === undefined ? kind.from : undefined } = standing.find((one) => one.order !== 'only') ?? UNORDERED
  const stake = from === undefined ? 0 : (kind.stake?.(readCtx(game, seen), ask) ?? from)
  const choice =
    order === 'always'
      ? stake >= (from ?? 0)
        ? (legal.find((one) => !same(one, byDefault())) ?? null)
        : null
      : order === 'default' || stake < (from ?? 0)
        ? byDefault()
        : null
  return choice === null ? null : { choice, plan: null }
}

const UNORDERED: { readonly order?: StandingOrder['order']; readonly from?: number | undefined } = {}

/** The orders without what would be answered by itself. */
export const byHand = (orders: SeatSettings): SeatSettings => ({
  ...orders,
  standing: orders.standing.filter((one) => !same(one, BY_ITSELF)),
})

/** What is left of the orders when the seat is asked: some hold only until it has something of its own to decide. */
export function ordersAt({ game }: Pick<Moment, 'game'>, ask: Ask, orders: SeatSettings): SeatSettings {
  if (game.asks[ask.kind].window === true || orders.standing.every(({ until }) => until === undefined)) return orders
  return { ...orders, standing: orders.standing.filter(({ until }) => until === undefined) }
}

/** Plans name things by their words, because the backs of cards change. */
function fits(game: Game, seen: Seen, ask: Ask, choice: Choice, plan: Plan): boolean {
  const { code, params = {} } = game.words.choice(readCtx(game, seen), ask, choice)
  if (code !== plan.code && !code.startsWith(`${plan.code}.`)) return false
  return Object.entries(plan.params ?? {}).every(([name, value]) => same(params[name], value))
}
