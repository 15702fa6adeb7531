import { createRequire } from 'node:module'
import type { io as connect, Socket } from '../../boardgameio/types.ts'
import type { Counted } from './load.ts'
import { EMPTY } from './noughts.ts'

// The same place beside the source and beside what is bundled of it.
const { io } = createRequire(new URL('../../boardgameio/package.json', import.meta.url))('socket.io-client') as { io: typeof connect }

interface Position {
  readonly G: { readonly cells: readonly number[] }
  readonly ctx: { readonly currentPlayer: string }
  readonly _stateID: number
}

/** The same players at boardgame.io: they speak its client's messages over its own socket library. */
export async function loadTheirs(port: number, tables: number, counted: Counted): Promise<void> {
  const synced: Promise<void>[] = []
  for (let i = 0; i < tables; i++) {
    // A match that nobody has created is made when its first player asks for it.
    const matchID = `match${i}`
    let sent = 0
    for (const playerID of ['0', '1']) {
      const socket: Socket = io(`http://127.0.0.1:${port}/noughts`, { transports: ['websocket'], forceNew: true })
      let seen = -1
      const look = ({ G, ctx, _stateID: at }: Position): void => {
        if (ctx.currentPlayer !== playerID || at <= seen) return
        seen = at
        const free = G.cells.flatMap((mark, cell) => (mark === EMPTY ? [cell] : []))
        const payload = { type: 'mark', args: [free[Math.floor(Math.random() * free.length)]], playerID }
        sent = performance.now()
        socket.emit('update', { type: 'MAKE_MOVE', payload }, at, matchID, playerID)
      }
      socket.on('update', (_match: string, position: Position) => {
        const { ctx, _stateID: at } = position
        if (ctx.currentPlayer === playerID && at > seen) {
          counted.delays.push(performance.now() - sent)
          counted.moves++
        }
        look(position)
      })
      synced.push(
        new Promise((done) => {
          socket.on('sync', (_match: string, { state }: { state: Position }) => {
            look(state)
            done()
          })
        }),
      )
      socket.on('connect', () => socket.emit('sync', matchID, playerID, undefined, 2))
    }
  }
  await Promise.all(synced)
}
