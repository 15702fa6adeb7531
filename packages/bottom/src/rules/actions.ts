import { intern, type Ask, type AskKind, type Offers, type Reason, type Seat, type Seen } from '@flotilla/kernel'
import { ask, pose } from './asks/posing.ts'
import { timesOf } from '../board/assistant.ts'
import { askForPicks } from './cards/captain.ts'
import { cardChoice, cardWithSeal, doneChoice, seatChoice, type CardChoice, type DoneChoice, type SeatChoice } from './asks/choices.ts'
import type { Edition } from '../edition/schema.ts'
import { beginEffect, dealWithAll } from './effects/effects.ts'
import { clearPlan } from './asks/face-down-picks.ts'
import { sealOf } from './points-and-sacrifice.ts'
import { isNoAction, isTired, isUsed, nothingInZone, onlyReacts, pickOneFirst, sunkShip } from './asks/reasons.ts'
import {
  NONE,
  READY,
  TIRED,
  cardAt,
  effectOf,
  isOpponent,
  newDeed,
  topDeed,
  type BottomState,
  type Deed,
  type Ctx,
  type ReadCtx,
  type SeenBottom,
} from '../board/state.ts'
import { ACTION_ANNOUNCE, ACTION_NAME, ACTION_RESOLVE, SETTLE, windowAt } from './steps.ts'
import type { Naming } from './cards/index.ts'
import { byValue, canName, eachNameable, goesFreely, hasZone, mostPicks, richest, unmetNaming, unmetNeed } from './asks/targets.ts'

/** The deed an action of this card would be, doubled or not (TB-17.3). */
function actionOf(ctx: ReadCtx, seat: Seat, card: number, what: 'action' | 'copy'): Deed {
  const deed = newDeed(what, seat, card, ctx.state.faces[card] >> 6)
  if (what === 'action') deed.times = timesOf(ctx, card)
  return deed
}

/** TB-7.2, TB-14.1: why the card cannot act (it is tired, has acted, or has nothing to act on), or null. */
export function unmetAction(ctx: ReadCtx, seat: Seat, card: number): Reason<BottomState, Edition> | null {
  const { action, reaction } = cardAt(ctx, card)
  if (goesFreely(ctx, card)) return null
  if (action === undefined) return reaction === undefined ? isNoAction : onlyReacts
  if (hasActed(ctx.state, ctx.state.faces[card])) return isUsed
  if (ctx.state.turned[card] !== READY) return isTired
  return unmetNeed(ctx, actionOf(ctx, seat, card, 'action'), action)
}

/** A card that is played for nothing could act for ever. */
const MOST_ACTS = 10

