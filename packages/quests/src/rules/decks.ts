import { mint, type Ask, type AskKind, type Offers, type Seat } from '@flotilla/kernel'
import { backOf, cardId } from '../board/cards.ts'
import { DECKS, QUESTS, TALLY, handOf, othersThan, remove, seersOf, type Io, type QuestsState, type SeenQuests } from '../board/state.ts'
import type { Edition } from '../edition/schema.ts'
import { ability } from './champions.ts'

/** QC-11.3: an empty deck is made anew from its pile. */
function refill(io: Io, deck: number): void {
  const s = io.state
  if (s.decks[deck].length > 0 || s.piles[deck].length === 0) return
  io.shuffle(s.piles[deck], DECKS[deck])
  const empty = s.decks[deck]
  s.decks[deck] = s.piles[deck]
  s.piles[deck] = empty
  io.emit?.({ type: 'reshuffled', deck: DECKS[deck], count: s.decks[deck].length })
}

export const hasCards = (s: SeenQuests, deck: number): boolean => s.decks[deck].length + s.piles[deck].length > 0

/** The top card of a deck, off it; -1 if there is none at all. */
export function drawTop(io: Io, deck: number): number {
  refill(io, deck)
  return io.state.decks[deck].pop() ?? -1
}

/** A card comes into a hand; its owner (and a team with shared hands) sees it. */
export function intoHand(io: Io, seat: Seat, deck: number, back: number): void {
  const s = io.state
  const ship = s.ships[seat]
  const seers = seersOf(s, seat)
  io.show(back, seers)
  handOf(ship, deck).push(back)
  if (deck === QUESTS) for (let i = 0; i < TALLY; i++) ship.tally.push(0)
  if (io.emit === undefined) return
  io.emit({ type: 'drew', seat, deck: DECKS[deck], card: back, what: cardId(io, deck, back), only: seers })
  io.emit({ type: 'drew', seat, deck: DECKS[deck], card: back, only: othersThan(s, seers) })
}

/** QC-4.5, QC-11.3: with no card left nothing is drawn. */
export function draw(io: Io, seat: Seat, deck: number): void {
  const back = drawTop(io, deck)
  if (back !== -1) intoHand(io, seat, deck, back)
}

/** Out of the hand, wherever it goes; a quest takes its counts along. */
export function outOfHand(io: Io, seat: Seat, deck: number, back: number): void {
  const ship = io.state.ships[seat]
  if (deck === QUESTS) {
    const { tally } = ship
    const at = ship.quests.indexOf(back) * TALLY
    for (let i = at + TALLY; i < tally.length; i++) tally[i - TALLY] = tally[i]
    for (let i = 0; i < TALLY; i++) tally.pop()
  }
  remove(handOf(ship, deck), back)
}

/** Openly to the discard pile. */
export function toPile(io: Io, deck: number, back: number): void {
  io.reveal(back)
  io.state.piles[deck].push(back)
}

export function discard(io: Io, seat: Seat, deck: number, back: number): void {
  outOfHand(io, seat, deck, back)
  toPile(io, deck, back)
  io.emit?.({ type: 'discarded', seat, deck: DECKS[deck], card: back, what: cardId(io, deck, back) })
}

// --- looking at two (Kerris, Elwing) ------------------------------------------------------------------------

export interface PickAsk extends Ask {
  readonly kind: 'pick'
  readonly deck: number
}
const pickAsk: (seat: Seat, deck: number) => PickAsk = mint((seat, deck) => ({ kind: 'pick', seat, deck }))
export const keepCard = mint((keep: string) => ({ keep }))
export type KeepChoice = ReturnType<typeof keepCard>

/** Draws a card, or lets a champion with two looks choose (QC-11.5, QC-13.8). */
export function drawOrPick(io: Io, seat: Seat, deck: number): void {
  const s = io.state
  if (s.active !== seat || ability(io, seat).looksAtTwo !== deck) return draw(io, seat, deck)
  refill(io, deck)
  if (s.decks[deck].length === 1 && s.piles[deck].length > 0) {
    io.shuffle(s.piles[deck], DECKS[deck])
    const under = s.piles[deck]
    s.piles[deck] = []
    under.push(s.decks[deck][0])
    s.decks[deck] = under
    io.emit?.({ type: 'reshuffled', deck: DECKS[deck], count: under.length })
  }
  const cards = s.decks[deck]
  if (cards.length < 2) return draw(io, seat, deck)
  io.show(cards[cards.length - 1], seersOf(s, seat))
  io.show(cards[cards.length - 2], seersOf(s, seat))
  io.emit?.({ type: 'looked', seat, deck: DECKS[deck], cards: cards.slice(-2) })
  io.ask(pickAsk(seat, deck))
}

export const pick: AskKind<QuestsState, Edition, PickAsk, KeepChoice> = {
  rule: 'QC-13.8',

  offer(io: Io, { deck }: PickAsk, to: Offers): void {
    const cards = io.state.decks[deck]
    to.offer(keepCard(cardId(io, deck, cards[cards.length - 1])))
    to.offer(keepCard(cardId(io, deck, cards[cards.length - 2])))
  },

  answer(io: Io, { seat, deck }: PickAsk, { keep }: KeepChoice): void {
    const s = io.state
    const cards = s.decks[deck]
    const two = cards.slice(-2)
    const kept = io.exit(two, backOf(io, deck, two, keep), seersOf(s, seat), 'hands')
    cards.pop()
    cards.pop()
    cards.unshift(two[0] === kept ? two[1] : two[0])
    intoHand(io, seat, deck, kept)
  },

  fallback(io: Io, { deck }: PickAsk): KeepChoice {
    const cards = io.state.decks[deck]
    return keepCard(cardId(io, deck, cards[cards.length - 1]))
  },
}
