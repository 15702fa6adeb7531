import type { Offers, Reason, Seat } from '@flotilla/kernel'
import { intern } from '@flotilla/kernel'
import { CARDS } from './cards/index.ts'
import type { Edition } from '../edition/schema.ts'
import { mix } from '../board/lots.ts'
import { emptySlot, neverSold, priceIn, shopClosed, tooDearToBuy } from './asks/reasons.ts'
import { NONE, ROW, cardAt, removeAt, type BottomState, type Ctx, type ReadCtx } from '../board/state.ts'

export type Slot = number | 'iceberg'
export const buy = intern((buy: Slot) => ({ buy }))

const sold = (ctx: ReadCtx, slot: Slot): number => (slot === 'iceberg' ? ctx.state.iceberg : ctx.state.row[slot - 1])

/** TB-5.1: why a slot cannot be bought from, or null. */
function unmetPurchase(ctx: ReadCtx, slot: Slot): Reason<BottomState, Edition> | null {
  const { phase, points } = ctx.state
  if (phase !== 'cruise') return shopClosed
  const card = sold(ctx, slot)
  if (card === NONE) return emptySlot
  if (cardAt(ctx, card).sweeps === true) return neverSold
  return priceIn(ctx, slot) > points ? tooDearToBuy : null
}

const buyIceberg = buy('iceberg')
export function offerPurchases(ctx: ReadCtx, to: Offers): void {
  if (ctx.state.phase !== 'cruise' && to.refused === null) return
  for (let slot = 1; slot <= ROW; slot++) to.offer(buy(slot), unmetPurchase(ctx, slot))
  to.offer(buyIceberg, unmetPurchase(ctx, 'iceberg'))
}

/** TB-5.2, TB-5.3: paid, on top of the buyer's water, and the slot filled at once. Returns whether it was the Iceberg. */
// TB-5.7, TB-R12
export function purchase(ctx: Ctx, seat: Seat, slot: Slot): boolean {
  const s = ctx.state
  const card = sold(ctx, slot)
  const price = priceIn(ctx, slot)
  s.points -= price
  s.ships[seat].water.push(card)
  ctx.emit?.({ type: 'bought', seat, card, price, left: s.points })
  if (slot === 'iceberg') {
    s.iceberg = NONE
    return true
  }
  s.row[slot - 1] = NONE
  fillSlot(ctx, slot - 1)
  sweep(ctx)
  return false
}

/** TB-1.4 */
export function fillRow(ctx: Ctx): void {
  for (let slot = 0; slot < ROW; slot++) fillSlot(ctx, slot)
  sweep(ctx)
}

/** TB-5.4: the discard is shuffled when the shop deck is empty; both empty, the slot stays empty. */
function fillSlot(ctx: Ctx, slot: number): void {
  const s = ctx.state
  if (s.shopDeck.length === 0) {
    while (s.shopDiscard.length > 0) s.shopDeck.push(s.shopDiscard.pop() ?? 0)
    mix(ctx, s.shopDeck)
    ctx.shuffle(s.shopDeck, 'shop')
  }
  if (s.shopDeck.length === 0) return
  const card = s.shopDeck[0]
  removeAt(s.shopDeck, 0)
  s.row[slot] = card
  ctx.reveal(card)
  ctx.emit?.({ type: 'offered', card, slot: slot + 1 })
}

/** TB-5.6: a Lockdown clears the row, again and again; each time one leaves the game, so it ends. */
// TB-R13, TB-R14: at the set-up too; what is swept may come again, a Lockdown does not.
function sweep(ctx: Ctx): void {
  const s = ctx.state
  while (s.row.some((card) => card !== NONE && CARDS[s.faces[card] >> 6].sweeps === true)) {
    const swept = s.row.filter((card) => card !== NONE)
    for (let slot = 0; slot < ROW; slot++) {
      const card = s.row[slot]
      if (card !== NONE) (cardAt(ctx, card).sweeps === true ? s.gone : s.shopDiscard).push(card)
      s.row[slot] = NONE
    }
    ctx.emit?.({ type: 'swept', cards: swept })
    for (let slot = 0; slot < ROW; slot++) fillSlot(ctx, slot)
  }
}
