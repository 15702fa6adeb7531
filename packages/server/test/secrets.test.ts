import type { State } from '@flotilla/kernel'
import { waves } from '@flotilla/waves'
import { describe, expect, test } from 'vitest'
import type { Position } from '@flotilla/table'
import type { Line, TestClient } from './client.ts'
import { FACES, liar, type LiarState } from './liar.ts'
import { Servers, crew, tableOf } from './servers.ts'

const servers = new Servers('sqlite')

/** Everybody answers something whenever they are asked, until the game is over. */
async function playOut(table: string, lines: readonly Line[], after: () => void): Promise<void> {
  const isOver = (): boolean => lines[0].messages.some((one) => one.type === 'update' && one.outcome !== undefined)
  for (let turn = 0; !isOver(); turn++) {
    const line = lines.find(({ ask }) => ask !== null && ask.optional === undefined)
    if (line === undefined || line.ask === null) await Promise.race(lines.map((one) => one.more()))
    else {
      const straight = line.ask.choices.filter((choice) => choice.back === undefined)
      await line.answer(table, straight[turn % straight.length].choice)
    }
    after()
  }
}

describe('every byte sent to every client is searched', () => {
  test('for faces of cards that the seat has not seen: none, and each face is there once it may be seen', async () => {
    const server = await servers.start({}, { games: [liar], gamesModule: new URL('./liar.ts', import.meta.url).href })
    const clients = await crew(server.url, 'Anna', 'Ben', 'Cora', 'Dora')
    const players = clients.slice(0, 3)
    const watcher = clients[3]
    const table = await tableOf(players, {
      game: 'liar',
      options: { seconds: 0, beat: 0, strict: false, rounds: 2 },
      house: { whispers: true },
    })
    const lines = await Promise.all(clients.map((client) => client.socket()))
    for (const line of lines) await line.hello(table)
    const live = await server.registry.table(table)
    const state = (): LiarState => stateOf(live) as LiarState
    const seen = clients.map(() => new Set<number>())
    const remember = (): void => {
      const { faces, known } = state()
      seen.forEach((faceSet, viewer) => {
        const bit = viewer < 3 ? 1 << viewer : 1 << 30
        faces.forEach((face, back) => (known[back] & bit) !== 0 && faceSet.add(face))
      })
    }
    remember()
    await playOut(table, lines.slice(0, 3), remember)
    // The other ways to look at a table, too.
    for (const client of clients) {
      await client.get(`/api/tables/${table}/state`)
      await client.get(`/api/tables/${table}`)
      await client.get(`/api/tables`)
    }
    remember()
    await server.registry.settle()
    clients.forEach((client, viewer) => {
      const bytes = client.received.join('\n')
      const found = FACES.filter((face) => bytes.includes(String(face)))
      expect(found.filter((face) => !seen[viewer].has(face))).toEqual([])
      expect(new Set(found)).toEqual(seen[viewer])
    })
    expect(seen[0].size).toBeGreaterThan(seen[3].size)
    expect(watcher.received.length).toBeGreaterThan(10)
  })
})

const stateOf = ({ position }: { position: Position | null }): State => {
  if (position === null) throw new Error('no game')
  return position.game.state
}

/** Everything that is nobody else's: sessions, tokens, the seed. */
function secretsOf(clients: readonly TestClient[], seed: string): Map<string, TestClient | null> {
  const secrets = new Map<string, TestClient | null>([[seed, null]])
  for (const client of clients) secrets.set(client.cookie.split('=')[1].split('.')[0], client)
  return secrets
}

test('no seed, session or plan is in any byte of a whole game of Waves before the end', async () => {
  const server = await servers.start()
  const clients = await crew(server.url, 'Anna', 'Ben', 'Cora')
  const table = await tableOf(clients, { options: { length: 'short' } })
  const lines = await Promise.all(clients.map((client) => client.socket()))
  for (const line of lines) await line.hello(table)
  const live = await server.registry.table(table)
  const secrets = secretsOf(clients, live.record.seed)
  let looked = 0
  await playOut(table, lines, () => {
    const { faces, known, sealed } = stateOf(live)
    lines.forEach((line, seat) => {
      const seenFaces = (line.view as State).faces
      // A view may lag behind the truth, but it never shows a face that the seat does not know.
      faces.forEach((_face, back) => {
        if ((known[back] & (1 << seat)) === 0 && sealed !== null) {
          looked++
          expect(seenFaces[back]).toBe(-1)
        }
      })
    })
  })
  expect(looked).toBeGreaterThan(100)
  expect(waves.id).toBe(live.record.game)
  for (const client of clients) {
    const bytes = client.received.join('\n')
    for (const [secret] of secrets) expect(bytes).not.toContain(secret)
    for (const name of ['cookie-key', '"seed":"0', '"seed":"f']) expect(bytes).not.toContain(name)
  }
})
