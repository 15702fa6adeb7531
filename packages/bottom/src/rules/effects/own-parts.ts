import { intern, type Seat, seatBit, type Seen } from '@flotilla/kernel'
import { cardAt, type Ctx, type Deed, numberOf, type ReadCtx, remove, sacrificeAt, topDeed } from '../../board/state.ts'
import { ownPart, putCard, type SeatStep, type TriggerStep } from '../steps.ts'
import { bury, buryFromBoard, giveBack, leaveHand } from './take-return-bury.ts'
import { ask, pose } from '../asks/posing.ts'
import { clearPlan, planned } from '../asks/face-down-picks.ts'
import { followAsk } from '../cards/jack.ts'
import { draw, shuffleDeck } from '../drawing.ts'
import { canPay, hasOpponent, isReachable, unmetOnBoard } from '../asks/targets.ts'
import { gainPoints } from '../points-and-sacrifice.ts'
import { jettison } from './jettison.ts'
import type { Own } from '../cards/index.ts'
import { payAsk } from '../cards/torpedo.ts'
import { taleAsk } from '../cards/storyteller.ts'
import { askForPicks } from '../cards/captain.ts'
import { put } from '../playing.ts'

// The actor's own part of an effect, the last thing an action does (TB-14.4). A sunk actor's part lapses (TB-11.4).

export const isAboard = (ctx: ReadCtx, { seat }: Seen<Deed>, card: number): boolean => ctx.state.ships[seat].board.includes(card)

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
export const canBePut = (ctx: ReadCtx, seat: Seat, card: number): boolean => cardAt(ctx, card)?.hosted !== true || hasOpponent(ctx, seat)
