import { isOver, rng, offersOf, take, type State, type View } from '@flotilla/kernel'
import type { AdvisedGame } from '../advice/index.ts'
import { policy } from '../search/policy.ts'
import { nextAsk } from '../search/search.ts'
import { shareOf, winShare } from '../search/win-share.ts'
import { Worlds } from '../search/worlds.ts'

/** How likely a seat wins, and the standard error of that. */
export interface Chance {
  readonly chance: number
  readonly error: number
}

/** How everybody's chances stand, and by how many imagined games. */
export interface Outlook {
  /** By seat. */
  readonly chances: readonly Chance[]
  /** How many imagined games were played to their end for it. */
  readonly games: number
}

/** A game that takes longer than this is judged as it stands. */
const LONGEST = 20_000

/**
 * How everybody's chances stand: games that one seat could not tell from the real one are played to their end by mates.
 * Chances of a few games are pulled towards even ones, so that a handful of wins is no certainty.
 */
export function outlook(
  game: AdvisedGame,
  view: View,
  thought: { readonly games: number; readonly seed: number; readonly maxMs: number },
): Outlook {
  const luck = rng(thought.seed)
  const worlds = new Worlds(game, view, luck, thought.games)
  const until = Date.now() + thought.maxMs
  const { seats } = view
  const sums = Array.from({ length: seats }, () => 0)
  let games = 0
  while (games < thought.games && (games === 0 || Date.now() < until)) {
    const [a, b, c] = [luck.word(), luck.word(), luck.word()]
    const world = worlds.next(games, a, b, c)
    playOut(game, world, a)
    for (let seat = 0; seat < seats; seat++) sums[seat] += isOver(world) ? shareOf(game, world, seat) : winShare(game, world, seat, 0)
    games++
  }
  return { chances: sums.map((sum) => chanceOf(sum, games, seats)), games }
}

function playOut(game: AdvisedGame, world: State, seed: number): void {
  const dice = rng(seed)
  for (let decisions = 0; decisions < LONGEST && !isOver(world); decisions++) {
    const ask = nextAsk(world)
    if (ask === undefined) return
    const { legal, count } = offersOf(game, world, ask, false)
    take(game, world, ask, count === 1 ? legal[0] : policy(game, world, ask, legal, count, dice, 0))
  }
}

function chanceOf(wins: number, games: number, seats: number): Chance {
  const chance = (wins + 1 / seats) / (games + 1)
  return { chance, error: Math.sqrt((chance * (1 - chance)) / (games + 1)) }
}
