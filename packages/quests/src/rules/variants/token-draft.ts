import { type Ask, type AskKind, intern, type Offers, reason, type Seat, seatBit } from '@flotilla/kernel'
import { type Good, GOODS } from '../../board/goods.ts'
import { chart, type Ctx, GOOD_KINDS, type QuestsState, type ReadCtx, type SeenQuests } from '../../board/state.ts'
import { DRAFT_TOKEN } from '../steps.ts'
import { islandNumber, ISLANDS } from '../../board/pieces.ts'
import type { Edition } from '../../edition/schema.ts'

const tokenAsk: (seat: Seat) => Ask = intern((seat) => ({ kind: 'draft.token', seat }))
export const tokenChoice = intern((token: Good, island: string) => ({ token, island }))
type TokenChoice = ReturnType<typeof tokenChoice>

export const tokenSteps = {
  /** QC-17.2 */
  'draft.token'(ctx: Ctx): void {
    const s = ctx.state
    if (s.draft === null) return
    const { hands, turn } = s.draft
    if (hands[turn].length > 0) {
      ctx.push(DRAFT_TOKEN)
      ctx.ask(tokenAsk(turn))
      return
    }
    // All are placed: what lies aside, in a random order, goes to the islands without token.
    const aside = hands[s.seats].slice()
    for (const island of chart(s).islands) if (s.tokens[island] === -1) s.tokens[island] = aside.pop() ?? -1
    s.draft = null
  },
}

const handOf = (s: SeenQuests, seat: Seat): readonly number[] => s.draft?.hands[seat] ?? []
const hasToken = reason('QC-17.2', 'refuse.hasToken')

export const draftToken: AskKind<QuestsState, Edition, Ask, TokenChoice> = {
  rule: 'QC-17.2',

  offer(ctx: ReadCtx, { seat }: Ask, to: Offers): void {
    const s = ctx.state
    const hand = handOf(s, seat)
    for (let good = 0; good < GOOD_KINDS; good++) {
      if (!hand.some((back) => s.faces[back] === good)) continue
      for (const island of chart(s).islands)
        to.offer(tokenChoice(GOODS[good], ISLANDS[island].id), s.tokens[island] === -1 ? null : hasToken)
    }
  },

  answer(ctx: Ctx, { seat }: Ask, { token, island }: TokenChoice): void {
    const s = ctx.state
    if (s.draft === null) return
    const hand = s.draft.hands[seat]
    // Always the last back of the hand, with the chosen face under it: the others cannot tell the hand's tokens apart.
    const back = hand[hand.length - 1]
    const chosen = hand.find((held) => s.faces[held] === GOODS.indexOf(token)) ?? back
    s.faces[chosen] = s.faces[back]
    s.faces[back] = GOODS.indexOf(token)
    const number = islandNumber(island)
    hand.pop()
    s.tokens[number] = back
    s.seers[number] |= seatBit(seat)
    s.draft.turn = (s.draft.turn + 1) % s.seats
    ctx.emit?.({ type: 'tokenPlaced', seat, island, card: back })
  },

  fallback(ctx: ReadCtx, { seat }: Ask): TokenChoice {
    const s = ctx.state
    const good = Math.min(...handOf(s, seat).map((back) => s.faces[back]))
    const island = chart(s).islands.find((one) => s.tokens[one] === -1) ?? 0
    return tokenChoice(GOODS[good], ISLANDS[island].id)
  },
}
