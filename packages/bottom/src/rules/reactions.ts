import { intern, type Ask, type AskKind, type Offers, type Reason, type Seat, type Seen } from '@flotilla/kernel'
import { ask, pose } from './asking.ts'
import { costOf, isCovered, spendUse } from '../board/board.ts'
import type { Win } from './cards.ts'
import { cardChoice, passChoice, useChoice, type CardChoice, type PassChoice, type UseChoice } from './choices.ts'
import type { Edition } from '../edition/schema.ts'
import { attackOf, isHit } from './hit.ts'
import { jettison, leftOfBatch } from './jettison.ts'
import { canSteer, steer, steerChoice, type SteerChoice } from './looking.ts'
import { planCard, planned } from './plan.ts'
import { isTired, namedAlready, noAlternative, notAnAttack, nothingToSteer, outOfReach, placeNamed } from './reasons.ts'
import { kindName } from '../board/kinds.ts'
import { NONE, TIRED, cardAt, newDeed, topDeed, type BottomState, type Deed, type Ctx, type ReadCtx } from '../board/state.ts'
import { STAKES } from './stake.ts'
import { REACTION_RESOLVE, SETTLE, STEWARD_PICK, TEACHER_CLOSE, purseLoop, windowAt, type WindowStep } from './steps.ts'
import { byValue, canBecomeTired, isReachable } from './targets.ts'

/**
 * TB-14.6: a window asks seat after seat whether it reacts to the last deed of the chain. A reaction by tiring becomes the
 * last deed itself and is answered by a guard window of its own before it takes effect: so windows nest (TB-14.13).
 */

/** The seat that is asked as number `at`, or NONE when all have been. */
function seatAt(ctx: ReadCtx, win: Win, at: number): Seat {
  const { seats, active } = ctx.state
  const deed = topDeed(ctx)
  switch (win) {
    case 'guard':
    case 'bar':
      return at < seats ? (deed.seat + at) % seats : NONE
    case 'hit':
      return at === 0 ? deed.target : NONE
    case 'teacher':
      return at < seats ? (active + at) % seats : NONE
  }
}
/** The number of a seat in the order of its window. */
function placeOf(ctx: ReadCtx, win: Win, seat: Seat): number {
  const { seats, active } = ctx.state
  return win === 'hit' ? 0 : (seat - (win === 'teacher' ? active : topDeed(ctx).seat) + seats) % seats
}

/** TB-14.7: asked is a seat that can react as far as everybody can see. */
function mayReact(ctx: ReadCtx, win: Win, seat: Seat): boolean {
  const { ships } = ctx.state
  const deed = topDeed(ctx)
  if (ships[seat].sunk || (win !== 'hit' && seat === deed.seat)) return false
  if (win === 'hit') return mayAnswerHit(ctx, seat, deed)
  return hasReady(ctx, seat, win) && (win !== 'teacher' || canTeach(ctx, seat, deed))
}

export function hasReady(ctx: ReadCtx, seat: Seat, win: Win): boolean {
  const { board } = ctx.state.ships[seat]
  for (let i = 0; i < board.length; i++) if (cardAt(ctx, board[i]).reaction === win && ctx.state.turned[board[i]] !== TIRED) return true
  return false
}

/** The public facts of window T: a hand card, points in the own turn, or a card that costs nothing. */
// TB-R42: cards of opponents only, put on the own board.
function canTeach(ctx: ReadCtx, seat: Seat, batch: Seen<Deed>): boolean {
  const s = ctx.state
  const left = leftOfBatch(s, batch)
  if (left.length === 0) return false
  if (s.ships[seat].hand.length > 0 || (seat === s.active && s.points > 0)) return true
  return left.some((card) => costOf(ctx, seat, card) === 0)
}

function mayAnswerHit(ctx: ReadCtx, seat: Seat, hit: Seen<Deed>): boolean {
  const { board } = ctx.state.ships[seat]
  for (let i = 0; i < board.length; i++) {
    const { saves, reaction } = cardAt(ctx, board[i])
    if ((saves === true && isKeptOff(ctx, hit)) || (reaction === 'hit' && unmetSteward(ctx, hit, board[i]) === null)) return true
  }
  return attackOf(ctx, hit)?.zone === 'deck' && canSteer(ctx, seat)
}

/** TB-14.9: a Lifebuoy keeps off every effect on its owner; at some tables hits only. */
// TB-R36, TB-R37: from the board only.
const isKeptOff = ({ state }: ReadCtx, deed: Seen<Deed>): boolean => state.options.lifebuoy === 'effects' || isHit(deed)

