import type { Seat } from '@flotilla/kernel'
import { championOf, heartsOf, loaded, type ReadCtx } from '../board/state.ts'
import { lootWorth } from './worth.ts'

/** So many numbers say what a ship has. */
export const KIT = 16

/** Adds what this ship has; nothing while it has no champion. */
export function addKit(ctx: ReadCtx, seat: Seat, sums: Float64Array): void {
  const ship = ctx.state.ships[seat]
  if (ship.champion === -1) return
  const { sails, cannons, cargo } = championOf(ctx, seat)
  const left = heartsOf(ctx, seat) - ship.damage
  sums[0] += ship.coins / 5
  sums[1] += Math.min(ship.coins, 3) / 3
  sums[2] += ship.ammo / 3
  sums[3] += Math.min(ship.ammo, ship.cannons) / 2
  sums[4] += left / 3
  sums[5] += left <= 1 ? 1 : 0
  sums[6] += left === 2 ? 1 : 0
  sums[7] += ship.sails - sails[0]
  sums[8] += ship.cannons - cannons[0]
  sums[9] += ship.slots - cargo[0]
  sums[10] += loaded(ship) / 2
  sums[11] += worthOf(ctx, ship.loot)
  sums[12] += worthOf(ctx, ship.equipped)
  sums[13] += Math.min(3, ship.quests.length) / 2
  sums[14] += Math.min(3, ship.clues.length) / 2
  sums[15] += ship.solved.length
}

function worthOf(ctx: ReadCtx, backs: readonly number[]): number {
  let worth = 0
  for (let i = 0; i < backs.length; i++) worth += lootWorth(ctx, backs[i])
  return worth
}
