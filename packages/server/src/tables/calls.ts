import type { Params, Seat } from '@flotilla/kernel'
import type { AlertKind } from '@flotilla/protocol'
import type { RunningTable } from './running/running-table.ts'

interface More {
  readonly params?: Params
  /** Not before this. */
  readonly due?: number
}

/** Calls the person on a seat, once for each `wait`: by public words only, the game's title and the crew's names. */
export function callSeat(
  { record, services, id, title }: RunningTable,
  seat: Seat,
  kind: AlertKind,
  wait: string,
  { params = {}, due }: More = {},
): void {
  const { seats } = record.doc
  const { person } = seats[seat]
  if (person === undefined || !services.alerts.mayReach(person)) return
  const crew = seats.flatMap(({ name }, one) => (one === seat || name === '' ? [] : [name])).join(', ')
  const call = { person, kind, table: id, wait: `${kind} ${id} ${person} ${wait}`, params: { game: title, crew, ...params } }
  services.run(services.alerts.raise({ ...call, ...(due === undefined ? {} : { due }) }))
}

/** Calls somebody who does not sit there yet. */
export function callPerson(
  { record, services, id, title }: RunningTable,
  person: string,
  kind: AlertKind,
  wait: string,
  params: Params,
): void {
  const crew = record.doc.seats.flatMap(({ name }) => (name === '' ? [] : [name])).join(', ')
  services.run(
    services.alerts.raise({ person, kind, table: id, wait: `${kind} ${id} ${person} ${wait}`, params: { game: title, crew, ...params } }),
  )
}

/** All people at the table. */
export function callCrew(table: RunningTable, kind: AlertKind, wait: string, due?: number): void {
  table.record.doc.seats.forEach((_, seat) => callSeat(table, seat, kind, wait, due === undefined ? {} : { due }))
}
