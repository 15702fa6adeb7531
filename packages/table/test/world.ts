import { open, same, type Seat } from '@flotilla/kernel'
import { patched } from '@flotilla/protocol'
import {
  Session,
  firstPosition,
  play,
  type Closing,
  type Effect,
  type Entry,
  type Input,
  type Position,
  type Sitting,
  type TableRules,
} from '../src/index.ts'
import { shownNow } from '../src/feed.ts'
import { undoable } from '../src/game-value.ts'
import { checkAtRest } from './laws-at-rest.ts'
import {
  LATENCY,
  QUIET,
  START,
  broken,
  type Client,
  type Counts,
  type Fault,
  type Server,
  type Setting,
  type Weather,
} from './world-parts.ts'

// A table with servers, a journal and clients, all of them arrays: what happens when is for the caller to say.

export class World {
  readonly journal: Entry[] = []
  readonly servers: Server[] = []
  readonly clients: Client[] = []
  readonly rules: TableRules
  readonly counts: Counts
  readonly acknowledged = new Set<string>()
  readonly refused = new Set<string>()
  readonly resent = new Set<string>()
  readonly given = new Map<string, { readonly input: Input; readonly server: number }>()
  now = START
  weather: Weather = 'fine'
  readonly #fault: Fault | null
  readonly #setting: Setting
  readonly #random: () => number
  #tags = 0
  #requests = 0
  #persons = 0

  constructor(setting: Setting, counts: Counts, random: () => number, fault: Fault | null = null) {
    this.#setting = setting
    this.#fault = fault
    this.#random = random
    this.counts = counts
    const { game, seats, options, clock = { kind: 'none' }, bots = 0 } = setting
    this.rules = {
      game,
      opened: open(game, {
        seats,
        options: options ?? {},
        seed: Math.floor(random() * 1e9)
          .toString(16)
          .padStart(64, '0'),
      }),
      clock,
      started: START,
      seats: Array.from({ length: seats }, (_, seat): Sitting =>
        seat < seats - bots ? { person: `p${this.#persons++}`, bot: null, away: false } : { person: null, bot: 'mate', away: false },
      ),
    }
    for (let server = 0; server < 2; server++)
      this.servers.push({ session: this.#fresh(server), wakeAt: null, leads: server === 0, inbox: [], life: 0 })
    this.servers.forEach((_, server) => this.tell(server, { type: 'leads', leads: server === 0 }))
  }

  #fresh(server: number): Session {
    const { absent = 'bot', delay = 0 } = this.#setting
    const isAlone = this.#fault === 'aloneFromRecord' && server === 1 && this.journal.length > 0
    const { seats } = this.rules
    // The record of now instead of the entries: somebody who was replaced since has never been there.
    const rules = isAlone
      ? { ...this.rules, seats: seats.map((one, seat) => (seat === 0 ? one : { person: null, bot: 'mate', away: false })) }
      : this.rules
    return new Session(
      { rules, absent, substitute: 'mate', delay: delay * 1000, tag: () => `t${server}.${this.#tags++}`, isShared: true },
      this.journal,
      this.now,
    )
  }

  // --- the runner -----------------------------------------------------------------------------------------------

  tell(server: number, input: Input): void {
    const at = this.servers[server]
    this.counts.steps++
    const before = at.session.position
    const effects = at.session.step(input, this.now)
    for (const [i, effect] of effects.entries()) this.#carryOut(server, effect, input, effects.slice(0, i))
    if (at.session.position !== before) this.#count(before, at.session.position)
  }

  #later(server: number, input: Input, after: number): void {
    const { inbox, life } = this.servers[server]
    inbox.push({ at: this.now + after, input })
    void life
  }

  #carryOut(server: number, effect: Effect, input: Input, earlier: readonly Effect[]): void {
    const { session } = this.servers[server]
    switch (effect.type) {
      case 'append':
        return this.#append(server, effect)
      case 'read':
        return this.#later(server, { type: 'entries', id: effect.id, entries: this.journal.slice(effect.from - 1) }, LATENCY)
      case 'greet': {
        if (this.#fault !== 'shownBeforeStored') this.#checkStored(session)
        if (input.type === 'join' && earlier.some((one) => one.type === 'greet' && one.channel === effect.channel))
          broken(10, 'two states in one join')
        return this.#greet(effect, session)
      }
      case 'show':
        this.#checkStored(session)
        for (const client of this.clients) {
          const hears = client.isOpen || this.#fault === 'updatesAfterLeave'
          if (client.server === server && client.viewer === effect.viewer && client.greeted > 0 && hears) this.#show(client, effect)
        }
        return
      case 'reply':
        this.acknowledged.add(effect.request)
        if (!this.journal.some(({ request }) => request === effect.request) && !effect.done.again)
          broken(1, `acknowledged ${effect.request} before it was stored`)
        return
      case 'refuse':
        if (!('code' in effect.refusal && effect.refusal.code === 'server.storage')) this.refused.add(effect.request)
        return
      case 'think':
        return this.#think(server, effect)
      case 'wakeAt':
        this.servers[server].wakeAt = this.#fault === 'wakeUpLost' && this.#random() < 0.2 ? null : effect.at
        return
      case 'stuck':
        return broken(5, `stuck: ${effect.why}`)
      default:
    }
  }

