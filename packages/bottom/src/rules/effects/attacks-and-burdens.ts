import { intern, type Ask, type AskKind, type Offers, type Seat, type Seen } from '@flotilla/kernel'
import { pose } from '../asks/posing.ts'
import { CARDS, type Effect, type Verb, type Zone } from '../cards/index.ts'
import { cardChoice, type CardChoice } from '../asks/choices.ts'
import type { Edition } from '../../edition/schema.ts'
import { lookAtDeck, seesHand } from '../looking.ts'
import { clearPlan, planned } from '../asks/face-down-picks.ts'
import { namedAlready } from '../asks/reasons.ts'
import { cardAt, effectOf, newDeed, numberOf, topDeed, type BottomState, type Deed, type Ctx, type ReadCtx } from '../../board/state.ts'
import { HIT_APPLY } from '../steps.ts'
import { byValue, isReachable, unmetOnBoard } from '../asks/targets.ts'
import { carry } from './take-return-bury.ts'

/** TB-13.10: an attack or a burden; a guest laid on a board and a part in a tale are effects on a seat, but no hits. */
export function isHit({ kind }: Pick<Seen<Deed>, 'kind'>): boolean {
  const { action, atDrawing, atEnd } = CARDS[kind]
  const effect = action ?? atDrawing ?? atEnd
  return effect?.attack !== undefined || effect?.burden !== undefined
}

/** TB-13.9: the cards are not the choice of the seat hit. A burden whose actor chooses is an attack too (TB-K40). */
export function attackOf(ctx: ReadCtx, deed: Pick<Seen<Deed>, 'kind'>): { readonly zone: Zone; readonly does: Verb } | undefined {
  if (!isHit(deed)) return undefined
  const { attack, burden } = effectOf(deed)
  if (attack !== undefined || burden === undefined) return attack
  return actorChooses(ctx, deed) ? { zone: 'board', does: burden.does } : undefined
}
// TB-R29: with the built-in numbers whoever loses the card chooses it.
export const actorChooses = (ctx: ReadCtx, { kind }: Pick<Seen<Deed>, 'kind'>): boolean =>
  ctx.edition.cards[kind].params.chooser === 'actor'

/** The board cards a hit can fall on, given those already picked. */
function candidatesOf(ctx: ReadCtx, seat: Seat, does: Verb, picks: readonly number[]): number[] {
  return ctx.state.ships[seat].board.filter((card) => !picks.includes(card) && unmetOnBoard(ctx, seat, card, does, picks) === null)
}

/** Of the cards named, those on this board that can still be hit (TB-14.5). */
function standingPicks(ctx: ReadCtx, deed: Seen<Deed>, seat: Seat, does: Verb): number[] {
  const { board } = ctx.state.ships[seat]
  const picks: number[] = []
  for (const card of deed.picks) if (board.includes(card) && unmetOnBoard(ctx, seat, card, does, picks) === null) picks.push(card)
  return picks
}

/** The hit of an effect on one seat, ready to be answered; null where there is nothing to hit (TB-16.1). */
// TB-R22: as many cards as there are; nothing is shuffled for it.
export function newHit(ctx: ReadCtx, deed: Seen<Deed>, effect: Effect, target: Seat): Deed | null {
  const { attack, burden } = effect
  const hit = newDeed('hit', deed.seat, deed.card, deed.kind)
  const most = numberOf(ctx, deed.kind, 'cards') * deed.times
  hit.times = deed.times
  hit.target = target
  if (burden !== undefined) hit.count = Math.min(most, candidatesOf(ctx, target, burden.does, []).length)
  else if (attack?.zone === 'board') {
    hit.picks = standingPicks(ctx, deed, target, attack.does)
    hit.count = hit.picks.length
  } else if (attack !== undefined) hit.count = Math.min(most, ctx.state.ships[target][attack.zone].length)
  return hit.count === 0 ? null : hit
}

export const hitSteps = {
  /** An actor who chooses for a burden does so before the seat hit may answer. */
  'hit.choose'(ctx: Ctx): void {
    const hit = topDeed(ctx)
    if (hit.picks.length < hit.count) pose(ctx, ownPickAsk(hit.seat, hit.target))
  },

  /** TB-14.4: the hit is carried out, card by card. */
  'hit.apply'(ctx: Ctx): void {
    const s = ctx.state
    const hit = topDeed(ctx)
    if (hit.stopped || s.ships[hit.target].sunk || applied(ctx, hit)) {
      if (hit.chosen) clearPlan(ctx)
      s.chain.pop()
    }
  },
}

/** Hits as far as nobody has to choose; true when it is done. */
function applied(ctx: Ctx, hit: Deed): boolean {
  const attack = attackOf(ctx, hit)
  if (attack === undefined) return endured(ctx, hit)
  switch (attack.zone) {
    case 'board':
      return onBoard(ctx, hit, attack.does)
    case 'hand':
      return onHand(ctx, hit, attack.does)
    case 'deck':
      return onDeck(ctx, hit, attack.does)
  }
}

function onBoard(ctx: Ctx, hit: Deed, does: Verb): true {
  const { board } = ctx.state.ships[hit.target]
  for (const card of hit.picks) {
    if (!board.includes(card)) continue
    // A Steward may name a Band, which then stays (TB-14.10).
    if (hit.chosen ? isReachable(ctx, card, []) : unmetOnBoard(ctx, hit.target, card, does, []) === null)
      carry(ctx, does, hit, card, 'board')
  }
  return true
}

