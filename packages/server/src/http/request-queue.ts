import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { refusal } from '../refusal.ts'
import { onConnectionEnd } from './sockets/http-sockets.ts'

/** Requests of one address that are worked on at a time. */
const MOST_INSIDE = 16
/** Those that wait for it; whoever comes then is sent away. */
const LONGEST_LINE = 300
/** Milliseconds from a request's turn until its answer must have been read whole. */
const LONGEST_ANSWER = 60_000

interface Line {
  inside: number
  /** In the order of their coming; a set, so that whoever hangs up can be taken out. */
  readonly waiting: Set<() => void>
}

/**
 * Work for one address, a little at a time: the rest waits in line. Whoever asks for a hundred old games at once, or does not read what
 * was asked for, waits for that alone, and nothing is held in memory for them meanwhile.
 */
export class RequestQueue {
  readonly #lines = new Map<string, Line>()
  readonly #leaving = new WeakMap<ServerResponse, () => void>()
  readonly #longest: number

  constructor(longest = LONGEST_ANSWER) {
    this.#longest = longest
  }

  /**
   * Waits until it is their turn; returns how to leave. A place in the line and a turn end with the connection: while it waits this never
   * resolves any more, later it has left already.
   */
  async enter(address: string, socket?: Socket): Promise<() => void> {
    const line = this.#lines.get(address) ?? { inside: 0, waiting: new Set() }
    this.#lines.set(address, line)
    if (line.inside < MOST_INSIDE) line.inside++
    else if (line.waiting.size < LONGEST_LINE) await this.#wait(line, socket)
    else throw refusal('bad.tooFast', { status: 429, params: { seconds: 1 } })
    let gone = false
    let forget = (): void => undefined
    const leave = (): void => {
      if (gone) return
      gone = true
      forget()
      this.#next(address, line)
    }
    if (socket !== undefined) forget = onConnectionEnd(socket, leave)
    return leave
  }

  #wait({ waiting }: Line, socket: Socket | undefined): Promise<void> {
    return new Promise((come) => {
      const turn = (): void => {
        forget()
        come()
      }
      waiting.add(turn)
      const forget = socket === undefined ? () => undefined : onConnectionEnd(socket, () => waiting.delete(turn))
    })
  }

  #next(address: string, line: Line): void {
    const [next] = line.waiting
    if (next !== undefined) {
      line.waiting.delete(next)
      next()
    } else if (--line.inside === 0) this.#lines.delete(address)
  }

  /** For a request: until its answer has gone out whole, its time is over, or its connection has ended. */
  async admit(address: string, socket: Socket, response: ServerResponse): Promise<void> {
    const leave = await this.enter(address, socket)
    const late = setTimeout(() => socket.destroy(), this.#longest)
    late.unref()
    const stop = (): void => clearTimeout(late)
    const forget = onConnectionEnd(socket, stop)
    const done = (): void => {
      stop()
      forget()
      leave()
    }
    this.#leaving.set(response, done)
    response.once('close', done)
  }

  /** What goes on for long is counted elsewhere. */
  release(response: ServerResponse): void {
    this.#leaving.get(response)?.()
  }
}
