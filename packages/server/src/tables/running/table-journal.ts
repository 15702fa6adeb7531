import type { Effect, Entry, Input } from '@flotilla/table'
import { idOfRequest, personOf, requestOf } from '../../storage/requests.ts'
import type { EntryRow } from '../../storage/schema.ts'
import type { TableServices } from '../services.ts'

/** Storage that has not answered for so long is taken for broken: what became of the entry is read. By the machine's own clock. */
const PATIENCE = 20_000

export const entryOf = ({ seq, tag, prev, kind, at, by, request, seat, choice, spent }: EntryRow): Entry => ({
  seq,
  tag,
  prev,
  kind,
  at,
  person: request === null ? null : personOf(request),
  by,
  request: request === null ? null : idOfRequest(request),
  seat,
  given: kind === 'undo' ? ((JSON.parse(choice) as number | null) ?? 1) : JSON.parse(choice),
  spent,
})

export const rowOf = (table_id: string, { person, request, given, ...entry }: Entry): EntryRow => ({
  ...entry,
  table_id,
  choice: JSON.stringify(given),
  request: request === null || person === null ? null : requestOf(person, request),
})

function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((done, failed) => {
    const timer = setTimeout(() => failed(new Error('the storage does not answer')), PATIENCE)
    timer.unref()
    work.then(done, failed).finally(() => clearTimeout(timer))
  })
}

/** Hands an entry to the journal; the result is what the session is told, whatever happens. */
export async function appended(
  { journal, log }: TableServices,
  table: string,
  { id, entry }: Extract<Effect, { type: 'append' }>,
): Promise<Input> {
  try {
    return { type: (await inTime(journal.append(rowOf(table, entry)))) ? 'appended' : 'overtaken', id }
  } catch (error) {
    log.error({ table: table.slice(0, 6), err: error }, 'it is not known whether an entry was stored')
    return { type: 'unknown', id }
  }
}

/** What the journal has from the entry on that is asked for. */
export async function entriesFrom(
  { tables, log }: TableServices,
  table: string,
  { id, from }: Extract<Effect, { type: 'read' }>,
): Promise<Input> {
  try {
    return { type: 'entries', id, entries: (await inTime(tables.entries(table, from - 1))).map(entryOf) }
  } catch (error) {
    log.error({ table: table.slice(0, 6), err: error }, 'a journal could not be read')
    return { type: 'entries', id, entries: null }
  }
}
