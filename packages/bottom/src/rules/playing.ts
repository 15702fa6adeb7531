import { intern, type Ask, type AskKind, type Offers, type Seat } from '@flotilla/kernel'
import { pose } from './asks/posing.ts'
import { costSum, enterBoard } from '../board/board.ts'
import { hasPartner, isPartner } from '../board/assistant.ts'
import { seatChoice, type SeatChoice } from './asks/choices.ts'
import type { Edition } from '../edition/schema.ts'
import { deckChanged, dealWith } from './looking.ts'
import { cannotCarry, sunkShip } from './asks/reasons.ts'
import { NONE, cardAt, newDeed, remove, topDeed, type BottomState, type Ctx, type ReadCtx } from '../board/state.ts'
import { PLAY_ENTER, PUT_GUEST, SETTLE, windowAt } from './steps.ts'
import { byValue, richest } from './asks/targets.ts'

/** TB-6.5: announced with its partner or host and paid; then the bar may answer. The card stays in the hand until it enters. */
export function announcePlay(ctx: Ctx, seat: Seat, card: number, host: Seat, onto: number): void {
  const s = ctx.state
  const deed = newDeed('play', seat, card, s.faces[card] >> 6)
  // TB-6.2, TB-6.4: the cost of this moment.
  const sum = costSum(ctx, seat, card)
  deed.count = sum.cost
  deed.target = host
  if (onto !== NONE) deed.picks.push(onto)
  s.points -= deed.count
  s.chain.push(deed)
  ctx.emit?.({ type: 'played', seat, card, ...sum, left: s.points, ...(host === NONE ? {} : { host }) })
  if (host === NONE) ctx.next(windowAt('bar', 1), PLAY_ENTER, SETTLE)
  else ctx.next(windowAt('bar', 1), windowAt('hit', 0), PLAY_ENTER, SETTLE)
}

export const playSteps = {
  /** The card lies down, or goes back to hand: with its points if the bar stopped it (TB-14.14), without if its host did (TB-14.9). */
  'play.enter'(ctx: Ctx): void {
    const s = ctx.state
    const { seat, card, target, picks, count, stopped, win } = topDeed(ctx)
    if (stopped && win === 'hit') ctx.emit?.({ type: 'keptOff', seat, card, points: count })
    else if (stopped) {
      s.points += count
      // TB-17.8, TB-R49: that very card and nothing more; an Assistant has covered nothing.
      s.barred.push(s.faces[card])
      ctx.emit?.({ type: 'barred', seat, card, points: count })
    } else {
      remove(s.ships[seat].hand, card)
      // TB-7.5: played anew, it may act again.
      // TB-R50
      if (s.options.actAgain === 'played' && s.used.includes(s.faces[card])) s.replayed.push(s.faces[card])
      enterBoard(ctx, target === NONE ? seat : target, card, picks.length > 0 ? picks[0] : NONE, seat)
    }
    s.chain.pop()
  },
}

/** Takes a card out of the pile it lies in: a hand, a water or a deck. */
export function lift(ctx: Ctx, card: number): void {
  const { ships } = ctx.state
  for (let seat = 0; seat < ships.length; seat++) {
    const { hand, water, deck } = ships[seat]
    if (hand.includes(card)) return remove(hand, card)
    if (water.includes(card)) return remove(water, card)
    const at = deck.indexOf(card)
    if (at < 0) continue
    remove(deck, card)
    return deckChanged(ctx, seat, at)
  }
  throw new Error('bottom: there is no such card to put')
}

/** TB-6.6: on board without playing it. The seat chooses a partner for an Assistant and a host for a Stowaway. */
// TB-13.8: putting is not playing.
export function put(ctx: Ctx, seat: Seat, card: number): void {
  const { hosted, merges } = cardAt(ctx, card)
  ctx.reveal(card)
  if (hosted === true) pose(ctx, hostAsk(seat, card, 'put'))
  else if (merges === true && hasPartner(ctx, seat)) pose(ctx, mergeAsk(seat, card, 'put'))
  else {
    lift(ctx, card)
    enterBoard(ctx, seat, card)
  }
}

export const putSteps = {
  /** A guest that a Lifebuoy has kept off stays where it lies. */
  'put.guest'(ctx: Ctx): void {
    const { seat, card, target, stopped } = topDeed(ctx)
    if (!stopped) {
      lift(ctx, card)
      enterBoard(ctx, target, card, NONE, seat)
    }
    ctx.state.chain.pop()
  },
}

export interface LayAsk extends Ask {
  readonly card: number
  readonly how: 'play' | 'put'
}
export const mergeAsk: (seat: Seat, card: number, how: 'play' | 'put') => LayAsk = intern((seat, card, how) => ({
  kind: 'play.merge',
  seat,
  card,
  how,
}))
export const hostAsk: (seat: Seat, card: number, how: 'play' | 'put') => LayAsk = intern((seat, card, how) => ({
  kind: 'play.host',
  seat,
  card,
  how,
}))
const onto = intern((onto: number) => ({ onto }))
type MergeChoice = { readonly onto: number }

export const playMerge: AskKind<BottomState, Edition, LayAsk, MergeChoice> = {
  rule: 'TB-17.1',
  offer(ctx: ReadCtx, { seat }: LayAsk, to: Offers): void {
    const { board } = ctx.state.ships[seat]
    for (let i = 0; i < board.length; i++) to.offer(onto(board[i]), isPartner(ctx, board[i]) ? null : cannotCarry)
  },
  answer(ctx: Ctx, { seat, card, how }: LayAsk, choice: MergeChoice): void {
    if (how === 'play') return announcePlay(ctx, seat, card, NONE, choice.onto)
    lift(ctx, card)
    enterBoard(ctx, seat, card, choice.onto)
  },
  fallback: (ctx: ReadCtx, { seat }: LayAsk) =>
    onto(
      byValue(
        ctx,
        ctx.state.ships[seat].board.filter((card) => isPartner(ctx, card)),
        'dearest',
      ),
    ),
}

export const playHost: AskKind<BottomState, Edition, LayAsk, SeatChoice> = {
  rule: 'TB-6.6',
  offer(ctx: ReadCtx, { seat }: LayAsk, to: Offers): void {
    for (let other = 0; other < ctx.state.seats; other++)
      // TB-R26
      if (other !== seat) to.offer(seatChoice(other), ctx.state.ships[other].sunk ? sunkShip : null)
  },
  answer(ctx: Ctx, { seat, card, how }: LayAsk, { seat: host }: SeatChoice): void {
    dealWith(ctx, host, seat)
    if (how === 'play') return announcePlay(ctx, seat, card, host, NONE)
    const guest = newDeed('hit', seat, card, ctx.state.faces[card] >> 6)
    guest.target = host
    ctx.state.chain.push(guest)
    ctx.next(windowAt('hit', 0), PUT_GUEST)
  },
  fallback: (ctx: ReadCtx, { seat }: LayAsk) => seatChoice(richest(ctx, seat, (other) => !ctx.state.ships[other].sunk)),
}
