import { Offers, type Ask } from '@flotilla/kernel'
import { look } from './look.ts'
import type { Io } from '../board/state.ts'

const offered = new Offers()

/** A decision that is always the seat's own: the main step and every reaction. */
export function ask(io: Io, posed: Ask): void {
  look(io)
  io.ask(posed)
}

/** Any other decision: where only one answer is legal nobody is bothered with it. */
export function pose(io: Io, posed: Ask): void {
  const kind = io.game.asks[posed.kind]
  offered.clear()
  kind.offer(io, posed, offered)
  if (offered.count === 0) throw new Error(`bottom: ${posed.kind} of seat ${posed.seat} has no answer`)
  if (offered.count > 1 || kind.answer === undefined) ask(io, posed)
  else kind.answer(io, posed, offered.legal[0])
}
