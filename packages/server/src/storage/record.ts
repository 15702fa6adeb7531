import { RECORD_FORMAT, commitment, type Choice, type GameRecord } from '@flotilla/kernel'
import type { EntryRow } from './schema.ts'
import type { TableRecord } from './tables.ts'

/** What was stored is the record: nothing is played again for it, so it does not even need the rules. */
export function recordOfStored(table: TableRecord, entries: readonly EntryRow[]): GameRecord {
  const { game, rules_version, seats, seed, doc } = table
  const answers: [number, Choice][] = []
  for (const { kind, seat, choice } of entries)
    if (kind === 'undo') answers.length -= (JSON.parse(choice) as number | null) ?? 1
    else answers.push([seat, JSON.parse(choice) as Choice])
  return {
    format: RECORD_FORMAT,
    game,
    edition: doc.edition,
    rulesVersion: rules_version,
    seats,
    options: doc.options,
    commitment: commitment(seed),
    seed,
    nonces: doc.nonces ?? [],
    ...(doc.shares === undefined ? {} : { shares: doc.shares }),
    names: doc.seats.map(({ name }) => name),
    answers,
    ...(doc.outcome === undefined ? {} : { outcome: doc.outcome }),
  }
}
