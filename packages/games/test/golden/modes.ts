import { rng, type Game } from '@flotilla/kernel'
import { optionSets } from '@flotilla/kernel/conformance'

/** What a set of options chooses by name, as `mode=coop`; numbers and seats are no modes. */
export const modesIn = (options: object): string[] =>
  Object.entries(options).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'string' || typeof value === 'boolean' ? [`${name}=${value}`] : [],
  )

/** Every mode of a game that goes with some number of seats. */
export function modesOf(game: Game): string[] {
  const modes = new Set<string>()
  for (let seats = game.seats.min; seats <= game.seats.max; seats++)
    for (const options of optionSets(game, seats, rng(seats), 0)) modesIn(options).forEach((mode) => modes.add(mode))
  return [...modes]
}
