import { intern, type Ask, type AskKind, type Offers, type Seat } from '@flotilla/kernel'
import { ask, pose } from './asking.ts'
import { costOf, costSum } from '../board/board.ts'
import { doneChoice, type DoneChoice, type SacrificeChoice } from './choices.ts'
import type { Edition } from '../edition/schema.ts'
import { put } from './playing.ts'
import { noHost, notInBatch, tooDearToPlay } from './reasons.ts'
import { offerSacrifices, sacrifice } from './sacrifice.ts'
import { cardAt, topDeed, type BottomState, type Ctx, type ReadCtx } from '../board/state.ts'
import { purseLoop, type SeatStep } from './steps.ts'
import { hasOpponent } from './targets.ts'

// TB-14.11: what a Teacher's owner does once she stands.

/** In the own turn the purse is the normal points. */
const inPurse = (ctx: ReadCtx, seat: Seat): number => (seat === ctx.state.active ? ctx.state.points : ctx.state.purse)
function pay(ctx: Ctx, seat: Seat, points: number): void {
  if (seat === ctx.state.active) ctx.state.points -= points
  else ctx.state.purse -= points
}

const purseAsk: (seat: Seat) => Ask = intern((seat) => ({ kind: 'purse', seat }))
const takeCard = intern((take: number) => ({ take }))
type PurseChoice = SacrificeChoice | { readonly take: number } | DoneChoice

export const purseSteps = {
  'purse.loop'(ctx: Ctx, { seat }: SeatStep): void {
    // With cards in hand always asked: that they cannot be sacrificed is their player's secret.
    if (ctx.state.ships[seat].hand.length > 0) ask(ctx, purseAsk(seat))
    else pose(ctx, purseAsk(seat))
  },
}

// TB-R43
function closePurse(ctx: Ctx, seat: Seat): void {
  const s = ctx.state
  if (seat === s.active) return
  const points = s.purse
  s.purse = 0
  if (points > 0) ctx.emit?.({ type: 'purseLost', seat, points })
}

export const purse: AskKind<BottomState, Edition, Ask, PurseChoice> = {
  rule: 'TB-14.11',
  offer(ctx: ReadCtx, { seat }: Ask, to: Offers): void {
    const s = ctx.state
    const batch = topDeed(ctx)
    const { water } = s.ships[batch.seat]
    const points = inPurse(ctx, seat)
    for (const card of batch.picks) {
      const hosted = cardAt(ctx, card)?.hosted === true
      to.offer(
        takeCard(card),
        !water.includes(card)
          ? notInBatch
          : hosted && !hasOpponent(ctx, seat)
            ? noHost
            : costOf(ctx, seat, card) > points
              ? tooDearToPlay
              : null,
      )
    }
    offerSacrifices(ctx, seat, to)
    to.offer(doneChoice)
  },
  answer(ctx: Ctx, { seat }: Ask, choice: PurseChoice): void {
    if ('done' in choice) return closePurse(ctx, seat)
    ctx.push(purseLoop(seat))
    if ('sacrifice' in choice) return sacrifice(ctx, seat, choice)
    const sum = costSum(ctx, seat, choice.take)
    pay(ctx, seat, sum.cost)
    ctx.emit?.({ type: 'taught', seat, card: choice.take, ...sum, left: inPurse(ctx, seat), from: topDeed(ctx).seat })
    put(ctx, seat, choice.take)
  },
  fallback: () => doneChoice,
}
