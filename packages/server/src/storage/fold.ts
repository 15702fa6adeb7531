import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import { SLICE } from './slices.ts'
import type { EntryRow, Status } from './schema.ts'
import type { Storage } from './storage.ts'

const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)
/** Half the time of the best quality, for two bytes in a hundred more. */
const QUALITY = 9

/**
 * A game that has been over for so long is folded. Nobody may append to it any more by then: an entry is kept out by the one that has its
 * number already, so a server that was frozen at an earlier entry has to be given up before.
 */
const SETTLED = 86_400_000
/** So many games are folded each time that is tidied up. */
const MOST = 500
const ENDED = ['over', 'ended'] as const satisfies readonly Status[]

type Value = string | number | null
type Columns = Readonly<Record<string, readonly Value[]>>

const isWhole = (values: readonly Value[]): values is readonly number[] => values.every((value) => Number.isSafeInteger(value))

/** Numbers as steps from one to the next: times and sequence numbers are short that way. */
const steps = (values: readonly number[]): number[] => values.map((value, i) => (i === 0 ? value : value - values[i - 1]))

function sums(values: readonly number[]): number[] {
  let sum = 0
  return values.map((value) => (sum += value))
}

/** The entries of one table as one value: column by column, since what is alike stands together, and compressed. */
export async function folded(entries: readonly EntryRow[]): Promise<Uint8Array> {
  const columns: Record<string, readonly Value[]> = {}
  const whole: string[] = []
  const { table_id: _table, ...first } = entries[0]
  for (const name of Object.keys(first)) {
    const values = entries.map((entry) => entry[name as keyof EntryRow])
    if (isWhole(values)) whole.push(name)
    columns[name] = isWhole(values) ? steps(values) : values
  }
  const text = Buffer.from(JSON.stringify({ whole, columns }))
  return compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: text.length } })
}

/** What was folded, as it was. */
export async function unfolded(table: string, bytes: Uint8Array): Promise<EntryRow[]> {
  const { whole, columns } = JSON.parse((await decompress(bytes)).toString()) as { whole: string[]; columns: Columns }
  const all = Object.entries(columns).map(([name, values]) => [name, whole.includes(name) ? sums(values as number[]) : values] as const)
  return columns.seq.map((_, i) => ({ table_id: table, ...Object.fromEntries(all.map(([name, values]) => [name, values[i]])) }) as EntryRow)
}

/** The folded entries of a table after this number; none if it is not folded. */
export async function foldedEntries({ db }: Storage, table: string, after: number): Promise<EntryRow[]> {
  const row = await db.selectFrom('folded').select('entries').where('table_id', '=', table).executeTakeFirst()
  return row === undefined ? [] : (await unfolded(table, row.entries)).filter(({ seq }) => seq > after)
}

/** Puts the entries of a finished game into one row. Whoever reads meanwhile finds them in one place or in the other. */
async function foldTable({ db }: Storage, table: string): Promise<void> {
  const entries = await db.selectFrom('entries').selectAll().where('table_id', '=', table).orderBy('seq').execute()
  if (entries.length === 0) return
  const row = { table_id: table, entries: await folded(entries) }
  await db.transaction().execute(async (step) => {
    await step
      .insertInto('folded')
      .values(row)
      .onConflict((on) => on.doNothing())
      .execute()
    await step.deleteFrom('entries').where('table_id', '=', table).execute()
  })
}

interface Place {
  readonly finished: number
  readonly id: string
}

/**
 * Folds games that have been over for long, in the order in which they ended; how far that has come is stored, so that no game is looked
 * at twice. Two servers at it do the same. Returns how many.
 */
export async function foldFinished(storage: Storage, now: number, most = MOST): Promise<number> {
  const { db } = storage
  let count = 0
  for (const status of ENDED) {
    const name = `folded ${status}`
    const kept = await db.selectFrom('meta').select('value').where('name', '=', name).executeTakeFirst()
    let place = kept === undefined ? { finished: 0, id: '' } : (JSON.parse(kept.value) as Place)
    while (count < most) {
      const games = await db
        .selectFrom('tables')
        .select(['id', 'finished'])
        .where('status', '=', status)
        .where('finished', '>=', place.finished)
        .where('finished', '<', now - SETTLED)
        .where((is) => is.or([is('finished', '>', place.finished), is('id', '>', place.id)]))
        .orderBy('finished')
        .orderBy('id')
        .limit(Math.min(SLICE, most - count))
        .execute()
      if (games.length === 0) break
      for (const { id } of games) {
        await foldTable(storage, id)
        // Reading, packing and storing a game takes its time: everybody else is next.
        await new Promise((done) => setImmediate(done))
      }
      count += games.length
      const last = games[games.length - 1]
      place = { finished: last.finished ?? 0, id: last.id }
      const value = JSON.stringify(place)
      await db
        .insertInto('meta')
        .values({ name, value })
        .onConflict((on) => on.column('name').doUpdateSet({ value }))
        .execute()
    }
  }
  return count
}
