import { BadInput, readCtx, isOver, rng, type Rng } from '@flotilla/kernel'
import type { AdvisedGame } from '@flotilla/bots/advice'
import { descend, lossOf, scaleOf, type Sample } from './adam.ts'
import { begin, featuresOf, play } from './self-play.ts'
import { judgementAt, policy, shareOf, sidesAt } from '@flotilla/bots/search'

/** How a model is fitted: from games of mates who now and then do something else, so that all kinds of positions come up. */
export interface FitOptions {
  readonly games: number
  /** How often a seat plays at random: at most this often, a third of the seats never do; of a crew whoever has a turn that goes astray. */
  readonly epsilon: number
  readonly seed: number
  /** The game's options, where they are not the usual ones. */
  readonly options?: object
  /** Where sides play: the tables they play at, in turns. */
  readonly tables?: readonly Table[]
}

/** A table that games are played at. */
export interface Table {
  readonly seats: number
  readonly options?: object
}

/** What was learned, and how well it foretells the outcome from samples that were not learned from. */
export interface FittedWinModel {
  readonly games: number
  readonly positions: number
  /** The mean of -log of the chance given to who won. */
  readonly logLoss: number
  readonly weights: readonly number[]
}

/** The same of a crew's goals, kind by kind. */
export interface FittedGoalModel {
  readonly games: number
  readonly positions: readonly number[]
  /** The mean of -log of the chance given to what became of it. */
  readonly logLoss: readonly number[]
  readonly weights: readonly (readonly number[])[]
}

const SEATS = [4, 4, 3, 2, 4, 4, 5]
const CREWS = [2, 3, 1]
/** One of so many is kept for the examination. */
const TESTED = 10

/** Tables of all sizes with these options. */
const usualTables = ({ seats: { min, max } }: AdvisedGame, options: object | undefined): Table[] =>
  SEATS.map((seats) => ({ seats: Math.min(max, Math.max(min, seats)), ...(options === undefined ? {} : { options }) }))

/** Fits the weights of the game's win model, a conditional logit; at tables where sides play, those of the model for teams. */
export function fitWinModel(
  game: AdvisedGame,
  { games, epsilon, seed, options, tables = usualTables(game, options) }: FitOptions,
): FittedWinModel {
  const dice = rng(seed)
  const samples: Sample[] = []
  let ended = 0
  for (let g = 0; g < games; g++) {
    const { seats, options: chosen } = tables[g % tables.length]
    const state = begin(game, seats, chosen, dice)
    const winModel = judgementAt(game, readCtx(game, state), seats)
    if (winModel === undefined) throw new BadInput('game', `${game.title} has no win model to fit`)
    const sides = sidesAt(game, readCtx(game, state), seats)
    const epsilons = Array.from({ length: seats }, () => (dice.below(3) === 0 ? 0 : (epsilon * dice.below(100)) / 50))
    const met: Sample[] = []
    play(game, state, {
      quiet: () => met.push({ features: featuresOf(game, state, winModel.features, sides), shares: [] }),
      decide: (ask, legal, count) => policy(game, state, ask, legal, count, dice, epsilons[ask.seat]),
    })
    if (!isOver(state) || game.outcome(readCtx(game, state)).winners.length === 0) continue
    for (const { shares } of met) for (const seat of sides) shares.push(shareOf(game, state, seat))
    ended++
    samples.push(...met)
  }
  if (samples.length === 0) throw new BadInput('games', `games: none of ${games} came to an end with a winner`)
  const tested = samples.map((_, i) => i % TESTED === 0)
  return { games: ended, positions: samples.length, ...fit(samples, tested, samples[0].shares.length, dice) }
}

/** A turn of a crew's game that goes astray is one of so many, or of more. */
const ASTRAY = 48
const OFTEN = 12

/**
 * Learns how much each feature of a crew's goals counts. Whole turns go astray: what follows from where a ship lies is not seen in
 * games where it lies there for a reason.
 */
export function fitGoalModel(game: AdvisedGame, { games, epsilon, seed, options }: FitOptions): FittedGoalModel {
  const goals = game.advice.model?.goalModel
  if (goals === undefined) throw new BadInput('game', `${game.title} has no goal model to fit`)
  const dice = rng(seed)
  const kinds = goals.weights.map(() => ({ samples: [] as Sample[], tested: [] as boolean[] }))
  let ended = 0
  for (let g = 0; g < games; g++) {
    const state = begin(game, CREWS[g % CREWS.length], options, dice)
    const ctx = readCtx(game, state)
    const often = dice.below(OFTEN)
    const met: { readonly goal: number; readonly kind: number; readonly features: Float32Array }[] = []
    let astray = 0
    play(game, state, {
      quiet() {
        astray = dice.below(ASTRAY) < often ? epsilon : 0
        const features: number[][] = []
        goals.features(ctx, features)
        for (let goal = 0; goal < goals.count(ctx); goal++)
          if (!goals.isDone(ctx, goal)) met.push({ goal, kind: goals.kind(ctx, goal), features: Float32Array.from(features[goal]) })
      },
      decide: (ask, legal, count) => policy(game, state, ask, legal, count, dice, astray),
    })
    if (!isOver(state)) continue
    // The examination is about games that nothing was learned from.
    const isTested = Math.floor(ended++ / CREWS.length) % TESTED === 0
    for (const { goal, kind, features } of met) {
      const done = goals.isDone(ctx, goal) ? 1 : 0
      kinds[kind].samples.push({ features, shares: [done, 1 - done] })
      kinds[kind].tested.push(isTested)
    }
  }
  const learned = kinds.map(({ samples, tested }, kind) => {
    if (samples.length === 0) throw new BadInput('games', `games: in ${games} nobody had a goal of kind ${kind}`)
    return fit(samples, tested, 1, dice)
  })
  return {
    games: ended,
    positions: kinds.map(({ samples }) => samples.length),
    logLoss: learned.map(({ logLoss }) => logLoss),
    weights: learned.map(({ weights }) => weights),
  }
}

/** Fits the weights of the features of so many seats or goals in each sample. */
function fit(
  samples: readonly Sample[],
  tested: readonly boolean[],
  described: number,
  dice: Rng,
): Pick<FittedWinModel, 'logLoss' | 'weights'> {
  const width = samples[0].features.length / described
  const scale = scaleOf(samples, width)
  const weights = descend(
    samples.filter((_, i) => !tested[i]),
    width,
    dice,
  )
  const examined = samples.filter((_, i) => tested[i])
  return {
    logLoss: Number(lossOf(examined, weights).toFixed(4)),
    weights: weights.map((weight, i) => Number((weight / scale[i]).toFixed(4))),
  }
}
