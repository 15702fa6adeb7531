import { PUBLIC, UNKNOWN, seatBit, type Rng, type Seat } from '@flotilla/kernel'
import { CARDS } from '../rules/cards/index.ts'
import { sortIntoLots } from './lots.ts'
import type { Ctx, ReadCtx } from './state.ts'
import type { StewardAsk } from '../rules/cards/steward.ts'

/** What a seat knows beyond single faces: which cards went into which pile, and how many hand cards an opponent has picked. */
export function imagine(ctx: Ctx, me: Seat | null, rng: Rng): void {
  sortIntoLots(ctx, me)
  if (ctx.state.options.start === 'draft') keepSweepersOut(ctx, me, rng)
  fillPlan(ctx, rng)
}

/** After a draft the lots of decks and shop are one; but what sweeps the shop is in no seat's hands (TB-5.5). */
function keepSweepersOut(ctx: Ctx, me: Seat | null, rng: Rng): void {
  const { ships, shopDeck, gone, packs, faces, known, lot } = ctx.state
  const bit = me === null ? PUBLIC : seatBit(me)
  const sweeps = (back: number): boolean => CARDS[faces[back] >> 6].sweeps === true
  const owned = [...ships.flatMap(({ deck, hand }) => [...deck, ...hand]), ...packs.flat()]
  for (const back of owned) {
    if (!sweeps(back)) continue
    const others = [...shopDeck, ...gone].filter((other) => lot[other] === lot[back] && (known[other] & bit) === 0 && !sweeps(other))
    const other = others[rng.below(others.length)]
    const face = faces[back]
    faces[back] = faces[other]
    faces[other] = face
  }
}

/** Another seat's face-down picks: as many cards of its hand as everybody has seen it pick, whichever. */
function fillPlan(ctx: Ctx, rng: Rng): void {
  const s = ctx.state
  const first = s.lot.length
  const hidden = s.faces[first] === UNKNOWN ? pickedFaceDown(ctx) : null
  const hand = hidden === null ? [] : s.ships[hidden.seat].hand.slice()
  for (let slot = first; slot < s.faces.length; slot++) {
    if (s.faces[slot] !== UNKNOWN) continue
    if (hidden === null || slot - first >= hidden.count || hand.length === 0) {
      s.faces[slot] = 0
      continue
    }
    const at = rng.below(hand.length)
    ctx.lay(slot, hand[at] + 1, seatBit(hidden.seat))
    hand[at] = hand[hand.length - 1]
    hand.pop()
  }
}

/** Whose hand cards lie picked, and how many: a Captain's that is announced, or a Steward's so far. */
function pickedFaceDown({ state: s }: ReadCtx): { seat: Seat; count: number } | null {
  const deed = s.chain.findLast(({ chosen, what, count }) => chosen || (count > 0 && (what === 'action' || what === 'copy')))
  if (deed === undefined || s.sealed !== null) return null
  if (!deed.chosen) return { seat: deed.seat, count: deed.count }
  const asked = s.asks.find(({ kind }) => kind === 'steward.pick') as StewardAsk | undefined
  return { seat: deed.target, count: asked === undefined ? deed.count : asked.at }
}
