import type { Seat } from '@flotilla/kernel'
import { boardOf, costFactor, worth, worthOf } from '../board/board.ts'
import { isCovered, timesOf } from '../board/assistant.ts'
import { CARDS } from '../rules/cards/index.ts'
import { KINDS, type KindId } from '../board/kinds.ts'
import { NONE, sacrificeAt, valueAt, type ReadCtx } from '../board/state.ts'
import { boardValue, harm, turnsLeft } from './estimate.ts'

/** What it is worth to this seat to carry out the action now; below 0 better not. */
type Worth = (ctx: ReadCtx, seat: Seat, card: number) => number

const isSinking = (ctx: ReadCtx): boolean => ctx.state.phase === 'sinking'
const has = (ctx: ReadCtx, seat: Seat, trait: 'hosted' | 'climbs'): boolean =>
  ctx.state.ships[seat].board.some((card) => CARDS[ctx.state.faces[card] >> 6][trait] === true)

/** The best card of the opponents' boards to hit, in points for this seat. */
function bestTarget(ctx: ReadCtx, seat: Seat): number {
  let best = 0
  for (let other = 0; other < ctx.state.seats; other++) {
    if (other === seat || ctx.state.ships[other].sunk) continue
    for (const card of ctx.state.ships[other].board)
      if (!isCovered(ctx, card)) best = Math.max(best, boardValue(ctx, other, card) * harm(ctx, seat, other))
  }
  return best
}

const cheapestHeld = (ctx: ReadCtx, seat: Seat): number => Math.min(...ctx.state.ships[seat].hand.map((card) => valueAt(ctx, card)))
const bestWater = (ctx: ReadCtx, seat: Seat, most: number): number =>
  Math.max(0, ...ctx.state.ships[seat].water.map((card) => valueAt(ctx, card)).filter((value) => value <= most))
const richest = (ctx: ReadCtx): number => Math.max(...ctx.state.ships.map(({ sunk }, seat) => (sunk ? -Infinity : worth(ctx, seat))))
const cheapestAboard = (ctx: ReadCtx, seat: Seat): number => Math.min(99, ...ctx.state.ships[seat].board.map((card) => worthOf(ctx, card)))

const ACTS: Partial<Record<KindId, Worth>> = {
  anchor: (ctx, seat) => {
    const { hand, deck } = ctx.state.ships[seat]
    return !isSinking(ctx) || (hand.length === 0 && deck.length > 2) ? 2 : -1
  },
  jack: (ctx) => (isSinking(ctx) ? 0.5 : -1),
  convict: (ctx, seat) => (ctx.state.ships[seat].hand.length > 0 || !isSinking(ctx) ? 3 : -1),
  rats: () => 1,
  polkaDancer: (ctx, seat, card) => {
    const spare = ctx.state.ships[seat].deck.length - timesOf(ctx, card)
    return !isSinking(ctx) ? 3 : spare >= 4 || (spare >= 0 && turnsLeft(ctx, seat) === 0) ? 2 : -1
  },
  singer: () => 4,
  technician: (ctx, seat) => (has(ctx, seat, 'hosted') ? 2 : -1),
  janitor: (ctx, seat) => (has(ctx, seat, 'hosted') || (isSinking(ctx) && cheapestAboard(ctx, seat) <= 1) ? 1 : -1),
  proletarian: (ctx, seat) => (worth(ctx, seat) < richest(ctx) ? 2 : -1),
  fanatic: (ctx, seat) => bestTarget(ctx, seat) - (turnsLeft(ctx, seat) > 0 ? 5 : 6),
  storyteller: (ctx, seat) => (costFactor(ctx, seat) === 1 && (!isSinking(ctx) || ctx.state.ships[seat].deck.length > 3) ? 1.5 : -1),
  profiteer: (ctx, seat) => (has(ctx, seat, 'hosted') || has(ctx, seat, 'climbs') ? 2 : -1),
  chef: () => 1.5,
  lifeJacket: (ctx, seat) => bestWater(ctx, seat, 10) - 6,
  saboteur: () => 2,
  burglar: () => 3,
  beggar: () => 1.5,
  lady: () => 3,
  captain: (ctx, seat) => (ctx.state.ships[seat].deck.length > 3 && cheapestHeld(ctx, seat) <= 2 ? 1 : -1),
  pirate: () => 6,
  torpedo: (ctx, seat) => (isSinking(ctx) ? 4 : 1) - cheapestHeld(ctx, seat),
}

export const actWorth = (ctx: ReadCtx, seat: Seat, card: number): number => ACTS[KINDS[ctx.state.faces[card] >> 6]]?.(ctx, seat, card) ?? 0

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

export function stakeOf(ctx: ReadCtx, seat: Seat): number {
  const deed = ctx.state.chain[ctx.state.chain.length - 1]
  const { kind, picks, target, seat: by } = deed
  let stake = (STAKES[KINDS[kind]] ?? 1) * deed.times
  for (const card of picks) {
    const owner = boardOf(ctx, card)
    if (owner === seat) stake += boardValue(ctx, seat, card)
    else if (owner !== NONE && owner !== by) stake += 0.2 * valueAt(ctx, card)
  }
  const mine = target === seat || picks.some((card) => boardOf(ctx, card) === seat)
  const all = CARDS[kind].action?.each !== undefined
  return mine || (all && worth(ctx, seat) >= 0) ? stake : stake * harm(ctx, seat, by) * 0.6
}

/** What a card in hand is good for, to give away or to keep. */
export const heldValue = (ctx: ReadCtx, card: number): number => Math.max(sacrificeAt(ctx, card), valueAt(ctx, card) * 0.9)
