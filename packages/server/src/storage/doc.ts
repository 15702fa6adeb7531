import type { Outcome } from '@flotilla/kernel'
import type { House, Vote } from '@flotilla/wire'

export interface SeatDoc {
  readonly kind: 'open' | 'person' | 'bot' | 'closed'
  readonly name: string
  readonly person?: string
  readonly bot?: string
  /** The player's own share of the dice. */
  readonly nonce?: string
  /** Defaults or a bot play for this person until they are back. */
  readonly away?: true
}

/** Everything about a table that is not the game: kept as one document, changed as a whole. */
export interface TableDoc {
  readonly options: Readonly<Record<string, unknown>>
  readonly edition: string | object
  readonly house: House
  readonly seats: readonly SeatDoc[]
  readonly host: string
  readonly vote: Omit<Vote, 'needed'> | null
  readonly rematch: string | null
  readonly outcome?: Outcome
  /** Of a game that was played elsewhere: its shares of the dice. */
  readonly nonces?: readonly string[]
}

export const seatOfPerson = (doc: TableDoc, person: string | undefined): number | null => {
  const seat = person === undefined ? -1 : doc.seats.findIndex((one) => one.person === person)
  return seat === -1 ? null : seat
}

export const withSeat = (doc: TableDoc, at: number, seat: SeatDoc): TableDoc => ({
  ...doc,
  seats: doc.seats.map((one, i) => (i === at ? seat : one)),
})

export const OPEN_SEAT: SeatDoc = { kind: 'open', name: '' }
export const people = (doc: TableDoc): number[] => doc.seats.flatMap((seat, i) => (seat.kind === 'person' ? [i] : []))

export const noncesOf = ({ seats, nonces }: TableDoc): readonly string[] => nonces ?? seats.map((seat) => seat.nonce ?? '')
