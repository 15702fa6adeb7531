import type { FastifyReply } from 'fastify'
import type { ServerResponse } from 'node:http'
import type { Actor } from '../storage/people.ts'
import type { Channel } from '../tables/channel.ts'

const HEARTBEAT = 15_000
/** A reader so far behind is gone. */
const MOST_BEHIND = 4_000_000

const open = new Set<NdjsonStream>()
export const closeStreams = (): void => {
  for (const stream of open) stream.close()
}

/** A long answer, one JSON message a line; empty lines keep it alive. */
export class NdjsonStream implements Channel {
  readonly actor: Actor | null
  #waiting: string[] = []
  #response: ServerResponse | null = null

  constructor(actor: Actor | null) {
    this.actor = actor
  }

  open(reply: FastifyReply, closed: () => void): void {
    reply.hijack()
    const response = reply.raw
    response.writeHead(200, {
      'content-type': 'application/x-ndjson; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    this.#response = response
    open.add(this)
    const beat = setInterval(() => response.write('\n'), HEARTBEAT)
    response.on('close', () => {
      clearInterval(beat)
      open.delete(this)
      closed()
    })
    for (const text of this.#waiting) this.send(text)
    this.#waiting = []
  }

  send(text: string): void {
    if (this.#response === null) this.#waiting.push(text)
    else if (this.#response.writableLength > MOST_BEHIND) this.#response.destroy()
    else this.#response.write(`${text}\n`)
  }

  close(): void {
    this.#response?.end()
  }
}
