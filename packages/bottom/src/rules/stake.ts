import type { Ask, Seat } from '@flotilla/kernel'
import { boardOf } from '../board/board.ts'
import type { Win } from './cards.ts'
import { attackOf, isHit } from './hit.ts'
import { leftOfBatch } from './jettison.ts'
import { effectOf, topDeed, valueAt, type Deed, type Io } from '../board/state.ts'

/** Cards nobody can name yet: always worth asking about. */
const UNSEEN = 99

/** What a window is about for the asked seat, in points of value: standing orders go by it. */
export const STAKES: Readonly<Record<Win, (io: Io, ask: Ask) => number>> = {
  /** Nothing, unless the action falls on this seat, or a reaction answers what this seat did. */
  guard(io, { seat }) {
    const { chain } = io.state
    const deed = topDeed(io)
    if (deed.what === 'reaction') return chain[chain.length - 2].seat === seat ? Math.max(1, valueAt(io, deed.card)) : 0
    return fallsOn(io, deed, seat) ? Math.max(1, valueAt(io, deed.card)) : 0
  },
  bar: (io) => valueAt(io, topDeed(io).card),
  hit(io, { seat }) {
    const hit = topDeed(io)
    const attack = attackOf(io, hit)
    const { board } = io.state.ships[seat]
    if (!isHit(hit)) return valueAt(io, hit.card)
    if (attack === undefined) return Math.min(...board.map((card) => valueAt(io, card)))
    return attack.zone === 'board' ? Math.max(...hit.picks.map((card) => valueAt(io, card))) : UNSEEN
  },
  teacher: (io) => Math.max(...leftOfBatch(io.state, topDeed(io)).map((card) => valueAt(io, card))),
}

function fallsOn(io: Io, deed: Deed, seat: Seat): boolean {
  const { each, attack, burden } = effectOf(deed)
  if (attack === undefined && burden === undefined) return false
  return each !== undefined || deed.target === seat || deed.picks.some((card) => boardOf(io, card) === seat)
}
