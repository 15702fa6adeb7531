import type { Ask, Seat, Seen } from '@flotilla/kernel'
import { boardOf } from '../../board/board.ts'
import type { Win } from '../cards/index.ts'
import { attackOf, isHit } from '../effects/attacks-and-burdens.ts'
import { leftOfBatch } from '../effects/jettison.ts'
import { effectOf, topDeed, valueAt, type Deed, type ReadCtx } from '../../board/state.ts'

/** Cards nobody can name yet: always worth asking about. */
const UNSEEN = 99

/** What a window is about for the asked seat, in points of value: standing orders go by it. */
// TB-R68
export const STAKES: Readonly<Record<Win, (ctx: ReadCtx, ask: Ask) => number>> = {
  /** Nothing, unless the action falls on this seat, or a reaction answers what this seat did. */
  guard(ctx, { seat }) {
    const { chain } = ctx.state
    const deed = topDeed(ctx)
    if (deed.what === 'reaction') return chain[chain.length - 2].seat === seat ? Math.max(1, valueAt(ctx, deed.card)) : 0
    return fallsOn(ctx, deed, seat) ? Math.max(1, valueAt(ctx, deed.card)) : 0
  },
  bar: (ctx) => valueAt(ctx, topDeed(ctx).card),
  hit(ctx, { seat }) {
    const hit = topDeed(ctx)
    const attack = attackOf(ctx, hit)
    const { board } = ctx.state.ships[seat]
    if (!isHit(hit)) return valueAt(ctx, hit.card)
    if (attack === undefined) return Math.min(...board.map((card) => valueAt(ctx, card)))
    return attack.zone === 'board' ? Math.max(...hit.picks.map((card) => valueAt(ctx, card))) : UNSEEN
  },
  teacher: (ctx) => Math.max(...leftOfBatch(ctx.state, topDeed(ctx)).map((card) => valueAt(ctx, card))),
}

function fallsOn(ctx: ReadCtx, deed: Seen<Deed>, seat: Seat): boolean {
  const { each, attack, burden } = effectOf(deed)
  if (attack === undefined && burden === undefined) return false
  return each !== undefined || deed.target === seat || deed.picks.some((card) => boardOf(ctx, card) === seat)
}
