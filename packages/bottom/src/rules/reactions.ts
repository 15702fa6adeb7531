import type { Win } from './cards/index.ts'
import { type BottomState, cardAt, type Ctx, type Deed, newDeed, NONE, type ReadCtx, TIRED, topDeed } from '../board/state.ts'
import { type Ask, type AskKind, intern, type Offers, type Seat, type Seen } from '@flotilla/kernel'
import { canTeach } from './cards/teacher.ts'
import { stewardAsk, unmetSteward } from './cards/steward.ts'
import { attackOf, isHit } from './effects/attacks-and-burdens.ts'
import { canSteer, steer, type SteerChoice, steerChoice } from './looking.ts'
import { ask, pose } from './asks/posing.ts'
import { planned } from './asks/face-down-picks.ts'
import { purseLoop, REACTION_RESOLVE, SETTLE, STEWARD_PICK, windowAt, type WindowStep } from './steps.ts'
import { kindName } from '../board/kinds.ts'
import { spendUse } from './tired-and-ready.ts'
import { STAKES } from './asks/stake.ts'
import { type PassChoice, passChoice, type UseChoice, useChoice } from './asks/choices.ts'
import { isTired, nothingToSteer } from './asks/reasons.ts'
import type { Edition } from '../edition/schema.ts'
import { jettison } from './effects/jettison.ts'

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
export const steward = intern((steward: number) => ({ steward }))
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
