import { type BottomState, cardAt, type Ctx, type Deed, type ReadCtx, topDeed } from '../../board/state.ts'
import { type Ask, type AskKind, intern, type Offers, type Seat, type Seen } from '@flotilla/kernel'
import { costToPlay, costSum } from '../../board/board.ts'
import { leftOfBatch } from '../effects/jettison.ts'
import { purseLoop, type SeatStep, TEACHER_CLOSE, windowAt } from '../steps.ts'
import { type DoneChoice, doneChoice, type SacrificeChoice } from '../asks/choices.ts'
import { ask, pose } from '../asks/posing.ts'
import { offerSacrifices, sacrifice } from '../points-and-sacrifice.ts'
import { noHost, notInBatch, tooDearToPlay } from '../asks/reasons.ts'
import type { Edition } from '../../edition/schema.ts'
import { put } from '../playing.ts'
import { hasOpponent } from '../asks/targets.ts'

// TB-14.11: what a Teacher's owner does once she stands.

/** The public facts of window T: a hand card, points in the own turn, or a card that costs nothing. */
// TB-R42: cards of opponents only, put on the own board.
export function canTeach(ctx: ReadCtx, seat: Seat, batch: Seen<Deed>): boolean {
  const s = ctx.state
  const left = leftOfBatch(s, batch)
  if (left.length === 0) return false
  if (s.ships[seat].hand.length > 0 || (seat === s.active && s.points > 0)) return true
  return left.some((card) => costToPlay(ctx, seat, card) === 0)
}

export const teacherSteps = {
  /** The next batch is what everybody may answer now. */
  // TB-R44
  'teacher.open'(ctx: Ctx): void {
    const s = ctx.state
    const batch = s.batches.pop()
    if (batch === undefined) throw new Error('bottom: no batch is left')
    s.chain.push(batch)
    ctx.next(windowAt('teacher', 0), TEACHER_CLOSE)
  },
  'teacher.close'(ctx: Ctx): void {
    ctx.state.chain.pop()
  },
}

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
            : costToPlay(ctx, seat, card) > points
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
