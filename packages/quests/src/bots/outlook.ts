import { seatBit, type Seat } from '@flotilla/kernel'
import { FAR } from '../board/chart.ts'
import { CELLS } from '../board/hexes.ts'
import { chart, home, type ReadCtx } from '../board/state.ts'
import { heldQuest } from './deeds.ts'
import { PATIENCE, holdPlans, plans, prospectFrom, releasePlans, type Plans } from './plans.ts'
import { heldRatio, lastTour } from './tours.ts'
import { roundsLeft } from './worth.ts'
import { needed, progress } from '../board/tally.ts'

/** What half-done plans of a ship promise. Most come in two measures: how soon it could be, and how much of it at once. */
export const GOODS_SOON = 0
export const GOODS_AT_ONCE = 1
export const DEEDS = 2
export const DEEDS_DONE = 3
export const CLUES_SOON = 4
export const CLUES_AT_ONCE = 5
export const HOME_SOON = 6
const HOME_AT_ONCE = 7
export const DANGER = 8
export const BEST_PLAN = 9
const HOME_IN_TIME = 10
export const BEST_GOODS = 11
export const OUTLOOK = 12

/** So many actions halve what a plan promises. */
const HALF = 6
/** How far a ship comes in a turn, roughly. */
const TURN = 4

export const soon = (actions: number): number => HALF / (HALF + actions)
const atOnce = (actions: number): number => 1 / (PATIENCE + actions)

/** Adds what lies before this ship. */
export function addOutlook(ctx: ReadCtx, seat: Seat, sums: Float64Array): void {
  const fresh = holdPlans(ctx, seat)
  try {
    addPlans(ctx, seat, sums)
    addQuests(ctx, seat, fresh, sums)
  } finally {
    releasePlans()
  }
}

function addPlans(ctx: ReadCtx, seat: Seat, sums: Float64Array): void {
  const { active, seats, ships } = ctx.state
  const { cell, solved } = ships[seat]
  // Whoever moves next is gone before anybody comes.
  sums[DANGER] += (plans.danger[cell] * ((seat - active + seats) % seats)) / seats
  sums[BEST_PLAN] += prospectFrom(plans, cell)
  addClues(ctx, seat, plans, sums)
  const way = plans.far[cell * CELLS + home(ctx.state, seat)]
  sums[HOME_SOON] += solved.length * soon(way)
  sums[HOME_AT_ONCE] += solved.length * atOnce(way)
  if (way / TURN <= roundsLeft(ctx)) sums[HOME_IN_TIME] += solved.length
}

function addQuests(ctx: ReadCtx, seat: Seat, fresh: boolean, sums: Float64Array): void {
  const { quests, tally } = ctx.state.ships[seat]
  let best = 0
  for (let slot = 0; slot < quests.length; slot++) {
    const quest = heldQuest(ctx, seat, slot)
    if (quest === null) continue
    const { goal, reward } = quest
    if (goal.kind === 'deliver' || goal.kind === 'pay') {
      const ratio = heldRatio(ctx, seat, slot, fresh)
      if (ratio <= 0) continue
      const promise = ratio * (PATIENCE + lastTour.time) * soon(lastTour.time)
      sums[GOODS_SOON] += promise
      sums[GOODS_AT_ONCE] += ratio
      if (promise > best) best = promise
    } else {
      const steps = needed(goal)
      sums[DEEDS] += reward.prosperity / steps
      sums[DEEDS_DONE] += (reward.prosperity * progress(tally, slot, goal)) / steps
    }
  }
  sums[BEST_GOODS] += best
}

function addClues({ state: s }: ReadCtx, seat: Seat, { far }: Plans, sums: Float64Array): void {
  const { cell, clues } = s.ships[seat]
  for (let i = 0; i < clues.length; i++) {
    if ((s.known[clues[i]] & seatBit(seat)) === 0) continue
    const way = far[cell * CELLS + chart(s).cellOf[s.faces[clues[i]]]]
    if (way === FAR) continue
    sums[CLUES_SOON] += soon(way)
    sums[CLUES_AT_ONCE] += atOnce(way)
  }
}
