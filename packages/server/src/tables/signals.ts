import { seatBit, seatsIn, type Seat, type SeatSet } from '@flotilla/kernel'
import type { Signal } from '@flotilla/wire'
import { Refused } from '../refused.ts'
import type { LiveTable } from './live-table.ts'
import { inPublic, mayTalk } from './talk.ts'

/** Those who win or lose with a seat, itself included. */
function sideOf({ course }: LiveTable, seat: Seat): SeatSet {
  return course?.table.game.mates?.(inPublic(course), seat) ?? seatBit(seat)
}

/** Within a turn: what a seat points out to its side. Nothing is stored: whoever is not there misses it. */
export async function pointOut(table: LiveTable, { seat, kind, at }: Signal): Promise<void> {
  table.playable()
  mayTalk(table)
  if (sideOf(table, seat) === seatBit(seat)) throw new Refused('talk.alone')
  const signal: Signal = { seat, kind, at }
  passOn(table, signal)
  await table.shore.tables.signal(table.id, JSON.stringify(signal))
}

/** To those of the side who are here and want to hear it; spectators and the others never learn that there was something. */
export function passOn(table: LiveTable, signal: Signal): void {
  for (const seat of seatsIn(sideOf(table, signal.seat)))
    if (table.wishes.get(seat)?.muted.includes(signal.seat) !== true)
      table.audience.tellSeat(seat, { type: 'signal', table: table.id, signal })
}
