import type { GameRecord } from '@flotilla/kernel'
import { keep } from '../local/kept.ts'
import { branchTable, studyOf } from './branches.ts'

/** Keeps a finished game in this browser as a table that is over, always the same for the same game, and says where it is to be watched. */
export async function watch(record: GameRecord): Promise<string> {
  const id = `here-film-${studyOf(record)}`
  const { branch: _, ...table } = branchTable(record, record.answers.length, null, { study: '', parent: null, name: '', note: '' })
  await keep({ ...table, id, undo: 'off', from: 0, status: 'over' })
  return `/t/${id}/replay`
}
