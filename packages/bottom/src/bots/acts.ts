import type { Seat } from '@flotilla/kernel'
import { boardOf, costFactor, isCovered, timesOf, worth, worthOf } from '../board/board.ts'
import { CARDS } from '../rules/cards.ts'
import { KINDS, type KindId } from '../board/kinds.ts'
import { NONE, sacrificeAt, valueAt, type Io } from '../board/state.ts'
import { boardValue, harm, turnsLeft } from './estimate.ts'

/** What it is worth to this seat to carry out the action now; below 0 better not. */
type Worth = (io: Io, seat: Seat, card: number) => number

const isSinking = (io: Io): boolean => io.state.phase === 'sinking'
const has = (io: Io, seat: Seat, trait: 'hosted' | 'climbs'): boolean =>
  io.state.ships[seat].board.some((card) => CARDS[io.state.faces[card] >> 6][trait] === true)

/** The best card of the opponents' boards to hit, in points for this seat. */
function bestTarget(io: Io, seat: Seat): number {
  let best = 0
  for (let other = 0; other < io.state.seats; other++) {
    if (other === seat || io.state.ships[other].sunk) continue
    for (const card of io.state.ships[other].board)
      if (!isCovered(io, card)) best = Math.max(best, boardValue(io, other, card) * harm(io, seat, other))
  }
  return best
}

const cheapestHeld = (io: Io, seat: Seat): number => Math.min(...io.state.ships[seat].hand.map((card) => valueAt(io, card)))
const bestWater = (io: Io, seat: Seat, most: number): number =>
  Math.max(0, ...io.state.ships[seat].water.map((card) => valueAt(io, card)).filter((value) => value <= most))
const richest = (io: Io): number => Math.max(...io.state.ships.map(({ sunk }, seat) => (sunk ? -Infinity : worth(io, seat))))
const cheapestAboard = (io: Io, seat: Seat): number => Math.min(99, ...io.state.ships[seat].board.map((card) => worthOf(io, card)))

const ACTS: Partial<Record<KindId, Worth>> = {
  anchor: (io, seat) => {
    const { hand, deck } = io.state.ships[seat]
    return !isSinking(io) || (hand.length === 0 && deck.length > 2) ? 2 : -1
  },
  jack: (io) => (isSinking(io) ? 0.5 : -1),
  convict: (io, seat) => (io.state.ships[seat].hand.length > 0 || !isSinking(io) ? 3 : -1),
  rats: () => 1,
  polkaDancer: (io, seat, card) => {
    const spare = io.state.ships[seat].deck.length - timesOf(io, card)
    return !isSinking(io) ? 3 : spare >= 4 || (spare >= 0 && turnsLeft(io, seat) === 0) ? 2 : -1
  },
  singer: () => 4,
  technician: (io, seat) => (has(io, seat, 'hosted') ? 2 : -1),
  janitor: (io, seat) => (has(io, seat, 'hosted') || (isSinking(io) && cheapestAboard(io, seat) <= 1) ? 1 : -1),
  proletarian: (io, seat) => (worth(io, seat) < richest(io) ? 2 : -1),
  fanatic: (io, seat) => bestTarget(io, seat) - (turnsLeft(io, seat) > 0 ? 5 : 6),
  storyteller: (io, seat) => (costFactor(io, seat) === 1 && (!isSinking(io) || io.state.ships[seat].deck.length > 3) ? 1.5 : -1),
  profiteer: (io, seat) => (has(io, seat, 'hosted') || has(io, seat, 'climbs') ? 2 : -1),
  chef: () => 1.5,
  lifeJacket: (io, seat) => bestWater(io, seat, 10) - 6,
  saboteur: () => 2,
  burglar: () => 3,
  beggar: () => 1.5,
  lady: () => 3,
  captain: (io, seat) => (io.state.ships[seat].deck.length > 3 && cheapestHeld(io, seat) <= 2 ? 1 : -1),
  pirate: () => 6,
  torpedo: (io, seat) => (isSinking(io) ? 4 : 1) - cheapestHeld(io, seat),
}

export const actWorth = (io: Io, seat: Seat, card: number): number => ACTS[KINDS[io.state.faces[card] >> 6]]?.(io, seat, card) ?? 0

/** How much an announced effect of another seat takes from this one, or gives the other: what a Ship Guard would save. */
const STAKES: Partial<Record<KindId, number>> = {
  convict: 2.5,
  singer: 1.5,
  rats: 1,
  polkaDancer: 1,
  chef: 1.5,
  captain: 1,
  storyteller: 1.5,
  lifeJacket: 3,
  saboteur: 3,
  burglar: 3.5,
  beggar: 3,
  lady: 4,
  torpedo: 5,
  janitor: 2,
  proletarian: 3,
}

export function stakeOf(io: Io, seat: Seat): number {
  const deed = io.state.chain[io.state.chain.length - 1]
  const { kind, picks, target, seat: by } = deed
  let stake = (STAKES[KINDS[kind]] ?? 1) * deed.times
  for (const card of picks) {
    const owner = boardOf(io, card)
    if (owner === seat) stake += boardValue(io, seat, card)
    else if (owner !== NONE && owner !== by) stake += 0.2 * valueAt(io, card)
  }
  const mine = target === seat || picks.some((card) => boardOf(io, card) === seat)
  const all = CARDS[kind].action?.each !== undefined
  return mine || (all && worth(io, seat) >= 0) ? stake : stake * harm(io, seat, by) * 0.6
}

/** What a card in hand is good for, to give away or to keep. */
export const heldValue = (io: Io, card: number): number => Math.max(sacrificeAt(io, card), valueAt(io, card) * 0.9)