  #append(server: number, { id, entry }: Extract<Effect, { type: 'append' }>): void {
    const weather = this.weather
    this.weather = 'fine'
    const last = this.journal.at(-1)
    const fits = entry.seq === this.journal.length + 1 && entry.prev === (last?.tag ?? '')
    const stores = fits && weather !== 'unknownLost' && weather !== 'lost'
    const store = (): void => {
      this.journal.push(JSON.parse(JSON.stringify(entry)) as Entry)
      if (this.#fault !== 'hintDropped') this.servers.forEach((_, other) => other === server || this.#later(other, { type: 'hint' }, 5))
    }
    if (this.#fault === 'shownBeforeStored' && fits) {
      this.#later(server, { type: 'appended', id }, 0)
      if (weather === 'fine') store()
      return
    }
    if (stores) store()
    if (entry.kind === 'close' && stores) this.counts[(entry.given as Closing).late.length > 0 ? 'closedLate' : 'closedFull']++
    if (!fits) this.counts.overtaken++
    if (weather === 'unknownStored' && stores) this.counts.unknownStored++
    const delay = weather === 'slow' ? 700 : weather === 'mute' ? 5000 : LATENCY
    if (weather === 'unknownStored' && stores && this.#fault === 'unknownTakenForFailed') {
      // As if nothing had been stored: whoever asked is told so, and the session believes it.
      if (entry.request !== null) this.refused.add(entry.request)
      return this.#later(server, { type: 'overtaken', id }, delay)
    }
    const type =
      weather === 'lost' ? 'lost' : weather.startsWith('unknown') || weather === 'mute' ? 'unknown' : fits ? 'appended' : 'overtaken'
    this.#later(server, { type, id }, delay)
  }

