import { cardAt, type Ctx, type Deed, newDeed, remove, type SeenBottom } from '../../board/state.ts'
import { deckChanged } from '../looking.ts'
import type { Seat, Seen } from '@flotilla/kernel'
import { enterBoard, isProtected, leaveBoard } from '../../board/board.ts'
import { shieldOf } from '../../board/assistant.ts'

type Place = 'hand' | 'deck' | 'board'

/**
 * TB-13.1, procedure J, for one card; the caller says where it lies. A card that reaches the water joins the last batch
 * if `joins`, else it opens one. `by` is whose doing it is. Returns whether it counts as jettisoned.
 */
// TB-4.8: no points come of it; whoever gives some does so beside it.
export function jettison(ctx: Ctx, seat: Seat, named: number, place: Place, joins: boolean, by: Seat = seat): boolean {
  const s = ctx.state
  const ship = s.ships[seat]
  const card = place === 'board' ? shieldOf(ctx, named) : named
  ctx.reveal(card)
  // TB-15.7: Band and Rose act at this very moment.
  if (isProtected(ctx, seat, card)) {
    ctx.emit?.({ type: 'clung', seat, card, place })
    return false
  }
  const climbs = cardAt(ctx, card).climbs === true
  // TB-R47
  if (climbs && place === 'board') {
    ctx.emit?.({ type: 'climbed', seat, card, place })
    return true
  }
  if (place === 'board') leaveBoard(ctx, seat, card)
  else {
    const at = ship[place].indexOf(card)
    remove(ship[place], card)
    if (place === 'deck') deckChanged(ctx, seat, at)
  }
  if (climbs) {
    ctx.emit?.({ type: 'climbed', seat, card, place })
    enterBoard(ctx, seat, card)
    return true
  }
  ship.water.push(card)
  ctx.emit?.({ type: 'jettisoned', seat, card, place, by })
  if (joins) s.pending[s.pending.length - 1].picks.push(card)
  else {
    const batch = newDeed('batch', seat, card, s.faces[card] >> 6)
    batch.picks.push(card)
    s.pending.push(batch)
  }
  return true
}

/** Several cards by one instruction: one batch (TB-14.12). Returns whether a batch has begun. */
export function jettisonInto(ctx: Ctx, seat: Seat, card: number, place: Place, deed: Deed): boolean {
  const before = ctx.state.ships[seat].water.length
  const done = jettison(ctx, seat, card, place, deed.batched, deed.seat)
  if (ctx.state.ships[seat].water.length > before) deed.batched = true
  return done
}

/** What of a batch still lies in that water (TB-14.11). */
export function leftOfBatch(s: Pick<SeenBottom, 'ships'>, { seat, picks }: Seen<Deed>): number[] {
  const { water } = s.ships[seat]
  return picks.filter((card) => water.includes(card))
}
