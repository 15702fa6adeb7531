import type { Seat } from '@flotilla/kernel'
import { PLAIN, distances, isSafe } from '../board/chart.ts'
import { CELLS } from '../board/hexes.ts'
import { wouldStrike } from '../rules/marauders/marauder-range.ts'
import { chanceOf } from './odds.ts'
import { chart, damageOf, heartsOf, home, isEnemy, type ReadCtx } from '../board/state.ts'
import { pipsPerDamage } from '../rules/damage-of-dice.ts'

/** What an Attack would do, before Luck and Bulwarks. */
export interface AttackOdds {
  /** The chance of exactly so much damage; the last entry is the ship's sinking. */
  readonly damage: readonly number[]
  readonly hits: number
  readonly sinks: number
  readonly mean: number
}

/** QC-7.5: Attacks one after another on a ship, each with so many dice. */
export function attackOdds(ctx: ReadCtx, target: number, ...attacks: readonly number[]): AttackOdds {
  const left = heartsOf(ctx, target) - damageOf(ctx.state, target)
  const per = pipsPerDamage(ctx, target)
  let damage = [1, ...Array.from({ length: left }, () => 0)]
  for (const dice of attacks) {
    const after = damage.map(() => 0)
    for (const [taken, chance] of damage.entries()) {
      if (taken === left) after[left] += chance
      else for (let more = 0; taken + more <= left; more++) after[taken + more] += chance * exactly(dice, more, per, taken + more === left)
    }
    damage = after
  }
  return { damage, hits: 1 - damage[0], sinks: damage[left], mean: damage.reduce((mean, chance, k) => mean + chance * k, 0) }
}

const exactly = (dice: number, damage: number, per: number, orMore: boolean): number =>
  chanceOf(dice, damage, per) - (orMore ? 0 : chanceOf(dice, damage + 1, per))

/** What ending a turn on a space draws. */
export interface Threat {
  /** Marauders that would act against the ship there, by number from 0 (QC-16.5). */
  readonly marauders: readonly number[]
  /** Their Attacks together. */
  readonly odds: AttackOdds
  /** Rivals who could come and fire at their next turn, rolls passed. */
  readonly rivals: readonly Seat[]
}

/** What threatens a seat's ship at a cell; null for nothing. */
export function threatTo(ctx: ReadCtx, seat: Seat, cell: number): Threat | null {
  const s = ctx.state
  const map = chart(s)
  if (map.cost[cell] === 0 || isSafe(map, cell)) return null
  const marauders = s.marauders.flatMap((_, n) => (wouldStrike(s, n, cell) ? [n] : []))
  const rivals = s.ships.flatMap(({ cell: at, ammo, cannons, sails }, other) => {
    if (other === seat || !isEnemy(s, seat, other) || ammo === 0 || cannons === 0) return []
    const reach = ctx.edition.start.actions - 1 + sails
    return distances(map, home(s, other), PLAIN)[at * CELLS + cell] <= reach ? [other] : []
  })
  if (marauders.length === 0 && rivals.length === 0) return null
  return { marauders, odds: attackOdds(ctx, seat, ...marauders.map((n) => s.marauders[n].ready)), rivals }
}
