import type { Seat } from '@flotilla/kernel'
import { FAR, type Chart } from '../board/chart.ts'
import type { Goal, Quest } from '../edition/schema.ts'
import { GOODS } from '../board/goods.ts'
import { CELLS } from '../board/hexes.ts'
import { GOOD_KINDS, chart, type ReadCtx } from '../board/state.ts'
import { deedWorth, heldQuest, rewardWorth } from './deeds.ts'
import { errandOf, placeFrom } from './places.ts'
import { PATIENCE, plans, plansOf, propose } from './plans.ts'
import { forgetSources, readSources, sourceFrom } from './sources.ts'
import { COIN, LOOT_CARD, bountyLeft, missionWorth, roundsLeft } from './worth.ts'
import { isExplored } from '../board/island-tokens.ts'
import { slotsOf, freeSlots } from '../rules/loot/gear.ts'
import { PARTS, UPGRADE_GOODS, isBelowMaximum } from '../rules/upgrades.ts'
import { needed } from '../board/tally.ts'

const missing = new Float64Array(GOOD_KINDS)

/** Actions that looking for an unknown source takes, roughly. */
const SEARCH = 6
const explored = (ctx: ReadCtx, map: Chart): number => {
  let count = 0
  for (let i = 0; i < map.islands.length; i++) if (isExplored(ctx.state, map.islands[i])) count++
  return count
}

/** What Kelwoloh's Bounty would bring at the place itself: it spares the stops that are farthest or not known yet. */
function coverByBounty(ctx: ReadCtx, seat: Seat, place: number): number {
  let left = bountyLeft(ctx, seat)
  if (left > 0) left = Math.min(left, freeSlots(ctx, seat))
  if (left <= 0) return 0
  let covered = 0
  for (;;) {
    let most = -1
    let farthest = -1
    for (let good = 0; good < GOOD_KINDS; good++) {
      if (missing[good] <= 0 || missing[good] > left || ctx.state.goods[good] < missing[good]) continue
      const source = sourceFrom(good, ctx.state.ships[seat].cell, place)
      const way = source === -1 ? FAR : plans.far[ctx.state.ships[seat].cell * CELLS + source]
      if (way > farthest) {
        farthest = way
        most = good
      }
    }
    if (most === -1) return covered
    left -= missing[most]
    covered += missing[most]
    missing[most] = 0
  }
}

/** The goods that a bounty taken here would complete a delivery with, by kind; null where it would not. */
export function bountyHere(ctx: ReadCtx, seat: Seat, left = bountyLeft(ctx, seat)): number[] | null {
  plansOf(ctx, seat)
  const s = ctx.state
  const map = chart(s)
  const { quests, cargo, cell } = s.ships[seat]
  const room = Math.min(left, freeSlots(ctx, seat))
  let best: number[] | null = null
  let most = 0
  for (let slot = 0; slot < quests.length; slot++) {
    const quest = heldQuest(ctx, seat, slot)
    if (quest === null || quest.goal.kind !== 'deliver' || placeFrom(ctx, seat, map, errandOf(quest.goal), cell) !== cell) continue
    const { goods } = quest.goal
    const lacks = GOODS.map((good, k) => Math.max(0, (goods[good] ?? 0) - cargo[k]))
    const total = lacks.reduce((sum, n) => sum + n, 0)
    const worth = rewardWorth(ctx, seat, quest)
    if (total === 0 || total > room || worth <= most || lacks.some((n, k) => n > s.goods[k])) continue
    best = lacks
    most = worth
  }
  return best
}

/** Actions that the tour looked at last takes in all, its way included. */
export const lastTour = { time: 0 }
/** What a tour takes that nobody knows how to make yet. */
const SOMEDAY = 20

