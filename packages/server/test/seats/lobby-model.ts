import type { StateMessage, TableInfo } from '@flotilla/protocol'
import * as fc from 'fast-check'
import { isDeepStrictEqual } from 'node:util'
import { TestClient } from '../client.ts'

/** Seats of the table, and people around it; the first is its host. */
const SEATS = 5
const PEOPLE = 4

const someone = fc.nat(PEOPLE - 1)
const seat = fc.nat(SEATS - 1)
/** Few ids for many requests, so that different people use the same ones. */
const id = fc.constantFrom('a', 'b', 'c')

/** What can be done at a table and to the accounts around it. */
export const operation = fc.oneof(
  fc.record({ do: fc.constant('sit' as const), who: someone, seat }),
  fc.record({ do: fc.constant('leave' as const), who: someone }),
  fc.record({ do: fc.constant('swap' as const), a: seat, b: seat }),
  fc.record({ do: fc.constant('plan' as const), seat, kind: fc.constantFrom('open', 'closed', 'bot') }),
  fc.record({ do: fc.constant('start' as const) }),
  fc.record({ do: fc.constant('replace' as const), who: someone }),
  fc.record({ do: fc.constant('say' as const), who: someone, to: fc.option(seat), id }),
  fc.record({ do: fc.constant('mute' as const), who: someone, seat, on: fc.boolean(), id }),
  fc.record({ do: fc.constant('order' as const), who: someone, order: fc.constantFrom('ask', 'only'), id }),
  fc.record({ do: fc.constant('delete' as const), who: fc.integer({ min: 1, max: PEOPLE - 1 }) }),
)
export type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never
export const operations = fc.array(operation, { minLength: 5, maxLength: 30 })

interface Line {
  readonly text: string
  readonly by: string
  readonly to: string | null
  gone: boolean
}

interface Someone {
  client: TestClient
  id: string
}

/** Bots have ids that nobody is told: for the model it is enough that each is nobody else. */
const botAt = (seats: TableInfo['seats'], at: number): string | null => (seats[at]?.kind === 'bot' ? `bot ${at}` : null)

/** One table, what was done to it, and what each person may know of that: kept by person alone, as on a table where nobody ever moved. */
export class LobbyModel {
  readonly #url: string
  readonly #people: Someone[] = []
  readonly #lines: Line[] = []
  readonly #muted = new Map<string, Set<string>>()
  readonly #orders = new Map<string, string>()
  readonly #used = new Set<string>()
  #table = ''
  #made = 0

  constructor(url: string) {
    this.#url = url
  }

  async open(spectators: boolean): Promise<void> {
    for (let i = 0; i < PEOPLE; i++) this.#people.push(await this.#newcomer())
    const seats = Array.from({ length: SEATS }, () => ({ kind: 'open' }))
    const house = { whispers: true, spectators }
    const { id: table } = await this.#people[0].client.post('/api/tables', { game: 'waves', seats, house, sit: 0 })
    this.#table = table
  }

  async #newcomer(): Promise<Someone> {
    const client = new TestClient(this.#url, `Guest ${++this.#made}`)
    await client.enter()
    return { client, id: String((await client.get<{ id?: string; person?: { id: string } }>('/api/me')).person?.id) }
  }

