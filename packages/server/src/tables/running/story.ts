import { asLog, opening, retold, type Update } from '@flotilla/table'
import type { Seat } from '@flotilla/kernel'
import type { Chapter, History, LogEntry } from '@flotilla/protocol'
import { refusal } from '../../refusal.ts'
import { Stretches } from '../../time.ts'
import type { RunningTable } from './running-table.ts'
import { entryOf } from './table-journal.ts'

interface Part {
  readonly viewer: Seat | null
  /** What was shown with a number above this, up to that one. */
  readonly after: number
  readonly upTo: number
  readonly byMoments: boolean
}

/** What one viewer was shown, told again from the journal: nobody has to remember it meanwhile. Whoever else waits goes first now and then. */
async function chaptersOf({ id, session, services }: RunningTable, part: Part): Promise<Chapter[]> {
  if (session === null || part.after >= part.upTo) return []
  const stretches = new Stretches()
  const chapters: Chapter[] = []
  for (const chapter of retold(session.rules, (await services.tables.entries(id, 0)).map(entryOf), part)) {
    await stretches.rest()
    if (chapter !== null) chapters.push(chapter)
    if (chapter !== null && chapter.entry.seq === part.upTo) break
  }
  return chapters
}

/** The log of what a viewer was shown after one number, up to another, as text. */
export async function logText(table: RunningTable, viewer: Seat | null, after: number, upTo: number): Promise<string> {
  const { histories } = table.services
  const key = `${table.id} ${viewer} log`
  if (after >= upTo) return '[]'
  const known = histories.get(key, upTo, false)
  if (known !== null) return after === 0 ? known : JSON.stringify((JSON.parse(known) as LogEntry[]).filter(({ seq }) => seq > after))
  const log: LogEntry[] = (await chaptersOf(table, { viewer, after, upTo, byMoments: false })).map(asLog)
  const text = JSON.stringify(log)
  if (after === 0) histories.set(key, { seq: upTo, isOver: false, text })
  return text
}

/** The log that is kept of a viewer goes on with what they are shown now. */
export function extendLog({ id, services: { histories } }: RunningTable, viewer: Seat | null, { seq, entry, frames }: Update): void {
  const key = `${id} ${viewer} log`
  const known = histories.get(key, seq - 1, false)
  if (known !== null) histories.set(key, { seq, isOver: false, text: `${known.slice(0, -1)},${JSON.stringify(asLog({ entry, frames }))}]` })
}

/** The game from its start as one viewer was shown it, as text; told anew when there is more. */
export async function historyText(table: RunningTable, viewer: Seat | null): Promise<string> {
  const { session } = table
  if (session === null) throw refusal('table.notBegun')
  const { histories } = table.services
  const isOver = table.endShown(viewer) !== null && !table.hidesEnd(viewer)
  const { seq } = session.shown(viewer)
  const key = `${table.id} ${viewer}`
  const known = histories.get(key, seq, isOver)
  if (known !== null) return known
  const steps = await chaptersOf(table, { viewer, after: 0, upTo: seq, byMoments: true })
  const told: History = {
    ...opening(session.rules, viewer),
    steps: isOver ? steps : steps.map(({ frames, entry }) => ({ frames, entry })),
  }
  const text = JSON.stringify(told)
  histories.set(key, { seq, isOver, text })
  return text
}
