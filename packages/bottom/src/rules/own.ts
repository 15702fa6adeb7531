import { mint, seatBit, type Ask, type AskKind, type Offers, type Seat } from '@flotilla/kernel'
import { ask, pose } from './asking.ts'
import { costFactor, isProtected } from '../board/board.ts'
import { askForPicks } from './captain.ts'
import type { Own } from './cards.ts'
import { cardChoice, type CardChoice } from './choices.ts'
import { draw, shuffleDeck } from './draw.ts'
import type { Edition } from '../edition/schema.ts'
import { jettison } from './jettison.ts'
import { canSteer, steer, steerChoice, type SteerChoice } from './look.ts'
import { clearPlan, planned } from './plan.ts'
import { put } from './put.ts'
import { bandClings, noHost, nothingToSteer } from './reasons.ts'
import { cardAt, numberOf, remove, removeAt, sacrificeAt, topDeed, valueAt, type BottomState, type Deed, type Io } from '../board/state.ts'
import { ownPart, putCard, taleOf, type SeatStep, type TriggerStep } from './steps.ts'
import { byValue, canPay, hasOpponent, isReachable, unmetOnBoard } from './targets.ts'
import { bury, buryFromBoard, gainPoints, giveBack, leaveHand } from './verbs.ts'

// The actor's own part of an effect, the last thing an action does (TB-14.4). A sunk actor's part lapses (TB-11.4).

const isAboard = (io: Io, { seat }: Deed, card: number): boolean => io.state.ships[seat].board.includes(card)

const PARTS: Readonly<Record<Own, (io: Io, deed: Deed) => void>> = {
  gain: (io, { seat, kind, times }) => gainPoints(io, seat, numberOf(io, kind, 'points') * times),

  draw: (io, { seat, kind, times }) => draw(io, seat, numberOf(io, kind, 'cards') * times),

  /** A copied card stays where it is (TB-15.6); an Assistant goes in its partner's place (TB-17.6). */
  jettisonSelf(io, deed) {
    if (deed.what === 'action' && isAboard(io, deed, deed.card)) jettison(io, deed.seat, deed.card, 'board', false)
  },

  burySelf(io, deed) {
    if (isAboard(io, deed, deed.card) && buryFromBoard(io, deed.seat, deed.card) !== deed.card) pose(io, followAsk(deed.seat))
  },

  returnNamed(io, deed) {
    for (const card of deed.picks) if (isAboard(io, deed, card) && isReachable(io, card, [])) giveBack(io, deed.seat, card)
  },

  sellNamed(io, deed) {
    const card = deed.picks[0]
    if (!isAboard(io, deed, card) || unmetOnBoard(io, deed.seat, card, 'jettison', []) !== null) return
    const points = sacrificeAt(io, card) * numberOf(io, deed.kind, 'factor') * deed.times
    if (jettison(io, deed.seat, card, 'board', false)) gainPoints(io, deed.seat, points)
  },

  buryNamed(io, { seat, picks }) {
    const { water } = io.state.ships[seat]
    for (const card of picks) {
      if (!water.includes(card)) continue
      remove(water, card)
      bury(io, seat, card)
      io.emit?.({ type: 'buried', seat, card, place: 'water' })
    }
  },

  putNamed(io, { seat, picks }) {
    for (let i = picks.length - 1; i >= 0; i--) io.push(putCard(seat, picks[i]))
  },

  /** TB-K43; doubled, it may be carried out once more. */
  shuffleIn(io, deed) {
    const s = io.state
    const { hand, deck } = s.ships[deed.seat]
    const faces = planned(io).map((card) => s.faces[card])
    clearPlan(io)
    deed.count = 0
    for (const face of faces) {
      const card = hand.find((held) => s.faces[held] === face)
      if (card !== undefined) deck.push(leaveHand(io, deed.seat, card, 0))
    }
    if (deed.times > 1 && faces.length > 0) {
      deed.times--
      io.push(ownPart('shuffleIn'))
      io.push(CAPTAIN_AGAIN)
    }
    if (faces.length === 0) return
    shuffleDeck(io, deed.seat)
    io.emit?.({ type: 'shuffledIn', seat: deed.seat, n: faces.length })
    // The deck is a new one: what is seen of it now has never been ordered.
    draw(io, deed.seat, faces.length, 'now')
  },

  pay(io, { seat }) {
    if (canPay(io, seat)) pose(io, payAsk(seat))
  },
}

const CAPTAIN_AGAIN = mint(() => ({ step: 'captain.again' }))()