  get #path(): string {
    return `/api/tables/${this.#table}`
  }

  #info(): Promise<TableInfo> {
    return this.#people[0].client.get(this.#path)
  }

  /** Carries an operation out; what the table refuses changes nothing. */
  async run(operation: Operation): Promise<void> {
    const host = this.#people[0].client
    switch (operation.do) {
      case 'sit':
        return done(this.#people[operation.who].client.post(`${this.#path}/sit`, { seat: operation.seat }))
      case 'leave':
        return done(this.#people[operation.who].client.post(`${this.#path}/leave`))
      case 'swap':
        return done(host.post(`${this.#path}/swap`, { a: operation.a, b: operation.b }))
      case 'plan':
        return this.#plan(operation.seat, operation.kind)
      case 'start':
        return done(host.post(`${this.#path}/start`))
      case 'replace':
        return this.#replace(operation.who)
      case 'say':
        return this.#say(operation.who, operation.to, operation.id)
      case 'mute':
        return this.#mute(operation)
      case 'order':
        return this.#order(operation.who, operation.order, operation.id)
      case 'delete':
        return this.#delete(operation.who)
    }
  }

  async #plan(at: number, kind: string): Promise<void> {
    const changed = this.#people[0].client.call('PUT', `${this.#path}/seats/${at}`, kind === 'bot' ? { kind, bot: 'deckhand' } : { kind })
    await done(changed)
  }

  /** Somebody leaves a running game, and everybody else votes for a bot in their stead. */
  async #replace(who: number): Promise<void> {
    const { status, seats } = await this.#info()
    const at = seats.findIndex(({ person }) => person === this.#people[who].id)
    if (status !== 'playing' || at === -1) return
    await done(this.#people[who].client.post(`${this.#path}/leave`))
    for (const [i, { client }] of this.#people.entries())
      if (i !== who) await done(this.#request(client, { type: 'vote', kind: 'replace', seat: at, id: `v${this.#made++}` }))
  }

  #request(client: TestClient, body: object): Promise<{ again: boolean }> {
    return client.post(`${this.#path}/requests`, body)
  }

  /** Whether the table took the request for one that was sent again; null if it was refused. */
  async #asked(who: number, space: string, body: { readonly id: string }): Promise<boolean | null> {
    const person = this.#people[who]
    const reply = await this.#request(person.client, body).catch(() => null)
    if (reply === null) return null
    const key = `${space} ${person.id} ${body.id}`
    if (reply.again !== this.#used.has(key)) throw new Error(`request ${key}: again is ${reply.again}`)
    this.#used.add(key)
    return reply.again
  }

  async #say(who: number, to: number | null, request: string): Promise<void> {
    const { seats } = await this.#info()
    const text = `line ${this.#made++}`
    const again = await this.#asked(who, 'say', { type: 'say', id: request, speech: { text }, ...(to === null ? {} : { to }) } as {
      id: string
    })
    if (again !== false) return
    const whom = to === null ? null : (seats[to].person ?? botAt(seats, to))
    if (to !== null && whom === null) throw new Error('a whisper to an empty seat was taken')
    this.#lines.push({ text, by: this.#people[who].id, to: whom, gone: false })
  }

  async #mute({ who, seat: at, on, id: request }: Extract<Operation, { do: 'mute' }>): Promise<void> {
    const { seats } = await this.#info()
    const whom = seats[at]?.person
    // Bots say nothing, so whether they are muted makes no difference here.
    if (whom === undefined) return
    const again = await this.#asked(who, 'wish', { type: 'mute', id: request, seat: at, on } as { id: string })
    if (again !== false) return
    const muted = this.#muted.get(this.#people[who].id) ?? new Set()
    this.#muted.set(this.#people[who].id, muted)
    if (on) muted.add(whom)
    else muted.delete(whom)
  }

  async #order(who: number, order: string, request: string): Promise<void> {
    const orders = { plans: [], standing: [{ ask: 'nothing', order }] }
    const again = await this.#asked(who, 'wish', { type: 'orders', id: request, orders } as { id: string })
    if (again === false) this.#orders.set(this.#people[who].id, order)
  }

  async #delete(who: number): Promise<void> {
    const { id: gone, client } = this.#people[who]
    await client.call('DELETE', '/api/me')
    for (const line of this.#lines) if (line.by === gone) line.gone = true
    this.#people[who] = await this.#newcomer()
  }

  /** Throws where somebody can read something, or has something set, that is not theirs. */
  async check(): Promise<void> {
    const info = await this.#info()
    const stranger = await this.#newcomer()
    for (const person of [...this.#people, stranger]) {
      const mayLook = info.house.spectators || info.status === 'open' || this.#isAt(info, person)
      if (mayLook) await this.#checkState(info, person)
      else await this.#checkRefused(person)
      await this.#checkData(person)
    }
  }

  #isAt(info: TableInfo, { id: person }: Someone): boolean {
    return person === this.#people[0].id || info.seats.some((one) => one.person === person)
  }

  async #checkRefused({ client }: Someone): Promise<void> {
    for (const route of ['state', 'history', 'text', 'edition', 'record', 'stream']) {
      const { status } = await client.raw('GET', `${this.#path}/${route}`)
      if (status !== 403) throw new Error(`a stranger's GET ${route} gives ${status}`)
    }
  }

  async #checkState({ seats }: TableInfo, { client, id: person }: Someone): Promise<void> {
    const state = await client.get<StateMessage>(`${this.#path}/state`)
    const muted = this.#muted.get(person) ?? new Set()
    const sits = seats.some((one) => one.person === person)
    const seatOf = (one: string): number | null => {
      const at = seats.findIndex((each) => each.person === one)
      return at === -1 ? null : at
    }
    const heard = this.#lines.flatMap(({ text, by, to, gone }) => {
      if (muted.has(by)) return []
      const speech = to !== null && person !== by && person !== to ? null : { text: gone ? '…' : text }
      return [{ seat: seatOf(by), speech }]
    })
    same(
      `${client.name} hears`,
      state.talk.map((one) => ({ seat: one.seat, speech: one.speech })),
      heard,
    )
    for (const [i, { name }] of state.talk.entries()) if (name === '') throw new Error(`line ${i} has no name`)
    const mutedSeats = sits ? seats.flatMap((one, at) => (one.person !== undefined && muted.has(one.person) ? [at] : [])) : []
    same(`${client.name} has muted`, state.muted, mutedSeats)
    const order = sits ? this.#orders.get(person) : undefined
    const shown = state.orders.standing.find(({ ask }) => ask === 'nothing')?.order
    same(`${client.name} has ordered`, shown, order)
  }

  /** One's data hold all that one said, and nothing that others did. */
  async #checkData({ client, id: person }: Someone): Promise<void> {
    const text = JSON.stringify(await client.get<object>('/api/me/data'))
    for (const line of this.#lines) {
      const has = text.includes(`\\"${line.text}\\"`)
      if (has !== (line.by === person)) throw new Error(`the data of ${client.name} ${has ? 'hold' : 'lack'} ${JSON.stringify(line)}`)
    }
  }
}

function same(what: string, is: unknown, shall: unknown): void {
  if (!isDeepStrictEqual(is, shall)) throw new Error(`${what} ${JSON.stringify(is)} instead of ${JSON.stringify(shall)}`)
}

/** Done or refused: anything else is a fault of the server. */
async function done(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!((error as { status?: number }).status !== undefined && Number((error as { status?: number }).status) < 500)) throw error
  })
}

/** Carries a sequence out at a table of its own and checks the laws on the way and at the end. */
export async function holds(url: string, sequence: readonly Operation[], spectators: boolean): Promise<void> {
  const model = new LobbyModel(url)
  await model.open(spectators)
  for (const [i, operation] of sequence.entries()) {
    await model.run(operation)
    if (i % 10 === 9) await model.check()
  }
  await model.check()
}
