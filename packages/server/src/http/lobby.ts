import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import {
  gameList,
  newTable,
  optionsSchema,
  readyBody,
  seatPlan,
  sitBody,
  swapBody,
  tableId,
  tableInfo as infoSchema,
  tableList,
  type TableLine,
} from '@flotilla/wire'
import { gameRecord } from '@flotilla/wire/messages'
import { z } from 'zod'
import type { Person } from '@flotilla/wire'
import { editionName, isListed, tableInfo, tableLine } from '../tables/info.ts'
import type { Harbour } from '../tables/harbour.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { begin, createTable, leave, planSeat, recordOf, rematch, setReady, sit, swap } from '../tables/lobby.ts'
import { allow } from '../scopes.ts'
import { hidesEnd, seatOfPerson } from '../storage/doc.ts'
import type { ListKey, ListedTable } from '../storage/tables.ts'
import { visitorAt } from './address.ts'
import type { Arrivals } from './arrivals.ts'
import { deviceOf } from './device.ts'
import type { Door } from './door.ts'
import { documented } from './names.ts'

const fromKey = z.object({
  before: z
    .string()
    .regex(/^\d{1,16}\.[\w-]{8,40}$/, 'must be the next of the last page')
    .optional(),
})
const keyOf = (text: string | undefined): ListKey | null => {
  const [created = '', id = ''] = text?.split('.') ?? []
  return text === undefined ? null : { created: Number(created), id }
}
const textOf = (key: ListKey | null): string | null => (key === null ? null : `${key.created}.${key.id}`)

const byWait = (a: TableLine, b: TableLine): number => Number(b.waits) - Number(a.waits) || (a.since ?? 0) - (b.since ?? 0)

export const atTable = z.object({ id: tableId })
const tags = ['tables']

