import { PUBLIC, everyone, type Seat } from '@flotilla/kernel'
import { shufflePile } from './deal.ts'
import { discardUnseen, drawCard, randomCard } from './hands.ts'
import { clear, seatInOrder, type Ctx, type ReadCtx } from '../board/state.ts'
import { INSPECT_BREACHES, PASS_FIRST_MATE, handSize } from './steps.ts'
import { NO_ACTION, dialOf } from '../board/things.ts'

/** SK-0.10: only Step 7 looks at the size of a hand. Chest tokens are not cards of it (SK-7.2). */
const hasTooMany = ({ state: s, edition }: ReadCtx, seat: Seat): boolean => s.hands[seat].length > edition.limits.mostCards

/** SK-7.1: whoever has fewer than 2 cards must draw, so for this an empty deck is made anew of the pile at every table. */
function drawUp(ctx: Ctx, seat: Seat): void {
  const { hands, deck } = ctx.state
  while (hands[seat].length < ctx.edition.limits.fewestCards) {
    if (deck.length === 0) shufflePile(ctx)
    if (!drawCard(ctx, seat, 'hand')) return
  }
}

/** SK-9.3: the whole of Step 7 for one seat at the end of the game, when no discard has consequences. */
export function checkFinalHand(ctx: Ctx, seat: Seat): void {
  drawUp(ctx, seat)
  while (hasTooMany(ctx, seat)) discardUnseen(ctx, seat, randomCard(ctx, seat))
}

export const upkeepSteps = {
  /** Step 7, in seat order (SK-R52), each seat completely (SK-7.1). Random discards go one by one, each followed by its dice (SK-7.3, SK-13.13). */
  'upkeep.handSize'(ctx: Ctx, { k }: ReturnType<typeof handSize>): void {
    const s = ctx.state
    const seat = seatInOrder(s, k)
    if (hasTooMany(ctx, seat)) {
      ctx.push(handSize(k))
      return discardUnseen(ctx, seat, randomCard(ctx, seat))
    }
    ctx.push(k + 1 < s.seats ? handSize(k + 1) : PASS_FIRST_MATE)
    drawUp(ctx, seat)
  },

  /** Step 8 (SK-7.4): round effects end (SK-0.13), the First Mate passes. */
  'upkeep.passFirstMate'(ctx: Ctx): void {
    const s = ctx.state
    for (let column = 0; column < s.dials.length; column++) clear(s.dials[column])
    for (let seat = 0; seat < s.seats; seat++) {
      ctx.lay(dialOf(seat), NO_ACTION, PUBLIC | everyone(s.seats))
      s.conditions[seat] = 0
      s.claims[seat] = -1
      s.pleas[seat] = -1
      s.doubts[seat] = -1
      s.talk[seat] = 0
    }
    s.angered = 0
    s.chomp = false
    s.submerged = false
    s.tunes = 0
    s.screech = false
    s.mallets = 0
    s.cutlass = 0
    s.plundered = 0
    s.abilities = 0
    clear(s.dice)
    s.ignored = 0
    s.struck = 0
    clear(s.rolled)
    clear(s.shown)
    s.firstMate = seatInOrder(s, 1)
    ctx.push(INSPECT_BREACHES)
  },
}
