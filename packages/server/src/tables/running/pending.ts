import type { Effect, Request } from '@flotilla/table'
import { TableRefusal } from '@flotilla/table'
import type { Refusal } from '@flotilla/protocol'
import { refusal, refusalOf } from '../../refusal.ts'
import type { Done } from '../done.ts'

interface Waiting {
  readonly done: (done: Done) => void
  readonly failed: (error: unknown) => void
}

const STATUS: Readonly<Record<string, number>> = { 'table.notSeated': 403, 'server.storage': 503, 'bad.tooFast': 429 }

/** A refusal of the session in the server's words. */
function refusalFor(error: Extract<Effect, { type: 'refuse' }>['refusal'], stuck: string | null): Refusal {
  if (!(error instanceof TableRefusal)) return refusalOf(error) ?? refusal('server.error', { status: 500 })
  const { code } = error
  return refusal(code, { status: STATUS[code] ?? 409, ...(code === 'table.stuck' && stuck !== null ? { params: { why: stuck } } : {}) })
}

/** Whoever waits for the result of a request. The same request may come by several sockets: all of them hear of it. */
export class PendingRequests {
  readonly #waiting = new Map<string, Waiting[]>()

  get isEmpty(): boolean {
    return this.#waiting.size === 0
  }

  wait({ person, request }: Pick<Request, 'person' | 'request'>): Promise<Done> {
    return new Promise((done, failed) => {
      const key = `${person} ${request}`
      this.#waiting.set(key, [...(this.#waiting.get(key) ?? []), { done, failed }])
    })
  }

  settle(effect: Extract<Effect, { type: 'reply' | 'refuse' }>, stuck: string | null): void {
    for (const [n, { done, failed }] of this.#take(`${effect.person} ${effect.request}`).entries())
      if (effect.type === 'reply') done(n === 0 ? effect.done : { ...effect.done, again: true })
      else failed(refusalFor(effect.refusal, stuck))
  }

  /** Nobody knows any more what becomes of them. */
  fail(error: unknown): void {
    for (const key of this.#waiting.keys()) for (const { failed } of this.#take(key)) failed(error)
  }

  #take(key: string): readonly Waiting[] {
    const waiting = this.#waiting.get(key) ?? []
    this.#waiting.delete(key)
    return waiting
  }
}
