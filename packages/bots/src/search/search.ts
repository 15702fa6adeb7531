import {
  BadInput,
  askOf,
  readCtx,
  isOver,
  offersOf,
  rng,
  take,
  type Ask,
  type Choice,
  type Rng,
  type Seat,
  type State,
  type View,
} from '@flotilla/kernel'
import type { AdvisedGame } from '../advice/index.ts'
import { policy } from './policy.ts'
import { Race, type RaceOptions } from './race.ts'
import { winShare } from './win-share.ts'
import { Node } from './tree.ts'
import type { Evidence } from '../explain/why.ts'
import { Worlds } from './worlds.ts'

/** How long a bot may think. Iterations are the truth: a level plays the same way on a slow machine; time only caps them. */
export interface Budget {
  readonly iterations: number
  readonly maxMs: number
}

/** How a search looks. */
export interface Style extends RaceOptions {
  /** Own decisions that are searched as a tree; later ones are played by the policy. */
  readonly depth: number
  /** Rounds or own turns that must begin before a playout is judged, and decisions of all seats after which it is judged anyway. */
  readonly ahead: number
  readonly longest: number
  /** How much trust in the advice weighs against what was seen. */
  readonly explore: number
  /** How far below the best-rated a choice may lie and still be thought about, as a part of the whole span. */
  readonly temperature: number
  /** How often the policy does something else than what it rates best. */
  readonly epsilon: number
  /** How many different worlds are imagined at most; each is played with other luck every time. */
  readonly worlds: number
  /** Whether others who have decided in secret decide again, by the advice. */
  readonly rethink: boolean
  /** How much it counts whether a finished game was won or lost clearly or narrowly. */
  readonly marginWeight: number
}

/** How bots search, unless their level or their game says otherwise. */
export const STYLE: Style = {
  depth: 3,
  ahead: 1,
  longest: 150,
  explore: 0.5,
  temperature: 0.15,
  epsilon: 0,
  candidates: 12,
  worlds: 200,
  proof: 0,
  hopeless: 2.5,
  fewest: 6,
  stopMargin: 0,
  rethink: true,
  marginWeight: 0.08,
}

/** With more thought the own decisions of a whole turn or round are searched, and nobody drops out in haste. */
export const FARTHER: Style = { ...STYLE, depth: 8, hopeless: 3.5, fewest: 12 }
/** From so many playouts on. */
const MUCH = 1024

/** How a search looks at this game with such a budget. */
export function styleFor({ advice: { search: known } }: AdvisedGame, { iterations }: Budget): Style {
  const stopMargin = known?.stopMargin ?? 0
  if (iterations < MUCH) return { ...STYLE, stopMargin }
  return { ...FARTHER, depth: known?.depth ?? FARTHER.depth, stopMargin }
}

const NO_END = 1_000_000

/**
 * Where all are on one side the advice already plays for all: its choice stands unless another is proved to be better, and few are
 * compared, so that there are worlds enough to prove it.
 */
export const CREW: Style = { ...STYLE, depth: 1, candidates: 4, proof: 2 }

/** Knows nothing of a game but its rules: every choice alike, at random to the end. For comparison. */
export const PLAIN: Style = {
  depth: NO_END,
  ahead: NO_END,
  longest: NO_END,
  explore: 2,
  temperature: Infinity,
  epsilon: 1,
  candidates: NO_END,
  worlds: NO_END,
  proof: 0,
  hopeless: 2.5,
  fewest: 6,
  stopMargin: 0,
  rethink: false,
  marginWeight: 0,
}

/** A choice and how well it did in the playouts. */
export interface Judgement {
  readonly choice: Choice
  readonly visits: number
  readonly share: number
  /** How far off that may be: its standard error. */
  readonly error: number
}

/**
 * Information-set search: every iteration plays a world that the seat could not tell from the real one, with a tree over the seat's
 * own decisions and the advice for each other seat, and judges where it ends. The tree is reached by the own choices alone, so
 * nothing in it depends on what the seat cannot see; the others decide by what they would see themselves.
 * The choices race: each meets the same worlds and the same luck, and the hopeless ones drop out.
 */
