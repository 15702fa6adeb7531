import { mint, type Ask, type AskKind, type Offers, type Reason, type Seat } from '@flotilla/kernel'
import { ask, pose } from './asking.ts'
import { costOf, isCovered, spendUse } from '../board/board.ts'
import type { Win } from './cards.ts'
import { cardChoice, passChoice, useChoice, type CardChoice, type PassChoice, type UseChoice } from './choices.ts'
import type { Edition } from '../edition/schema.ts'
import { attackOf, isHit } from './hit.ts'
import { jettison, leftOfBatch } from './jettison.ts'
import { canSteer, steer, steerChoice, type SteerChoice } from './look.ts'
import { planCard, planned } from './plan.ts'
import { isTired, namedAlready, noAlternative, notAnAttack, nothingToSteer, outOfReach, placeNamed } from './reasons.ts'
import { kindName } from '../board/kinds.ts'
import { NONE, TIRED, cardAt, newDeed, topDeed, type BottomState, type Deed, type Io } from '../board/state.ts'
import { STAKES } from './stake.ts'
import { REACTION_RESOLVE, SETTLE, STEWARD_PICK, TEACHER_CLOSE, purseLoop, windowAt, type WindowStep } from './steps.ts'
import { byValue, canBecomeTired, isReachable } from './targets.ts'

/**
 * TB-14.6: a window asks seat after seat whether it reacts to the last deed of the chain. A reaction by tiring becomes the
 * last deed itself and is answered by a guard window of its own before it takes effect: so windows nest (TB-14.13).
 */

