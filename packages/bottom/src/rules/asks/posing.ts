import { Offers, type Ask } from '@flotilla/kernel'
import { look } from '../looking.ts'
import type { Ctx } from '../../board/state.ts'

const offered = new Offers()

/** A decision that is always the seat's own: the main step and every reaction. */
export function ask(ctx: Ctx, posed: Ask): void {
  look(ctx)
  ctx.ask(posed)
}

/** Any other decision: where only one answer is legal nobody is bothered with it. */
export function pose(ctx: Ctx, posed: Ask): void {
  const kind = ctx.game.asks[posed.kind]
  offered.clear()
  kind.offer(ctx, posed, offered)
  if (offered.count === 0) throw new Error(`bottom: ${posed.kind} of seat ${posed.seat} has no answer`)
  if (offered.count > 1 || kind.answer === undefined) ask(ctx, posed)
  else kind.answer(ctx, posed, offered.legal[0])
}
