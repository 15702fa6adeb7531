import { begin, sailTo } from '../movement.ts'
import { hurt } from '../damage-and-sinking.ts'
import { intern, type Offers, reason, type Seat } from '@flotilla/kernel'
import { chart, type Ctx, home, type ReadCtx } from '../../board/state.ts'
import { STORMY, TREACHEROUS, canEnter } from '../../board/chart.ts'
import { neighbour, SIDES } from '../../board/hexes.ts'
import { equippedCount, unusedGear, useGear } from '../../board/cards.ts'
import { GALE_DAMAGE, SINK, galeStep, type Gale } from '../steps.ts'

/** Points that a Gale Wand blows. */
const GALE = 3

export const galeChoice = intern((dir: number, steps: number) => ({ do: 'gale' as const, dir, steps }))
export type GaleChoice = ReturnType<typeof galeChoice>
const noGale = reason('QC-12.19', 'refuse.gearUsed')
const galeBlocked = reason('QC-3.21', 'refuse.galeBlocked')

/** How many steps a gale could blow this ship in a direction (QC-3.21). */
export function galeReach(ctx: ReadCtx, seat: Seat, dir: number): number {
  const s = ctx.state
  const map = chart(s)
  let at = s.ships[seat].cell
  let points = GALE
  let steps = 0
  for (;;) {
    const to = neighbour(at, dir)
    if (!canEnter(map, to, home(s, seat)) || map.cost[to] > points) return steps
    points -= map.cost[to]
    at = to
    steps++
  }
}

export function offerGale(ctx: ReadCtx, seat: Seat, to: Offers): void {
  const unused = unusedGear(ctx, seat, 'gale') !== -1
  if (!unused && (to.refused === null || equippedCount(ctx, seat, 'gale') === 0)) return
  for (let dir = 0; dir < SIDES; dir++) {
    const reach = galeReach(ctx, seat, dir)
    for (let steps = 1; steps <= reach; steps++) to.offer(galeChoice(dir, steps), unused ? null : noGale)
    if (reach === 0 && to.refused !== null) to.offer(galeChoice(dir, 1), galeBlocked)
  }
}

export function blow(ctx: Ctx, seat: Seat, { dir, steps }: GaleChoice): void {
  useGear(ctx, seat, unusedGear(ctx, seat, 'gale'))
  ctx.state.free = false
  ctx.push(galeStep(dir, steps, GALE))
}

export const galeDeeds = {
  gale(ctx: Ctx, seat: Seat, choice: GaleChoice): void {
    begin(ctx, 0)
    blow(ctx, seat, choice)
  },
}

export const galeSteps = {
  /** QC-3.21: step by step; a Lantern or the ship's sinking ends it. */
  'gale.step'(ctx: Ctx, { dir, steps, points }: Gale): void {
    const s = ctx.state
    if (!s.voyage || steps === 0) return
    const map = chart(s)
    const to = neighbour(s.ships[s.active].cell, dir)
    if (!canEnter(map, to, home(s, s.active)) || map.cost[to] > points) return
    ctx.push(galeStep(dir, steps - 1, points - map.cost[to]))
    sailTo(ctx, to, GALE_DAMAGE)
  },

  /** QC-12.14: the wind's damage is the ship's own doing. */
  'gale.damage'(ctx: Ctx): void {
    const s = ctx.state
    if (!s.voyage) return
    const terrain = chart(s).terrain[s.ships[s.active].cell]
    if (terrain !== STORMY && terrain !== TREACHEROUS) return
    hurt(ctx, s.active, 1, s.active)
    ctx.push(SINK)
  },
}
