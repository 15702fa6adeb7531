import { join } from 'node:path'
import { parseArgs, type ParseArgsConfig } from 'node:util'
import type { AdvisedGame } from '@flotilla/bots/advice'
import { findGame } from '@flotilla/games'
import { gameWithBots } from '@flotilla/games/bots'
import { BadInput } from '@flotilla/kernel'

/** The options of a command's line, and the game that it names first. */
export function optionsOf<const T extends NonNullable<ParseArgsConfig['options']>>(line: readonly string[], options: T) {
  const { values, positionals } = parseArgs({ args: [...line], allowPositionals: true, options })
  const [id] = positionals
  if (id === undefined) throw new BadInput('game', 'game: say which one, such as waves')
  return { values, game: gameWithBots(findGame(id)) }
}

/** Where the game keeps what its bots have learned. */
export const botsFolder = ({ id }: AdvisedGame): string => join(import.meta.dirname, '../../packages', id, 'src/bots/models')
