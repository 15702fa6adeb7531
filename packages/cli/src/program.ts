import { createRequire } from 'node:module'
import { allGames, loadExternalGames } from '@flotilla/games'
import { BadInput, nearest } from '@flotilla/kernel'
import { Command, CommanderError, InvalidArgumentError } from 'commander'
import { admin } from './commands/admin.ts'
import { arena } from './commands/arena.ts'
import { drain } from './commands/drain.ts'
import { bot } from './commands/bot.ts'
import { edition } from './commands/edition.ts'
import { exploit } from './commands/exploit.ts'
import { games } from './commands/games.ts'
import { learn } from './commands/learn.ts'
import { lab } from './commands/lab.ts'
import { play } from './commands/play.ts'
import { record } from './commands/record.ts'
import { replay } from './commands/replay.ts'
import { rules } from './commands/rules.ts'
import { schema } from './commands/schema.ts'
import { check } from './commands/check.ts'
import { newGame } from './commands/new-game.ts'
import { config, serve } from './commands/serve.ts'
import { sim } from './commands/sim.ts'
import { backup, exportCommand, importCommand, restore } from './commands/storage.ts'
import { verify } from './commands/verify.ts'
import { EXIT, Failed, complaint, linesSpelledOut } from './errors.ts'
import type { Terminal } from './terminal.ts'

/** A command is a function that adds itself to the program; a new one is a file and a name in this list. */
type Register = (program: Command, terminal: Terminal) => void
const commands: readonly Register[] = [
  play,
  games,
  rules,
  sim,
  arena,
  exploit,
  lab,
  learn,
  record,
  replay,
  verify,
  edition,
  schema,
  newGame,
  check,
  serve,
  drain,
  config,
  backup,
  restore,
  exportCommand,
  importCommand,
  admin,
  bot,
]

const together = (place: string, before: readonly string[] = []): string[] => {
  if (/^\d+$/.test(place)) throw new InvalidArgumentError(`Expected the folder of a game; did you mean --games ${place}?`)
  return [...before, place]
}

/** Runs one command line and returns the exit code. */
export async function run(line: readonly string[], terminal: Terminal): Promise<number> {
  const { version } = createRequire(import.meta.url)('../package.json') as { version: string }
  const program: Command = new Command('flotilla')
    .description('Seafaring board games in the terminal: play them, simulate them, prove them.')
    .version(version)
    .showSuggestionAfterError()
    .option('--game <place>', 'take a game along that is not ours: its folder, or the name of its package', together)
    .hook('preAction', () => loadExternalGames(program.opts<{ game?: string[] }>().game ?? []))
    .showHelpAfterError('(--help shows what is possible)')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal.write(text),
      writeErr: (text) => terminal.talk(text),
      getOutHelpWidth: () => terminal.columns,
      getErrHelpWidth: () => terminal.columns,
    })
    .addHelpText('after', '\nBegin with: flotilla play waves\nHelp on a command: flotilla <command> --help')
  for (const register of commands) register(program, terminal)
  try {
    if (line.length === 0) program.outputHelp()
    else {
      mustBeCommand(program, line[0])
      await program.parseAsync(line, { from: 'user' })
    }
    return EXIT.ok
  } catch (error) {
    return exitCode(error, terminal)
  }
}

/** Whoever types a game, or something like a command, is told what was meant. */
function mustBeCommand(program: Command, first: string): void {
  const known = [...program.commands.map((command) => command.name()), 'help']
  if (first.startsWith('-') || known.includes(first)) return
  const games = allGames().map(({ id }) => id)
  const meant = nearest(first, [...known, ...games])
  const hint =
    meant === undefined ? 'flotilla --help shows what there is' : `did you mean 'flotilla ${games.includes(meant) ? 'play ' : ''}${meant}'?`
  throw new BadInput('command', `command: there is no '${first}'; ${hint}`)
}

function exitCode(error: unknown, terminal: Terminal): number {
  // Commander has already said what it had to say.
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.badInput
  if (error instanceof Failed) terminal.talk(`${error.message}\n`)
  else if (error instanceof BadInput) terminal.talk(`${terminal.paint('red', 'error:')} ${linesSpelledOut(complaint(error))}\n`)
  else terminal.talk(`${error instanceof Error ? error.stack : String(error)}\n`)
  return error instanceof BadInput ? EXIT.badInput : EXIT.failed
}
