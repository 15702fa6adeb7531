import { same, verify, view, type GameRecord, type State } from '@flotilla/kernel'
import { waves } from '@flotilla/waves'
import { viewAfter, type History } from '@flotilla/protocol'
import { describe, expect, test } from 'vitest'
import type { Line } from './client.ts'
import { Servers, crew, kinds, tableOf } from './servers.ts'

const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** Plays until `enough` says so: whoever is asked takes some choice. */
async function playOn(table: string, lines: readonly Line[], enough: () => boolean = () => false): Promise<void> {
  let turn = 0
  const isOver = (): boolean => lines.some((line) => line.messages.some((one) => one.type === 'update' && one.outcome !== undefined))
  while (!isOver() && !enough()) {
    const line = lines.find(({ ask }) => ask !== null && ask.optional === undefined)
    if (line === undefined || line.ask === null) {
      await Promise.race(lines.map((one) => one.more()))
      continue
    }
    const straight = line.ask.choices.filter((choice) => choice.back === undefined)
    const refused = await line.answer(table, straight[turn++ % straight.length].choice)
    // Where there was just one choice left, the seat's own order may have ended the game meanwhile.
    if (refused === 'table.over') await line.until((one) => one.type === 'update' && one.outcome !== undefined)
    else expect(refused).toBeNull()
  }
}

