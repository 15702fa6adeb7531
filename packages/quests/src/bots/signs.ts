import type { Ask, Seat, Signal } from '@flotilla/kernel'
import { FAR, canEnter, isSafe } from '../board/chart.ts'
import { CELLS, SIDES, neighbour } from '../board/hexes.ts'
import { GOOD_KINDS, chart, home, teamOf, type ReadCtx } from '../board/state.ts'
import { spareOf } from './gifts.ts'
import { PATIENCE, dangerFor, plansOf, type Plans } from './plans.ts'
import { wantedCount } from './turns.ts'

type Point = Omit<Signal, 'seat'>

/** Whoever could lose so much where it lies is warned. */
const DANGEROUS = 1
/** A mate comes to give something if it is no farther than this. */
const NEAR = 4

/** What a seat points out when its turn begins: where it is bound for, who lies in danger, and where it could do with a gift. */
export function signals(ctx: ReadCtx, { kind, seat }: Ask): Point[] {
  const s = ctx.state
  if (kind !== 'turn' || s.voyage || s.actions < ctx.edition.start.actions || s.round === 0) return []
  const mates = s.ships.flatMap((_, other) => (other !== seat && teamOf(s, other) === teamOf(s, seat) ? [other] : []))
  if (mates.length === 0) return []
  const all = plansOf(ctx, seat)
  const goal = goalOf(all, s.ships[seat].cell)
  const course = goal === -1 ? [] : wayTo(ctx, seat, all, goal)
  const wish = goal === -1 ? -1 : wishedFrom(ctx, seat, all, mates, goal)
  const points: Point[] = [{ kind: 'course', at: course.length > 1 ? course : [] }]
  if (wish !== -1) points.push({ kind: 'here', at: [goal] })
  const warned = inDanger(ctx, mates)
  if (warned !== -1) points.push({ kind: 'danger', at: [s.ships[warned].cell] })
  return points
}

/** Where the best plan begins, -1 without any. */
function goalOf({ worth, time, far, danger, caution }: Plans, from: number): number {
  let goal = -1
  let best = 0
  for (let cell = 0; cell < CELLS; cell++) {
    const way = far[from * CELLS + cell]
    if (worth[cell] <= 0 || way === FAR) continue
    const ratio = (worth[cell] - caution * danger[cell]) / (PATIENCE + way + time[cell])
    if (ratio > best) {
      best = ratio
      goal = cell
    }
  }
  return goal
}

/** The spaces from the ship to the goal, each nearer than the one before. */
function wayTo(ctx: ReadCtx, seat: Seat, { far }: Plans, goal: number): number[] {
  const s = ctx.state
  const map = chart(s)
  let at = s.ships[seat].cell
  const way = [at]
  while (at !== goal) {
    let next = -1
    for (let dir = 0; dir < SIDES; dir++) {
      const cell = neighbour(at, dir)
      if (cell === -1 || !canEnter(map, cell, home(s, seat))) continue
      if (next === -1 || far[cell * CELLS + goal] < far[next * CELLS + goal]) next = cell
    }
    if (next === -1 || far[next * CELLS + goal] >= far[at * CELLS + goal]) return []
    way.push((at = next))
  }
  return way
}

/** A mate near the goal who carries what the own quests lack and can do without it. Holds are open, so this tells nothing. */
function wishedFrom(ctx: ReadCtx, seat: Seat, { far, wanted }: Plans, mates: readonly Seat[], goal: number): Seat {
  const { ships } = ctx.state
  for (const mate of mates) {
    if (far[ships[mate].cell * CELLS + goal] > NEAR) continue
    for (let good = 0; good < GOOD_KINDS; good++)
      if (wanted[good] > 0 && ships[seat].cargo[good] < wantedCount(ctx, seat, good) && spareOf(ctx, mate, good) > 0) return mate
  }
  return -1
}

/** The mate who has the most to lose where it lies, -1 where nobody is in danger. */
function inDanger(ctx: ReadCtx, mates: readonly Seat[]): Seat {
  const s = ctx.state
  let worst = -1
  let most = DANGEROUS
  for (const mate of mates) {
    const { cell } = s.ships[mate]
    const risk = isSafe(chart(s), cell) ? 0 : dangerFor(ctx, mate, cell)
    if (risk > most) {
      most = risk
      worst = mate
    }
  }
  return worst
}