const partStep = (own: Own) => (io: Io) => {
  const deed = topDeed(io)
  if (!io.state.ships[deed.seat].sunk) PARTS[own](io, deed)
}

export const ownSteps = {
  ...Object.fromEntries((Object.keys(PARTS) as Own[]).map((own) => [ownPart(own).step, partStep(own)])),

  'put.card'(io: Io, { seat, card }: TriggerStep): void {
    if (io.state.ships[seat].water.includes(card) && canBePut(io, seat, card)) put(io, seat, card)
  },

  'captain.again'(io: Io): void {
    const { seat } = topDeed(io)
    if (!io.state.ships[seat].sunk && io.state.ships[seat].hand.length > 0) askForPicks(io, seat, true)
  },

  /** TB-K28: it is looked at, not drawn. */
  'tale.tell'(io: Io, { seat }: SeatStep): void {
    const ship = io.state.ships[seat]
    if (ship.sunk || ship.deck.length === 0) return
    io.show(ship.deck[0], seatBit(seat))
    // Always asked: that a card cannot be put on board is its player's secret.
    ask(io, taleAsk(seat))
  },
}

/** A Stowaway needs a host (TB-6.6). */
const canBePut = (io: Io, seat: Seat, card: number): boolean => cardAt(io, card)?.hosted !== true || hasOpponent(io, seat)

const payAsk: (seat: Seat) => Ask = mint((seat) => ({ kind: 'torpedo.pay', seat }))

export const torpedoPay: AskKind<BottomState, Edition, Ask, CardChoice> = {
  rule: 'TB-K46',
  offer(io: Io, { seat }: Ask, to: Offers): void {
    const { hand } = io.state.ships[seat]
    for (let i = 0; i < hand.length; i++) to.offer(cardChoice(hand[i]), isProtected(io, seat, hand[i]) ? bandClings : null)
  },
  answer(io: Io, { seat }: Ask, { card }: CardChoice): void {
    jettison(io, seat, card, 'hand', false)
  },
  fallback: (io: Io, { seat }: Ask) =>
    cardChoice(
      byValue(
        io,
        io.state.ships[seat].hand.filter((card) => !isProtected(io, seat, card)),
        'cheapest',
      ),
    ),
}

const followAsk: (seat: Seat) => Ask = mint((seat) => ({ kind: 'jack.follow', seat }))
const follow = mint((follow: boolean) => ({ follow }))
type FollowChoice = { readonly follow: boolean }

export const jackFollow: AskKind<BottomState, Edition, Ask, FollowChoice> = {
  rule: 'TB-K7',
  offer(_io: Io, _ask: Ask, to: Offers): void {
    to.offer(follow(true))
    to.offer(follow(false))
  },
  answer(io: Io, _ask: Ask, choice: FollowChoice): void {
    const deed = topDeed(io)
    if (choice.follow && isAboard(io, deed, deed.card)) buryFromBoard(io, deed.seat, deed.card)
  },
  fallback: () => follow(false),
}

const taleAsk: (seat: Seat) => Ask = mint((seat) => ({ kind: 'story.put', seat }))
const putTo = mint((put: 'board' | 'bottom') => ({ put }))
type TaleChoice = { readonly put: 'board' | 'bottom' } | SteerChoice

export const storyPut: AskKind<BottomState, Edition, Ask, TaleChoice> = {
  rule: 'TB-K28',
  offer(io: Io, { seat }: Ask, to: Offers): void {
    to.offer(putTo('board'), canBePut(io, seat, io.state.ships[seat].deck[0]) ? null : noHost)
    to.offer(putTo('bottom'))
    if (io.state.ships[seat].deck.length > 1) to.offer(steerChoice, canSteer(io, seat) ? null : nothingToSteer)
  },
  answer(io: Io, { seat }: Ask, choice: TaleChoice): void {
    const { deck } = io.state.ships[seat]
    const card = deck[0]
    if ('steer' in choice) {
      io.push(taleOf(seat))
      return steer(io, seat)
    }
    if (choice.put === 'board') return put(io, seat, card)
    removeAt(deck, 0)
    bury(io, seat, card)
    io.state.ships[seat].steered = false
    io.emit?.({ type: 'buried', seat, card, place: 'deck' })
  },
  fallback(io: Io, { seat }: Ask): TaleChoice {
    const card = io.state.ships[seat].deck[0]
    return putTo(canBePut(io, seat, card) && valueAt(io, card) >= 3 && costFactor(io, seat) === 1 ? 'board' : 'bottom')
  },
}
