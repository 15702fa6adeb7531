import { readConfig, serve } from '@flotilla/server'
import { noughts } from './noughts.ts'

// Our server, as a host runs it: SQLite, every answer synced to the disk before it is acknowledged.
const { config } = readConfig({ flags: { port: 0, host: '127.0.0.1', log: 'warn', rate: 1e9, socketRate: 1e9, data: process.argv[2] } })
const { port } = await serve(config, { games: [noughts] })
process.stdout.write(`port ${port}\n`)
