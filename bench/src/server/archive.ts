import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtInGames } from '@flotilla/games'
import { exportTable, foldFinished, importRecord, readConfig, serve } from '@flotilla/server'
import { sql } from 'kysely'

/** So many games are weighed, copies of the golden records with times and requests as people leave them. */
const WEIGHED = 400
const ROWS = 200
/** Finished games of the one who looks. */
const OWN = 200
/** One of so many games has its entries, too: those are read one game at a time. */
const WITH_ENTRIES = 100
const STEP = 50_000
const TIMES = 31

const [data, database, ...sizes] = process.argv.slice(2)
const { config } = readConfig({
  flags: { port: 0, host: '127.0.0.1', log: 'silent', rate: 1e9, work: 1e9, data, ...(database === '-' ? {} : { database }) },
})
const server = await serve(config)
const { db, kind, raw } = server.storage

const figure = (name: string, value: number, unit: string, ratio?: number): void =>
  void process.stdout.write(`figure ${JSON.stringify({ name, value, unit, ...(ratio === undefined ? {} : { ratio }) })}\n`)

/** Bytes on the disk of entries and folded games, indexes included, when all that is free has been given back. */
async function weight(): Promise<number> {
  if (raw !== null) {
    raw.exec('vacuum; pragma wal_checkpoint(truncate)')
    const { bytes } = raw.prepare('select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()').get() as {
      bytes: number
    }
    return bytes
  }
  await sql`vacuum full entries`.execute(db)
  await sql`vacuum full folded`.execute(db)
  const { rows } = await sql<{ bytes: number }>`
    select sum(pg_total_relation_size(oid))::bigint as bytes from pg_class where relkind = 'r' and relname ~ '^(entries_|folded)'`.execute(
    db,
  )
  return rows[0].bytes
}

const letters = (n: number): string => Math.random().toString(36).slice(2).padEnd(n, 'x').slice(0, n)

/** What a game takes before and after it is folded. */
async function weigh(): Promise<void> {
  const golden = join(import.meta.dirname, '../../../packages/games/test/golden')
  const files = builtInGames.flatMap(({ id }) => readdirSync(join(golden, id)).map((name) => join(golden, id, name)))
  const imported: string[] = []
  for (const file of files) {
    const { record } = JSON.parse(readFileSync(file, 'utf8')) as { record: unknown }
    // Begun under rules that are not there any more, or a position set up by hand.
    const id = await importRecord(server.storage, builtInGames, record, Date.now()).catch(() => null)
    if (id !== null) imported.push(id)
  }
  const games = await Promise.all(imported.map((id) => db.selectFrom('entries').selectAll().where('table_id', '=', id).execute()))
  await sql`delete from entries`.execute(db)
  const empty = await weight()
  let entries = 0
  for (let n = 0; n < WEIGHED; n++) {
    const persons = Array.from({ length: 6 }, () => letters(11) + letters(10))
    let at = 1.7e12 + n * 1e7
    const rows = games[n % games.length].map((row) => ({
      ...row,
      table_id: `weighed-${n}-${'x'.repeat(12)}`,
      request: `${persons[row.seat]} ${letters(8)}`,
      at: (at += 500 + Math.floor(Math.random() * 20_000)),
      spent: Math.floor(Math.random() * 20_000),
    }))
    entries += rows.length
    for (let from = 0; from < rows.length; from += ROWS)
      await db
        .insertInto('entries')
        .values(rows.slice(from, from + ROWS))
        .execute()
  }
  const before = (await weight()) - empty
  const table = await db.selectFrom('tables').selectAll().executeTakeFirstOrThrow()
  for (let n = 0; n < WEIGHED; n++)
    await db
      .insertInto('tables')
      .values({ ...table, id: `weighed-${n}-${'x'.repeat(12)}`, finished: 1 })
      .execute()
  // What the rows of the tables take does not count.
  const withTables = await weight()
  const begun = performance.now()
  await foldFinished(server.storage, Date.now())
  const took = performance.now() - begun
  const after = (await weight()) - (withTables - before)
  figure('entries of a game', entries / WEIGHED, 'entries')
  figure('bytes of a game before folding', before / WEIGHED, 'bytes')
  figure('bytes of a game after folding / before', after / WEIGHED, 'bytes', after / before)
  figure('folding a game', took / WEIGHED, 'ms')
}

interface Visitor {
  readonly id: string
  get(path: string): Promise<string>
}

async function enter(): Promise<Visitor & { post(path: string, body: object): Promise<void> }> {
  const headers = { 'content-type': 'application/json' }
  const entered = await fetch(`${server.url}/api/session`, { method: 'POST', headers, body: JSON.stringify({ name: 'Anna' }) })
  const cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? ''
  const { person } = (await entered.json()) as { person: { id: string } }
  const checked = async (answered: Response): Promise<string> => {
    if (!answered.ok) throw new Error(await answered.text())
    return answered.text()
  }
  return {
    id: person.id,
    get: async (path) => checked(await fetch(server.url + path, { headers: { cookie } })),
    async post(path, body) {
      await checked(await fetch(server.url + path, { method: 'POST', headers: { ...headers, cookie }, body: JSON.stringify(body) }))
    },
  }
}

