import { type Ctx, DECKS, handOf, othersThan, QUESTS, remove, type SeenQuests, seersOf } from '../board/state.ts'
import type { Seat } from '@flotilla/kernel'
import { cardId } from '../board/cards.ts'
import { FRESH_TALLY } from '../board/tally.ts'

/** QC-11.3: an empty deck is made anew from its pile. */
export function refill(ctx: Ctx, deck: number): void {
  const s = ctx.state
  if (s.decks[deck].length > 0 || s.piles[deck].length === 0) return
  ctx.shuffle(s.piles[deck], DECKS[deck])
  const empty = s.decks[deck]
  s.decks[deck] = s.piles[deck]
  s.piles[deck] = empty
  ctx.emit?.({ type: 'reshuffled', deck: DECKS[deck], count: s.decks[deck].length })
}

export const hasCards = (s: SeenQuests, deck: number): boolean => s.decks[deck].length + s.piles[deck].length > 0

/** The top card of a deck, off it; -1 if there is none at all. */
export function drawTop(ctx: Ctx, deck: number): number {
  refill(ctx, deck)
  return ctx.state.decks[deck].pop() ?? -1
}

/** A card comes into a hand; its owner (and a team with shared hands) sees it. */
export function intoHand(ctx: Ctx, seat: Seat, deck: number, back: number): void {
  const s = ctx.state
  const ship = s.ships[seat]
  const seers = seersOf(s, seat)
  ctx.show(back, seers)
  handOf(ship, deck).push(back)
  if (deck === QUESTS) ship.tally.push(FRESH_TALLY)
  if (ctx.emit === undefined) return
  ctx.emit({ type: 'drew', seat, deck: DECKS[deck], card: back, what: cardId(ctx, deck, back), only: seers })
  ctx.emit({ type: 'drew', seat, deck: DECKS[deck], card: back, only: othersThan(s, seers) })
}

/** QC-4.5, QC-11.3: with no card left nothing is drawn. */
export function draw(ctx: Ctx, seat: Seat, deck: number): void {
  const back = drawTop(ctx, deck)
  if (back !== -1) intoHand(ctx, seat, deck, back)
}

/** Out of the hand, wherever it goes; a quest takes its counts along. */
export function outOfHand(ctx: Ctx, seat: Seat, deck: number, back: number): void {
  const ship = ctx.state.ships[seat]
  if (deck === QUESTS) {
    const slot = ship.quests.indexOf(back)
    if (slot !== -1) ship.tally.splice(slot, 1)
  }
  remove(handOf(ship, deck), back)
}

/** Openly to the discard pile. */
export function toPile(ctx: Ctx, deck: number, back: number): void {
  ctx.reveal(back)
  ctx.state.piles[deck].push(back)
}

export function discard(ctx: Ctx, seat: Seat, deck: number, back: number): void {
  outOfHand(ctx, seat, deck, back)
  toPile(ctx, deck, back)
  ctx.emit?.({ type: 'discarded', seat, deck: DECKS[deck], card: back, what: cardId(ctx, deck, back) })
}
