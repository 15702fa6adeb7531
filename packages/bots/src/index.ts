import { BadInput, nearest, type Game } from '@flotilla/kernel'
import type { Bot, Kind } from './bot.ts'
import { admiral, bosun, cabinBoy, captain } from './levels.ts'
import { greedy } from './greedy.ts'
import { mate } from './mate.ts'
import { random } from './random.ts'

/** From the weakest to the strongest. */
export const kinds: readonly Kind[] = [random, greedy, cabinBoy, mate, bosun, captain, admiral]

/** The bot of that name for this game, with the edition of its table. */
export function botById(id: string, game: Game): Bot {
  const found = kinds.find((kind) => kind.id === id)
  if (found !== undefined) return found.at(game)
  const known = kinds.map((kind) => kind.id)
  const meant = nearest(id, known)
  throw new BadInput(
    'bot',
    `there is no bot '${id}'; ${meant === undefined ? `there are: ${known.join(', ')}` : `did you mean '${meant}'?`}`,
  )
}

export { advise, type Advised, type Rating, type Thought } from './advise.ts'
export type { Bot, Kind } from './bot.ts'
export { Crew, playGame, type Played, type Playing } from './crew.ts'
export { PLAIN, search, STYLE, type Budget, type Judgement, type Style } from './search.ts'
export { shareOf } from './share.ts'
