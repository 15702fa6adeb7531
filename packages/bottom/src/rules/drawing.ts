import { mint, seatBit, type Ask, type AskKind, type Offers, type Seat } from '@flotilla/kernel'
import { pose } from './asking.ts'
import { hasOnBoard, timesOf } from '../board/board.ts'
import { CARDS } from './cards.ts'
import { seatChoice, type SeatChoice } from './choices.ts'
import { draw, drawNumber, reshuffleWater } from './draw.ts'
import type { Edition } from '../edition/schema.ts'
import { beginEffect } from './effect.ts'
import { dealWith } from './look.ts'
import { noDeck, sunkShip } from './reasons.ts'
import { isOpponent, newDeed, type BottomState, type Io } from '../board/state.ts'
import { DRAW_OWN, SETTLE, TURN_MAIN, drawTheirs, type CardStep } from './steps.ts'
import { richest } from './targets.ts'

/** TB-3.9: in the Cruise a draw reshuffles the water; in the Sinking an empty deck is no target. */
export const canBeDrawnFrom = (io: Io, seat: Seat, other: Seat): boolean => {
  const { deck, water } = io.state.ships[other]
  return isOpponent(io.state, seat, other) && (deck.length > 0 || (io.state.phase === 'cruise' && water.length > 0))
}
const hasTarget = (io: Io, seat: Seat): boolean => {
  for (let other = 0; other < io.state.seats; other++) if (canBeDrawnFrom(io, seat, other)) return true
  return false
}

/** TB-3.4: the order is asked only where it can matter: the own draws would end it all. */
const wouldSink = (io: Io, seat: Seat): boolean => io.state.phase === 'sinking' && io.state.ships[seat].deck.length < drawNumber(io, seat)

const first = mint((first: 'theirs' | 'own') => ({ first }))
type OrderChoice = { readonly first: 'theirs' | 'own' }
const orderAsk: (seat: Seat) => Ask = mint((seat) => ({ kind: 'tycoon.order', seat }))
export interface TycoonAsk extends Ask {
  readonly card: number
}
const targetAsk: (seat: Seat, card: number) => TycoonAsk = mint((seat, card) => ({ kind: 'tycoon.target', seat, card }))

export const drawSteps = {
  /** TB-15.2: Anchor, the order of the Tycoons, then the draws. */
  'turn.draw'(io: Io): void {
    const s = io.state
    const seat = s.active
    io.push(TURN_MAIN)
    if (hasOnBoard(io, seat, 'anchors')) {
      io.emit?.({ type: 'anchored', seat })
      return
    }
    const raids = hasTarget(io, seat) && s.ships[seat].board.some((card) => CARDS[s.faces[card] >> 6].atDrawing !== undefined)
    if (!raids) io.push(DRAW_OWN)
    else if (wouldSink(io, seat)) pose(io, orderAsk(seat))
    else planDraws(io, seat, 'theirs')
  },

  'draw.own'(io: Io): void {
    const seat = io.state.active
    if (!io.state.ships[seat].sunk) draw(io, seat, drawNumber(io, seat))
  },

  /** TB-3.4: each Tycoon chooses an opponent; a card that has left meanwhile does nothing. */
  'draw.theirs'(io: Io, { card }: CardStep): void {
    const s = io.state
    const seat = s.active
    s.dealing = 0
    if (s.ships[seat].sunk || !s.ships[seat].board.includes(card) || !hasTarget(io, seat)) return
    io.push(SETTLE)
    pose(io, targetAsk(seat, card))
  },
}

function planDraws(io: Io, seat: Seat, which: 'theirs' | 'own'): void {
  const { board } = io.state.ships[seat]
  if (which === 'theirs') io.push(DRAW_OWN)
  for (let i = board.length - 1; i >= 0; i--)
    if (CARDS[io.state.faces[board[i]] >> 6].atDrawing !== undefined) io.push(drawTheirs(board[i]))
  if (which === 'own') io.push(DRAW_OWN)
}

export const tycoonOrder: AskKind<BottomState, Edition, Ask, OrderChoice> = {
  rule: 'TB-3.4',
  offer(_io: Io, _ask: Ask, to: Offers): void {
    to.offer(first('theirs'))
    to.offer(first('own'))
  },
  answer: (io: Io, { seat }: Ask, choice: OrderChoice): void => planDraws(io, seat, choice.first),
  fallback: () => first('theirs'),
}

export const tycoonTarget: AskKind<BottomState, Edition, TycoonAsk, SeatChoice> = {
  rule: 'TB-3.4',
  offer(io: Io, { seat }: TycoonAsk, to: Offers): void {
    for (let other = 0; other < io.state.seats; other++) {
      if (other === seat) continue
      to.offer(seatChoice(other), io.state.ships[other].sunk ? sunkShip : canBeDrawnFrom(io, seat, other) ? null : noDeck)
    }
  },
  answer(io: Io, { seat, card }: TycoonAsk, { seat: target }: SeatChoice): void {
    const s = io.state
    if (s.ships[target].deck.length === 0) reshuffleWater(io, target)
    const deed = newDeed('passive', seat, card, s.faces[card] >> 6)
    deed.times = timesOf(io, card)
    deed.target = target
    deed.falls = seatBit(target)
    s.chain.push(deed)
    dealWith(io, target, seat)
    io.emit?.({ type: 'raided', seat, card, target })
    beginEffect(io)
  },
  fallback: (io: Io, { seat }: TycoonAsk) => seatChoice(richest(io, seat, (other) => canBeDrawnFrom(io, seat, other))),
}