  #think(server: number, { seat, asked }: Extract<Effect, { type: 'think' }>): void {
    const { session } = this.servers[server]
    const own = shownNow(this.rules, session.position, seat).ask
    const pick = this.#random()
    const after = [50, 900, 4000][Math.floor(this.#random() * 3)]
    if (own === null || own.choices.length === 0 || pick < 0.05) return this.#later(server, { type: 'failed', seat, asked }, after)
    const choice = own.choices[Math.floor(pick * own.choices.length)].choice as object
    this.#later(server, { type: 'decided', seat, asked, choice, pause: 700 }, after)
  }

  // --- clients --------------------------------------------------------------------------------------------------

  join(person: string | null, server: number): void {
    const client: Client = {
      channel: `c${this.clients.length}`,
      person,
      server,
      isOpen: true,
      seq: 0,
      view: null,
      ask: null,
      undo: 0,
      viewer: null,
      greeted: 0,
    }
    this.clients.push(client)
    if (this.#fault === 'stateBeforeSubscription') {
      // The state is made now, and the channel subscribed a moment later.
      const viewer = this.servers[server].session.position.seats.findIndex((one) => one.person !== null && one.person === person)
      const shown = shownNow(this.rules, this.servers[server].session.position, viewer === -1 ? null : viewer)
      Object.assign(client, {
        seq: shown.seq,
        view: JSON.parse(JSON.stringify(shown.view)),
        ask: shown.ask,
        viewer: viewer === -1 ? null : viewer,
      })
      this.#later(server, { type: 'join', channel: client.channel, person }, 800)
      return
    }
    this.tell(server, { type: 'join', channel: client.channel, person })
    if (client.greeted !== 1) broken(10, 'no state in the step of a join')
  }

  leave(client: Client): void {
    client.isOpen = false
    this.tell(client.server, { type: 'leave', channel: client.channel })
  }

  #greet({ channel, viewer, shown }: Extract<Effect, { type: 'greet' }>, session: Session): void {
    const client = this.clients.find((one) => one.channel === channel)
    if (client === undefined || !client.isOpen) return broken(10, `a state for ${channel}, which has left`)
    client.greeted++
    client.viewer = viewer
    if (this.#fault === 'stateBeforeSubscription' && client.view !== null && client.greeted === 1) return
    const delayed = viewer === null && (this.#setting.delay ?? 0) > 0
    // Whoever comes is shown what the journal says, whatever anybody was shown before.
    const told = JSON.parse(JSON.stringify(shown)) as unknown
    // Of several entries that were read at once it may be an earlier one after which the channel was shown another seat.
    const follows = (upTo: number): boolean => same(told, JSON.parse(JSON.stringify(shownNow(this.rules, this.replayed(upTo), viewer))))
    const { seq } = session.position
    if (!delayed && !Array.from({ length: 8 }, (_, k) => seq - k).some((upTo) => upTo >= 0 && follows(upTo)))
      broken(7, 'a state that does not follow from the entries and the seat')
    Object.assign(client, { seq: shown.seq, view: JSON.parse(JSON.stringify(shown.view)), ask: shown.ask, undo: shown.undo })
  }

  #show(client: Client, { update, viewer }: Extract<Effect, { type: 'show' }>): void {
    if (!client.isOpen) broken(10, `an update for ${client.channel}, which has left`)
    if (update.seq !== client.seq + 1) broken(2, `${client.channel}: ${update.seq} after ${client.seq}`)
    client.seq = update.seq
    for (const { patch } of update.frames) client.view = patched(client.view, JSON.parse(JSON.stringify(patch)))
    if (update.ask !== undefined) client.ask = update.ask
    if (update.undo !== undefined) client.undo = update.undo
    void viewer
  }

  // --- what the caller may do -----------------------------------------------------------------------------------

  ask(input: Input & { readonly request: string }, server: number): void {
    this.given.set(input.request, { input, server })
    this.tell(server, input)
  }

  nextRequest(): string {
    return `r${this.#requests++}`
  }

  newPerson(): string {
    return `p${this.#persons++}`
  }

  /** Everything that a server had in memory is gone; its clients come again. */
  kill(server: number): void {
    this.counts.killed++
    const at = this.servers[server]
    for (const client of this.clients) if (client.server === server) client.isOpen = false
    Object.assign(at, { session: this.#fresh(server), inbox: [], wakeAt: null, life: at.life + 1 })
    this.tell(server, { type: 'leads', leads: at.leads })
  }

  lead(leads: readonly boolean[]): void {
    leads.forEach((one, server) => {
      this.servers[server].leads = one
      this.tell(server, { type: 'leads', leads: one })
    })
  }

  /** Time passes; everything that is due happens in its order. */
  pass(ms: number): void {
    const until = this.now + ms
    for (;;) {
      let [first, at] = [-1, Infinity]
      this.servers.forEach(({ inbox, wakeAt }, server) => {
        const time = Math.min(wakeAt ?? Infinity, ...inbox.map((one) => one.at))
        if (time < at) [first, at] = [server, time]
      })
      if (at > until) break
      this.now = Math.max(this.now, at)
      this.#wake(first)
    }
    this.now = until
    for (const [server, { wakeAt }] of this.servers.entries()) if (wakeAt === null || wakeAt > this.now) this.#checkNothingDue(server)
  }

  #wake(server: number): void {
    const at = this.servers[server]
    const next = at.inbox.toSorted((a, b) => a.at - b.at).find((one) => one.at <= this.now)
    if (next !== undefined) {
      at.inbox.splice(at.inbox.indexOf(next), 1)
      return this.tell(server, next.input)
    }
    at.wakeAt = null
    const { session } = at
    this.tell(server, { type: 'time' })
    // A session that is woken too early says again when it wants to be.
    if (at.session === session && at.wakeAt !== null && at.wakeAt <= this.now) broken(8, 'woken again and again')
  }

  #checkNothingDue(server: number): void {
    const { session } = this.servers[server]
    const effects = session.step({ type: 'time' }, this.now)
    if (effects.length > 0) broken(8, `${effects.map(({ type }) => type).join(', ')} would have been missed`)
  }

  #checkStored({ position: { seq, tag } }: Session): void {
    if (seq > 0 && this.journal[seq - 1]?.tag !== tag) broken(1, `entry ${seq} is shown and not stored`)
  }

  #count(before: Position, after: Position): void {
    if (after.seq < before.seq) this.counts.reset++
    if (after.game.answers < before.game.answers) this.counts.undone++
    if (after.status === 'paused' && before.status === 'playing') this.counts.paused++
  }

  replayed(upTo: number): Position {
    let position = firstPosition(this.rules)
    for (const entry of this.journal.slice(0, upTo)) position = play(this.rules, position, entry, false).position
    return position
  }

  /** After everything has come to rest: what the laws say of the end. */
  finish(): void {
    this.weather = 'fine'
    if (this.#fault !== 'hintDropped') this.servers.forEach((_, server) => this.tell(server, { type: 'hint' }))
    this.pass(QUIET)
    checkAtRest(this)
  }

  undoable(seat: Seat): number {
    return undoable(this.replayed(this.journal.length).game, seat)
  }
}
