import { mint, type Ask, type AskKind, type Offers, type Reason, type Seat } from '@flotilla/kernel'
import { pose } from './asking.ts'
import { timesOf } from '../board/board.ts'
import { askForPicks } from './captain.ts'
import { cardChoice, doneChoice, seatChoice, type CardChoice, type DoneChoice, type SeatChoice } from './choices.ts'
import type { Edition } from '../edition/schema.ts'
import { beginEffect, dealWithAll } from './effect.ts'
import { clearPlan } from './plan.ts'
import { isNoAction, isTired, isUsed, nothingInZone, onlyReacts, pickOneFirst, sunkShip } from './reasons.ts'
import { NONE, READY, TIRED, cardAt, effectOf, isOpponent, newDeed, topDeed, type BottomState, type Deed, type Io } from '../board/state.ts'
import { ACTION_ANNOUNCE, ACTION_NAME, ACTION_RESOLVE, SETTLE, windowAt } from './steps.ts'
import type { Naming } from './cards.ts'
import { byValue, canName, eachNameable, hasZone, mostPicks, richest, unmetNaming, unmetNeed } from './targets.ts'

/** The deed an action of this card would be, doubled or not (TB-17.3). */
function actionOf(io: Io, seat: Seat, card: number, what: 'action' | 'copy'): Deed {
  const deed = newDeed(what, seat, card, io.state.faces[card] >> 6)
  if (what === 'action') deed.times = timesOf(io, card)
  return deed
}

/** TB-14.1: why the card cannot act, or null. */
export function unmetAction(io: Io, seat: Seat, card: number): Reason<BottomState, Edition> | null {
  const { action, reaction, sheds } = cardAt(io, card)
  if (sheds === true) return null
  if (action === undefined) return reaction === undefined ? isNoAction : onlyReacts
  if (hasActed(io.state, io.state.faces[card])) return isUsed
  if (io.state.turned[card] !== READY) return isTired
  return unmetNeed(io, actionOf(io, seat, card, 'action'), action)
}

/** A card that is played for nothing could act for ever. */
const MOST_ACTS = 10

/** TB-7.5: it has acted since it was last played, or often enough for one turn. */
function hasActed({ used, replayed }: BottomState, face: number): boolean {
  if (used.length === 0) return false
  const acts = countOf(used, face)
  return acts > countOf(replayed, face) || acts >= MOST_ACTS
}
function countOf(faces: readonly number[], face: number): number {
  let count = 0
  for (let i = 0; i < faces.length; i++) if (faces[i] === face) count++
  return count
}

/** TB-15.6: why Flapper's player cannot copy the card, apart from what the action itself needs. */
export const unmetCopy = (io: Io, seat: Seat, card: number): Reason<BottomState, Edition> | null =>
  unmetNeed(io, actionOf(io, seat, card, 'copy'), effectOf({ kind: io.state.faces[card] >> 6 }))

/** TB-14.2: what is named comes first, then it is announced and answered, then it resolves, then the triggers. */
export function beginAction(io: Io, seat: Seat, card: number, what: 'action' | 'copy'): void {
  io.state.chain.push(actionOf(io, seat, card, what))
  io.next(ACTION_NAME, ACTION_ANNOUNCE, ACTION_RESOLVE, SETTLE)
}

export const actionSteps = {
  'action.name'(io: Io): void {
    const deed = topDeed(io)
    const { names } = effectOf(deed)
    if (names === undefined) return
    if (names === 'hand') return askForPicks(io, deed.seat, false)
    if (names === 'seat') return pose(io, seatAsk(deed.seat))
    if (deed.picks.length < mostPicks(io, deed, names) && canName(io, deed, names)) pose(io, cardAsk(deed.seat, deed.picks.length))
  },

  /** From here on it is public and cannot be withdrawn. A copy tires nothing and is not guarded against (TB-14.15). */
  'action.announce'(io: Io): void {
    const s = io.state
    const deed = topDeed(io)
    const { seat, card, target, picks, count } = deed
    dealWithAll(io, deed)
    if (deed.what !== 'copy') {
      s.turned[card] = TIRED
      s.used.push(s.faces[card])
    }
    const told = target === NONE ? {} : { target }
    io.emit?.({ type: deed.what === 'action' ? 'acted' : 'copied', seat, card, times: deed.times, ...told })
    if (picks.length > 0 || count > 0) io.emit?.({ type: 'named', seat, cards: picks, n: picks.length + count })
    if (deed.what === 'copy') return
    io.push(windowAt('guard', 1))
  },

  'action.resolve'(io: Io): void {
    const { stopped, seat } = topDeed(io)
    if (!stopped && !io.state.ships[seat].sunk) return beginEffect(io)
    clearPlan(io)
    io.state.chain.pop()
  },
}

const seatAsk: (seat: Seat) => Ask = mint((seat) => ({ kind: 'act.seat', seat }))
export interface CardAsk extends Ask {
  /** How many are named already. */
  readonly at: number
}
const cardAsk: (seat: Seat, at: number) => CardAsk = mint((seat, at) => ({ kind: 'act.card', seat, at }))

const zoneOf = (deed: Deed): 'board' | 'hand' | 'deck' => effectOf(deed).attack?.zone ?? 'board'

export const actSeat: AskKind<BottomState, Edition, Ask, SeatChoice> = {
  rule: 'TB-14.2',
  offer(io: Io, { seat }: Ask, to: Offers): void {
    const zone = zoneOf(topDeed(io))
    for (let other = 0; other < io.state.seats; other++) {
      if (other === seat) continue
      to.offer(seatChoice(other), io.state.ships[other].sunk ? sunkShip : hasZone(io, other, zone) ? null : nothingInZone)
    }
  },
  answer(io: Io, _ask: Ask, { seat: target }: SeatChoice): void {
    topDeed(io).target = target
  },
  fallback(io: Io, { seat }: Ask): SeatChoice {
    const zone = zoneOf(topDeed(io))
    return seatChoice(richest(io, seat, (other) => isOpponent(io.state, seat, other) && hasZone(io, other, zone)))
  },
}

const namingOf = (deed: Deed): Naming => {
  const { names } = effectOf(deed)
  if (typeof names !== 'object') throw new Error('bottom: no cards are named by this card')
  return names
}

export const actCard: AskKind<BottomState, Edition, CardAsk, CardChoice | DoneChoice> = {
  rule: 'TB-14.2',
  offer(io: Io, { at }: CardAsk, to: Offers): void {
    const deed = topDeed(io)
    const naming = namingOf(deed)
    eachNameable(io, deed, naming, (owner, card) => to.offer(cardChoice(card), unmetNaming(io, deed, naming, owner, card)))
    to.offer(doneChoice, at > 0 ? null : pickOneFirst)
  },
  answer(io: Io, _ask: CardAsk, choice: CardChoice | DoneChoice): void {
    if ('done' in choice) return
    topDeed(io).picks.push(choice.card)
    io.push(ACTION_NAME)
  },
  /** Others' cards: the dearest; own cards: the cheapest; then done. */
  fallback(io: Io, { at }: CardAsk): CardChoice | DoneChoice {
    if (at > 0) return doneChoice
    const deed = topDeed(io)
    const naming = namingOf(deed)
    const cards: number[] = []
    eachNameable(io, deed, naming, (owner, card) => {
      if (unmetNaming(io, deed, naming, owner, card) === null) cards.push(card)
    })
    return cardChoice(byValue(io, cards, naming.from === 'opponents' ? 'dearest' : 'cheapest'))
  },
}
