import type { UpdateMessage, History } from '@flotilla/protocol'
import { eventsOf, patched } from '@flotilla/protocol'
import { describe, expect, test } from 'vitest'
import { TestClient, type Line } from './client.ts'
import { Servers, crew, quiet, tableOf } from './servers.ts'
import { FakeClock } from './fake-clock.ts'

const servers = new Servers('sqlite')
const DELAY = 30

const updatesOf = (line: Line): UpdateMessage[] => line.messages.filter((one) => one.type === 'update')
const isRevealed = (update: UpdateMessage): boolean => eventsOf(update).some(({ type }) => type === 'revealed')

/** Two people play Waves until the first plans have been revealed; a spectator sees it later. */
async function throughARound() {
  const clock = new FakeClock()
  const server = await servers.start({}, { time: clock })
  const clients = await crew(server.url, 'Anna', 'Ben')
  const table = await tableOf(clients, { options: { first: 0 }, house: { delay: DELAY } })
  const watcher = await new TestClient(server.url, 'Nobody').socket()
  await watcher.hello(table)
  const lines = await Promise.all(clients.map((client) => client.socket()))
  const first = await Promise.all(lines.map((line) => line.hello(table)))
  while (!updatesOf(lines[0]).some(isRevealed)) {
    for (const line of lines) await quiet(line)
    for (const line of lines) {
      const choice = line.ask?.choices.find(({ back }) => back !== true)?.choice
      if (line.ask?.optional !== undefined || choice === undefined) continue
      const { seq } = line
      expect(await line.answer(table, choice)).toBeNull()
      await line.until(() => line.seq > seq)
    }
  }
  await Promise.all(lines.map((line) => line.until((one) => one.type === 'update' && isRevealed(one))))
  return { clock, server, table, clients, lines, watcher, before: first.map(({ view }) => view) }
}

describe('the story of an answer', () => {
  test('comes moment by moment to everybody, each with the view right after it', async () => {
    const { lines, before } = await throughARound()
    for (const [seat, line] of lines.entries()) {
      let view = before[seat] as { round: number; known: number[]; ships: { chests: number[][] }[] }
      let moments = 0
      for (const update of updatesOf(line))
        for (const { events, patch } of update.frames) {
          const last = view
          view = patched(view, patch)
          if (update.frames.length > 1) moments++
          // What a moment tells is what it shows: one event, one change.
          for (const { type, seat: whose, icon } of events)
            if (type === 'wrote' && typeof whose === 'number' && String(icon).startsWith('chest')) {
              const chest = Number(String(icon).slice(5))
              expect(view.ships[whose].chests[chest].length).toBe(last.ships[whose].chests[chest].length + 1)
            }
          // Of the other's plan nothing is known before it is told that all are revealed.
          const other = (1 - seat) * 4
          const isOpen = view.known.slice(other, other + 3).some((known) => known !== 0)
          if (isOpen && !last.known.slice(other, other + 3).some((known) => known !== 0))
            expect(events.map(({ type }) => type)).toContain('revealed')
        }
      expect(view).toEqual(line.view)
      expect(moments).toBeGreaterThan(4)
    }
  })

  test('reaches spectators later and whole, and the history has the same frames for everybody', async () => {
    const { clock, server, table, clients, lines, watcher } = await throughARound()
    expect(updatesOf(watcher)).toEqual([])
    await clock.advance(DELAY * 1000, server)
    await watcher.until((one) => one.type === 'update' && isRevealed(one))
    const seen = updatesOf(watcher)
    const frames = (update: UpdateMessage): unknown => update.frames
    const told = await new TestClient(server.url, 'Another').get<History>(`/api/tables/${table}/history`)
    expect(told.steps.slice(0, seen.length).map((step) => step.frames)).toEqual(seen.map(frames))
    for (const [seat, client] of clients.entries()) {
      const { steps } = await client.get<History>(`/api/tables/${table}/history`)
      expect(steps.map((step) => step.frames)).toEqual(updatesOf(lines[seat]).map(frames))
    }
  })
})
