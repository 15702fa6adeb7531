import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { clientMessage, type ClientMessage, type ServerMessage } from '@flotilla/wire'
import { WebSocketServer, type WebSocket } from 'ws'
import type { Log } from '../log.ts'
import { Refused, refusalOf } from '../refused.ts'
import { admitMessage, has } from '../scopes.ts'
import { seatOfPerson } from '../storage/doc.ts'
import type { Actor } from '../storage/people.ts'
import { Channel } from '../tables/channel.ts'
import type { Harbour } from '../tables/harbour.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { carryOut, comeBack } from '../tables/requests.ts'
import { tellCourses } from '../tables/signals.ts'
import { addressOf, visitorAt } from './address.ts'
import type { Door } from './door.ts'
import { incidentOf } from './errors.ts'
import { sendText } from './frame.ts'

export const SOCKET_PATH = '/api/socket'
const MOST_BYTES = 64 * 1024
const MOST_BEHIND = 4_000_000
const HEARTBEAT = 30_000
const POLICY = 1008
const GOING_AWAY = 1001
const SERVICE_RESTART = 1012

export interface SocketParts {
  readonly door: Door
  readonly harbour: Harbour
  readonly log: Log
  /** Messages a second that one socket may send; four seconds' worth may come at once. */
  readonly rate: number
  readonly trustProxy: number
}

