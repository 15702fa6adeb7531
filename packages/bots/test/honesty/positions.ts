import type { AdvisedGame } from '../../src/advice/index.ts'
import { copy, imagine, offersOf, rng, start, take, view, type Ask, type Choice, type State, type View } from '@flotilla/kernel'
import { Crew, botById } from '../../src/index.ts'

export interface Position {
  readonly state: State
  readonly ask: Ask
  readonly seen: View
  readonly choices: readonly Choice[]
}

export const seedOf = (n: number): string => n.toString(16).padStart(64, 'b')

/** Decisions with more than one choice out of games of mates and of random players, one in `every`. */
export function positions(game: AdvisedGame, count: number, every = 6, options?: object): Position[] {
  const found: Position[] = []
  const dice = rng(3)
  for (let g = 0; found.length < count; g++) {
    const seats = Math.max(game.seats.min, 3)
    const state = start(game, { seats, seed: seedOf(g), ...(options === undefined ? {} : { options }) })
    const bot = botById(g % 2 === 0 ? 'mate' : 'random', game)
    const crew = new Crew(
      game,
      Array.from({ length: seats }, () => bot),
      seedOf(g),
    )
    for (let next = crew.next(state); next !== null && found.length < count; next = crew.next(state)) {
      const { legal, count: open } = offersOf(game, state, next.ask, false)
      if (open > 1 && dice.below(every) === 0)
        found.push({
          state: copy(game, state),
          ask: next.ask,
          seen: view(game, state, next.ask.seat),
          choices: legal.slice(0, open),
        })
      take(game, state, next.ask, next.choice)
    }
  }
  return found
}

/** The same table to the seat's eyes, with everything it cannot see changed: cards, plans, what others have sealed, the seed. */
export function elsewise(game: AdvisedGame, { seen }: Pick<Position, 'seen'>, n: number): State {
  const world = imagine(game, seen, rng(1000 + n))
  world.seed = seedOf(5000 + n)
  world.luck = game.chance.map(() => n)
  return world
}

/** What the seat is told of a world: plain data, as it comes out of JSON. */
export const told = (game: AdvisedGame, world: State, seat: number): View => JSON.parse(JSON.stringify(view(game, world, seat))) as View
