import { cardAt, NONE, type ReadCtx } from './state.ts'
import type { Seat } from '@flotilla/kernel'

/** A board card with an Assistant on it (TB-13.11); an Assistant itself never is. */
export const isCovered = (ctx: ReadCtx, card: number): boolean => ctx.state.partner[card] !== NONE && cardAt(ctx, card).merges === undefined

/** 2 for a card with Assistant, else 1 (TB-17.3). */
export const timesOf = (ctx: ReadCtx, card: number): number => (isCovered(ctx, card) ? 2 : 1)

/** An Assistant may be laid on it (TB-K22). */
// TB-R67
export function isPartner(ctx: ReadCtx, card: number): boolean {
  const { merges, hosted } = cardAt(ctx, card)
  if (hosted === true && ctx.state.options.assistant === 'noStowaway') return false
  return merges === undefined && ctx.state.partner[card] === NONE
}

export function hasPartner(ctx: ReadCtx, seat: Seat): boolean {
  const { board } = ctx.state.ships[seat]
  for (let i = 0; i < board.length; i++) if (isPartner(ctx, board[i])) return true
  return false
}

/** The card that an effect really moves: the Assistant shields its partner (TB-17.4). */
export const shieldOf = (ctx: ReadCtx, card: number): number => (isCovered(ctx, card) ? ctx.state.partner[card] : card)
