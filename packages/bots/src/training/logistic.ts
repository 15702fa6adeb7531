import { BadInput, readCtx, isOver, rng, type Rng } from '@flotilla/kernel'
import type { AdvisedGame } from '../advice/index.ts'
import { descend, lossOf, scaleOf, type Moment } from './descent.ts'
import { begin, featuresOf, play } from './self-play.ts'
import { policy } from '../search/policy.ts'
import { judgementAt, shareOf, sidesAt } from '../search/win-share.ts'

/** How a judgement is learned: from games of mates who now and then do something else, so that all kinds of positions come up. */
export interface Lessons {
  readonly games: number
  /** How often somebody strays: at most, a third of the seats never do; of a crew whoever has a turn that goes astray. */
  readonly stray: number
  readonly seed: number
  /** The game's options, where they are not the usual ones. */
  readonly options?: object
  /** Where sides play: the tables they play at, in turns. */
  readonly tables?: readonly Table[]
}

export interface Table {
  readonly seats: number
  readonly options?: object
}

/** What was learned, and how well it foretells the outcome from moments that were not learned from. */
export interface Learned {
  readonly games: number
  readonly positions: number
  /** The mean of -log of the chance given to who won. */
  readonly logLoss: number
  readonly weights: readonly number[]
}

/** The same of a crew's duties, kind by kind. */
export interface LearnedDuties {
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

/** Learns how much each feature of the game's prospects counts; with tables where sides play, of what teams are judged by. */
export function learnProspects(game: AdvisedGame, { games, stray, seed, options, tables = usualTables(game, options) }: Lessons): Learned {
  const dice = rng(seed)
  const moments: Moment[] = []
  let ended = 0
  for (let g = 0; g < games; g++) {
    const { seats, options: chosen } = tables[g % tables.length]
    const state = begin(game, seats, chosen, dice)
    const prospects = judgementAt(game, readCtx(game, state), seats)
    if (prospects === undefined) throw new BadInput('game', `${game.title} has no prospects to learn`)
    const sides = sidesAt(game, readCtx(game, state), seats)
    const strays = Array.from({ length: seats }, () => (dice.below(3) === 0 ? 0 : (stray * dice.below(100)) / 50))
    const met: Moment[] = []
    play(game, state, {
      calm: () => met.push({ features: featuresOf(game, state, prospects.features, sides), shares: [] }),
      decide: (ask, legal, count) => policy(game, state, ask, legal, count, dice, strays[ask.seat]),
    })
    if (!isOver(state) || game.outcome(readCtx(game, state)).winners.length === 0) continue
    for (const { shares } of met) for (const seat of sides) shares.push(shareOf(game, state, seat))
    ended++
    moments.push(...met)
  }
  if (moments.length === 0) throw new BadInput('games', `games: none of ${games} came to an end with a winner`)
  const tested = moments.map((_, i) => i % TESTED === 0)
  return { games: ended, positions: moments.length, ...learn(moments, tested, moments[0].shares.length, dice) }
}

/** A turn of a crew's game that goes astray is one of so many, or of more. */
const ASTRAY = 48
const OFTEN = 12

/**
 * Learns how much each feature of a crew's duties counts. Whole turns go astray: what follows from where a ship lies is not seen in
 * games where it lies there for a reason.
 */
export function learnDuties(game: AdvisedGame, { games, stray, seed, options }: Lessons): LearnedDuties {
  const duties = game.advice.model?.goalModel
  if (duties === undefined) throw new BadInput('game', `${game.title} has no duties to learn`)
  const dice = rng(seed)
  const kinds = duties.weights.map(() => ({ moments: [] as Moment[], tested: [] as boolean[] }))
  let ended = 0
  for (let g = 0; g < games; g++) {
    const state = begin(game, CREWS[g % CREWS.length], options, dice)
    const ctx = readCtx(game, state)
    const often = dice.below(OFTEN)
    const met: { readonly duty: number; readonly kind: number; readonly features: Float32Array }[] = []
    let astray = 0
    play(game, state, {
      calm() {
        astray = dice.below(ASTRAY) < often ? stray : 0
        const features: number[][] = []
        duties.features(ctx, features)
        for (let duty = 0; duty < duties.count(ctx); duty++)
          if (!duties.isDone(ctx, duty)) met.push({ duty, kind: duties.kind(ctx, duty), features: Float32Array.from(features[duty]) })
      },
      decide: (ask, legal, count) => policy(game, state, ask, legal, count, dice, astray),
    })
    if (!isOver(state)) continue
    // The examination is about games that nothing was learned from.
    const isTested = Math.floor(ended++ / CREWS.length) % TESTED === 0
    for (const { duty, kind, features } of met) {
      const done = duties.isDone(ctx, duty) ? 1 : 0
      kinds[kind].moments.push({ features, shares: [done, 1 - done] })
      kinds[kind].tested.push(isTested)
    }
  }
  const learned = kinds.map(({ moments, tested }, kind) => {
    if (moments.length === 0) throw new BadInput('games', `games: in ${games} nobody had a duty of kind ${kind}`)
    return learn(moments, tested, 1, dice)
  })
  return {
    games: ended,
    positions: kinds.map(({ moments }) => moments.length),
    logLoss: learned.map(({ logLoss }) => logLoss),
    weights: learned.map(({ weights }) => weights),
  }
}

/** Weighs what counts for so many in each moment. */
function learn(moments: readonly Moment[], tested: readonly boolean[], described: number, dice: Rng): Pick<Learned, 'logLoss' | 'weights'> {
  const width = moments[0].features.length / described
  const scale = scaleOf(moments, width)
  const weights = descend(
    moments.filter((_, i) => !tested[i]),
    width,
    dice,
  )
  const examined = moments.filter((_, i) => tested[i])
  return {
    logLoss: Number(lossOf(examined, weights).toFixed(4)),
    weights: weights.map((weight, i) => Number((weight / scale[i]).toFixed(4))),
  }
}
