import type { FastifyReply } from 'fastify'
import type { ServerResponse } from 'node:http'
import type { Actor } from '../storage/people.ts'
import { Channel } from '../tables/channel.ts'
import type { Moorings } from '../tables/moorings.ts'

const HEARTBEAT = 15_000

/** A long answer, one JSON message a line; empty lines keep it alive. */
export class NdjsonStream extends Channel {
  readonly #reply: FastifyReply
  readonly #response: ServerResponse
  readonly #moorings: Moorings
  #waiting: string[] | null = []

  /** It is born with the request: whoever hangs up before the answer has begun is gone as well. */
  constructor(actor: Actor | null, reply: FastifyReply, moorings: Moorings) {
    super(actor)
    this.#moorings = moorings
    this.#reply = reply
    this.#response = reply.raw
    this.#response.on('error', () => this.close())
    this.#response.on('close', () => this.end())
    if (this.#response.destroyed || this.#response.socket?.destroyed === true) this.end()
  }

  get behind(): number {
    return this.#response.writableLength
  }

  get looks(): number {
    return 1
  }

  /** From now on what is sent goes out, beginning with what was sent before. */
  open(): FastifyReply {
    const response = this.#response
    this.#reply.hijack()
    const waiting = this.#waiting ?? []
    this.#waiting = null
    if (!this.isOpen) {
      response.destroy()
      return this.#reply
    }
    response.writeHead(200, {
      'content-type': 'application/x-ndjson; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    const beat = setInterval(() => this.isOpen && response.write('\n'), HEARTBEAT)
    this.onEnd(beat, () => clearInterval(beat))
    for (const text of waiting) this.send(text)
    return this.#reply
  }

  protected write(text: string): void {
    if (this.#waiting !== null) this.#waiting.push(text)
    else if (!this.#moorings.isLost(this)) this.#response.write(`${text}\n`)
    else {
      this.end()
      this.#response.destroy()
    }
  }

  moveOn(): boolean {
    if (this.#waiting !== null) return false
    this.close()
    return true
  }

  close(): void {
    this.end()
    if (this.#waiting === null) this.#response.end()
  }
}
