import type { DiceShare, Outcome } from '@flotilla/kernel'
import { STAND_IN_NAMES, type House, type Vote } from '@flotilla/protocol'
import type { Sitting } from '@flotilla/table'
import { remembered } from './requests.ts'

export interface SeatDoc {
  readonly kind: 'open' | 'person' | 'bot' | 'closed'
  readonly name: string
  readonly person?: string
  readonly bot?: string
  /** Tells this bot from everybody else who sits or sat at the table: made when the bot is put there, it moves with the bot. */
  readonly botId?: string
  /** Of the player's own share of the dice, until the start. */
  readonly seal?: string
  /** Defaults or a bot play for this person until they are back. */
  readonly away?: true
  /** Since when they are away; by their own word or because their time was over. */
  readonly left?: { readonly at: number; readonly by: 'self' | 'clock' }
  readonly avatar?: string
  /** Before the start: has said to be ready. */
  readonly ready?: true
  /** In games over days: their time does not run until then. */
  readonly vacation?: number
  /** In the next leg of a series: kept for this person, who has not said yet that they are ready. */
  readonly awaited?: true
}

/** A vote that is open. */
export interface VoteDoc extends Omit<Vote, 'needed'> {
  readonly id: string
  /** Agreed, but not yet carried out. */
  readonly agreed?: true
  /** The window that has to close first, by the time of its opening. */
  readonly within?: number
}

/** The place of a table in a series of games. */
export interface SeriesDoc {
  readonly leg: number
  /** Of the first leg: another series begins with them. */
  readonly options: Readonly<Record<string, unknown>>
  readonly before: readonly { readonly table: string; readonly outcome: Outcome }[]
}

/** Everything about a table that is not the game: kept as one document, changed as a whole. */
export interface TableDoc {
  readonly options: Readonly<Record<string, unknown>>
  readonly edition: string | object
  readonly house: House
  readonly seats: readonly SeatDoc[]
  readonly host: string
  readonly vote: VoteDoc | null
  readonly rematch: string | null
  /** Persons whom the host has taken off before the start. */
  readonly removed?: readonly string[]
  /** In the public list from then on: before, it would tell that the crew's last game is over. */
  readonly listedFrom?: number
  readonly outcome?: Outcome
  readonly series?: SeriesDoc
  /** The requests that changed this document last. */
  readonly done?: readonly string[]
  /** The seals are fixed, and the players' nonces are awaited since then: the game starts when they are there. `there`: who was at the table then. */
  readonly reveal?: { readonly since: number; readonly nonces: readonly (string | null)[]; readonly there: readonly boolean[] }
  /** From the start on: the shares of the dice, seat by seat, and whose they are. */
  readonly nonces?: readonly string[]
  readonly shares?: readonly DiceShare[]
  /** Who sat where when the game began: what came after is in the journal. */
  readonly began?: readonly Sitting[]
}

/** The seats as the journal knows them. */
export const sittingsOf = ({ seats }: Pick<TableDoc, 'seats'>): Sitting[] =>
  seats.map(({ person, bot, away }) => ({ person: person ?? null, bot: person === undefined ? (bot ?? null) : null, away: away ?? false }))

/** All of a document that a list shows. */
export type LineDoc = Pick<TableDoc, 'house' | 'host'> & {
  readonly seats: readonly Omit<SeatDoc, 'seal'>[]
  /** Without what is in them where they are lists or maps. Older documents have none. */
  readonly options?: TableDoc['options']
}

export const lineOf = ({ house, host, seats, options, series }: TableDoc): LineDoc => ({
  house,
  host,
  seats: seats.map(({ seal: _own, ...seat }) => seat),
  options: Object.fromEntries(
    Object.entries(series?.options ?? options).map(([name, value]) => [name, typeof value === 'object' && value !== null ? {} : value]),
  ),
})

/** Later than anything. */
const NEVER = 8_640_000_000_000_000