/** Numbers from, and to without it, as rows of the database's own. */
const numbers = (from: number, to: number) =>
  kind === 'sqlite'
    ? sql`(with recursive counted(n) as (select ${sql.lit(from)} union all select n + 1 from counted where n + 1 < ${sql.lit(to)}) select n from counted)`
    : sql`(select n from generate_series(${sql.lit(from)}, ${sql.lit(to - 1)}) as n)`

/** Finished public games from one number to another, all like `template`; the first ones are of Anna, the others of many people. */
async function fill(template: string, anna: string, from: number, to: number, bytes: Uint8Array): Promise<void> {
  const columns = Object.keys(await db.selectFrom('tables').selectAll().where('id', '=', template).executeTakeFirstOrThrow())
  const now = Date.now()
  const set: Record<string, string> = {
    id: `'old' || k.n || '-archived'`,
    status: `'over'`,
    public: '1',
    created: `${now} - 7200000 - k.n * 1000`,
    started: `${now} - 7100000 - k.n * 1000`,
    finished: `${now} - 3600000 - k.n * 1000`,
    listed_until: `${now} - 3600000 - k.n * 1000`,
    wake: 'null',
    host: `'nobody'`,
  }
  const whose = `case when k.n < ${OWN} then '${anna}' else 'nobody' || (k.n % 9973) end`
  const all = numbers(from, to)
  const named = sql.raw(columns.map((name) => `"${name}"`).join(', '))
  const values = sql.raw(columns.map((name) => set[name] ?? `t."${name}"`).join(', '))
  await sql`insert into tables (${named}) select ${values} from tables t, ${all} as k where t.id = ${template}`.execute(db)
  for (const person of [whose, `'rival' || (k.n % 8999)`]) {
    const member = sql.raw(`select ${set.id}, ${person}, ${set.created}`)
    await sql`insert into members (table_id, person, created) ${member} from ${all} as k`.execute(db)
    const result = sql.raw(
      `select ${set.id}, ${person}, 'waves', 2, 0, 1, 30, 1, '[{"name":"Ben"}]', ${set.started}, ${set.finished}, ${set.finished}`,
    )
    await sql`insert into results (table_id, person, game, seats, seat, rank, points, won, others, started, finished, open_from)
      ${result} from ${all} as k`.execute(db)
  }
  const some = sql.raw(`where k.n % ${WITH_ENTRIES} = 0`)
  await sql`insert into folded (table_id, entries) select ${sql.raw(set.id)}, ${bytes} from ${all} as k ${some}`.execute(db)
}

const middle = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1]

async function timesOf({ get }: Visitor): Promise<Record<string, number>> {
  const paths = ['/api/tables', '/api/me/tables', '/api/me/history', '/api/me/statistics', '/api/games', '/api/me/people']
  const times: Record<string, number> = {}
  const looks = Object.fromEntries(paths.map((path): [string, () => Promise<unknown>] => [path, () => get(path)]))
  for (const [name, look] of Object.entries({
    ...looks,
    'the record of an old game': () => exportTable(server.storage, 'old100-archived'),
  })) {
    const took: number[] = []
    for (let i = 0; i < TIMES; i++) {
      const begun = performance.now()
      await look()
      took.push(performance.now() - begun)
    }
    times[name] = middle(took)
  }
  return times
}

// archive.ts <data> <database or -> <games ...>: weighs games before and after folding, then fills up and times lists at each number of games.
await weigh()
const anna = await enter()
await anna.post('/api/tables', { game: 'waves', seats: [{ kind: 'open' }, { kind: 'open' }], sit: 0, house: { public: true } })
const { id: template } = await db.selectFrom('tables').select('id').where('id', 'like', 'weighed-%').executeTakeFirstOrThrow()
const { entries: bytes } = await db.selectFrom('folded').select('entries').where('table_id', '=', template).executeTakeFirstOrThrow()
let before: Record<string, number> | null = null
let filled = 0
for (const size of sizes.map(Number)) {
  for (; filled < size; filled = Math.min(size, filled + STEP)) await fill(template, anna.id, filled, Math.min(size, filled + STEP), bytes)
  await sql`analyze`.execute(db)
  const times = await timesOf(anna)
  for (const [path, time] of Object.entries(times))
    figure(
      `${path} among ${size} games${before === null ? '' : ' / among few'}`,
      time,
      'ms',
      before === null ? undefined : time / before[path],
    )
  before ??= times
}
process.stdout.write('done\n')
