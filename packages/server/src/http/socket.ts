import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type WebSocket } from 'ws'
import type { Log } from '../log.ts'
import { Refused, refusalOf } from '../refused.ts'
import type { Harbour } from '../tables/harbour.ts'
import { addressOf, visitorAt } from './address.ts'
import { Arrivals } from './arrivals.ts'
import type { Door } from './door.ts'
import type { Turnstile } from './turnstile.ts'
import { Visitor } from './visitor.ts'

export const SOCKET_PATH = '/api/socket'
const MOST_BYTES = 64 * 1024
const HEARTBEAT = 30_000
const MINUTE = 60_000
const GOING_AWAY = 1001

export interface SocketParts {
  readonly door: Door
  readonly harbour: Harbour
  readonly log: Log
  /** Messages a second that one socket may send; four seconds' worth may come at once. */
  readonly rate: number
  readonly trustProxy: number
  /** Sockets a minute that one address may open. */
  readonly upgradeRate: number
  readonly turnstile: Turnstile
}

/** The sockets: who may open one is decided before it is opened, what comes through is checked before it goes further. */
export class Sockets {
  readonly #parts: SocketParts
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: MOST_BYTES, perMessageDeflate: false, clientTracking: true })
  readonly #beat: NodeJS.Timeout
  #isClosing = (): boolean => false
  readonly #alive = new WeakSet<WebSocket>()
  readonly #visitors = new Set<Visitor>()
  readonly #upgrades: Arrivals

  constructor(parts: SocketParts) {
    this.#parts = parts
    this.#upgrades = new Arrivals(parts.upgradeRate, parts.harbour.time.now, MINUTE)
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
    const { door, harbour, log, rate, trustProxy, turnstile } = this.#parts
    stream.on('error', () => stream.destroy())
    if (this.#isClosing()) throw new Refused('server.closing', { status: 503 })
    if (request.url?.split('?')[0] !== SOCKET_PATH) throw new Refused('bad.notFound', { status: 404 })
    const forwarded = trustProxy > 0 ? request.headers['x-forwarded-host'] : undefined
    door.checkOrigin(request.headers, typeof forwarded === 'string' ? forwarded : request.headers.host, 'GET', true)
    const address = visitorAt(addressOf(request, trustProxy))
    this.#upgrades.count(address)
    const actor = await door.actorOf(request)
    const visitor = new Visitor(stream, actor, { harbour, log, rate, isClosing: this.#isClosing, enter: () => turnstile.enter(address) })
    harbour.moorings.moor(visitor, address)
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
