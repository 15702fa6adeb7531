import type { Offers, Reason, Seat } from '@flotilla/kernel'
import { mint } from '@flotilla/kernel'
import { CARDS } from './cards.ts'
import type { Edition } from '../edition/schema.ts'
import { mix } from '../board/lots.ts'
import { emptySlot, neverSold, priceIn, shopClosed, tooDearToBuy } from './reasons.ts'
import { NONE, ROW, cardAt, removeAt, type BottomState, type Io } from '../board/state.ts'

export type Slot = number | 'iceberg'
export const buy = mint((buy: Slot) => ({ buy }))

const sold = (io: Io, slot: Slot): number => (slot === 'iceberg' ? io.state.iceberg : io.state.row[slot - 1])

/** TB-5.1: why a slot cannot be bought from, or null. */
function unmetPurchase(io: Io, slot: Slot): Reason<BottomState, Edition> | null {
  const { phase, points } = io.state
  if (phase !== 'cruise') return shopClosed
  const card = sold(io, slot)
  if (card === NONE) return emptySlot
  if (cardAt(io, card).sweeps === true) return neverSold
  return priceIn(io, slot) > points ? tooDearToBuy : null
}

const buyIceberg = buy('iceberg')
export function offerPurchases(io: Io, to: Offers): void {
  if (io.state.phase !== 'cruise' && to.refused === null) return
  for (let slot = 1; slot <= ROW; slot++) to.offer(buy(slot), unmetPurchase(io, slot))
  to.offer(buyIceberg, unmetPurchase(io, 'iceberg'))
}

/** TB-5.2, 5.3: paid, on top of the buyer's water, and the slot filled at once. Returns whether it was the Iceberg. */
export function purchase(io: Io, seat: Seat, slot: Slot): boolean {
  const s = io.state
  const card = sold(io, slot)
  const price = priceIn(io, slot)
  s.points -= price
  s.ships[seat].water.push(card)
  io.emit?.({ type: 'bought', seat, card, price, left: s.points })
  if (slot === 'iceberg') {
    s.iceberg = NONE
    return true
  }
  s.row[slot - 1] = NONE
  fillSlot(io, slot - 1)
  sweep(io)
  return false
}

/** TB-1.4 */
export function fillRow(io: Io): void {
  for (let slot = 0; slot < ROW; slot++) fillSlot(io, slot)
  sweep(io)
}

/** TB-5.4: the discard is shuffled when the shop deck is empty; both empty, the slot stays empty. */
function fillSlot(io: Io, slot: number): void {
  const s = io.state
  if (s.shopDeck.length === 0) {
    while (s.shopDiscard.length > 0) s.shopDeck.push(s.shopDiscard.pop() ?? 0)
    mix(io, s.shopDeck)
    io.shuffle(s.shopDeck, 'shop')
  }
  if (s.shopDeck.length === 0) return
  const card = s.shopDeck[0]
  removeAt(s.shopDeck, 0)
  s.row[slot] = card
  io.reveal(card)
  io.emit?.({ type: 'offered', card, slot: slot + 1 })
}

/** TB-5.6: a Lockdown clears the row, again and again; each time one leaves the game, so it ends. */
function sweep(io: Io): void {
  const s = io.state
  while (s.row.some((card) => card !== NONE && CARDS[s.faces[card] >> 6].sweeps === true)) {
    const swept = s.row.filter((card) => card !== NONE)
    for (let slot = 0; slot < ROW; slot++) {
      const card = s.row[slot]
      if (card !== NONE) (cardAt(io, card).sweeps === true ? s.gone : s.shopDiscard).push(card)
      s.row[slot] = NONE
    }
    io.emit?.({ type: 'swept', cards: swept })
    for (let slot = 0; slot < ROW; slot++) fillSlot(io, slot)
  }
}
