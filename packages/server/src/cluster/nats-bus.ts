import { connect, type NatsConnection, type Subscription } from '@nats-io/transport-node'
import { readNotice, written, type Bus, type Heard, type Notice } from './bus.ts'

const ALL = 'flotilla.all'
const subjectOf = (table: string): string => (table === '' ? ALL : `flotilla.table.${table}`)

const FIRST_WAIT = 250
const LONGEST_WAIT = 10_000

/**
 * Servers tell each other by NATS, each table on a subject of its own: a server hears only of tables that somebody looks at there.
 * While NATS cannot be reached nothing is told; when the line is new everything is looked at again.
 */
export class NatsBus implements Bus {
  readonly kind = 'nats'
  readonly #url: string
  readonly #node: string
  readonly #report: (error: Error) => void
  #line: NatsConnection | null = null
  #heard: (notice: Heard) => void = () => undefined
  #missed: () => void = () => undefined
  readonly #followed = new Map<string, Subscription | null>()
  #isClosed = false
  #timer: NodeJS.Timeout | null = null
  readonly #text = new TextDecoder()

  constructor(url: string, node: string, report: (error: Error) => void) {
    this.#url = url
    this.#node = node
    this.#report = report
  }

  tell(...notices: Notice[]): void {
    const line = this.#line
    if (line === null || line.isClosed()) return
    for (const notice of notices) line.publish(subjectOf(notice.table), written(this.#node, notice))
  }

  async listen(heard: (notice: Heard) => void, missed: () => void): Promise<void> {
    this.#heard = heard
    this.#missed = missed
    await this.#connect(FIRST_WAIT)
  }

  follow(table: string, wanted: boolean): void {
    if (wanted === this.#followed.has(table)) return
    if (wanted) this.#followed.set(table, this.#line === null ? null : this.#subscribe(this.#line, subjectOf(table)))
    else {
      this.#followed.get(table)?.unsubscribe()
      this.#followed.delete(table)
    }
  }

  async flushed(): Promise<void> {
    await this.#line?.flush().catch(() => undefined)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    if (this.#timer !== null) clearTimeout(this.#timer)
    await this.flushed()
    await this.#line?.close().catch(() => undefined)
  }

  async #connect(wait: number): Promise<void> {
    try {
      // It does not echo, and it is not left to the client to come back by itself: a new line has to be looked after (`missed`).
      const line = await connect({ servers: this.#url, name: `flotilla ${this.#node}`, noEcho: true, reconnect: false, timeout: 5000 })
      if (this.#isClosed) return await line.close()
      this.#line = line
      this.#subscribe(line, ALL)
      for (const table of this.#followed.keys()) this.#followed.set(table, this.#subscribe(line, subjectOf(table)))
      void line.closed().then((error) => this.#lost(error))
      await line.flush()
      this.#missed()
    } catch (error) {
      this.#report(error as Error)
      this.#again(Math.min(wait * 2, LONGEST_WAIT))
    }
  }

  #subscribe(line: NatsConnection, subject: string): Subscription {
    return line.subscribe(subject, {
      callback: (error, { data }) => {
        if (error === null) this.#heard(readNotice(this.#text.decode(data)))
      },
    })
  }

  #lost(error: Error | void): void {
    this.#line = null
    if (this.#isClosed) return
    this.#report(error ?? new Error('the connection to NATS was closed'))
    this.#again(FIRST_WAIT)
  }

  #again(wait: number): void {
    if (this.#isClosed) return
    this.#timer = setTimeout(() => void this.#connect(wait), wait)
  }
}
