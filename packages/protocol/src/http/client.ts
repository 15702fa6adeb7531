import type { Fault } from '../error.ts'
import type { Me, NewBot } from '../person.ts'
import type { GameInfo, NewTableInput, TableInfo, TableLine } from '../table.ts'
import { Refusal } from '../refusal.ts'
import { OwnShares, type ShareStore } from './own-shares.ts'
import { RemoteTable } from './remote-table.ts'

/** How a client waits for its server, and where it keeps its shares of the dice. */
export interface ClientOptions {
  /** Seconds to wait for a server that is away or wants to be asked more slowly, before giving up. */
  readonly patience?: number
  /** What is said of that meanwhile. */
  readonly waits?: (why: string) => void
  /** Where its shares of the dice are kept; without, a program that is started again has lost them. */
  readonly shares?: ShareStore
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

const FIRST_PAUSE = 500
const LONGEST_PAUSE = 60_000
const USUAL_PATIENCE = 60

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

/** A server, spoken to politely: whoever is told to slow down does, and a server that is away is waited for. */
export class Client {
  readonly #url: string
  readonly #patience: number
  readonly #waits: (why: string) => void
  /** The shares of the dice at the tables where this client sat down. */
  readonly shares: OwnShares
  #headers: Readonly<Record<string, string>> = {}

  constructor(
    url: string,
    token: string | null = null,
    { patience = USUAL_PATIENCE, waits = () => undefined, shares }: ClientOptions = {},
  ) {
    this.#url = url.replace(/\/$/, '')
    this.#patience = patience * 1000
    this.#waits = waits
    this.shares = new OwnShares(this, shares)
    if (token !== null) this.#headers = { authorization: `Bearer ${token}` }
  }

  /** A guest by that name. */
  static async enter(url: string, name: string, manners?: ClientOptions): Promise<Client> {
    const host = new Client(url, null, manners)
    const response = await host.#answered('POST', '/session', { name })
    // A browser keeps the cookie by itself and does not show it.
    const cookie = response.headers.get('set-cookie')
    if (cookie !== null) host.#headers = { cookie: cookie.split(';')[0] }
    return host
  }

  me(): Promise<Me> {
    return this.call('GET', '/me')
  }

  async games(): Promise<GameInfo[]> {
    return (await this.call<{ games: GameInfo[] }>('GET', '/games')).games
  }

  /** Yours, those that wait for you first. */
  async tables(): Promise<TableLine[]> {
    return (await this.call<{ tables: TableLine[] }>('GET', '/me/tables')).tables
  }

  /** An account for a program, with its token. */
  newBot(name: string): Promise<NewBot> {
    return this.call('POST', '/bots', { name })
  }

  /** A new table; where the creator sits down, too, their share of the dice is sealed. */
  async open(table: NewTableInput): Promise<RemoteTable> {
    const { id } = await this.shares.sealed((seal) =>
      this.call<TableInfo>('POST', '/tables', { ...table, ...(table.sit === undefined ? {} : { seal }) }),
    )
    return this.table(id)
  }

  table(id: string): RemoteTable {
    return new RemoteTable(this, id)
  }

  /** Any address of the API, by its path after `/api`. */
  async call<T>(method: Method, path: string, body?: object): Promise<T> {
    return (await (await this.#answered(method, path, body)).json()) as T
  }

  /** One JSON message a line, until the server hangs up. */
  async *lines<T>(path: string): AsyncGenerator<T> {
    const { body } = await this.#answered('GET', path)
    if (body === null) return
    const reader = body.pipeThrough(new TextDecoderStream()).getReader()
    let rest = ''
    try {
      for (;;) {
        const { value, done } = await reader.read()
        if (done) return
        const parts = (rest + value).split('\n')
        rest = parts.pop() ?? ''
        for (const part of parts) if (part !== '') yield JSON.parse(part) as T
      }
    } finally {
      await reader.cancel().catch(() => undefined)
    }
  }

  async #answered(method: Method, path: string, body?: object): Promise<Response> {
    // What is sent twice is done once where it carries an id; anything else is only asked again if it was surely not done.
    const mayRepeat = method === 'GET' || (body !== undefined && 'id' in body)
    const until = Date.now() + this.#patience
    for (let wait = FIRST_PAUSE; ; wait = Math.min(LONGEST_PAUSE, wait * 2)) {
      const response = await this.#sent(method, path, body)
      if (response instanceof Response && response.ok) return response
      const isAway = !(response instanceof Response) || response.status === 502 || response.status === 504
      const isLater = response instanceof Response && (response.status === 429 || response.status === 503)
      if ((!isLater && !(isAway && mayRepeat)) || Date.now() + wait > until) {
        if (response instanceof Response) throw await refusalOf(response)
        throw response
      }
      this.#waits(isLater ? 'the server asks to slow down' : 'the server is away')
      await pause(wait)
    }
  }

  #sent(method: Method, path: string, body?: object): Promise<Response | Error> {
    const headers = { ...this.#headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) }
    return fetch(`${this.#url}/api${path}`, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }).catch(
      (error: unknown) => new Error(`${this.#url} cannot be reached`, { cause: error }),
    )
  }
}

async function refusalOf(response: Response): Promise<Refusal> {
  const text = await response.text()
  try {
    const { error } = JSON.parse(text) as { error: Fault }
    return new Refusal(response.status, error)
  } catch {
    return new Refusal(response.status, { code: 'http', message: `${response.status} ${text.slice(0, 200)}` })
  }
}
