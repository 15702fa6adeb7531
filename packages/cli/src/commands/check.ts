import { adviceIsKnown } from '@flotilla/bots/conformance'
import { gameWithBots } from '@flotilla/games/bots'
import { findGame, allGames, loadExternalGames } from '@flotilla/games'
import { BadInput, rng, type Game } from '@flotilla/kernel'
import { messagesAreWhole, checks, optionSets, type Check, type Style } from '@flotilla/kernel/conformance'
import { Option, type Command } from 'commander'
import { Failed } from '../errors.ts'
import { isThere } from '../files.ts'
import { whole } from '../inputs.ts'
import type { Terminal } from '../terminal.ts'

/** One position in so many is looked at. */
const EVERY = 7
const RANDOM_SETS = 6
const STYLES: readonly Style[] = ['random', 'advised', 'fallback']

/** The test kit on the command line: a game is played, doubted and replayed. */
export function check(program: Command, terminal: Terminal): void {
  program
    .command('check')
    .description('prove a game with the test kit: a folder of a game of yours, or the name of one that is here')
    .argument('<game>', 'its folder, its package, or its id')
    .addOption(new Option('--plays <n>', 'games for each check and number of seats').argParser(whole(1, 10_000)).default(3))
    .addHelpText(
      'after',
      '\nExits with 0 if every check holds, 1 if one fails.\n\nExamples:\n  flotilla check ./my-game\n  flotilla check waves --plays 1',
    )
    .action(async (place: string, { plays }: { plays: number }) => {
      const game = await gameAt(place)
      const all: [string, () => void][] = [
        ['messagesAreWhole', () => messagesAreWhole(game)],
        ...Object.entries({ ...checks, adviceIsKnown: adviceOf }).map(([name, one]): [string, () => void] => [
          name,
          () => playsOf(game, one, plays),
        ]),
      ]
      const failed = all.filter(([name, prove]) => !holds(terminal, name, prove))
      if (failed.length > 0) throw new Failed(`${failed.length} of ${all.length} checks fail`)
      terminal.write(`${game.title}: all ${all.length} checks hold\n`)
    })
}

async function gameAt(place: string): Promise<Game> {
  if (allGames().some(({ id }) => id === place) && !isThere(place)) return findGame(place)
  const before = new Set(allGames())
  await loadExternalGames([place])
  const found = allGames().find((game) => !before.has(game))
  if (found === undefined) throw new BadInput('game', `game: '${place}' is aboard already`)
  return found
}

const adviceOf: Check = (game, play) => adviceIsKnown(gameWithBots(game), play)

function playsOf(game: Game, one: Check, plays: number): void {
  const { rate } = gameWithBots(game).advice
  for (let { min: seats } = game.seats; seats <= game.seats.max; seats++) {
    const sets = optionSets(game, seats, rng(seats), RANDOM_SETS)
    for (let luck = 0; luck < plays; luck++)
      one(game, { seats, options: sets[luck % sets.length], luck, style: STYLES[luck % STYLES.length], rate, every: EVERY })
  }
}

function holds(terminal: Terminal, name: string, prove: () => void): boolean {
  try {
    prove()
    terminal.write(`${terminal.paint('green', '✓')} ${name}\n`)
    return true
  } catch (error) {
    terminal.write(`${terminal.paint('red', '✗')} ${name}\n${(error as Error).message.replaceAll(/^/gm, '    ')}\n`)
    return false
  }
}
