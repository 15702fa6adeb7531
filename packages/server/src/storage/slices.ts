import { Stretches } from '../time.ts'

/** So many rows at most are read or changed by one statement that serves one person: the statement stops everybody else's work. */
export const SLICE = 200

/**
 * Keyset pagination over all rows that `read` finds, a slice at a time: it is given the last row so far and returns at most SLICE rows
 * after it. Between the slices whoever else waits has a turn.
 */
export async function* slices<Row>(read: (after: Row | null) => Promise<readonly Row[]>): AsyncGenerator<readonly Row[]> {
  const stretches = new Stretches()
  for (let rows = await read(null); rows.length > 0; rows = await read(rows[rows.length - 1])) {
    yield rows
    if (rows.length < SLICE) return
    await stretches.rest()
  }
}
