import type { Seat } from '@flotilla/kernel'
import { equippedCount, unusedCount } from '../board/cards.ts'
import { ISLAND, TREACHEROUS, canEnter, isPort } from '../board/chart.ts'
import { CELLS, Q, R, SIDES, neighbour } from '../board/hexes.ts'
import { stepCost } from '../board/step-cost.ts'
import { passAllChance, passChance } from './odds.ts'
import { chart, home, type ReadCtx } from '../board/state.ts'

/** One space of a course, and what the step there takes. */
export interface CourseStep {
  readonly cell: number
  /** Points of movement. */
  readonly cost: number
  readonly sails: number
  /** The chance to pass the roll that it asks for, null where none is. */
  readonly passes: number | null
  /** 0 is the turn being played, or the next one of a ship that waits. */
  readonly turn: number
}

/** A way to a space, over as many turns as it takes. */
export interface Course {
  readonly steps: readonly CourseStep[]
  /** What the first turn's part takes. */
  readonly actions: number
  readonly sails: number
  /** Turns to be waited for. */
  readonly turns: number
  /** Rolls on the way, and the chance that none of them ends the voyage before the last space. */
  readonly rolls: number
  readonly chance: number
  /** The answers of the first turn's part, in order; where a voyage has ended by itself, its stop is not asked for. */
  readonly answers: readonly object[]
}

// What a course weighs: turns before actions before sails. A roll weighs what failing would cost.
const TURN = 1_000_000
const ACTION = 10_000
const SAIL = 100
const SCRATCH = 3_000

type Deed = 'move' | 'stop' | 'jib' | 'row' | 'end' | 'step'

/** A moment of a voyage or between two. */
interface Moment {
  readonly cell: number
  readonly actions: number
  readonly sails: number
  readonly jibs: number
  /** -1 at rest. */
  readonly points: number
  readonly free: boolean
  readonly turn: number
  readonly weight: number
  readonly by: Deed
  readonly from: Moment | null
}

/** The lightest course to every space, null where there is none; `careful` ones enter no Treacherous Seas. */
export function coursesOf(ctx: ReadCtx, seat: Seat, careful = false): (Course | null)[] {
  const s = ctx.state
  const ship = s.ships[seat]
  const playing = s.active === seat && s.round > 0
  const jibs = playing ? unusedCount(ctx, seat, 'jib') : equippedCount(ctx, seat, 'jib')
  const begin: Moment = {
    cell: ship.cell,
    actions: playing ? s.actions : ctx.edition.start.actions,
    sails: playing ? ship.readySails : ship.sails,
    jibs,
    points: playing && s.voyage ? s.points : -1,
    free: playing && s.voyage && s.free,
    turn: 0,
    weight: 0,
    by: 'stop',
    from: null,
  }
  const found: (Moment | null)[] = Array.from({ length: CELLS }, () => null)
  let left = 0
  for (let cell = 0; cell < CELLS; cell++) if (mayEnter(ctx, seat, cell, careful)) left++
  const seen = new Set<number>()
  const open = new Queue()
  open.put(begin)
  for (let at = open.take(); at !== undefined && left > 0; at = open.take()) {
    const key = keyOf(at)
    if (seen.has(key)) continue
    seen.add(key)
    if (found[at.cell] === null) {
      found[at.cell] = at
      if (mayEnter(ctx, seat, at.cell, careful)) left--
    }
    for (const next of momentsAfter(ctx, seat, at, careful)) if (!seen.has(keyOf(next))) open.put(next)
  }
  return found.map((moment) => (moment === null || moment.cell === ship.cell ? null : courseTo(ctx, seat, moment)))
}

function mayEnter(ctx: ReadCtx, seat: Seat, cell: number, careful: boolean): boolean {
  const map = chart(ctx.state)
  return canEnter(map, cell, home(ctx.state, seat)) && !(careful && map.terrain[cell] === TREACHEROUS)
}

const keyOf = ({ cell, actions, sails, jibs, points, free }: Moment): number =>
  ((((cell * 16 + actions) * 8 + sails) * 4 + jibs) * 16 + points + 1) * 2 + (free ? 1 : 0)

