import { type BottomState, type Ctx, isOpponent, newDeed, type ReadCtx } from '../../board/state.ts'
import { type Ask, type AskKind, intern, type Offers, type Seat, seatBit } from '@flotilla/kernel'
import { pose } from '../asks/posing.ts'
import { drawNumber } from '../drawing-number.ts'
import { reshuffleWater } from '../drawing.ts'
import { DRAW_OWN, SETTLE, drawTheirs, type CardStep } from '../steps.ts'
import { CARDS } from './index.ts'
import type { Edition } from '../../edition/schema.ts'
import { noDeck, sunkShip } from '../asks/reasons.ts'
import { beginEffect } from '../effects/effects.ts'
import { dealWith } from '../looking.ts'
import { timesOf } from '../../board/assistant.ts'
import { richest } from '../asks/targets.ts'
import { seatChoice, type SeatChoice } from '../asks/choices.ts'

/** TB-3.9: in the Cruise a draw reshuffles the water; in the Sinking an empty deck is no target. */
// TB-R21
export const canBeDrawnFrom = (ctx: ReadCtx, seat: Seat, other: Seat): boolean => {
  const { deck, water } = ctx.state.ships[other]
  return isOpponent(ctx.state, seat, other) && (deck.length > 0 || (ctx.state.phase === 'cruise' && water.length > 0))
}

export const hasTarget = (ctx: ReadCtx, seat: Seat): boolean => {
  for (let other = 0; other < ctx.state.seats; other++) if (canBeDrawnFrom(ctx, seat, other)) return true
  return false
}

/** TB-3.4: the own draws would end it all. */
const wouldSink = (ctx: ReadCtx, seat: Seat): boolean =>
  ctx.state.phase === 'sinking' && ctx.state.ships[seat].deck.length < drawNumber(ctx, seat)

const first = intern((first: 'theirs' | 'own') => ({ first }))
type OrderChoice = { readonly first: 'theirs' | 'own' }
export const orderAsk: (seat: Seat) => Ask = intern((seat) => ({ kind: 'tycoon.order', seat }))

export interface TycoonAsk extends Ask {
  readonly card: number
}

export const targetAsk: (seat: Seat, card: number) => TycoonAsk = intern((seat, card) => ({ kind: 'tycoon.target', seat, card }))

// TB-R23: the own number is drawn all the same.
export function planDraws(ctx: Ctx, seat: Seat, which: 'theirs' | 'own'): void {
  const { board } = ctx.state.ships[seat]
  if (which === 'theirs') ctx.push(DRAW_OWN)
  for (let i = board.length - 1; i >= 0; i--)
    if (CARDS[ctx.state.faces[board[i]] >> 6].atDrawing !== undefined) ctx.push(drawTheirs(board[i]))
  if (which === 'own') ctx.push(DRAW_OWN)
}

/** What the order is about: a seat that has ordered nothing is asked only where its ship would sink (TB-R69). */
const ORDER_STAKE = { usual: 1, sinking: 2 } as const

export const tycoonOrder: AskKind<BottomState, Edition, Ask, OrderChoice> = {
  rule: 'TB-3.4',
  stake: (ctx: ReadCtx, { seat }: Ask) => (wouldSink(ctx, seat) ? ORDER_STAKE.sinking : ORDER_STAKE.usual),
  from: ORDER_STAKE.sinking,
  offer(_io: ReadCtx, _ask: Ask, to: Offers): void {
    to.offer(first('theirs'))
    to.offer(first('own'))
  },
  answer: (ctx: Ctx, { seat }: Ask, choice: OrderChoice): void => planDraws(ctx, seat, choice.first),
  fallback: () => first('theirs'),
}

export const tycoonTarget: AskKind<BottomState, Edition, TycoonAsk, SeatChoice> = {
  rule: 'TB-3.4',
  offer(ctx: ReadCtx, { seat }: TycoonAsk, to: Offers): void {
    for (let other = 0; other < ctx.state.seats; other++) {
      if (other === seat) continue
      to.offer(seatChoice(other), ctx.state.ships[other].sunk ? sunkShip : canBeDrawnFrom(ctx, seat, other) ? null : noDeck)
    }
  },
  answer(ctx: Ctx, { seat, card }: TycoonAsk, { seat: target }: SeatChoice): void {
    const s = ctx.state
    if (s.ships[target].deck.length === 0) reshuffleWater(ctx, target)
    const deed = newDeed('passive', seat, card, s.faces[card] >> 6)
    deed.times = timesOf(ctx, card)
    deed.target = target
    deed.falls = seatBit(target)
    s.chain.push(deed)
    dealWith(ctx, target, seat)
    ctx.emit?.({ type: 'raided', seat, card, target })
    beginEffect(ctx)
  },
  fallback: (ctx: ReadCtx, { seat }: TycoonAsk) => seatChoice(richest(ctx, seat, (other) => canBeDrawnFrom(ctx, seat, other))),
}

export const tycoonSteps = {
  /** TB-3.4: each Tycoon chooses an opponent; a card that has left meanwhile does nothing. */
  'draw.theirs'(ctx: Ctx, { card }: CardStep): void {
    const s = ctx.state
    const seat = s.active
    s.dealing = 0
    if (s.ships[seat].sunk || !s.ships[seat].board.includes(card) || !hasTarget(ctx, seat)) return
    ctx.push(SETTLE)
    pose(ctx, targetAsk(seat, card))
  },
}
