import { same, type Choice, type ClientGame, type Seat, type Signal } from '@flotilla/kernel'
import {
  eventsOf,
  USUAL_ORDERS,
  viewAfter,
  type ClientMessageInput,
  type Clocks,
  type Fault,
  type SeatSettings,
  type ServerMessage,
  type TableInfo,
  type Talk,
} from '@flotilla/protocol'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { serverHost, type TableHost } from '../net/table-host.ts'
import type { Line } from '../net/socket.ts'
import { AT_NOW, Story, type Present, type StoryState } from '../story/story.ts'

/** Of what the own side points out only the last is kept: old signals mean nothing. */
const MOST_SIGNALS = 24

/** What this tab shows of a table. What belongs to the game is as far as its story has been told. */
export interface TableState extends Present {
  readonly line: Line
  readonly info: TableInfo | null
  readonly story: StoryState
  /** The own answer that is on its way. */
  readonly pressed: Choice | null
  readonly clocks: (Clocks & { readonly since: number }) | null
  readonly talk: readonly Talk[]
  /** Numbered as they came. */
  readonly signals: readonly (Signal & { readonly n: number })[]
  readonly muted: readonly Seat[]
  readonly seatSettings: SeatSettings
  readonly fault: Fault | null
  readonly missing: boolean
}

const NOTHING: Present = { seq: 0, view: null, ask: null, undo: 0, outcome: null, log: [], silence: null }

const EMPTY: TableState = {
  ...NOTHING,
  line: 'connecting',
  info: null,
  story: AT_NOW,
  pressed: null,
  clocks: null,
  talk: [],
  signals: [],
  muted: [],
  seatSettings: USUAL_ORDERS,
  fault: null,
  missing: false,
}

type RequestOf<T extends string> = Omit<Extract<ClientMessageInput, { type: T }>, 'table' | 'id'>

/** A table as this tab follows it: applies what the server tells, and keeps answers until they are durable. */
export class TableLink {
  readonly store: StoreApi<TableState> = createStore(() => EMPTY)
  readonly #table: string
  readonly #shore: TableHost
  readonly #unlisten: () => void
  #inFlight: { id: string; choice: Choice; message: ClientMessageInput } | null = null
  /** Answers that wait until the one in flight is durable, or until they are asked for. */
  #waiting: readonly Choice[] = []
  /** The ask that was answered last; no answer goes to it twice. */
  #answered = -1
  #begun = false
  readonly #story: Story = new Story(NOTHING, (part) => this.store.setState(part))

  constructor(table: string, host: TableHost = serverHost) {
    this.#table = table
    this.#shore = host
    this.#unlisten = host.listen(
      table,
      (message) => this.#hear(message),
      (line) => {
        this.store.setState({ line })
        if (line === 'open') this.#hello()
      },
    )
  }

  close(): void {
    this.#shore.send({ type: 'bye', table: this.#table })
    this.#unlisten()
  }

  #hello(): void {
    const { seq } = this.#story.now
    this.#shore.send({ type: 'hello', table: this.#table, ...(this.#begun ? { seq } : {}) })
    // Sent again under its old id: the server does it once.
    if (this.#inFlight !== null) this.#shore.send(this.#inFlight.message)
  }

  /** The game is known: from now on what happens is told. */
  cast({ tells }: Pick<ClientGame, 'tells'>): void {
    this.#story.cast(tells)
  }

  /** To the end of the story. */
  skip(): void {
    this.#story.skip()
  }

  /** Plays what came after that entry once more. */
  async watch(from: number): Promise<void> {
    this.#story.watch(await this.#shore.history(this.#table), from)
  }

  forgetRecap(): void {
    this.#story.forgetRecap()
  }

  /** Gives one answer, or several one after another as the asks come. What is already under way, pressed again, is the same press. */
  answer(...choices: Choice[]): void {
    this.store.setState({ fault: null })
    this.#story.skip()
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
    this.store.setState({ fault: null, ...(message.type === 'orders' ? { seatSettings: message.orders } : {}) })
    this.#shore.send({ ...message, table: this.#table, id: crypto.randomUUID() })
  }

  forgive(): void {
    this.store.setState({ fault: null })
  }

  #next(): void {
    const { ask } = this.#story.now
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
    this.store.setState({ pressed: choice })
    this.#shore.send(message)
  }

  #done(id: string | undefined): void {
    if (id === undefined || this.#inFlight?.id !== id) return
    this.#inFlight = null
    this.store.setState({ pressed: null })
  }

  /** The game is about to start, and waits for one's own share of the dice. */
  #reveal(info: TableInfo): void {
    void import('../net/own-dice.ts').then(({ revealed }) => revealed(info))
  }

  #hear(message: ServerMessage): void {
    if ('table' in message && message.table !== undefined && message.table !== this.#table) return
    if ('info' in message && message.info.reveal !== null) this.#reveal(message.info)
    const { store } = this
    switch (message.type) {
      case 'state': {
        const { type: _type, table: _table, log, opening, clocks, seq, view, ask, undo, outcome, silence, orders, ...rest } = message
        // The whole story takes the place of what was known; other eyes, or a table that went back, have another.
        const known = this.#begun && log.length !== seq ? this.#story.now.log : []
        const isSameSeat = store.getState().info?.seat === message.info.seat
        const fresh = this.#begun && isSameSeat ? log.filter((one) => one.seq > this.#story.now.seq) : []
        const missed = fresh.some(({ events }) => events.length > 0) ? this.#story.now.seq : null
        this.#begun = true
        store.setState({ ...rest, seatSettings: orders, clocks: clocks === null ? null : { ...clocks, since: Date.now() }, missing: false })
        this.#story.begin(
          {
            seq,
            view,
            ask,
            undo,
            outcome,
            silence,
            log: [...known, ...log.filter((one) => !known.some((entry) => entry.seq === one.seq))],
          },
          missed,
          opening,
        )
        this.#next()
        break
      }
      case 'update': {
        const before = this.#story.now
        if (message.seq !== before.seq + 1) {
          if (message.seq > before.seq) this.#hello()
          break
        }
        const { seq, entry, frames, ask = before.ask, undo = before.undo } = message
        const { outcome = before.outcome, silence = before.silence, clocks, ack } = message
        const own = ack !== undefined && ack === this.#inFlight?.id
        if (clocks !== undefined) store.setState({ clocks: { ...clocks, since: Date.now() } })
        this.#done(ack)
        const view = viewAfter(before.view, message)
        const log = [...before.log, { ...entry, events: eventsOf(message) }]
        const seat = store.getState().info?.seat ?? null
        this.#story.tell({ seq, view, ask, undo, outcome, silence, log }, frames, seat, own)
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
          this.#done(message.id)
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
        store.setState({ seatSettings: message.orders, muted: message.muted })
        break
      default:
        break
    }
  }
}
