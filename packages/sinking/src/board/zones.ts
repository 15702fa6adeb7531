import { PUBLIC, everyone, seatBit, type SeatSet } from '@flotilla/kernel'
import { SECTIONS, type ReadCtx } from './state.ts'
import { BREACHES, CHESTS, FIRST_CHEST, MOST_SEATS, TREASURE, WATER, chestsOfSection, dialOf, isBreach, isChest } from './things.ts'

/** Each seat's dial, as a zone of its own. */
const DIALS = Array.from({ length: MOST_SEATS }, (_, seat) => [dialOf(seat)])

/** SK-15.1, SK-15.3: who sees things by their lying there (table "Zones" of the rules). */
export function zones({ state: s }: ReadCtx, visit: (backs: readonly number[], seers: SeatSet) => void): void {
  const all = PUBLIC | everyone(s.seats)
  for (let seat = 0; seat < s.seats; seat++) {
    visit(s.hands[seat], seatBit(seat))
    visit(s.chests[seat], seatBit(seat))
    visit(DIALS[seat], seatBit(seat))
  }
  visit(s.deck, 0)
  visit(s.pile, 0)
  visit(s.belly, 0)
  visit(s.breachDeck, 0)
  visit(s.columns[TREASURE], all)
  visit(s.stash, all)
  visit(s.inPlay, all)
  visit(s.spent, all)
  visit(s.faceUp, all)
  visit(
    s.columns[WATER].filter((card) => !s.faceUp.includes(card)),
    0,
  )
  visit(s.columns[BREACHES].filter(isBreach), all)
  visit(s.columns[BREACHES].filter(isChest), 0)
  visit(chestsInHull(s.sections), 0)
}

/** The tokens of the sections that are left, and those in the box. */
function chestsInHull(sections: number): number[] {
  const tokens: number[] = []
  const lost = SECTIONS - sections
  for (let chest = chestsOfSection(Math.min(lost, SECTIONS - 1) + 1); chest < FIRST_CHEST + CHESTS; chest++) tokens.push(chest)
  return tokens
}
