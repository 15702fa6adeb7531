import type { Seat } from '@flotilla/kernel'
import { NONE, type ReadCtx } from '../board/state.ts'
import { CARDS } from '../rules/cards/index.ts'
import { actWorth } from './acts.ts'
import type { Chosen } from './chosen.ts'
import { turnsLeft } from './estimate.ts'
import { bestProject, type Project } from './project.ts'

/** The plan of the ask at hand; undefined if there is none yet. */
let planned: Project | null | undefined

const planOf = (ctx: ReadCtx, seat: Seat): Project | null => (planned === undefined ? (planned = bestProject(ctx, seat)) : planned)

export function planAnew(): void {
  planned = undefined
}

/** Useful actions first, then the plan's sacrifices and its purchase or play; nothing else is worth a card. */
export function rateMain(ctx: ReadCtx, seat: Seat, c: Chosen): number {
  // Most choices are sacrifices, plays and purchases: what a choice is not costs time as well.
  if (c.sacrifice !== undefined) return rateSacrifice(ctx, seat, c.sacrifice, c.seal ?? NONE)
  if (c.play !== undefined) return isReady(ctx, seat) && planOf(ctx, seat)?.play === c.play ? 50 : -2
  if (c.buy !== undefined) return isReady(ctx, seat) && planOf(ctx, seat)?.buy === c.buy ? 50 : -2
  if (c.act !== undefined) {
    const gain = actWorth(ctx, seat, c.act)
    return gain > 0 ? 100 + gain : -5
  }
  if (c.end !== undefined) return 0
  if (c.steer !== undefined) return -1
  return turnsLeft(ctx, seat) === 0 && ctx.state.ships[seat].hand.length === 0 ? 1 : -5
}

/** Everything is paid that the plan costs. */
const isReady = (ctx: ReadCtx, seat: Seat): boolean => planOf(ctx, seat)?.pay === NONE

function rateSacrifice(ctx: ReadCtx, seat: Seat, card: number, seal: number): number {
  const project = planOf(ctx, seat)
  if (project !== null && project.pay === card) return seal === project.seal ? 50 : -1
  // A Rose pays and climbs on board at once.
  if (seal !== NONE || CARDS[ctx.state.faces[card] >> 6].climbs !== true) return -2
  if (project === null) return turnsLeft(ctx, seat) <= 1 ? 1 : -2
  return ctx.state.phase === 'sinking' ? 5 : -2
}
