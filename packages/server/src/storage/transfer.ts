import { BadInput, gameOfRecord, isOver, readCtx, parseRecord, replay, same, type Game, type GameRecord } from '@flotilla/kernel'
import { house } from '@flotilla/protocol'
import { rulesOf } from '../tables/rules.ts'
import type { TableDoc } from './doc.ts'
import { recordOfStored } from './record.ts'
import { newId } from './secrets.ts'
import type { Storage } from './storage.ts'
import { Tables, written, type TableRecord } from './tables.ts'

/** The record of a table. Of a game that still goes on it holds the seed: for the host's eyes only. */
export async function exportTable(storage: Storage, id: string): Promise<{ record: GameRecord; finished: boolean }> {
  const tables = new Tables(storage)
  const table = await tables.byId(id)
  if (table === null) throw new BadInput('table', `there is no table '${id}'`)
  if (table.started === null) throw new BadInput('table', 'the game at this table has not begun')
  return { record: recordOfStored(table, await tables.entries(id, 0)), finished: table.status === 'over' }
}

/** The table that has this very game already. */
async function tableWith(storage: Storage, record: GameRecord): Promise<string | undefined> {
  const tables = new Tables(storage)
  const alike = await storage.db.selectFrom('tables').select('id').where('game', '=', record.game).where('seed', '=', record.seed).execute()
  for (const { id } of alike) {
    const table = await tables.byId(id)
    if (table === null || table.started === null) continue
    const { answers, nonces } = recordOfStored(table, await tables.entries(id, 0))
    if (same(answers, record.answers) && same(nonces, record.nonces)) return id
  }
  return undefined
}

/** Stores a record as a finished table, after replaying it; returns the table's id. What is here already stays one table. */
export async function importRecord(storage: Storage, games: readonly Game[], value: unknown, now: number): Promise<string> {
  const record = parseRecord(value)
  const builtIn = await rulesOf(games, { game: record.game, rules_version: record.rulesVersion })
  if (typeof builtIn === 'string') throw new BadInput('rulesVersion', builtIn)
  const state = replay(builtIn, record)
  const here = await tableWith(storage, record)
  if (here !== undefined) return here
  const game = gameOfRecord(builtIn, record)
  const doc: TableDoc = {
    options: state.options as TableDoc['options'],
    edition: record.edition,
    house: house.parse({}),
    seats: Array.from({ length: record.seats }, (_, seat) => ({ kind: 'person', name: record.names?.[seat] ?? `#${seat + 1}` })),
    host: '',
    vote: null,
    rematch: null,
    nonces: record.nonces,
    ...(record.shares === undefined ? {} : { shares: record.shares }),
    ...(isOver(state) ? { outcome: game.outcome(readCtx(game, state)) } : {}),
  }
  const table: TableRecord = {
    id: newId(),
    game: record.game,
    rules_version: record.rulesVersion,
    status: isOver(state) ? 'over' : 'ended',
    public: 0,
    seats: record.seats,
    seed: record.seed,
    doc,
    version: 1,
    created: now,
    started: now,
    finished: now,
    wake: null,
    origin: null,
  }
  const entries = record.answers.map(([seat, choice], i) => ({
    table_id: table.id,
    seq: i + 1,
    kind: 'answer' as const,
    seat,
    choice: JSON.stringify(choice),
    request: null,
    by: 'person' as const,
    at: now,
    spent: 0,
    tag: `e${i + 1}`,
    prev: i === 0 ? '' : `e${i}`,
  }))
  await storage.db.transaction().execute(async (db) => {
    await db.insertInto('tables').values(written(table)).execute()
    for (let from = 0; from < entries.length; from += 500)
      await db
        .insertInto('entries')
        .values(entries.slice(from, from + 500))
        .execute()
  })
  return table.id
}
