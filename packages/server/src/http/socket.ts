import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { clientMessage, type ClientMessage, type ServerMessage } from '@flotilla/wire'
import { WebSocketServer, type WebSocket } from 'ws'
import type { Log } from '../log.ts'
import { Refused, refusalOf } from '../refused.ts'
import { seatOfPerson } from '../storage/doc.ts'
import type { Actor } from '../storage/people.ts'
import type { Channel } from '../tables/channel.ts'
import type { Harbour } from '../tables/harbour.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { carryOut, comeBack } from '../tables/requests.ts'
import { tellCourses } from '../tables/signals.ts'
import type { Door } from './door.ts'
import { incidentOf } from './errors.ts'
import { sendText } from './frame.ts'

export const SOCKET_PATH = '/api/socket'
const MOST_BYTES = 64 * 1024
const MOST_BEHIND = 4_000_000
const HEARTBEAT = 30_000
const MOST_PER_PERSON = 50
const POLICY = 1008
const GOING_AWAY = 1001

export interface SocketParts {
  readonly door: Door
  readonly harbour: Harbour
  readonly log: Log
  /** Messages a second that one socket may send; four seconds' worth may come at once. */
  readonly rate: number
  readonly trustProxy: boolean
}

/** The sockets: who may open one is decided before it is opened, what comes through is checked before it goes further. */
export class Sockets {
  readonly #parts: SocketParts
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: MOST_BYTES, perMessageDeflate: false, clientTracking: true })
  readonly #beat: NodeJS.Timeout
  readonly #alive = new WeakSet<WebSocket>()

  constructor(parts: SocketParts) {
    this.#parts = parts
    this.#beat = setInterval(() => this.#ping(), HEARTBEAT)
    this.#beat.unref()
  }

  get count(): number {
    return this.#server.clients.size
  }

  attach(http: Server): void {
    http.on('upgrade', (request, stream, head) => {
      this.#admit(request, stream, head).catch((error: unknown) => {
        const refused = refusalOf(error)
        if (refused === null) this.#parts.log.error({ err: error }, 'a socket could not be opened')
        refuseUpgrade(stream, refused ?? new Refused('server.error', { status: 500 }))
      })
    })
  }

  async #admit(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    const { door, harbour, trustProxy } = this.#parts
    stream.on('error', () => stream.destroy())
    if (new URL(request.url ?? '/', 'http://any').pathname !== SOCKET_PATH) throw new Refused('bad.notFound', { status: 404 })
    const forwarded = trustProxy ? request.headers['x-forwarded-host'] : undefined
    door.checkOrigin(request.headers, typeof forwarded === 'string' ? forwarded : request.headers.host, 'GET', true)
    const actor = await door.actorOf(request)
    if (actor !== null && harbour.channelsOf(actor.person.id) >= MOST_PER_PERSON)
      throw new Refused('bad.tooFast', { status: 429, params: { seconds: 60 } })
    this.#server.handleUpgrade(request, stream, head, (socket) => this.#open(socket, stream, actor))
  }

  #open(socket: WebSocket, stream: Duplex, actor: Actor | null): void {
    const { harbour, log, rate } = this.#parts
    const visitor = new Visitor(socket, stream, actor, harbour, log, rate)
    this.#alive.add(socket)
    harbour.arrive(visitor)
    socket.on('pong', () => this.#alive.add(socket))
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      harbour.depart(visitor)
      harbour.run(visitor.goodbye())
    })
    socket.on('message', (data, isBinary) => visitor.hear(isBinary ? null : (data as Buffer).toString()))
    visitor.tell({ type: 'welcome', person: actor?.person ?? null })
  }

  #ping(): void {
    for (const socket of this.#server.clients) {
      if (!this.#alive.has(socket)) socket.terminate()
      else {
        this.#alive.delete(socket)
        socket.ping()
      }
    }
  }

  /** No new messages; what has been accepted is still answered. */
  announceEnd(): void {
    for (const socket of this.#server.clients) socket.send('{"type":"closing"}')
  }

  async close(): Promise<void> {
    clearInterval(this.#beat)
    for (const socket of this.#server.clients) socket.close(GOING_AWAY, 'the server is restarting')
    await new Promise<void>((closed) => {
      const giveUp = setTimeout(() => {
        for (const socket of this.#server.clients) socket.terminate()
      }, 500)
      this.#server.close(() => {
        clearTimeout(giveUp)
        closed()
      })
    })
  }
}

function refuseUpgrade(stream: Duplex, { status, fault }: Refused): void {
  const body = JSON.stringify({ error: fault })
  stream.end(
    `HTTP/1.1 ${status} Refused\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )
}

/** One open socket and the tables it looks at. */
class Visitor implements Channel {
  readonly actor: Actor | null
  readonly #socket: WebSocket
  readonly #stream: Duplex
  readonly #harbour: Harbour
  readonly #log: Log
  readonly #rate: number
  readonly #tables = new Map<string, LiveTable>()
  #allowance: number
  #counted = performance.now()
  #strikes = 0

  constructor(socket: WebSocket, stream: Duplex, actor: Actor | null, harbour: Harbour, log: Log, rate: number) {
    this.#socket = socket
    this.#stream = stream
    this.actor = actor
    this.#harbour = harbour
    this.#log = log
    this.#rate = rate
    this.#allowance = rate * 4
  }

  send(text: string): void {
    const socket = this.#socket
    if (socket.readyState !== socket.OPEN) return
    if (this.#stream.writableLength > MOST_BEHIND) socket.terminate()
    else sendText(socket, this.#stream, text)
  }

  close(): void {
    // Whatever comes before the other end agrees is not heard any more.
    this.#socket.removeAllListeners('message')
    this.#socket.close(POLICY, 'the session has ended')
  }

  tell(message: ServerMessage): void {
    this.send(JSON.stringify(message))
  }

  hear(data: string | null): void {
    if (!this.#mayGoOn()) return
    const message = this.#read(data)
    if (message !== null) this.#harbour.run(this.#answer(message))
  }

  #mayGoOn(): boolean {
    const now = performance.now()
    this.#allowance = Math.min(this.#rate * 4, this.#allowance + ((now - this.#counted) * this.#rate) / 1000)
    this.#counted = now
    if (this.#allowance >= 1) {
      this.#allowance--
      return true
    }
    this.#refuse(new Refused('bad.tooFast', { params: { seconds: 1 } }))
    if (++this.#strikes > this.#rate * 10) this.#socket.close(POLICY, 'too many messages')
    return false
  }

  #read(data: string | null): ClientMessage | null {
    let value: unknown
    try {
      value = JSON.parse(data ?? '')
    } catch {
      this.#refuse(new Refused('bad.json', { status: 400 }))
      return null
    }
    const parsed = clientMessage.safeParse(value)
    if (parsed.success) return parsed.data
    const { path, message } = parsed.error.issues[0]
    const field = path.join('.') || 'message'
    this.#refuse(new Refused('bad.field', { status: 400, field, params: { field, why: message } }), value)
    return null
  }

  async #answer(message: ClientMessage): Promise<void> {
    try {
      if (message.type === 'ping') return this.tell({ type: 'pong' })
      if (message.type === 'bye') return await this.#leave(message.table)
      const table = this.#tables.get(message.table) ?? (await this.#harbour.table(message.table))
      if (message.type === 'hello') return await this.#join(table, message.seq)
      const { held, again } = await carryOut(table, this.actor, message)
      const { id } = message
      // An answer that is shown at once is acknowledged by its update, if this socket looks at the table.
      const shown = (message.type === 'answer' || message.type === 'undo') && !held && !again && this.#tables.has(table.id)
      if (!shown) this.tell({ type: 'ack', table: table.id, id, ...(held ? { held: true } : {}) })
    } catch (error) {
      this.#refuse(refusalOf(error) ?? incidentOf(error, this.#log), message)
    }
  }

  async #join(table: LiveTable, seq: number | undefined): Promise<void> {
    await table.audience.join(this, seq)
    this.#tables.set(table.id, table)
    await tellCourses(table, this)
    const seat = seatOfPerson(table.record.doc, this.actor?.person.id)
    if (seat !== null) await comeBack(table, seat)
  }

  async #leave(id: string): Promise<void> {
    const table = this.#tables.get(id)
    this.#tables.delete(id)
    await table?.audience.leave(this)
  }

  async goodbye(): Promise<void> {
    for (const id of this.#tables.keys()) await this.#leave(id)
  }

  /** Says why, and to which of the client's messages. */
  #refuse({ fault }: Refused, message?: unknown): void {
    const { table, id } = (typeof message === 'object' && message !== null ? message : {}) as { table?: unknown; id?: unknown }
    this.tell({
      type: 'refused',
      ...(typeof table === 'string' && table.length <= 64 ? { table } : {}),
      ...(typeof id === 'string' && id.length <= 64 ? { id } : {}),
      error: fault,
    })
  }
}
