import type { Seat, Seen } from '@flotilla/kernel'
import { enterBoard, isProtected, leaveBoard, shieldOf } from '../board/board.ts'
import { CARDS } from './cards.ts'
import { cardAt, newDeed, remove, type Deed, type Ctx, type ReadCtx, type SeenBottom } from '../board/state.ts'
import { TEACHER_OPEN, triggerFlapper } from './steps.ts'
import { deckChanged } from './looking.ts'

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

const needsSettling = (ctx: ReadCtx): boolean => {
  const { ships, faces, pending } = ctx.state
  for (let i = 0; i < pending.length; i++)
    for (let k = 0; k < pending[i].picks.length; k++) if (CARDS[faces[pending[i].picks[k]] >> 6].copies === true) return true
  for (let seat = 0; seat < ships.length; seat++) {
    const { board } = ships[seat]
    for (let i = 0; i < board.length; i++) if (CARDS[faces[board[i]] >> 6].reaction === 'teacher') return true
  }
  return false
}

export const settleSteps = {
  /**
   * TB-15.5: the running instruction is finished. First the Flappers, the active seat's first, then clockwise;
   * then the windows for the batches, oldest first. What they cause is settled before the next older one.
   */
  // TB-16.3, TB-R57
  settle(ctx: Ctx): void {
    const s = ctx.state
    if (s.pending.length === 0) return
    const settled = needsSettling(ctx)
    const first = s.batches.length
    while (s.pending.length > 0) {
      const batch = s.pending.pop()
      if (batch === undefined || !settled) continue
      s.batches.push(batch)
      ctx.push(TEACHER_OPEN)
    }
    for (let k = s.seats - 1; k >= 0; k--) pushFlappers(ctx, (s.active + k) % s.seats, first)
  },
}

function pushFlappers(ctx: Ctx, seat: Seat, first: number): void {
  const { batches, faces } = ctx.state
  // The stack holds the youngest batch first, and the agenda runs backwards: so walk from young to old, last card first.
  for (let i = first; i < batches.length; i++) {
    if (batches[i].seat !== seat) continue
    const { picks } = batches[i]
    for (let k = picks.length - 1; k >= 0; k--) if (CARDS[faces[picks[k]] >> 6].copies === true) ctx.push(triggerFlapper(seat, picks[k]))
  }
}

/** What of a batch still lies in that water (TB-14.11). */
export function leftOfBatch(s: Pick<SeenBottom, 'ships'>, { seat, picks }: Seen<Deed>): number[] {
  const { water } = s.ships[seat]
  return picks.filter((card) => water.includes(card))
}
