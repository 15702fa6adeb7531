import type { Point } from '@flotilla/art/kit'
import { RIVAL_NESTS, RIVAL_PARTS } from '@flotilla/art/waves'
import type { Seat } from '@flotilla/kernel'
import { buryBack, ownerOf, type ReadCtx } from '@flotilla/waves/client'
import type { Layout } from './layout.ts'
import { planOf } from '../decisions/plan.ts'

/** A die that somebody has drafted, and where it lies. */
export interface LaidDie {
  readonly id: number
  readonly face: number
  readonly owner: number
  readonly at: Point
  readonly size: number
  readonly aboard: 'nest' | 'part'
}

/** Behind the screen a plan is pencil; revealed, the dice lie on their parts until the anchor drops. */
const isRevealed = ({ state }: ReadCtx): boolean => state.sealed?.ask.kind !== 'place' && state.pool.length === 0

/** Where the seat's dice lie by its plan: on a part's name, or in a nest. */
function placesOf(ctx: ReadCtx, seat: Seat): readonly (string | null)[] {
  const { nest } = ctx.state.ships[seat]
  if (!isRevealed(ctx) || seat >= ctx.state.seats) return nest.map(() => null)
  const plan = planOf(ctx.state, seat)
  return nest.map((_, k) => (plan[k] === 'bury' ? `bury${ctx.state.faces[buryBack(seat)]}` : plan[k]))
}

/** The dice of the ship that is drawn large. */
export function diceOf(ctx: ReadCtx, seat: Seat, layout: Layout): LaidDie[] {
  const places = placesOf(ctx, seat)
  return ctx.state.ships[seat].nest.map((id, k) => {
    const part = places[k]
    const spot = part === null ? undefined : layout.diceOn[part]
    // All three go into the pit of a buried chest.
    const shift = part?.startsWith('bury') === true ? k * 16 - 44 : 0
    return {
      id,
      face: ctx.state.dice[id],
      owner: ownerOf(ctx, id),
      at: spot === undefined ? layout.nests[k] : [spot[0] + shift, spot[1]],
      size: spot === undefined ? layout.nestDie : layout.dieOn,
      aboard: spot === undefined ? 'nest' : 'part',
    }
  })
}

/** The dice of a rival that is drawn small at (x, y). */
export function rivalDiceOf(ctx: ReadCtx, seat: Seat, x: number, y: number, k: number, size: number): LaidDie[] {
  const places = placesOf(ctx, seat)
  return ctx.state.ships[seat].nest.map((id, n) => {
    const part = places[n]
    const spot = part === null ? undefined : RIVAL_PARTS[part.startsWith('bury') ? 'bury' : part]
    const [u, v] = spot ?? RIVAL_NESTS[n]
    const shift = part?.startsWith('bury') === true ? (n - 1) * 22 : 0
    return {
      id,
      face: ctx.state.dice[id],
      owner: ownerOf(ctx, id),
      at: [x + (u + shift) * k, y + v * k],
      size: spot === undefined ? size : size * 0.86,
      aboard: spot === undefined ? 'nest' : 'part',
    }
  })
}
