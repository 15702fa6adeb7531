import { Refusal } from '@flotilla/protocol'
import type { IncomingMessage, Server } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type WebSocket } from 'ws'
import type { Budget } from '../../budget.ts'
import type { Log } from '../../log.ts'
import { refusal, refusalOf } from '../../refusal.ts'
import type { Actor } from '../../storage/people.ts'
import type { TableRegistry } from '../../tables/registry.ts'
import { addressOf, visitorAt } from '../address.ts'
import { RateCounter } from '../../rate-counter.ts'
import { isBusy } from './http-sockets.ts'
import type { Auth } from '../auth.ts'
import type { Budgets } from '../protect.ts'
import type { RequestQueue } from '../request-queue.ts'
import { Visitor } from './visitor.ts'

export const SOCKET_PATH = '/api/socket'
const MOST_BYTES = 64 * 1024
const HEARTBEAT = 30_000
const MINUTE = 60_000
const GOING_AWAY = 1001

export interface SocketParts {
  readonly auth: Auth
  readonly registry: TableRegistry
  readonly log: Log
  /** Messages a second that one socket may send; four seconds' worth may come at once. */
  readonly rate: number
  readonly trustProxy: number
  /** Sockets a minute that one address may open. */
  readonly upgradeRate: number
  readonly requestQueue: RequestQueue
  readonly budgets: Budgets
}

/** The sockets: who may open one is decided before it is opened, what comes through is checked before it goes further. */
export class Sockets {
  readonly #parts: SocketParts
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: MOST_BYTES, perMessageDeflate: false, clientTracking: true })
  readonly #beat: NodeJS.Timeout
  #isClosing = (): boolean => false
  readonly #alive = new WeakSet<WebSocket>()
  readonly #visitors = new Set<Visitor>()
  readonly #upgrades: RateCounter

  constructor(parts: SocketParts) {
    this.#parts = parts
    this.#upgrades = new RateCounter(parts.upgradeRate, parts.registry.time.now, MINUTE)
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
        refuseUpgrade(stream, refused ?? refusal('server.error', { status: 500 }))
      })
    })
  }

  async #admit(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    const { auth, registry, log, rate, trustProxy, requestQueue } = this.#parts
    stream.on('error', () => stream.destroy())
    // The answer to an earlier request would be written between the frames.
    if (!(stream instanceof Socket) || isBusy(stream)) {
      stream.destroy()
      return
    }
    if (this.#isClosing()) throw refusal('server.closing', { status: 503 })
    if (request.url?.split('?')[0] !== SOCKET_PATH) throw refusal('bad.notFound', { status: 404 })
    auth.checkOrigin(request.headers, siteOfUpgrade(request, trustProxy), 'GET', true)
    const address = visitorAt(addressOf(request, trustProxy))
    this.#upgrades.count(address)
    const actor = await auth.actorOf(request)
    const visitor = new Visitor(stream, actor, {
      registry,
      log,
      rate,
      isClosing: this.#isClosing,
      enter: () => requestQueue.enter(address, stream),
      spend: (price) => this.#purses(actor, address, (budget, key) => budget.spend(key, price)),
      charge: (price) => this.#purses(actor, address, (budget, key) => budget.charge(key, price)),
    })
    registry.connections.add(visitor, address)
    this.#server.handleUpgrade(request, stream, head, (socket) => this.#open(socket, visitor))
  }

  #purses(actor: Actor | null, address: string, take: (budget: Budget, key: string) => void): void {
    const { people, addresses } = this.#parts.budgets
    take(addresses, address)
    if (actor !== null) take(people, actor.person.id)
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

/** The address by which the client knows this server, as far as the proxy in front is believed. */
function siteOfUpgrade({ headers, socket }: IncomingMessage, trustProxy: number): { host: string | undefined; protocol: string } {
  const told = (name: string): string | undefined => {
    const value = trustProxy > 0 ? headers[name] : undefined
    return typeof value === 'string' ? value.split(',').at(-1)?.trim() : undefined
  }
  const own = 'encrypted' in socket ? 'https' : 'http'
  return { host: told('x-forwarded-host') ?? headers.host, protocol: told('x-forwarded-proto') ?? own }
}

/** The connection is closed whether or not the other end closes its half. */
function refuseUpgrade(stream: Duplex, { status, fault }: Refusal): void {
  const body = JSON.stringify({ error: fault })
  stream.end(
    `HTTP/1.1 ${status} Refused\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    () => stream.destroy(),
  )
}
