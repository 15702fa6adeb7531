import { intern, seatBit, type Ask, type AskKind, type Offers, type Seat, type Seen } from '@flotilla/kernel'
import { ask, pose } from './asking.ts'
import { costFactor, isProtected } from '../board/board.ts'
import { askForPicks } from './captain.ts'
import type { Own } from './cards.ts'
import { cardChoice, type CardChoice } from './choices.ts'
import { draw, shuffleDeck } from './drawing.ts'
import type { Edition } from '../edition/schema.ts'
import { jettison } from './jettison.ts'
import { canSteer, steer, steerChoice, type SteerChoice } from './looking.ts'
import { clearPlan, planned } from './plan.ts'
import { put } from './playing.ts'
import { bandClings, noHost, nothingToSteer } from './reasons.ts'
import {
  cardAt,
  numberOf,
  remove,
  removeAt,
  sacrificeAt,
  topDeed,
  valueAt,
  type BottomState,
  type Deed,
  type Ctx,
  type ReadCtx,
} from '../board/state.ts'
import { ownPart, putCard, taleOf, type SeatStep, type TriggerStep } from './steps.ts'
import { byValue, canPay, hasOpponent, isReachable, unmetOnBoard } from './targets.ts'
import { bury, buryFromBoard, gainPoints, giveBack, leaveHand } from './tire-take-return.ts'

// The actor's own part of an effect, the last thing an action does (TB-14.4). A sunk actor's part lapses (TB-11.4).

const isAboard = (ctx: ReadCtx, { seat }: Seen<Deed>, card: number): boolean => ctx.state.ships[seat].board.includes(card)

const PARTS: Readonly<Record<Own, (ctx: Ctx, deed: Deed) => void>> = {
  gain: (ctx, { seat, kind, times }) => gainPoints(ctx, seat, numberOf(ctx, kind, 'points') * times),

  draw: (ctx, { seat, kind, times }) => draw(ctx, seat, numberOf(ctx, kind, 'cards') * times),

  /** A copied card stays where it is (TB-15.6); an Assistant goes in its partner's place (TB-17.6). */
  // TB-R28
  jettisonSelf(ctx, deed) {
    if (deed.what === 'action' && isAboard(ctx, deed, deed.card)) jettison(ctx, deed.seat, deed.card, 'board', false)
  },

  burySelf(ctx, deed) {
    if (isAboard(ctx, deed, deed.card) && buryFromBoard(ctx, deed.seat, deed.card) !== deed.card) pose(ctx, followAsk(deed.seat))
  },

  // TB-R30
  returnNamed(ctx, deed) {
    for (const card of deed.picks) if (isAboard(ctx, deed, card) && isReachable(ctx, card, [])) giveBack(ctx, deed.seat, card)
  },

  sellNamed(ctx, deed) {
    const [card, seal] = deed.picks
    if (!isAboard(ctx, deed, card) || unmetOnBoard(ctx, deed.seat, card, 'jettison', []) !== null) return
    const points = sacrificeAt(ctx, card) * numberOf(ctx, deed.kind, 'factor') * deed.times
    const { pending, ships } = ctx.state
    const before = pending.length
    if (!jettison(ctx, deed.seat, card, 'board', false)) return
    // TB-4.4, TB-R70: the Seal goes with it and doubles its points.
    const paired = seal !== undefined && ships[deed.seat].hand.includes(seal)
    if (paired) jettison(ctx, deed.seat, seal, 'hand', pending.length > before)
    gainPoints(ctx, deed.seat, points * (paired ? 2 : 1))
  },

  buryNamed(ctx, { seat, picks }) {
    const { water } = ctx.state.ships[seat]
    for (const card of picks) {
      if (!water.includes(card)) continue
      remove(water, card)
      bury(ctx, seat, card)
      ctx.emit?.({ type: 'buried', seat, card, place: 'water' })
    }
  },

  putNamed(ctx, { seat, picks }) {
    for (let i = picks.length - 1; i >= 0; i--) ctx.push(putCard(seat, picks[i]))
  },

  /** TB-K43; doubled, it may be carried out once more. */
  shuffleIn(ctx, deed) {
    const s = ctx.state
    const { hand, deck } = s.ships[deed.seat]
    const faces = planned(ctx).map((card) => s.faces[card])
    clearPlan(ctx)
    deed.count = 0
    for (const face of faces) {
      const card = hand.find((held) => s.faces[held] === face)
      if (card !== undefined) deck.push(leaveHand(ctx, deed.seat, card, 0))
    }
    if (deed.times > 1 && faces.length > 0) {
      deed.times--
      ctx.push(ownPart('shuffleIn'))
      ctx.push(CAPTAIN_AGAIN)
    }
    if (faces.length === 0) return
    shuffleDeck(ctx, deed.seat)
    ctx.emit?.({ type: 'shuffledIn', seat: deed.seat, n: faces.length })
    // The deck is a new one: what is seen of it now has never been ordered.
    draw(ctx, deed.seat, faces.length, 'now')
  },

  pay(ctx, { seat }) {
    if (canPay(ctx, seat)) pose(ctx, payAsk(seat))
  },
}

