import type { Seat } from '@flotilla/kernel'
import { isSafe, raidDistances, watersAround, type Chart } from '../board/chart.ts'
import { CELLS } from '../board/hexes.ts'
import { canFire, isInReach } from '../rules/raids.ts'
import { MARAUDERS, cellOf, damageOf, heartsOf, home, isEnemy, isMarauder, isSinking, shipAt, shipCount, type Io } from '../board/state.ts'
import { deedWorth } from './deeds.ts'
import { chanceOf, meanDamage } from '../rules/odds.ts'
import { plans, propose } from './plans.ts'
import { AMMO, COIN, HEART, heartsLeft, missionWorth, stakes, starWorth } from './worth.ts'
import { gear } from '../rules/gear.ts'

/** What an Attack with so many dice on this ship is worth. */
export function attackWorth(io: Io, seat: Seat, ship: number, dice: number): number {
  const s = io.state
  const perDamage = io.edition.combat.pipsPerDamage + (isMarauder(ship) ? 0 : gear(io, ship, 'morePips'))
  const left = heartsOf(io, ship) - damageOf(s, ship)
  const hits = chanceOf(dice, 1, perDamage)
  const sinks = chanceOf(dice, left, perDamage)
  const prize = isMarauder(ship)
    ? COIN * s.marauders[ship - MARAUDERS].cannons + missionWorth(io, seat, 'naval')
    : io.edition.combat.sunkRival + 0.5 * COIN * s.ships[ship].coins
  const progressWorth = 0.25 + (isMarauder(ship) ? 0.16 * missionWorth(io, seat, 'naval') : 0)
  return (
    hits * (starWorth(io) * io.edition.combat.hit + deedWorth(io, seat, 'hit') * (dice >= 3 ? 0.6 : 0.3)) +
    sinks * (prize + deedWorth(io, seat, 'sink')) +
    progressWorth * meanDamage(dice, perDamage) -
    AMMO * dice
  )
}

export function planFights(io: Io, seat: Seat, map: Chart): void {
  const s = io.state
  const ship = s.ships[seat]
  const dice = Math.min(ship.readyCannons, ship.ammo)
  if (dice === 0 || s.active !== seat) return
  for (let k = 0; k < shipCount(s); k++) {
    const enemy = shipAt(s, k)
    if (enemy === seat || !isEnemy(s, seat, enemy) || isSinking(s, enemy)) continue
    const cell = cellOf(s, enemy)
    const way = plans.far[ship.cell * CELLS + cell]
    // Only what is reached this turn: a rival sails on. One action is for the guns.
    const reach = ship.readySails + (s.voyage ? s.points + s.actions - 1 : s.actions - 1)
    if (isSafe(map, cell) || way > reach || (way > 0 && !s.voyage && s.actions < 2) || s.actions < 1) continue
    propose(cell, attackWorth(io, seat, enemy, dice), 1)
  }
}

/** What enemies could do at their next turn, or Marauders at the end of this one, to a ship lying on each cell. */
export function fillDanger(io: Io, seat: Seat, map: Chart): void {
  const s = io.state
  const { danger } = plans
  danger.fill(0)
  const left = heartsLeft(io, seat)
  const lose = stakes(io, seat)
  const perDamage = io.edition.combat.pipsPerDamage + gear(io, seat, 'morePips')
  for (let k = 0; k < shipCount(s); k++) {
    const enemy = shipAt(s, k)
    if (enemy === seat || !isEnemy(s, seat, enemy)) continue
    const at = cellOf(s, enemy)
    const dice = isMarauder(enemy) ? s.marauders[enemy - MARAUDERS].ready : Math.min(s.ships[enemy].cannons, s.ships[enemy].ammo)
    if (dice === 0) continue
    const loss = chanceOf(dice, left, perDamage) * lose + 0.5 * HEART * meanDamage(dice, perDamage)
    if (isMarauder(enemy)) {
      const raider = s.marauders[enemy - MARAUDERS]
      if (!canFire(raider)) continue
      const raids = raidDistances(map, s.options.maraudersCross)
      for (let i = 0; i < map.unsafe.length; i++) if (isInReach(raider, raids, map.unsafe[i])) danger[map.unsafe[i]] += loss
      continue
    }
    const reach = 2 + s.ships[enemy].sails
    const { cells, within } = watersAround(map, home(s, enemy), at)
    for (let i = 0, way = 0; way <= reach; way++) {
      const threat = (0.5 * loss * (3 + reach - way)) / (3 + reach)
      for (; i < within[way]; i++) danger[cells[i]] += threat
    }
  }
}
