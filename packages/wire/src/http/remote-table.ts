import type { GameRecord, Outcome, Plain } from '@flotilla/kernel'
import { viewAfter } from '../frames.ts'
import type { History, OwnAsk, ServerMessage, StateMessage } from '../server.ts'
import type { SitBody, TableInfo } from '../table.ts'
import type { Host } from './host.ts'
import { NotDone } from './not-done.ts'

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

/** A table of a server, as one visitor has it. */
export class RemoteTable {
  readonly id: string
  readonly #host: Host

  constructor(host: Host, id: string) {
    this.#host = host
    this.id = id
  }

  info(): Promise<TableInfo> {
    return this.#host.call('GET', this.#path(''))
  }

  sit(body: SitBody = {}): Promise<TableInfo> {
    return this.#host.call('POST', this.#path('/sit'), body)
  }

  start(): Promise<TableInfo> {
    return this.#host.call('POST', this.#path('/start'), {})
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
  messages(): AsyncGenerator<ServerMessage> {
    return this.#host.lines(this.#path('/stream'))
  }

  /** Plays to the end: `decide` is called once for each decision of yours. Returns the result; null for a game that was ended early. */
  async play(decide: (position: Asked) => Plain | Promise<Plain>): Promise<Outcome | null> {
    let answered = -1
    for await (const { view, ask, outcome } of this.positions()) {
      if (outcome !== null) return outcome
      if (ask === null || ask.n === answered || ask.optional !== undefined) continue
      answered = ask.n
      try {
        await this.answer(ask, await decide({ view, ask }))
      } catch (error) {
        // Somebody was faster: a clock, or the same person elsewhere.
        if (!(error instanceof NotDone) || error.fault.code !== 'table.staleAsk') throw error
      }
    }
    return null
  }

  /** The position whenever it changes, until the game is over; a line that breaks is taken up again. */
  async *positions(): AsyncGenerator<Position> {
    for (;;) {
      let now: Position | null = null
      for await (const message of this.messages()) {
        if ('info' in message && message.info.status === 'ended') return
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

function positionAfter(now: Position | null, message: ServerMessage): Position | null {
  if (message.type === 'state') return { view: message.view, ask: message.ask, outcome: message.outcome }
  if (message.type !== 'update' || now === null) return now
  const { ask = now.ask, outcome = now.outcome } = message
  return { view: viewAfter(now.view, message), ask, outcome }
}
