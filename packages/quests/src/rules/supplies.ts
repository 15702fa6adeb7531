import type { Seat } from '@flotilla/kernel'
import { GOODS } from '../board/goods.ts'
import { GOOD_KINDS, SOURCES, goalOf, sourceIndex, teamOf, type Io, type Source } from '../board/state.ts'

/** QC-2.8, QC-14.1: one number per team, never below 0; reaching the goal calls the end for good. */
export function gainProsperity(io: Io, seat: Seat, amount: number, source: Source): void {
  if (amount === 0) return
  const s = io.state
  const team = teamOf(s, seat)
  const gained = Math.max(amount, -s.prosperity[team])
  s.prosperity[team] += gained
  s.gained[team * SOURCES.length + sourceIndex(source)] += gained
  io.emit?.({ type: 'prosperity', seat, team, gained, total: s.prosperity[team], source })
  if (s.called || s.prosperity[team] < goalOf(io)) return
  s.called = true
  io.emit?.({ type: 'called', seat, team, total: s.prosperity[team], goal: goalOf(io), coop: s.options.mode === 'coop' })
}

export function gainCoins(io: Io, seat: Seat, amount: number): void {
  if (amount === 0) return
  io.state.ships[seat].coins += amount
  io.emit?.({ type: 'coins', seat, gained: amount, total: io.state.ships[seat].coins })
}

/** QC-11.7: an automatic gain gives what is there. */
export function gainAmmo(io: Io, seat: Seat, amount: number): void {
  const s = io.state
  const gained = Math.min(amount, s.ammo)
  if (gained === 0) return
  s.ammo -= gained
  s.ships[seat].ammo += gained
  io.emit?.({ type: 'ammo', seat, gained, total: s.ships[seat].ammo })
}

export function spendAmmo(io: Io, seat: Seat, amount: number): void {
  io.state.ships[seat].ammo -= amount
  io.state.ammo += amount
}

export function takeGoods(io: Io, seat: Seat, good: number, amount: number): void {
  if (amount === 0) return
  io.state.goods[good] -= amount
  io.state.ships[seat].cargo[good] += amount
  io.emit?.({ type: 'goods', seat, good: GOODS[good], gained: amount })
}

/** QC-11.6: anything paid, delivered, sold or discarded returns to the supply. */
export function returnGoods(io: Io, seat: Seat, good: number, amount: number): void {
  if (amount === 0) return
  io.state.goods[good] += amount
  io.state.ships[seat].cargo[good] -= amount
  io.emit?.({ type: 'goods', seat, good: GOODS[good], gained: -amount })
}

// A bundle of goods as one number, so that choices can be minted by it: how many of each kind, in base 8.
export const ONE_OF: readonly number[] = GOODS.map((_, good) => 8 ** good)
export const countIn = (bundle: number, good: number): number => (bundle >> (3 * good)) & 7

/** The bundle spelled out: lumber, lumber, metal ... */
export function listOf(bundle: number): string[] {
  const list: string[] = []
  for (let good = 0; good < GOOD_KINDS; good++) for (let k = countIn(bundle, good); k > 0; k--) list.push(GOODS[good])
  return list
}

export function returnBundle(io: Io, seat: Seat, bundle: number): void {
  for (let good = 0; good < GOOD_KINDS; good++) returnGoods(io, seat, good, countIn(bundle, good))
}

/** The bundle that a list of names spells. */
export function bundleOf(names: readonly string[]): number {
  let bundle = 0
  for (const name of names) bundle += ONE_OF[GOODS.indexOf(name as (typeof GOODS)[number])]
  return bundle
}

/** Every bundle of exactly `size` goods out of `from`, each once, into `found`; returns how many. */
export function bundles(from: readonly number[], size: number, found: number[]): number {
  return gather(from, size, 0, 0, found, 0)
}

function gather(from: readonly number[], left: number, good: number, bundle: number, found: number[], count: number): number {
  if (left === 0) {
    found[count] = bundle
    return count + 1
  }
  if (good === GOOD_KINDS) return count
  for (let take = Math.min(left, from[good]); take >= 0; take--)
    count = gather(from, left - take, good + 1, bundle + take * ONE_OF[good], found, count)
  return count
}
