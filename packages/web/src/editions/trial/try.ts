import { botById, botsAt, playGame } from '@flotilla/bots'
import type { AdvisedGame } from '@flotilla/bots/advice'
import { checkOptions, type Game } from '@flotilla/kernel'

/** Figures of some games between bots. */
export interface Tried {
  readonly games: number
  /** Games that did not come to an end. */
  readonly unfinished: number
  /** Answers in each game. */
  readonly lengths: readonly number[]
  /** The points of the seats, game by game. */
  readonly scores: readonly (readonly number[])[]
  /** The share of the victories by seat. */
  readonly wins: readonly number[]
}

export const NOTHING_TRIED: Tried = { games: 0, unfinished: 0, lengths: [], scores: [], wins: [] }

/** Four captains, where the game has room for so many. */
export const seatsFor = ({ seats }: Pick<Game, 'seats'>): number => Math.max(seats.min, Math.min(4, seats.max))

const hex = (n: number): string => n.toString(16).padStart(8, '0').repeat(8)

/** The bot that plays: a quick one that knows what it does. */
const botFor = (game: AdvisedGame): string => (botsAt(game).includes('mate') ? 'mate' : (botsAt(game)[0] ?? 'random'))

/** One more game. Its luck follows from its number alone: two editions are tried on the same shuffles. */
export function tryOne(game: AdvisedGame, number: number, before: Tried): Tried {
  const seats = seatsFor(game)
  const bot = botById(botFor(game), game, 'unhurried')
  const options = checkOptions(game, {}, seats)
  const { outcome, decisions } = playGame(game, { seats, options, seed: hex(number + 1), bots: Array.from({ length: seats }, () => bot) })
  const wins = Array.from({ length: seats }, (_, seat) => before.wins[seat] ?? 0)
  for (const seat of outcome?.winners ?? []) wins[seat] += 1 / (outcome?.winners.length ?? 1)
  return {
    games: before.games + 1,
    unfinished: before.unfinished + (outcome === null ? 1 : 0),
    lengths: [...before.lengths, decisions],
    scores: [...before.scores, (outcome?.standings ?? []).map(({ score }) => score)],
    wins,
  }
}
