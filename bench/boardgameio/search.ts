import { MCTSBot } from 'boardgame.io/ai'
import type { State } from 'boardgame.io'
import { ProcessGameConfig } from 'boardgame.io/internal'
import type { Rng } from '@flotilla/kernel'
import { game, optionsOf } from './game.ts'
import { begin, makeMove, mover } from './playout.ts'
import { score, type Table } from './table.ts'

/** As its bots enumerate moves and learn who has won. */
const searched = ProcessGameConfig({
  ...game,
  endIf: ({ G }) => {
    if (!G.ended) return undefined
    const scores = G.ships.map(score)
    return { scores, winner: String(scores.indexOf(Math.max(...scores))) }
  },
})

const NO_CUT_OFF = 100_000

export function boardgameioBot(iterations: number): MCTSBot {
  const enumerate = (G: Table, ctx: State['ctx'], playerID: string) => optionsOf(G, ctx, playerID)
  return new MCTSBot({ game: searched, enumerate, seed: 'waves', iterations, playoutDepth: NO_CUT_OFF })
}

/** Tables before the first pick of that round, after rounds at random. */
export function boardgameioPositions(seats: number, round: number, count: number, luck: Rng): State<Table>[] {
  const positions: State<Table>[] = []
  while (positions.length < count) {
    let state = begin(seats, luck.word())
    while (state.ctx.gameover === undefined && !(state.G.round === round && state.ctx.phase === 'draft')) {
      const playerID = mover(state.ctx)
      const options = optionsOf(state.G, state.ctx, playerID)
      state = makeMove(state, playerID, options[luck.below(options.length)])
    }
    if (state.ctx.gameover === undefined) positions.push(state)
  }
  return positions
}
