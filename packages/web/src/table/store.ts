import { same, type Choice, type Event, type Outcome, type Plain, type Seat } from '@flotilla/kernel'
import {
  eventsOf,
  viewAfter,
  type ClientMessageInput,
  type Clocks,
  type Fault,
  type LogEntry,
  type Orders,
  type OwnAsk,
  type ServerMessage,
  type Signal,
  type TableInfo,
  type Talk,
} from '@flotilla/wire'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { socket, type Line } from '../net/socket.ts'

/** Of what the own side points out only the last is kept: old signals mean nothing. */
const MOST_SIGNALS = 24

/** What this tab knows of a table. */
export interface TableState {
  readonly line: Line
  readonly info: TableInfo | null
  readonly seq: number
  readonly view: Plain
  readonly ask: OwnAsk | null
  readonly undo: number
  readonly clocks: (Clocks & { readonly since: number }) | null
  readonly outcome: Outcome | null
  readonly log: readonly LogEntry[]
  readonly talk: readonly Talk[]
  /** Numbered as they came. */
  readonly signals: readonly (Signal & { readonly n: number })[]
  readonly muted: readonly Seat[]
  readonly orders: Orders
  readonly silence: string | null
  readonly fault: Fault | null
  readonly missing: boolean
}

const EMPTY: TableState = {
  line: 'connecting',
  info: null,
  seq: 0,
  view: null,
  ask: null,
  undo: 0,
  clocks: null,
  outcome: null,
  log: [],
  talk: [],
  signals: [],
  muted: [],
  orders: { plans: [], standing: [] },
  silence: null,
  fault: null,
  missing: false,
}

type RequestOf<T extends string> = Omit<Extract<ClientMessageInput, { type: T }>, 'table' | 'id'>

/** A table as this tab follows it: applies what the server tells, and keeps answers until they are durable. */
export class TableLink {
  readonly store: StoreApi<TableState> = createStore(() => EMPTY)
  readonly #table: string
  readonly #unlisten: () => void
  #inFlight: { id: string; choice: Choice; message: ClientMessageInput } | null = null
  /** Answers that wait until the one in flight is durable, or until they are asked for. */
  #waiting: readonly Choice[] = []
  /** The ask that was answered last; no answer goes to it twice. */
  #answered = -1
  #begun = false
  onEvents: (events: readonly Event[]) => void = () => {}

  constructor(table: string) {
    this.#table = table
    this.#unlisten = socket.listen(
      (message) => this.#hear(message),
      (line) => {
        this.store.setState({ line })
        if (line === 'open') this.#hello()
      },
    )
  }

  close(): void {
    socket.send({ type: 'bye', table: this.#table })
    this.#unlisten()
  }

  #hello(): void {
    const { seq } = this.store.getState()
    socket.send({ type: 'hello', table: this.#table, ...(this.#begun ? { seq } : {}) })
    // Sent again under its old id: the server does it once.
    if (this.#inFlight !== null) socket.send(this.#inFlight.message)
  }

  /** Gives one answer, or several one after another as the asks come. What is already under way, pressed again, is the same press. */
  answer(...choices: Choice[]): void {
    this.store.setState({ fault: null })
    if (choices.length === 1 && this.#inFlight !== null && same(choices[0], this.#inFlight.choice)) return
    this.#waiting = choices
    this.#next()
  }

  request(
    message:
      | RequestOf<'undo'>
      | RequestOf<'vote'>
      | RequestOf<'say'>
      | RequestOf<'signal'>
      | RequestOf<'mute'>
      | RequestOf<'orders'>
      | RequestOf<'away'>,
  ): void {
    // One's own orders are shown at once; the server confirms them.
    this.store.setState({ fault: null, ...(message.type === 'orders' ? { orders: message.orders } : {}) })
    socket.send({ ...message, table: this.#table, id: crypto.randomUUID() })
  }

  forgive(): void {
    this.store.setState({ fault: null })
  }

  #next(): void {
    const { ask } = this.store.getState()
    if (this.#inFlight !== null || ask === null || ask.n === this.#answered || this.#waiting.length === 0) return
    const [choice, ...later] = this.#waiting
    if (!ask.choices.some((offer) => same(offer.choice, choice))) {
      this.#waiting = []
      this.store.setState({ fault: { code: 'web.stale', message: 'The table has moved on' } })
      return
    }
    const id = crypto.randomUUID()
    const message: ClientMessageInput = {
      type: 'answer',
      table: this.#table,
      id,
      choice: choice as Record<string, unknown>,
      ask: ask.n,
    }
    this.#waiting = later
    this.#inFlight = { id, choice, message }
    this.#answered = ask.n
    socket.send(message)
  }

  #done(id: string | undefined): void {
    if (id !== undefined && this.#inFlight?.id === id) this.#inFlight = null
  }

  #hear(message: ServerMessage): void {
    if ('table' in message && message.table !== undefined && message.table !== this.#table) return
    const { store } = this
    switch (message.type) {
      case 'state': {
        const { type: _type, table: _table, log, clocks, ...rest } = message
        const known = this.#begun ? store.getState().log : []
        const fresh = log.filter(({ seq }) => !known.some((entry) => entry.seq === seq))
        this.#begun = true
        store.setState({
          ...rest,
          log: [...known, ...fresh],
          clocks: clocks === null ? null : { ...clocks, since: Date.now() },
          missing: false,
        })
        this.#next()
        break
      }
      case 'update': {
        const before = store.getState()
        if (message.seq !== before.seq + 1) {
          if (message.seq > before.seq) this.#hello()
          break
        }
        const events = eventsOf(message)
        store.setState({
          seq: message.seq,
          view: viewAfter(before.view, message),
          log: [...before.log, { ...message.entry, events }],
          ...(message.ask === undefined ? {} : { ask: message.ask }),
          ...(message.undo === undefined ? {} : { undo: message.undo }),
          ...(message.clocks === undefined ? {} : { clocks: { ...message.clocks, since: Date.now() } }),
          ...(message.outcome === undefined ? {} : { outcome: message.outcome }),
          ...(message.silence === undefined ? {} : { silence: message.silence }),
        })
        this.#done(message.ack)
        this.onEvents(events)
        this.#next()
        break
      }
      case 'info':
        store.setState({ info: message.info, clocks: message.clocks === null ? null : { ...message.clocks, since: Date.now() } })
        break
      case 'ack':
        this.#done(message.id)
        this.#next()
        break
      case 'refused':
        if (message.id !== undefined && message.id === this.#inFlight?.id) {
          this.#inFlight = null
          this.#answered = -1
          this.#waiting = []
        }
        store.setState({ fault: message.error, missing: store.getState().info === null })
        break
      case 'said':
        store.setState(({ talk }) => ({ talk: [...talk, message.talk] }))
        break
      case 'signal':
        store.setState(({ signals }) => ({
          signals: [...signals.slice(1 - MOST_SIGNALS), { ...message.signal, n: (signals.at(-1)?.n ?? 0) + 1 }],
        }))
        break
      case 'orders':
        store.setState({ orders: message.orders, muted: message.muted })
        break
      default:
        break
    }
  }
}
