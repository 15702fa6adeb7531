import { allGames } from '@flotilla/games'
import { BadInput, verify } from '@flotilla/kernel'
import type { Storage } from '@flotilla/server'
import type { SettingName } from '@flotilla/server/config'
import type { Command } from 'commander'
import { Failed } from '../errors.ts'
import { checkReadable, isThere, trouble, writeWhole } from '../files.ts'
import { loadRecord, tableOf } from '../records.ts'
import type { Terminal } from '../terminal.ts'
import { settingsOf, withSettings } from './serve.ts'

export const WHERE: readonly SettingName[] = ['data', 'database']
const DATA = '\nThe database is that of the server: --data, or --database for PostgreSQL.'

type Flags = Parameters<typeof settingsOf>[0]
export type Server = typeof import('@flotilla/server')

/** Opens the database, works on it and closes it again. `known`: it must be there, a mistyped folder is not made. */
export async function onStorage<T>(flags: Flags, known: boolean, work: (storage: Storage, server: Server) => Promise<T>): Promise<T> {
  const { config } = settingsOf(flags)
  const server = await import('@flotilla/server')
  if (known && config.database === undefined && !isThere(server.databaseFile(config.data)))
    throw new BadInput('data', `there is no database in '${config.data}'`)
  const storage = await server.openStorage(config, 'command', () => undefined)
  try {
    return await work(storage, server)
  } finally {
    await storage.close()
  }
}

const command = (program: Command, name: string, description: string, argument: [string, string]): Command =>
  withSettings(
    program
      .command(name)
      .description(description)
      .argument(...argument),
    WHERE,
  )

export function backup(program: Command, terminal: Terminal): void {
  command(program, 'backup', 'write everything the server has stored to a file; it may go on serving', [
    '<file>',
    'the new file (compressed)',
  ])
    .addHelpText('after', `${DATA}\n\nExample:\n  flotilla backup flotilla-today.gz`)
    .action(async (file: string, flags: Flags) => {
      await onStorage(flags, true, (storage, server) =>
        server.backup(storage, file).catch((error: unknown) => {
          if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw new Failed(`'${file}' is already there: choose another name`)
          throw new BadInput('file', `cannot write '${file}': ${trouble(error)}`)
        }),
      )
      terminal.write(`everything is in ${file}\n`)
    })
}

export function restore(program: Command, terminal: Terminal): void {
  command(program, 'restore', 'read a backup into an empty database, of either kind', ['<file>', 'a file that `flotilla backup` wrote'])
    .addHelpText('after', `${DATA}\n\nExample:\n  flotilla restore flotilla-today.gz --data ./fresh`)
    .action(async (file: string, flags: Flags) => {
      checkReadable(file, 'file')
      const tables = await onStorage(flags, false, (storage, server) => server.restore(storage, file))
      terminal.write(tables === 1 ? '1 table is back\n' : `${tables} tables are back\n`)
    })
}

export function exportCommand(program: Command, terminal: Terminal): void {
  command(program, 'export', 'write the record of a table, for `flotilla verify` and `flotilla replay`', ['<table>', 'the id of the table'])
    .option('--out <file>', 'into this file instead of standard output')
    .option('--unfinished', 'also of a game that still goes on: the record holds its seed, so show it to nobody who plays')
    .addHelpText('after', `${DATA}\n\nExample:\n  flotilla export kV1f… --out game.json`)
    .action(async (table: string, { out, unfinished, ...flags }: Flags & { out?: string; unfinished?: true }) => {
      const { record, finished } = await onStorage(flags, true, (storage, server) => server.exportTable(storage, table))
      if (!finished && unfinished === undefined)
        throw new Failed('the game still goes on, and its record holds the seed: --unfinished exports it all the same')
      const text = `${JSON.stringify(record, null, 2)}\n`
      if (out === undefined) terminal.write(text)
      // The record of a game that goes on holds its seed: other users of the machine may be playing.
      else writeWhole(out, text, 'out', finished ? undefined : 0o600)
    })
}

export function importCommand(program: Command, terminal: Terminal): void {
  command(program, 'import', 'store a record as a finished table, to be looked at in the browser', ['<file>', 'a record'])
    .addHelpText('after', `${DATA}\n\nExample:\n  flotilla import game.json`)
    .action(async (file: string, flags: Flags) => {
      const loaded = await loadRecord(file, 'file')
      const { record, builtIn } = loaded
      tableOf(loaded)
      // A result that the answers do not lead to is not taken over.
      if (record.outcome !== undefined) verify(builtIn, record)
      const id = await onStorage(flags, false, (storage, server) => server.importRecord(storage, allGames(), record, Date.now()))
      terminal.write(`the table is ${id}: /t/${id}\n`)
    })
}
