import { intern, reason, type AskKind, type Offers, type Seat } from '@flotilla/kernel'
import type { Edition } from '../edition/schema.ts'
import { merchantmanTakes } from './solo.ts'
import { FREEBOOTER, crewOf, freebooters, highest, isOf, moveToNest, ownerOf } from '../board/dice.ts'
import { DICE_PER_ROUND, crews, type DraftAsk, type Ctx, type WavesState, type ReadCtx, type SeenWaves } from '../board/state.ts'
import { ALLOCATE, DRAFT } from './steps.ts'

export const take = intern((die: number) => ({ take: die }))
export const bribe = intern((die: number) => ({ bribe: die }))
export const sailor = intern((die: number) => ({ sailor: die }))
export type DraftChoice = { readonly take: number } | { readonly bribe: number } | { readonly sailor: number }
export const draftAsk: (seat: Seat) => DraftAsk = intern((seat) => ({ kind: 'draft', seat }))

export const draftSteps = {
  /** RW-2.1: 3n dice from the bag, all rolled. */
  'round.roll'(ctx: Ctx): void {
    const s = ctx.state
    s.round++
    const { bag, pool, dice } = s
    const count = DICE_PER_ROUND * crews(s)
    for (let k = 0; k < count; k++) {
      const at = ctx.draw('bag', bag.length)
      pool.push(bag[at])
      const last = bag.pop()
      if (last !== undefined && at < bag.length) bag[at] = last
    }
    for (let k = 0; k < count; k++) dice[pool[k]] = ctx.roll('dice', 6)
    ctx.emit?.({ type: 'rolled', round: s.round, dice: pool.slice(), faces: pool.map((die) => dice[die]) })
    ctx.push(ALLOCATE)
    ctx.push(DRAFT)
  },

  draft: nextPick,
}

/** Asks who picks next, until the pool is empty; the Merchantman picks without being asked. */
function nextPick(ctx: Ctx): void {
  const s = ctx.state
  while (s.pool.length > 0) {
    const seat = picker(s)
    if (seat < s.seats) return ctx.ask(draftAsk(seat))
    merchantmanTakes(ctx)
  }
}

/** RW-2.2: clockwise from the first player, three times around (option: the second lap backwards). */
// RW-2.11: three each, then the pool is empty.
export function picker(s: Pick<SeenWaves, 'first' | 'pool' | 'options' | 'ships'>): Seat {
  const n = crews(s)
  const pick = DICE_PER_ROUND * n - s.pool.length
  const backwards = s.options.draftOrder === 'snake' && pick >= n && pick < 2 * n
  return (s.first + (backwards ? 2 * n - 1 - pick : pick)) % n
}

/** RW-2.3, RW-2.4, RW-2.5: what a die costs a seat. */
export function priceFor(ctx: ReadCtx, seat: Seat, die: number): number {
  const owner = ownerOf(ctx, die)
  return owner === FREEBOOTER || owner === seat ? 0 : ctx.state.dice[die]
}

const clearIsFree = reason('RW-2.3', 'refuse.itIsFree')
const ownIsFree = reason('RW-2.4', 'refuse.itIsFree')
const costsInfamy = reason<WavesState, Edition>('RW-2.5', 'refuse.costsInfamy', (ctx, _ask, choice) => ({
  price: ctx.state.dice[(choice as { take: number }).take],
}))
const tooDear = reason<WavesState, Edition>('RW-2.5', 'refuse.tooDear', (ctx, ask, choice) => ({
  price: ctx.state.dice[(choice as { bribe: number }).bribe],
  infamy: ctx.state.ships[ask.seat].infamy,
}))
const freeDieLeft = reason('RW-2.8', 'refuse.freeDieLeft')

export const draft: AskKind<WavesState, Edition, DraftAsk, DraftChoice> = {
  rule: 'RW-2.2',

  offer(ctx: ReadCtx, { seat }: DraftAsk, to: Offers): void {
    const { pool, dice, ships } = ctx.state
    const { infamy } = ships[seat]
    const { explains } = to
    // RW-2.3, RW-2.4: Freebooters and the own crew cost nothing.
    const clear = freebooters(ctx)
    const own = crewOf(ctx, seat)
    let anyFree = false
    for (let i = 0; i < pool.length; i++) {
      const die = pool[i]
      if (isOf(clear, die) || isOf(own, die)) {
        anyFree = true
        to.offer(take(die))
        if (explains) to.offer(bribe(die), isOf(own, die) ? ownIsFree : clearIsFree)
      } else {
        if (explains) to.offer(take(die), costsInfamy)
        // RW-2.7, RW-R9: even while there are free dice.
        if (dice[die] <= infamy) to.offer(bribe(die))
        else if (explains) to.offer(bribe(die), tooDear)
      }
    }
    if (anyFree && !explains) return
    // RW-R11: any die of the pool may become the sailor.
    for (let i = 0; i < pool.length; i++) to.offer(sailor(pool[i]), anyFree ? freeDieLeft : null)
  },

  answer(ctx: Ctx, { seat }: DraftAsk, choice: DraftChoice): void {
    const s = ctx.state
    const ship = s.ships[seat]
    let die: number
    let cost = 0
    if ('take' in choice) die = choice.take
    else if ('bribe' in choice) {
      // RW-2.6: the owner of the die gets nothing.
      die = choice.bribe
      cost = priceFor(ctx, seat, die)
      ship.infamy -= cost
    } else {
      die = choice.sailor
      // RW-2.9, RW-R10: it costs nothing and is turned.
      s.dice[die] = ctx.edition.dice.sailorFace
    }
    // RW-2.10: into the nest, its face as it is.
    moveToNest(s, die, seat)
    ctx.emit?.({
      type: 'drafted',
      seat,
      die,
      face: s.dice[die],
      owner: ownerOf(ctx, die),
      how: 'take' in choice ? 'take' : 'bribe' in choice ? 'bribe' : 'sailor',
      cost,
    })
    nextPick(ctx)
  },

  /** The highest free die; without one, a sailor on the highest face. Never spends Infamy. */
  fallback(ctx: ReadCtx, { seat }: DraftAsk): DraftChoice {
    const { pool } = ctx.state
    const free = pool.filter((die) => isOf(freebooters(ctx), die) || isOf(crewOf(ctx, seat), die))
    return free.length > 0 ? take(highest(ctx, free)) : sailor(highest(ctx, pool))
  },
}
