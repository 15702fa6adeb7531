import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { BENCH, Observed } from './processes.ts'

const GOLDEN = join(BENCH, '../packages/games/test/golden')

/** The longest of the golden records of a game. */
export function longestRecord(game: string): string {
  const lengthOf = (file: string): number =>
    (JSON.parse(readFileSync(file, 'utf8')) as { record: { answers: unknown[] } }).record.answers.length
  return readdirSync(join(GOLDEN, game))
    .map((name) => join(GOLDEN, game, name))
    .sort((a, b) => lengthOf(b) - lengthOf(a))[0]
}

/** Comes to the table, looks at it once and goes. */
function joinOnce(port: string, table: string): Promise<void> {
  return new Promise((done, failed) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/socket`)
    socket.once('error', failed)
    socket.once('open', () => socket.send(JSON.stringify({ type: 'hello', table })))
    socket.on('message', (data: Buffer) => {
      const { type } = JSON.parse(data.toString()) as { type: string }
      if (type === 'refused') failed(new Error(data.toString()))
      if (type !== 'state') return
      socket.once('close', () => done())
      socket.close()
    })
  })
}

/** Microseconds of the server's processor time for somebody who comes to a table that is in memory. */
export async function joinCost(server: Observed, port: string, table: string, times: number): Promise<number> {
  for (let i = 0; i < times / 4; i++) await joinOnce(port, table)
  const before = server.cpu()
  for (let i = 0; i < times; i++) await joinOnce(port, table)
  return ((server.cpu() - before) / times) * 1e6
}