function onDeck(ctx: Ctx, hit: Deed, does: Verb): true {
  const { deck } = ctx.state.ships[hit.target]
  const cards = hit.chosen ? hit.picks : deck.slice(0, hit.count)
  for (const card of cards) {
    lookAtDeck(ctx, hit.target)
    carry(ctx, does, hit, card, 'deck')
  }
  return true
}

/** TB-18.7: chance picks, unless a Steward has selected or the actor sees the hand. */
function onHand(ctx: Ctx, hit: Deed, does: Verb): boolean {
  const { hand } = ctx.state.ships[hit.target]
  if (hit.chosen) {
    // Cards that leave face down are dealt new backs: follow the faces.
    const faces = planned(ctx).map((card) => ctx.state.faces[card])
    for (const face of faces) carry(ctx, does, hit, hand.find((card) => ctx.state.faces[card] === face) ?? hand[0], 'hand')
    return true
  }
  while (hit.count > 0) {
    const left = hand.filter((card) => !hit.picks.includes(card))
    if (left.length === 0) return true
    if (seesHand(ctx, hit.seat, hit.target)) {
      ctx.push(HIT_APPLY)
      pose(ctx, handPickAsk(hit.seat, hit.target))
      return false
    }
    // TB-R51
    takeFromHand(ctx, hit, left[ctx.draw('pick', left.length)], does)
  }
  return true
}

function takeFromHand(ctx: Ctx, hit: Deed, card: number, does: Verb): void {
  hit.count--
  carry(ctx, does, hit, card, 'hand')
  // What clings to the hand cannot be hit twice by one effect (TB-17.3).
  if (does === 'jettison' && ctx.state.ships[hit.target].hand.includes(card)) hit.picks.push(card)
}

/** TB-13.10: the seat hit picks, one card after another. */
function endured(ctx: Ctx, hit: Seen<Deed>): boolean {
  const does = effectOf(hit).burden?.does ?? 'return'
  if (hit.count === 0 || candidatesOf(ctx, hit.target, does, hit.picks).length === 0) return true
  ctx.push(HIT_APPLY)
  pose(ctx, ownPickAsk(hit.target, hit.target))
  return false
}

export interface PickAsk extends Ask {
  /** Whose cards. */
  readonly of: Seat
}
const ownPickAsk: (seat: Seat, of: Seat) => PickAsk = intern((seat, of) => ({ kind: 'own.pick', seat, of }))
const handPickAsk: (seat: Seat, of: Seat) => PickAsk = intern((seat, of) => ({ kind: 'hand.pick', seat, of }))

export const ownPick: AskKind<BottomState, Edition, PickAsk, CardChoice> = {
  rule: 'TB-15.8',
  offer(ctx: ReadCtx, { of }: PickAsk, to: Offers): void {
    const hit = topDeed(ctx)
    const does = effectOf(hit).burden?.does ?? 'return'
    const { board } = ctx.state.ships[of]
    for (let i = 0; i < board.length; i++)
      to.offer(cardChoice(board[i]), hit.picks.includes(board[i]) ? namedAlready : unmetOnBoard(ctx, of, board[i], does, hit.picks))
  },
  answer(ctx: Ctx, { seat, of }: PickAsk, { card }: CardChoice): void {
    const hit = topDeed(ctx)
    hit.picks.push(card)
    if (seat !== of) {
      if (hit.picks.length < hit.count) pose(ctx, ownPickAsk(seat, of))
      return
    }
    hit.count--
    carry(ctx, effectOf(hit).burden?.does ?? 'return', hit, card, 'board')
  },
  /** A Stowaway if there is one, else the cheapest; an actor who chooses takes the dearest. */
  fallback(ctx: ReadCtx, { seat, of }: PickAsk): CardChoice {
    const hit = topDeed(ctx)
    const cards = candidatesOf(ctx, of, effectOf(hit).burden?.does ?? 'return', hit.picks)
    if (seat !== of) return cardChoice(byValue(ctx, cards, 'dearest'))
    return cardChoice(cards.find((card) => cardAt(ctx, card).hosted === true) ?? byValue(ctx, cards, 'cheapest'))
  },
}

export const handPick: AskKind<BottomState, Edition, PickAsk, CardChoice> = {
  rule: 'TB-18.7',
  offer(ctx: ReadCtx, { of }: PickAsk, to: Offers): void {
    const { picks } = topDeed(ctx)
    const { hand } = ctx.state.ships[of]
    for (let i = 0; i < hand.length; i++) to.offer(cardChoice(hand[i]), picks.includes(hand[i]) ? namedAlready : null)
  },
  answer(ctx: Ctx, _ask: PickAsk, { card }: CardChoice): void {
    const hit = topDeed(ctx)
    takeFromHand(ctx, hit, card, effectOf(hit).attack?.does ?? 'take')
  },
  fallback(ctx: ReadCtx, { of }: PickAsk): CardChoice {
    const { picks } = topDeed(ctx)
    return cardChoice(
      byValue(
        ctx,
        ctx.state.ships[of].hand.filter((card) => !picks.includes(card)),
        'dearest',
      ),
    )
  },
}
