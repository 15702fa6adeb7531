import { builtInGames } from '@flotilla/games'
import { replay, same } from '@flotilla/kernel'
import type { Storage } from '../../src/index.ts'
import { recordOfStored } from '../../src/storage/record.ts'
import { requestOf } from '../../src/storage/requests.ts'
import type { EntryRow } from '../../src/storage/schema.ts'
import { NO_WISHES, Tables, type TableRecord } from '../../src/storage/tables.ts'
import { rulesOf } from '../../src/tables/rules.ts'
import type { ChaosPlayer } from './chaos-player.ts'

export interface Aftermath {
  tables: number
  acknowledged: number
  stored: number
  /** Acknowledged but not in storage. */
  lost: number
  /** In storage, but not what was acknowledged. */
  changed: number
  /** In storage more than once. */
  doubled: number
  /** Tables whose journal does not replay. */
  ruined: number
}

/** Compares what was acknowledged with what is stored, thing by thing. */
export async function aftermath(storage: Storage, players: readonly ChaosPlayer[], games = builtInGames): Promise<Aftermath> {
  const tables = new Tables(storage)
  const result: Aftermath = { tables: 0, acknowledged: 0, stored: 0, lost: 0, changed: 0, doubled: 0, ruined: 0 }
  for (const id of new Set(players.map(({ table }) => table))) {
    const table = await tables.byId(id)
    if (table === null) throw new Error(`the table ${id} is gone`)
    const entries = await tables.entries(id, 0)
    const said = await storage.db.selectFrom('talk').select(['body', 'person']).where('table_id', '=', id).execute()
    const talk = said.map(({ body, person }) => ({ person, ...(JSON.parse(body) as { speech: unknown }) }))
    const wishes = await tables.wishes(id)
    const answers = new Map(entries.map((entry) => [entry.request, entry]))
    result.tables++
    result.stored += entries.length
    result.doubled += twice(entries.flatMap(({ request }) => request ?? []))
    result.doubled += twice(talk.map(({ person, speech }) => `${person} ${JSON.stringify(speech)}`))
    result.doubled += twice(table.doc.done ?? [])
    for (const one of players.filter((each) => each.table === id)) {
      const own = table.doc.seats[one.seat].person ?? ''
      const { orders, done = [] } = wishes.get(own) ?? NO_WISHES
      result.acknowledged += one.acknowledged.length
      result.doubled += twice(done)
      const lastOrders = one.acknowledged.findLast(({ type }) => type === 'orders')
      for (const deed of one.acknowledged)
        switch (deed.type) {
          case 'answer':
            tally(result, answers.get(requestOf(own, deed.id))?.choice, JSON.stringify(deed.choice))
            break
          case 'say':
            tally(result, talk.some(({ person, speech }) => person === own && same(speech, deed.speech)) ? '' : undefined, '')
            break
          case 'vote':
            tally(result, table.doc.done?.includes(requestOf(own, deed.id)) === true ? '' : undefined, '')
            break
          case 'orders':
            tally(result, done.includes(deed.id) ? '' : undefined, '')
        }
      if (lastOrders !== undefined && one.pending?.type !== 'orders' && !same(orders, lastOrders.orders)) result.changed++
    }
    if (!(await isWhole(table, entries, games))) result.ruined++
  }
  return result
}

function tally(result: Aftermath, stored: string | undefined, meant: string): void {
  if (stored === undefined) result.lost++
  else if (stored !== meant && !same(JSON.parse(stored), JSON.parse(meant))) result.changed++
}

const twice = (things: readonly string[]): number => things.length - new Set(things).size

/** Nothing is missing in between, and every answer is legal. */
async function isWhole(table: TableRecord, entries: readonly EntryRow[], games: typeof builtInGames): Promise<boolean> {
  const rules = await rulesOf(games, table)
  if (typeof rules === 'string' || !entries.every((entry, i) => entry.seq === i + 1)) return false
  try {
    replay(rules, recordOfStored(table, entries))
    return true
  } catch {
    return false
  }
}
