import { PUBLIC, everyone, intern, reason, seatBit, type Ask, type AskKind, type Offers, type Seat } from '@flotilla/kernel'
import type { Edition } from '../edition/schema.ts'
import { BURY, CHESTS, UNPLACED, buryBack, placedAt, type Ctx, type WavesState, type ReadCtx } from '../board/state.ts'
import { canBury, sum } from '../board/terms.ts'
import { BURY_CLOSE } from './steps.ts'

export const digFor = intern((chest: number) => ({ chest }))
type BuryChoice = ReturnType<typeof digFor>
const buryAsk: (seat: Seat) => Ask = intern((seat) => ({ kind: 'bury', seat }))
const BURYING = intern(() => ({ kind: 'bury' }))()

const alreadyBuried = reason('RW-3.8', 'refuse.alreadyBuried')
const nothingToBury = reason('RW-3.8', 'refuse.nothingToBury')

/** Option buryNamed: the chest is named only now, by all who bury together (RW-R22). */
export const bury: AskKind<WavesState, Edition, Ask, BuryChoice> = {
  rule: 'RW-7.2',

  offer(ctx: ReadCtx, { seat }: Ask, to: Offers): void {
    const ship = ctx.state.ships[seat]
    for (let chest = 0; chest < CHESTS; chest++)
      to.offer(digFor(chest), ship.buried[chest] ? alreadyBuried : canBury(ship, chest) ? null : nothingToBury)
  },

  /** The richest chest; ties: the leftmost. */
  fallback: (ctx: ReadCtx, { seat }: Ask): BuryChoice => digFor(richest(ctx, seat)),
}

function richest(ctx: ReadCtx, seat: Seat): number {
  const ship = ctx.state.ships[seat]
  let best = -1
  for (let chest = 0; chest < CHESTS; chest++)
    if (canBury(ship, chest) && (best === -1 || sum(ship.chests[chest]) > sum(ship.chests[best]))) best = chest
  return best
}

/** W3: whoever has not named the chest names it now; where there is only one, it is that one. */
export function buryTreasure(ctx: Ctx): void {
  const s = ctx.state
  let asked = 0
  for (let seat = 0; seat < s.seats; seat++) {
    if (placedAt(s, seat, 0) !== BURY || s.faces[buryBack(seat)] !== UNPLACED) continue
    const ship = s.ships[seat]
    let chests = 0
    for (let chest = 0; chest < CHESTS; chest++) if (canBury(ship, chest)) chests++
    if (chests > 1) asked |= seatBit(seat)
    else name(ctx, seat, richest(ctx, seat))
  }
  if (asked === 0) return cover(ctx)
  ctx.push(BURY_CLOSE)
  ctx.seal(asked, BURYING, buryAsk)
}

const name = (ctx: Ctx, seat: Seat, chest: number): void => ctx.lay(buryBack(seat), chest, PUBLIC | everyone(ctx.state.seats))

/** RW-7.3: safe from this moment. */
function cover(ctx: Ctx): void {
  const s = ctx.state
  for (let seat = 0; seat < s.seats; seat++) {
    if (placedAt(s, seat, 0) !== BURY) continue
    const chest = s.faces[buryBack(seat)]
    // RW-7.4: before any cannon fires. RW-R30: burying took all dice, so it was not filled in this round.
    s.ships[seat].buried[chest] = true
    ctx.emit?.({ type: 'buried', seat, chest })
  }
}

export const burySteps = {
  'bury.close'(ctx: Ctx): void {
    const s = ctx.state
    for (let seat = 0; seat < s.seats; seat++) {
      const reply = ctx.reply<BuryChoice>(seat)
      if (reply !== null) name(ctx, seat, reply.chest)
      s.replies[seat] = null
    }
    cover(ctx)
  },
}
