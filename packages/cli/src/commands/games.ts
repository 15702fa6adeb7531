import { allGames } from '@flotilla/games'
import type { Command } from 'commander'
import { grid, wrap } from '../layout.ts'
import { speaker } from '../speech.ts'
import type { Terminal } from '../terminal.ts'

export function games(program: Command, terminal: Terminal): void {
  program
    .command('games')
    .description('list the games')
    .option('--json', 'as JSON')
    .addHelpText('after', '\nExample:\n  flotilla games')
    .action(({ json }: { json?: true }) => {
      const aboard = allGames()
      if (json) {
        const list = aboard.map(({ id, title, seats, rulesVersion }) => ({ id, title, seats, rulesVersion }))
        terminal.write(`${JSON.stringify(list, null, 2)}\n`)
        return
      }
      for (const game of aboard) {
        const { min, max } = game.seats
        const [line] = grid([[terminal.paint('bold', game.id), game.title, terminal.paint('dim', `${min} to ${max} players`)]])
        const blurb = speaker(game, 'en', [])({ code: 'game.blurb' })
        terminal.write(`${line}\n`)
        for (const part of wrap(blurb, terminal.columns - 1, 2)) terminal.write(`${part}\n`)
      }
    })
}
