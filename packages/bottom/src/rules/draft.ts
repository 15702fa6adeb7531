import { everyone, intern, seatBit, type Ask, type AskKind, type Offers, type Seat } from '@flotilla/kernel'
import { CARDS } from './cards/index.ts'
import { shuffleDeck } from './drawing.ts'
import type { Edition } from '../edition/schema.ts'
import { leaveFaceDown, mix } from '../board/lots.ts'
import { priceAt, remove, type BottomState, type Ctx, type ReadCtx } from '../board/state.ts'
import { DRAFT_END, DRAFT_PASS, DRAFT_ROUND, FILL_ROW } from './steps.ts'
import { byValue } from './asks/targets.ts'

const PACK = 4
const MOST_PRICE = 8

/** Whether a card may be in a pack: no Lockdown, and nothing dearer than 8. */
function isDraftable(ctx: ReadCtx, card: number): boolean {
  return CARDS[ctx.state.faces[card] >> 6].sweeps === undefined && priceAt(ctx, card) <= MOST_PRICE
}

/** Four cards a seat from the shop deck; those that do not fit go back under it and are shuffled in afterwards. */
export function dealPacks(ctx: Ctx): void {
  const s = ctx.state
  for (let seat = 0; seat < s.seats; seat++) {
    const pack: number[] = []
    while (pack.length < PACK) {
      const at = s.shopDeck.findIndex((card) => isDraftable(ctx, card))
      if (at < 0) break
      pack.push(s.shopDeck[at])
      remove(s.shopDeck, s.shopDeck[at])
    }
    s.packs.push(pack)
  }
}

const draftAsk: (seat: Seat) => Ask = intern((seat) => ({ kind: 'draft.pick', seat }))
const DRAFTING = intern(() => ({ kind: 'draft.pick' }))()
const takeCard = intern((take: number) => ({ take }))
type DraftChoice = { readonly take: number }

// TB-1.6
export const draftSteps = {
  'draft.round'(ctx: Ctx): void {
    const s = ctx.state
    for (let seat = 0; seat < s.seats; seat++) for (const card of s.packs[seat]) ctx.show(card, seatBit(seat))
    ctx.push(DRAFT_PASS)
    ctx.seal(everyone(s.seats), DRAFTING, draftAsk)
  },

  /** All keep one, face down, and pass the rest to the left; after three picks the last card is laid open. */
  'draft.pass'(ctx: Ctx): void {
    const s = ctx.state
    for (let seat = 0; seat < s.seats; seat++) {
      const choice = ctx.reply<DraftChoice>(seat)
      const pack = s.packs[seat]
      const card = leaveFaceDown(ctx, pack, choice?.take ?? pack[0], seatBit(seat), 'draft')
      remove(pack, card)
      s.ships[seat].deck.push(card)
      s.replies[seat] = null
    }
    s.packs = s.packs.map((_, seat) => s.packs[(seat + s.seats - 1) % s.seats])
    ctx.push(s.packs.some((pack) => pack.length > 1) ? DRAFT_ROUND : DRAFT_END)
  },

  'draft.end'(ctx: Ctx): void {
    const s = ctx.state
    for (const pack of s.packs) {
      for (const card of pack) {
        ctx.reveal(card)
        s.shopDiscard.push(card)
      }
    }
    ctx.emit?.({ type: 'drafted', cards: s.shopDiscard.slice() })
    s.packs = []
    for (let seat = 0; seat < s.seats; seat++) shuffleDeck(ctx, seat)
    mix(ctx, s.shopDeck)
    ctx.shuffle(s.shopDeck, 'shop')
    ctx.push(FILL_ROW)
  },
}

/** Sealed: everybody picks at once, and the faces stay secret for good. */
export const draftPick: AskKind<BottomState, Edition, Ask, DraftChoice> = {
  rule: 'TB-1.6',
  offer(ctx: ReadCtx, { seat }: Ask, to: Offers): void {
    for (const card of ctx.state.packs[seat]) to.offer(takeCard(card))
  },
  fallback: (ctx: ReadCtx, { seat }: Ask) => takeCard(byValue(ctx, ctx.state.packs[seat], 'dearest')),
}
