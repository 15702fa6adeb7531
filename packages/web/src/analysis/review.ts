import { withBots, type AdvisedGame, type Measures } from '@flotilla/bots/advice'
import { advise } from '@flotilla/bots/advise'
import {
  answer,
  askOf,
  choices,
  gameOfRecord,
  readCtx,
  offersOf,
  same,
  start,
  view as viewOf,
  type Choice,
  type GameRecord,
  type Message,
  type Seat,
  type View,
} from '@flotilla/kernel'
import { whyOf, type Why } from './why.ts'

/** A decision looked back at. Values are chances to win, as far as was thought. */
export interface Reviewed {
  /** How many answers had been given before. */
  readonly at: number
  readonly chosen: Message
  readonly best: Message
  readonly isBest: boolean
  readonly value: number
  /** What the choice cost against the best one. */
  readonly loss: number
  /** Why the best one is better than what was chosen, where that is so and something stands out. */
  readonly why: Why | null
}

const ITERATIONS = 160
const LONGEST = 1500

/** Every real decision of one seat in a finished game: what a captain would have done with what the seat knew then. */
export function* reviewOf(
  builtIn: AdvisedGame,
  record: GameRecord,
  seat: Seat,
  measures?: Measures,
  iterations = ITERATIONS,
): Generator<Reviewed | { readonly at: number }, void, void> {
  const game = withBots(gameOfRecord(builtIn, record), builtIn)
  const state = start(game, record)
  for (const [at, [who, choice]] of record.answers.entries()) {
    if (who === seat) yield reviewed(game, viewOf(game, state, seat), seat, choice, at, measures, iterations) ?? { at }
    answer(game, state, who, choice)
  }
}

function reviewed(
  game: AdvisedGame,
  view: View,
  seat: Seat,
  given: Choice,
  at: number,
  measures: Measures | undefined,
  iterations: number,
): Reviewed | null {
  const ask = askOf(view, seat)
  if (ask === undefined || ask.optional !== undefined) return null
  const { count } = offersOf(game, view, ask, false)
  const all = choices(game, view, ask)
  const chosen = all.find((one) => same(one, given))
  // What only revises decides nothing.
  if (chosen === undefined || count < 2 || all.indexOf(chosen) >= count) return null
  const thought = { iterations, seed: at, maxMs: LONGEST }
  const { best, ratings } = advise(game, view, seat, null, thought)
  const words = (choice: Choice): Message => game.words.choice(readCtx(game, view), ask, choice)
  const told = { at, chosen: words(chosen), best: words(best) }
  if (best === chosen) return { ...told, isBest: true, value: ratings[0].value, loss: 0, why: null }
  // Both again, only against each other: a choice that was soon given up has hardly been looked at.
  const duel = advise(game, view, seat, [best, chosen], thought, measures)
  const valueOf = (choice: Choice): number => duel.ratings.find((one) => one.choice === choice)?.value ?? 0
  const loss = valueOf(best) - valueOf(chosen)
  const because = duel.best === best ? duel.because : undefined
  return { ...told, isBest: loss <= 0, value: valueOf(chosen), loss: Math.max(0, loss), why: whyOf(game, view, ask, because, measures) }
}
