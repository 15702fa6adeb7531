import { PUBLIC, everyone, seatBit, type SeatSet } from '@flotilla/kernel'
import { handSeers, seenCards } from '../rules/looking.ts'
import { NONE, type ReadCtx } from './state.ts'

/** Where the cards lie, and who sees them by their lying there. */
export function zones(ctx: ReadCtx, visit: (backs: readonly number[], seers: SeatSet) => void): void {
  const s = ctx.state
  const all = PUBLIC | everyone(s.seats)
  for (let seat = 0; seat < s.seats; seat++) {
    const { deck, hand, water, board } = s.ships[seat]
    const seen = seenCards(ctx, seat)
    visit(deck.slice(0, seen), seatBit(seat))
    visit(deck.slice(seen), 0)
    visit(hand, handSeers(ctx, seat))
    visit(water, all)
    visit(board, all)
    if (s.packs.length > 0) visit(s.packs[seat], seatBit(seat))
  }
  visit(
    s.row.filter((card) => card !== NONE),
    all,
  )
  if (s.iceberg !== NONE) visit([s.iceberg], all)
  visit(s.shopDeck, 0)
  visit(s.shopDiscard, all)
  visit(s.gone, 0)
}
