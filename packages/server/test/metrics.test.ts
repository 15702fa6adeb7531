import { expect, test, vi } from 'vitest'
import { Servers, crew, tableOf } from './servers.ts'

const servers = new Servers('sqlite')

test('in numbers: answers until they are durable, refusals by reason, storage failures, bots that wait, a busy event loop', async () => {
  const server = await servers.start({ metrics: true, metricsToken: 'a token for the test' })
  const numbers = async (): Promise<(line: string) => number> => {
    const text = await (await fetch(`${server.url}/metrics`, { headers: { authorization: 'Bearer a token for the test' } })).text()
    return (line) =>
      Number(
        text
          .split('\n')
          .find((one) => one.startsWith(`${line} `))
          ?.slice(line.length) ?? Number.NaN,
      )
  }
  const [anna, ben] = await crew(server.url, 'Anna', 'Ben')
  const table = await tableOf([anna, ben], { options: { first: 0 } })
  const line = await anna.socket()
  await line.hello(table)
  const first = line.ask?.choices[0].choice
  expect(await line.answer(table, first)).toBeNull()
  expect(await line.request({ type: 'answer', table, choice: first })).toBe('kernel.notAsked')
  const other = await ben.socket()
  await other.hello(table)
  const unmet = other.ask?.refusals.find(({ rule }) => rule !== null)?.choice
  expect(await other.request({ type: 'answer', table, choice: unmet })).not.toBeNull()

  vi.spyOn(server.storage.db, 'connection').mockImplementationOnce(() => {
    throw Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' })
  })
  expect(await other.answer(table, other.ask?.choices[0].choice)).toBe('server.storage')

  const now = await numbers()
  expect(now('flotilla_answer_durable_seconds_count')).toBe(1)
  expect(now('flotilla_answer_durable_seconds_bucket{le="+Inf"}')).toBe(1)
  expect(now('flotilla_requests_refused_total{type="answer",reason="kernel.notAsked"}')).toBe(1)
  expect(now('flotilla_requests_refused_total{type="answer",reason="rules"}')).toBe(1)
  expect(now('flotilla_requests_refused_total{type="answer",reason="server.storage"}')).toBe(1)
  expect(now('flotilla_storage_failures_total')).toBe(1)
  expect(now('flotilla_bots_waiting')).toBe(0)
  expect(now('flotilla_bot_wait_seconds_count')).toBe(0)
  expect(now('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0)

  // A bot that moves first has to think as soon as somebody looks on.
  const bots = await tableOf([anna], { bots: ['random'], options: { first: 1 } })
  await line.hello(bots)
  await expect.poll(async () => (await numbers())('flotilla_bot_wait_seconds_count'), { timeout: 30_000 }).toBeGreaterThan(0)
})
