import { quiet } from '../servers.ts'
import type { Scene, Viewer } from './scene.ts'

/** What somebody got to see, by whom and what it was. */
export type Sightings = Map<string, string>

/** Made at random for each server, whatever happens at its tables: the public half of the key that signs pushes. */
const RANDOM = /"pushKey":"[^"]*"/

/** Everything that can be fetched and ends, by the published list of routes. */
let published: Promise<string[]> | null = null

async function routesOf(url: string): Promise<string[]> {
  const { paths } = (await (await fetch(`${url}/api/docs/json`)).json()) as { paths: Record<string, { get?: object }> }
  return Object.keys(paths).filter((path) => paths[path].get !== undefined && !path.endsWith('/stream'))
}

async function readable({ server, table, holderId }: Scene): Promise<string[]> {
  const filled = (await (published ??= routesOf(server.url))).map((path) =>
    path.replace('/tables/{id}', `/tables/${table}`).replaceAll(/\{\w+\}/g, holderId),
  )
  return filled
}

/** Where it would show first. */
const fetchable = ({ table }: Scene): string[] => [
  `/api/tables/${table}/state?seq=1`,
  '/api/me/tables',
  `/api/tables/${table}`,
  '/api/tables',
  `/api/tables/${table}/record`,
  `/api/tables/${table}/text?language=de`,
  `/t/${table}/text`,
]

async function told(response: Promise<Response>): Promise<string> {
  const { status, headers, text } = await response.then(async (one) => ({
    status: one.status,
    headers: one.headers,
    text: await one.text(),
  }))
  return `${status} ${headers.get('content-type')} ${text.replace(RANDOM, '')}`
}

/** What can be asked of a table by somebody who has no business to, or none now: bodies for its routes. */
function tries({ situation: { state, holder, plain, other } }: Scene, isAsked: boolean): [string, object][] {
  const guesses = [plain, other ?? {}, { pass: true }, { nonsense: 1 }]
  // Whoever is asked would be answering: of an ask that is gone nothing is taken.
  const answers = guesses.map((choice) => ({ type: 'answer', choice, ...(isAsked ? { ask: 9999 } : {}) }))
  const numbered = [1, 2, 3].map((ask) => ({ type: 'answer', choice: { nonsense: 1 }, ask }))
  const requests: object[] = [
    { type: 'undo' },
    ...answers,
    ...numbered,
    ...['undo', 'resume'].map((kind) => ({ type: 'vote', kind })),
    { type: 'vote', kind: 'pause', yes: false },
    ...Array.from({ length: state.seats }, (_, seat) => ({ type: 'vote', kind: 'replace', seat })),
    { type: 'vote', kind: 'end' },
    { type: 'say', speech: { text: 'Ahoy' }, to: holder },
    { type: 'say', speech: { parley: 'parley.nothing' } },
    { type: 'signal', kind: 'here', at: [1] },
    { type: 'mute', seat: holder, on: true },
    { type: 'orders', orders: { plans: [], standing: [] } },
    { type: 'away', away: false },
  ]
  const lobby = ['/start', '/sit', '/rematch'].map((path): [string, object] => [path, {}])
  return [
    ...requests.map((body): [string, object] => ['/requests', body]),
    ...lobby,
    ['/swap', { a: 0, b: 1 }],
    ['/ready', { ready: true }],
  ]
}

/** How thoroughly: the first things that come to mind, what there is at the table, or everything that there is. */
export type Care = 'glance' | 'table' | 'all'
const FIRST = 3

/** What the viewer and a spectator can fetch and the viewer can provoke at this moment, and all that anybody has been sent until now. */
export async function look(scene: Scene, when: string, care: Care, seen: Sightings): Promise<void> {
  const { server, table, viewers, answered, situation } = scene
  await server.registry.settle()
  const atTable = fetchable(scene).slice(0, care === 'glance' ? FIRST : Infinity)
  const paths = care === 'all' ? [...atTable, ...(await readable(scene))] : atTable
  for (const { name, seat, client, line } of viewers) {
    if (seat !== null && seat !== situation.viewer) continue
    const note = (what: string, how: string): unknown => seen.set(`${name}, ${when}: ${what}`, how)
    const wanted = seat === null ? atTable : paths
    const got = await Promise.all(wanted.map((path) => told(client.raw('GET', path))))
    wanted.forEach((path, i) => note(path, got[i]))
    if (seat === null) continue
    const tried = tries(scene, line.ask !== null && !answered.has(seat)).slice(0, care === 'glance' ? FIRST : Infinity)
    for (const [i, [path, body]] of tried.entries()) {
      const named = path === '/requests' ? { ...body, id: `${when.replaceAll(' ', '-')}.${i}` } : body
      note(`${i} ${path}`, `${JSON.stringify(body)} ${await told(client.raw('POST', `/api/tables/${table}${path}`, named))}`)
    }
  }
  for (const viewer of viewers) await hear(viewer, (what, how) => seen.set(`${viewer.name}, ${when}: ${what}`, how))
}

/** All messages until now, byte for byte. */
async function hear({ client, line, elsewhere }: Viewer, note: (what: string, how: string) => unknown): Promise<void> {
  await quiet(line)
  note('by socket', client.received.join('\n'))
  if (elsewhere === null) return
  await quiet(elsewhere)
  note('elsewhere', JSON.stringify(elsewhere.messages))
}

/** Who could tell the two apart by what was looked at in the first of them, with where the differences begin. */
export function differences(one: Sightings, two: Sightings, isMeant: (what: string) => boolean): string[] {
  const wrong: string[] = []
  for (const [what, a] of one) {
    if (!isMeant(what)) continue
    const b = two.get(what) ?? 'nothing'
    let at = 0
    while (at < a.length && a[at] === b[at]) at++
    const from = Math.max(0, at - 80)
    if (a !== b) wrong.push(`${what}\n  …${a.slice(from, at + 80)}…\n  …${b.slice(from, at + 80)}…`)
  }
  return wrong
}
