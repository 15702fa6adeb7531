import { isOpenChest } from '../board/terms.ts'
import { seatBit, seatsIn, type Seat } from '@flotilla/kernel'
import { SOLO_ROUNDS } from './solo.ts'
import { CHESTS, isSolo, type Ctx, type ReadCtx } from '../board/state.ts'

/** RW-13.3: by the position as it is now, when the anchor drops, and by nothing before it. */
export function isEnded(ctx: Ctx): boolean {
  const s = ctx.state
  let chests = 0
  let rows = 0
  for (let seat = 0; seat < s.seats; seat++) {
    if (chestsDone(ctx, seat)) chests |= seatBit(seat)
    if (rowsDone(ctx, seat)) rows |= seatBit(seat)
  }
  // RW-13.5, RW-R28
  const limit = isSolo(s) ? SOLO_ROUNDS : s.options.roundLimit
  s.ended = chests !== 0 ? 'chests' : rows !== 0 ? 'rows' : limit !== 'off' && s.round >= limit ? 'limit' : ''
  if (s.ended === '') return false
  ctx.emit?.({ type: 'ended', why: s.ended, by: seatsIn(chests === 0 ? rows : chests) })
  return true
}

/** RW-13.1: three chests that are each buried or full. */
export function chestsDone(ctx: ReadCtx, seat: Seat): boolean {
  for (let chest = 0; chest < CHESTS; chest++) if (isOpenChest(ctx, seat, chest)) return false
  return true
}

/** RW-13.2 */
export function rowsDone({ state, edition }: ReadCtx, seat: Seat): boolean {
  const { hull, ports, crew } = state.ships[seat]
  return hull.length >= edition.hull.squares && ports.length >= edition.ports.squares && crew.length >= edition.crew.squares
}
