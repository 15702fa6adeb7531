import type { ServerResponse } from 'node:http'
import { Refused } from '../refused.ts'

/** Requests of one address that are worked on at a time. */
const MOST_INSIDE = 16
/** Those that wait for it; whoever comes then is sent away. */
const LONGEST_LINE = 300

interface Line {
  inside: number
  readonly waiting: (() => void)[]
}

/**
 * Work for one address, a little at a time: the rest waits in line. Whoever asks for a hundred old games at once, or does not read what
 * was asked for, waits for that alone, and nothing is held in memory for them meanwhile.
 */
export class Turnstile {
  readonly #lines = new Map<string, Line>()
  readonly #leaving = new WeakMap<ServerResponse, () => void>()

  /** Waits until it is their turn; returns how to leave. */
  async enter(address: string): Promise<() => void> {
    const line = this.#lines.get(address) ?? { inside: 0, waiting: [] }
    this.#lines.set(address, line)
    if (line.inside < MOST_INSIDE) line.inside++
    else if (line.waiting.length < LONGEST_LINE) await new Promise<void>((come) => line.waiting.push(come))
    else throw new Refused('bad.tooFast', { status: 429, params: { seconds: 1 } })
    let gone = false
    return () => {
      if (gone) return
      gone = true
      const next = line.waiting.shift()
      if (next !== undefined) next()
      else if (--line.inside === 0) this.#lines.delete(address)
    }
  }

  /** For a request: until its answer has gone out whole, or nobody waits for it any more. */
  async admit(address: string, response: ServerResponse): Promise<void> {
    const leave = await this.enter(address)
    if (response.destroyed) return leave()
    this.#leaving.set(response, leave)
    response.once('close', leave)
  }

  /** What goes on for long is counted elsewhere. */
  release(response: ServerResponse): void {
    this.#leaving.get(response)?.()
  }
}
