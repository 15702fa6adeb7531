import type { Game } from '@flotilla/kernel'
import { Replay, Session } from '@flotilla/table'
import { newId } from '../../storage/secrets.ts'
import type { TableRecord } from '../../storage/tables.ts'
import { Stretches } from '../../time.ts'
import { rulesOf } from './projection.ts'
import type { TableServices } from '../services.ts'
import { entryOf } from './table-journal.ts'

interface Loadable {
  readonly services: TableServices
  readonly record: TableRecord
}

/** The session of a game that has begun, from its journal. Whoever else waits goes first now and then. */
export async function loadSession(table: Loadable, game: Game): Promise<Session> {
  const { services, record } = table
  const { id, doc } = record
  const { time, tables, presence, bots } = services
  const delay = doc.house.delay * 1000
  const rules = rulesOf(game, record)
  const entries = await tables.entries(id, 0)
  const replay = new Replay(rules, delay, time.now())
  const stretches = new Stretches()
  for (const entry of entries) {
    await stretches.rest()
    replay.take(entryOf(entry))
  }
  const options = {
    rules,
    delay,
    absent: doc.house.absent,
    substitute: bots.substitute,
    tag: newId,
    vacation: (seat: number) => table.record.doc.seats[seat]?.vacation ?? 0,
    ...(presence === null ? {} : { isShared: true as const }),
  }
  return new Session(options, replay, time.now())
}