/** Tables before and after the game. */
export function lobby(app: FastifyInstance, door: Door, harbour: Harbour, arrivals: Arrivals): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  const response = { 200: infoSchema }
  const shown = (table: LiveTable, person: Person | undefined) => tableInfo(table.record, person?.id, table)
  const player = (request: FastifyRequest): Person => door.actor(request).person

  /** Asked once for all tables of a list that are alike. */
  const expectations = (): ((record: ListedTable) => Promise<number | null>) => {
    const asked = new Map<string, Promise<number | null>>()
    return ({ game, seats }) => {
      const key = `${game} ${seats}`
      const known = asked.get(key) ?? harbour.expected(game, seats)
      asked.set(key, known)
      return known
    }
  }

  const lines = (records: readonly ListedTable[], person: Person | undefined, live: boolean): Promise<TableLine[]> => {
    const expected = expectations()
    return Promise.all(records.map((record) => line(record, person, live, expected)))
  }

  const line = async (
    record: ListedTable,
    person: Person | undefined,
    live: boolean,
    expected: (record: ListedTable) => Promise<number | null>,
  ): Promise<TableLine> => {
    const now = harbour.time.now()
    const goesOn = record.status === 'playing' || hidesEnd(record, seatOfPerson(record.doc, person?.id), now)
    const table = live && goesOn ? await harbour.table(record.id) : null
    const around = {
      title: harbour.games.find(({ id }) => id === record.game)?.title ?? record.game,
      expected: await expected(record),
      isOnline: () => false,
      hidesEnd: (viewer: number | null) => hidesEnd(record, viewer, now),
    }
    const shownLine = tableLine(record, person?.id, table ?? around)
    const { seat } = shownLine
    if (table === null || seat === null || !table.attendance.isWaitingFor(seat))
      return { ...shownLine, waits: false, since: null, until: null }
    const left = table.attendance.clocks(seat)?.left ?? null
    return { ...shownLine, waits: true, since: now - table.attendance.waitedFor(seat), until: left === null ? null : now + left }
  }

  api.get(
    '/api/games',
    { schema: { tags, summary: 'The games, with the JSON Schema of their options', response: { 200: gameList } } },
    async () => ({
      games: await Promise.all(
        harbour.games.map(async (game) => {
          const expected: Record<string, number> = {}
          for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
            const took = await harbour.expected(game.id, seats)
            if (took !== null) expected[seats] = took
          }
          return {
            id: game.id,
            title: game.title,
            rulesVersion: game.rulesVersion,
            edition: editionName(game.edition as object),
            seats: { ...game.seats },
            options: optionsSchema(game),
            bots: [...harbour.bots.at(game)],
            expected,
          }
        }),
      ),
    }),
  )

  api.get(
    '/api/tables',
    { schema: { tags, summary: 'Public tables, the newest first', querystring: fromKey, response: { 200: tableList } } },
    async (request) => {
      const actor = door.visitor(request)
      const now = harbour.time.now()
      const { tables, next } = await harbour.tables.publicOnes(now, keyOf(request.query.before))
      const listed = tables.filter((record) => isListed(record, actor?.person.id, now))
      return { tables: await lines(listed, actor?.person, false), next: textOf(next) }
    },
  )

  api.get(
    '/api/me/tables',
    {
      schema: {
        tags,
        summary: 'Your tables; those that wait for you first, the longest first',
        querystring: fromKey,
        response: { 200: tableList },
      },
    },
    async (request) => {
      const { person } = door.actor(request)
      const { tables: records, next } = await harbour.tables.ofPerson(person.id, keyOf(request.query.before))
      const tables = await lines(records, person, true)
      return { tables: tables.sort(byWait), next: textOf(next) }
    },
  )

  api.post('/api/tables', { schema: { tags, summary: 'Create a table', body: newTable, response } }, async (request) => {
    const person = player(request)
    return shown(await createTable(harbour, person, request.body, { origin: door.originOf(request) }), person)
  })

  api.get('/api/tables/:id', { schema: { tags, summary: 'A table', params: atTable, response } }, async (request) => {
    const actor = door.visitor(request)
    return shown(await harbour.table(request.params.id), actor?.person)
  })

  api.post(
    '/api/tables/:id/sit',
    {
      schema: {
        tags,
        summary: 'Sit down, or move to another seat; a guest without a name may bring one',
        params: atTable,
        body: sitBody,
        response,
      },
    },
    async (request, reply) => {
      const table = await harbour.table(request.params.id)
      const { name, ...body } = request.body
      const known = door.visitor(request)
      if (name !== undefined) await harbour.order.checkName(name)
      if (known === null && name !== undefined) {
        arrivals.count(visitorAt(request.ip))
        const { person, secret } = await door.people.enter(name, deviceOf(request.headers))
        door.giveCookie(request, reply, secret)
        await sit(table, person, body)
        return shown(table, person)
      }
      const person = player(request)
      if (name === undefined || name === person.name) {
        await sit(table, person, body)
        return shown(table, person)
      }
      allow(door.actor(request), 'account')
      const named = await door.people.rename(person, name)
      await sit(table, named, body)
      return shown(table, named)
    },
  )

  api.post(
    '/api/tables/:id/ready',
    { schema: { tags, summary: 'Say that you are ready, or not yet', params: atTable, body: readyBody, response } },
    async (request) => {
      const person = player(request)
      const table = await harbour.table(request.params.id)
      await setReady(table, person, request.body.ready)
      return shown(table, person)
    },
  )

  api.post('/api/tables/:id/leave', { schema: { tags, summary: 'Leave your seat', params: atTable, response } }, async (request) => {
    const person = player(request)
    const table = await harbour.table(request.params.id)
    await leave(table, person)
    return shown(table, person)
  })

  api.put(
    '/api/tables/:id/seats/:seat',
    {
      schema: {
        tags,
        summary: 'Open a seat, close it or give it to a bot (host)',
        params: atTable.extend({ seat: z.coerce.number().int().min(0).max(11) }),
        body: seatPlan,
        response,
      },
    },
    async (request) => {
      const person = player(request)
      const table = await harbour.table(request.params.id)
      await planSeat(table, harbour, person, request.params.seat, request.body)
      return shown(table, person)
    },
  )

  api.post(
    '/api/tables/:id/swap',
    { schema: { tags, summary: 'Swap two seats (host)', params: atTable, body: swapBody, response } },
    async (request) => {
      const person = player(request)
      const table = await harbour.table(request.params.id)
      await swap(table, person, request.body.a, request.body.b)
      return shown(table, person)
    },
  )

  api.post('/api/tables/:id/start', { schema: { tags, summary: 'Start the game (host)', params: atTable, response } }, async (request) => {
    const person = player(request)
    const table = await harbour.table(request.params.id)
    await begin(table, harbour, person)
    return shown(table, person)
  })

  api.post(
    '/api/tables/:id/rematch',
    { schema: { tags, summary: 'Play again with the same crew; in a series, the next leg', params: atTable, response } },
    async (request) => {
      const person = player(request)
      return shown(await rematch(await harbour.table(request.params.id), harbour, person, door.originOf(request)), person)
    },
  )

  api.get(
    '/api/tables/:id/record',
    {
      schema: {
        tags,
        summary: 'The record of a finished game, with the revealed seed',
        params: atTable,
        response: { 200: documented(gameRecord) },
      },
    },
    (request) => recordOf(harbour, request.params.id, door.visitor(request)?.person),
  )
}
