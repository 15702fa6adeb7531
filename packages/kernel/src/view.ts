import { type Rng } from './chance.ts'
import { ioOn } from './engine.ts'
import type { Game } from './game.ts'
import type { Ask, Seat, State, View } from './state.ts'
import { copy } from './copy.ts'
import { PUBLIC, UNKNOWN, includes, seatBit } from './state.ts'

/** All that a seat (null: a spectator) may know, in the state's own shape. Derived from who knows what, never from rules. */
export function view<S extends State, E>(game: Game<S, E>, state: S, seat: Seat | null): View<S> {
  return hide(copy(game, state), seat)
}

/** The same of a state that nobody plays on with: what is not hidden is shared with it. */
export function glance<S extends State>(state: S, seat: Seat | null): View<S> {
  return hide({ ...state, faces: state.faces.slice(), known: state.known.slice(), replies: state.replies.slice() }, seat)
}

/** Makes a view of a copy: everything goes that the seat does not know. */
function hide<S extends State>(v: State, seat: Seat | null): View<S> {
  const bit = seat === null ? PUBLIC : seatBit(seat)
  v.sees = seat ?? 'public'
  v.seed = ''
  v.luck = []
  v.tide = 0
  const { faces, known } = v
  for (let back = 0; back < faces.length; back++) {
    if ((known[back] & bit) === 0) {
      faces[back] = UNKNOWN
      known[back] = 0
    } else known[back] &= bit | PUBLIC
  }
  for (let other = 0; other < v.replies.length; other++) if (other !== seat) v.replies[other] = null
  if (v.sealed !== null) {
    const { ask, seats } = v.sealed
    const seen: Ask[] = v.asks.filter((own) => own.seat === seat)
    for (let other = 0; other < v.seats; other++)
      if (other !== seat && includes(seats, other)) seen.push({ ...ask, seat: other, sealed: true })
    v.asks = seen
  }
  return v as unknown as View<S>
}

/** A full state that the viewer could not tell from the real one. */
export function imagine<S extends State, E>(game: Game<S, E>, seen: View<S>, rng: Rng): S {
  const s = copy(game, seen) as unknown as S
  const seat = seen.sees === 'public' ? null : seen.sees
  s.sees = 'all'
  s.luck = [rng.word() | 0, rng.word() | 0, rng.word() | 0, 1]
  for (let i = 0; i < s.pools.length; i++) dealUnknown(s, s.pools[i].first, s.pools[i].faces, rng)
  const io = ioOn(game, s)
  const { known } = s
  game.zones?.(io, (backs, seers) => {
    if (seers !== 0) for (let i = 0; i < backs.length; i++) known[backs[i]] |= seers
  })
  for (let i = 0; i < s.asks.length; i++) {
    if (s.asks[i].sealed === undefined) continue
    const { sealed: _sealed, ...ask } = s.asks[i]
    s.asks[i] = ask
  }
  game.imagine?.(io, seat, rng, seen)
  return s
}

/** What is left of a composition; only the first so many count. */
const left: number[] = []

function dealUnknown(s: State, first: number, composition: readonly number[], rng: Rng): void {
  const { faces } = s
  // Both lists walk the same range: what the viewer knows is struck from the composition, the rest is dealt.
  let count = composition.length
  for (let i = 0; i < count; i++) left[i] = composition[i]
  for (let i = 0; i < composition.length; i++) {
    const face = faces[first + i]
    if (face === UNKNOWN) continue
    let at = 0
    while (left[at] !== face && at < count) at++
    left[at] = left[--count]
  }
  for (let i = 0; i < composition.length; i++) {
    if (faces[first + i] !== UNKNOWN) continue
    const pick = rng.below(count)
    faces[first + i] = left[pick]
    left[pick] = left[--count]
  }
}
