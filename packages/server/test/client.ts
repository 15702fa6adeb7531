import {
  viewAfter,
  type ClientMessageInput,
  type OwnAsk,
  type ServerMessage,
  type StateMessage,
  type TableInfo,
  type UpdateMessage,
} from '@flotilla/protocol'
import { WebSocket } from 'ws'

type Body = Record<string, unknown>

/** A person with a browser: a cookie, HTTP and sockets. */
export class TestClient {
  url: string
  readonly name: string
  cookie = ''
  token: string | null = null
  /** Every byte that the server sent to this person. */
  readonly received: string[] = []

  constructor(url: string, name: string) {
    this.url = url
    this.name = name
  }

  get headers(): Record<string, string> {
    return this.token === null ? (this.cookie === '' ? {} : { cookie: this.cookie }) : { authorization: `Bearer ${this.token}` }
  }

  async raw(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(this.url + path, {
      method,
      headers: { ...this.headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
  }

  async call<T = Body>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await this.raw(method, path, body)
    const cookie = response.headers.get('set-cookie')
    if (cookie !== null) this.cookie = cookie.split(';')[0]
    const text = await response.text()
    this.received.push(text)
    const answer = JSON.parse(text) as { error?: { code: string } }
    if (!response.ok) throw Object.assign(new Error(`${response.status} ${text}`), { status: response.status, ...answer.error })
    return answer as T
  }

  post<T = TableInfo>(path: string, body: unknown = {}): Promise<T> {
    return this.call<T>('POST', path, body)
  }

  get<T = TableInfo>(path: string): Promise<T> {
    return this.call<T>('GET', path)
  }

  enter(): Promise<Body> {
    return this.post('/api/session', { name: this.name })
  }

  async socket(headers: Record<string, string> = {}): Promise<Line> {
    const line = new Line(
      new WebSocket(`${this.url.replace('http', 'ws')}/api/socket`, { headers: { ...this.headers, ...headers } }),
      this.received,
    )
    await line.opened
    return line
  }
}

/** One open socket, which keeps the view of one table up to date as any client would. */
export class Line {
  readonly messages: ServerMessage[] = []
  readonly opened: Promise<void>
  readonly closed: Promise<number>
  readonly #socket: WebSocket
  readonly #listeners = new Set<() => void>()
  state: StateMessage | null = null
  view: unknown = null
  ask: OwnAsk | null = null
  seq = 0
  #id = 0
  #gone = false

  constructor(socket: WebSocket, received: string[]) {
    this.#socket = socket
    this.opened = new Promise((done, failed) => {
      socket.once('open', () => done())
      socket.once('error', failed)
    })
    this.closed = new Promise((done) => socket.once('close', (code) => done(code)))
    socket.on('error', () => undefined)
    socket.on('message', (data) => {
      const text = (data as Buffer).toString()
      received.push(text)
      this.#take(JSON.parse(text) as ServerMessage)
    })
  }

  #take(message: ServerMessage): void {
    this.messages.push(message)
    if (message.type === 'state') {
      this.state = message
      this.view = message.view
      this.ask = message.ask
      this.seq = message.seq
    } else if (message.type === 'update') this.#update(message)
    for (const listener of this.#listeners) listener()
  }

  #update(update: UpdateMessage): void {
    if (update.seq !== this.seq + 1) throw new Error(`seq ${update.seq} after ${this.seq}`)
    this.seq = update.seq
    this.view = viewAfter(this.view, update)
    if (update.ask !== undefined) this.ask = update.ask
  }

  send(message: ClientMessageInput | Body): void {
    this.#socket.send(JSON.stringify(message))
  }

  sendRaw(data: string | Buffer): void {
    this.#socket.send(data)
  }

  close(): void {
    this.#socket.close()
  }

  /** Reads nothing any more. */
  pause(): void {
    this.#socket.pause()
  }

  break(): void {
    this.#socket.terminate()
  }

  /** The first message, from now or since the beginning, for which `test` holds. */
  async until<M extends ServerMessage>(test: (message: ServerMessage) => message is M, from?: number): Promise<M>
  async until(test: (message: ServerMessage) => boolean, from?: number): Promise<ServerMessage>
  async until(test: (message: ServerMessage) => boolean, from = 0): Promise<ServerMessage> {
    let at = from
    for (;;) {
      for (; at < this.messages.length; at++) if (test(this.messages[at])) return this.messages[at]
      await this.more()
    }
  }

  /** Nothing will come any more: whoever waits shall not. */
  giveUp(): void {
    this.#gone = true
    for (const listener of this.#listeners) listener()
  }

  more(): Promise<void> {
    return new Promise((done, failed) => {
      const listener = (): void => {
        this.#listeners.delete(listener)
        clearTimeout(timer)
        if (this.#gone) failed(new Error('the line is broken'))
        else done()
      }
      if (this.#gone) return failed(new Error('the line is broken'))
      const timer = setTimeout(() => {
        this.#listeners.delete(listener)
        failed(new Error(`no message came; the last were ${JSON.stringify(this.messages.slice(-3)).slice(0, 2000)}`))
      }, 15_000)
      this.#listeners.add(listener)
    })
  }

  async hello(table: string, seq?: number): Promise<StateMessage> {
    const from = this.messages.length
    this.send({ type: 'hello', table, ...(seq === undefined ? {} : { seq }) })
    const message = await this.until((one) => one.type === 'state' || one.type === 'refused', from)
    if (message.type === 'state') return message
    throw Object.assign(new Error(JSON.stringify(message)), message.type === 'refused' ? message.error : {})
  }

  newId(): string {
    return `r${++this.#id}.${Math.random().toString(36).slice(2)}`
  }

  /** Sends a request and waits until it is done or refused; the refusal's code, or null. */
  async request(message: Body & { table: string }): Promise<string | null> {
    const id = typeof message.id === 'string' ? message.id : this.newId()
    const from = this.messages.length
    this.send({ ...message, id })
    const reply = await this.until((one) => ('id' in one && one.id === id) || (one as { ack?: string }).ack === id, from)
    return reply.type === 'refused' ? reply.error.code : null
  }

  answer(table: string, choice: unknown, id = this.newId()): Promise<string | null> {
    return this.request({ type: 'answer', table, choice, id, ...(this.ask === null ? {} : { ask: this.ask.n }) })
  }
}
