import type { Seat } from '@flotilla/kernel'
import { isSafe, raidDistances, watersAround, type Chart } from '../board/chart.ts'
import { CELLS } from '../board/hexes.ts'
import { canFire } from '../rules/marauders/marauder-range.ts'
import {
  MARAUDERS,
  cellOf,
  damageOf,
  heartsOf,
  home,
  isEnemy,
  isMarauder,
  isSinking,
  shipAt,
  shipCount,
  type ReadCtx,
} from '../board/state.ts'
import { deedWorth } from './deeds.ts'
import { chanceOf, meanDamage } from '../planning/odds.ts'
import { plans, propose } from './plans.ts'
import { AMMO, COIN, HEART, heartsLeft, missionWorth, stakes, starWorth } from './worth.ts'
import { gear } from '../rules/loot/gear.ts'

/** What an Attack with so many dice on this ship is worth. */
export function attackWorth(ctx: ReadCtx, seat: Seat, ship: number, dice: number): number {
  const s = ctx.state
  const perDamage = ctx.edition.combat.pipsPerDamage + (isMarauder(ship) ? 0 : gear(ctx, ship, 'morePips'))
  const left = heartsOf(ctx, ship) - damageOf(s, ship)
  const hits = chanceOf(dice, 1, perDamage)
  const sinks = chanceOf(dice, left, perDamage)
  const prize = isMarauder(ship)
    ? COIN * s.marauders[ship - MARAUDERS].cannons + missionWorth(ctx, seat, 'naval')
    : ctx.edition.combat.sunkRival + 0.5 * COIN * s.ships[ship].coins
  const progressWorth = 0.25 + (isMarauder(ship) ? 0.16 * missionWorth(ctx, seat, 'naval') : 0)
  return (
    hits * (starWorth(ctx) * ctx.edition.combat.hit + deedWorth(ctx, seat, 'hit') * (dice >= 3 ? 0.6 : 0.3)) +
    sinks * (prize + deedWorth(ctx, seat, 'sink')) +
    progressWorth * meanDamage(dice, perDamage) -
    AMMO * dice
  )
}

export function planFights(ctx: ReadCtx, seat: Seat, map: Chart): void {
  const s = ctx.state
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
    propose(cell, attackWorth(ctx, seat, enemy, dice), 1)
  }
}

/** What threatens a seat, four numbers an enemy, and the danger that follows from it. Mostly nothing changes while a seat is at it. */
interface Threats {
  map: Chart | null
  count: number
  readonly causes: Float64Array
  readonly danger: Float64Array
}

const MOST_ENEMIES = 10
const CAUSES = 4
const threats = Array.from({ length: MARAUDERS }, (): Threats => ({
  map: null,
  count: 0,
  causes: new Float64Array(CAUSES * MOST_ENEMIES),
  danger: new Float64Array(CELLS),
}))

/** Somebody has changed the danger of a seat: it is worked out anew the next time. */
export const spoilDanger = (seat: Seat): void => {
  threats[seat].map = null
}

/** What enemies could do at their next turn, or Marauders at the end of this one, to a ship lying on each cell. */
export function fillDanger(ctx: ReadCtx, seat: Seat, map: Chart): void {
  const known = threats[seat]
  plans.danger = known.danger
  if (!readThreats(ctx, seat, map, known)) return
  const { danger, causes, count } = known
  danger.fill(0)
  for (let k = 0; k < count; k += CAUSES) {
    const at = causes[k]
    const reach = causes[k + 1]
    const loss = causes[k + 2]
    const base = causes[k + 3]
    if (base < 0) {
      const raids = raidDistances(map, base === CROSSING)
      for (let i = 0; i < map.unsafe.length; i++) if (raids[at * CELLS + map.unsafe[i]] <= reach) danger[map.unsafe[i]] += loss
      continue
    }
    const { cells, within } = watersAround(map, base, at)
    for (let i = 0, way = 0; way <= reach; way++) {
      const threat = (0.5 * loss * (3 + reach - way)) / (3 + reach)
      for (; i < within[way]; i++) danger[cells[i]] += threat
    }
  }
}

/** Instead of a home, for Marauders: how they come. */
const CROSSING = -1
const ROUND = -2

/** Whether something is otherwise than before. */
function readThreats(ctx: ReadCtx, seat: Seat, map: Chart, known: Threats): boolean {
  const s = ctx.state
  const left = heartsLeft(ctx, seat)
  const lose = stakes(ctx, seat)
  const perDamage = ctx.edition.combat.pipsPerDamage + gear(ctx, seat, 'morePips')
  let changed = known.map !== map
  let count = 0
  for (let k = 0; k < shipCount(s); k++) {
    const enemy = shipAt(s, k)
    if (enemy === seat || !isEnemy(s, seat, enemy)) continue
    const raider = isMarauder(enemy) ? s.marauders[enemy - MARAUDERS] : null
    const dice = raider === null ? Math.min(s.ships[enemy].cannons, s.ships[enemy].ammo) : raider.ready
    if (dice === 0 || (raider !== null && !canFire(raider))) continue
    const reach = raider === null ? 2 + s.ships[enemy].sails : raider.cannons
    const loss = chanceOf(dice, left, perDamage) * lose + 0.5 * HEART * meanDamage(dice, perDamage)
    const base = raider === null ? home(s, enemy) : s.options.maraudersCross ? CROSSING : ROUND
    if (isOther(known.causes, count, cellOf(s, enemy), reach, loss, base)) changed = true
    count += CAUSES
  }
  if (known.count !== count) changed = true
  known.map = map
  known.count = count
  return changed
}

/** Whether a threat is otherwise than before; afterwards it is this one. */
function isOther(causes: Float64Array, from: number, at: number, reach: number, loss: number, base: number): boolean {
  if (causes[from] === at && causes[from + 1] === reach && causes[from + 2] === loss && causes[from + 3] === base) return false
  causes[from] = at
  causes[from + 1] = reach
  causes[from + 2] = loss
  causes[from + 3] = base
  return true
}