/** What lists and limits go by. */
export const listing = (doc: TableDoc, finished: number | null) => ({
  host: doc.host,
  bots: doc.seats.filter(({ kind }) => kind === 'bot').length,
  line: JSON.stringify(lineOf(doc)),
  listed_from: doc.listedFrom ?? 0,
  listed_until: endShown({ finished, doc }, null) ?? NEVER,
})

export const seatOfPerson = (doc: Pick<LineDoc, 'seats'>, person: string | undefined): number | null => {
  const seat = person === undefined ? -1 : doc.seats.findIndex((one) => one.person === person)
  return seat === -1 ? null : seat
}

/** Who sits on a seat: the id of a person or of a bot. Whatever belongs to somebody is kept by this, never by the number of the seat. */
export const occupantOf = (seat: SeatDoc | undefined): string | undefined => seat?.person ?? seat?.botId

/** Where somebody sits now; null if they do not. */
export const seatOfOccupant = (doc: TableDoc, occupant: string): number | null => {
  const seat = doc.seats.findIndex((one) => occupantOf(one) === occupant)
  return seat === -1 ? null : seat
}

/** A table without spectators shows its game, running or finished, to those who sit there and to its host. */
export const mayLook = ({ status, doc }: { readonly status: string; readonly doc: TableDoc }, person: string | undefined): boolean =>
  doc.house.spectators || status === 'open' || seatOfPerson(doc, person) !== null || (person !== undefined && person === doc.host)

/** The bot that plays on at this place for somebody whose seat was given up: nothing of theirs passes to it, not even the name. */
export const botInstead = (seat: SeatDoc, at: number, bot: string, botId: string): SeatDoc => {
  const { person: _gone, awaited: _awaited, avatar: _face, vacation: _days, ...left } = cameBack(seat)
  return { ...left, kind: 'bot', name: STAND_IN_NAMES[at], bot, botId }
}

/** When a viewer may know that a game is over: when its end has been shown, to spectators later. Null while it goes on. */
export function endShown(
  { finished, doc }: { finished: number | null; doc: Pick<LineDoc, 'house'> },
  viewer: number | null,
): number | null {
  if (finished === null) return null
  return finished + (viewer === null ? doc.house.delay * 1000 : 0)
}

/** The game is over, but this viewer may not know it yet. */
export const hidesEnd = (record: Parameters<typeof endShown>[0], viewer: number | null, now: number): boolean =>
  (endShown(record, viewer) ?? 0) > now

export const withSeat = (doc: TableDoc, at: number, seat: SeatDoc): TableDoc => ({
  ...doc,
  seats: doc.seats.map((one, i) => (i === at ? seat : one)),
})

export const goneAway = (seat: SeatDoc, at: number, by: 'self' | 'clock'): SeatDoc => ({ ...seat, away: true, left: { at, by } })
export const cameBack = ({ away: _away, left: _left, ...seat }: SeatDoc): SeatDoc => seat

export const OPEN_SEAT: SeatDoc = { kind: 'open', name: '' }
export const people = (doc: TableDoc): number[] => doc.seats.flatMap((seat, i) => (seat.kind === 'person' ? [i] : []))

export const withRequest = (doc: TableDoc, request: string): TableDoc => ({ ...doc, done: remembered(doc.done, request) })

export const personsOf = ({ doc }: { doc: TableDoc }): string[] => doc.seats.flatMap(({ person }) => (person === undefined ? [] : [person]))

/** The document with everybody as they look now, as far as that is known; an empty look is none. */
export function withAvatars<D extends { readonly seats: readonly SeatDoc[] }>(doc: D, looks: ReadonlyMap<string, string>): D {
  const seats = doc.seats.map((seat) => {
    const look = seat.person === undefined ? undefined : looks.get(seat.person)
    if (look === undefined || look === (seat.avatar ?? '')) return seat
    const { avatar: _old, ...sitting } = seat
    return look === '' ? sitting : { ...sitting, avatar: look }
  })
  return { ...doc, seats }
}