/** The sockets: who may open one is decided before it is opened, what comes through is checked before it goes further. */
export class Sockets {
  readonly #parts: SocketParts
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: MOST_BYTES, perMessageDeflate: false, clientTracking: true })
  readonly #beat: NodeJS.Timeout
  #isClosing = (): boolean => false
  readonly #alive = new WeakSet<WebSocket>()
  readonly #visitors = new Set<Visitor>()

  constructor(parts: SocketParts) {
    this.#parts = parts
    this.#beat = setInterval(() => this.#ping(), HEARTBEAT)
    this.#beat.unref()
  }

  get count(): number {
    return this.#server.clients.size
  }

  attach(http: Server, isClosing: () => boolean): void {
    this.#isClosing = isClosing
    http.on('upgrade', (request, stream, head) => {
      this.#admit(request, stream, head).catch((error: unknown) => {
        const refused = refusalOf(error)
        if (refused === null) this.#parts.log.error({ err: error }, 'a socket could not be opened')
        refuseUpgrade(stream, refused ?? new Refused('server.error', { status: 500 }))
      })
    })
  }

  async #admit(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    const { door, harbour, log, rate, trustProxy } = this.#parts
    stream.on('error', () => stream.destroy())
    if (this.#isClosing()) throw new Refused('server.closing', { status: 503 })
    if (new URL(request.url ?? '/', 'http://any').pathname !== SOCKET_PATH) throw new Refused('bad.notFound', { status: 404 })
    const forwarded = trustProxy > 0 ? request.headers['x-forwarded-host'] : undefined
    door.checkOrigin(request.headers, typeof forwarded === 'string' ? forwarded : request.headers.host, 'GET', true)
    const actor = await door.actorOf(request)
    const visitor = new Visitor(stream, actor, harbour, log, rate, this.#isClosing)
    harbour.moorings.moor(visitor, visitorAt(addressOf(request, trustProxy)))
    this.#server.handleUpgrade(request, stream, head, (socket) => this.#open(socket, visitor))
  }

  #open(socket: WebSocket, visitor: Visitor): void {
    this.#visitors.add(visitor)
    visitor.onEnd(this, () => this.#visitors.delete(visitor))
    this.#alive.add(socket)
    socket.on('pong', () => this.#alive.add(socket))
    visitor.open(socket)
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

  /** From now on nothing new is heard; what has been accepted is still answered. */
  announceEnd(): void {
    for (const visitor of this.#visitors) visitor.tell({ type: 'closing' })
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
class Visitor extends Channel {
  #socket: WebSocket | null = null
  readonly #stream: Duplex
  readonly #harbour: Harbour
  readonly #log: Log
  readonly #rate: number
  readonly #isClosing: () => boolean
  readonly #tables = new Map<string, LiveTable>()
  #allowance: number
  #counted = performance.now()
  #strikes = 0
  #answering = 0

  constructor(stream: Duplex, actor: Actor | null, harbour: Harbour, log: Log, rate: number, isClosing: () => boolean) {
    super(actor)
    this.#isClosing = isClosing
    this.#stream = stream
    this.#harbour = harbour
    this.#log = log
    this.#rate = rate
    this.#allowance = rate * 4
    stream.on('close', () => this.end())
    if (stream.destroyed) this.end()
  }

  open(socket: WebSocket): void {
    this.#socket = socket
    if (this.actor !== null && has(this.actor, 'read')) this.#harbour.arrive(this)
    socket.on('error', () => socket.terminate())
    socket.on('close', () => this.end())
    socket.on('message', (data, isBinary) => this.#take(isBinary ? null : (data as Buffer).toString()))
    this.tell({ type: 'welcome', person: this.actor?.person ?? null })
  }

  protected write(text: string): void {
    const socket = this.#socket
    if (socket === null || socket.readyState !== socket.OPEN) return
    if (this.#stream.writableLength > MOST_BEHIND) {
      this.end()
      socket.terminate()
    } else sendText(socket, this.#stream, text)
  }

  /** Whatever comes before the other end agrees is not heard any more. */
  close(why = 'the session has ended'): void {
    this.end()
    this.#socket?.close(POLICY, why)
  }

  /** What is on its way here is lost with it: a client sends again what was not acknowledged, and it is done once. */
  moveOn(): boolean {
    if (this.#socket === null || this.#answering > 0) return false
    this.end()
    this.#socket.close(SERVICE_RESTART, 'another server goes on')
    return true
  }

  /** An error that nobody foresaw costs this socket, and nobody else anything. */
  #take(data: string | null): void {
    if (!this.isOpen) return
    try {
      this.#hear(data)
    } catch (error) {
      incidentOf(error, this.#log)
      this.close('something went wrong')
    }
  }

  tell(message: ServerMessage): void {
    this.send(JSON.stringify(message))
  }

  #hear(data: string | null): void {
    if (!this.#mayGoOn()) return
    const message = this.#read(data)
    if (message === null) return
    if (this.#isClosing()) this.#refuse(new Refused('server.closing', { status: 503 }), message)
    else this.#harbour.run(this.#answer(message))
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
    if (++this.#strikes > this.#rate * 10) this.close('too many messages')
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
    this.#answering++
    let older = false
    try {
      admitMessage(this.actor, message.type)
      if (message.type === 'ping') return this.tell({ type: 'pong' })
      if (message.type === 'bye') return this.#leave(message.table)
      const table = this.#tables.get(message.table) ?? (await this.#harbour.table(message.table))
      if (message.type === 'hello') return await this.#join(table, message.seq)
      const { held, again } = await carryOut(table, this.actor, message)
      const { id } = message
      // An answer that is shown at once is acknowledged by its update, if this socket looks at the table.
      const shown = (message.type === 'answer' || message.type === 'undo') && !held && !again && table.audience.isLooking(this)
      if (!shown) this.tell({ type: 'ack', table: table.id, id, ...(held ? { held: true } : {}) })
    } catch (error) {
      const refused = refusalOf(error) ?? incidentOf(error, this.#log)
      this.#refuse(refused, message)
      older = refused.fault.code === 'server.older'
    } finally {
      this.#answering--
    }
    if (older) this.moveOn()
  }

  async #join(table: LiveTable, seq: number | undefined): Promise<void> {
    this.#tables.set(table.id, table)
    await table.audience.join(this, seq)
    await tellCourses(table, this)
    const seat = seatOfPerson(table.record.doc, this.actor?.person.id)
    if (seat !== null && this.actor !== null && has(this.actor, 'play')) await comeBack(table, seat)
  }

  #leave(id: string): void {
    this.#tables.get(id)?.audience.leave(this)
    this.#tables.delete(id)
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
