import { playGame } from '@flotilla/bots'
import { Table } from '@flotilla/kernel'
import type { Command } from 'commander'
import { botNamed } from '../exec/bot-named.ts'
import { gameArgument, tableSetting, withTableOptions, type TableInputs } from '../inputs.ts'
import { letterOf } from '../play/seating.ts'
import { recordText, saveRecord } from '../records.ts'
import { Failed } from '../errors.ts'
import type { Terminal } from '../terminal.ts'
import { seated } from './sim.ts'

export function record(program: Command, terminal: Terminal): void {
  withTableOptions(program.command('record').description('let bots play one game and write its record').addArgument(gameArgument()))
    .option('--out <file>', 'where to write it; standard output without')
    .addHelpText('after', '\nExamples:\n  flotilla record waves --seats 3 --bots mate --out game.json\n  flotilla verify game.json')
    .action((id: string, { out, ...inputs }: TableInputs & { out?: string }) => {
      const { builtIn, game, seats, options, seed, bots } = tableSetting(id, inputs)
      const crew = seated(bots, seats, 0)
      const table = new Table(game, { seats, options, seed }, builtIn)
      // The table judges every answer of the fast game again: what is written is proved.
      playGame(game, {
        seats,
        options,
        seed,
        bots: crew.map((bot) => botNamed(bot, game, 'unhurried')),
        answered: (seat, choice) => table.answer(seat, choice),
      })
      if (!table.isOver) throw new Failed(`the bots did not finish the game in ${table.answers.length} answers; nothing is written`)
      const written = table.record(crew.map((bot, seat) => `${bot} ${letterOf(seat)}`))
      if (out === undefined) terminal.write(recordText(written))
      else {
        saveRecord(out, written, 'out')
        terminal.talk(`${out}: ${written.answers.length} answers, commitment ${written.commitment}\n`)
      }
    })
}
