import type { FnContext, MoveFn } from 'boardgame.io'
import { INVALID_MOVE } from 'boardgame.io/core'
import type { Table } from './table.ts'

/** A move that is invalid unless its requirement is met. */
export const move =
  <A extends unknown[]>(
    isLegal: (G: Table, seat: number, ...args: A) => boolean,
    carryOut: (context: FnContext<Table>, seat: number, ...args: A) => void,
  ): MoveFn<Table> =>
  (context, ...args) => {
    const seat = Number(context.playerID)
    if (!isLegal(context.G, seat, ...(args as A))) return INVALID_MOVE
    carryOut(context, seat, ...(args as A))
    return undefined
  }
