import { isOver, open, readCtx, same, useEdition, type Game } from '@flotilla/kernel'
import type { Position, Request, Seated, TableRules } from '@flotilla/table'
import { botInstead, cameBack, sittingsOf, type SeatDoc, type TableDoc } from '../../storage/doc.ts'
import { newId } from '../../storage/secrets.ts'
import type { TableRecord } from '../../storage/tables.ts'

// The journal decides who sits where, who is away, and whether the game goes on. The record repeats it for lists, and is repaired on loading.

/** What a table's game begins with, and everything in its journal follows from. */
export function rulesOf(builtIn: Game, { seed, seats, started, doc }: TableRecord): TableRules {
  const { options, nonces = [], edition, house, began } = doc
  const game = useEdition(builtIn, edition)
  const opened = open(game, { seats, options, seed, nonces })
  return { game, opened, clock: house.clock, started: started ?? 0, seats: began ?? sittingsOf(doc) }
}

/** The record as it is by the journal; the same one where it says so already. */
export function projected(record: TableRecord, game: Game, position: Position): TableRecord {
  if (record.finished !== null || record.started === null) return record
  const seats = record.doc.seats.map((seat, at) => seatAs(seat, at, position.seats[at]))
  const { status } = position
  if (status === record.status && seats.every((seat, at) => seat === record.doc.seats[at])) return record
  const doc: TableDoc = { ...record.doc, seats }
  if (status === 'playing' || status === 'paused') return { ...record, status, doc, ...(status === 'paused' ? { wake: null } : {}) }
  const { state } = position.game
  const outcome = isOver(state) ? { outcome: game.outcome(readCtx(game, state)) } : {}
  return { ...record, status, finished: position.at, wake: null, doc: { ...doc, ...outcome } }
}

function seatAs(seat: SeatDoc, at: number, { person, bot, away, left }: Seated): SeatDoc {
  if (person === null && bot !== null && seat.kind === 'person') return botInstead(seat, at, bot, newId())
  if (person === null || seat.person !== person) return seat
  if (!away) return seat.away === undefined ? seat : cameBack(seat)
  return seat.away === true && (left === undefined || same(seat.left, left))
    ? seat
    : { ...seat, away, ...(left === undefined ? {} : { left }) }
}

/** What the journal has to be told of seats that were given to somebody else by a change of accounts: the record was changed first. */
export function reseated({ version, doc }: TableRecord, position: Position): Request[] {
  const now = sittingsOf(doc)
  return position.seats.flatMap(({ person }, seat): Request[] => {
    const sitting = now[seat]
    if (person === null || sitting.person === person) return []
    return [{ type: 'seat', person, request: `seat:${version}:${seat}`, seat, sitting }]
  })
}
