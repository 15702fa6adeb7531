import type { Effect } from '@flotilla/table'
import { callSeat } from '../calls.ts'
import type { Connection } from '../connection.ts'
import type { RunningTable } from './running-table.ts'

/** The table begins or stops waiting for somebody. Whoever looks at it sees that anyway. */
export function tellWaits(table: RunningTable, { seat, person, waits, asked }: Extract<Effect, { type: 'waits' }>): void {
  const { record, services, id, channels } = table
  const looks = (connection: Connection): boolean => channels.isLooking(connection)
  services.tellPerson(person, { type: 'waits', table: id, game: record.game, waits }, looks)
  if (waits) callSeat(table, seat, 'turn', `${asked}`)
  else if (services.alerts.mayReach(person)) services.run(services.alerts.withdraw(person, id))
}

/** Most of somebody's time has gone. */
export function remind(table: RunningTable, { seat, person, left, asked }: Extract<Effect, { type: 'remind' }>): void {
  table.services.tellPerson(person, { type: 'nudge', table: table.id, left: Math.round(left) })
  callSeat(table, seat, 'low', `${asked}`)
}
