import type { Seat } from '@flotilla/kernel'
import { GOODS } from '../board/goods.ts'
import { GOOD_KINDS, type Ctx } from '../board/state.ts'
import type { Options } from './options.ts'

/** As good as endless. */
const ENDLESS = 100_000

/** QC-11.6, QC-R40: how much of a thing a table begins with. */
export const supplyOf = ({ finiteSupplies }: Pick<Options, 'finiteSupplies'>, printed: number): number =>
  finiteSupplies ? printed : ENDLESS

export function gainCoins(ctx: Ctx, seat: Seat, amount: number): void {
  if (amount === 0) return
  ctx.state.ships[seat].coins += amount
  ctx.emit?.({ type: 'coins', seat, gained: amount, total: ctx.state.ships[seat].coins })
}

/** QC-11.7: an automatic gain gives what is there. */
export function gainAmmo(ctx: Ctx, seat: Seat, amount: number): void {
  const s = ctx.state
  const gained = Math.min(amount, s.ammo)
  if (gained === 0) return
  s.ammo -= gained
  s.ships[seat].ammo += gained
  ctx.emit?.({ type: 'ammo', seat, gained, total: s.ships[seat].ammo })
}

export function spendAmmo(ctx: Ctx, seat: Seat, amount: number): void {
  ctx.state.ships[seat].ammo -= amount
  ctx.state.ammo += amount
}

export function takeGoods(ctx: Ctx, seat: Seat, good: number, amount: number): void {
  if (amount === 0) return
  ctx.state.goods[good] -= amount
  ctx.state.ships[seat].cargo[good] += amount
  ctx.emit?.({ type: 'goods', seat, good: GOODS[good], gained: amount })
}

/** QC-11.6: anything paid, delivered, sold or discarded returns to the supply. */
export function returnGoods(ctx: Ctx, seat: Seat, good: number, amount: number): void {
  if (amount === 0) return
  ctx.state.goods[good] += amount
  ctx.state.ships[seat].cargo[good] -= amount
  ctx.emit?.({ type: 'goods', seat, good: GOODS[good], gained: -amount })
}

// A bundle of goods as one number, so that choices can be interned by it: how many of each kind, in base 8.
export const ONE_OF: readonly number[] = GOODS.map((_, good) => 8 ** good)
export const countIn = (bundle: number, good: number): number => (bundle >> (3 * good)) & 7

/** The bundle spelled out: lumber, lumber, metal ... */
export function listOf(bundle: number): string[] {
  const list: string[] = []
  for (let good = 0; good < GOOD_KINDS; good++) for (let k = countIn(bundle, good); k > 0; k--) list.push(GOODS[good])
  return list
}

export function returnBundle(ctx: Ctx, seat: Seat, bundle: number): void {
  for (let good = 0; good < GOOD_KINDS; good++) returnGoods(ctx, seat, good, countIn(bundle, good))
}

/** The bundle that a list of names spells. */
export function bundleOf(names: readonly string[]): number {
  let bundle = 0
  for (const name of names) bundle += ONE_OF[GOODS.indexOf(name as (typeof GOODS)[number])]
  return bundle
}

/** Every bundle of exactly `size` goods out of `from`, each once. */
export function bundles(from: readonly number[], size: number): number[] {
  const found: number[] = []
  collect(from, size, 0, 0, found)
  return found
}

function collect(from: readonly number[], left: number, good: number, bundle: number, found: number[]): void {
  if (left === 0) found.push(bundle)
  else if (good < GOOD_KINDS)
    for (let take = Math.min(left, from[good]); take >= 0; take--) collect(from, left - take, good + 1, bundle + take * ONE_OF[good], found)
}
