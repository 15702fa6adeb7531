import { commitment, replacementNonce, sealOf, type DiceShare, type Seals } from '@flotilla/kernel'
import type { Person } from '@flotilla/protocol'
import { refusal } from '../refusal.ts'
import { seatOfPerson, sittingsOf, type SeatDoc, type TableDoc } from '../storage/doc.ts'
import type { TableRecord } from '../storage/tables.ts'
import type { RunningTable } from './running/running-table.ts'

/** Milliseconds for all clients to reveal their nonces. A client that has not by then is left out, and the record says so. */
const LONGEST = 10_000

/** The seals of a table's seats as they are fixed at the start. */
export const sealsAt = ({ seats }: Pick<TableDoc, 'seats'>): Seals => seats.map(({ seal }) => seal ?? null)

export const revealUntil = (since: number): number => since + LONGEST

type Online = (person: string) => boolean

const whoIsThere = ({ seats }: Pick<TableDoc, 'seats'>, isOnline: Online): boolean[] =>
  seats.map(({ person }) => person !== undefined && isOnline(person))

/** The crew is complete: from now on seats and seals are fixed. The game starts when all sealed nonces are there, at once if there are none. */
export function fixed(record: TableRecord, now: number, isOnline: Online): TableRecord {
  const { doc } = record
  if (sealsAt(doc).every((seal) => seal === null)) return started(record, now, isOnline)
  const reveal = { since: now, nonces: doc.seats.map(() => null), there: whoIsThere(doc, isOnline) }
  return { ...record, doc: { ...doc, vote: null, reveal } }
}

/** The game starts, with the nonces that were revealed by now. Whoever has not revealed is late; absent if not at the table then nor now. */
function started(record: TableRecord, now: number, isOnline: Online): TableRecord {
  const { reveal, ...doc } = record.doc
  const seals = sealsAt(doc)
  const promise = commitment(record.seed)
  const there = whoIsThere(doc, isOnline)
  const shares: DiceShare[] = []
  const nonces: string[] = []
  for (const [seat, seal] of seals.entries()) {
    const nonce = reveal?.nonces[seat] ?? null
    nonces.push(nonce ?? replacementNonce(promise, seals, seat))
    const missing = there[seat] || reveal?.there[seat] === true ? 'late' : 'absent'
    shares.push(seal === null ? { by: 'server' } : { by: nonce === null ? missing : 'player', seal })
  }
  const seats = doc.seats.map(({ seal: _fixed, ...seat }): SeatDoc => seat)
  return { ...record, status: 'playing', started: now, doc: { ...doc, vote: null, seats, nonces, shares, began: sittingsOf({ seats }) } }
}

/** Somebody's client reveals the nonce that it had sealed. */
export const reveal = (table: RunningTable, person: Person, nonce: string): Promise<TableRecord> =>
  table.change((record) => {
    const { doc } = record
    const seat = seatOfPerson(doc, person.id)
    if (seat === null) throw refusal('table.notSeated', { status: 403 })
    if (doc.reveal === undefined) throw refusal(record.started === null ? 'table.notBegun' : 'table.begun')
    if (sealOf(nonce) !== doc.seats[seat].seal) throw refusal('dice.notSealed', { status: 400, field: 'nonce' })
    const nonces = doc.reveal.nonces.map((one, at) => (at === seat ? nonce : one))
    const shown = { ...record, doc: { ...doc, reveal: { ...doc.reveal, nonces } } }
    const isComplete = doc.seats.every(({ seal }, at) => seal === undefined || nonces[at] !== null)
    return isComplete ? started(shown, table.services.time.now(), (one) => table.isOnline(one)) : shown
  })

/** Starts the game when the time for revealing is over; `record` is what the start was prepared with. */
export function awaitReveal(table: RunningTable): void {
  const { doc } = table.record
  if (doc.reveal === undefined) return
  const { time } = table.services
  time.at(revealUntil(doc.reveal.since), () => table.services.run(endReveal(table)))
}

/** The game starts without those who have not revealed in time; nothing where it has started, or where there is still time. */
export async function endReveal(table: RunningTable): Promise<void> {
  if (table.services.isClosing) return
  const now = table.services.time.now()
  const isOver = ({ doc }: TableRecord): boolean => doc.reveal !== undefined && revealUntil(doc.reveal.since) <= now
  if (isOver(table.record)) await table.change((record) => (isOver(record) ? started(record, now, (one) => table.isOnline(one)) : null))
}
