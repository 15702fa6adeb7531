import { BadInput, nearest } from '@flotilla/kernel'
import type { AdvisedGame } from './advice/index.ts'
import type { Bot, Kind, Pace } from './players/bot.ts'
import { admiral, bosun, cabinBoy, captain } from './players/levels.ts'
import { greedy } from './players/greedy.ts'
import { mate } from './players/mate.ts'
import { random } from './players/random.ts'
import { isResponse, responseBot } from './players/response.ts'
import { tempered } from './manners/temper.ts'

/** From the weakest to the strongest. */
export const kinds: readonly Kind[] = [random, greedy, cabinBoy, mate, bosun, captain, admiral]

/** Those whom a temper suits: who plays at random or for points has none. */
const TEMPERED: readonly Kind[] = [mate, bosun, captain, admiral]

const tempersAt = ({ advice }: AdvisedGame): string[] => Object.keys(advice.persona?.tempers ?? {})

/** The names of all bots that play this game, with their tempers: `mate`, `mate:sly`. */
export const botsAt = (game: AdvisedGame): string[] =>
  kinds.flatMap((kind) => [kind.id, ...(TEMPERED.includes(kind) ? tempersAt(game).map((temper) => `${kind.id}:${temper}`) : [])])

/** The bot of that name for this game, with the edition of its table. */
export function botById(id: string, game: AdvisedGame, pace: Pace = 'awaited'): Bot {
  if (isResponse(id)) return responseBot(id, game, TEMPERED, pace)
  const [name, temper] = id.split(':', 2)
  const kind = kinds.find((one) => one.id === name)
  // Advice is not kept with frozen rules: whoever plays by it sees to the points instead.
  if (game.runtime !== undefined) return { ...(kind === random ? random : greedy).at(game), id }
  if (kind !== undefined && temper === undefined) return kind.at(game, pace)
  if (kind !== undefined && TEMPERED.includes(kind) && temper !== undefined && tempersAt(game).includes(temper))
    return { ...kind.at(tempered(game, temper), pace), id, title: `${kind.title}; ${temper}` }
  const known = botsAt(game)
  const meant = nearest(id, known)
  throw new BadInput(
    'bot',
    `there is no bot '${id}' at ${game.title}; ${meant === undefined ? `there are: ${known.join(', ')}` : `did you mean '${meant}'?`}`,
  )
}

export { advise, type Advised, type Rating, type Thought } from './explain/advise.ts'
export type { Bot, Kind, Pace, Point } from './players/bot.ts'
export { decide } from './players/decide.ts'
export { Crew, playGame, type Played, type Playing } from './players/crew.ts'
export { clockOf, Hearing } from './manners/hearing.ts'
export { pauseFor } from './manners/pause.ts'
export { PLAIN, search, STYLE, type Budget, type Judgement, type Style } from './search/search.ts'
export { responseName, traitsOf, type Habits } from './players/response.ts'
export { shareOf } from './search/win-share.ts'
