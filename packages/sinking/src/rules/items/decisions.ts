import { PASS } from '../steps.ts'
import { intern, reason, seatBit, type Ask, type AskKind, type Seat } from '@flotilla/kernel'
import { cardChoice, type CardChoice } from '../bucket.ts'
import { discardPoints } from '../out-of-time.ts'
import type { Edition } from '../../edition/schema.ts'
import { exchangeUnseen, randomCard, takeSeen } from '../hands.ts'
import { turnDial } from '../honesty.ts'
import { columnOfDial, dialShows, remove, type Ctx, type SinkingState, type ReadCtx } from '../../board/state.ts'
import { ACTIONS, isGem, isTreasure, type Action } from '../../board/things.ts'

/** What the effects of items ask: Gem Sifter, Fishing Rod, Silver Doubloon. */

export const SIFTED = 3

export const sifterAsk: (seat: Seat) => Ask = intern((seat) => ({ kind: 'sifter.take', seat }))

/** The top three of the deck are the player's to see; passing is also asked without a Gem, which must not tell (SK-15.6). */
export const sifterTake: AskKind<SinkingState, Edition, Ask, CardChoice | typeof PASS> = {
  rule: 'SK-10.27',
  own: () => true,
  offer({ state: s }: ReadCtx, _ask, to): void {
    for (let k = 1; k <= SIFTED; k++) {
      const card = s.deck[s.deck.length - k]
      to.offer(cardChoice(card), isGem(s.faces[card]) ? null : notAGem)
    }
    to.offer(PASS)
  },
  answer(ctx: Ctx, { seat }, choice): void {
    if ('pass' in choice) return
    remove(ctx.state.deck, choice.card)
    takeSeen(ctx, seat, choice.card)
    ctx.emit?.({ type: 'sifted', seat, card: choice.card })
  },
  /** Most points, then the topmost. */
  fallback(ctx: ReadCtx) {
    const { deck, faces } = ctx.state
    let best = -1
    for (let k = 1; k <= SIFTED; k++) {
      const card = deck[deck.length - k]
      if (isGem(faces[card]) && (best === -1 || discardPoints(ctx, faces[card]) > discardPoints(ctx, faces[best]))) best = card
    }
    return best === -1 ? PASS : cardChoice(best)
  },
}
const notAGem = reason('SK-10.27', 'refuse.notAGem')

interface RodAsk extends Ask {
  readonly from: Seat
  /** The card that was looked at. */
  readonly caught: number
}
const rodAsk: (seat: Seat, from: Seat, caught: number) => RodAsk = intern((seat, from, caught) => ({
  kind: 'rod.give',
  seat,
  from,
  caught,
}))

/** SK-10.25: the player sees a random card of the hand; Treasure must be exchanged, Clear Water stays. */
export function castRod(ctx: Ctx, seat: Seat, target: Seat): void {
  const card = randomCard(ctx, target)
  ctx.show(card, seatBit(seat))
  if (isTreasure(ctx.state.faces[card])) return ctx.ask(rodAsk(seat, target, card))
  // All are told that it is Clear Water: that is all there is to know of it.
  ctx.reveal(card)
  ctx.emit?.({ type: 'rodClear', seat, target, card })
}

export const rodGive: AskKind<SinkingState, Edition, RodAsk, CardChoice> = {
  rule: 'SK-10.25',
  own: () => true,
  offer({ state: s }: ReadCtx, { seat }, to): void {
    const hand = s.hands[seat]
    for (let i = 0; i < hand.length; i++) to.offer(cardChoice(hand[i]), isTreasure(s.faces[hand[i]]) ? null : notTreasure)
  },
  answer(ctx: Ctx, { seat, from, caught }, { card }): void {
    exchangeUnseen(ctx, seat, card, from, caught)
  },
  /** Fewest points, then held longest. */
  fallback(ctx: ReadCtx, { seat }) {
    const { hands, faces } = ctx.state
    const treasures = hands[seat].filter((card) => isTreasure(faces[card]))
    return cardChoice(
      treasures.reduce((worst, card) => (discardPoints(ctx, faces[card]) < discardPoints(ctx, faces[worst]) ? card : worst)),
    )
  },
}
const notTreasure = reason('SK-10.25', 'refuse.notTreasure')

interface ChangeAsk extends Ask {
  readonly by: Seat
}
export const changeAsk: (seat: Seat, by: Seat) => ChangeAsk = intern((seat, by) => ({ kind: 'dial.change', seat, by }))
const change: (action: Action) => { readonly action: Action } = intern((action) => ({ action }))

/** SK-10.31: another action, the turned seat's own choice of three. */
export const dialChange: AskKind<SinkingState, Edition, ChangeAsk, { readonly action: Action }> = {
  rule: 'SK-10.31',
  offer({ state: s }: ReadCtx, { seat }, to): void {
    for (let i = 0; i < ACTIONS.length; i++) to.offer(change(ACTIONS[i]), dialShows(s, seat) === i ? sameAction : null)
  },
  answer: (ctx: Ctx, { seat, by }, { action }): void => turnDial(ctx, seat, ACTIONS.indexOf(action), by),
  /** The action of the column it lies in, if different, else the first different one. */
  fallback({ state: s }: ReadCtx, { seat }) {
    const shows = dialShows(s, seat)
    const column = columnOfDial(s, seat)
    return change(ACTIONS[column !== -1 && column !== shows ? column : shows === 0 ? 1 : 0])
  },
}
const sameAction = reason('SK-10.31', 'refuse.sameAction')
