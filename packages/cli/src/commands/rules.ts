import { findGame } from '@flotilla/games'
import type { Command } from 'commander'
import { gameArgument, languageOption } from '../inputs.ts'
import { findRule, pageLines, ruleLines, rulebookOf } from '../rulebook.ts'
import { checkLanguage, speaker } from '../speech.ts'
import type { Terminal } from '../terminal.ts'

export function rules(program: Command, terminal: Terminal): void {
  program
    .command('rules')
    .description('print the rules of a game, or one of them by its number')
    .addArgument(gameArgument())
    .argument('[number]', 'a rule, for example RW-2.5')
    .addOption(languageOption())
    .addHelpText('after', '\nExamples:\n  flotilla rules waves\n  flotilla rules waves RW-2.5\n  flotilla rules sinking --language de')
    .action((id: string, asked: string | undefined, { language }: { language: string }) => {
      const game = findGame(id)
      const book = rulebookOf(game, checkLanguage(language))
      if (!book.isTranslated) terminal.talk(`${speaker(game, language, [])({ code: 'cli.rulesInEnglish' })}\n`)
      if (asked === undefined) {
        terminal.write(`${pageLines(terminal, book).join('\n')}\n`)
        return
      }
      const { number, text } = findRule(book, asked)
      terminal.write(`${ruleLines(terminal, number, text).join('\n')}\n`)
    })
}
