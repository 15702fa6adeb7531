import { readFileSync } from 'node:fs'
import { fleet } from '@flotilla/fleet'
import { importRecord, readConfig, serve } from '@flotilla/server'
import { noughts } from './noughts.ts'

// ours.ts <data> <database or -> [record ...]: our server as a host runs it, every answer synced to the disk before it is acknowledged.
// Says where it listens, and then the id of the table of each record.
const [data, database, ...records] = process.argv.slice(2)
const { config } = readConfig({
  flags: {
    port: 0,
    host: '127.0.0.1',
    log: 'warn',
    rate: 1e9,
    socketRate: 1e9,
    channels: 1e6,
    data,
    ...(database === '-' ? {} : { database }),
  },
})
const games = [noughts, ...fleet]
const { port, storage } = await serve(config, { games })
process.stdout.write(`port ${port}\n`)
for (const file of records) {
  const { record } = JSON.parse(readFileSync(file, 'utf8')) as { record: unknown }
  process.stdout.write(`${await importRecord(storage, games, record, 1)}\n`)
}
