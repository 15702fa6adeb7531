import { seatBit, type Seat } from '@flotilla/kernel'
import { timesOf } from '../board/board.ts'
import { CARDS } from './cards.ts'
import { deckChanged } from './look.ts'
import { mix } from '../board/lots.ts'
import { numberOf, removeAt, type BottomState, type Io } from '../board/state.ts'
import { shipSink } from './steps.ts'

/** TB-3.1: by the phase turn counter, whoever's turn it is. */
const NUMBERS = { draft: [0], cruise: [3, 4, 5], sinking: [0, 1, 2, 3] } as const
export const HAND = 5

export function baseNumber({ phase, turn }: Pick<BottomState, 'phase' | 'turn'>, ahead = 0): number {
  const numbers = NUMBERS[phase]
  return numbers[Math.max(0, Math.min(turn + ahead, numbers.length) - 1)]
}

/** TB-3.2: what Fishermen and Stokers add. */
export function drawModifier(io: Io, seat: Seat): number {
  const { board } = io.state.ships[seat]
  let sum = 0
  for (let i = 0; i < board.length; i++) {
    const kind = io.state.faces[board[i]] >> 6
    if (CARDS[kind].draws === true) sum += numberOf(io, kind, 'draw') * timesOf(io, board[i])
  }
  return sum
}

/** How many cards the active seat draws in step 3, Anchor aside. */
export const drawNumber = (io: Io, seat: Seat, ahead = 0): number => Math.max(0, baseNumber(io.state, ahead) + drawModifier(io, seat))

/** TB-3.6: the water becomes the deck. */
export function reshuffleWater(io: Io, seat: Seat): void {
  const { deck, water } = io.state.ships[seat]
  while (water.length > 0) deck.push(water.pop() ?? 0)
  shuffleDeck(io, seat)
  io.emit?.({ type: 'reshuffled', seat, n: deck.length })
}

export function shuffleDeck(io: Io, seat: Seat): void {
  const { deck } = io.state.ships[seat]
  mix(io, deck)
  io.shuffle(deck, 'deck')
  io.state.ships[seat].steered = false
}

/** TB-3.5 to 3.7: one at a time; an empty deck is refilled in the Cruise and sinks the ship in the Sinking. */
export function draw(io: Io, seat: Seat, count: number): void {
  const s = io.state
  const { deck, hand, water } = s.ships[seat]
  const before = hand.length
  let sinks = false
  for (let k = 0; k < count; k++) {
    if (deck.length === 0) {
      sinks = s.phase === 'sinking'
      if (sinks || water.length === 0) break
      reshuffleWater(io, seat)
    }
    const card = deck[0]
    removeAt(deck, 0)
    deckChanged(io, seat, 0)
    hand.push(card)
    io.show(card, seatBit(seat))
  }
  if (count > 0) io.emit?.({ type: 'drew', seat, n: hand.length - before, of: count, cards: hand.slice(before) })
  if (sinks) io.push(shipSink(seat))
}
