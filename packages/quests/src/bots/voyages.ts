import type { Seat } from '@flotilla/kernel'
import { ISLAND, STORMY, TREACHEROUS } from '../board/chart.ts'
import { backOf, designAt } from '../board/cards.ts'
import { CELLS, SIDES, neighbour } from '../board/hexes.ts'
import { cellOfStep, type VoyageChoice } from '../rules/movement.ts'
import { LOOT, chart, type ReadCtx } from '../board/state.ts'
import { passChance } from '../planning/odds.ts'
import { PATIENCE, plansOf, prospectElsewhere, prospectFrom, type Plans } from './plans.ts'
import { HEART, heartsLeft, lootWorth, stakes } from './worth.ts'
import { gear } from '../rules/loot/gear.ts'

/** What entering a Treacherous space risks: a heart, and perhaps the ship. */
export function krakenRisk(ctx: ReadCtx, seat: Seat): number {
  const { bonus } = ctx.state.ships[seat]
  if (gear(ctx, seat, 'spares') > 0) return 0
  const fails = 1 - passChance(ctx.edition.traveler.passes, bonus)
  const left = heartsLeft(ctx, seat)
  return fails * (left <= 1 ? 3 + stakes(ctx, seat) : HEART * (left === 2 ? 1.6 : 0.7))
}

/** The best thing to do without sailing on: what begins here. */
export function prospectHere(plans: Plans, cell: number): number {
  return plans.worth[cell] <= 0 ? 0 : (plans.worth[cell] - plans.caution * plans.danger[cell]) / (PATIENCE + plans.time[cell])
}

/** What resting on a cell costs if this is the last voyage of the turn; with movement left a neighbouring cell may be had instead. */
function restDanger(ctx: ReadCtx, { danger, far }: Plans, cell: number, movement: number): number {
  const s = ctx.state
  if (s.actions > 0) return 0
  let least = danger[cell]
  for (let dir = 0; dir < SIDES; dir++) {
    const to = neighbour(cell, dir)
    if (to !== -1 && far[cell * CELLS + to] <= movement) least = Math.min(least, danger[to])
  }
  return (s.marauders.length > 0 ? 0.8 : 0.3) * least
}

export function rateVoyage(ctx: ReadCtx, seat: Seat, choice: VoyageChoice): number {
  const s = ctx.state
  const plans = plansOf(ctx, seat)
  const { cell } = s.ships[seat]
  if (!('do' in choice)) {
    const to = cellOfStep(choice)
    const risk = chart(s).terrain[to] === TREACHEROUS ? krakenRisk(ctx, seat) : 0
    // Sails that are not needed are better kept for a later voyage of this turn.
    const movement = s.points + s.ships[seat].readySails - 1
    return prospectFrom(plans, to) - 0.25 * risk - 0.01 * choice.sails - restDanger(ctx, plans, to, movement)
  }
  switch (choice.do) {
    case 'stop': {
      if (s.steps === 0) return -1
      return prospectHere(plans, cell) + (chart(s).terrain[cell] === ISLAND ? 0.02 : 0) - restDanger(ctx, plans, cell, 0)
    }
    case 'gale':
      return galeRating(ctx, seat, plans, choice.dir, choice.steps)
    case 'jib':
      return s.points === 0 && prospectElsewhere(plans, cell) > prospectHere(plans, cell) ? prospectElsewhere(plans, cell) + 0.001 : -1
    case 'play': {
      const wind = designAt(ctx, backOf(ctx, LOOT, s.ships[seat].loot, choice.card)) === 'wind'
      return wind && s.ships[seat].readySails === 0 && s.points === 0 && prospectElsewhere(plans, cell) > 0.6
        ? prospectElsewhere(plans, cell)
        : -1
    }
    case 'mobility': {
      const price = lootWorth(ctx, backOf(ctx, LOOT, s.ships[seat].loot, choice.discard))
      return s.actions === 0 && s.points === 0 ? prospectElsewhere(plans, cell) - 0.5 * price : -1
    }
    case 'equip':
    case 'mend':
    case 'bounty':
    case 'give':
    case 'ask':
      // All of it is rated at rest, where it is as good.
      return -1
    case 'row':
      return s.points === 0 && prospectElsewhere(plans, cell) > prospectHere(plans, cell) ? prospectElsewhere(plans, cell) - 0.05 : -1
  }
}

export function galeRating(ctx: ReadCtx, seat: Seat, plans: Plans, dir: number, steps: number): number {
  const map = chart(ctx.state)
  let at = ctx.state.ships[seat].cell
  let damage = 0
  for (let k = 0; k < steps; k++) {
    at = neighbour(at, dir)
    if (map.terrain[at] === STORMY || map.terrain[at] === TREACHEROUS) damage++
  }
  if (damage >= heartsLeft(ctx, seat)) return -5
  return prospectFrom(plans, at) - 0.25 * HEART * damage + (damage === 0 ? 0.02 : 0)
}
