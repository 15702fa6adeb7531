import {
  BadInput,
  readCtx,
  isOver,
  offersOf,
  rng,
  start,
  take,
  view,
  type Ask,
  type Choice,
  type Rng,
  type Seat,
  type State,
} from '@flotilla/kernel'
import { networkOn, type AdvisedGame, type Network, type WinModel } from '@flotilla/bots/advice'
import type { Sample } from './adam.ts'
import { judgedBy, policy, search, shareOf, sidesAt } from '@flotilla/bots/search'

/** A table of that many seats. */
export function begin(game: AdvisedGame, seats: number, options: object | undefined, dice: Rng): State {
  const seed = Array.from({ length: 8 }, () => dice.word().toString(16).padStart(8, '0')).join('')
  return start(game, { seats, seed, ...(options === undefined ? {} : { options }) })
}

interface Watch {
  /** A quiet moment begins. */
  quiet(): void
  decide(ask: Ask, legal: readonly Choice[], count: number): Choice
}

const MOST_DECISIONS = 5000
/** The first moments of a game are all alike. */
const SOON = 3

/** Plays a game on to its end; it may have none. */
export function play(game: AdvisedGame, state: State, watch: Watch): void {
  let wasQuiet = false
  for (let k = 0; !isOver(state) && k < MOST_DECISIONS; k++) {
    const quiet = game.advice.model?.isQuiet?.(readCtx(game, state)) ?? true
    if (quiet && !wasQuiet && k > SOON) watch.quiet()
    wasQuiet = quiet
    const ask = state.asks.find((one) => one.optional === undefined)
    if (ask === undefined) return
    const { legal, count } = offersOf(game, state, ask, false)
    take(game, state, ask, count === 1 ? legal[0] : watch.decide(ask, legal, count))
  }
}

type Features = WinModel['features']

/** What counts for each of these seats, one after the other. */
export function featuresOf(game: AdvisedGame, state: State, features: Features, seats: readonly Seat[]): Float32Array {
  const all: number[] = []
  for (const seat of seats) {
    const own: number[] = []
    features(readCtx(game, state), seat, own)
    all.push(...own)
  }
  return Float32Array.from(all)
}

/** What a value network is trained on: features of its own, or those of the win model where it has none or where `plain` asks for them. */
function trainedFeaturesOf({ title, advice: { model } }: AdvisedGame, plain: boolean): Features {
  const features = plain ? model?.winModel?.features : (model?.valueNetwork?.networkFeatures ?? model?.winModel?.features)
  if (features === undefined) throw new BadInput('game', `${title} has no win model to learn from`)
  return features
}

/** How those play from whose games something is learned. Now and then they do something else, so that all kinds of positions come up. */
export interface SelfPlayOptions {
  /** Playouts that go into a decision; none: mates. */
  readonly playouts: number
  /** What those who search judge by; without it by the game's win model. */
  readonly judge?: Network
  /** How often a seat plays at random on average, of those two thirds that do. */
  readonly epsilon: number
  readonly seed: number
  /** How many sit there, in turn. */
  readonly seats?: readonly number[]
  /** Whether the samples have the win model's features, although the game's value network has some of its own. */
  readonly plain?: boolean
}

const SEATS = [2, 4, 3, 4, 2, 5]
/** Different seeds have different games. */
const APART = 1_000_003

/** Plays the game of that number and returns its quiet moments; none where it does not end or nobody wins. The same on every machine and thread. */
export function playGame(game: AdvisedGame, number: number, options: SelfPlayOptions): Sample[] {
  const { playouts, judge, epsilon, seed, seats: inTurn = SEATS, plain = false } = options
  const features = trainedFeaturesOf(game, plain)
  const judging = judge === undefined ? game : judgedBy(game, networkOn({ features }, judge))
  const seats = Math.min(game.seats.max, Math.max(game.seats.min, inTurn[number % inTurn.length]))
  const dice = rng(seed * APART + number)
  const state = begin(game, seats, undefined, dice)
  /** Of a thousand decisions. */
  const epsilons = Array.from({ length: seats }, () => (dice.below(3) === 0 ? 0 : Math.round(epsilon * 20 * dice.below(100))))
  const sides = sidesAt(game, readCtx(game, state), seats)
  const met: Float32Array[] = []
  play(game, state, {
    quiet: () => met.push(featuresOf(game, state, features, sides)),
    decide(ask, legal, count) {
      if (epsilons[ask.seat] > 0 && dice.below(1000) < epsilons[ask.seat]) return legal[dice.below(count)]
      if (playouts === 0) return policy(game, state, ask, legal, count, dice, 0)
      const budget = { iterations: playouts, maxMs: Infinity }
      return search(judging, view(game, state, ask.seat), ask, legal.slice(0, count), dice, budget)[0].choice
    },
  })
  if (!isOver(state)) return []
  const shares = sides.map((seat) => shareOf(game, state, seat))
  return shares.some((share) => share > 0) ? met.map((features) => ({ features, shares })) : []
}
