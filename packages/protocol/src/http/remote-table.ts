import type { GameRecord, Outcome, Plain } from '@flotilla/kernel'
import { viewAfter } from '../frames.ts'
import type { History, OwnAsk, ServerMessage, StateMessage } from '../server.ts'
import type { SitBody, TableInfo } from '../table.ts'
import type { Client } from './client.ts'
import { Refusal } from '../refusal.ts'

/** What a seat may know just now. */
export interface Position {
  readonly view: Plain
  /** What you are asked; null while you are not. */
  readonly ask: OwnAsk | null
  /** The result, once the game is over. */
  readonly outcome: Outcome | null
}

/** A decision of yours. */
export interface Asked {
  readonly view: Plain
  readonly ask: OwnAsk
}

/** Refusals of an answer that came too late; what is the case now comes by the stream. */
const OVERTAKEN: ReadonlySet<string> = new Set(['table.staleAsk', 'table.over'])

/** A table of a server, as one visitor has it. */
export class RemoteTable {
  readonly id: string
  readonly #host: Client

  constructor(host: Client, id: string) {
    this.#host = host
    this.id = id
  }

  info(): Promise<TableInfo> {
    return this.#host.call('GET', this.#path(''))
  }

  /** Sits down with a share of the dice of one's own, which is revealed while `messages`, `play` or `start` go on. */
  sit(body: SitBody = {}): Promise<TableInfo> {
    return this.#host.shares.sealed((seal) => this.#host.call('POST', this.#path('/sit'), { seal, ...body }), this.id)
  }

  async start(): Promise<TableInfo> {
    const info = await this.#host.call<TableInfo>('POST', this.#path('/start'), {})
    await this.#host.shares.follow(info)
    return info.reveal === null ? info : this.info()
  }

  /** The next table of the same crew, with a new share of the dice. */
  async rematch(): Promise<RemoteTable> {
    const { id } = await this.#host.shares.sealed((seal) => this.#host.call('POST', this.#path('/rematch'), { seal }))
    return this.#host.table(id)
  }

  state(): Promise<StateMessage> {
    return this.#host.call('GET', this.#path('/state'))
  }

  history(): Promise<History> {
    return this.#host.call('GET', this.#path('/history'))
  }

  /** Of a finished game. */
  record(): Promise<GameRecord> {
    return this.#host.call('GET', this.#path('/record'))
  }

  /** Returns when the answer is durable; however often it is sent, it is given once. */
  async answer(ask: OwnAsk, choice: Plain): Promise<void> {
    await this.#host.call('POST', this.#path('/answers'), { id: crypto.randomUUID(), ask: ask.n, choice })
  }

  /** Everything that happens, beginning with the state, until the server hangs up. */
  async *messages(): AsyncGenerator<ServerMessage> {
    for await (const message of this.#host.lines<ServerMessage>(this.#path('/stream'))) {
      if (message.type === 'state' || message.type === 'info') await this.#host.shares.follow(message.info)
      yield message
    }
  }

  /**
   * Plays to the end: `decide` is called once for each decision of yours. Returns the result; null for a game that was ended early. Throws
   * `UnfairDice` where the dice were not made with your share.
   */
  async play(decide: (position: Asked) => Plain | Promise<Plain>): Promise<Outcome | null> {
    for (;;) {
      const result = await this.#playOn(decide)
      if (result !== 'anew') return result
    }
  }

  /** `anew` where what was known is not the case any more: then the position is asked for again. */
  async #playOn(decide: (position: Asked) => Plain | Promise<Plain>): Promise<Outcome | null | 'anew'> {
    let answered = -1
    for await (const { view, ask, outcome } of this.positions()) {
      if (outcome !== null) {
        await this.#check()
        return outcome
      }
      if (ask === null || ask.n === answered || ask.optional !== undefined) continue
      answered = ask.n
      try {
        await this.answer(ask, await decide({ view, ask }))
      } catch (error) {
        // Somebody was faster: a clock, the same person elsewhere, or another seat whose answer has ended the game.
        if (error instanceof Refusal && OVERTAKEN.has(error.fault.code)) return 'anew'
        throw error
      }
    }
    await this.#check()
    return null
  }

  async #check(): Promise<void> {
    this.#host.shares.check(this.id, await this.record())
  }

  /** The position whenever it changes, until the game is over; a line that breaks, or leaves something out, is taken up again. */
  async *positions(): AsyncGenerator<Position> {
    for (;;) {
      let now: Numbered | null = null
      for await (const message of this.messages()) {
        if ('info' in message && message.info.status === 'ended') return
        if (message.type === 'update' && now !== null && message.seq !== now.seq + 1) break
        now = positionAfter(now, message)
        if (now === null || (message.type !== 'state' && message.type !== 'update')) continue
        yield now
        if (now.outcome !== null) return
      }
    }
  }

  #path(rest: string): string {
    return `/tables/${this.id}${rest}`
  }
}

/** A position with the number of what was shown last. */
interface Numbered extends Position {
  readonly seq: number
}

function positionAfter(now: Numbered | null, message: ServerMessage): Numbered | null {
  if (message.type === 'state') return { seq: message.seq, view: message.view, ask: message.ask, outcome: message.outcome }
  if (message.type !== 'update' || now === null) return now
  const { seq, ask = now.ask, outcome = now.outcome } = message
  return { seq, view: viewAfter(now.view, message), ask, outcome }
}
