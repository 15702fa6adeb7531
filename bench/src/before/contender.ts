import { Crew, botById, search, type Bot } from '@flotilla/bots'
import { builtInGames, findGame } from '@flotilla/games'
import type { AdvisedGame } from '@flotilla/bots/advice'
import * as kernel from '@flotilla/kernel'
import { copy, offersOf, rng, start, take, view, type Ask, type Choice, type Game, type Rng, type State, type View } from '@flotilla/kernel'
import { kernelPlayouts, seeds } from '../kernel/playout.ts'
import { inTurn, type Work } from '../measure.ts'

/** A decision of a game between mates, and what the asked seat sees of it. */
interface Decision {
  readonly state: State
  readonly seen: View
  readonly ask: Ask
  readonly choices: readonly Choice[]
}

/** Builds of before have what bots go by in the game itself. */
const advised: (game: Game) => AdvisedGame = builtInGames.every((game) => 'advice' in game)
  ? (game) => game as AdvisedGame
  : (await import('@flotilla/games/bots')).gameWithBots

const SEED = 1
/** One decision in so many, out of so many games. */
const EVERY = 7

function decisions(game: Game, seats: number, count: number): Decision[] {
  const found: Decision[] = []
  const dice = rng(SEED)
  const mates = Array.from({ length: seats }, (): Bot => botById('mate', advised(game)))
  for (const seed of seeds(SEED)) {
    const state = start(game, { seats, seed })
    const crew = new Crew(game, mates, seed)
    for (let next = crew.next(state); next !== null; next = crew.next(state)) {
      const { ask, choice } = next
      const { legal, count: open } = offersOf(game, state, ask, false)
      if (open > 1 && dice.below(EVERY) === 0)
        found.push({ state: copy(game, state), seen: view(game, state, ask.seat), ask, choices: legal.slice(0, open) })
      if (found.length === count) return found
      take(game, state, ask, choice)
    }
  }
  return found
}

/** One build of the packages, to be measured beside another. */
export interface Contender {
  readonly games: readonly string[]
  /** Whole games at random. */
  playouts(id: string, seats: number): Work
  imagined(id: string, seats: number): Work
  /** Playouts of a search; each counts. */
  searched(id: string, seats: number, iterations: number): Work
  decided(id: string, seats: number, bot: string): Work
  /** What a search makes of some decisions, to the last bit. */
  judged(id: string, seats: number, iterations: number, count: number): string[]
}

const POSITIONS = 96

/** Worlds as a search imagines them: many from one view. Builds that cannot find out once what they share do it for each. */
function worldsOf(game: Game, seen: View): (luck: Rng) => State {
  const build: Partial<typeof kernel> = kernel
  return build.imagining?.(game, seen) ?? ((luck) => kernel.imagine(game, seen, luck))
}

const thought = (game: Game, { seen, ask, choices }: Decision, iterations: number) =>
  search(advised(game), seen, ask, choices, rng(SEED), { iterations, maxMs: Infinity })

export const contender: Contender = {
  games: builtInGames.map(({ id }) => id),
  playouts: (id, seats) => kernelPlayouts(findGame(id), seats, SEED),
  imagined(id, seats) {
    const game = findGame(id)
    const luck = rng(SEED)
    const worlds = decisions(game, seats, POSITIONS).map(({ seen }) => worldsOf(game, seen))
    return inTurn(worlds, (another) => another(luck))
  },
  searched(id, seats, iterations) {
    const game = findGame(id)
    let tried = 0
    return inTurn(
      decisions(game, seats, POSITIONS),
      (decision) => (tried = thought(game, decision, iterations).reduce((sum, { visits }) => sum + visits, 0)),
      () => tried,
    )
  },
  decided(id, seats, bot) {
    const game = findGame(id)
    const who = botById(bot, advised(game))
    return inTurn(decisions(game, seats, POSITIONS), ({ seen, ask, choices }) => who.choose(seen, ask, choices, rng(SEED)))
  },
  judged(id, seats, iterations, count) {
    const game = findGame(id)
    return decisions(game, seats, count).map((decision) =>
      JSON.stringify(thought(game, decision, iterations).map(({ choice, visits, share }) => [choice, visits, share])),
    )
  },
}