/** TB-14.10: attacks only, and only where there is something else to name. */
function unmetSteward(ctx: ReadCtx, hit: Seen<Deed>, steward: number): Reason<BottomState, Edition> | null {
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

export const windowSteps = {
  // TB-14.8: one after another, openly; nobody further once it is stopped.
  window(ctx: Ctx, { win, at }: WindowStep): void {
    const deed = topDeed(ctx)
    if (deed.stopped) return
    for (let k = at; ; k++) {
      const seat = seatAt(ctx, win, k)
      if (seat === NONE) return
      if (mayReact(ctx, win, seat)) return ask(ctx, reactAsk(win, seat))
    }
  },

  /** TB-14.13: the answers to a reaction are in. Cancelled, its seat is asked again; else it takes effect. */
  'reaction.resolve'(ctx: Ctx): void {
    const { seat, win, stopped } = topDeed(ctx)
    if (win === '') throw new Error('bottom: a reaction without a window')
    ctx.state.chain.pop()
    if (stopped) return ctx.push(windowAt(win, placeOf(ctx, win, seat)))
    TAKES_EFFECT[win](ctx, seat)
  },

  /** TB-14.10: all cards are selected before any of them moves. */
  'steward.pick'(ctx: Ctx): void {
    const hit = topDeed(ctx)
    const chosen = attackOf(ctx, hit)?.zone === 'hand' ? planned(ctx).length : hit.picks.length
    if (chosen < hit.count) pose(ctx, stewardAsk(hit.target, chosen))
  },
}

// TB-14.14: what is stopped costs no more than it has cost already: an action its tiring, a reaction its tiring, a play its sacrifices.
const TAKES_EFFECT: Readonly<Record<Win, (ctx: Ctx, seat: Seat) => void>> = {
  guard(ctx) {
    const { seat, card } = topDeed(ctx)
    topDeed(ctx).stopped = true
    ctx.emit?.({ type: 'cancelled', seat, card })
  },
  bar(ctx) {
    topDeed(ctx).stopped = true
  },
  hit(ctx) {
    const hit = topDeed(ctx)
    hit.chosen = true
    hit.picks = []
    ctx.push(STEWARD_PICK)
  },
  teacher(ctx, seat) {
    ctx.state.purse = 0
    ctx.next(purseLoop(seat), SETTLE, windowAt('teacher', placeOf(ctx, 'teacher', seat) + 1))
  },
}

/** A card is tired, or spends a use, to react: this too can be answered. */
// TB-R34, TB-7.4: what needs no tiring is not answered so.
function react(ctx: Ctx, seat: Seat, card: number, win: Win): void {
  const s = ctx.state
  spendUse(ctx, card)
  const to = kindName(topDeed(ctx).kind << 6)
  const deed = newDeed('reaction', seat, card, s.faces[card] >> 6)
  deed.win = win
  s.chain.push(deed)
  ctx.emit?.({ type: 'reacted', seat, card, win, to })
  ctx.next(windowAt('guard', 1), REACTION_RESOLVE)
}

// --- the asks -----------------------------------------------------------------------------------------------------

const reactAsk: (win: Win, seat: Seat) => Ask = intern((win, seat) => ({ kind: `react.${win}`, seat }))

/** The windows of Ship Guard, Bartender and Teacher differ in nothing but when they open and what follows. */
const reaction = (win: Win): AskKind<BottomState, Edition, Ask, UseChoice | PassChoice> => ({
  rule: 'TB-14.6',
  window: true,
  stake: STAKES[win],
  offer(ctx: ReadCtx, { seat }: Ask, to: Offers): void {
    const { board } = ctx.state.ships[seat]
    for (let i = 0; i < board.length; i++)
      if (cardAt(ctx, board[i]).reaction === win) to.offer(useChoice(board[i]), ctx.state.turned[board[i]] === TIRED ? isTired : null)
    to.offer(passChoice)
  },
  answer(ctx: Ctx, { seat }: Ask, choice: UseChoice | PassChoice): void {
    if ('use' in choice) react(ctx, seat, choice.use, win)
    else ctx.push(windowAt(win, placeOf(ctx, win, seat) + 1))
  },
  fallback: () => passChoice,
})
export const reactGuard = reaction('guard')
export const reactBar = reaction('bar')
export const reactTeacher = reaction('teacher')

const lifebuoy = intern((lifebuoy: number) => ({ lifebuoy }))
const steward = intern((steward: number) => ({ steward }))
type HitChoice = { readonly lifebuoy: number } | { readonly steward: number } | SteerChoice | PassChoice

export const reactHit: AskKind<BottomState, Edition, Ask, HitChoice> = {
  rule: 'TB-14.6',
  window: true,
  stake: STAKES.hit,
  offer(ctx: ReadCtx, { seat }: Ask, to: Offers): void {
    const hit = topDeed(ctx)
    const { board } = ctx.state.ships[seat]
    for (let i = 0; i < board.length; i++) {
      const { saves, reaction } = cardAt(ctx, board[i])
      if (saves === true) to.offer(lifebuoy(board[i]))
      if (reaction === 'hit') to.offer(steward(board[i]), unmetSteward(ctx, hit, board[i]))
    }
    if (attackOf(ctx, hit)?.zone === 'deck') to.offer(steerChoice, canSteer(ctx, seat) ? null : nothingToSteer)
    to.offer(passChoice)
  },
  answer(ctx: Ctx, { seat }: Ask, choice: HitChoice): void {
    if ('pass' in choice) return
    if ('steward' in choice) return react(ctx, seat, choice.steward, 'hit')
    if ('steer' in choice) {
      ctx.push(windowAt('hit', 0))
      return steer(ctx, seat)
    }
    // TB-14.9: it needs no tiring, so nobody can guard against it.
    const hit = topDeed(ctx)
    ctx.emit?.({ type: 'saved', seat, card: choice.lifebuoy, to: kindName(hit.kind << 6) })
    jettison(ctx, seat, choice.lifebuoy, 'board', false)
    // TB-16.2: this seat is saved, not the others.
    hit.stopped = true
    if (hit.what === 'play') hit.win = 'hit'
  },
  fallback: () => passChoice,
}

export interface StewardAsk extends Ask {
  /** How many are selected already. */
  readonly at: number
}
const stewardAsk: (seat: Seat, at: number) => StewardAsk = intern((seat, at) => ({ kind: 'steward.pick', seat, at }))
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

export const teacherSteps = {
  /** The next batch is what everybody may answer now. */
  // TB-R44
  'teacher.open'(ctx: Ctx): void {
    const s = ctx.state
    const batch = s.batches.pop()
    if (batch === undefined) throw new Error('bottom: no batch is left')
    s.chain.push(batch)
    ctx.next(windowAt('teacher', 0), TEACHER_CLOSE)
  },
  'teacher.close'(ctx: Ctx): void {
    ctx.state.chain.pop()
  },
}
