import type { FastifyReply } from 'fastify'
import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Actor } from '../storage/people.ts'
import { Connection } from '../tables/connection.ts'
import type { ConnectionLimits } from '../tables/connection-limits.ts'
import { onConnectionEnd } from './sockets/http-sockets.ts'

const HEARTBEAT = 15_000

/** A long answer, one JSON message a line; empty lines keep it alive. */
export class NdjsonStream extends Connection {
  readonly #reply: FastifyReply
  readonly #response: ServerResponse
  readonly #connections: ConnectionLimits
  #waiting: string[] | null = []

  /** It is born with the request: whoever hangs up before the answer has begun is gone as well. */
  constructor(actor: Actor | null, socket: Socket, reply: FastifyReply, connections: ConnectionLimits) {
    super(actor)
    this.#connections = connections
    this.#reply = reply
    this.#response = reply.raw
    this.#response.on('error', () => this.close())
    this.#response.on('close', () => this.end())
    const forget = onConnectionEnd(socket, () => this.end())
    this.onEnd(socket, forget)
    if (this.#response.destroyed) this.end()
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
    else if (!this.#connections.isLost(this)) this.#response.write(`${text}\n`)
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
