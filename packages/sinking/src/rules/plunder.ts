import { intern, seatBit, type Ask, type AskKind, type Seat } from '@flotilla/kernel'
import { cardChoice, offerCards, type CardChoice } from './bucket.ts'
import { mostPoints } from './out-of-time.ts'
import { anger } from './enemies/kraken.ts'
import { canDraw } from './deal.ts'
import { layOnPile } from './discard.ts'
import type { Edition } from '../edition/schema.ts'
import { drawCard, takeSeen } from './hands.ts'
import { remove, treasureColumn, type Ctx, type SinkingState, type ReadCtx } from '../board/state.ts'
import { WASH_AWAY, openWindow, plunderTake, tuneDraw, type CountedStep } from './steps.ts'
import { TREASURE } from '../board/things.ts'

/**
 * SK-6.20, SK-R24: dials and cards are counted now. No cards, no taking (SK-6.21); one dial takes all (SK-6.22); SK-6.23 and SK-6.24 otherwise.
 * All of them have plundered (SK-6.26, SK-R49), in the column of Treasure (SK-R4). It is one joint action, then comes Tempting Tune, then one
 * window for all who plundered (SK-6.25, SK-R25).
 */
export function plunder(ctx: Ctx, dials: readonly Seat[]): void {
  const s = ctx.state
  const plunderers = dials.length
  const cards = treasureColumn(s)
  for (let i = 0; i < plunderers; i++) s.plundered |= seatBit(dials[i])
  ctx.push(openWindow('resolve', -1))
  if (s.tunes > 0) ctx.push(tuneDraw(dials[plunderers - 1], s.tunes))
  if (plunderers === 1) while (cards.length > 0) take(ctx, dials[0], cards[0])
  else if (plunderers > cards.length) ctx.push(WASH_AWAY)
  else ctx.push(plunderTake(0, Math.floor(cards.length / plunderers) * plunderers))
}

function take(ctx: Ctx, seat: Seat, card: number): void {
  remove(treasureColumn(ctx.state), card)
  takeSeen(ctx, seat, card)
  ctx.blockUndo()
  ctx.emit?.({ type: 'plundered', seat, card })
}

const takeAsk: (seat: Seat) => Ask = intern((seat) => ({ kind: 'plunder.take', seat }))
const tuneAsk: (seat: Seat) => Ask = intern((seat) => ({ kind: 'tune.draw', seat }))
export const tuneChoice: (draw: boolean) => { readonly draw: boolean } = intern((draw) => ({ draw }))
const TUNE_CARDS = 2

export const plunderSteps = {
  /** SK-6.23: round and round the dials, one card each. */
  'plunder.take'(ctx: Ctx, { taken, all }: ReturnType<typeof plunderTake>): void {
    if (taken === all) return
    const dials = ctx.state.dials[TREASURE]
    ctx.push(plunderTake(taken + 1, all))
    ctx.ask(takeAsk(dials[taken % dials.length]))
  },

  /** SK-6.24, SK-13.13: the top card is lost; its dice are rolled before the next one follows. */
  'plunder.washAway'(ctx: Ctx): void {
    const { columns, dials } = ctx.state
    const card = columns[TREASURE][0]
    if (card === undefined) return
    remove(columns[TREASURE], card)
    layOnPile(ctx, card)
    ctx.emit?.({ type: 'washedAway', card, seats: dials[TREASURE].slice() })
    ctx.push(WASH_AWAY)
    anger(ctx)
  },

  /** SK-13.30, SK-R44: once for each Tune, not when there is nothing to draw. */
  'tune.draw'(ctx: Ctx, { seat, left }: CountedStep): void {
    if (left === 0 || !canDraw(ctx)) return
    ctx.push(tuneDraw(seat, left - 1))
    ctx.ask(tuneAsk(seat))
  },
}

export const plunderTakeAsk: AskKind<SinkingState, Edition, Ask, CardChoice> = {
  rule: 'SK-6.23',
  offer: (ctx: ReadCtx, _ask, to): void => offerCards(to, treasureColumn(ctx.state)),
  answer: (ctx: Ctx, { seat }, { card }): void => take(ctx, seat, card),
  /** Most points, then the oldest. */
  fallback: (ctx: ReadCtx) => cardChoice(mostPoints(ctx, treasureColumn(ctx.state))),
}

export const tuneDrawAsk: AskKind<SinkingState, Edition, Ask, { readonly draw: boolean }> = {
  rule: 'SK-13.30',
  offer(_io: ReadCtx, _ask, to): void {
    to.offer(tuneChoice(true))
    to.offer(tuneChoice(false))
  },
  answer(ctx: Ctx, { seat }, { draw }): void {
    ctx.emit?.({ type: 'tuned', seat, draw })
    if (draw) for (let k = 0; k < TUNE_CARDS; k++) drawCard(ctx, seat, 'tune')
  },
  fallback: () => tuneChoice(false),
}
