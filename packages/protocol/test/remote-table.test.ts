import { expect, test, vi } from 'vitest'
import { Client } from '../src/http/client.ts'
import { RemoteTable } from '../src/http/remote-table.ts'
import { Refusal } from '../src/refusal.ts'
import type { ServerMessage } from '../src/server.ts'

const view = (n: number): object => ({ n })
const ask = (n: number): object => ({
  n,
  kind: 'main',
  rule: 'X-1',
  prompt: { code: 'p' },
  choices: [{ choice: { go: n }, text: { code: 'c' } }],
  refusals: [],
})
const state = (seq: number, more: object = {}): object => ({
  type: 'state',
  seq,
  view: view(seq),
  ask: ask(seq),
  outcome: null,
  info: { status: 'playing' },
  ...more,
})
const update = (seq: number, more: object = {}): object => ({
  type: 'update',
  seq,
  frames: [{ events: [], patch: [[['n'], seq]] }],
  ...more,
})
const OVER = { outcome: { why: 'end', standings: [], winners: [0] } }

/** A table whose line tells this, one connection after another. */
function tableTelling(...connections: (readonly object[])[]) {
  const client = new Client('http://nowhere')
  const lines = vi.spyOn(client, 'lines')
  for (const messages of connections)
    lines.mockImplementationOnce(async function* () {
      yield* messages as ServerMessage[]
      // A line that is open, and on which nothing more comes.
      await new Promise(() => undefined)
    })
  return { client, lines, table: new RemoteTable(client, 'table') }
}

test('a message that is missing is not passed over: the position is asked for anew', async () => {
  const { table, lines } = tableTelling([state(1), update(2), update(4)], [state(4), update(5, OVER)])
  const seen: unknown[] = []
  for await (const position of table.positions()) seen.push(position.view)
  expect(seen).toEqual([view(1), view(2), view(4), view(5)])
  expect(lines).toHaveBeenCalledTimes(2)
})

test('whoever answers an ask that is gone asks for the position anew, and plays on', async () => {
  const { client, table } = tableTelling([state(1)], [state(2), update(3, OVER)])
  const call = vi.spyOn(client, 'call')
  call.mockRejectedValueOnce(new Refusal(409, { code: 'table.staleAsk', message: 'gone' }))
  call.mockResolvedValue(undefined)
  const asked: number[] = []
  const outcome = await table.play((position) => {
    asked.push(position.ask.n)
    return position.ask.choices[0].choice
  })
  expect(asked).toEqual([1, 2])
  expect(outcome).toMatchObject({ why: 'end' })
})
