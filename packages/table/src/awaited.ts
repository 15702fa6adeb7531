import { includes, seatBit, seatsIn, type Seat, type SeatSet } from '@flotilla/kernel'
import type { Effect } from './messages.ts'
import type { Position } from './position.ts'
import { unanswered } from './windows.ts'

/** The people whom the table waits for, and who has been reminded. */
export class Awaited {
  #seats: SeatSet = 0
  readonly #reminded = new Set<string>()

  /** Tells those whom the table begins or stops waiting for. */
  follow(position: Position): Effect[] {
    const before = this.#seats
    this.#seats = awaitedAt(position)
    return seatsIn(before ^ this.#seats).flatMap((seat): Effect[] => {
      const { person } = position.seats[seat]
      return person === null ? [] : [{ type: 'waits', seat, person, waits: includes(this.#seats, seat), asked: position.asked[seat] }]
    })
  }

  /** Once an ask. */
  remind({ seats }: Position, { seat, asked, left }: { readonly seat: Seat; readonly asked: number; readonly left: number }): Effect[] {
    const { person } = seats[seat]
    const ask = `${seat}:${asked}`
    if (person === null || this.#reminded.has(ask)) return []
    this.#reminded.add(ask)
    return [{ type: 'remind', seat, person, left, asked }]
  }
}

/** Whether the table waits for whoever sits there. */
export const isAwaited = (position: Position, seat: Seat): boolean => includes(awaitedAt(position), seat)

function awaitedAt(position: Position): SeatSet {
  if (position.status !== 'playing') return 0
  return unanswered(position).reduce((all, { seat }) => {
    const { person, away } = position.seats[seat]
    return person !== null && !away ? all | seatBit(seat) : all
  }, 0)
}
