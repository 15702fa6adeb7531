import { Client } from 'pg'

const FIRST_WAIT = 250
const LONGEST_WAIT = 10_000

interface ListenerParts {
  readonly url: string
  readonly channel: string
  readonly heard: (payload: string) => void
  /** The line is new, at the beginning and after a break: anything may have happened. */
  readonly missed: () => void
  readonly report: (error: Error) => void
}

/** A connection of its own that hears one channel of PostgreSQL's notices, and comes back after a break. */
export class Listener {
  readonly #parts: ListenerParts
  #client: Client | null = null
  #closed = false
  #timer: NodeJS.Timeout | null = null

  constructor(parts: ListenerParts) {
    this.#parts = parts
  }

  async listen(wait = FIRST_WAIT): Promise<void> {
    const { url, channel, heard, missed, report } = this.#parts
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000, application_name: 'flotilla listen' })
    client.on('error', report)
    client.on('end', () => this.#again(FIRST_WAIT))
    client.on('notification', ({ payload }) => payload !== undefined && heard(payload))
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
      this.#client = client
      missed()
    } catch (error) {
      report(error as Error)
      client.removeAllListeners('end')
      await client.end().catch(() => undefined)
      this.#again(Math.min(wait * 2, LONGEST_WAIT))
    }
  }

  #again(wait: number): void {
    this.#client = null
    if (this.#closed || this.#timer !== null) return
    this.#timer = setTimeout(() => {
      this.#timer = null
      void this.listen(wait)
    }, wait)
  }

  async close(): Promise<void> {
    this.#closed = true
    if (this.#timer !== null) clearTimeout(this.#timer)
    await this.#client?.end().catch(() => undefined)
  }
}