/** TB-7.5: it has acted since it was last played, or often enough for one turn. */
function hasActed({ used, replayed }: SeenBottom, face: number): boolean {
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
export const unmetCopy = (ctx: ReadCtx, seat: Seat, card: number): Reason<BottomState, Edition> | null =>
  unmetNeed(ctx, actionOf(ctx, seat, card, 'copy'), effectOf({ kind: ctx.state.faces[card] >> 6 }))

/** TB-14.2: what is named comes first, then it is announced and answered, then it resolves, then the triggers. */
export function beginAction(ctx: Ctx, seat: Seat, card: number, what: 'action' | 'copy'): void {
  ctx.state.chain.push(actionOf(ctx, seat, card, what))
  ctx.next(ACTION_NAME, ACTION_ANNOUNCE, ACTION_RESOLVE, SETTLE)
}

export const actionSteps = {
  'action.name'(ctx: Ctx): void {
    const deed = topDeed(ctx)
    const { names } = effectOf(deed)
    if (names === undefined) return
    if (names === 'hand') return askForPicks(ctx, deed.seat, false)
    if (names === 'seat') return pose(ctx, seatAsk(deed.seat))
    if (deed.picks.length >= mostPicks(ctx, deed, names) || !canName(ctx, deed, names)) return
    const posed = cardAsk(deed.seat, deed.picks.length)
    // With cards in hand always asked: that none of them is a Seal is their player's secret.
    if (mayPair(ctx, deed)) ask(ctx, posed)
    else pose(ctx, posed)
  },

  /** From here on it is public and cannot be withdrawn. A copy tires nothing and is not guarded against (TB-14.15). */
  // TB-14.3: tired and public, then the Ship Guards may answer.
  'action.announce'(ctx: Ctx): void {
    const s = ctx.state
    const deed = topDeed(ctx)
    const { seat, card, target, picks, count } = deed
    dealWithAll(ctx, deed)
    if (deed.what !== 'copy') {
      s.turned[card] = TIRED
      s.used.push(s.faces[card])
    }
    const told = { seat, card, times: deed.times, ...(target === NONE ? {} : { target }) }
    ctx.emit?.(deed.what === 'action' ? { type: 'acted', ...told } : { type: 'copied', ...told })
    if (picks.length > 0 || count > 0) ctx.emit?.({ type: 'named', seat, cards: picks, n: picks.length + count })
    // TB-R33
    if (deed.what === 'copy') return
    ctx.push(windowAt('guard', 1))
  },

  'action.resolve'(ctx: Ctx): void {
    // TB-R35: a cancelled action costs the tiring and nothing else.
    const { stopped, seat } = topDeed(ctx)
    if (!stopped && !ctx.state.ships[seat].sunk) return beginEffect(ctx)
    clearPlan(ctx)
    ctx.state.chain.pop()
  },
}

const seatAsk: (seat: Seat) => Ask = intern((seat) => ({ kind: 'act.seat', seat }))
export interface CardAsk extends Ask {
  /** How many are named already. */
  readonly at: number
}
const cardAsk: (seat: Seat, at: number) => CardAsk = intern((seat, at) => ({ kind: 'act.card', seat, at }))

const zoneOf = (deed: Seen<Deed>): 'board' | 'hand' | 'deck' => effectOf(deed).attack?.zone ?? 'board'

export const actSeat: AskKind<BottomState, Edition, Ask, SeatChoice> = {
  rule: 'TB-14.2',
  offer(ctx: ReadCtx, { seat }: Ask, to: Offers): void {
    const zone = zoneOf(topDeed(ctx))
    for (let other = 0; other < ctx.state.seats; other++) {
      if (other === seat) continue
      to.offer(seatChoice(other), ctx.state.ships[other].sunk ? sunkShip : hasZone(ctx, other, zone) ? null : nothingInZone)
    }
  },
  answer(ctx: Ctx, _ask: Ask, { seat: target }: SeatChoice): void {
    topDeed(ctx).target = target
  },
  fallback(ctx: ReadCtx, { seat }: Ask): SeatChoice {
    const zone = zoneOf(topDeed(ctx))
    return seatChoice(richest(ctx, seat, (other) => isOpponent(ctx.state, seat, other) && hasZone(ctx, other, zone)))
  },
}

const namingOf = (deed: Seen<Deed>): Naming => {
  const { names } = effectOf(deed)
  if (typeof names !== 'object') throw new Error('bottom: no cards are named by this card')
  return names
}

/** TB-R70: what is sold may be joined by a Seal of the hand. */
const mayPair = (ctx: ReadCtx, deed: Seen<Deed>): boolean =>
  effectOf(deed).own?.includes('sellNamed') === true && ctx.state.options.seal === 'anyCard' && ctx.state.ships[deed.seat].hand.length > 0

export const actCard: AskKind<BottomState, Edition, CardAsk, CardChoice | DoneChoice> = {
  rule: 'TB-14.2',
  own: (ctx: ReadCtx) => mayPair(ctx, topDeed(ctx)),
  offer(ctx: ReadCtx, { at }: CardAsk, to: Offers): void {
    const deed = topDeed(ctx)
    const naming = namingOf(deed)
    const seal = mayPair(ctx, deed) ? sealOf(ctx, deed.seat) : NONE
    eachNameable(ctx, deed, naming, (owner, card) => {
      const unmet = unmetNaming(ctx, deed, naming, owner, card)
      to.offer(cardChoice(card), unmet)
      if (seal !== NONE && cardAt(ctx, card).pairs === undefined) to.offer(cardWithSeal(card, seal), unmet)
    })
    to.offer(doneChoice, at > 0 ? null : pickOneFirst)
  },
  answer(ctx: Ctx, _ask: CardAsk, choice: CardChoice | DoneChoice): void {
    if ('done' in choice) return
    const { picks } = topDeed(ctx)
    picks.push(choice.card)
    if (choice.seal !== undefined) {
      ctx.reveal(choice.seal)
      picks.push(choice.seal)
    }
    ctx.push(ACTION_NAME)
  },
  /** Others' cards: the dearest; own cards: the cheapest; then done. */
  fallback(ctx: ReadCtx, { at }: CardAsk): CardChoice | DoneChoice {
    if (at > 0) return doneChoice
    const deed = topDeed(ctx)
    const naming = namingOf(deed)
    const cards: number[] = []
    eachNameable(ctx, deed, naming, (owner, card) => {
      if (unmetNaming(ctx, deed, naming, owner, card) === null) cards.push(card)
    })
    return cardChoice(byValue(ctx, cards, naming.from === 'opponents' ? 'dearest' : 'cheapest'))
  },
}
