import { FRESH_TALLY } from '../board/tally.ts'
import { intern, type Ask, type AskKind, type Offers, type Seat } from '@flotilla/kernel'
import { backOf, cardId } from '../board/cards.ts'
import {
  DECKS,
  QUESTS,
  handOf,
  othersThan,
  remove,
  seersOf,
  type Ctx,
  type QuestsState,
  type SeenQuests,
  type ReadCtx,
} from '../board/state.ts'
import type { Edition } from '../edition/schema.ts'
import { ability } from './champions.ts'

/** QC-11.3: an empty deck is made anew from its pile. */
function refill(ctx: Ctx, deck: number): void {
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

// --- looking at two (Kerris, Elwing) ------------------------------------------------------------------------

export interface PickAsk extends Ask {
  readonly kind: 'pick'
  readonly deck: number
}
const pickAsk: (seat: Seat, deck: number) => PickAsk = intern((seat, deck) => ({ kind: 'pick', seat, deck }))
export const keepCard = intern((keep: string) => ({ keep }))
export type KeepChoice = ReturnType<typeof keepCard>

/** Draws a card, or lets a champion with two looks choose (QC-11.5, QC-13.8). */
export function drawOrPick(ctx: Ctx, seat: Seat, deck: number): void {
  const s = ctx.state
  if (s.active !== seat || ability(ctx, seat).looksAtTwo !== deck) return draw(ctx, seat, deck)
  refill(ctx, deck)
  if (s.decks[deck].length === 1 && s.piles[deck].length > 0) {
    ctx.shuffle(s.piles[deck], DECKS[deck])
    const under = s.piles[deck]
    s.piles[deck] = []
    under.push(s.decks[deck][0])
    s.decks[deck] = under
    ctx.emit?.({ type: 'reshuffled', deck: DECKS[deck], count: under.length })
  }
  const cards = s.decks[deck]
  if (cards.length < 2) return draw(ctx, seat, deck)
  ctx.show(cards[cards.length - 1], seersOf(s, seat))
  ctx.show(cards[cards.length - 2], seersOf(s, seat))
  ctx.emit?.({ type: 'looked', seat, deck: DECKS[deck], cards: cards.slice(-2) })
  ctx.ask(pickAsk(seat, deck))
}

export const pick: AskKind<QuestsState, Edition, PickAsk, KeepChoice> = {
  rule: 'QC-13.8',

  offer(ctx: ReadCtx, { deck }: PickAsk, to: Offers): void {
    const cards = ctx.state.decks[deck]
    to.offer(keepCard(cardId(ctx, deck, cards[cards.length - 1])))
    to.offer(keepCard(cardId(ctx, deck, cards[cards.length - 2])))
  },

  answer(ctx: Ctx, { seat, deck }: PickAsk, { keep }: KeepChoice): void {
    const s = ctx.state
    const cards = s.decks[deck]
    const two = cards.slice(-2)
    const kept = ctx.exit(two, backOf(ctx, deck, two, keep), seersOf(s, seat), 'hands')
    cards.pop()
    cards.pop()
    cards.unshift(two[0] === kept ? two[1] : two[0])
    intoHand(ctx, seat, deck, kept)
  },

  fallback(ctx: ReadCtx, { deck }: PickAsk): KeepChoice {
    const cards = ctx.state.decks[deck]
    return keepCard(cardId(ctx, deck, cards[cards.length - 1]))
  },
}
