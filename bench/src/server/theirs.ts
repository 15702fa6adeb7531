import { createRequire } from 'node:module'
import type { Game, Server as ServerOf } from '../../boardgameio/types.ts'
import { EMPTY, emptyBoard, isWon } from './noughts.ts'

// The same place beside the source and beside what is bundled of it.
const INSTALLED = new URL('../../boardgameio/package.json', import.meta.url)
const { Server } = createRequire(INSTALLED)('boardgame.io/server') as { Server: typeof ServerOf }

interface Noughts {
  cells: number[]
  wins: number[]
}

const noughts: Game<Noughts> = {
  name: 'noughts',
  setup: () => ({ cells: emptyBoard(), wins: [0, 0] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark({ G, playerID }, cell: number) {
      if (G.cells[cell] !== EMPTY) return 'INVALID_MOVE'
      const seat = Number(playerID)
      G.cells[cell] = seat
      const won = isWon(G.cells, seat)
      if (won) G.wins[seat]++
      if (won || !G.cells.includes(EMPTY)) G.cells = emptyBoard()
      return undefined
    },
  },
}

// boardgame.io's server with its memory store.
const server = Server({ games: [noughts as Game], origins: [/.*/] })
const { appServer } = await server.run({ port: 0, callback: () => undefined })
const address = appServer.address() as { port: number }
process.stdout.write(`port ${address.port}\n`)
