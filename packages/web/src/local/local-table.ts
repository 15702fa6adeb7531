import type { Point } from '@flotilla/bots'
import { withBots, type GameBots } from '@flotilla/bots/advice'
import { clockOf, Hearing } from '@flotilla/bots/hearing'
import { askOf, readCtx, includes, same, seatBit, view } from '@flotilla/kernel'
import type { Ask, Choice, Game, Seat, SeatSet, Signal, Table } from '@flotilla/kernel'
import { Refusal } from '@flotilla/protocol'
import type { Chapter, ClientMessageInput, Fault, History, SeatSettings, ServerMessage, StateMessage, TableInfo } from '@flotilla/protocol'
import { Session, asLog, opening, retold, undoable } from '@flotilla/table'
import type { Effect, Entry, Input, TableRules, Update } from '@flotilla/table'
import { faultIn, refusal } from './faults.ts'
import { handAfter, nextViewer, outcomeOf, plainView, stateOf, type Hand } from './hand.ts'
import { infoOf } from './info.ts'
import { entriesOf, personAt, rulesOf, unusedAsk } from './kept-session.ts'
import type { Given, KeptTable } from './kept.ts'

/** A game at one moment. */
export type Moment = Pick<Table, 'game' | 'state' | 'view'>

/** What a table of this browser needs from outside. */
export interface Around {
  now(): number
  /** A fresh table, before the first answer. */
  begin(kept: KeptTable): Table
  /** What sits there answers, from what its seat may know and what its side has pointed out. Rejects where it was told to stop. */
  think(bot: string, table: Moment, ask: Ask, heard: readonly Signal[], stop: AbortSignal): Promise<Thought>
  /** What the bots of its game go by, where some play. */
  readonly advice?: GameBots | undefined
  keep(kept: KeptTable): void
  /** Why this answer is not wanted although it is legal; null where it is. */
  object?(seat: Seat, choice: Choice): Fault | null
}

/** What a bot answers, and what it points out to its side. */
export interface Thought {
  readonly choice: Choice
  readonly points: readonly Point[]
}

type Asked = Extract<ClientMessageInput, { id: string }>
type Thinks = Extract<Effect, { type: 'think' }>
type Reply = Extract<Effect, { type: 'reply' | 'refuse' }>

/** Who plays for somebody who is away. */
const SUBSTITUTE = 'mate'

/**
 * Runs a table in the browser itself: the session decides, and this carries out what it says. It speaks the server's messages, so
 * whoever shows a table does not know the difference. Of several people at this browser it shows what the one knows who is asked.
 */
export class LocalTable {
  kept: KeptTable
  readonly #around: Around
  readonly #listeners = new Set<(message: ServerMessage) => void>()
  #rules: TableRules
  #session: Session
  readonly #hands = new Map<Seat, Hand>()
  #viewer: Seat | null = null
  #hearing: Hearing
  #thoughts: Promise<unknown> = Promise.resolve()
  readonly #stops = new Map<Seat, AbortController>()
  /** The entries that are being stored: with one that is, the next may be under way. */
  readonly #storing: Entry[] = []
  #tags = 0

  constructor(kept: KeptTable, around: Around) {
    this.kept = kept
    this.#around = around
    this.#rules = rulesOf(kept, around.begin(kept), 1)
    this.#hearing = this.#newHearing()
    this.#session = this.#opened()
  }

  get game(): Game {
    return this.#rules.game
  }

