import { mint, type Ask, type AskKind, type Offers, type Seat } from '@flotilla/kernel'
import { pose } from './asking.ts'
import { CARDS, type Effect, type Verb, type Zone } from './cards.ts'
import { cardChoice, type CardChoice } from './choices.ts'
import type { Edition } from '../edition/schema.ts'
import { lookAtDeck, seesHand } from './look.ts'
import { clearPlan, planned } from './plan.ts'
import { namedAlready } from './reasons.ts'
import { cardAt, effectOf, newDeed, numberOf, topDeed, type BottomState, type Deed, type Io } from '../board/state.ts'
import { HIT_APPLY } from './steps.ts'
import { byValue, isReachable, unmetOnBoard } from './targets.ts'
import { carry } from './verbs.ts'

/** TB-13.10: an attack or a burden; a guest laid on a board and a part in a tale are effects on a seat, but no hits. */
export function isHit({ kind }: Pick<Deed, 'kind'>): boolean {
  const { action, atDrawing, atEnd } = CARDS[kind]
  const effect = action ?? atDrawing ?? atEnd
  return effect?.attack !== undefined || effect?.burden !== undefined
}

/** TB-13.9: the cards are not the choice of the seat hit. A burden whose actor chooses is an attack too (TB-K40). */
export function attackOf(io: Io, deed: Pick<Deed, 'kind'>): { readonly zone: Zone; readonly does: Verb } | undefined {
  if (!isHit(deed)) return undefined
  const { attack, burden } = effectOf(deed)
  if (attack !== undefined || burden === undefined) return attack
  return actorChooses(io, deed) ? { zone: 'board', does: burden.does } : undefined
}
export const actorChooses = (io: Io, { kind }: Pick<Deed, 'kind'>): boolean => io.edition.cards[kind].params.chooser === 'actor'

/** The board cards a hit can fall on, given those already picked. */
function candidatesOf(io: Io, seat: Seat, does: Verb, picks: readonly number[]): number[] {
  return io.state.ships[seat].board.filter((card) => !picks.includes(card) && unmetOnBoard(io, seat, card, does, picks) === null)
}

/** Of the cards named, those on this board that can still be hit (TB-14.5). */
function standingPicks(io: Io, deed: Deed, seat: Seat, does: Verb): number[] {
  const { board } = io.state.ships[seat]
  const picks: number[] = []
  for (const card of deed.picks) if (board.includes(card) && unmetOnBoard(io, seat, card, does, picks) === null) picks.push(card)
  return picks
}

/** The hit of an effect on one seat, ready to be answered; null where there is nothing to hit (TB-16.1). */
export function newHit(io: Io, deed: Deed, effect: Effect, target: Seat): Deed | null {
  const { attack, burden } = effect
  const hit = newDeed('hit', deed.seat, deed.card, deed.kind)
  const most = numberOf(io, deed.kind, 'cards') * deed.times
  hit.times = deed.times
  hit.target = target
  if (burden !== undefined) hit.count = Math.min(most, candidatesOf(io, target, burden.does, []).length)
  else if (attack?.zone === 'board') {
    hit.picks = standingPicks(io, deed, target, attack.does)
    hit.count = hit.picks.length
  } else if (attack !== undefined) hit.count = Math.min(most, io.state.ships[target][attack.zone].length)
  return hit.count === 0 ? null : hit
}

export const hitSteps = {
  /** An actor who chooses for a burden does so before the seat hit may answer. */
  'hit.choose'(io: Io): void {
    const hit = topDeed(io)
    if (hit.picks.length < hit.count) pose(io, ownPickAsk(hit.seat, hit.target))
  },

  /** TB-14.4: the hit is carried out, card by card. */
  'hit.apply'(io: Io): void {
    const s = io.state
    const hit = topDeed(io)
    if (hit.stopped || s.ships[hit.target].sunk || applied(io, hit)) {
      if (hit.chosen) clearPlan(io)
      s.chain.pop()
    }
  },
}

/** Hits as far as nobody has to choose; true when it is done. */
function applied(io: Io, hit: Deed): boolean {
  const attack = attackOf(io, hit)
  if (attack === undefined) return endured(io, hit)
  switch (attack.zone) {
    case 'board':
      return onBoard(io, hit, attack.does)
    case 'hand':
      return onHand(io, hit, attack.does)
    case 'deck':
      return onDeck(io, hit, attack.does)
  }
}

function onBoard(io: Io, hit: Deed, does: Verb): true {
  const { board } = io.state.ships[hit.target]
  for (const card of hit.picks) {
    if (!board.includes(card)) continue
    // A Steward may name a Band, which then stays (TB-14.10).
    if (hit.chosen ? isReachable(io, card, []) : unmetOnBoard(io, hit.target, card, does, []) === null) carry(io, does, hit, card, 'board')
  }
  return true
}

