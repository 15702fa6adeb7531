import { mint, seatBit, type Ask, type AskKind, type Offers, type Seat } from '@flotilla/kernel'
import { cardChoice, doneChoice, type CardChoice, type DoneChoice } from './choices.ts'
import type { Edition } from '../edition/schema.ts'
import { look } from './look.ts'
import { PLAN_SLOTS, clearPlan, planCard, planned } from './plan.ts'
import { namedAlready, pickOneFirst } from './reasons.ts'
import { topDeed, type BottomState, type Io } from '../board/state.ts'
import { byValue } from './targets.ts'

export interface CaptainAsk extends Ask {
  /** The repeat of a doubled Captain may be declined at once. */
  readonly again: boolean
}
const captainAsk: (seat: Seat, again: boolean) => CaptainAsk = mint((seat, again) => ({ kind: 'captain.pick', seat, again }))
const picking: (again: boolean) => Omit<CaptainAsk, 'seat'> = mint((again) => ({ kind: 'captain.pick', again }))
export const CAPTAIN_COUNT = mint(() => ({ step: 'captain.count' }))()

/** TB-K43: hand cards one by one, face down; the others see only how many it were in the end. */
export function askForPicks(io: Io, seat: Seat, again: boolean): void {
  clearPlan(io)
  io.push(CAPTAIN_COUNT)
  const { hand } = io.state.ships[seat]
  if (hand.length === 1 && !again) return planCard(io, seat, hand[0])
  look(io)
  io.seal(seatBit(seat), picking(again), (one) => captainAsk(one, again))
}

export const captainSteps = {
  'captain.count'(io: Io): void {
    const deed = topDeed(io)
    deed.count = planned(io).length
  },
}

export const captainPick: AskKind<BottomState, Edition, CaptainAsk, CardChoice | DoneChoice> = {
  rule: 'TB-K43',
  offer(io: Io, { seat, again }: CaptainAsk, to: Offers): void {
    const picked = planned(io)
    const { hand } = io.state.ships[seat]
    for (let i = 0; i < hand.length; i++) to.offer(cardChoice(hand[i]), picked.includes(hand[i]) ? namedAlready : null)
    to.offer(doneChoice, picked.length > 0 || again ? null : pickOneFirst)
  },
  answer(io: Io, ask: CaptainAsk, choice: CardChoice | DoneChoice): void {
    if ('done' in choice) return
    planCard(io, ask.seat, choice.card)
    const picked = planned(io).length
    if (picked < Math.min(io.state.ships[ask.seat].hand.length, PLAN_SLOTS)) io.ask(ask)
  },
  fallback(io: Io, { seat, again }: CaptainAsk): CardChoice | DoneChoice {
    if (again || planned(io).length > 0) return doneChoice
    return cardChoice(byValue(io, io.state.ships[seat].hand, 'cheapest'))
  },
}
