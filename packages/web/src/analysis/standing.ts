import { withBots, type AdvisedGame, type Measures } from '@flotilla/bots/advice'
import { advise, outlook, type Chance } from '@flotilla/bots/advise'
import { Table, gameOfRecord, readCtx, isOver, type GameRecord, type Seat } from '@flotilla/kernel'
import { fewBest, type Rated } from './hint.ts'
import { whyOf, type Why } from './why.ts'

/** How a position stands: everybody's chances from what whoever decides knows, and the best choices there. */
export interface StandingThere {
  /** Whoever decides next; null where the game is over. */
  readonly seat: Seat | null
  readonly chances: readonly Chance[]
  readonly games: number
  readonly best: readonly Rated[]
  readonly why: Why | null
}

const GAMES = 200
const LONGEST = 4000
const ITERATIONS = 400

/** Looks at a position that is given as a game and how far it has come. */
export function standingOf(builtIn: AdvisedGame, record: GameRecord, measures: Measures | undefined): StandingThere {
  const game = withBots(gameOfRecord(builtIn, record), builtIn)
  const table = new Table(game, record)
  for (const [seat, choice] of record.answers) table.answer(seat, choice)
  const ask = table.state.asks.find(({ optional }) => optional === undefined)
  const nothing = { seat: null, chances: [], games: 0, best: [], why: null }
  if (isOver(table.state) || ask === undefined) return nothing
  const { seat } = ask
  const view = table.view(seat)
  const seed = record.answers.length
  const { chances, games } = outlook(game, view, { games: GAMES, seed, maxMs: LONGEST })
  const advised = advise(game, view, seat, null, { iterations: ITERATIONS, seed, maxMs: LONGEST }, measures)
  const best = fewBest(advised.ratings, (choice) => game.words.choice(readCtx(game, view), ask, choice))
  return { seat, chances, games, best, why: whyOf(game, view, ask, advised.because, measures) }
}
