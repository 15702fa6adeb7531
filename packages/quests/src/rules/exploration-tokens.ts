import { intern, reason, seatBit, type Ask, type AskKind, type Offers, type Seat } from '@flotilla/kernel'
import { MOST_ISLANDS } from '../board/chart.ts'
import type { Edition } from '../edition/schema.ts'
import { GOODS, type Good } from '../board/goods.ts'
import { ISLANDS, islandNumber } from '../board/pieces.ts'
import { GOOD_KINDS, chart, type Ctx, type QuestsState, type SeenQuests, type ReadCtx } from '../board/state.ts'
import type { Options } from './options.ts'
import { DRAFT_TOKEN } from './steps.ts'

/** A mix of so many tokens, sorted: as even as can be, the remainder lumber first, never spice. */
function evenMix(islands: number): number[] {
  const mix: number[] = []
  const rest = islands % GOOD_KINDS
  for (let good = 0; good < GOOD_KINDS; good++) {
    const count = Math.floor(islands / GOOD_KINDS) + (good < rest ? 1 : 0)
    for (let k = 0; k < count; k++) mix.push(good)
  }
  return mix
}

/**
 * QC-1.6: the tokens that are shuffled for so many islands: all of the box, of which some are not used, so that nobody
 * can count out the last ones that lie face down; or by option just as many as there are islands.
 */
export const tokensFor = ({ tokenMix }: Pick<Options, 'tokenMix'>, islands: number): number[] =>
  evenMix(tokenMix === 'box' ? MOST_ISLANDS : islands)

/** QC-1.6, QC-17.1, QC-17.3: one token face down on each island, or into the hands of those who draft and keep knowing them. */
export function dealTokens(ctx: Ctx, backs: readonly number[]): void {
  const s = ctx.state
  const { islands } = chart(s)
  ctx.shuffle(backs, 'tokens')
  s.box = backs.slice(islands.length)
  if (s.options.tokens === 'random') {
    for (let i = 0; i < islands.length; i++) s.tokens[islands[i]] = backs[i]
    return
  }
  const each = Math.floor(islands.length / s.seats)
  const hands: number[][] = []
  for (let seat = 0; seat < s.seats; seat++) {
    hands.push(backs.slice(seat * each, (seat + 1) * each))
    for (const back of hands[seat]) ctx.show(back, seatBit(seat))
  }
  hands.push(backs.slice(s.seats * each, islands.length))
  s.draft = { left: [], stage: 'tokens', turn: s.first, piece: '', face: '', at: -1, placed: [], removed: 0, hands }
  ctx.push(DRAFT_TOKEN)
}

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
