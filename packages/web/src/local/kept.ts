import type { Choice, GameRecord, Outcome, Seat } from '@flotilla/kernel'
import type { By, SeatSettings } from '@flotilla/protocol'

/** One answer at a table of this browser. */
export interface Given {
  readonly seat: Seat
  readonly choice: Choice
  readonly by: By
  readonly at: number
}

/** Who sits there: a bot, or somebody at this browser. */
export interface KeptSeat {
  readonly name: string
  readonly bot?: string
}

/** Where a branch belongs, and what somebody thought of it. */
export interface Branch {
  /** The game that is studied. */
  readonly study: string
  /** The branch it goes off from; null for the game itself. */
  readonly parent: string | null
  readonly name: string
  readonly note: string
}

/** A table as this browser keeps it: like a record, with what belongs to the table besides. */
export interface KeptTable {
  readonly id: string
  readonly game: string
  readonly rulesVersion: number
  /** The id of a built-in edition, or a whole one. */
  readonly edition: string | object
  readonly options: Readonly<Record<string, unknown>>
  readonly seats: readonly KeptSeat[]
  readonly seed: string
  readonly nonces: readonly string[]
  /** Taking back: without limit, as far as the rules of a table allow it, or not at all. */
  readonly undo: 'free' | 'rules' | 'off'
  readonly created: number
  readonly answers: readonly Given[]
  /** So many of the answers were there when it was opened: it goes on from a moment of another game. */
  readonly from: number
  readonly status: 'playing' | 'paused' | 'over' | 'ended'
  /** A bot plays on for these until they are back. */
  readonly away: readonly Seat[]
  readonly orders: SeatSettings
  readonly rematch: string | null
  readonly series?: { readonly leg: number; readonly before: readonly { readonly table: string; readonly outcome: Outcome }[] }
  /** It goes on from a moment of a game that is studied. */
  readonly branch?: Branch
  /** Somebody explains. */
  readonly isLesson?: true
}

const NAME = 'flotilla'
const VERSION = 2
const TABLES = 'tables'
const STUDIES = 'studies'

const memory = new Map<string, KeptTable>()

const asked = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, failed) => {
    request.addEventListener('success', () => done(request.result))
    request.addEventListener('error', () => failed(request.error ?? new Error('the browser keeps nothing')))
  })

let opened: Promise<IDBDatabase | null> | null = null

/** Null where the browser keeps nothing: then a table lasts as long as the page. */
function database(): Promise<IDBDatabase | null> {
  opened ??= (async () => {
    try {
      const request = indexedDB.open(NAME, VERSION)
      request.addEventListener('upgradeneeded', () => {
        for (const name of [TABLES, STUDIES])
          if (!request.result.objectStoreNames.contains(name)) request.result.createObjectStore(name, { keyPath: 'id' })
      })
      return await asked(request)
    } catch {
      return null
    }
  })()
  return opened
}

async function store(mode: IDBTransactionMode, name = TABLES): Promise<IDBObjectStore | null> {
  return (await database())?.transaction(name, mode).objectStore(name) ?? null
}

export async function keep(table: KeptTable): Promise<void> {
  memory.set(table.id, table)
  const kept = await store('readwrite')
  if (kept !== null) await asked(kept.put(table))
}

/** Keeps how far a table has come; what somebody calls it is kept by whoever changes that. */
export function keepPlayed(table: KeptTable): Promise<void> {
  const branch = memory.get(table.id)?.branch
  return keep(branch === undefined ? table : { ...table, branch })
}

export async function kept(id: string): Promise<KeptTable | undefined> {
  const from = await store('readonly')
  return memory.get(id) ?? (from === null ? undefined : ((await asked(from.get(id))) as KeptTable | undefined))
}

/** The newest first. */
export async function allKept(): Promise<readonly KeptTable[]> {
  const from = await store('readonly')
  const stored = from === null ? [...memory.values()] : ((await asked(from.getAll())) as KeptTable[])
  return stored.toSorted((a, b) => b.created - a.created)
}

export async function forget(id: string): Promise<void> {
  memory.delete(id)
  const from = await store('readwrite')
  if (from !== null) await asked(from.delete(id))
}

/** A finished game that is looked into: its record, and what somebody calls it. Its branches are tables. */
export interface Study {
  readonly id: string
  readonly record: GameRecord
  /** Where it was played, if that is known here. */
  readonly table?: string
  readonly name: string
  readonly created: number
}

const studied = new Map<string, Study>()

export async function keepStudy(study: Study): Promise<void> {
  studied.set(study.id, study)
  const kept = await store('readwrite', STUDIES)
  if (kept !== null) await asked(kept.put(study))
}

export async function keptStudy(id: string): Promise<Study | undefined> {
  const from = await store('readonly', STUDIES)
  return studied.get(id) ?? (from === null ? undefined : ((await asked(from.get(id))) as Study | undefined))
}

/** The newest first. */
export async function allStudies(): Promise<readonly Study[]> {
  const from = await store('readonly', STUDIES)
  const stored = from === null ? [...studied.values()] : ((await asked(from.getAll())) as Study[])
  return stored.toSorted((a, b) => b.created - a.created)
}

export async function forgetStudy(id: string): Promise<void> {
  studied.delete(id)
  const from = await store('readwrite', STUDIES)
  if (from !== null) await asked(from.delete(id))
}
