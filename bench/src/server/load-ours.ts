import { WebSocket } from 'ws'
import type { Counted } from './load.ts'

interface Told {
  readonly type: string
  readonly ack?: string
  readonly ask?: { readonly n: number; readonly choices: readonly { readonly choice: object }[] } | null
}

async function guest(port: number, name: string): Promise<{ cookie: string; post(path: string, body: object): Promise<{ id: string }> }> {
  const base = `http://127.0.0.1:${port}`
  let cookie = ''
  const post = async (path: string, body: object): Promise<{ id: string }> => {
    const headers = { 'content-type': 'application/json', ...(cookie === '' ? {} : { cookie }) }
    const response = await fetch(base + path, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(await response.text())
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie
    return (await response.json()) as { id: string }
  }
  await post('/api/session', { name })
  return { cookie, post }
}

interface Seated {
  readonly id: string
  /** Of whoever opened it. */
  readonly cookie?: string
  /** The sockets of the two, not yet open. */
  readonly sockets: readonly WebSocket[]
}

/** A table as people make one: two guests, a seat for each, the start. `ports`: of the servers by way of which each of the two plays. */
export async function tableOfOurs(port: number, i: number, house: object = {}, ports = [port, port]): Promise<Seated> {
  const crew = [await guest(port, `a${i}`), await guest(port, `b${i}`)]
  const { id } = await crew[0].post('/api/tables', { game: 'noughts', seats: [{ kind: 'open' }, { kind: 'open' }], sit: 0, house })
  await crew[1].post(`/api/tables/${id}/sit`, {})
  await crew[0].post(`/api/tables/${id}/start`, {})
  return {
    id,
    cookie: crew[0].cookie,
    sockets: crew.map(({ cookie }, seat) => new WebSocket(`ws://127.0.0.1:${ports[seat]}/api/socket`, { headers: { cookie } })),
  }
}

/** The bare server has no lobby: whoever comes to a seat has it. */
export function tableOfBare(port: number, i: number): Promise<Seated> {
  const id = `board${i}`
  return Promise.resolve({ id, sockets: [0, 1].map((seat) => new WebSocket(`ws://127.0.0.1:${port}/${id}/${seat}`)) })
}

/** Two people a table who move as soon as they are asked. */
export async function loadOurs(
  port: number,
  tables: number,
  counted: Counted,
  seated: (port: number, i: number) => Promise<Seated>,
): Promise<void> {
  const opened: Promise<void>[] = []
  for (let i = 0; i < tables; i++) {
    const { id, sockets } = await seated(port, i)
    let sent = 0
    let moves = 0
    for (const socket of sockets) {
      const move = ({ n, choices }: NonNullable<Told['ask']>): void => {
        const { choice } = choices[Math.floor(Math.random() * choices.length)]
        sent = performance.now()
        socket.send(JSON.stringify({ type: 'answer', table: id, id: String(moves++), ask: n, choice }))
      }
      socket.on('message', (data: Buffer) => {
        const told = JSON.parse(data.toString()) as Told
        if (told.type === 'refused') throw new Error(data.toString())
        if (told.type === 'update' && told.ack === undefined) {
          counted.delays.push(performance.now() - sent)
          counted.moves++
        }
        if (told.ask) move(told.ask)
      })
      opened.push(
        new Promise((done) => {
          socket.once('open', () => {
            socket.send(JSON.stringify({ type: 'hello', table: id }))
            done()
          })
        }),
      )
    }
  }
  await Promise.all(opened)
}
