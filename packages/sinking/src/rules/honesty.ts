import { PUBLIC, everyone, type Seat } from '@flotilla/kernel'
import { columnOfDial, dialShows, type Ctx, type SeenSinking } from '../board/state.ts'
import { ACTIONS, dialOf } from '../board/things.ts'

/** The honesty record: what each seat claimed, where its dial lay, what it showed at the flip, and what came of it (SK-5.2). */

/** No claim, or no column because nobody may speak (Screech). */
const NONE = 7
const pack = (claim: number, column: number, dial: number, done: number, by: Seat): number =>
  (claim === -1 ? NONE : claim) | ((column === -1 ? NONE : column) << 3) | (dial << 6) | (done << 9) | ((by === -1 ? NONE : by) << 12)
const part = (entry: number, at: number): number => {
  const value = (entry >> at) & 7
  return value === NONE ? -1 : value
}

const claimIn = (entry: number): number => part(entry, 0)
const columnIn = (entry: number): number => part(entry, 3)
const dialIn = (entry: number): number => part(entry, 6)

/** A seat's round: what it claimed, where its dial lay and what was done. */
export interface Deed {
  /** The last quick claim of the round, or -1. */
  readonly claim: number
  /** Where the dial lay, -1 in a Screech round. */
  readonly column: number
  /** What it showed at the flip, and what was carried out. */
  readonly dial: number
  readonly done: number
  /** Who changed the dial by an item, or -1. */
  readonly by: Seat
}

/** Written when the dials are shown. */
export function recordDials(s: Ctx['state']): void {
  for (let seat = 0; seat < s.seats; seat++)
    s.record.push(pack(s.claims[seat], columnOfDial(s, seat), dialShows(s, seat), dialShows(s, seat), -1))
}

/** An item turns a dial; that does not alter whether its owner lied. */
export function turnDial(ctx: Ctx, seat: Seat, action: number, by: Seat): void {
  const s = ctx.state
  ctx.lay(dialOf(seat), action, PUBLIC | everyone(s.seats))
  const at = s.record.length - s.seats + seat
  const { claim, column, dial } = deedAt(s, at)
  s.record[at] = pack(claim, column, dial, action, by)
  ctx.emit?.({ type: 'turned', seat, action: ACTIONS[action], by })
}

function deedAt(s: SeenSinking, at: number): Deed {
  const entry = s.record[at]
  return { claim: claimIn(entry), column: columnIn(entry), dial: dialIn(entry), done: part(entry, 9), by: part(entry, 12) }
}

/** A seat's rounds from the first one on, as far as dials have been shown. */
export function deedsOf(s: SeenSinking, seat: Seat): Deed[] {
  const deeds: Deed[] = []
  for (let at = seat; at < s.record.length; at += s.seats) deeds.push(deedAt(s, at))
  return deeds
}

/** How often a seat's words and dials were true, counted over the game. */
export interface Honesty {
  readonly trueColumns: number
  readonly columns: number
  readonly keptClaims: number
  readonly claims: number
}

/** SK-5.2: nobody lies in a Screech round, so those are not counted. */
export function honestyOf(s: SeenSinking, seat: Seat): Honesty {
  let trueColumns = 0
  let columns = 0
  let keptClaims = 0
  let claims = 0
  for (let at = seat; at < s.record.length; at += s.seats) {
    const entry = s.record[at]
    const column = columnIn(entry)
    if (column === -1) continue
    columns++
    if (column === dialIn(entry)) trueColumns++
    const claim = claimIn(entry)
    if (claim === -1) continue
    claims++
    if (claim === dialIn(entry)) keptClaims++
  }
  return { trueColumns, columns, keptClaims, claims }
}
