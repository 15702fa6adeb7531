import { type BottomState, type Ctx, type Deed, NONE, type ReadCtx, TIRED, topDeed } from '../../board/state.ts'
import { type Ask, type AskKind, intern, type Offers, type Reason, type Seat, type Seen } from '@flotilla/kernel'
import { isTired, namedAlready, noAlternative, notAnAttack, outOfReach, placeNamed } from '../asks/reasons.ts'
import { attackOf } from '../effects/attacks-and-burdens.ts'
import type { Edition } from '../../edition/schema.ts'
import { isCovered } from '../../board/assistant.ts'
import { byValue, canBecomeTired, isReachable } from '../asks/targets.ts'
import { type CardChoice, cardChoice } from '../asks/choices.ts'
import { planCard, planned } from '../asks/face-down-picks.ts'
import { STEWARD_PICK } from '../steps.ts'

/** TB-14.10: attacks only, and only where there is something else to name. */
export function unmetSteward(ctx: ReadCtx, hit: Seen<Deed>, steward: number): Reason<BottomState, Edition> | null {
  if (ctx.state.turned[steward] === TIRED) return isTired
  const attack = attackOf(ctx, hit)
  if (attack === undefined) return notAnAttack
  const ship = ctx.state.ships[hit.target]
  const there = attack.zone === 'board' ? reachableCards(ctx, hit, attack.does === 'tire' ? steward : NONE) : ship[attack.zone].length
  // TB-R41
  return there > hit.count ? null : noAlternative
}

/** Board cards a Steward could name in all; against Rats not himself, unless a second use keeps him upright. */
function reachableCards(ctx: ReadCtx, hit: Seen<Deed>, steward: number): number {
  let count = 0
  for (const card of ctx.state.ships[hit.target].board) {
    if (card === steward || !isNameable(ctx, hit, card)) continue
    if (!isCovered(ctx, card) || (hit.count > 1 && isNameable(ctx, hit, ctx.state.partner[card]))) count++
  }
  return count
}

const isNameable = (ctx: ReadCtx, hit: Seen<Deed>, card: number): boolean =>
  attackOf(ctx, hit)?.does !== 'tire' || canBecomeTired(ctx, card)

export interface StewardAsk extends Ask {
  /** How many are selected already. */
  readonly at: number
}

export const stewardAsk: (seat: Seat, at: number) => StewardAsk = intern((seat, at) => ({ kind: 'steward.pick', seat, at }))
const position = intern((position: number) => ({ position }))
type StewardChoice = CardChoice | { readonly position: number }

// TB-R40: a protected Band may be named.
export const stewardPick: AskKind<BottomState, Edition, StewardAsk, StewardChoice> = {
  rule: 'TB-14.10',
  offer(ctx: ReadCtx, { seat }: StewardAsk, to: Offers): void {
    const hit = topDeed(ctx)
    const { board, hand, deck } = ctx.state.ships[seat]
    const zone = attackOf(ctx, hit)?.zone
    if (zone === 'deck') for (let i = 0; i < deck.length; i++) to.offer(position(i + 1), hit.picks.includes(deck[i]) ? placeNamed : null)
    else if (zone === 'hand') {
      const picked = planned(ctx)
      for (let i = 0; i < hand.length; i++) to.offer(cardChoice(hand[i]), picked.includes(hand[i]) ? namedAlready : null)
    } else
      for (let i = 0; i < board.length; i++)
        to.offer(
          cardChoice(board[i]),
          hit.picks.includes(board[i])
            ? namedAlready
            : !isReachable(ctx, board[i], hit.picks) || !isNameable(ctx, hit, board[i])
              ? outOfReach
              : null,
        )
  },
  answer(ctx: Ctx, { seat }: StewardAsk, choice: StewardChoice): void {
    const hit = topDeed(ctx)
    if ('position' in choice) hit.picks.push(ctx.state.ships[seat].deck[choice.position - 1])
    else if (attackOf(ctx, hit)?.zone === 'hand') planCard(ctx, seat, choice.card)
    else hit.picks.push(choice.card)
    ctx.push(STEWARD_PICK)
  },
  /** The card the attacker meant; of a hand the cheapest, of a deck the top. */
  fallback(ctx: ReadCtx, { seat }: StewardAsk): StewardChoice {
    const { chain, ships } = ctx.state
    const hit = topDeed(ctx)
    const { board, hand, deck } = ships[seat]
    const zone = attackOf(ctx, hit)?.zone
    if (zone === 'deck') return position(deck.findIndex((card) => !hit.picks.includes(card)) + 1)
    if (zone === 'hand') {
      const picked = planned(ctx)
      return cardChoice(
        byValue(
          ctx,
          hand.filter((card) => !picked.includes(card)),
          'cheapest',
        ),
      )
    }
    const nameable = board.filter((card) => !hit.picks.includes(card) && isReachable(ctx, card, hit.picks) && isNameable(ctx, hit, card))
    const meant = chain[chain.length - 2].picks.find((card) => nameable.includes(card))
    return cardChoice(meant ?? byValue(ctx, nameable, 'cheapest'))
  },
}
