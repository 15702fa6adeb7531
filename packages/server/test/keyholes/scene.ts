import { copy, defaultAnswer, editionForRecord, same, view, type Ask, type Choice, type Seat } from '@flotilla/kernel'
import { seedFor } from '@flotilla/kernel/conformance'
import { house } from '@flotilla/protocol'
import { firstPosition, play, type Position } from '@flotilla/table'
import type { Running } from '../../src/index.ts'
import type { TableDoc } from '../../src/storage/doc.ts'
import type { EntryRow } from '../../src/storage/schema.ts'
import type { TableRecord } from '../../src/storage/tables.ts'
import { entryOf } from '../../src/tables/running/table-journal.ts'
import type { RunningTable } from '../../src/tables/running/running-table.ts'
import { rulesOf } from '../../src/tables/running/projection.ts'
import { TestClient, type Line } from '../client.ts'
import { crew, type Servers } from '../servers.ts'
import { FakeClock } from '../fake-clock.ts'
import type { Situation } from './situations.ts'

const TABLE = 'a-table-with-keyholes'
const NAMES = ['Anna', 'Ben', 'Cora', 'Dora', 'Emil', 'Fritz']
const HOUSE = house.parse({ public: true, whispers: true, clock: { kind: 'live', bank: 14_400, increment: 5, sealed: 3600 } })

/** Entries that are stored by one statement. */
const ROWS = 500

/** Somebody at the table or beside it, with all that reaches them unasked. */
export interface Viewer {
  readonly name: string
  readonly seat: Seat | null
  readonly client: TestClient
  readonly line: Line
  /** A page of theirs that shows something else. */
  readonly elsewhere: Line | null
  /** Every line of a stream, once it has ended. */
  readonly stream: Promise<string>
}

export interface Scene {
  readonly situation: Situation
  readonly clock: FakeClock
  readonly server: Running
  readonly table: string
  readonly live: RunningTable
  readonly holder: TestClient
  readonly holderId: string
  /** Everybody but the holder. */
  readonly viewers: readonly Viewer[]
  /** Those of them who have answered. */
  readonly answered: Set<Seat>
}

/** The past of a situation as a journal, and how long it took. */
function journal({ game, past, state }: Situation, record: TableRecord): { entries: EntryRow[]; took: number } {
  const rules = rulesOf(game, { ...record, started: 0 })
  let position = firstPosition(rules)
  const entries = past.map(([seat, choice], i): EntryRow => {
    const { at } = position
    const named = { tag: `e${i + 1}`, prev: i === 0 ? '' : `e${i}` }
    const entry: EntryRow = {
      table_id: TABLE,
      seq: i + 1,
      kind: 'answer',
      seat,
      choice: JSON.stringify(choice),
      request: null,
      by: 'person',
      at,
      spent: 0,
      ...named,
    }
    position = play(rules, position, entryOf(entry), false).position
    return entry
  })
  if (!same(position.game.state, state)) throw new Error('the journal leads elsewhere')
  // A beat runs from the opening of its window, everything else from when all before it has been told.
  return { entries, took: position.window === null ? Math.max(position.at, position.toldAt) : position.at }
}

/** What is played from now on goes through this: the other world is dealt here. */
export interface Dealing {
  deal: ((position: Position) => Position) | null
}

/** From here on every position of the table has other things under the backs that the viewer does not know. */
const dealAnew =
  ({ game, past, world }: Situation) =>
  (position: Position): Position => {
    if (position.seq !== past.length || world === null) return position
    const { sealed } = position.game.state
    return { ...position, game: { ...position.game, state: Object.assign(copy(game, world), { sealed }) } }
  }

/** A server of its own, with the table as the situation has it and everybody there but the holder. */
export async function sceneOf(servers: Servers, situation: Situation, dealing: Dealing, inOtherWorld: boolean): Promise<Scene> {
  const { game, state } = situation
  const clock = new FakeClock()
  const server = await servers.start({ data: ':memory:' }, { time: clock })
  const clients = await crew(server.url, ...NAMES.slice(0, state.seats))
  const ids: string[] = []
  for (const client of clients) ids.push((await client.get<{ person: { id: string } }>('/api/me')).person.id)
  const doc: TableDoc = {
    options: state.options as TableDoc['options'],
    edition: editionForRecord(game, game),
    house: HOUSE,
    seats: ids.map((person, seat) => ({ kind: 'person', name: NAMES[seat], person })),
    host: ids[0],
    vote: null,
    rematch: null,
    nonces: [],
  }
  const record: TableRecord = {
    id: TABLE,
    game: game.id,
    rules_version: game.rulesVersion,
    status: 'playing',
    public: 1,
    seats: state.seats,
    seed: seedFor(situation.play.luck),
    doc,
    version: 1,
    created: 0,
    started: 0,
    finished: null,
    wake: null,
    origin: null,
  }
  dealing.deal = null
  const { entries, took } = journal(situation, record)
  const started = clock.now() - took
  await server.registry.tables.create({ ...record, created: started, started })
  for (let from = 0; from < entries.length; from += ROWS)
    await server.storage.db
      .insertInto('entries')
      .values(entries.slice(from, from + ROWS).map((entry) => ({ ...entry, at: started + entry.at })))
      .execute()
  dealing.deal = inOtherWorld ? dealAnew(situation) : null
  const live = await server.registry.table(TABLE)
  const others = [...clients.map((client, seat) => ({ client, seat })), { client: new TestClient(server.url, 'a spectator'), seat: null }]
  const viewers: Viewer[] = []
  for (const { client, seat } of others) if (seat !== situation.holder) viewers.push(await viewerOf(client, seat))
  await server.registry.settle()
  // Where there is just one choice the server has answered.
  const asked = state.asks.map(({ seat }) => seat)
  const answered = new Set(asked.filter((seat) => askNow(live, situation, seat) === null))
  return {
    situation,
    clock,
    server,
    table: TABLE,
    live,
    holder: clients[situation.holder],
    holderId: ids[situation.holder],
    viewers,
    answered,
  }
}

async function viewerOf(client: TestClient, seat: Seat | null): Promise<Viewer> {
  const line = await client.socket()
  await line.hello(TABLE)
  const same = Object.assign(new TestClient(client.url, client.name), { cookie: client.cookie })
  const elsewhere = seat === null ? null : await same.socket()
  const response = await client.raw('GET', `/api/tables/${TABLE}/stream`)
  // Empty lines keep it alive, by the machine's own clock: how many come says how slow it is.
  const stream = response.text().then(
    (text) => text.replaceAll(/\n+/g, '\n'),
    () => 'broken off',
  )
  return { name: client.name, seat, client, line, elsewhere, stream }
}

/** The secret ask of a seat, as long as it is open. */
function askNow({ position }: RunningTable, { kind, state: before }: Situation, seat: Seat): Ask | null {
  if (position === null || position.held.some((one) => one.seat === seat)) return null
  const { asks } = position.game.state
  return asks.find((one) => one.seat === seat && one.kind === kind && before.asks.some((ask) => ask.seat === seat)) ?? null
}

/** What the rules answer for a seat, by what is really on the table. */
export function plainAnswer({ live, situation }: Scene, seat: Seat): Choice | null {
  const ask = askNow(live, situation, seat)
  if (ask === null || live.position === null) return null
  return defaultAnswer(situation.game, view(situation.game, live.position.game.state, seat), ask)
}

export async function answer({ table }: Scene, client: TestClient, choice: Choice, id: string): Promise<void> {
  await client.post(`/api/tables/${table}/answers`, { id, choice })
}
