import { seatBit, type Seat } from '@flotilla/kernel'
import { FAR, isPort } from '../board/chart.ts'
import { CELLS } from '../board/hexes.ts'
import { chart, home, type ReadCtx } from '../board/state.ts'
import { needed, progress } from '../board/tally.ts'
import { chanceOf, meanDamage } from '../planning/odds.ts'
import { heldQuest } from './deeds.ts'
import { soon } from './outlook.ts'
import { plansOf } from './plans.ts'
import type { Sheet } from './sheet.ts'
import { lastTour, questRatio } from './tours.ts'

// What each Mission still takes a ship, written on a sheet.

/** How far a ship comes in a turn. */
const speedOf = (ctx: ReadCtx, seat: Seat): number => ctx.edition.start.actions + ctx.state.ships[seat].sails

/** How far the nearest port is. */
function portWay({ state: s }: ReadCtx, seat: Seat, far: Uint8Array): number {
  const map = chart(s)
  let least = FAR
  for (let i = 0; i < map.stops.length; i++)
    if (isPort(map, map.stops[i])) least = Math.min(least, far[s.ships[seat].cell * CELLS + map.stops[i]])
  return least
}

/** Turns that sinking another Marauder takes, the first one aside, and the first where none can be reached. */
const ANOTHER = 3
const NONE_NEAR = 4

export function naval(ctx: ReadCtx, seat: Seat, missing: number, sheet: Sheet): void {
  const s = ctx.state
  const { hearts } = ctx.edition.marauder
  const { pipsPerDamage } = ctx.edition.combat
  const { cell: from, cannons, ammo } = s.ships[seat]
  const { far } = plansOf(ctx, seat)
  const speed = speedOf(ctx, seat)
  const dice = Math.min(cannons, ammo)
  let near = 0
  let easy = 0
  let afloat = 0
  let inReach = 0
  let need = FAR
  for (let n = 0; n < s.marauders.length; n++) {
    const { cell, damage } = s.marauders[n]
    const way = cell === -1 ? FAR : far[from * CELLS + cell]
    if (way === FAR) continue
    afloat++
    const left = hearts - damage
    const sinks = chanceOf(dice, left, pipsPerDamage)
    near = Math.max(near, soon(way))
    easy = Math.max(easy, sinks * soon(way))
    if (way < speed) inReach = Math.max(inReach, sinks)
    need = Math.min(need, way / speed + left / (0.5 + meanDamage(Math.max(1, cannons), pipsPerDamage)))
  }
  // Without ammo for a sinking it is sold at ports.
  const short = ammo < hearts ? portWay(ctx, seat, far) / speed : 0
  sheet.need((need === FAR ? NONE_NEAR : need) + (missing - 1) * ANOTHER + short)
  sheet.work(missing)
  sheet.work(missing === 1 ? 1 : 0)
  sheet.work(short)
  sheet.work(near)
  sheet.work(easy)
  sheet.work(inReach)
  sheet.work(dice)
  sheet.put(cannons)
  sheet.put(afloat)
}

/** Turns for a hard quest that finishes by deeds, and for one that has to be found first. */
const BY_DEEDS = 3
const TO_FIND = 4.5
/** Tours lie on one another's way. */
const ON_THE_WAY = 0.7

const turnsFor: number[] = []

export function aid(ctx: ReadCtx, seat: Seat, missing: number, sheet: Sheet): void {
  const { quests, tally, slots } = ctx.state.ships[seat]
  const speed = speedOf(ctx, seat)
  let held = 0
  let promise = 0
  let best = 0
  let deeds = 0
  while (turnsFor.length > 0) turnsFor.pop()
  for (let slot = 0; slot < quests.length; slot++) {
    const quest = heldQuest(ctx, seat, slot)
    if (quest?.hard !== true) continue
    held++
    const { goal } = quest
    if (goal.kind !== 'deliver' && goal.kind !== 'pay') {
      const done = progress(tally, slot, goal) / needed(goal)
      deeds += done
      turnsFor.push(BY_DEEDS * (1 - 0.6 * done))
    } else if (questRatio(ctx, seat, ctx.state.faces[quests[slot]]) > 0 && lastTour.time < FAR) {
      turnsFor.push(lastTour.time / speed)
      promise += soon(lastTour.time)
      best = Math.max(best, soon(lastTour.time))
    }
  }
  turnsFor.sort((a, b) => a - b)
  let need = 0
  for (let k = 0; k < missing; k++) need += k >= turnsFor.length ? TO_FIND : k === 0 ? turnsFor[k] : ON_THE_WAY * turnsFor[k]
  sheet.need(need)
  sheet.work(missing)
  sheet.work(missing === 1 ? 1 : 0)
  sheet.work(missing === 2 ? 1 : 0)
  sheet.work(Math.min(held, missing))
  sheet.work(Math.min(turnsFor.length, missing))
  sheet.work(slots >= 3 ? 1 : 0)
  sheet.put(slots >= 4 ? 1 : 0)
  sheet.put(deeds)
  sheet.put(promise)
  sheet.work(best)
  sheet.work(missing === 1 ? best : 0)
}

/** Actions for a clue that has to be found first. */
const UNKNOWN = 5

const solvedThen: boolean[] = []

export function research(ctx: ReadCtx, seat: Seat, missing: number, sheet: Sheet): void {
  const s = ctx.state
  const { solved, clues, cell } = s.ships[seat]
  const { cellOf } = chart(s)
  const { far } = plansOf(ctx, seat)
  const speed = speedOf(ctx, seat)
  const way = far[cell * CELLS + home(s, seat)]
  const rest = Math.max(0, missing - solved.length)
  for (let i = 0; i < clues.length; i++) solvedThen[i] = (s.known[clues[i]] & seatBit(seat)) === 0
  // Over the islands of its clues, the nearest first, and home.
  let from = cell
  let tour = 0
  let unknown = rest
  for (let next = 0; unknown > 0; unknown--) {
    next = -1
    for (let i = 0; i < clues.length; i++) {
      const to = far[from * CELLS + cellOf[s.faces[clues[i]]]]
      if (!solvedThen[i] && to < FAR && (next === -1 || to < far[from * CELLS + cellOf[s.faces[clues[next]]]])) next = i
    }
    if (next === -1) break
    solvedThen[next] = true
    const to = cellOf[s.faces[clues[next]]]
    tour += far[from * CELLS + to] + 1
    from = to
  }
  sheet.need((tour + far[from * CELLS + home(s, seat)] + unknown * UNKNOWN) / speed)
  sheet.work(tour / speed)
  sheet.work(unknown)
  sheet.work(missing)
  sheet.work(rest)
  sheet.work(rest === 0 ? 1 : 0)
  sheet.work(rest === 0 ? way / 4 : 0)
  sheet.work(solved.length > 0 ? way / 4 : 0)
  sheet.put(Math.min(clues.length, rest))
  sheet.put(clues.length === 0 ? 1 : 0)
}