function onDeck(io: Io, hit: Deed, does: Verb): true {
  const { deck } = io.state.ships[hit.target]
  const cards = hit.chosen ? hit.picks : deck.slice(0, hit.count)
  for (const card of cards) {
    lookAtDeck(io, hit.target)
    carry(io, does, hit, card, 'deck')
  }
  return true
}

/** TB-18.7: chance picks, unless a Steward has selected or the actor sees the hand. */
function onHand(io: Io, hit: Deed, does: Verb): boolean {
  const { hand } = io.state.ships[hit.target]
  if (hit.chosen) {
    // Cards that leave face down are dealt new backs: follow the faces.
    const faces = planned(io).map((card) => io.state.faces[card])
    for (const face of faces) carry(io, does, hit, hand.find((card) => io.state.faces[card] === face) ?? hand[0], 'hand')
    return true
  }
  while (hit.count > 0) {
    const left = hand.filter((card) => !hit.picks.includes(card))
    if (left.length === 0) return true
    if (seesHand(io, hit.seat, hit.target)) {
      io.push(HIT_APPLY)
      pose(io, handPickAsk(hit.seat, hit.target))
      return false
    }
    takeFromHand(io, hit, left[io.draw('pick', left.length)], does)
  }
  return true
}

function takeFromHand(io: Io, hit: Deed, card: number, does: Verb): void {
  hit.count--
  carry(io, does, hit, card, 'hand')
  // What clings to the hand cannot be hit twice by one effect (TB-17.3).
  if (does === 'jettison' && io.state.ships[hit.target].hand.includes(card)) hit.picks.push(card)
}

/** TB-13.10: the seat hit picks, one card after another. */
function endured(io: Io, hit: Deed): boolean {
  const does = effectOf(hit).burden?.does ?? 'return'
  if (hit.count === 0 || candidatesOf(io, hit.target, does, hit.picks).length === 0) return true
  io.push(HIT_APPLY)
  pose(io, ownPickAsk(hit.target, hit.target))
  return false
}

export interface PickAsk extends Ask {
  /** Whose cards. */
  readonly of: Seat
}
const ownPickAsk: (seat: Seat, of: Seat) => PickAsk = mint((seat, of) => ({ kind: 'own.pick', seat, of }))
const handPickAsk: (seat: Seat, of: Seat) => PickAsk = mint((seat, of) => ({ kind: 'hand.pick', seat, of }))

export const ownPick: AskKind<BottomState, Edition, PickAsk, CardChoice> = {
  rule: 'TB-15.8',
  offer(io: Io, { of }: PickAsk, to: Offers): void {
    const hit = topDeed(io)
    const does = effectOf(hit).burden?.does ?? 'return'
    const { board } = io.state.ships[of]
    for (let i = 0; i < board.length; i++)
      to.offer(cardChoice(board[i]), hit.picks.includes(board[i]) ? namedAlready : unmetOnBoard(io, of, board[i], does, hit.picks))
  },
  answer(io: Io, { seat, of }: PickAsk, { card }: CardChoice): void {
    const hit = topDeed(io)
    hit.picks.push(card)
    if (seat !== of) {
      if (hit.picks.length < hit.count) pose(io, ownPickAsk(seat, of))
      return
    }
    hit.count--
    carry(io, effectOf(hit).burden?.does ?? 'return', hit, card, 'board')
  },
  /** A Stowaway if there is one, else the cheapest; an actor who chooses takes the dearest. */
  fallback(io: Io, { seat, of }: PickAsk): CardChoice {
    const hit = topDeed(io)
    const cards = candidatesOf(io, of, effectOf(hit).burden?.does ?? 'return', hit.picks)
    if (seat !== of) return cardChoice(byValue(io, cards, 'dearest'))
    return cardChoice(cards.find((card) => cardAt(io, card).hosted === true) ?? byValue(io, cards, 'cheapest'))
  },
}

export const handPick: AskKind<BottomState, Edition, PickAsk, CardChoice> = {
  rule: 'TB-18.7',
  offer(io: Io, { of }: PickAsk, to: Offers): void {
    const { picks } = topDeed(io)
    const { hand } = io.state.ships[of]
    for (let i = 0; i < hand.length; i++) to.offer(cardChoice(hand[i]), picks.includes(hand[i]) ? namedAlready : null)
  },
  answer(io: Io, _ask: PickAsk, { card }: CardChoice): void {
    const hit = topDeed(io)
    takeFromHand(io, hit, card, effectOf(hit).attack?.does ?? 'take')
  },
  fallback(io: Io, { of }: PickAsk): CardChoice {
    const { picks } = topDeed(io)
    return cardChoice(
      byValue(
        io,
        io.state.ships[of].hand.filter((card) => !picks.includes(card)),
        'dearest',
      ),
    )
  },
}
