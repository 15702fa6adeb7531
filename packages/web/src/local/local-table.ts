import type { Point } from '@flotilla/bots'
import { Hearing } from '@flotilla/bots/hearing'
import {
  BadInput,
  IllegalChoice,
  Table,
  askOf,
  defaultAnswer,
  includes,
  ioOn,
  say as inWords,
  seatBit,
  type Ask,
  type Choice,
  type Game,
  type Seat,
  type SeatSet,
  type Signal,
} from '@flotilla/kernel'
import {
  besideOf,
  eventsOf,
  Eyes,
  orderedAnswer,
  ordersAt,
  platform,
  Tale,
  type Beside,
  type Chapter,
  type ClientMessageInput,
  type Fault,
  type History,
  type LogEntry,
  type ServerMessage,
  type Shown,
  type TableInfo,
} from '@flotilla/wire'
import { infoOf } from './info.ts'
import type { Given, KeptTable } from './kept.ts'

/** What a table of this browser needs from outside. */
export interface Around {
  now(): number
  /** A fresh table, before the first answer. */
  begin(kept: KeptTable): Table
  /** What sits there answers, from what its seat may know and what its side has pointed out. Rejects where it was told to stop. */
  think(bot: string, table: Table, ask: Ask, heard: readonly Signal[], stop: AbortSignal): Promise<Thought>
  keep(kept: KeptTable): void
  /** Why this answer is not wanted although it is legal; null where it is. */
  object?(seat: Seat, choice: Choice): Fault | null
}

/** What a bot answers, and what it points out to its side. */
export interface Thought {
  readonly choice: Choice
  readonly points: readonly Point[]
}

/** What one seat has been shown. */
interface Watch {
  readonly eyes: Eyes
  log: readonly LogEntry[]
  beside: Beside
}

type Asked = Extract<ClientMessageInput, { id: string }>

/** Who plays for somebody who is away. */
const SUBSTITUTE = 'mate'

/** Something that this table does not do, with the reason. */
class Refused extends Error {
  readonly fault: Fault
  constructor(fault: Fault) {
    super(fault.message)
    this.fault = fault
  }
}

const fault = (code: string): Fault => ({ code, message: inWords({ language: 'en', catalogue: platform.en, names: [] }, { code }) })

/**
 * A table in the browser itself. It speaks the server's messages, so whoever shows a table does not know the difference.
 * Several seats may be played by hand: then it is seen with the eyes of whoever is asked.
 */
export class LocalTable {
  kept: KeptTable
  readonly #around: Around
  readonly #listeners = new Set<(message: ServerMessage) => void>()
  #tale: Tale
  #given: readonly Given[] = []
  #watches = new Map<Seat, Watch>()
  #viewer: Seat | null = null
  #thinking: AbortController | null = null
  /** Numbers of asks are never used twice, also after something was taken back. */
  #asksBefore = 0
  #hearing = new Hearing()

  constructor(kept: KeptTable, around: Around) {
    this.kept = kept
    this.#around = around
    this.#tale = this.#play(kept.answers)
  }

  get table(): Table {
    return this.#tale.table
  }

  get game(): Game {
    return this.table.game
  }

