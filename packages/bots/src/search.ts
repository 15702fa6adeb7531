import {
  askOf,
  imagine,
  ioOn,
  isOver,
  offersOf,
  take,
  type Ask,
  type Choice,
  type Game,
  type Rng,
  type Seat,
  type Seen,
  type State,
  type View,
} from '@flotilla/kernel'
import { policy } from './policy.ts'
import { winShare } from './share.ts'

/** How long a bot may think. Iterations are the truth: a level plays the same way on a slow machine; time only caps them. */
export interface Budget {
  readonly iterations: number
  readonly maxMs: number
}

/** How a search looks: tuned, not learned. */
export interface Style {
  /** Own decisions that are searched as a tree; later ones are played by the policy. */
  readonly depth: number
  /** Decisions of all seats after which a playout is cut off and judged. */
  readonly cutOff: number
  /** How much trust in the advice weighs against what was seen. */
  readonly explore: number
  /** How far below the best-rated a choice may lie and still be thought about, as a part of the whole span. */
  readonly doubt: number
  /** How often the policy does something else than what it rates best. */
  readonly stray: number
}

export const STYLE: Style = { depth: 3, cutOff: 28, explore: 0.5, doubt: 0.15, stray: 0.08 }

/** What is known of one choice at one own decision. */
interface Tried {
  visits: number
  total: number
  readonly prior: number
  node: Node | null
}
type Node = Map<Choice, Tried>

export interface Judgement {
  readonly choice: Choice
  readonly visits: number
  readonly share: number
}

/**
 * Information-set search: every iteration imagines another world that the seat could not tell from the real one, plays it with a
 * tree over its own decisions and the advice of each other seat, and judges where it ends. The tree is keyed by the own choices
 * alone, so nothing in it depends on what the seat cannot see; the others decide by what they would see themselves.
 */
export function search(
  game: Game,
  view: View,
  ask: Ask,
  choices: readonly Choice[],
  rng: Rng,
  budget: Budget,
  style: Style = STYLE,
): Judgement[] {
  const me = ask.seat
  const root: Node = new Map()
  open(root, game, view, ask, choices, style)
  const until = budget.maxMs === Infinity ? Infinity : Date.now() + budget.maxMs
  for (let i = 0; i < budget.iterations; i++) {
    if ((i & 7) === 7 && Date.now() > until) break
    iterate(game, view, me, root, rng, style)
    if (isSettled(root, budget.iterations - i - 1)) break
  }
  return choices
    .map((choice) => {
      const tried = root.get(choice)
      const visits = tried?.visits ?? 0
      return { choice, visits, share: visits === 0 || tried === undefined ? 0 : tried.total / visits }
    })
    .toSorted((a, b) => b.visits - a.visits || b.share - a.share)
}

function iterate(game: Game, view: View, me: Seat, root: Node, rng: Rng, style: Style): void {
  const world = imagine(game, view as never, rng)
  const path: Tried[] = []
  let node: Node | null = root
  for (let decisions = 0; decisions < style.cutOff && !isOver(world); decisions++) {
    const ask: Ask | undefined = node === root ? askOf(world, me) : nextAsk(world)
    if (ask === undefined) break
    const { legal, count } = offersOf(game, world, ask, false)
    if (ask.seat !== me || node === null || count === 1) {
      if (node === root && count === 1) node = null
      take(game, world, ask, count === 1 ? legal[0] : policy(game, world, ask, legal.slice(0, count), rng, style.stray))
      continue
    }
    const choices = legal.slice(0, count)
    const choice = select(node, choices, game, world, ask, style)
    const tried = node.get(choice)
    if (tried === undefined) break
    path.push(tried)
    // One new node an iteration: beyond it the policy plays on.
    node = tried.visits === 0 || path.length >= style.depth ? null : (tried.node ??= new Map())
    take(game, world, ask, choice)
  }
  const share = winShare(game, world, me)
  for (const tried of path) {
    tried.visits++
    tried.total += share
  }
}

/** Whoever must decide next: the first that is asked. */
function nextAsk(world: State): Ask | undefined {
  for (const ask of world.asks) if (ask.optional === undefined) return ask
  return undefined
}

/** Notes the choices of a decision, each with the share of trust that the advice gives it: the best-rated most. */
function open(node: Node, game: Game, state: Seen, ask: Ask, choices: readonly Choice[], style: Style): void {
  const io = ioOn(game, state)
  const ratings = choices.map((choice) => game.advice.rate(io, ask, choice))
  const best = Math.max(...ratings)
  const spread = (best - Math.min(...ratings)) * style.doubt || 1
  const weights = ratings.map((rating) => Math.exp((rating - best) / spread))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  for (const [k, choice] of choices.entries())
    if (!node.has(choice)) node.set(choice, { visits: 0, total: 0, prior: weights[k] / total, node: null })
}

/**
 * The most promising choice: what it has brought, and as much again as the advice trusts it while it is little tried.
 * With few iterations the advice decides, with many what was seen.
 */
function select(node: Node, choices: readonly Choice[], game: Game, state: State, ask: Ask, style: Style): Choice {
  if (choices.some((choice) => !node.has(choice))) open(node, game, state, ask, choices, style)
  let visits = 0
  let gained = 0
  for (const tried of node.values()) {
    visits += tried.visits
    gained += tried.total
  }
  const usual = visits === 0 ? 0 : gained / visits
  let best = choices[0]
  let most = -Infinity
  for (const choice of choices) {
    const tried = node.get(choice)
    if (tried === undefined) continue
    const mean = (tried.total + usual * 2) / (tried.visits + 2)
    const score = mean + (style.explore * tried.prior * Math.sqrt(visits + 1)) / (1 + tried.visits)
    if (score > most) {
      most = score
      best = choice
    }
  }
  return best
}

/** Whether the runner-up cannot catch up any more. */
function isSettled(root: Node, left: number): boolean {
  let first = 0
  let second = 0
  for (const { visits } of root.values()) {
    if (visits > first) {
      second = first
      first = visits
    } else if (visits > second) second = visits
  }
  return first - second > left
}
