import type { ClientMessageInput, ServerMessage } from '@flotilla/protocol'

type Listener = (message: ServerMessage) => void
export type Line = 'connecting' | 'open' | 'lost'

const FIRST_WAIT = 400
const LONGEST_WAIT = 10_000

/** One socket for all tables of this tab. It comes back by itself; whoever listens says hello again when it does. */
class Socket {
  #socket: WebSocket | null = null
  #wait = FIRST_WAIT
  readonly #listeners = new Set<Listener>()
  readonly #lines = new Set<(line: Line) => void>()
  /** What has come and was not passed on yet. */
  #arrived: ServerMessage[] = []
  line: Line = 'connecting'

  listen(listener: Listener, onLine: (line: Line) => void): () => void {
    this.#listeners.add(listener)
    this.#lines.add(onLine)
    if (this.#socket === null) this.#connect()
    else onLine(this.line)
    return () => {
      this.#listeners.delete(listener)
      this.#lines.delete(onLine)
    }
  }

  send(message: ClientMessageInput): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false
    this.#socket.send(JSON.stringify(message))
    return true
  }

  /** After the person has got a name or lost it: the socket is theirs from its first moment, so it must be a new one. */
  renew(): void {
    this.#socket?.close()
  }

  #connect(): void {
    this.#say('connecting')
    // A proxy sends all who look at one table to the same server by this.
    const table = /^\/t\/[\w-]+/.exec(location.pathname)?.[0].replace('/t/', '?table=') ?? ''
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket${table}`)
    this.#socket = socket
    socket.addEventListener('open', () => {
      this.#wait = FIRST_WAIT
      this.#say('open')
    })
    socket.addEventListener('message', ({ data }) => {
      // What comes in a row is drawn at once: a page that draws message by message never gets to its own work, and gives up.
      if (this.#arrived.push(JSON.parse(String(data)) as ServerMessage) === 1) setTimeout(() => this.#passOn())
    })
    socket.addEventListener('close', () => {
      this.#passOn()
      this.#say('lost')
      setTimeout(() => this.#connect(), this.#wait * (0.7 + Math.random() * 0.6))
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT)
    })
  }

  #passOn(): void {
    const arrived = this.#arrived
    this.#arrived = []
    for (const message of arrived) for (const listener of this.#listeners) listener(message)
  }

  #say(line: Line): void {
    this.line = line
    for (const tell of this.#lines) tell(line)
  }
}

export const socket = new Socket()
