import { externalGameModule } from '@flotilla/games'
import { builtInEdition, say, type Game } from '@flotilla/kernel'
import { speaker } from '@flotilla/languages'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import {
  gameList,
  newTable,
  optionsSchema,
  readyBody,
  rematchBody,
  revealBody,
  seatPlan,
  sitBody,
  swapBody,
  tableId,
  tableInfo as infoSchema,
  tableList,
  type GameInfo,
  type TableLine,
} from '@flotilla/protocol'
import { gameRecord, tableEdition } from '@flotilla/protocol/messages'
import { z } from 'zod'
import type { Person } from '@flotilla/protocol'
import { editionName, isListed, tableInfo, tableLine } from '../tables/info.ts'
import type { TableRegistry } from '../tables/registry.ts'
import type { RunningTable } from '../tables/running/running-table.ts'
import { reveal } from '../tables/reveal.ts'
import { begin, createTable, leave, planSeat, recordOf, rematch, setReady, sit, swap } from '../tables/lobby.ts'
import { allow } from '../scopes.ts'
import { priceOfReplay, priceOfRows } from '../prices.ts'
import { refusal } from '../refusal.ts'
import { hidesEnd, seatOfPerson } from '../storage/doc.ts'
import type { ListKey, ListedTable } from '../storage/tables.ts'
import { visitorAt } from './address.ts'
import type { RateCounter } from '../rate-counter.ts'
import { deviceOf } from './device.ts'
import type { Auth } from './auth.ts'
import { charge, tableAt } from './protect.ts'
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

const BLURB = 'game.blurb'
/** What a game says about itself; the client knows that of ours. */
const blurbOf = ({ words: { messages } }: Game): string => (BLURB in messages.en ? say(speaker('en', [messages]), { code: BLURB }) : '')

/** What the client does not know of a game from outside. */
function outsideOf(game: Game): Pick<GameInfo, 'outside'> {
  const module = externalGameModule(game.id)
  return module === undefined ? {} : { outside: { blurb: blurbOf(game), lessons: module.hasLessons } }
}

const byWait = (a: TableLine, b: TableLine): number => Number(b.waits) - Number(a.waits) || (a.since ?? 0) - (b.since ?? 0)

export const atTable = z.object({ id: tableId })
const tags = ['tables']

/** Tables before and after the game. */
/** What is counted by address. */
interface Counters {
  readonly arrivals: RateCounter
  /** Tables with an edition of their own: such a document is large, and stays for long. */
  readonly editions: RateCounter
}