/** The seat that is asked as number `at`, or NONE when all have been. */
function seatAt(io: Io, win: Win, at: number): Seat {
  const { seats, active } = io.state
  const deed = topDeed(io)
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
function placeOf(io: Io, win: Win, seat: Seat): number {
  const { seats, active } = io.state
  return win === 'hit' ? 0 : (seat - (win === 'teacher' ? active : topDeed(io).seat) + seats) % seats
}

/** TB-14.7: asked is a seat that can react as far as everybody can see. */
function mayReact(io: Io, win: Win, seat: Seat): boolean {
  const { ships } = io.state
  const deed = topDeed(io)
  if (ships[seat].sunk || (win !== 'hit' && seat === deed.seat)) return false
  if (win === 'hit') return mayAnswerHit(io, seat, deed)
  return hasReady(io, seat, win) && (win !== 'teacher' || canTeach(io, seat, deed))
}

export function hasReady(io: Io, seat: Seat, win: Win): boolean {
  const { board } = io.state.ships[seat]
  for (let i = 0; i < board.length; i++) if (cardAt(io, board[i]).reaction === win && io.state.turned[board[i]] !== TIRED) return true
  return false
}

/** The public facts of window T: a hand card, points in the own turn, or a card that costs nothing. */
function canTeach(io: Io, seat: Seat, batch: Deed): boolean {
  const s = io.state
  const left = leftOfBatch(s, batch)
  if (left.length === 0) return false
  if (s.ships[seat].hand.length > 0 || (seat === s.active && s.points > 0)) return true
  return left.some((card) => costOf(io, seat, card) === 0)
}

function mayAnswerHit(io: Io, seat: Seat, hit: Deed): boolean {
  const { board } = io.state.ships[seat]
  for (let i = 0; i < board.length; i++) {
    const { saves, reaction } = cardAt(io, board[i])
    if ((saves === true && isKeptOff(io, hit)) || (reaction === 'hit' && unmetSteward(io, hit, board[i]) === null)) return true
  }
  return attackOf(io, hit)?.zone === 'deck' && canSteer(io, seat)
}

/** TB-14.9: a Lifebuoy keeps off every effect on its owner; at some tables hits only. */
const isKeptOff = ({ state }: Io, deed: Deed): boolean => state.options.lifebuoy === 'effects' || isHit(deed)

/** TB-14.10: attacks only, and only where there is something else to name. */
function unmetSteward(io: Io, hit: Deed, steward: number): Reason<BottomState, Edition> | null {
  if (io.state.turned[steward] === TIRED) return isTired
  const attack = attackOf(io, hit)
  if (attack === undefined) return notAnAttack
  const ship = io.state.ships[hit.target]
  const there = attack.zone === 'board' ? reachableCards(io, hit, attack.does === 'tire' ? steward : NONE) : ship[attack.zone].length
  return there > hit.count ? null : noAlternative
}

/** Board cards a Steward could name in all; against Rats not himself, unless a second use keeps him upright. */
function reachableCards(io: Io, hit: Deed, steward: number): number {
  let count = 0
  for (const card of io.state.ships[hit.target].board) {
    if (card === steward || !isNameable(io, hit, card)) continue
    if (!isCovered(io, card) || (hit.count > 1 && isNameable(io, hit, io.state.partner[card]))) count++
  }
  return count
}
const isNameable = (io: Io, hit: Deed, card: number): boolean => attackOf(io, hit)?.does !== 'tire' || canBecomeTired(io, card)

export const windowSteps = {
  window(io: Io, { win, at }: WindowStep): void {
    const deed = topDeed(io)
    if (deed.stopped) return
    for (let k = at; ; k++) {
      const seat = seatAt(io, win, k)
      if (seat === NONE) return
      if (mayReact(io, win, seat)) return ask(io, reactAsk(win, seat))
    }
  },

  /** TB-14.13: the answers to a reaction are in. Cancelled, its seat is asked again; else it takes effect. */
  'reaction.resolve'(io: Io): void {
    const { seat, win, stopped } = topDeed(io)
    if (win === '') throw new Error('bottom: a reaction without a window')
    io.state.chain.pop()
    if (stopped) return io.push(windowAt(win, placeOf(io, win, seat)))
    TAKES_EFFECT[win](io, seat)
  },

  /** TB-14.10: all cards are selected before any of them moves. */
  'steward.pick'(io: Io): void {
    const hit = topDeed(io)
    const chosen = attackOf(io, hit)?.zone === 'hand' ? planned(io).length : hit.picks.length
    if (chosen < hit.count) pose(io, stewardAsk(hit.target, chosen))
  },
}

const TAKES_EFFECT: Readonly<Record<Win, (io: Io, seat: Seat) => void>> = {
  guard(io) {
    const { seat, card } = topDeed(io)
    topDeed(io).stopped = true
    io.emit?.({ type: 'cancelled', seat, card })
  },
  bar(io) {
    topDeed(io).stopped = true
  },
  hit(io) {
    const hit = topDeed(io)
    hit.chosen = true
    hit.picks = []
    io.push(STEWARD_PICK)
  },
  teacher(io, seat) {
    io.state.purse = 0
    io.next(purseLoop(seat), SETTLE, windowAt('teacher', placeOf(io, 'teacher', seat) + 1))
  },
}

/** A card is tired, or spends a use, to react: this too can be answered. */
function react(io: Io, seat: Seat, card: number, win: Win): void {
  const s = io.state
  spendUse(io, card)
  const to = kindName(topDeed(io).kind << 6)
  const deed = newDeed('reaction', seat, card, s.faces[card] >> 6)
  deed.win = win
  s.chain.push(deed)
  io.emit?.({ type: 'reacted', seat, card, win, to })
  io.next(windowAt('guard', 1), REACTION_RESOLVE)
}

// --- the asks -----------------------------------------------------------------------------------------------------

const reactAsk: (win: Win, seat: Seat) => Ask = mint((win, seat) => ({ kind: `react.${win}`, seat }))

/** The windows of Ship Guard, Bartender and Teacher differ in nothing but when they open and what follows. */
const reaction = (win: Win): AskKind<BottomState, Edition, Ask, UseChoice | PassChoice> => ({
  rule: 'TB-14.6',
  window: true,
  stake: STAKES[win],
  offer(io: Io, { seat }: Ask, to: Offers): void {
    const { board } = io.state.ships[seat]
    for (let i = 0; i < board.length; i++)
      if (cardAt(io, board[i]).reaction === win) to.offer(useChoice(board[i]), io.state.turned[board[i]] === TIRED ? isTired : null)
    to.offer(passChoice)
  },
  answer(io: Io, { seat }: Ask, choice: UseChoice | PassChoice): void {
    if ('use' in choice) react(io, seat, choice.use, win)
    else io.push(windowAt(win, placeOf(io, win, seat) + 1))
  },
  fallback: () => passChoice,
})
export const reactGuard = reaction('guard')
export const reactBar = reaction('bar')
export const reactTeacher = reaction('teacher')

const lifebuoy = mint((lifebuoy: number) => ({ lifebuoy }))
const steward = mint((steward: number) => ({ steward }))
type HitChoice = { readonly lifebuoy: number } | { readonly steward: number } | SteerChoice | PassChoice

export const reactHit: AskKind<BottomState, Edition, Ask, HitChoice> = {
  rule: 'TB-14.6',
  window: true,
  stake: STAKES.hit,
  offer(io: Io, { seat }: Ask, to: Offers): void {
    const hit = topDeed(io)
    const { board } = io.state.ships[seat]
    for (let i = 0; i < board.length; i++) {
      const { saves, reaction } = cardAt(io, board[i])
      if (saves === true) to.offer(lifebuoy(board[i]))
      if (reaction === 'hit') to.offer(steward(board[i]), unmetSteward(io, hit, board[i]))
    }
    if (attackOf(io, hit)?.zone === 'deck') to.offer(steerChoice, canSteer(io, seat) ? null : nothingToSteer)
    to.offer(passChoice)
  },
  answer(io: Io, { seat }: Ask, choice: HitChoice): void {
    if ('pass' in choice) return
    if ('steward' in choice) return react(io, seat, choice.steward, 'hit')
    if ('steer' in choice) {
      io.push(windowAt('hit', 0))
      return steer(io, seat)
    }
    // TB-14.9: it needs no tiring, so nobody can guard against it.
    const hit = topDeed(io)
    io.emit?.({ type: 'saved', seat, card: choice.lifebuoy, to: kindName(hit.kind << 6) })
    jettison(io, seat, choice.lifebuoy, 'board', false)
    hit.stopped = true
    if (hit.what === 'play') hit.win = 'hit'
  },
  fallback: () => passChoice,
}

export interface StewardAsk extends Ask {
  /** How many are selected already. */
  readonly at: number
}
const stewardAsk: (seat: Seat, at: number) => StewardAsk = mint((seat, at) => ({ kind: 'steward.pick', seat, at }))
const position = mint((position: number) => ({ position }))
type StewardChoice = CardChoice | { readonly position: number }

export const stewardPick: AskKind<BottomState, Edition, StewardAsk, StewardChoice> = {
  rule: 'TB-14.10',
  offer(io: Io, { seat }: StewardAsk, to: Offers): void {
    const hit = topDeed(io)
    const { board, hand, deck } = io.state.ships[seat]
    const zone = attackOf(io, hit)?.zone
    if (zone === 'deck') for (let i = 0; i < deck.length; i++) to.offer(position(i + 1), hit.picks.includes(deck[i]) ? placeNamed : null)
    else if (zone === 'hand') {
      const picked = planned(io)
      for (let i = 0; i < hand.length; i++) to.offer(cardChoice(hand[i]), picked.includes(hand[i]) ? namedAlready : null)
    } else
      for (let i = 0; i < board.length; i++)
        to.offer(
          cardChoice(board[i]),
          hit.picks.includes(board[i])
            ? namedAlready
            : !isReachable(io, board[i], hit.picks) || !isNameable(io, hit, board[i])
              ? outOfReach
              : null,
        )
  },
  answer(io: Io, { seat }: StewardAsk, choice: StewardChoice): void {
    const hit = topDeed(io)
    if ('position' in choice) hit.picks.push(io.state.ships[seat].deck[choice.position - 1])
    else if (attackOf(io, hit)?.zone === 'hand') planCard(io, seat, choice.card)
    else hit.picks.push(choice.card)
    io.push(STEWARD_PICK)
  },
  /** The card the attacker meant; of a hand the cheapest, of a deck the top. */
  fallback(io: Io, { seat }: StewardAsk): StewardChoice {
    const { chain, ships } = io.state
    const hit = topDeed(io)
    const { board, hand, deck } = ships[seat]
    const zone = attackOf(io, hit)?.zone
    if (zone === 'deck') return position(deck.findIndex((card) => !hit.picks.includes(card)) + 1)
    if (zone === 'hand') {
      const picked = planned(io)
      return cardChoice(
        byValue(
          io,
          hand.filter((card) => !picked.includes(card)),
          'cheapest',
        ),
      )
    }
    const nameable = board.filter((card) => !hit.picks.includes(card) && isReachable(io, card, hit.picks) && isNameable(io, hit, card))
    const meant = chain[chain.length - 2].picks.find((card) => nameable.includes(card))
    return cardChoice(meant ?? byValue(io, nameable, 'cheapest'))
  },
}

export const teacherSteps = {
  /** The next batch is what everybody may answer now. */
  'teacher.open'(io: Io): void {
    const s = io.state
    const batch = s.batches.pop()
    if (batch === undefined) throw new Error('bottom: no batch is left')
    s.chain.push(batch)
    io.next(windowAt('teacher', 0), TEACHER_CLOSE)
  },
  'teacher.close'(io: Io): void {
    io.state.chain.pop()
  },
}