const CAPTAIN_AGAIN = intern(() => ({ step: 'captain.again' }))()

const partStep = (own: Own) => (ctx: Ctx) => {
  const deed = topDeed(ctx)
  if (!ctx.state.ships[deed.seat].sunk) PARTS[own](ctx, deed)
}

export const ownSteps = {
  ...Object.fromEntries((Object.keys(PARTS) as Own[]).map((own) => [ownPart(own).step, partStep(own)])),

  'put.card'(ctx: Ctx, { seat, card }: TriggerStep): void {
    if (ctx.state.ships[seat].water.includes(card) && canBePut(ctx, seat, card)) put(ctx, seat, card)
  },

  'captain.again'(ctx: Ctx): void {
    const { seat } = topDeed(ctx)
    if (!ctx.state.ships[seat].sunk && ctx.state.ships[seat].hand.length > 0) askForPicks(ctx, seat, true)
  },

  /** TB-K28: it is looked at, not drawn. */
  'tale.tell'(ctx: Ctx, { seat }: SeatStep): void {
    const ship = ctx.state.ships[seat]
    if (ship.sunk || ship.deck.length === 0) return
    ctx.show(ship.deck[0], seatBit(seat))
    // Always asked: that a card cannot be put on board is its player's secret.
    ask(ctx, taleAsk(seat))
  },
}

/** A Stowaway needs a host (TB-6.6). */
const canBePut = (ctx: ReadCtx, seat: Seat, card: number): boolean => cardAt(ctx, card)?.hosted !== true || hasOpponent(ctx, seat)

const payAsk: (seat: Seat) => Ask = intern((seat) => ({ kind: 'torpedo.pay', seat }))

export const torpedoPay: AskKind<BottomState, Edition, Ask, CardChoice> = {
  rule: 'TB-K46',
  offer(ctx: ReadCtx, { seat }: Ask, to: Offers): void {
    const { hand } = ctx.state.ships[seat]
    for (let i = 0; i < hand.length; i++) to.offer(cardChoice(hand[i]), isProtected(ctx, seat, hand[i]) ? bandClings : null)
  },
  answer(ctx: Ctx, { seat }: Ask, { card }: CardChoice): void {
    jettison(ctx, seat, card, 'hand', false)
  },
  fallback: (ctx: ReadCtx, { seat }: Ask) =>
    cardChoice(
      byValue(
        ctx,
        ctx.state.ships[seat].hand.filter((card) => !isProtected(ctx, seat, card)),
        'cheapest',
      ),
    ),
}

const followAsk: (seat: Seat) => Ask = intern((seat) => ({ kind: 'jack.follow', seat }))
const follow = intern((follow: boolean) => ({ follow }))
type FollowChoice = { readonly follow: boolean }

export const jackFollow: AskKind<BottomState, Edition, Ask, FollowChoice> = {
  rule: 'TB-K7',
  offer(_io: ReadCtx, _ask: Ask, to: Offers): void {
    to.offer(follow(true))
    to.offer(follow(false))
  },
  answer(ctx: Ctx, _ask: Ask, choice: FollowChoice): void {
    const deed = topDeed(ctx)
    if (choice.follow && isAboard(ctx, deed, deed.card)) buryFromBoard(ctx, deed.seat, deed.card)
  },
  fallback: () => follow(false),
}

const taleAsk: (seat: Seat) => Ask = intern((seat) => ({ kind: 'story.put', seat }))
const putTo = intern((put: 'board' | 'bottom') => ({ put }))
type TaleChoice = { readonly put: 'board' | 'bottom' } | SteerChoice

export const storyPut: AskKind<BottomState, Edition, Ask, TaleChoice> = {
  rule: 'TB-K28',
  offer(ctx: ReadCtx, { seat }: Ask, to: Offers): void {
    to.offer(putTo('board'), canBePut(ctx, seat, ctx.state.ships[seat].deck[0]) ? null : noHost)
    to.offer(putTo('bottom'))
    if (ctx.state.ships[seat].deck.length > 1) to.offer(steerChoice, canSteer(ctx, seat) ? null : nothingToSteer)
  },
  answer(ctx: Ctx, { seat }: Ask, choice: TaleChoice): void {
    const { deck } = ctx.state.ships[seat]
    const card = deck[0]
    if ('steer' in choice) {
      ctx.push(taleOf(seat))
      return steer(ctx, seat)
    }
    if (choice.put === 'board') return put(ctx, seat, card)
    removeAt(deck, 0)
    bury(ctx, seat, card)
    ctx.state.ships[seat].steered = false
    ctx.emit?.({ type: 'buried', seat, card, place: 'deck' })
  },
  fallback(ctx: ReadCtx, { seat }: Ask): TaleChoice {
    const card = ctx.state.ships[seat].deck[0]
    return putTo(canBePut(ctx, seat, card) && valueAt(ctx, card) >= 3 && costFactor(ctx, seat) === 1 ? 'board' : 'bottom')
  },
}