/** A tour over the islands that give what is missing, then to the place: worth and time at its first stop. */
function tour(ctx: ReadCtx, seat: Seat, map: Chart, quest: Quest, begins: boolean): number {
  const s = ctx.state
  const ship = s.ships[seat]
  const { goal } = quest
  lastTour.time = SOMEDAY
  let worth = rewardWorth(ctx, seat, quest)
  if (goal.kind !== 'deliver' && goal.kind !== 'pay') return deedRatio(ctx, worth, goal)
  const errand = errandOf(goal)
  const { needs, total } = errand
  const place = placeFrom(ctx, seat, map, errand, ship.cell)
  if (place === -1) return 0
  if (goal.kind === 'pay') {
    const short = Math.max(0, goal.coins - ship.coins)
    const time = 3 * short
    if (begins && short === 0) propose(place, worth - COIN * goal.coins, 0)
    lastTour.time = plans.far[ship.cell * CELLS + place] + time
    return (worth - COIN * goal.coins) / (PATIENCE + lastTour.time)
  }
  if (total > slotsOf(ctx, seat)) return 0
  let lacking = 0
  for (let good = 0; good < GOOD_KINDS; good++) {
    missing[good] = Math.max(0, needs[good] - ship.cargo[good])
    if (missing[good] > 0) lacking++
  }
  if (lacking > 0) readSources(ctx, seat, map)
  const covered = lacking === 0 ? 0 : coverByBounty(ctx, seat, place)
  if (covered > 0) {
    lacking = 0
    worth -= 0.6 * LOOT_CARD
    for (let good = 0; good < GOOD_KINDS; good++) if (missing[good] > 0) lacking++
  }
  let at = ship.cell
  let time = 0
  let first = -1
  for (let stop = 0; stop < lacking; stop++) {
    let next = -1
    let unknown = -1
    let what = -1
    let least = Infinity
    for (let good = 0; good < GOOD_KINDS; good++) {
      if (missing[good] <= 0) continue
      if (s.goods[good] < missing[good]) return 0
      const source = sourceFrom(good, at, place)
      if (source === -1) {
        // Nobody knows yet where to find it: worth keeping, nothing to sail for.
        if (begins || map.islands.length === explored(ctx, map)) return 0
        unknown = good
        continue
      }
      const way = plans.far[at * CELLS + source]
      if (way < least) {
        least = way
        next = source
        what = good
      }
    }
    if (next === -1 && unknown !== -1) {
      missing[unknown] = 0
      time += SEARCH
      continue
    }
    if (next === -1 || least === FAR) return 0
    missing[what] = 0
    if (first === -1) first = next
    else time += least
    time += 1
    at = next
  }
  if (first === -1) first = place
  else time += plans.far[at * CELLS + place]
  if (plans.far[at * CELLS + place] === FAR) return 0
  if (begins) propose(first, worth, time)
  lastTour.time = plans.far[ship.cell * CELLS + first] + time
  return worth / (PATIENCE + lastTour.time)
}

/** Quests that finish by themselves come along with other plans. */
const deedRatio = (ctx: ReadCtx, worth: number, goal: Goal): number =>
  worth /
  (goal.kind === 'sink'
    ? 14
    : goal.kind === 'hit'
      ? 4 + 3 * goal.damage
      : goal.kind === 'upgrade'
        ? 6 * needed(goal)
        : 3 + 3.5 * needed(goal)) /
  (roundsLeft(ctx) < 2 ? 2 : 1)

/** By slot of the hand: how good the tours of the plans are, 0 where there is none to sail for, and what they take. */
const ratios: number[] = []
const times: number[] = []

export function planQuests(ctx: ReadCtx, seat: Seat, map: Chart): void {
  forgetSources()
  for (let slot = 0; slot < ctx.state.ships[seat].quests.length; slot++) {
    const quest = heldQuest(ctx, seat, slot)
    ratios[slot] = 0
    if (quest === null) continue
    const ratio = tour(ctx, seat, map, quest, true)
    ratios[slot] = ratio
    times[slot] = lastTour.time
    if (quest.goal.kind !== 'deliver' || ratio === 0) continue
    const { needs } = errandOf(quest.goal)
    for (let good = 0; good < GOOD_KINDS; good++)
      if (needs[good] > 0) plans.wanted[good] = Math.max(plans.wanted[good], ratio * 2 + 0.1 * needs[good])
  }
}