export function lobby(app: FastifyInstance, auth: Auth, registry: TableRegistry, { arrivals, editions }: Counters): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  const response = { 200: infoSchema }
  const shown = (table: RunningTable, person: Person | undefined) => tableInfo(table.record, person?.id, table)
  const player = (request: FastifyRequest): Person => auth.actor(request).person

  /** Asked once for all tables of a list that are alike. */
  const expectations = (): ((record: ListedTable) => Promise<number | null>) => {
    const asked = new Map<string, Promise<number | null>>()
    return ({ game, seats }) => {
      const key = `${game} ${seats}`
      const known = asked.get(key) ?? registry.expected(game, seats)
      asked.set(key, known)
      return known
    }
  }

  /** `replayed`: those that go on are looked at as they are now; where it is missing, none is. */
  const lines = (
    records: readonly ListedTable[],
    person: Person | undefined,
    replayed?: (entries: number) => void,
  ): Promise<TableLine[]> => {
    const expected = expectations()
    return Promise.all(records.map((record) => line(record, person, expected, replayed)))
  }

  const line = async (
    record: ListedTable,
    person: Person | undefined,
    expected: (record: ListedTable) => Promise<number | null>,
    replayed: ((entries: number) => void) | undefined,
  ): Promise<TableLine> => {
    const now = registry.time.now()
    const goesOn = record.status === 'playing' || hidesEnd(record, seatOfPerson(record.doc, person?.id), now)
    const table = replayed !== undefined && goesOn ? await registry.table(record.id, replayed) : null
    const game = registry.games.find(({ id }) => id === record.game) ?? record.game
    const around = {
      game,
      title: typeof game === 'string' ? game : game.title,
      expected: await expected(record),
      isOnline: () => false,
      hidesEnd: (viewer: number | null) => hidesEnd(record, viewer, now),
    }
    const shownLine = tableLine(record, person?.id, table ?? around)
    const { seat } = shownLine
    if (table === null || seat === null || !table.isWaitingFor(seat)) return { ...shownLine, waits: false, since: null, until: null }
    const left = table.clocks(seat)?.left ?? null
    return { ...shownLine, waits: true, since: now - table.waitedFor(seat), until: left === null ? null : now + left }
  }

  api.get(
    '/api/games',
    { schema: { tags, summary: 'The games, with the JSON Schema of their options', response: { 200: gameList } } },
    async () => ({
      games: await Promise.all(
        registry.games.map(async (game) => {
          const expected: Record<string, number> = {}
          for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
            const took = await registry.expected(game.id, seats)
            if (took !== null) expected[seats] = took
          }
          return {
            id: game.id,
            title: game.title,
            rulesVersion: game.rulesVersion,
            edition: editionName(game.edition as object),
            seats: { ...game.seats },
            options: optionsSchema(game),
            bots: [...registry.bots.at(game)],
            expected,
            ...outsideOf(game),
          }
        }),
      ),
    }),
  )

  api.get(
    '/api/games/:game/editions/:edition',
    {
      schema: {
        tags,
        summary: 'The printed numbers of a built-in edition, by its id as `GET /api/games` and tables name it',
        params: z.object({ game: z.string().max(60), edition: z.string().max(60) }),
        response: { 200: documented(tableEdition) },
      },
    },
    async (request) => {
      const game = registry.games.find(({ id }) => id === request.params.game)
      const edition = game === undefined ? undefined : builtInEdition(game, request.params.edition)
      if (edition === undefined) throw refusal('bad.notFound', { status: 404 })
      return { edition: edition as Record<string, unknown> }
    },
  )

  api.get(
    '/api/tables',
    { schema: { tags, summary: 'Public tables, the newest first', querystring: fromKey, response: { 200: tableList } } },
    async (request) => {
      const actor = auth.visitor(request)
      const now = registry.time.now()
      const { tables, next } = await registry.tables.publicOnes(now, keyOf(request.query.before))
      const listed = tables.filter((record) => isListed(record, actor?.person.id, now))
      return { tables: await lines(listed, actor?.person), next: textOf(next) }
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
      const { person } = auth.actor(request)
      const { tables: records, next } = await registry.tables.ofPerson(person.id, keyOf(request.query.before))
      const tables = await lines(records, person, (entries) => charge(request, priceOfReplay(entries)))
      return { tables: tables.sort(byWait), next: textOf(next) }
    },
  )

  api.post('/api/tables', { schema: { tags, summary: 'Create a table', body: newTable, response } }, async (request) => {
    const { person, owner } = auth.actor(request)
    const { edition, sit: at } = request.body
    if (at !== undefined) await registry.moderation.checkNotKept(person.name, person.id, owner)
    if (typeof edition === 'object') editions.count(visitorAt(request.ip))
    return shown(await createTable(registry, person, request.body, { origin: auth.originOf(request) }), person)
  })

  api.get('/api/tables/:id', { schema: { tags, summary: 'A table', params: atTable, response } }, async (request) => {
    const actor = auth.visitor(request)
    return shown(await tableAt(registry, request), actor?.person)
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
      const table = await tableAt(registry, request)
      const { name, ...body } = request.body
      const known = auth.visitor(request)
      if (name !== undefined) await registry.moderation.checkName(name, known?.person.id ?? null)
      if (known === null && name !== undefined) {
        arrivals.count(visitorAt(request.ip))
        const { person, secret } = await auth.people.enter(name, deviceOf(request.headers))
        auth.giveCookie(request, reply, secret)
        await sit(table, person, body)
        return shown(table, person)
      }
      const { person, owner } = auth.actor(request)
      if (name === undefined || name === person.name) {
        // Somebody may have come to keep the name since this person took it. Whoever sits already stays.
        if (seatOfPerson(table.record.doc, person.id) === null) await registry.moderation.checkNotKept(person.name, person.id, owner)
        await sit(table, person, body)
        return shown(table, person)
      }
      allow(auth.actor(request), 'account')
      const named = await auth.people.rename(person, name)
      await sit(table, named, body)
      return shown(table, named)
    },
  )

  api.post(
    '/api/tables/:id/ready',
    { schema: { tags, summary: 'Say that you are ready, or not yet', params: atTable, body: readyBody, response } },
    async (request) => {
      const person = player(request)
      const table = await tableAt(registry, request)
      await setReady(table, person, request.body.ready)
      return shown(table, person)
    },
  )

  api.post('/api/tables/:id/leave', { schema: { tags, summary: 'Leave your seat', params: atTable, response } }, async (request) => {
    const person = player(request)
    const table = await tableAt(registry, request)
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
      const table = await tableAt(registry, request)
      await planSeat(table, registry, person, request.params.seat, request.body)
      return shown(table, person)
    },
  )

  api.post(
    '/api/tables/:id/swap',
    { schema: { tags, summary: 'Swap two seats (host)', params: atTable, body: swapBody, response } },
    async (request) => {
      const person = player(request)
      const table = await tableAt(registry, request)
      await swap(table, person, request.body.a, request.body.b)
      return shown(table, person)
    },
  )

  api.post('/api/tables/:id/start', { schema: { tags, summary: 'Start the game (host)', params: atTable, response } }, async (request) => {
    const person = player(request)
    const table = await tableAt(registry, request)
    await begin(table, registry, person)
    return shown(table, person)
  })

  api.post(
    '/api/tables/:id/rematch',
    { schema: { tags, summary: 'Play again with the same crew; in a series, the next leg', params: atTable, body: rematchBody, response } },
    async (request) => {
      const person = player(request)
      const { seal } = request.body
      const table = await tableAt(registry, request)
      const { edition, rematch: next } = table.record.doc
      if (typeof edition === 'object' && next === null) editions.count(visitorAt(request.ip))
      return shown(await rematch(table, registry, person, { origin: auth.originOf(request), seal }), person)
    },
  )

  api.post(
    '/api/tables/:id/reveal',
    { schema: { tags, summary: 'Reveal your share of the dice, once all seals are fixed', params: atTable, body: revealBody, response } },
    async (request) => {
      const person = player(request)
      const table = await tableAt(registry, request)
      await reveal(table, person, request.body.nonce)
      return shown(table, person)
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
    async (request) => {
      const record = await recordOf(registry, request.params.id, auth.visitor(request)?.person)
      charge(request, priceOfRows(record.answers.length))
      return record
    },
  )
}