  #newHearing(): Hearing {
    return new Hearing(clockOf(withBots(this.game, this.#around.advice)))
  }

  get moment(): Moment {
    const { game } = this
    const { state } = this.#session.position.game
    return { game, state, view: (seat) => view(game, state, seat) }
  }

  /** The game played again from its start, for its record. */
  get table(): Table {
    const table = this.#around.begin(this.kept)
    for (const { seat, choice, by } of this.kept.answers) table.answer(seat, choice, undefined, by !== 'order')
    return table
  }

  get info(): TableInfo {
    return this.#infoFor(this.#viewer)
  }

  #infoFor(seat: Seat | null): TableInfo {
    return infoOf(this.kept, { game: this.game, outcome: outcomeOf(this.moment) }, seat)
  }

  /** Bots go on as long as somebody looks. */
  listen(listener: (message: ServerMessage) => void): () => void {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size === 0) this.#do({ type: 'runs', runs: false })
    }
  }

  hear(message: ClientMessageInput): void {
    if (message.type === 'hello') {
      this.#tell(this.#state(this.#viewer))
      this.#do({ type: 'runs', runs: true })
    } else if (message.type !== 'bye' && message.type !== 'ping') this.#carryOut(message)
  }

  /** The game from its start as the viewer was shown it, moment by moment. */
  history(): History {
    const steps = this.#retold(this.#viewer, true)
    const isOver = this.#session.position.status === 'over'
    return { ...opening(this.#rules, this.#viewer), steps: isOver ? steps : steps.map(({ frames, entry }) => ({ frames, entry })) }
  }

  #retold(viewer: Seat | null, byMoments: boolean): Chapter[] {
    const told = { viewer, after: 0, upTo: Infinity, byMoments }
    return [...retold(this.#rules, entriesOf(this.kept), told)].filter((step) => step !== null)
  }

  // --- the runner -------------------------------------------------------------------------------------------

  #tell(message: ServerMessage): void {
    for (const listener of this.#listeners) listener(message)
  }

  /** Somebody may have set the clock back since this was played. */
  get #now(): number {
    return Math.max(this.#around.now(), this.kept.answers.at(-1)?.at ?? this.kept.created)
  }

  /** A session at rest, with everybody at this browser looking. */
  #opened(): Session {
    const tag = (): string => `new ${++this.#tags}`
    const options = { rules: this.#rules, absent: 'bot', substitute: SUBSTITUTE, delay: 0, tag } as const
    const now = this.#now
    const session = new Session(options, entriesOf(this.kept), now)
    session.step({ type: 'runs', runs: false }, now)
    this.#hands.clear()
    this.kept.seats.forEach(({ bot }, seat) => {
      if (bot !== undefined) return
      session.step({ type: 'settings', person: personAt(seat), settings: this.kept.orders }, now)
      const greeting = session.step({ type: 'join', channel: personAt(seat), person: personAt(seat) }, now)
      for (const effect of greeting)
        if (effect.type === 'greet') this.#hands.set(seat, { shown: effect.shown, log: this.#retold(seat, false).map(asLog) })
    })
    this.#viewer = nextViewer(session.position.game.state.asks, this.#hands, this.#viewer)
    return session
  }

  /** Lets the session take a step, and everything that follows from it at once: what is stored here is stored at once. */
  #do(input: Input, request: string | null = null): void {
    const inputs: Input[] = [input]
    for (let next = inputs.shift(); next !== undefined; next = inputs.shift()) {
      const known = new Map(this.#hands)
      const told: [Seat, Update][] = []
      const replies: Reply[] = []
      for (const effect of this.#session.step(next, this.#now))
        switch (effect.type) {
          case 'append':
            this.#storing.push(effect.entry)
            inputs.push({ type: 'appended', id: effect.id })
            break
          case 'show':
            if (effect.viewer !== null) told.push([effect.viewer, effect.update])
            break
          case 'think':
            this.#think(effect)
            break
          case 'stopThinking':
            this.#stops.get(effect.seat)?.abort()
            break
          case 'settings':
            this.#changeOrders(effect.settings)
            break
          case 'reply':
          case 'refuse':
            replies.push(effect)
            break
          default:
          // Nobody is reminded here, and what is shown follows from what is stored.
        }
      this.#show(known, told, request)
      for (const reply of replies) this.#reply(reply, told)
    }
  }

  /** Keeps what was stored, and shows it to whoever looks. */
  #show(known: ReadonlyMap<Seat, Hand>, told: readonly [Seat, Update][], request: string | null): void {
    for (const [seat, update] of told) {
      const hand = this.#hands.get(seat)
      if (hand !== undefined) this.#hands.set(seat, handAfter(hand, update))
    }
    const changed = this.#keepStored()
    const { state } = this.#session.position.game
    const viewer = nextViewer(state.asks, this.#hands, this.#viewer)
    const mine = told.flatMap(([seat, update]) => (seat === viewer ? [update] : []))
    if (viewer !== this.#viewer) {
      // Somebody else looks from now on: first at what they knew, then they are shown what is new.
      const before = viewer === null || mine.length === 0 ? undefined : known.get(viewer)
      this.#viewer = viewer
      this.#tell(before === undefined ? this.#state(viewer) : { ...this.#state(viewer), ...stateOf(before), ask: null, outcome: null })
    }
    const { outcome, ...beside } = this.#besideOf(viewer)
    for (const update of mine)
      this.#tell({
        type: 'update',
        table: this.kept.id,
        ...update,
        ...beside,
        ...(outcome === null ? {} : { outcome }),
        ...(request === null ? {} : { ack: request }),
      })
    if (changed) this.#tell({ type: 'info', table: this.kept.id, info: this.info, clocks: null })
  }

  /** True where more than answers has changed. */
  #keepStored(): boolean {
    const [entry] = this.#storing
    const { seq, seats, status } = this.#session.position
    if (entry === undefined || entry.seq > seq) return false
    this.#storing.shift()
    const away = seats.flatMap((one, seat) => (one.person !== null && one.away ? [seat] : []))
    const changed = status !== this.kept.status || !same(away, this.kept.away)
    const { seat, by, at } = entry
    const answers = entry.kind === 'answer' ? [...this.kept.answers, { seat, choice: entry.given as Choice, by, at }] : this.kept.answers
    this.#change({ answers, away, status })
    return changed
  }

  #reply(reply: Reply, told: readonly [Seat, Update][]): void {
    const { id } = this.kept
    if (reply.type === 'refuse') this.#tell({ type: 'refused', table: id, id: reply.request, error: faultIn(reply.refusal) })
    // An answer is acknowledged by the update that it leads to.
    else if (!told.some(([seat]) => seat === this.#viewer)) this.#tell({ type: 'ack', table: id, id: reply.request })
  }

  /** One bot thinks after the other. */
  #think({ seat, asked, bot }: Thinks): void {
    const stop = new AbortController()
    this.#stops.set(seat, stop)
    this.#thoughts = this.#thoughts.then(() => (stop.signal.aborted ? undefined : this.#decide({ seat, asked, bot }, stop.signal)))
  }

  async #decide({ seat, asked, bot }: Omit<Thinks, 'type'>, stop: AbortSignal): Promise<void> {
    const { moment, game } = this
    const ask = askOf(moment.state, seat)
    if (ask === undefined) return
    const heard = this.#hearing.by(game, moment.view(seat), seat)
    const thought = await this.#around.think(bot, moment, ask, heard, stop).catch(() => null)
    if (stop.aborted) return
    if (thought === null) return this.#do({ type: 'failed', seat, asked })
    if (this.#sideOf(seat) !== seatBit(seat)) for (const point of thought.points) this.#pointOut({ ...point, seat })
    this.#do({ type: 'decided', seat, asked, choice: thought.choice, pause: 0 })
  }

  // --- what is shown ----------------------------------------------------------------------------------------

  #besideOf(seat: Seat | null): Pick<StateMessage, 'ask' | 'undo' | 'silence' | 'outcome'> {
    const shown = seat === null ? undefined : this.#hands.get(seat)?.shown
    if (seat === null || shown === undefined) return { ask: null, undo: 0, silence: null, outcome: outcomeOf(this.moment) }
    const { ask, silence, outcome } = shown
    return { ask: this.kept.status === 'playing' ? ask : null, undo: this.#undoable(seat), silence, outcome }
  }

  /** The position as a seat sees it, with all that led to it. */
  #state(seat: Seat | null): StateMessage {
    const hand = seat === null ? undefined : this.#hands.get(seat)
    return {
      type: 'state',
      table: this.kept.id,
      info: this.#infoFor(seat),
      seq: 0,
      view: plainView(this.moment.view(null)),
      log: [],
      ...(hand === undefined ? {} : stateOf(hand)),
      ...this.#besideOf(seat),
      clocks: null,
      ...(hand?.shown.seq === 0 ? { opening: opening(this.#rules, seat).opening } : {}),
      talk: [],
      muted: [],
      orders: this.kept.orders,
    }
  }

  // --- what is asked of it ----------------------------------------------------------------------------------

  #carryOut(message: Asked): void {
    try {
      if (this.#isDone(message)) this.#tell({ type: 'ack', table: this.kept.id, id: message.id })
    } catch (error) {
      this.#tell({ type: 'refused', table: this.kept.id, id: message.id, error: faultIn(error) })
    }
  }

  /** True where it has been done; false where the session replies. Throws why not. */
  #isDone(message: Asked): boolean {
    const seat = this.#viewer
    if (seat === null) throw refusal('table.notSeated')
    const base = { person: personAt(seat), request: message.id }
    switch (message.type) {
      case 'answer': {
        const objection = this.#around.object?.(seat, message.choice) ?? null
        if (objection !== null) throw new Refusal(409, objection)
        this.#do({ type: 'answer', ...base, choice: message.choice, asked: message.ask }, message.id)
        return false
      }
      case 'undo':
        this.#takeBack(seat)
        return true
      case 'vote':
        // There is nobody else to ask.
        if (message.kind === 'replace' || message.kind === 'undo') throw refusal('table.over')
        this.#do({ type: 'decide', ...base, kind: message.kind })
        this.#tell(this.#state(this.#viewer))
        return false
      case 'orders':
        this.#changeOrders(message.orders)
        this.kept.seats.forEach((_, at) => this.#do({ type: 'settings', person: personAt(at), settings: message.orders }))
        return true
      case 'away':
        this.#do({ type: 'seat', ...base, seat, sitting: { person: personAt(seat), bot: null, away: message.away } })
        return false
      case 'signal':
        if (this.#sideOf(seat) === seatBit(seat)) throw refusal('talk.alone')
        this.#pointOut({ seat, kind: message.kind, at: message.at })
        return true
      default:
        throw refusal('talk.off')
    }
  }

  /** Those who win or lose with a seat, itself included. */
  #sideOf(seat: Seat): SeatSet {
    const { game, state } = this.moment
    return game.mates?.(readCtx(game, state), seat) ?? seatBit(seat)
  }

  /** To the bots of the side, and to whoever looks if they are of it. */
  #pointOut(signal: Signal): void {
    this.#hearing.note(this.moment.view(null), signal)
    const isMate = this.#viewer !== null && includes(this.#sideOf(this.#viewer), signal.seat)
    if (isMate) this.#tell({ type: 'signal', table: this.kept.id, signal })
  }

  #changeOrders(orders: SeatSettings): void {
    this.#change({ orders })
    this.#tell({ type: 'orders', table: this.kept.id, orders, muted: [] })
  }

  #change(part: Partial<KeptTable>): void {
    this.kept = { ...this.kept, ...part }
    this.#around.keep(this.kept)
  }

  // --- taking back ------------------------------------------------------------------------------------------

  #undoable(seat: Seat): number {
    const { undo, from, status, answers } = this.kept
    if (undo === 'off' || status === 'ended') return 0
    return undo === 'rules' ? undoable(this.#session.position.game, seat) : answers.slice(from).filter((one) => this.#isByHand(one)).length
  }

  #isByHand({ seat, by }: Given): boolean {
    return by === 'person' && this.kept.seats[seat].bot === undefined
  }

  /** What was taken back is forgotten: the table is as if it had never happened. */
  #takeBack(seat: Seat): void {
    if (this.kept.undo === 'off') throw refusal('undo.off')
    if (this.#undoable(seat) === 0) throw refusal('kernel.nothingToUndo')
    this.#do({ type: 'runs', runs: false })
    this.#hearing = this.#newHearing()
    const { answers } = this.kept
    this.#change({
      answers: answers.slice(
        0,
        answers.findLastIndex((one) => this.#isByHand(one)),
      ),
      status: 'playing',
    })
    this.#rules = rulesOf(this.kept, this.#around.begin(this.kept), unusedAsk(this.#session.position))
    this.#session = this.#opened()
    this.#tell(this.#state(this.#viewer))
    this.#do({ type: 'runs', runs: true })
  }
}