/** How good a held quest looks from here; `fresh`: the plans have been made for this very moment, and their tours need not be made again. */
export function heldRatio(ctx: ReadCtx, seat: Seat, slot: number, fresh: boolean): number {
  const face = ctx.state.faces[ctx.state.ships[seat].quests[slot]]
  if (!fresh || !(ratios[slot] > 0)) return questRatio(ctx, seat, face)
  lastTour.time = times[slot]
  return ratios[slot] + hardWorth(ctx, seat, ctx.edition.quests[face])
}

/** A hard quest is kept for an open Mission. */
const hardWorth = (ctx: ReadCtx, seat: Seat, { hard }: Quest): number => (hard ? 0.1 * missionWorth(ctx, seat, 'aid') : 0)

/** How good a quest looks from here, as worth per time. */
export function questRatio(ctx: ReadCtx, seat: Seat, face: number): number {
  plansOf(ctx, seat)
  forgetSources()
  const quest = ctx.edition.quests[face]
  return tour(ctx, seat, chart(ctx.state), quest, false) + hardWorth(ctx, seat, quest)
}

/** The resource of each upgrade, by number. */
export const UPGRADED_BY = {
  sail: GOODS.indexOf(UPGRADE_GOODS.sail),
  cannon: GOODS.indexOf(UPGRADE_GOODS.cannon),
  cargo: GOODS.indexOf(UPGRADE_GOODS.cargo),
} as const

/** Upgrades pay in every round that is left, and more than the first estimate of each said. */
const UPGRADE = 2

/** QC-9.6: what a part is worth in the rounds that are left. */
export function upgradeWorth(ctx: ReadCtx, seat: Seat, part: (typeof PARTS)[number]): number {
  if (!isBelowMaximum(ctx, seat, part)) return 0
  const s = ctx.state
  const ship = s.ships[seat]
  const rounds = Math.min(10, roundsLeft(ctx) - 1)
  const each = part === 'sail' ? 0.32 - 0.03 * ship.sails : part === 'cannon' ? 0.24 - 0.04 * ship.cannons : 0.22 - 0.045 * ship.slots
  const hold = part === 'cargo' && ship.slots < 4 ? 0.8 * missionWorth(ctx, seat, 'aid') : 0
  const guns = part === 'cannon' ? 0.25 * missionWorth(ctx, seat, 'naval') : 0
  return Math.max(0, UPGRADE * each * rounds) + hold + guns + deedWorth(ctx, seat, 'upgrade')
}

export function planUpgrades(ctx: ReadCtx, seat: Seat, map: Chart): void {
  const s = ctx.state
  const ship = s.ships[seat]
  const price = ctx.edition.prices.upgrade
  if (ship.coins < price) return
  readSources(ctx, seat, map)
  for (let k = 0; k < PARTS.length; k++) {
    const part = PARTS[k]
    const worth = upgradeWorth(ctx, seat, part) - COIN * price
    if (worth <= 0) continue
    const good = UPGRADED_BY[part]
    if (ship.cargo[good] > 0) {
      for (const cell of map.workshops) propose(cell, worth, 0)
      continue
    }
    for (let i = 0; i < map.workshops.length; i++) {
      const workshop = map.workshops[i]
      const source = sourceFrom(good, ship.cell, workshop)
      if (source === -1 || s.goods[good] === 0) continue
      const way = plans.far[source * CELLS + workshop]
      propose(source, worth, 1 + way)
      plans.wanted[good] = Math.max(plans.wanted[good], worth / (PATIENCE + plans.far[ship.cell * CELLS + source] + 1 + way))
    }
  }
}