function momentsAfter(ctx: ReadCtx, seat: Seat, at: Moment, careful: boolean): Moment[] {
  const s = ctx.state
  const map = chart(s)
  const after = (by: Deed, weight: number, change: Partial<Moment>): Moment => ({
    ...at,
    ...change,
    by,
    from: at,
    weight: at.weight + weight,
  })
  if (at.points === -1) {
    const fresh = {
      actions: ctx.edition.start.actions,
      sails: s.ships[seat].sails,
      jibs: equippedCount(ctx, seat, 'jib'),
      turn: at.turn + 1,
    }
    const next = [after('end', TURN, fresh)]
    if (at.actions > 0) next.push(after('move', ACTION, { actions: at.actions - 1, points: 1 }))
    return next
  }
  const next = [after('stop', 0, { points: -1, free: false })]
  if (at.jibs > 0) next.push(after('jib', 1, { jibs: at.jibs - 1, points: at.points + 1 }))
  if (s.options.poolActions && at.actions > 0) next.push(after('row', ACTION, { actions: at.actions - 1, points: at.points + 1 }))
  const fails = 1 - passChance(ctx.edition.traveler.passes, s.ships[seat].bonus)
  for (let dir = 0; dir < SIDES; dir++) {
    const cell = neighbour(at.cell, dir)
    if (!mayEnter(ctx, seat, cell, careful)) continue
    const rolls = map.terrain[cell] === TREACHEROUS
    const cost = stepCost(s, cell, at.free)
    const short = Math.max(0, cost - at.points)
    if (short > at.sails) continue
    const weight = 1 + SAIL * short + (rolls ? ACTION * fails + SCRATCH : 0)
    next.push(after('step', weight, { cell, points: at.points - cost + short, sails: at.sails - short, free: rolls }))
  }
  return next
}

function courseTo(ctx: ReadCtx, seat: Seat, end: Moment): Course {
  const s = ctx.state
  const map = chart(s)
  const moments: Moment[] = []
  for (let at: Moment | null = end; at !== null && at.from !== null; at = at.from) moments.unshift(at)
  const { passes } = ctx.edition.traveler
  const steps: CourseStep[] = []
  const answers: object[] = []
  let actions = 0
  let sails = 0
  let rolls = 0
  for (const at of moments) {
    const { by, from, cell, turn } = at
    const spent = by === 'end' ? 0 : (from?.sails ?? 0) - at.sails
    if (turn === 0) {
      if (by === 'move' || by === 'row') actions++
      sails += spent
      if (by !== 'end') answers.push(by === 'step' ? { to: [Q[cell], R[cell]], sails: spent } : { do: by })
    }
    if (by !== 'step' || from === null) continue
    const roll = map.terrain[cell] === TREACHEROUS
    steps.push({
      cell,
      cost: stepCost(s, cell, from.free),
      sails: spent,
      passes: roll ? passChance(passes, s.ships[seat].bonus) : null,
      turn,
    })
    if (roll) rolls++
  }
  // Who sails to an island or a port means to land there.
  if (end.turn === 0 && (map.terrain[end.cell] === ISLAND || isPort(map, end.cell))) answers.push({ do: 'stop' })
  const before = rolls - (map.terrain[end.cell] === TREACHEROUS ? 1 : 0)
  return { steps, actions, sails, turns: end.turn, rolls, chance: passAllChance(passes, s.ships[seat].bonus, before), answers }
}

/** Lightest first. */
class Queue {
  readonly #heap: Moment[] = []

  put(moment: Moment): void {
    const heap = this.#heap
    let at = heap.length
    heap.push(moment)
    while (at > 0) {
      const up = (at - 1) >> 1
      if (heap[up].weight <= moment.weight) break
      heap[at] = heap[up]
      at = up
    }
    heap[at] = moment
  }

  take(): Moment | undefined {
    const heap = this.#heap
    const top = heap[0]
    const last = heap.pop()
    if (last === undefined || heap.length === 0) return top
    let at = 0
    for (;;) {
      let down = 2 * at + 1
      if (down >= heap.length) break
      if (down + 1 < heap.length && heap[down + 1].weight < heap[down].weight) down++
      if (heap[down].weight >= last.weight) break
      heap[at] = heap[down]
      at = down
    }
    heap[at] = last
    return top
  }
}
