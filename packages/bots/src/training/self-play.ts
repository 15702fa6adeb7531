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
import { networkOn, type AdvisedGame, type Network, type WinModel } from '../advice/index.ts'
import type { Moment } from './descent.ts'
import { judgedBy } from '../search/judged-by.ts'
import { policy } from '../search/policy.ts'
import { search } from '../search/search.ts'
import { shareOf, sidesAt } from '../search/win-share.ts'

/** A table of that many seats. */
export function begin(game: AdvisedGame, seats: number, options: object | undefined, dice: Rng): State {
  const seed = Array.from({ length: 8 }, () => dice.word().toString(16).padStart(8, '0')).join('')
  return start(game, { seats, seed, ...(options === undefined ? {} : { options }) })
}

interface Watch {
  /** A calm moment begins. */
  calm(): void
  decide(ask: Ask, legal: readonly Choice[], count: number): Choice
}

const MOST_DECISIONS = 5000
/** The first moments of a game are all alike. */
const SOON = 3

/** Plays a game on to its end; it may have none. */
export function play(game: AdvisedGame, state: State, watch: Watch): void {
  let wasCalm = false
  for (let k = 0; !isOver(state) && k < MOST_DECISIONS; k++) {
    const calm = game.advice.model?.isQuiet?.(readCtx(game, state)) ?? true
    if (calm && !wasCalm && k > SOON) watch.calm()
    wasCalm = calm
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

/** What an insight is taught by: its own sights, or if there are none or it is to be plain what the prospects are learned by. */
function sightsOf({ title, advice: { model } }: AdvisedGame, plain: boolean): Features {
  const sights = plain ? model?.winModel?.features : (model?.valueNetwork?.networkFeatures ?? model?.winModel?.features)
  if (sights === undefined) throw new BadInput('game', `${title} has no prospects to learn`)
  return sights
}

/** How those play from whose games something is learned. Now and then they do something else, so that all kinds of positions come up. */
export interface Lessons {
  /** Playouts that go into a decision; none: mates. */
  readonly thought: number
  /** What those who search judge by; without it by the game's prospects. */
  readonly judge?: Network
  /** How often somebody strays on average, of those two thirds who do. */
  readonly stray: number
  readonly seed: number
  /** How many sit there, in turn. */
  readonly seats?: readonly number[]
  /** Whether the lessons are about what the prospects look at, whatever else the game's insight sees. */
  readonly plain?: boolean
}

const SEATS = [2, 4, 3, 4, 2, 5]
/** Different seeds have different games. */
const APART = 1_000_003

/** The calm moments of the game of that number; none where it does not end or nobody wins. The same on every machine and thread. */
export function lesson(game: AdvisedGame, number: number, lessons: Lessons): Moment[] {
  const { thought, judge, stray, seed, seats: inTurn = SEATS, plain = false } = lessons
  const sights = sightsOf(game, plain)
  const judging = judge === undefined ? game : judgedBy(game, networkOn({ features: sights }, judge))
  const seats = Math.min(game.seats.max, Math.max(game.seats.min, inTurn[number % inTurn.length]))
  const dice = rng(seed * APART + number)
  const state = begin(game, seats, undefined, dice)
  /** Of a thousand decisions. */
  const strays = Array.from({ length: seats }, () => (dice.below(3) === 0 ? 0 : Math.round(stray * 20 * dice.below(100))))
  const sides = sidesAt(game, readCtx(game, state), seats)
  const met: Float32Array[] = []
  play(game, state, {
    calm: () => met.push(featuresOf(game, state, sights, sides)),
    decide(ask, legal, count) {
      if (strays[ask.seat] > 0 && dice.below(1000) < strays[ask.seat]) return legal[dice.below(count)]
      if (thought === 0) return policy(game, state, ask, legal, count, dice, 0)
      const budget = { iterations: thought, maxMs: Infinity }
      return search(judging, view(game, state, ask.seat), ask, legal.slice(0, count), dice, budget)[0].choice
    },
  })
  if (!isOver(state)) return []
  const shares = sides.map((seat) => shareOf(game, state, seat))
  return shares.some((share) => share > 0) ? met.map((features) => ({ features, shares })) : []
}
