import { BadInput, BrokenRecord, start, verify as prove } from '@flotilla/kernel'
import type { Command } from 'commander'
import { Failed, complaint } from '../errors.ts'
import { standingsLines } from '../play/sheet.ts'
import { brokenAt, loadRecord, namesIn, type LoadedRecord } from '../records.ts'
import { speaker } from '../speech.ts'
import type { Terminal } from '../terminal.ts'

export function verify(program: Command, terminal: Terminal): void {
  program
    .command('verify')
    .description('prove a finished game from its record: the seed, every answer, the result')
    .argument('<file>', 'a record; - reads it from standard input')
    .addHelpText(
      'after',
      '\nExits with 0 if the proof holds, 1 if it fails, 2 if the file is no record.\n\nExample:\n  flotilla verify game.json\n  flotilla record waves | flotilla verify -',
    )
    .action(async (file: string) => {
      const loaded = await loadRecord(file)
      const { record, game, builtIn } = loaded
      // Seats and options that make no game are a bad file, not a failed proof.
      start(game, record)
      const { checks, outcome } = proved(loaded, () => prove(builtIn, record))
      const speak = speaker(game, 'en', namesIn(record))
      for (const check of checks) terminal.write(`${terminal.paint('green', '✓')} ${speak(check)}\n`)
      terminal.write(`\n${standingsLines(terminal, speak, outcome).join('\n')}\n`)
    })
}

function proved<T>(loaded: LoadedRecord, proof: () => T): T {
  try {
    return proof()
  } catch (error) {
    if (error instanceof BrokenRecord) throw new Failed(`✗ ${brokenAt(loaded, error.at)}`)
    if (error instanceof BadInput) throw new Failed(`✗ ${complaint(error)}`)
    throw error
  }
}
