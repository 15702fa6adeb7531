import type { Seat } from '@flotilla/kernel'
import type { Clocks, ServerMessage, StateMessage, Talk } from '@flotilla/protocol'
import type { Effect } from '@flotilla/table'
import { refusal } from '../../refusal.ts'
import { mayLook, occupantOf, seatOfPerson } from '../../storage/doc.ts'
import type { TableRecord } from '../../storage/tables.ts'
import { send, type Connection } from '../connection.ts'
import type { RunningTable } from './running-table.ts'
import type { Channel } from './channel.ts'
import { SpectatorDelay } from './spectator-delay.ts'
import { NOTHING_SHOWN, stateFor, stateText, type Shown, type StateAtOnce } from './state.ts'
import { hashOf, infosOf } from './told-info.ts'
import { extendLog, historyText, logText } from './story.ts'
import { heardBy, talkOf, type Said } from '../talk.ts'

const AGAIN_AFTER = 1000

let channels = 0

/** Everybody who looks at a table by way of this server. What they are shown is for the session to say. */
export class Channels {
  readonly #table: RunningTable
  readonly #channels = new Map<Connection, Channel>()
  readonly #later: SpectatorDelay
  /** States that are being put together. */
  readonly #completing = new Set<Promise<void>>()

  constructor(table: RunningTable) {
    this.#table = table
    this.#later = new SpectatorDelay(table, (due) => this.#tellLate(due))
  }

