import { intern, seatBit, type Ask, type AskKind, type Offers, type Seat } from '@flotilla/kernel'
import { cardChoice, doneChoice, type CardChoice, type DoneChoice } from '../asks/choices.ts'
import type { Edition } from '../../edition/schema.ts'
import { look } from '../looking.ts'
import { PLAN_SLOTS, clearPlan, planCard, planned } from '../asks/face-down-picks.ts'
import { namedAlready, pickOneFirst } from '../asks/reasons.ts'
import { topDeed, type BottomState, type Ctx, type ReadCtx } from '../../board/state.ts'
import { byValue } from '../asks/targets.ts'

export interface CaptainAsk extends Ask {
  /** The repeat of a doubled Captain may be declined at once. */
  readonly again: boolean
}
const captainAsk: (seat: Seat, again: boolean) => CaptainAsk = intern((seat, again) => ({ kind: 'captain.pick', seat, again }))
const picking: (again: boolean) => Omit<CaptainAsk, 'seat'> = intern((again) => ({ kind: 'captain.pick', again }))
export const CAPTAIN_COUNT = intern(() => ({ step: 'captain.count' }))()

/** TB-K43: hand cards one by one, face down; the others see only how many it were in the end. */
export function askForPicks(ctx: Ctx, seat: Seat, again: boolean): void {
  clearPlan(ctx)
  ctx.push(CAPTAIN_COUNT)
  const { hand } = ctx.state.ships[seat]
  if (hand.length === 1 && !again) return planCard(ctx, seat, hand[0])
  look(ctx)
  ctx.seal(seatBit(seat), picking(again), (one) => captainAsk(one, again))
}

export const captainSteps = {
  'captain.count'(ctx: Ctx): void {
    const deed = topDeed(ctx)
    deed.count = planned(ctx).length
  },
}

export const captainPick: AskKind<BottomState, Edition, CaptainAsk, CardChoice | DoneChoice> = {
  rule: 'TB-K43',
  offer(ctx: ReadCtx, { seat, again }: CaptainAsk, to: Offers): void {
    const picked = planned(ctx)
    const { hand } = ctx.state.ships[seat]
    for (let i = 0; i < hand.length; i++) to.offer(cardChoice(hand[i]), picked.includes(hand[i]) ? namedAlready : null)
    to.offer(doneChoice, picked.length > 0 || again ? null : pickOneFirst)
  },
  answer(ctx: Ctx, ask: CaptainAsk, choice: CardChoice | DoneChoice): void {
    if ('done' in choice) return
    planCard(ctx, ask.seat, choice.card)
    const picked = planned(ctx).length
    if (picked < Math.min(ctx.state.ships[ask.seat].hand.length, PLAN_SLOTS)) ctx.ask(ask)
  },
  fallback(ctx: ReadCtx, { seat, again }: CaptainAsk): CardChoice | DoneChoice {
    if (again || planned(ctx).length > 0) return doneChoice
    return cardChoice(byValue(ctx, ctx.state.ships[seat].hand, 'cheapest'))
  },
}
