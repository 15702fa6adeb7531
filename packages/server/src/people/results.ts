import type { HistoryPage, PlayedGame, Statistics } from '@flotilla/protocol'
import { endShown } from '../storage/doc.ts'
import type { ResultRow } from '../storage/schema.ts'
import { SLICE, slices } from '../storage/slices.ts'
import type { Storage } from '../storage/storage.ts'
import type { TableRecord } from '../storage/tables.ts'
import { Stretches } from '../time.ts'

const PAGE = 30
/** Statistics look at so many of the last games. */
const MOST = 5000

/** What a finished game was for each of its people. */
export function resultsOf(table: TableRecord): ResultRow[] {
  const { id, game, doc, started, finished } = table
  const { outcome, seats } = doc
  if (outcome === undefined || finished === null) return []
  return seats.flatMap(({ person }, seat) => {
    const standing = outcome.standings.find((one) => one.seat === seat)
    if (person === undefined || standing === undefined) return []
    const others = seats.flatMap((one, at) =>
      at === seat
        ? []
        : [
            {
              name: one.name,
              ...(one.person === undefined ? {} : { person: one.person }),
              ...(one.bot === undefined ? {} : { bot: one.bot }),
            },
          ],
    )
    return [
      {
        table_id: id,
        person,
        game,
        seats: seats.length,
        seat,
        rank: standing.rank,
        points: standing.score,
        won: outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0,
        others: JSON.stringify(others),
        started: started ?? finished,
        finished,
        open_from: endShown(table, null) ?? finished,
      },
    ]
  })
}

const shown = ({ table_id, person: _own, open_from: _open, others, ...row }: ResultRow): PlayedGame => ({
  ...row,
  table: table_id,
  others: JSON.parse(others) as PlayedGame['others'],
})

/** What people have played. */
export class Results {
  readonly #storage: Storage
  readonly #now: () => number

  constructor(storage: Storage, now: () => number) {
    this.#storage = storage
    this.#now = now
  }

  /** Whichever server gets there first; all write the same. */
  async keep(table: TableRecord): Promise<void> {
    const rows = resultsOf(table)
    if (rows.length === 0) return
    await this.#storage.db
      .insertInto('results')
      .values(rows)
      .onConflict((on) => on.doNothing())
      .execute()
  }

  async history(person: string, before: number | undefined, game: string | undefined): Promise<HistoryPage> {
    let games = this.#known(person)
      .orderBy('finished', 'desc')
      .limit(PAGE + 1)
    if (before !== undefined) games = games.where('finished', '<', before)
    if (game !== undefined) games = games.where('game', '=', game)
    const rows = await games.execute()
    const page = rows.slice(0, PAGE)
    return { games: page.map(shown), before: rows.length > PAGE ? page[page.length - 1].finished : null }
  }

  /** Games whose end has been shown: also to spectators, or they would learn it here. */
  #known(person: string) {
    return this.#storage.db.selectFrom('results').selectAll().where('person', '=', person).where('open_from', '<=', this.#now())
  }

  async statistics(person: string): Promise<Statistics> {
    const rows = await this.#known(person).orderBy('finished', 'desc').limit(MOST).execute()
    const byGame = new Map<string, Statistics['games'][number]>()
    for (const { game, seats, won, started, finished } of rows) {
      const sum = byGame.get(game) ?? { game, played: 0, won: 0, expected: 0, bySeats: {}, longest: 0 }
      const here = sum.bySeats[seats] ?? { played: 0, won: 0 }
      byGame.set(game, {
        game,
        played: sum.played + 1,
        won: sum.won + won,
        expected: sum.expected + 1 / seats,
        bySeats: { ...sum.bySeats, [seats]: { played: here.played + 1, won: here.won + won } },
        longest: Math.max(sum.longest, finished - started),
      })
    }
    return { games: [...byGame.values()].sort((a, b) => b.played - a.played), since: rows.at(-1)?.started ?? null }
  }

  /** What somebody has played becomes somebody else's, or nobody's: theirs goes, and in the others' history is another name. */
  async handOver(person: string, to: { readonly id: string | null; readonly name: string }): Promise<void> {
    const { db } = this.#storage
    const own = db.selectFrom('results').select('table_id').where('person', '=', person).orderBy('table_id').limit(SLICE)
    const shown = { name: to.name, ...(to.id === null ? {} : { person: to.id }) }
    const stretches = new Stretches()
    for await (const games of slices<{ table_id: string }>((after) => own.where('table_id', '>', after?.table_id ?? '').execute()))
      for (const { table_id } of games) {
        await stretches.rest()
        await this.#handOverGame(table_id, person, to.id, shown)
      }
  }

  async #handOverGame(table: string, person: string, to: string | null, shown: PlayedGame['others'][number]): Promise<void> {
    const { db } = this.#storage
    const rows = await db.selectFrom('results').select(['person', 'others']).where('table_id', '=', table).execute()
    for (const row of rows) {
      const others = (JSON.parse(row.others) as PlayedGame['others']).map((one) => (one.person === person ? shown : one))
      await db
        .updateTable('results')
        .set({ others: JSON.stringify(others) })
        .where('table_id', '=', table)
        .where('person', '=', row.person)
        .execute()
    }
    // Where both have played, the game stays once.
    if (to !== null && !rows.some((row) => row.person === to))
      await db.updateTable('results').set({ person: to }).where('table_id', '=', table).where('person', '=', person).execute()
    else await db.deleteFrom('results').where('table_id', '=', table).where('person', '=', person).execute()
  }

  /** All games of a person whose end may be known, for the person's own copy of their data. */
  async all(person: string): Promise<Omit<ResultRow, 'person' | 'open_from'>[]> {
    const own = this.#storage.db
      .selectFrom('results')
      .select(['table_id', 'game', 'seats', 'seat', 'rank', 'points', 'won', 'others', 'started', 'finished'])
      .where('person', '=', person)
      .where('open_from', '<=', this.#now())
      .orderBy('table_id')
      .limit(SLICE)
    const games: Omit<ResultRow, 'person' | 'open_from'>[] = []
    for await (const rows of slices<(typeof games)[number]>((after) => own.where('table_id', '>', after?.table_id ?? '').execute()))
      games.push(...rows)
    return games
  }

  /** The people somebody has played with: how often, and when last. */
  async companions(person: string): Promise<Map<string, { games: number; last: number }>> {
    const rows = await this.#known(person).orderBy('finished', 'desc').limit(MOST).execute()
    const met = new Map<string, { games: number; last: number }>()
    for (const { others, finished } of rows)
      for (const { person: other } of JSON.parse(others) as PlayedGame['others']) {
        if (other === undefined) continue
        const known = met.get(other) ?? { games: 0, last: finished }
        met.set(other, { games: known.games + 1, last: known.last })
      }
    return met
  }
}