  /** Everybody who was to see the table anew has been sent it. */
  async completed(): Promise<void> {
    await Promise.all(this.#completing)
  }

  get isEmpty(): boolean {
    return this.#channels.size === 0
  }

  isOnline(person: string): boolean {
    for (const { actor } of this.#channels.keys()) if (actor?.person.id === person) return true
    return false
  }

  isLooking(connection: Connection): boolean {
    return this.#channels.has(connection)
  }

  // --- coming and going -------------------------------------------------------------------------------------

  /** Resolves when the state has been sent, or nobody wants it any more. */
  async join(connection: Connection, after = 0): Promise<void> {
    this.#checkLooks(connection)
    if (!connection.isOpen) return
    await new Promise<void>((greeted, failed) => {
      this.#end(connection)
      const id = `c${++channels}`
      const viewer = this.#seatOf(connection)
      const channel: Channel = { id, connection, viewer, waits: [], states: 0, after, heard: 0, info: '', greeted, failed }
      this.#channels.set(connection, channel)
      connection.onEnd(this, () => this.leave(connection))
      this.#begin(channel)
    })
  }

  #checkLooks({ actor }: Pick<Connection, 'actor'>): void {
    if (!mayLook(this.#table.record, actor?.person.id)) throw refusal('table.noSpectators', { status: 403 })
  }

  #begin(channel: Channel): void {
    const { session } = this.#table
    const person = channel.connection.actor?.person.id ?? null
    if (session !== null) this.#table.tell({ type: 'join', channel: channel.id, person })
    else {
      this.#state(channel, this.#seatOf(channel.connection), NOTHING_SHOWN, null)
      this.follow(this.#table.record)
    }
  }

  /** A session has begun: everybody is greeted by it. */
  joinAll(): void {
    for (const channel of this.#channels.values()) this.#begin(channel)
  }

  leave(connection: Connection): void {
    if (!this.#end(connection)) return
    if (this.#table.session === null) this.follow(this.#table.record)
  }

  #end(connection: Connection): boolean {
    const channel = this.#channels.get(connection)
    if (channel === undefined) return false
    connection.forget(this)
    this.#channels.delete(connection)
    channel.greeted()
    this.#table.tell({ type: 'leave', channel: channel.id })
    return true
  }

  #seatOf({ actor }: Pick<Connection, 'actor'>): Seat | null {
    return seatOfPerson(this.#table.record.doc, actor?.person.id)
  }

  /** The state is what the session showed in this very step; talk and log are read meanwhile, and whatever comes next waits for them. */
  greet({ channel: id, viewer, shown, clocks }: Extract<Effect, { type: 'greet' }>): void {
    for (const channel of this.#channels.values()) if (channel.id === id) this.#state(channel, viewer, shown, clocks)
  }

  #state(channel: Channel, viewer: Seat | null, shown: Shown, clocks: Clocks | null): void {
    const person = channel.connection.actor?.person.id
    const state = stateFor(this.#table, person, viewer, { shown, clocks })
    channel.viewer = viewer
    channel.waits = []
    channel.states++
    channel.info = hashOf(state.info)
    const { after } = channel
    channel.after = 0
    const completed = this.#complete(channel, channel.states, state, after).finally(() => this.#completing.delete(completed))
    this.#completing.add(completed)
    this.#table.services.run(completed)
  }

  async #complete(channel: Channel, n: number, state: StateAtOnce, after: number): Promise<void> {
    const { connection } = channel
    const isWanted = (): boolean => channel.states === n && this.#channels.get(connection) === channel
    try {
      const { viewer } = channel
      const [said, log] = await Promise.all([talkOf(this.#table), logText(this.#table, viewer, after, state.seq)])
      if (!isWanted()) return
      connection.send(stateText({ ...state, talk: this.#talkFor(channel, said) }, log))
      const waits = channel.waits ?? []
      channel.waits = null
      for (const one of waits) this.#send(channel, one)
      channel.greeted()
    } catch (error) {
      channel.failed(error)
      if (!isWanted()) return
      // Whoever was here before sees the table anew as soon as it can be read again.
      const { services } = this.#table
      services.log.error({ table: this.#table.id.slice(0, 6), err: error }, 'a state could not be completed')
      services.time.at(services.time.now() + AGAIN_AFTER, () => isWanted() && this.#begin(channel))
    }
  }

  /** The position for somebody who asks once. */
  async peek(who: Pick<Connection, 'actor'>, after = 0): Promise<StateMessage> {
    this.#checkLooks(who)
    const { session } = this.#table
    const viewer = this.#seatOf(who)
    const shown = session?.shown(viewer) ?? NOTHING_SHOWN
    const state = stateFor(this.#table, who.actor?.person.id, viewer, { shown, clocks: this.#table.clocks(viewer) })
    const [said, log] = await Promise.all([talkOf(this.#table), logText(this.#table, viewer, after, state.seq)])
    const now = this.#table.services.time.now()
    const late = viewer === null ? this.#later.ms : 0
    const talk = said.flatMap((one) => (one.at + late > now ? [] : (heardBy(one, this.#table, who.actor?.person.id) ?? [])))
    return { ...state, talk, log: JSON.parse(log) as StateMessage['log'] }
  }

  /** The game from its start as somebody was shown it, as text. */
  async history(who: Pick<Connection, 'actor'>): Promise<string> {
    this.#checkLooks(who)
    return historyText(this.#table, this.#seatOf(who))
  }

  /** An update, encoded once for all who look through the same eyes. */
  show({ viewer, update, clocks }: Extract<Effect, { type: 'show' }>): void {
    extendLog(this.#table, viewer, update)
    const text = JSON.stringify({ type: 'update', table: this.#table.id, ...update, ...(clocks === null ? {} : { clocks }) })
    for (const channel of this.#channels.values()) if (channel.viewer === viewer) this.#send(channel, text)
  }

  #send(channel: Channel, message: ServerMessage | string): void {
    if (channel.waits !== null) channel.waits.push(message)
    else if (typeof message === 'string') channel.connection.send(message)
    else if (message.type !== 'said' || message.talk.n > channel.heard) send(channel.connection, message)
  }

  /** The record or who is here has changed: all are told whose view of it is another now; where seats have moved all see the table anew. */
  follow(before: TableRecord): void {
    const { record, services, id } = this.#table
    const [then, now] = [before, record].map(({ doc }) => doc.seats.map(occupantOf))
    // Talk and mutes are told by the seats of now.
    const hasMoved = then.some((one, seat) => one !== undefined && one !== now[seat])
    for (const channel of this.#channels.values()) {
      const { connection } = channel
      if (!mayLook(record, connection.actor?.person.id)) {
        send(connection, { type: 'refused', table: id, error: refusal('table.noSpectators', { status: 403 }).fault })
        this.leave(connection)
      } else if (hasMoved) this.#begin(channel)
    }
    this.tellInfo()
    services.presence?.set(
      id,
      record.doc.seats.flatMap(({ person }) => (person !== undefined && this.isOnline(person) ? [person] : [])),
    )
  }

  /** Seats, status, votes or presence have changed, as far as each may know by now. */
  tellInfo(): void {
    const infoFor = infosOf(this.#table)
    for (const channel of this.#channels.values()) {
      const { info, hash } = infoFor(channel.connection.actor?.person.id)
      if (hash === channel.info) continue
      channel.info = hash
      this.#send(channel, { type: 'info', table: this.#table.id, info, clocks: this.#table.clocks(channel.viewer) })
    }
    this.#later.arm()
  }

  #talkFor(channel: Channel, said: readonly Said[]): Talk[] {
    const due = channel.viewer === null && this.#later.ms > 0 ? this.#later.read(said) : said
    channel.heard = due.at(-1)?.n ?? 0
    this.#later.arm()
    return due.flatMap((one) => heardBy(one, this.#table, channel.connection.actor?.person.id) ?? [])
  }

  /** To everybody at the table who may hear it, to spectators when their time has come. */
  tellTalk(said: Said): void {
    const isLate = this.#later.ms > 0
    for (const channel of this.#channels.values()) if (channel.viewer !== null || !isLate) this.#sendTalk(channel, said)
    if (!isLate || this.isEmpty) return
    this.#later.add(said)
    this.#later.arm()
  }

  #sendTalk(channel: Channel, said: Said): void {
    const talk = heardBy(said, this.#table, channel.connection.actor?.person.id)
    if (talk !== null) this.#send(channel, { type: 'said', table: this.#table.id, talk })
  }

  #tellLate(due: readonly Said[]): void {
    for (const said of due) for (const channel of this.#channels.values()) if (channel.viewer === null) this.#sendTalk(channel, said)
    this.tellInfo()
  }

  /** To one person, wherever they sit. */
  tellPerson(person: string, message: ServerMessage): void {
    for (const channel of this.#channels.values()) if (channel.connection.actor?.person.id === person) this.#send(channel, message)
  }

  tellSeat(seat: Seat, message: ServerMessage): void {
    for (const channel of this.#channels.values()) if (this.#seatOf(channel.connection) === seat) this.#send(channel, message)
  }

  close(): void {
    this.#later.stop()
  }
}
