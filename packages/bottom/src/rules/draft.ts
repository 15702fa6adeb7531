import { everyone, mint, seatBit, type Ask, type AskKind, type Offers, type Seat } from '@flotilla/kernel'
import { CARDS } from './cards.ts'
import { shuffleDeck } from './draw.ts'
import type { Edition } from '../edition/schema.ts'
import { leaveFaceDown, mix } from '../board/lots.ts'
import { priceAt, remove, type BottomState, type Io } from '../board/state.ts'
import { DRAFT_END, DRAFT_PASS, DRAFT_ROUND, FILL_ROW } from './steps.ts'
import { byValue } from './targets.ts'

const PACK = 4
const MOST_PRICE = 8

/** Whether a card may be in a pack: no Lockdown, and nothing dearer than 8. */
function isDraftable(io: Io, card: number): boolean {
  return CARDS[io.state.faces[card] >> 6].sweeps === undefined && priceAt(io, card) <= MOST_PRICE
}

/** Four cards a seat from the shop deck; those that do not fit go back under it and are shuffled in afterwards. */
export function dealPacks(io: Io): void {
  const s = io.state
  for (let seat = 0; seat < s.seats; seat++) {
    const pack: number[] = []
    while (pack.length < PACK) {
      const at = s.shopDeck.findIndex((card) => isDraftable(io, card))
      if (at < 0) break
      pack.push(s.shopDeck[at])
      remove(s.shopDeck, s.shopDeck[at])
    }
    s.packs.push(pack)
  }
}

const draftAsk: (seat: Seat) => Ask = mint((seat) => ({ kind: 'draft.pick', seat }))
const DRAFTING = mint(() => ({ kind: 'draft.pick' }))()
const takeCard = mint((take: number) => ({ take }))
type DraftChoice = { readonly take: number }

export const draftSteps = {
  'draft.round'(io: Io): void {
    const s = io.state
    for (let seat = 0; seat < s.seats; seat++) for (const card of s.packs[seat]) io.show(card, seatBit(seat))
    io.push(DRAFT_PASS)
    io.seal(everyone(s.seats), DRAFTING, draftAsk)
  },

  /** All keep one, face down, and pass the rest to the left; after three picks the last card is laid open. */
  'draft.pass'(io: Io): void {
    const s = io.state
    for (let seat = 0; seat < s.seats; seat++) {
      const choice = io.reply<DraftChoice>(seat)
      const pack = s.packs[seat]
      const card = leaveFaceDown(io, pack, choice?.take ?? pack[0], seatBit(seat), 'draft')
      remove(pack, card)
      s.ships[seat].deck.push(card)
      s.replies[seat] = null
    }
    s.packs = s.packs.map((_, seat) => s.packs[(seat + s.seats - 1) % s.seats])
    io.push(s.packs.some((pack) => pack.length > 1) ? DRAFT_ROUND : DRAFT_END)
  },

  'draft.end'(io: Io): void {
    const s = io.state
    for (const pack of s.packs) {
      for (const card of pack) {
        io.reveal(card)
        s.shopDiscard.push(card)
      }
    }
    io.emit?.({ type: 'drafted', cards: s.shopDiscard.slice() })
    s.packs = []
    for (let seat = 0; seat < s.seats; seat++) shuffleDeck(io, seat)
    mix(io, s.shopDeck)
    io.shuffle(s.shopDeck, 'shop')
    io.push(FILL_ROW)
  },
}

/** Sealed: everybody picks at once, and the faces stay secret for good. */
export const draftPick: AskKind<BottomState, Edition, Ask, DraftChoice> = {
  rule: 'TB-1.6',
  offer(io: Io, { seat }: Ask, to: Offers): void {
    for (const card of io.state.packs[seat]) to.offer(takeCard(card))
  },
  fallback: (io: Io, { seat }: Ask) => takeCard(byValue(io, io.state.packs[seat], 'dearest')),
}
