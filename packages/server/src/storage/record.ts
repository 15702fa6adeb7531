import { RECORD_FORMAT, commitment, type Choice, type GameRecord } from '@flotilla/kernel'
import type { Closing } from '@flotilla/table'
import type { EntryRow } from './schema.ts'
import type { TableRecord } from './tables.ts'

/** The answers in the order in which they were carried out: those of a window when it closed, then the defaults of whoever was late. */
function answersOf(entries: readonly Pick<EntryRow, 'kind' | 'seat' | 'choice'>[]): [number, Choice][] {
  const answers: [number, Choice][] = []
  let held: [number, Choice][] = []
  for (const { kind, seat, choice } of entries) {
    const given = JSON.parse(choice) as unknown
    if (kind === 'undo') answers.length -= (given as number | null) ?? 1
    else if (kind === 'answer') answers.push([seat, given as Choice])
    else if (kind === 'hold') held.push([seat, given as Choice])
    else if (kind === 'close') {
      const { late, lapsed } = given as Closing
      answers.push(...[...held, ...(late as [number, Choice][])].filter(([one]) => !lapsed.includes(one)))
      held = []
    }
  }
  return answers
}

/** What was stored is the record: nothing is played again for it, so it does not even need the rules. */
export function recordOfStored(table: TableRecord, entries: readonly EntryRow[]): GameRecord {
  const { game, rules_version, seats, seed, doc } = table
  const answers = answersOf(entries)
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
