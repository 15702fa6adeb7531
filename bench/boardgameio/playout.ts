import { CreateGameReducer, InitializeGame, ProcessGameConfig } from 'boardgame.io/internal'
import type { Ctx, State } from 'boardgame.io'
import { rng } from '@flotilla/kernel'
import { game, optionsOf } from './game.ts'
import type { Option, Table } from './table.ts'

const processed = ProcessGameConfig(game)
const reducer = CreateGameReducer({ game: processed })

export const begin = (seats: number, seed: number): State<Table> => InitializeGame({ game: { ...processed, seed }, numPlayers: seats })

/** One of those who may move now. */
export const mover = ({ activePlayers, currentPlayer }: Ctx): string =>
  activePlayers === null ? currentPlayer : Object.keys(activePlayers)[0]

/** Through the reducer: what the framework's own bots do, with neither store nor client around it. */
export const makeMove = (state: State<Table>, playerID: string, { move, args }: Option): State<Table> =>
  reducer(state, { type: 'MAKE_MOVE', payload: { type: move, args, playerID } })

/** Whole random games; each call tells how many decisions its game took. */
export function boardgameioPlayouts(seats: number, seed: number): () => number {
  const luck = rng(seed)
  return () => {
    let state = begin(seats, luck.word())
    let decisions = 0
    while (state.ctx.gameover === undefined) {
      const playerID = mover(state.ctx)
      const options = optionsOf(state.G, state.ctx, playerID)
      state = makeMove(state, playerID, options[luck.below(options.length)])
      decisions++
    }
    return decisions
  }
}
