import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { backup, readConfig, serve, tidy, type Running } from '@flotilla/server'

/** So many finished games one person has played, among as many of others. */
const GAMES = 500
const OTHERS = 10_000
const ROWS = 500
const DAY = 86_400_000
/** Rounds of tidying. */
const TIDIED = 20

/** Milliseconds for which this thread could have run, but others had the processors; zero where the system does not say. */
function delayed(): number {
  try {
    return Number(readFileSync('/proc/self/schedstat', 'utf8').split(' ')[1]) / 1e6
  } catch {
    return 0
  }
}

/** The longest time, in milliseconds, for which nothing else on the server had its turn while `work` ran, without that for which others had the processors. */
async function longestStall(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let before = performance.now()
  let delay = delayed()
  let isDone = false
  const turn = (): void => {
    const now = performance.now()
    const delayNow = delayed()
    longest = Math.max(longest, now - before - (delayNow - delay))
    before = now
    delay = delayNow
    if (!isDone) setImmediate(turn)
  }
  setImmediate(turn)
  await work()
  isDone = true
  return longest
}

interface Visitor {
  readonly id: string
  call(method: string, path: string, body?: object): Promise<unknown>
}

async function enter(url: string, name: string): Promise<Visitor> {
  const response = await fetch(`${url}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  })
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? ''
  const { person } = (await response.json()) as { person: { id: string } }
  return {
    id: person.id,
    async call(method, path, body) {
      const json = body === undefined ? {} : { 'content-type': 'application/json' }
      const answered = await fetch(url + path, {
        method,
        headers: { cookie, ...json },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      if (!answered.ok) throw new Error(`${method} ${path}: ${answered.status} ${await answered.text()}`)
      return answered.json()
    },
  }
}

/** Finished games of this person, and more of people who are nobody any more, all like the one table that stands. */
async function fill({ storage: { db } }: Running, person: string): Promise<void> {
  const row = await db.selectFrom('tables').selectAll().executeTakeFirstOrThrow()
  for (let from = 0; from < GAMES + OTHERS; from += ROWS) {
    const numbers = Array.from({ length: ROWS }, (_, i) => from + i)
    const whose = (n: number): string => (n < GAMES ? person : `nobody${n % 97}`)
    const finished = row.created - 1000
    await db
      .insertInto('tables')
      .values(numbers.map((n) => ({ ...row, id: `old${n}`, status: 'over' as const, created: row.created - n, finished, public: 0 })))
      .execute()
    await db
      .insertInto('members')
      .values(numbers.map((n) => ({ table_id: `old${n}`, person: whose(n), created: row.created - n })))
      .execute()
    const others = JSON.stringify([{ name: 'Anna', person }])
    const result = { game: row.game, seats: 2, seat: 0, rank: 1, points: 1, won: 0, others, started: 1, finished, open_from: finished }
    await db
      .insertInto('results')
      .values(
        numbers.flatMap((n) => [
          { ...result, table_id: `old${n}`, person: whose(n) },
          { ...result, table_id: `old${n}`, person: `rival${n % 89}` },
        ]),
      )
      .execute()
  }
}

// stalls.ts <data> <database or ->: our server with very much of one person stored; says how long each of their wishes kept the loop.
const [data, database] = process.argv.slice(2)
const { config } = readConfig({
  flags: { port: 0, host: '127.0.0.1', log: 'silent', rate: 1e9, work: 1e9, data, ...(database === '-' ? {} : { database }) },
})
const server = await serve(config)
const anna = await enter(server.url, 'Anna')
await anna.call('POST', '/api/tables', { game: 'waves', seats: [{ kind: 'open' }, { kind: 'open' }], sit: 0 })
await fill(server, anna.id)
const wishes: Readonly<Record<string, () => Promise<unknown>>> = {
  'nothing in particular': () => anna.call('GET', '/api/me'),
  'backup, in the process of the server': () => backup(server.storage, join(data, 'backup.gz')),
  'leafing through one’s history': () => anna.call('GET', '/api/me/history'),
  'one’s games in numbers': () => anna.call('GET', '/api/me/statistics'),
  'taking all of one’s data': () => anna.call('GET', '/api/me/data'),
  'deleting the account': () => anna.call('DELETE', '/api/me'),
  'tidying old games away': async () => {
    for (let round = 0; round < TIDIED; round++)
      await tidy(server.storage, { open: 0, ended: 0, over: 1, sessions: 1, guests: 1 }, Date.now() + 2 * DAY)
  },
}
for (const [what, work] of Object.entries(wishes))
  process.stdout.write(`stall ${JSON.stringify({ what: `${GAMES} games, ${what}`, ms: await longestStall(work) })}\n`)
process.stdout.write('done\n')
