import { PASS } from '../steps.ts'
import { type Ctx, type ReadCtx, remove, seatInOrder, type SinkingState } from '../../board/state.ts'
import type { Attack } from './special-attack.ts'
import { type Ask, type AskKind, intern, type Offers, type Seat } from '@flotilla/kernel'
import { CURSED_AMULET, isTreasure, TREASURE } from '../../board/things.ts'
import { showedNoAmulet } from '../../board/ledger.ts'
import { leaveSeen, randomCard, takeSeen } from '../hands.ts'
import { mostPoints } from '../out-of-time.ts'
import type { Edition } from '../../edition/schema.ts'

/** SK-13.40, SK-13.41, SK-R46: whoever holds an amulet shows it and loses a random Treasure. */
export const cursedSearch: Attack = {
  id: 'cursedSearch',
  rule: 'SK-13.40',
  strike(ctx, times) {
    for (let k = 0; k < times; k++) for (let i = 0; i < ctx.state.seats; i++) searchHand(ctx, seatInOrder(ctx.state, i))
  },
}

/** One that all know already, if there is one: nobody shows more than they must. */
function amuletToShow(ctx: ReadCtx, seat: Seat): number {
  const { hands, faces } = ctx.state
  let amulet = -1
  for (const card of hands[seat]) {
    if (faces[card] !== CURSED_AMULET) continue
    if (ctx.isPublic(card)) return card
    amulet = card
  }
  return amulet
}

function searchHand(ctx: Ctx, seat: Seat): void {
  const s = ctx.state
  const amulet = amuletToShow(ctx, seat)
  if (amulet === -1) return showedNoAmulet(s, seat)
  ctx.reveal(amulet)
  ctx.emit?.({ type: 'showedAmulet', seat, card: amulet })
  const card = randomCard(ctx, seat)
  ctx.reveal(card)
  const taken = isTreasure(s.faces[card])
  if (taken) {
    leaveSeen(ctx, seat, card)
    s.stash.push(card)
  }
  ctx.emit?.({ type: 'searched', seat, card, taken })
}

/** SK-13.42, SK-13.43: the newest Treasure goes to the Stash, where it stays, open to all. */
export const boardingParty: Attack = {
  id: 'boardingParty',
  rule: 'SK-13.42',
  strike(ctx, times) {
    const { columns, stash } = ctx.state
    for (let k = 0; k < times; k++) {
      const card = columns[TREASURE].pop()
      if (card === undefined) return
      stash.push(card)
      ctx.emit?.({ type: 'boarded', card })
    }
  },
}

/** SK-13.44, SK-R55 */
export function pickFromStash(ctx: Ctx, seat: Seat): void {
  if (ctx.state.stash.length > 0) ctx.ask(stashAsk(seat))
}

const stashAsk: (seat: Seat) => Ask = intern((seat) => ({ kind: 'stash.take', seat }))
const pick: (card: number) => StashChoice = intern((card) => ({ card }))
type StashChoice = { readonly card: number } | typeof PASS

export const stashTake: AskKind<SinkingState, Edition, Ask, StashChoice> = {
  rule: 'SK-13.44',
  offer(ctx: ReadCtx, _ask: Ask, to: Offers): void {
    const { stash } = ctx.state
    for (let i = 0; i < stash.length; i++) to.offer(pick(stash[i]))
    to.offer(PASS)
  },
  answer(ctx: Ctx, { seat }: Ask, choice: StashChoice): void {
    if ('pass' in choice) return
    remove(ctx.state.stash, choice.card)
    takeSeen(ctx, seat, choice.card)
    ctx.emit?.({ type: 'tookStash', seat, card: choice.card })
  },
  fallback: (ctx: ReadCtx) => pick(mostPoints(ctx, ctx.state.stash)),
}
