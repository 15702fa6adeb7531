import type { TableInfo } from '@flotilla/wire'
import { Client } from 'pg'
import { describe, expect, test, vi } from 'vitest'
import { openStorage, type Running } from '../src/index.ts'
import type { Line, Sailor } from './client.ts'
import { Servers, crew, kinds, tableOf } from './servers.ts'
import { Tide } from './tide.ts'

const ROUND = 15_000
const PATIENCE = { timeout: 15_000, interval: 2 }

interface Scene {
  readonly where: { data: string; database?: string }
  readonly tide: Tide
  readonly one: Running
  readonly two: Running
  readonly table: string
  /** Anna is at the first server, everybody else at the second. */
  readonly sailors: Sailor[]
  readonly lines: Line[]
}

/** By the first message of which it holds; infos and states both have one. */
const infoOf = (line: Line, test: (info: TableInfo) => boolean, from = 0) =>
  line.until((one) => (one.type === 'info' || one.type === 'state') && test(one.info), from)

const online = ({ seats }: TableInfo): boolean[] => seats.map((seat) => seat.online)

// The clock stands still unless a test winds it: nothing here can be found by looking at the tables now and then.
describe.runIf(kinds.includes('postgres'))('two servers on one PostgreSQL', () => {
  const servers = new Servers(kinds.includes('postgres') ? 'postgres' : 'sqlite')

  async function scene(wanted: Record<string, unknown> = {}, names = ['Anna', 'Ben', 'Cora']): Promise<Scene> {
    const tide = new Tide()
    const where = await servers.fresh()
    const [one, two] = [await servers.start(where, { time: tide }), await servers.start(where, { time: tide })]
    const sailors = await crew(one.url, ...names)
    const table = await tableOf(sailors, { options: { length: 'short', first: 0 }, ...wanted })
    for (const sailor of sailors.slice(1)) sailor.url = two.url
    const lines = await Promise.all(sailors.map((sailor) => sailor.socket()))
    for (const line of lines) await line.hello(table)
    return { where, tide, one, two, table, sailors, lines }
  }

  /** Whatever either server told the other before has arrived: notices come in order. */
  async function told({ one, two }: Pick<Scene, 'one' | 'two'>): Promise<void> {
    for (const [from, to] of [
      [one, two],
      [two, one],
    ]) {
      await from.harbour.settle()
      const heard = vi.spyOn(to.harbour.presence ?? expect.fail(), 'hear')
      await from.storage.tell({ what: 'beat', table: 'mark' })
      await vi.waitFor(() => expect(heard.mock.calls.some(([notice]) => notice.table === 'mark')).toBe(true), PATIENCE)
      heard.mockRestore()
      await to.harbour.settle()
    }
  }

  describe('who is there', () => {
    test('is the same by way of both: who comes, who goes, who sits down', async () => {
      const at = await scene()
      const [anna, ben] = at.lines
      await infoOf(anna, (info) => online(info).every(Boolean))
      await infoOf(ben, (info) => online(info).every(Boolean))
      for (const sailor of at.sailors) expect(online(await sailor.get(`/api/tables/${at.table}`))).toEqual([true, true, true])
      const from = anna.messages.length
      ben.break()
      await infoOf(anna, (info) => !info.seats[1].online, from)
      expect(online(await at.sailors[2].get(`/api/tables/${at.table}`))).toEqual([true, false, true])
    })

    test('of somebody who sits down by way of one server while they look on by way of the other', async () => {
      const at = await scene()
      const [anna, ben] = at.sailors
      const { id } = await anna.post('/api/tables', { game: 'waves', seats: [{ kind: 'open' }, { kind: 'open' }], sit: 0 })
      await at.lines[0].hello(id)
      await at.lines[1].hello(id)
      ben.url = at.one.url
      await ben.post(`/api/tables/${id}/sit`)
      await infoOf(at.lines[0], (info) => info.id === id && info.seats[1].online)
    })

    test('is known to a server that starts later, before anybody asks', async () => {
      const at = await scene()
      const third = await servers.start(at.where, { time: at.tide })
      await told({ one: at.one, two: third })
      await told({ one: at.two, two: third })
      const [, , cora] = at.sailors
      cora.url = third.url
      expect(online(await cora.get(`/api/tables/${at.table}`))).toEqual([true, true, true])
      await servers.stop(third)
    })

    test('is forgotten with a server that fell silent, and with none that did not', async () => {
      const at = await scene()
      const [anna, , cora] = at.lines
      const person = (await at.sailors[2].get<{ person: { id: string } }>('/api/me')).person.id
      const from = anna.messages.length
      cora.break()
      await infoOf(anna, (info) => !info.seats[2].online, from)
      const silent = await openStorage(at.where, 'silent', () => undefined)
      const here = { what: 'here' as const, table: at.table, more: person }
      const came = anna.messages.length
      await silent.tell({ what: 'afresh', table: '' }, here)
      await infoOf(anna, (info) => info.seats[2].online, came)
      const gone = anna.messages.length
      for (let rounds = 0; rounds < 5; rounds++) {
        await at.tide.pass(ROUND, at.one, at.two)
        await told(at)
      }
      await infoOf(anna, (info) => !info.seats[2].online, gone)
      expect(online(await at.sailors[0].get(`/api/tables/${at.table}`))).toEqual([true, true, false])
      // It was not dead after all: whoever is heard of again is asked for everything.
      const asked = anna.messages.length
      const heard: string[] = []
      await silent.listen(
        ({ what }) => heard.push(what),
        () => undefined,
      )
      await silent.tell(here)
      await infoOf(anna, (info) => info.seats[2].online, asked)
      await vi.waitFor(() => expect(heard).toContain('who'), PATIENCE)
      await silent.close()
    })

    test('is told anew after a break in the line, with what happened meanwhile', async () => {
      const at = await scene()
      const [anna, ben, cora] = at.lines
      await infoOf(anna, (info) => online(info).every(Boolean))
      const introduced = vi.spyOn(at.one.harbour.presence ?? expect.fail(), 'introduce')
      const from = anna.messages.length
      const client = new Client(at.where.database)
      await client.connect()
      await client.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'flotilla listen'`)
      await client.end()
      ben.break()
      await vi.waitFor(() => expect(introduced).toHaveBeenCalled(), PATIENCE)
      await told(at)
      expect(online(await at.sailors[0].get(`/api/tables/${at.table}`))).toEqual([true, false, true])
      await infoOf(anna, (info) => online(info).join() === 'true,false,true', from)
      expect(await cora.request({ type: 'say', table: at.table, speech: { phrase: 'hello' } })).toBeNull()
      await anna.until((one) => one.type === 'said', from)
    })
  })
})
