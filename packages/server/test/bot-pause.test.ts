import { choices, type State } from '@flotilla/kernel'
import { expect, test, vi } from 'vitest'
import { Servers, crew } from './servers.ts'
import { FakeClock } from './fake-clock.ts'

const servers = new Servers('sqlite')
const PAUSE = 10_000

test('a bot answers when people would, however fast it has decided', async () => {
  const clock = new FakeClock()
  const server = await servers.start({ botPause: PAUSE }, { time: clock })
  const [anna] = await crew(server.url, 'Anna')
  const seats = [{ kind: 'bot', bot: 'mate' }, { kind: 'open' }]
  const { id } = await anna.post('/api/tables', { game: 'waves', options: { first: 0 }, seats, sit: 1 })
  const think = vi.spyOn(server.registry.bots, 'think').mockImplementation(async (_bot, _owner, table, _edition, ask) => ({
    choice: choices(table.game, table.view(ask.seat) as unknown as State, ask)[0],
    points: [],
  }))
  await anna.post(`/api/tables/${id}/start`)
  const line = await anna.socket()
  await line.hello(id)
  const answered = async (): Promise<number> => (await server.registry.tables.entries(id, 0)).length
  await clock.advance(1000, server)
  expect(think).toHaveBeenCalledTimes(1)
  expect(await answered()).toBe(0)
  // A draft takes four fifths of the longest pause, give or take a fifth.
  await clock.advance(PAUSE, server)
  expect(await answered()).toBeGreaterThan(0)
})
