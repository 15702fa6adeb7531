import { PUBLIC, seatBit, type Seat, type SeatSet } from '@flotilla/kernel'
import type { Ctx, ReadCtx } from './state.ts'

// A lot is a set of backs that were mixed with one another, and so a publicly known set of faces under them:
// everybody saw what went in. It is what lets a bot deal unknown cards no worse than a player who kept count.

const places = new WeakMap<readonly number[], Int16Array>()

/** By face: where it stands in the pool's sorted list. */
function placesIn(ctx: ReadCtx): Int16Array {
  const { faces } = ctx.state.pools[0]
  let found = places.get(faces)
  if (found === undefined) {
    places.set(faces, (found = new Int16Array(faces[faces.length - 1] + 1)))
    for (const [at, face] of faces.entries()) found[face] = at
  }
  return found
}

/** These backs are about to be mixed: they, and whatever was already mixed with them unseen, are one lot from now on. */
export function mix(ctx: Ctx, backs: readonly number[]): void {
  const s = ctx.state
  if (backs.length < 2) return
  const { lot, lotOfCard, known, faces } = s
  const id = s.lots++
  const places = placesIn(ctx)
  const joined: number[] = []
  for (let i = 0; i < backs.length; i++) {
    const back = backs[i]
    if ((known[back] & PUBLIC) === 0 && !joined.includes(lot[back])) joined.push(lot[back])
    lot[back] = id
    lotOfCard[places[faces[back]]] = id
  }
  if (joined.length === 0) return
  for (let back = 0; back < lot.length; back++) {
    if (lot[back] === id || (known[back] & PUBLIC) !== 0 || !joined.includes(lot[back])) continue
    lot[back] = id
    lotOfCard[places[faces[back]]] = id
  }
}

/** A card leaves these face down, and nobody but `told` sees which one (chapter "What everybody knows"). Returns the back to move. */
// TB-R63
export function leaveFaceDown(ctx: Ctx, backs: readonly number[], card: number, told: SeatSet, stream: string): number {
  mix(ctx, backs)
  const now = ctx.exit(backs, card, told, stream)
  // The backs are dealt anew; that it is always the last one that goes, whichever face it has, tells nothing at all.
  const last = backs[backs.length - 1]
  const { faces, known } = ctx.state
  const [face, knew] = [faces[now], known[now]]
  faces[now] = faces[last]
  known[now] = known[last]
  faces[last] = face
  known[last] = knew
  return last
}

/** By lot: the last back that was dealt one of its faces, -1 for none; by back: that face, and the back before with one of the same lot. */
const latest: number[] = []
const dealt: number[] = []
const before: number[] = []

/** The kernel has dealt the unknown faces over all unknown backs; now each goes back to its own lot, in that random order. */
export function sortIntoLots(ctx: Ctx, seat: Seat | null): void {
  const { lot, lotOfCard, known, faces, lots } = ctx.state
  const bit = seat === null ? PUBLIC : seatBit(seat)
  const places = placesIn(ctx)
  for (let id = 0; id < lots; id++) latest[id] = -1
  for (let back = 0; back < lot.length; back++) {
    if ((known[back] & bit) !== 0) continue
    const id = lotOfCard[places[faces[back]]]
    dealt[back] = faces[back]
    before[back] = latest[id]
    latest[id] = back
  }
  for (let back = 0; back < lot.length; back++) {
    if ((known[back] & bit) !== 0) continue
    const from = latest[lot[back]]
    if (from < 0) throw new Error('bottom: a lot has fewer faces than backs')
    faces[back] = dealt[from]
    latest[lot[back]] = before[from]
  }
}
