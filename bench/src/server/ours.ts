import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { builtInGames } from '@flotilla/games'
import { importRecord, readConfig, serve } from '@flotilla/server'
import { noughts } from './noughts.ts'

// ours.ts <data> <database or -, with a bus after a comma> [record ...]: our server as a host runs it, every answer synced to the disk before it is acknowledged.
// Says where it listens, and then the id of the table of each record.
const [data, where, ...records] = process.argv.slice(2)
const [database, bus] = where.split(',')
const { config } = readConfig({
  flags: {
    port: 0,
    host: '127.0.0.1',
    log: 'warn',
    rate: 1e9,
    socketRate: 1e9,
    work: 1e9,
    channels: 1e6,
    publicTables: 1e6,
    guestRate: 1e9,
    botPause: 0,
    data,
    ...(database === '-' ? {} : { database }),
    ...(bus === undefined ? {} : { bus }),
  },
})
const games = [noughts, ...builtInGames]
const { port, storage, registry } = await serve(config, { games })
process.stdout.write(`port ${port}\n`)
for (const file of records) {
  const { record } = JSON.parse(readFileSync(file, 'utf8')) as { record: unknown }
  process.stdout.write(`${await importRecord(storage, games, record, 1)}\n`)
}

/** So many more like the newest table, behind the server's back: what is stored, not how it came there, is measured. */
async function copyNewest(times: number): Promise<void> {
  const { db } = storage
  const row = await db.selectFrom('tables').selectAll().orderBy('created', 'desc').executeTakeFirstOrThrow()
  const members = await db.selectFrom('members').selectAll().where('table_id', '=', row.id).execute()
  for (let from = 0; from < times; from += 100) {
    const ids = Array.from({ length: 100 }, (_, i) => `copy${String(from + i).padStart(8, '0')}`)
    const copies = ids.map((id, i) => ({ ...row, id, created: row.created - 1 - from - i }))
    await db.insertInto('tables').values(copies).execute()
    const seated = copies.flatMap(({ id, created }) => members.map((member) => ({ ...member, table_id: id, created })))
    await db.insertInto('members').values(seated).execute()
  }
}

// A line says how many copies, or asks how many entries went into how many commits.
createInterface({ input: process.stdin }).on('line', (line) => {
  const { commits, entries } = registry.journal
  if (line === 'commits') process.stdout.write(`${JSON.stringify({ commits, entries })}\n`)
  else void copyNewest(Number(line)).then(() => process.stdout.write('copied\n'))
})
