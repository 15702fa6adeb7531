import {
  BadInput,
  ioOn,
  isOver,
  offersOf,
  rng,
  start,
  take,
  view,
  type Ask,
  type Choice,
  type Game,
  type Rng,
  type State,
} from '@flotilla/kernel'
import { policy } from './policy.ts'
import { search } from './search.ts'
import { shareOf } from './share.ts'

/** A calm moment of a game: what counts for each seat, one seat after the other, and each seat's part of the victory in the end. */
export interface Moment {
  readonly features: Float32Array
  readonly shares: readonly number[]
}

/** How those play from whose games something is learned. Now and then they do something else, so that all kinds of positions come up. */
export interface Lessons {
  /** Playouts that go into a decision; none: mates. */
  readonly thought: number
  /** How often somebody strays on average, of those two thirds who do. */
  readonly stray: number
  readonly seed: number
}

const SEATS = [2, 4, 3, 4, 2, 5]
const MOST_DECISIONS = 5000
/** The first moments of a game are all alike. */
const SOON = 3
/** Different seeds have different games. */
const APART = 1_000_003

/** The calm moments of the game of that number; none where it does not end or nobody wins. The same on every machine and thread. */
export function lesson(game: Game, number: number, { thought, stray, seed }: Lessons): Moment[] {
  const seats = Math.min(game.seats.max, Math.max(game.seats.min, SEATS[number % SEATS.length]))
  const dice = rng(seed * APART + number)
  const state = start(game, { seats, seed: Array.from({ length: 8 }, () => dice.word().toString(16).padStart(8, '0')).join('') })
  const strays = Array.from({ length: seats }, () => (dice.below(3) === 0 ? 0 : Math.round(stray * 20 * dice.below(100))))
  const met: Float32Array[] = []
  let wasCalm = false
  for (let k = 0; !isOver(state); k++) {
    const calm = game.advice.calm?.(ioOn(game, state)) ?? true
    if (calm && !wasCalm && k > SOON) met.push(featuresOf(game, state))
    wasCalm = calm
    const ask = state.asks.find((one) => one.optional === undefined)
    if (ask === undefined || k === MOST_DECISIONS) return []
    const { legal, count } = offersOf(game, state, ask, false)
    take(game, state, ask, count === 1 ? legal[0] : decided(game, state, ask, legal.slice(0, count), dice, strays[ask.seat], thought))
  }
  const shares = Array.from({ length: seats }, (_, seat) => shareOf(game, state, seat))
  return shares.some((share) => share > 0) ? met.map((features) => ({ features, shares })) : []
}

function decided(game: Game, state: State, ask: Ask, legal: readonly Choice[], dice: Rng, strays: number, thought: number): Choice {
  if (strays > 0 && dice.below(1000) < strays) return legal[dice.below(legal.length)]
  if (thought === 0) return policy(game, state, ask, legal, legal.length, dice, 0)
  return search(game, view(game, state, ask.seat), ask, legal, dice, { iterations: thought, maxMs: Infinity })[0].choice
}

function featuresOf(game: Game, state: State): Float32Array {
  const { prospects } = game.advice
  if (prospects === undefined) throw new BadInput('game', `${game.title} has no prospects to learn`)
  const all: number[] = []
  for (let seat = 0; seat < state.seats; seat++) {
    const own: number[] = []
    prospects.features(ioOn(game, state), seat, own)
    all.push(...own)
  }
  return Float32Array.from(all)
}
