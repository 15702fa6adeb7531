import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { visitorAt } from '../address.ts'

/** Requests that one connection may send ahead of the answers to earlier ones. */
const MOST_PIPELINED = 16

interface Connection {
  /** An answer is being made or sent: HTTP/1.1 sends answers in the order of the requests, so the next request waits for it. */
  busy: boolean
  readonly waiting: (() => void)[]
  readonly ends: Set<() => void>
}

const connections = new WeakMap<Socket, Connection>()

function socketStateOf(socket: Socket): Connection {
  const known = connections.get(socket)
  if (known !== undefined) return known
  const made: Connection = { busy: false, waiting: [], ends: new Set() }
  connections.set(socket, made)
  // One listener a socket, however much is bound to it.
  socket.once('close', () => {
    for (const end of made.ends) end()
    made.ends.clear()
    made.waiting.length = 0
  })
  return made
}

/**
 * Calls `end` when the connection closes, at once if it has closed already. Returns how to take that back.
 *
 * Whatever is held for a request must be bound to its connection and not only to its response: Node emits `close` on the response that is
 * being sent, and never on those that are queued behind it.
 */
export function onConnectionEnd(socket: Socket, end: () => void): () => void {
  if (socket.destroyed) {
    end()
    return () => undefined
  }
  const { ends } = socketStateOf(socket)
  ends.add(end)
  return () => ends.delete(end)
}

/** The connection is waiting for an answer to an earlier request. */
export const isBusy = (socket: Socket): boolean => connections.get(socket)?.busy === true

/**
 * Waits until all earlier requests of this connection are answered. So a connection has one request in work at a time, and what is
 * pipelined behind a stream costs nothing. A connection that sends too much ahead is closed. Never resolves when the connection closes.
 */
export async function inOrder({ socket }: IncomingMessage, response: ServerResponse): Promise<void> {
  if (!(socket instanceof Socket)) return
  const connection = socketStateOf(socket)
  if (connection.busy) {
    if (connection.waiting.length >= MOST_PIPELINED) socket.destroy()
    await new Promise<void>((come) => {
      if (!socket.destroyed) connection.waiting.push(come)
    })
  }
  connection.busy = true
  response.once('close', () => {
    connection.busy = false
    connection.waiting.shift()?.()
  })
}

/** Closes connections beyond `most` from one address. Behind a proxy all come from the proxy, which has to limit them itself. */
export function limitConnections(server: Server, most: number): void {
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const address = visitorAt(socket.remoteAddress ?? '')
    const before = open.get(address) ?? 0
    if (before >= most) {
      socket.destroy()
      return
    }
    open.set(address, before + 1)
    onConnectionEnd(socket, () => {
      const left = (open.get(address) ?? 1) - 1
      if (left === 0) open.delete(address)
      else open.set(address, left)
    })
  })
}
