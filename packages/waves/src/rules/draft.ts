import { mint, reason, type AskKind, type Offers, type Seat } from '@flotilla/kernel'
import type { Edition } from '../edition/schema.ts'
import { merchantmanTakes } from './solo.ts'
import { FREEBOOTER, crewOf, freebooters, highest, isOf, moveToNest, ownerOf } from '../board/dice.ts'
import { DICE_PER_ROUND, crews, type DraftAsk, type Io, type WavesState } from '../board/state.ts'
import { ALLOCATE, DRAFT } from './steps.ts'

export const take = mint((die: number) => ({ take: die }))
export const bribe = mint((die: number) => ({ bribe: die }))
export const sailor = mint((die: number) => ({ sailor: die }))
export type DraftChoice = { readonly take: number } | { readonly bribe: number } | { readonly sailor: number }
export const draftAsk: (seat: Seat) => DraftAsk = mint((seat) => ({ kind: 'draft', seat }))

export const draftSteps = {
  /** RW-2.1: 3n dice from the bag, all rolled. */
  'round.roll'(io: Io): void {
    const s = io.state
    s.round++
    const { bag, pool, dice } = s
    const count = DICE_PER_ROUND * crews(s)
    for (let k = 0; k < count; k++) {
      const at = io.draw('bag', bag.length)
      pool.push(bag[at])
      const last = bag.pop()
      if (last !== undefined && at < bag.length) bag[at] = last
    }
    for (let k = 0; k < count; k++) dice[pool[k]] = io.roll('dice', 6)
    io.emit?.({ type: 'rolled', round: s.round, dice: pool.slice(), faces: pool.map((die) => dice[die]) })
    io.push(ALLOCATE)
    io.push(DRAFT)
  },

  draft: nextPick,
}

/** Asks who picks next, until the pool is empty; the Merchantman picks without being asked. */
function nextPick(io: Io): void {
  const s = io.state
  while (s.pool.length > 0) {
    const seat = picker(s)
    if (seat < s.seats) return io.ask(draftAsk(seat))
    merchantmanTakes(io)
  }
}

/** RW-2.2: clockwise from the first player, three times around (option: the second lap backwards). */
export function picker(s: Pick<WavesState, 'first' | 'pool' | 'options' | 'ships'>): Seat {
  const n = crews(s)
  const pick = DICE_PER_ROUND * n - s.pool.length
  const backwards = s.options.draftOrder === 'snake' && pick >= n && pick < 2 * n
  return (s.first + (backwards ? 2 * n - 1 - pick : pick)) % n
}

/** RW-2.3 to 2.5: what a die costs a seat. */
export function priceFor(io: Io, seat: Seat, die: number): number {
  const owner = ownerOf(io, die)
  return owner === FREEBOOTER || owner === seat ? 0 : io.state.dice[die]
}

const clearIsFree = reason('RW-2.3', 'refuse.itIsFree')
const ownIsFree = reason('RW-2.4', 'refuse.itIsFree')
const costsInfamy = reason<WavesState, Edition>('RW-2.5', 'refuse.costsInfamy', (io, _ask, choice) => ({
  price: io.state.dice[(choice as { take: number }).take],
}))
const tooDear = reason<WavesState, Edition>('RW-2.5', 'refuse.tooDear', (io, ask, choice) => ({
  price: io.state.dice[(choice as { bribe: number }).bribe],
  infamy: io.state.ships[ask.seat].infamy,
}))
const freeDieLeft = reason('RW-2.8', 'refuse.freeDieLeft')

export const draft: AskKind<WavesState, Edition, DraftAsk, DraftChoice> = {
  rule: 'RW-2.2',

  offer(io: Io, { seat }: DraftAsk, to: Offers): void {
    const { pool, dice, ships } = io.state
    const { infamy } = ships[seat]
    const { explains } = to
    // RW-2.3, 2.4: Freebooters and the own crew cost nothing.
    const clear = freebooters(io)
    const own = crewOf(io, seat)
    let anyFree = false
    for (let i = 0; i < pool.length; i++) {
      const die = pool[i]
      if (isOf(clear, die) || isOf(own, die)) {
        anyFree = true
        to.offer(take(die))
        if (explains) to.offer(bribe(die), isOf(own, die) ? ownIsFree : clearIsFree)
      } else {
        if (explains) to.offer(take(die), costsInfamy)
        if (dice[die] <= infamy) to.offer(bribe(die))
        else if (explains) to.offer(bribe(die), tooDear)
      }
    }
    if (anyFree && !explains) return
    for (let i = 0; i < pool.length; i++) to.offer(sailor(pool[i]), anyFree ? freeDieLeft : null)
  },

  answer(io: Io, { seat }: DraftAsk, choice: DraftChoice): void {
    const s = io.state
    const ship = s.ships[seat]
    let die: number
    let cost = 0
    if ('take' in choice) die = choice.take
    else if ('bribe' in choice) {
      die = choice.bribe
      cost = priceFor(io, seat, die)
      ship.infamy -= cost
    } else {
      die = choice.sailor
      s.dice[die] = io.edition.dice.sailorFace
    }
    moveToNest(s, die, seat)
    io.emit?.({ type: 'drafted', seat, die, face: s.dice[die], owner: ownerOf(io, die), how: Object.keys(choice)[0], cost })
    nextPick(io)
  },

  /** The highest free die; without one, a sailor on the highest face. Never spends Infamy. */
  fallback(io: Io, { seat }: DraftAsk): DraftChoice {
    const { pool } = io.state
    const free = pool.filter((die) => isOf(freebooters(io), die) || isOf(crewOf(io, seat), die))
    return free.length > 0 ? take(highest(io, free)) : sailor(highest(io, pool))
  },
}
