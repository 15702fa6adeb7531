import { reason, type Reason, type Seat } from '@flotilla/kernel'
import { remove, type Ctx, type SeenSinking } from '../board/state.ts'
import { BREACHES, CANNONS, CANNONS_OF_A_TYPE, CANNON_TYPES, TRIPLE, cannonBit, cannonCard, cannonType, isCannon } from '../board/things.ts'

/** A cannon card of this type that lies in the supply, or -1. */
export function supplyOf(s: SeenSinking, type: number): number {
  for (let which = 0; which < CANNONS_OF_A_TYPE; which++) {
    const cannon = cannonCard(type, which)
    if (!s.columns[CANNONS].includes(cannon) && !s.columns[BREACHES].includes(cannon)) return cannon
  }
  return -1
}

export function countBusted(s: SeenSinking): number {
  const contents = s.columns[BREACHES]
  let busted = 0
  for (let i = 0; i < contents.length; i++) if (isCannon(contents[i])) busted++
  return busted
}

/** SK-12.1, SK-12.2: the card goes from the Breaches Column, where it is busted, to the Cannons Column, where it works. */
export function repair(ctx: Ctx, cannon: number, seat: Seat): void {
  const s = ctx.state
  remove(s.columns[BREACHES], cannon)
  s.columns[CANNONS].push(cannon)
  ctx.emit?.({ type: 'repaired', seat, card: cannon })
}

/** SK-12.3 */
export function bustOldestCannon(ctx: Ctx): void {
  const { columns } = ctx.state
  if (columns[CANNONS].length === 0) return
  const cannon = columns[CANNONS][0]
  remove(columns[CANNONS], cannon)
  columns[BREACHES].push(cannon)
  ctx.emit?.({ type: 'busted', card: cannon })
}

const isTriple = reason('SK-12.4', 'refuse.isTriple')
const noSupply: Reason = reason('SK-12.4', 'refuse.noSupply', (_io, _ask, choice) => ({
  type: CANNON_TYPES[cannonType((choice as { cannon: number }).cannon) + 1],
}))

/** SK-12.4: why this cannon cannot be upgraded. */
export function notUpgradable(s: SeenSinking, cannon: number): Reason | null {
  const type = cannonType(cannon)
  return type === TRIPLE ? isTriple : supplyOf(s, type + 1) === -1 ? noSupply : null
}

export function hasUpgradable(s: SeenSinking, column: number): boolean {
  const contents = s.columns[column]
  for (let i = 0; i < contents.length; i++) if (isCannon(contents[i]) && notUpgradable(s, contents[i]) === null) return true
  return false
}

/** SK-12.4, SK-R36: exchanged with the supply, in the same place and state; the ability is unused (SK-12.5). */
export function upgrade(ctx: Ctx, cannon: number): void {
  const s = ctx.state
  const better = supplyOf(s, cannonType(cannon) + 1)
  for (let column = BREACHES; column <= CANNONS; column++) {
    const at = s.columns[column].indexOf(cannon)
    if (at !== -1) s.columns[column][at] = better
  }
  s.abilities &= ~cannonBit(better)
  ctx.emit?.({ type: 'upgraded', card: better, from: CANNON_TYPES[cannonType(cannon)], to: CANNON_TYPES[cannonType(better)] })
}

/** SK-11.6: a working cannon from the supply, at the bottom. */
export function addCannon(ctx: Ctx, cannon: number): void {
  const s = ctx.state
  s.columns[CANNONS].push(cannon)
  s.abilities &= ~cannonBit(cannon)
  ctx.emit?.({ type: 'cannonAdded', card: cannon })
}
