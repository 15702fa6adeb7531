import { setTimeout as sleep } from 'node:timers/promises'
import type { ServerMessage } from '@flotilla/protocol'
import type { Line, TestClient } from '../client.ts'

/** Something a person asks of a table. */
export interface Deed {
  readonly type: 'answer' | 'say' | 'vote' | 'orders'
  readonly id: string
  readonly [field: string]: unknown
}

/** Whoever is refused tries again after so many milliseconds. */
export const PACE = 100
/** Not refusals: the database or the server is away for a moment, and the same is asked again. */
const FOR_NOW = new Set(['server.storage', 'server.closing', 'server.older', 'server.error'])

/** A person at a table who answers, talks, votes and orders, and after every break comes again and sends again what was not acknowledged. */
export class ChaosPlayer {
  readonly client: TestClient
  readonly seat: number
  readonly table: string
  /** What the server has acknowledged, in this order. */
  readonly acknowledged: Deed[] = []
  /** Sent, and not answered yet. */
  pending: Deed | null = null
  /** So often in a row nothing was got that was wanted. */
  mostRefused = 0
  over = false
  #refused = 0
  #count = 0
  #line: Line | null = null
  #stopped = false

  constructor(client: TestClient, table: string, seat: number) {
    this.client = client
    this.table = table
    this.seat = seat
  }

  /** Plays until the game is over, so much is done, or it is told to stop; `where` says which server to try now. */
  async play(where: () => string, enough: number): Promise<void> {
    while (!this.#stopped && !this.over) {
      const line = await this.#come(where()).catch(() => null)
      if (line === null) {
        this.#tryAgain()
        await sleep(PACE)
        continue
      }
      // Whatever breaks it off, what counts is how soon it goes on.
      await this.#playOn(line, enough).catch(() => undefined)
      line.break()
    }
  }

  async #come(url: string): Promise<Line> {
    this.client.url = url
    this.client.received.length = 0
    const line = await this.client.socket()
    this.#line = line
    void line.closed.then(() => line.giveUp())
    await line.hello(this.table)
    this.#refused = 0
    return line
  }

  stop(): void {
    this.#stopped = true
    this.#line?.break()
  }

  #tryAgain(): void {
    if (!this.#stopped) this.mostRefused = Math.max(this.mostRefused, ++this.#refused)
  }

  async #playOn(line: Line, enough: number): Promise<void> {
    for (let heard = 0; !this.#stopped; heard = line.messages.length) {
      this.over = this.acknowledged.length >= enough || line.messages.slice(heard).some(isEnd)
      if (this.over) return
      this.pending ??= this.#next(line)
      if (this.pending === null) await line.more()
      else await this.#send(line, this.pending)
    }
  }

  async #send(line: Line, deed: Deed): Promise<void> {
    const refused = await line.request({ ...deed, table: this.table })
    if (refused !== null && FOR_NOW.has(refused)) {
      this.#tryAgain()
      // A server that closes hangs up as soon as everything is stored; asking it again would only measure how long that takes.
      await (refused === 'server.closing' ? line.closed : sleep(PACE))
      return
    }
    this.#refused = 0
    this.pending = null
    if (refused === null) this.acknowledged.push(deed)
    // Asked otherwise by now, or a window holds: what comes next tells more.
    else if (deed.type === 'answer') await line.more()
  }

  /** Mostly answers; in between the other things that people do. */
  #next({ ask, seq }: Line): Deed | null {
    const n = ++this.#count
    const id = `${this.client.name}.${n}`
    if (n % 9 === 3) return { type: 'say', id, speech: { text: `${id} says so` } }
    // From the first on: what is answered by itself is nobody's deed, and could not be counted.
    if (n === 1 || n % 13 === 5) return { type: 'orders', id, orders: { plans: [], standing: [{ ask: `never.${n}`, order: 'ask' }] } }
    // The first calls a vote to end the game, the others are against it.
    if (n % 17 === 7) return { type: 'vote', id, kind: 'end', yes: this.seat === 0 }
    if (ask === null || ask.optional !== undefined) return null
    const straight = ask.choices.filter((choice) => choice.back === undefined)
    const { choice } = straight[(seq * 7 + n) % straight.length]
    return { type: 'answer', id, ask: ask.n, choice }
  }
}

const isEnd = (message: ServerMessage): boolean =>
  message.type === 'state' || message.type === 'info'
    ? message.info.status === 'over' || message.info.status === 'ended'
    : message.type === 'update' && message.outcome !== undefined
