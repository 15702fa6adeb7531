import { BadInput, ioOn, isOver, offersOf, rng, start, take, type Game, type Rng, type Seat, type State } from '@flotilla/kernel'
import { policy } from './policy.ts'
import { shareOf } from './share.ts'

/** How prospects are learned: from games of mates who now and then do something else, so that all kinds of positions come up. */
export interface Lessons {
  readonly games: number
  /** How often somebody strays at most; a third of the seats never do. */
  readonly stray: number
  readonly seed: number
}

/** What was learned, and how well it foretells the outcome from moments that were not learned from. */
export interface Learned {
  readonly games: number
  readonly positions: number
  /** The mean of -log of the chance given to who won. */
  readonly logLoss: number
  readonly weights: readonly number[]
}

/** A calm moment: what counts for each seat, one seat after the other, and each seat's part of the victory in the end. */
interface Moment {
  readonly features: Float32Array
  readonly shares: number[]
}

const SEATS = [4, 4, 3, 2, 4, 4, 5]
const MOST_DECISIONS = 5000
/** The first moments of a game are all alike. */
const SOON = 3

/** Learns how much each feature of the game's prospects counts. */
export function learnProspects(game: Game, { games, stray, seed }: Lessons): Learned {
  const dice = rng(seed)
  const moments: Moment[] = []
  let ended = 0
  for (let g = 0; g < games; g++) {
    const seats = Math.min(game.seats.max, Math.max(game.seats.min, SEATS[g % SEATS.length]))
    const lesson = play(game, seats, stray, dice)
    if (lesson === null) continue
    ended++
    moments.push(...lesson)
  }
  if (moments.length === 0) throw new BadInput('games', `games: none of ${games} came to an end with a winner`)
  const width = moments[0].features.length / moments[0].shares.length
  const scale = scaleOf(moments, width)
  const kept = moments.filter((_, i) => i % TESTED !== 0)
  const tested = moments.filter((_, i) => i % TESTED === 0)
  const weights = descend(kept, width, dice)
  return {
    games: ended,
    positions: moments.length,
    logLoss: Number(lossOf(tested, weights).toFixed(4)),
    weights: weights.map((weight, i) => Number((weight / scale[i]).toFixed(4))),
  }
}

/** One moment of so many is kept for the examination. */
const TESTED = 10

/** The calm moments of one game; null where it does not end or nobody wins. */
function play(game: Game, seats: number, stray: number, dice: Rng): Moment[] | null {
  const seed = Array.from({ length: 8 }, () => dice.word().toString(16).padStart(8, '0')).join('')
  const state = start(game, { seats, seed })
  const strays = Array.from({ length: seats }, () => (dice.below(3) === 0 ? 0 : (stray * dice.below(100)) / 50))
  const moments: Moment[] = []
  let wasCalm = false
  for (let k = 0; !isOver(state) && k < MOST_DECISIONS; k++) {
    const calm = game.advice.calm?.(ioOn(game, state)) ?? true
    if (calm && !wasCalm && k > SOON) moments.push({ features: featuresOf(game, state), shares: [] })
    wasCalm = calm
    const ask = state.asks.find((one) => one.optional === undefined)
    if (ask === undefined) return null
    const { legal, count } = offersOf(game, state, ask, false)
    take(game, state, ask, count === 1 ? legal[0] : policy(game, state, ask, legal, count, dice, strays[ask.seat]))
  }
  if (!isOver(state)) return null
  if (game.outcome(ioOn(game, state)).winners.length === 0) return null
  for (const { shares } of moments) for (let seat = 0; seat < seats; seat++) shares.push(shareOf(game, state, seat))
  return moments
}

function featuresOf(game: Game, state: State): Float32Array {
  const { prospects } = game.advice
  if (prospects === undefined) throw new BadInput('game', `${game.title} has no prospects to learn`)
  const all: number[] = []
  for (let seat: Seat = 0; seat < state.seats; seat++) {
    const own: number[] = []
    prospects.features(ioOn(game, state), seat, own)
    all.push(...own)
  }
  return Float32Array.from(all)
}

/** Brings every feature to about the same size, so that one rate of learning suits all; returns by how much. */
function scaleOf(moments: readonly Moment[], width: number): number[] {
  const squares: number[] = Array.from({ length: width }, () => 0)
  let count = 0
  for (const { features, shares } of moments) {
    count += shares.length
    for (let i = 0; i < features.length; i++) squares[i % width] += features[i] ** 2
  }
  const scale = squares.map((sum) => Math.sqrt(sum / count) || 1)
  for (const { features } of moments) for (let i = 0; i < features.length; i++) features[i] /= scale[i % width]
  return scale
}

/** The chance that the weights give to each seat. */
function chances({ features, shares }: Moment, weights: readonly number[]): number[] {
  const sums = shares.map((_, seat) => {
    let sum = 0
    for (let i = 0; i < weights.length; i++) sum += weights[i] * features[seat * weights.length + i]
    return sum
  })
  const most = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - most))
  const total = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / total)
}

function lossOf(moments: readonly Moment[], weights: readonly number[]): number {
  let loss = 0
  for (const moment of moments) {
    const given = chances(moment, weights)
    for (const [seat, share] of moment.shares.entries()) if (share > 0) loss -= share * Math.log(given[seat])
  }
  return loss / moments.length
}

const PASSES = 8
const BATCH = 256
const RATE = 0.03
const DECAY = 1e-4

/** Adam, on the log-loss: it is convex, so there is one best answer. */
function descend(moments: readonly Moment[], width: number, dice: Rng): number[] {
  const zeros = (): number[] => Array.from({ length: width }, () => 0)
  const weights = zeros()
  const mean = zeros()
  const square = zeros()
  let step = 0
  const batches = Math.max(1, Math.floor(moments.length / BATCH))
  for (let round = 0; round < PASSES * batches; round++) {
    const slope = zeros()
    for (let k = 0; k < BATCH; k++) {
      const moment = moments[dice.below(moments.length)]
      const given = chances(moment, weights)
      for (const [seat, share] of moment.shares.entries())
        for (let i = 0; i < width; i++) slope[i] += ((given[seat] - share) * moment.features[seat * width + i]) / BATCH
    }
    step++
    const rate = round * 2 < PASSES * batches ? RATE : RATE / 4
    for (let i = 0; i < width; i++) {
      const down = slope[i] + DECAY * weights[i]
      mean[i] = 0.9 * mean[i] + 0.1 * down
      square[i] = 0.999 * square[i] + 0.001 * down * down
      weights[i] -= (rate * (mean[i] / (1 - 0.9 ** step))) / (Math.sqrt(square[i] / (1 - 0.999 ** step)) + 1e-8)
    }
  }
  return weights
}
