import { DatabaseSync } from '@photostructure/sqlite'
import { describe, expect, test, vi } from 'vitest'
import { tidy } from '../src/storage/retention.ts'
import { SLICE } from '../src/storage/slices.ts'
import type { Running } from '../src/index.ts'
import { Servers, crew, tableOf } from './servers.ts'
import type { TestClient } from './client.ts'

const DAY = 86_400_000
const GAMES = 2 * SLICE + 50
const EVERYTHING_GOES = { open: 1, ended: 1, over: 1, sessions: 1, guests: 1 }
const servers = new Servers('sqlite')

const rawOf = ({ storage: { raw } }: Running) => {
  if (raw === null) throw new Error('SQLite is expected here')
  return raw
}

/** Two people, the first of whom has played very many games. */
async function seasoned(server: Running): Promise<{ anna: TestClient; ben: TestClient }> {
  const [anna, ben] = await crew(server.url, 'Anna', 'Ben')
  const table = await tableOf([anna, ben])
  await anna.post(`/api/tables/${table}/requests`, { id: 'hello-1', type: 'say', speech: { text: 'hello' } })
  const raw = rawOf(server)
  const columns = (of: string): string[] => (raw.prepare(`pragma table_info(${of})`).all() as { name: string }[]).map(({ name }) => name)
  const copies = (of: string, key: string, set: Record<string, string>): void => {
    const values = columns(of).map((name) => (name === key ? `${of}."${name}" || '-' || copy` : (set[name] ?? `${of}."${name}"`)))
    raw.exec(
      `with recursive copies(copy) as (select 1 union all select copy + 1 from copies where copy < ${GAMES})
       insert into ${of} select ${values.join(', ')} from ${of}, copies where ${of}."${key}" = '${table}'`,
    )
  }
  copies('members', 'table_id', {})
  copies('talk', 'table_id', { request: 'null' })
  copies('tables', 'id', { status: `'over'`, finished: '1' })
  const result = server.storage.db.insertInto('results')
  for (const { person } of await server.storage.db.selectFrom('members').select('person').where('table_id', '=', table).execute())
    await result
      .values(
        Array.from({ length: GAMES }, (_, n) => ({
          table_id: `${table}-${n + 1}`,
          person,
          game: 'waves',
          seats: 2,
          seat: 0,
          rank: 1,
          points: 1,
          won: 0,
          others: '[]',
          started: 1,
          finished: 1,
          open_from: 1,
        })),
      )
      .execute()
  return { anna, ben }
}

/** The statements prepared while `work` runs that read a whole table to find a few rows. */
async function scansDuring(server: Running, work: () => Promise<unknown>): Promise<string[]> {
  const raw = rawOf(server)
  const prepare = vi.spyOn(raw, 'prepare')
  await work()
  const statements = prepare.mock.calls.map(([sql]) => sql).filter((sql) => /^(select|update|delete)/i.test(sql))
  prepare.mockRestore()
  expect(statements.length).toBeGreaterThan(0)
  return statements.filter((sql) =>
    (raw.prepare(`explain query plan ${sql}`).all() as { detail: string }[]).some(({ detail }) => /^SCAN (?!\w+ USING)/.test(detail)),
  )
}

/** How often the event loop goes round while `work` runs on a clock on which everything takes long. */
async function roundsDuring(work: () => Promise<unknown>): Promise<number> {
  let slow = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (slow += 10))
  let rounds = 0
  let done = false
  const count = (): void => {
    rounds++
    if (!done) setImmediate(count)
  }
  setImmediate(count)
  await work()
  done = true
  clock.mockRestore()
  return rounds
}

/** The most rows that one statement reads or changes while `work` runs. */
async function mostRowsDuring(server: Running, work: () => Promise<unknown>): Promise<number> {
  const raw = rawOf(server)
  let most = 0
  const prepared = (sql: string) => {
    const statement = DatabaseSync.prototype.prepare.call(raw, sql)
    const [all, run] = [statement.all.bind(statement), statement.run.bind(statement)]
    return Object.defineProperties(statement, {
      all: {
        value: (...values: Parameters<typeof all>) => {
          const rows = all(...values)
          most = Math.max(most, rows.length)
          return rows
        },
      },
      run: {
        value: (...values: Parameters<typeof run>) => {
          const result = run(...values)
          most = Math.max(most, Number(result.changes))
          return result
        },
      },
    })
  }
  // Statements are kept by their text, so those that have run before are not counted: each work here comes for the first time.
  Object.defineProperty(raw, 'prepare', { configurable: true, value: prepared })
  await work()
  Reflect.deleteProperty(raw, 'prepare')
  return most
}

describe('somebody with very many games', () => {
  test('takes their data and deletes the account without a search through a whole table', async () => {
    const server = await servers.start()
    const { anna } = await seasoned(server)
    expect(await scansDuring(server, () => anna.get('/api/me/data'))).toEqual([])
    expect(await scansDuring(server, () => anna.call('DELETE', '/api/me'))).toEqual([])
    expect(await server.storage.db.selectFrom('results').select('person').distinct().execute()).toHaveLength(1)
  })

  test('leaves everybody else a turn after every few tables while the account is deleted', async () => {
    const server = await servers.start()
    const { anna } = await seasoned(server)
    // Once for each table and once for each result, at the least.
    expect(await roundsDuring(() => anna.call('DELETE', '/api/me'))).toBeGreaterThan(2 * GAMES)
  })

  test('takes their data and deletes the account a few rows at a time', async () => {
    const server = await servers.start()
    const { anna } = await seasoned(server)
    for (const work of [() => anna.get('/api/me/data'), () => anna.call('DELETE', '/api/me')]) {
      const most = await mostRowsDuring(server, work)
      expect(most).toBeGreaterThan(1)
      expect(most).toBeLessThanOrEqual(SLICE)
    }
    const said = await server.storage.db.selectFrom('talk').select('body').distinct().execute()
    expect(said.map(({ body }) => JSON.parse(body) as object)).toEqual([{ name: 'former player', speech: { text: '…' } }])
    expect(await server.storage.db.selectFrom('results').select('person').distinct().execute()).toHaveLength(1)
  })

  test('is tidied away without a search through a whole table', async () => {
    const server = await servers.start()
    await seasoned(server)
    expect(await scansDuring(server, () => tidy(server.storage, EVERYTHING_GOES, Date.now() + 2 * DAY))).toEqual([])
  })
})
