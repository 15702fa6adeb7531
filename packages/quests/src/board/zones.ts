import { PUBLIC, UNKNOWN, everyone, seatBit, type Rng, type Seat, type SeatSet } from '@flotilla/kernel'
import { DECKS, QUESTS, seersOf, type Ctx, type ReadCtx } from './state.ts'
import type { PickAsk } from '../rules/champions/looking-at-two.ts'
import { isExplored } from './island-tokens.ts'
import { needed, progress } from './tally.ts'

/** Where the cards and tokens lie, and who sees them there. */
export function zones(ctx: ReadCtx, visit: (backs: readonly number[], seers: SeatSet) => void): void {
  const s = ctx.state
  const open = PUBLIC | everyone(s.seats)
  for (let seat = 0; seat < s.seats; seat++) {
    const { loot, quests, clues, equipped, solved, finished } = s.ships[seat]
    const seers = seersOf(s, seat)
    visit(loot, seers)
    visit(quests, seers)
    visit(clues, seers)
    visit(equipped, open)
    visit(solved, open)
    visit(finished, open)
  }
  const ask = s.asks.length === 0 ? undefined : s.asks[0]
  const picked = ask?.kind === 'pick' ? (ask as PickAsk).deck : -1
  for (let deck = 0; deck < DECKS.length; deck++) {
    const cards = s.decks[deck]
    if (deck === picked && ask !== undefined) {
      visit(cards.slice(0, -2), 0)
      visit(cards.slice(-2), seersOf(s, ask.seat))
    } else visit(cards, 0)
    visit(s.piles[deck], open)
  }
  visit(s.out, open)
  visit(s.box, 0)
  for (let island = 0; island < s.tokens.length; island++)
    if (s.tokens[island] !== -1) visit([s.tokens[island]], isExplored(s, island) ? open : s.seers[island])
  const hands = s.draft?.hands ?? []
  for (let seat = 0; seat < hands.length; seat++) visit(hands[seat], seat < s.seats ? seatBit(seat) : 0)
}

/**
 * A quest that a rival still holds is not one that the rival's open deeds would have finished:
 * such a face changes places with one in the deck.
 */
export function imagine(ctx: Ctx, me: Seat | null, rng: Rng): void {
  const s = ctx.state
  if (s.pools.length === 0) return
  const bit = me === null ? PUBLIC : seatBit(me)
  let hidden: number[] | null = null
  for (let seat = 0; seat < s.seats; seat++) {
    const { quests, tally } = s.ships[seat]
    for (let slot = 0; slot < quests.length; slot++) {
      const isDone = (face: number): boolean =>
        progress(tally, slot, ctx.edition.quests[face].goal) >= needed(ctx.edition.quests[face].goal)
      if (!isDone(s.faces[quests[slot]])) continue
      hidden ??= s.decks[QUESTS].filter((back) => (s.known[back] & bit) === 0)
      const fitting = hidden.filter((back) => s.faces[back] !== UNKNOWN && !isDone(s.faces[back]))
      if (fitting.length === 0) continue
      const other = fitting[rng.below(fitting.length)]
      const face = s.faces[other]
      s.faces[other] = s.faces[quests[slot]]
      s.faces[quests[slot]] = face
    }
  }
}