  get info(): TableInfo {
    return infoOf(this.kept, this.table, this.#viewer)
  }

  /** Bots go on as long as somebody looks. */
  listen(listener: (message: ServerMessage) => void): () => void {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size === 0) this.#stop()
    }
  }

  hear(message: ClientMessageInput): void {
    if (message.type === 'hello') {
      this.#tell(this.#state(this.#viewer))
      this.#attend()
    } else if (message.type !== 'bye' && message.type !== 'ping') this.#carryOut(message)
  }

  /** The game from its start as the viewer was shown it, moment by moment. */
  history(): History {
    const tale = new Tale(this.#around.begin(this.kept))
    const eyes = new Eyes(tale.table, this.#viewer)
    const view = eyes.view as unknown as History['view']
    const steps: Chapter[] = []
    for (const given of this.#given) {
      const shown = see(tale, eyes, given, true)
      if (shown !== null)
        steps.push({ frames: shown.frames, entry: shown.entry, ...(this.table.isOver ? { answers: tale.table.answers.length } : {}) })
    }
    return { view, opening: eyes.opening, steps }
  }

  #tell(message: ServerMessage): void {
    for (const listener of this.#listeners) listener(message)
  }

  // --- what is shown ----------------------------------------------------------------------------------------

  /** Plays from the start as far as these answers go. */
  #play(answers: readonly Given[]): Tale {
    const tale = new Tale(this.#around.begin(this.kept))
    const hands = this.kept.seats.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []))
    const watches = new Map(hands.map((seat) => [seat, { eyes: new Eyes(tale.table, seat), log: [] as LogEntry[] }]))
    for (const given of answers) {
      const deed = tale.answer(given.seat, given.choice, false, given.by !== 'order')
      for (const { eyes, log } of watches.values()) {
        const shown = eyes.see(tale.table, { episode: deed, entry: { ...given, kind: 'answer' }, at: given.at })
        if (shown !== null) log.push(logged(shown))
      }
    }
    this.#given = answers
    this.#watches = new Map([...watches].map(([seat, watch]) => [seat, { ...watch, beside: besideOf(tale, watch.eyes.view, seat) }]))
    this.#tale = tale
    this.#viewer = this.#nextViewer()
    return tale
  }

  /** Whoever is asked and sits here; if nobody is, whoever was. */
  #nextViewer(): Seat | null {
    const { asks } = this.table.state
    const isHere = (seat: Seat | null): boolean => seat !== null && this.#watches.has(seat)
    const asked = asks.filter(({ seat }) => isHere(seat)).toSorted((a, b) => Number(a.optional ?? false) - Number(b.optional ?? false))
    if (asked.some(({ seat, optional }) => seat === this.#viewer && optional === undefined)) return this.#viewer
    const [first] = asked.filter(({ optional }) => optional === undefined)
    return first?.seat ?? (isHere(this.#viewer) ? this.#viewer : ([...this.#watches.keys()][0] ?? null))
  }

  #besideOf(seat: Seat | null): Beside & { readonly undo: number } {
    const watch = seat === null ? undefined : this.#watches.get(seat)
    if (seat === null || watch === undefined) return { ask: null, undo: 0, silence: null, outcome: this.table.outcome() }
    const { ask } = watch.beside
    const isPlaying = this.kept.status === 'playing'
    return {
      ...watch.beside,
      ask: ask === null || !isPlaying ? null : { ...ask, n: this.#numberOf(seat) },
      undo: this.#undoable(seat),
    }
  }

  #numberOf(seat: Seat): number {
    return (this.#asksBefore + this.#tale.posed[seat]) * this.kept.seats.length + seat
  }

  /** The position as a seat sees it, with all that led to it. */
  #state(seat: Seat | null): ServerMessage {
    const watch = seat === null ? undefined : this.#watches.get(seat)
    return {
      type: 'state',
      table: this.kept.id,
      info: infoOf(this.kept, this.table, seat),
      seq: watch?.eyes.seq ?? 0,
      view: (watch?.eyes.view ?? this.table.view(null)) as unknown as History['view'],
      ...this.#besideOf(seat),
      clocks: null,
      log: watch?.log ?? [],
      ...(watch?.eyes.seq === 0 ? { opening: watch.eyes.opening } : {}),
      talk: [],
      muted: [],
      orders: this.kept.orders,
    }
  }

  // --- what is asked of it ----------------------------------------------------------------------------------

  #carryOut(message: Asked): void {
    try {
      const isTold = this.#do(message)
      if (!isTold) this.#tell({ type: 'ack', table: this.kept.id, id: message.id })
    } catch (error) {
      this.#tell({ type: 'refused', table: this.kept.id, id: message.id, error: faultIn(error) })
    }
    this.#attend()
  }

  /** Does it, or throws why not. True where what is shown acknowledges it already. */
  #do(message: Asked): boolean {
    const seat = this.#viewer
    if (seat === null) throw new Refused(fault('table.notSeated'))
    switch (message.type) {
      case 'answer':
        if (this.kept.status === 'paused') throw new Refused(fault('table.paused'))
        if (message.ask !== undefined && message.ask !== this.#numberOf(seat)) throw new Refused(fault('table.staleAsk'))
        this.#answer(seat, message.choice, 'person', message.id)
        return true
      case 'undo':
        this.#takeBack(seat)
        return false
      case 'vote':
        this.#vote(message.kind)
        return false
      case 'orders':
        this.#change({ orders: message.orders })
        this.#tell({ type: 'orders', table: this.kept.id, orders: message.orders, muted: [] })
        return false
      case 'away':
        this.#stop()
        this.#change({ away: [...this.kept.away.filter((one) => one !== seat), ...(message.away ? [seat] : [])] })
        this.#tellInfo()
        return false
      case 'signal':
        if (this.#sideOf(seat) === seatBit(seat)) throw new Refused(fault('talk.alone'))
        this.#pointOut({ seat, kind: message.kind, at: message.at })
        return false
      default:
        throw new Refused(fault('talk.off'))
    }
  }

  /** Those who win or lose with a seat, itself included. */
  #sideOf(seat: Seat): SeatSet {
    return this.game.mates?.(ioOn(this.game, this.table.state), seat) ?? seatBit(seat)
  }

  /** To the bots of the side, and to whoever looks if they are of it. */
  #pointOut(signal: Signal): void {
    this.#hearing.note(this.game, this.table.view(null), signal)
    if (this.#viewer !== null && includes(this.#sideOf(this.#viewer), signal.seat))
      this.#tell({ type: 'signal', table: this.kept.id, signal })
  }

  /** There is nobody else to ask. */
  #vote(kind: Extract<Asked, { type: 'vote' }>['kind']): void {
    const { status } = this.kept
    if (kind === 'pause' && status === 'playing') this.#change({ status: 'paused' })
    else if (kind === 'resume' && status === 'paused') this.#change({ status: 'playing' })
    else if (kind === 'end' && status !== 'over') this.#change({ status: 'ended' })
    else throw new Refused(fault('table.over'))
    this.#stop()
    this.#tell(this.#state(this.#viewer))
  }

  #change(part: Partial<KeptTable>): void {
    this.kept = { ...this.kept, ...part }
    this.#around.keep(this.kept)
  }

  #tellInfo(): void {
    this.#tell({ type: 'info', table: this.kept.id, info: this.info, clocks: null })
  }

  #answer(seat: Seat, choice: unknown, by: Given['by'], request: string | null): void {
    const { kept } = this
    const objection = by === 'person' ? (this.#around.object?.(seat, choice as Choice) ?? null) : null
    if (objection !== null) throw new Refused(objection)
    const before = new Map([...this.#watches].map(([one, { eyes, log }]) => [one, { seq: eyes.seq, view: eyes.view, log }]))
    const given: Given = { seat, choice: choice as Choice, by, at: this.#around.now() }
    const deed = this.#tale.answer(seat, choice, true, by !== 'order')
    const [, carried] = this.table.answers[this.table.answers.length - 1]
    const stored = { ...given, choice: carried }
    const shown = new Map<Seat, Shown | null>()
    for (const [one, watch] of this.#watches) {
      const told = watch.eyes.see(this.table, { episode: deed, entry: { ...given, kind: 'answer' }, at: given.at })
      shown.set(one, told)
      watch.beside = besideOf(this.#tale, watch.eyes.view, one)
      if (told !== null) watch.log = [...watch.log, logged(told)]
    }
    this.#given = [...this.#given, stored]
    const away = by === 'person' ? kept.away.filter((one) => one !== seat) : kept.away
    this.#change({ answers: this.#given, away, ...(this.table.isOver ? { status: 'over' } : {}) })
    const viewer = this.#nextViewer()
    if (viewer !== this.#viewer) {
      // Other eyes see it from now on: first what they knew, then what they are shown of it.
      this.#viewer = viewer
      const known = viewer === null ? undefined : before.get(viewer)
      const told = viewer === null ? null : (shown.get(viewer) ?? null)
      const state = this.#state(viewer)
      this.#tell(
        told === null || known === undefined || state.type !== 'state'
          ? state
          : { ...state, ...known, view: known.view as unknown as History['view'], ask: null, outcome: null },
      )
    }
    this.#tellShown(viewer === null ? null : (shown.get(viewer) ?? null), request)
    if (this.table.isOver || away !== kept.away) this.#tellInfo()
  }

  #tellShown(shown: Shown | null, request: string | null): void {
    const ack = request === null ? {} : { ack: request }
    if (shown !== null) {
      const { outcome, ...beside } = this.#besideOf(this.#viewer)
      const { seq, frames, entry } = shown
      this.#tell({ type: 'update', table: this.kept.id, seq, frames, entry, ...beside, ...(outcome === null ? {} : { outcome }), ...ack })
    } else if (request !== null) this.#tell({ type: 'ack', table: this.kept.id, id: request })
  }

  // --- taking back ------------------------------------------------------------------------------------------

  #undoable(seat: Seat): number {
    const { undo, from, status } = this.kept
    if (undo === 'off' || status === 'ended') return 0
    return undo === 'rules' ? this.table.undoable(seat) : this.#given.slice(from).filter((one) => this.#isByHand(one)).length
  }

  #isByHand({ seat, by }: Given): boolean {
    return by === 'person' && this.kept.seats[seat].bot === undefined
  }

  /** What was taken back is forgotten: the table is as if it had never happened. */
  #takeBack(seat: Seat): void {
    if (this.kept.undo === 'off') throw new Refused(fault('undo.off'))
    if (this.#undoable(seat) === 0) throw new Refused(fault('kernel.nothingToUndo'))
    const to = this.#given.findLastIndex((one) => this.#isByHand(one))
    this.#stop()
    this.#hearing = new Hearing()
    this.#asksBefore += Math.max(...this.#tale.posed) + 1
    this.#play(this.#given.slice(0, to))
    this.#change({ answers: this.#given, status: 'playing' })
    this.#tell(this.#state(this.#viewer))
  }

  // --- those who do not sit here ----------------------------------------------------------------------------

  #stop(): void {
    this.#thinking?.abort()
    this.#thinking = null
  }

  /** Bots think one after another; orders are carried out. */
  #attend(): void {
    const { kept } = this
    if (this.#thinking !== null || this.#listeners.size === 0 || kept.status !== 'playing') return
    for (const ask of this.table.state.asks) {
      if (ask.optional !== undefined) continue
      const bot = kept.seats[ask.seat].bot ?? (kept.away.includes(ask.seat) ? SUBSTITUTE : null)
      if (bot !== null) return this.#think(bot, ask)
      const orders = ordersAt(this.table, ask, kept.orders)
      const ordered = orderedAnswer(this.table, ask.seat, ask, orders)
      if (orders !== kept.orders || ordered?.plan) {
        const plans = orders.plans.filter((one) => one !== ordered?.plan)
        this.#change({ orders: { ...orders, plans } })
        this.#tell({ type: 'orders', table: kept.id, orders: this.kept.orders, muted: [] })
      }
      if (ordered !== null) {
        this.#answer(ask.seat, ordered.choice, 'order', null)
        return this.#attend()
      }
    }
  }

  #think(bot: string, ask: Ask): void {
    const stop = new AbortController()
    this.#thinking = stop
    const { table } = this
    const byDefault = (): Thought => ({ choice: defaultAnswer(table.game, table.view(ask.seat), ask), points: [] })
    void this.#around
      .think(bot, table, ask, this.#hearing.by(table.game, table.view(ask.seat), ask.seat), stop.signal)
      .catch(byDefault)
      .then(({ choice, points }) => {
        if (stop.signal.aborted) return
        this.#thinking = null
        if (this.#sideOf(ask.seat) !== seatBit(ask.seat)) for (const point of points) this.#pointOut({ ...point, seat: ask.seat })
        if (askOf(table.state, ask.seat) === ask) this.#answer(ask.seat, choice, 'bot', null)
        this.#attend()
      })
  }
}

const logged = ({ entry, frames }: Shown): LogEntry => ({ ...entry, events: eventsOf({ frames }) })

function see(tale: Tale, eyes: Eyes, given: Given, isWatched: boolean): Shown | null {
  const deed = tale.answer(given.seat, given.choice, isWatched)
  return eyes.see(tale.table, { episode: deed, entry: { ...given, kind: 'answer' }, at: given.at })
}

function faultIn(error: unknown): Fault {
  if (error instanceof Refused) return error.fault
  if (error instanceof IllegalChoice) {
    const { code, rule, params } = error.refusal
    return { code, message: error.message, params: params as NonNullable<Fault['params']>, ...(rule === null ? {} : { rule }) }
  }
  if (error instanceof BadInput) return { code: 'bad.field', message: error.message, params: { field: error.field, why: error.message } }
  throw error
}