export function search(
  game: AdvisedGame,
  view: View,
  ask: Ask,
  choices: readonly Choice[],
  luck: Rng,
  budget: Budget,
  style: Style = STYLE,
  evidence?: Evidence,
): Judgement[] {
  checkBudget(budget)
  const root = new Node()
  root.meet(game, view, ask, choices, choices.length, style.temperature)
  const biases = biasesOf(game, view, ask, root)
  const race = new Race(root.priors, budget.iterations, style)
  const worlds = new Worlds(game, view, luck, style.worlds, style.rethink ? ask.seat : null)
  const until = budget.maxMs === Infinity ? Infinity : Date.now() + budget.maxMs
  const playout = new Playout(game, ask.seat, style)
  while (race.isOn()) {
    const [a, b, c] = [luck.word(), luck.word(), luck.word()]
    for (const at of race.runners()) {
      const world = worlds.next(race.worlds, a, b, c)
      const share = playout.from(world, root, at, rng(a))
      race.note(at, share + biases[at])
      evidence?.saw(root.choices[at], world)
      if (until !== Infinity && Date.now() > until) race.stop()
    }
    race.endRound()
  }
  return race.order().map((at) => ({ choice: root.choices[at], visits: root.visits[at], share: race.mean(at), error: race.error(at) }))
}

function checkBudget({ iterations, maxMs }: Budget): void {
  if (!Number.isInteger(iterations) || iterations < 1)
    throw new BadInput('iterations', `iterations: a whole number of at least 1, not ${iterations}`)
  if (!(maxMs > 0)) throw new BadInput('maxMs', `maxMs: more than 0 milliseconds, not ${maxMs}`)
}

/** What a temper's whole bias is worth, as a share of the victory. */
const BIAS = 0.04

const biasesOf = (game: AdvisedGame, view: View, ask: Ask, { choices, priors }: Node): number[] =>
  choices.map((choice, at) => (priors[at] === 0 ? 0 : BIAS * (game.advice.persona?.bias?.(readCtx(game, view), ask, choice) ?? 0)))

/** Plays imagined worlds on from a choice of the seat to a moment that can be judged. */
class Playout {
  /** The last one stays, as a node does (tree.ts). */
  static last: Playout | null = null

  readonly #game: AdvisedGame
  readonly #me: Seat
  readonly #style: Style
  readonly #path: Node[] = []
  readonly #taken: number[] = []

  constructor(game: AdvisedGame, me: Seat, style: Style) {
    this.#game = game
    this.#me = me
    this.#style = style
    Playout.last = this
  }

  /** How the seat fares in this world after that choice; the tree learns from it. */
  from(world: State, root: Node, at: number, dice: Rng): number {
    const ask = askOf(world, this.#me)
    if (ask === undefined) throw new Error(`seat ${this.#me} has nothing to decide in an imagined world`)
    const begun = this.#clock(world)
    this.#step(root, at)
    take(this.#game, world, ask, root.choices[at])
    this.#playOn(world, root.visits[at] === 0 || this.#style.depth === 1 ? null : (root.after[at] ??= new Node()), begun, dice)
    const share = winShare(this.#game, world, this.#me, this.#style.marginWeight)
    while (this.#path.length > 0) this.#path.pop()?.credit(this.#taken.pop() ?? 0, share)
    return share
  }

  #step(node: Node, at: number): void {
    this.#path.push(node)
    this.#taken.push(at)
  }

  #playOn(world: State, first: Node | null, begun: number, dice: Rng): void {
    const { ahead, longest, epsilon, depth, explore, temperature } = this.#style
    const game = this.#game
    let node = first
    let now = begun
    let passed = 0
    for (let decisions = 1; decisions < longest && !isOver(world); decisions++) {
      if (ahead < longest) {
        const clock = this.#clock(world)
        if (clock !== now && clock >= 0) {
          now = clock
          if (++passed === ahead) return
        }
      }
      const ask = nextAsk(world)
      if (ask === undefined) return
      const { legal, count } = offersOf(game, world, ask, false)
      if (count === 1) take(game, world, ask, legal[0])
      else if (node === null || ask.seat !== this.#me) take(game, world, ask, policy(game, world, ask, legal, count, dice, epsilon))
      else {
        node.meet(game, world, ask, legal, count, temperature)
        const at = node.select(legal, count, explore)
        const choice = node.choices[at]
        this.#step(node, at)
        // One new node an iteration: beyond it the policy plays on.
        node = node.visits[at] === 0 || this.#path.length >= depth ? null : (node.after[at] ??= new Node())
        take(game, world, ask, choice)
      }
    }
  }

  #clock(world: State): number {
    return this.#game.advice.search?.clock?.(readCtx(this.#game, world), this.#me) ?? 0
  }
}

/** Whoever must decide next: the last that is asked, so that a plan of several asks is made in one go. */
export function nextAsk({ asks }: State): Ask | undefined {
  for (let i = asks.length - 1; i >= 0; i--) if (asks[i].optional === undefined) return asks[i]
  return undefined
}
