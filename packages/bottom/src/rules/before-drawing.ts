import { canKeepBack, canSteer, steer, type SteerChoice, steerChoice } from './looking.ts'
import { type BottomState, type Ctx, numberOf, type ReadCtx } from '../board/state.ts'
import { undertowOf } from './game-will-not-end.ts'
import { hasOnBoard } from '../board/board.ts'
import { type Ask, type AskKind, intern, type Offers, type Seat } from '@flotilla/kernel'
import { drawNumber } from './drawing-number.ts'
import { type DoneChoice, doneChoice } from './asks/choices.ts'
import { timesOf } from '../board/assistant.ts'
import { CARDS } from './cards/index.ts'
import { ask } from './asks/posing.ts'
import { nothingToSteer, tidiedAlready } from './asks/reasons.ts'
import { bury, leaveHand } from './effects/take-return-bury.ts'
import { TURN_BEFORE, TURN_UNDERTOW } from './steps.ts'
import type { Edition } from '../edition/schema.ts'

/** TB-18.4: before the drawing the order matters if the undertow pulls, or if a seen card could stay. */
export function steersNow(ctx: ReadCtx, seat: Seat): boolean {
  if (undertowOf(ctx.state, seat) > 0) return canSteer(ctx, seat)
  const draws = hasOnBoard(ctx, seat, 'anchors') ? 0 : drawNumber(ctx, seat)
  return draws > 0 && canKeepBack(ctx, seat, draws)
}

export const beforeAsk: (seat: Seat) => Ask = intern((seat) => ({ kind: 'before', seat }))
const tidy = intern((maid: number, put: number) => ({ maid, put }))
type BeforeChoice = { readonly maid: number; readonly put: number } | SteerChoice | DoneChoice
const usesOf = (ctx: ReadCtx, maid: number): number => numberOf(ctx, ctx.state.faces[maid] >> 6, 'cards') * timesOf(ctx, maid)
const isSpent = (ctx: ReadCtx, maid: number): boolean => ctx.state.tidied.filter((one) => one === maid).length >= usesOf(ctx, maid)

export function hasMaidLeft(ctx: ReadCtx, seat: Seat): boolean {
  for (const card of ctx.state.ships[seat].board) if (CARDS[ctx.state.faces[card] >> 6].tidies === true && !isSpent(ctx, card)) return true
  return false
}

export const beforeSteps = {
  /** TB-2.4: Maids and the order of the deck; asked only if one of the two is possible. */
  'turn.before'(ctx: Ctx): void {
    const s = ctx.state
    const { hand } = s.ships[s.active]
    // TB-R20: anchored or not.
    if (steersNow(ctx, s.active) || (hand.length > 0 && hasMaidLeft(ctx, s.active))) return ask(ctx, beforeAsk(s.active))
    ctx.push(TURN_UNDERTOW)
  },
}

export const before: AskKind<BottomState, Edition, Ask, BeforeChoice> = {
  rule: 'TB-2.4',
  offer(ctx: ReadCtx, { seat }: Ask, to: Offers): void {
    const { board, hand } = ctx.state.ships[seat]
    for (const maid of board) {
      if (CARDS[ctx.state.faces[maid] >> 6].tidies !== true) continue
      const spent = isSpent(ctx, maid)
      for (let i = 0; i < hand.length; i++) to.offer(tidy(maid, hand[i]), spent ? tidiedAlready : null)
    }
    if (steersNow(ctx, seat)) to.offer(steerChoice)
    else if (to.refused !== null) to.offer(steerChoice, nothingToSteer)
    to.offer(doneChoice)
  },
  answer(ctx: Ctx, { seat }: Ask, choice: BeforeChoice): void {
    if ('done' in choice) return ctx.push(TURN_UNDERTOW)
    ctx.push(TURN_BEFORE)
    if ('steer' in choice) return steer(ctx, seat)
    ctx.state.tidied.push(choice.maid)
    const card = leaveHand(ctx, seat, choice.put, 0)
    bury(ctx, seat, card)
    ctx.emit?.({ type: 'buried', seat, card, place: 'hand' })
  },
  fallback: () => doneChoice,
}