describe.each(kinds)('on %s', (kind) => {
  const servers = new Servers(kind)

  test('three people play a whole game; every view is exactly what the seat may know, and the record proves itself', async () => {
    const server = await servers.start()
    const clients = await crew(server.url, 'Anna', 'Ben', 'Cora')
    const table = await tableOf(clients, { options: { length: 'short' } })
    const lines = await Promise.all(clients.map((client) => client.socket()))
    const watcher = await clients[0].socket({ cookie: '' })
    for (const line of [...lines, watcher]) await line.hello(table)
    const live = await server.registry.table(table)
    const truth = (): State => live.position?.game.state as State
    let looked = 0
    await playOn(table, lines, () => {
      looked++
      return false
    })
    await Promise.all([...lines, watcher].map((line) => line.until((one) => one.type === 'info' && one.info.status === 'over')))
    expect(looked).toBeGreaterThan(50)
    // The last die of a round goes by itself, and whoever presses all the same is not refused for it.
    expect(lines.some(({ messages }) => messages.some((one) => one.type === 'update' && one.entry.by === 'order'))).toBe(true)
    lines.forEach((line, seat) => expect(json(view(waves, truth() as never, seat))).toEqual(line.view))
    expect(json(view(waves, truth() as never, null))).toEqual(watcher.view)
    const record = await clients[1].get<GameRecord>(`/api/tables/${table}/record`)
    const proved = ['commitment', 'nonces', 'answers', 'ends', 'outcome', 'fairHost'].map((what) => `proof.${what}`)
    expect(verify(waves, record).checks.map(({ code }) => code)).toEqual(proved)
    expect(record.names).toEqual(['Anna', 'Ben', 'Cora'])
  })

  test('after a restart everybody plays on where they were, with exactly the log they missed', async () => {
    const where = await servers.fresh()
    const first = await servers.start(where)
    const [anna, ben] = await crew(first.url, 'Anna', 'Ben')
    const table = await tableOf([anna, ben], { options: { length: 'short' } })
    const before = [await anna.socket(), await ben.socket()]
    for (const line of before) await line.hello(table)
    const whole = before[1].messages
    await playOn(table, before, () => before[0].seq >= 5)
    before[1].break()
    const missedFrom = before[1].seq
    await playOn(table, [before[0]], () => before[0].ask === null || before[0].ask.optional === true)
    await servers.stop(first)
    const second = await servers.start(where)
    const after = [anna, ben].map((client) => Object.assign(client, { url: second.url }))
    const lines = await Promise.all(after.map((client) => client.socket()))
    const [, state] = await Promise.all(lines.map((line, i) => line.hello(table, i === 1 ? missedFrom : undefined)))
    expect(state.log.map((entry) => entry.seq)).toEqual(Array.from({ length: state.seq - missedFrom }, (_, i) => missedFrom + 1 + i))
    const told = whole.filter((one) => one.type === 'update').map((one) => one.entry.seq)
    expect(told.every((seq) => seq <= missedFrom)).toBe(true)
    expect(same(json(lines[0].view), json(before[0].view))).toBe(true)
    await playOn(table, lines)
    await lines[0].until((one) => one.type === 'info' && one.info.status === 'over')
  })

  test('an answer sent twice is applied once, also after the game moved on, on another line and by HTTP', async () => {
    const server = await servers.start()
    const [anna, ben] = await crew(server.url, 'Anna', 'Ben')
    const table = await tableOf([anna, ben], { options: { first: 0 } })
    const line = await anna.socket()
    const other = await anna.socket()
    await line.hello(table)
    await other.hello(table)
    const choice = line.ask?.choices[0].choice
    const sent = { type: 'answer', table, id: 'one', ask: line.ask?.n, choice }
    line.send(sent)
    line.send(sent)
    other.send(sent)
    await line.until((one) => one.type === 'ack' && one.id === 'one')
    await other.until((one) => one.type === 'ack' && one.id === 'one')
    expect(await anna.post(`/api/tables/${table}/answers`, { id: 'one', choice })).toMatchObject({ again: true })
    const live = await server.registry.table(table)
    expect(live.position?.seq).toBe(1)
    // Both tabs saw it once.
    for (const tab of [line, other]) expect(tab.messages.filter((one) => one.type === 'update')).toHaveLength(1)
    // Ids are each seat's own.
    await expect(ben.post(`/api/tables/${table}/answers`, { id: 'one', choice: {} })).rejects.toMatchObject({ code: 'kernel.noSuchChoice' })
  })

  test('an answer to an ask that is gone is refused, not misread; an illegal one says which rule', async () => {
    const server = await servers.start()
    const [anna, ben] = await crew(server.url, 'Anna', 'Ben')
    const table = await tableOf([anna, ben], { options: { first: 0 } })
    const line = await anna.socket()
    const state = await line.hello(table)
    const refusal = state.ask?.refusals[0]
    if (refusal === undefined) throw new Error('nothing is refused')
    const from = line.messages.length
    expect(await line.answer(table, refusal.choice)).toBe(refusal.code)
    expect(await line.until((one) => one.type === 'refused', from)).toMatchObject({ error: { rule: refusal.rule } })
    expect(await line.request({ type: 'answer', table, ask: 99, choice: state.ask?.choices[0].choice })).toBe('table.staleAsk')
    const bens = await ben.socket()
    await bens.hello(table)
    expect(await bens.answer(table, state.ask?.choices[0].choice)).toBe('kernel.notAsked')
    expect(await line.answer(table, { nonsense: true })).toBe('kernel.noSuchChoice')
  })

  test('undo by the rules: free, with consent, or off', async () => {
    const server = await servers.start()
    const [anna, ben] = await crew(server.url, 'Anna', 'Ben')
    const alone = async (undo: string): Promise<[string, Line, Line]> => {
      const table = await tableOf([anna, ben], { options: { first: 0 }, house: { undo } })
      const lines = [await anna.socket(), await ben.socket()]
      for (const line of lines) await line.hello(table)
      const [line] = lines
      expect(await line.answer(table, line.ask?.choices[0].choice)).toBeNull()
      return [table, lines[0], lines[1]]
    }
    const [free, line] = await alone('free')
    const before = line.state?.view
    expect(await line.request({ type: 'undo', table: free })).toBeNull()
    expect(line.view).toEqual(before)
    expect(line.ask).not.toBeNull()
    expect(await line.request({ type: 'undo', table: free })).toBe('kernel.nothingToUndo')

    const [off, closed] = await alone('off')
    expect(await closed.request({ type: 'undo', table: off })).toBe('undo.off')

    const [consent, asking, asked] = await alone('consent')
    expect(await asking.request({ type: 'undo', table: consent })).toBe('undo.consent')
    expect(await asking.request({ type: 'vote', table: consent, kind: 'undo' })).toBeNull()
    await asked.until((one) => one.type === 'info' && one.info.vote?.kind === 'undo')
    expect(await asked.request({ type: 'vote', table: consent, kind: 'undo' })).toBeNull()
    await asking.until((one) => one.type === 'update' && one.entry.undo === true)
    expect(asking.view).toEqual(asking.state?.view)
  })

  test('the history is the game as a viewer was shown it, and counts answers only when it is over', async () => {
    const server = await servers.start()
    const clients = await crew(server.url, 'Anna', 'Ben')
    const table = await tableOf(clients, { options: { length: 'short', roundLimit: 12 } })
    const lines = await Promise.all(clients.map((client) => client.socket()))
    for (const line of lines) await line.hello(table)
    const [line] = lines
    expect(await lines[line.ask === null ? 1 : 0].answer(table, (line.ask ?? lines[1].ask)?.choices[0].choice)).toBeNull()
    const early = await clients[0].get<History>(`/api/tables/${table}/history`)
    expect(early.steps.map(({ entry }) => entry.seq)).toEqual([1])
    expect(JSON.stringify(early)).not.toContain('"answers"')
    await playOn(table, lines)
    await line.until((one) => one.type === 'info' && one.info.status === 'over')
    const { view, steps } = await clients[0].get<History>(`/api/tables/${table}/history`)
    expect(steps.reduce((seen, step) => viewAfter(seen, step), view)).toEqual(line.view)
    const { answers } = await clients[0].get<{ answers: unknown[] }>(`/api/tables/${table}/record`)
    expect(steps.at(-1)?.answers).toBe(answers.length)
    expect(await clients[0].get(`/api/tables/${table}/edition`)).toEqual({ edition: 'house-2' })
  })

  test('bots play with people, and a rematch brings the crew together again', async () => {
    const server = await servers.start()
    const clients = await crew(server.url, 'Anna', 'Ben')
    const table = await tableOf(clients, { bots: ['mate', 'random'], options: { length: 'short' } })
    const lines = await Promise.all(clients.map((client) => client.socket()))
    for (const line of lines) await line.hello(table)
    await playOn(table, lines)
    await lines[0].until((one) => one.type === 'info' && one.info.status === 'over')
    const next = await clients[1].post(`/api/tables/${table}/rematch`)
    // Whoever has gone to the front page finds it there.
    const wanted = await clients[0].get<{ invitations: object[] }>('/api/me/invitations')
    expect(wanted.invitations).toMatchObject([{ table: next.id, by: 'Ben', game: 'waves' }])
    const joined = await clients[0].post(`/api/tables/${table}/rematch`)
    expect(joined.id).toBe(next.id)
    expect(joined.seats.map((seat) => seat.name)).toEqual(['Anna', 'Ben', 'Cora', 'Dirk'])
    await lines[0].until((one) => one.type === 'info' && one.info.rematch === next.id)
    expect(await clients[1].post(`/api/tables/${next.id}/start`)).toMatchObject({ status: 'playing', expected: null })
  })
})
