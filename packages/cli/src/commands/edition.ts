import { findGame } from '@flotilla/games'
import { BadInput, parseEdition, say } from '@flotilla/kernel'
import { speaker } from '@flotilla/languages'
import type { Command } from 'commander'
import { readJson } from '../files.ts'
import { gameArgument } from '../inputs.ts'
import type { Terminal } from '../terminal.ts'

export function edition(program: Command, terminal: Terminal): void {
  program
    .command('edition')
    .description("print a game's built-in edition, or check an edition file")
    .addArgument(gameArgument())
    .option('--check <file>', 'check this edition file instead')
    .addHelpText('after', '\nExamples:\n  flotilla edition waves > mine.json\n  flotilla edition waves --check mine.json')
    .action((id: string, { check }: { check?: string }) => {
      const game = findGame(id)
      if (check === undefined) {
        terminal.write(`${JSON.stringify(game.edition, null, 2)}\n`)
        return
      }
      const value = readJson(check, 'check')
      const issues = game.editionSchema.safeParse(value).error?.issues ?? []
      for (const { path, message } of issues) terminal.talk(`${['edition', ...path].join('.')}: ${message}\n`)
      if (issues.length > 0)
        throw new BadInput(
          'edition',
          `edition: '${check}' cannot be played: ${issues.length} ${issues.length === 1 ? 'entry is' : 'entries are'} wrong`,
        )
      const { editionSheet: sheet } = game
      const warnings = (sheet?.checks?.(parseEdition(game, value)) ?? []).filter(({ holds }) => !holds)
      const english = speaker('en', [game.words.messages, ...(sheet?.messages === undefined ? [] : [sheet.messages])])
      for (const { at, words } of warnings)
        terminal.write(`${terminal.paint('yellow', 'warning:')} ${at.join('.')}: ${say(english, words)}\n`)
      terminal.write(`'${check}' is an edition of ${game.title}${warnings.length === 0 ? '' : '; it can be played all the same'}\n`)
    })
}
