import { Refusal } from '@flotilla/protocol'
import type { Duplex } from 'node:stream'
import { clientMessage, type ClientMessage, type ServerMessage } from '@flotilla/protocol'
import type { WebSocket } from 'ws'
import type { Log } from '../../log.ts'
import { refusal, refusalOf } from '../../refusal.ts'
import { PRICES_OF_MESSAGES, priceOfReplay } from '../../prices.ts'
import { admitMessage, has } from '../../scopes.ts'
import { seatOfPerson } from '../../storage/doc.ts'
import type { Actor } from '../../storage/people.ts'
import { Connection } from '../../tables/connection.ts'
import type { TableRegistry } from '../../tables/registry.ts'
import type { RunningTable } from '../../tables/running/running-table.ts'
import { carryOut, comeBack } from '../../tables/requests.ts'
import { tellCourses } from '../../tables/signals.ts'
import { incidentOf } from '../errors.ts'
import { sendText } from '../frame.ts'

const POLICY = 1008
const SERVICE_RESTART = 1012

export interface VisitorParts {
  readonly registry: TableRegistry
  readonly log: Log
  /** Messages a second; four seconds' worth may come at once. */
  readonly rate: number
  isClosing(): boolean
  /** Waits for its turn to do something that takes long; returns how to say that it is done. */
  enter(): Promise<() => void>
  /** Counts work for this person and address; throws where it was too much. */
  spend(price: number): void
  /** The same for work that has been done already. */
  charge(price: number): void
}

/** One open socket and the tables it looks at. */
export class Visitor extends Connection {
  #socket: WebSocket | null = null
  readonly #stream: Duplex
  readonly #parts: VisitorParts
  readonly #tables = new Map<string, RunningTable>()
  /** Tables that were said hello to, and not goodbye. */
  readonly #wanted = new Set<string>()
  #allowance: number
  #counted = performance.now()
  #strikes = 0
  #answering = 0

  constructor(stream: Duplex, actor: Actor | null, parts: VisitorParts) {
    super(actor)
    this.#parts = parts
    this.#stream = stream
    this.#allowance = parts.rate * 4
    stream.on('close', () => this.end())
    if (stream.destroyed) this.end()
  }

  get behind(): number {
    return this.#stream.writableLength
  }

  get looks(): number {
    return this.#tables.size
  }

  open(socket: WebSocket): void {
    this.#socket = socket
    if (this.actor !== null && has(this.actor, 'read')) this.#parts.registry.arrive(this)
    socket.on('error', () => socket.terminate())
    socket.on('close', () => this.end())
    socket.on('message', (data, isBinary) => this.#take(isBinary ? null : (data as Buffer).toString()))
    this.tell({ type: 'welcome', person: this.actor?.person ?? null })
  }

  protected write(text: string): void {
    const socket = this.#socket
    if (socket === null || socket.readyState !== socket.OPEN) return
    if (this.#parts.registry.connections.isLost(this)) {
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
      incidentOf(error, this.#parts.log)
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
    if (this.#parts.isClosing()) this.#refuse(refusal('server.closing', { status: 503 }), message)
    else this.#parts.registry.run(this.#answer(message))
  }

  #mayGoOn(): boolean {
    const now = performance.now()
    this.#allowance = Math.min(this.#parts.rate * 4, this.#allowance + ((now - this.#counted) * this.#parts.rate) / 1000)
    this.#counted = now
    if (this.#allowance >= 1) {
      this.#allowance--
      return true
    }
    this.#refuse(refusal('bad.tooFast', { params: { seconds: 1 } }))
    if (++this.#strikes > this.#parts.rate * 10) this.close('too many messages')
    return false
  }

  #read(data: string | null): ClientMessage | null {
    let value: unknown
    try {
      value = JSON.parse(data ?? '')
    } catch {
      this.#refuse(refusal('bad.json', { status: 400 }))
      return null
    }
    const parsed = clientMessage.safeParse(value)
    if (parsed.success) return parsed.data
    const { path, message } = parsed.error.issues[0]
    const field = path.join('.') || 'message'
    this.#refuse(refusal('bad.field', { status: 400, field, params: { field, why: message } }), value)
    return null
  }

  async #answer(message: ClientMessage): Promise<void> {
    this.#answering++
    let older = false
    try {
      admitMessage(this.actor, message.type)
      const price = PRICES_OF_MESSAGES[message.type]
      if (price > 0) this.#parts.spend(price)
      if (message.type === 'ping') return this.tell({ type: 'pong' })
      if (message.type === 'bye') return this.#leave(message.table)
      if (message.type === 'hello') return await this.#join(message.table, message.seq)
      const table = this.#tables.get(message.table) ?? (await this.#table(message.table))
      const { held, again } = await carryOut(table, this.actor, message)
      const { id } = message
      // An answer that is shown at once is acknowledged by its update, if this socket looks at the table.
      const shown = (message.type === 'answer' || message.type === 'undo') && !held && !again && table.channels.isLooking(this)
      if (!shown) this.tell({ type: 'ack', table: table.id, id, ...(held ? { held: true } : {}) })
    } catch (error) {
      const refused = refusalOf(error) ?? incidentOf(error, this.#parts.log)
      this.#refuse(refused, message)
      older = refused.fault.code === 'server.older'
    } finally {
      this.#answering--
    }
    if (older) this.moveOn()
  }

  #table(id: string): Promise<RunningTable> {
    return this.#parts.registry.table(id, (entries) => this.#parts.charge(priceOfReplay(entries)))
  }

  /** Reading and telling a long game takes its time: for one address, a few at a time. */
  async #join(id: string, seq: number | undefined): Promise<void> {
    if (!this.#tables.has(id)) this.#parts.registry.connections.checkLooks(this)
    this.#wanted.add(id)
    const leave = await this.#parts.enter()
    try {
      if (!this.isOpen) return
      const table = await this.#table(id)
      // Whoever said goodbye meanwhile has never been here.
      if (!this.#wanted.has(id)) return
      this.#tables.set(id, table)
      await this.#greet(table, seq)
    } finally {
      leave()
    }
  }

  async #greet(table: RunningTable, seq: number | undefined): Promise<void> {
    await table.channels.join(this, seq)
    if (!table.channels.isLooking(this)) return
    await tellCourses(table, this)
    const seat = seatOfPerson(table.record.doc, this.actor?.person.id)
    if (seat !== null && this.actor !== null && has(this.actor, 'play')) await comeBack(table, this.actor.person.id)
  }

  #leave(id: string): void {
    this.#wanted.delete(id)
    this.#tables.get(id)?.channels.leave(this)
    this.#tables.delete(id)
  }

  /** Says why, and to which of the client's messages. */
  #refuse({ fault }: Refusal, message?: unknown): void {
    const { table, id } = (typeof message === 'object' && message !== null ? message : {}) as { table?: unknown; id?: unknown }
    this.tell({
      type: 'refused',
      ...(typeof table === 'string' && table.length <= 64 ? { table } : {}),
      ...(typeof id === 'string' && id.length <= 64 ? { id } : {}),
      error: fault,
    })
  }
}
