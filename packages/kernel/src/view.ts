import { type Rng } from './chance.ts'
import { ctxOn, readCtx } from './engine.ts'
import type { Game } from './game.ts'
import { asState } from './read-ctx.ts'
import type { Ask, Seat, Seen, State, View } from './state.ts'
import { copy } from './copy.ts'
import { PUBLIC, UNKNOWN, includes, seatBit } from './state.ts'

/** All that a seat (null: a spectator) may know, in the state's own shape. Derived from who knows what, never from rules. */
export function view<S extends State, E>(game: Game<S, E>, state: S, seat: Seat | null): View<S> {
  return redact(copy(game, state), seat)
}

/** The same of a state that nobody plays on with: what is not hidden is shared with it. */
export function sharedView<S extends State>(state: S, seat: Seat | null): View<S> {
  return redact({ ...state, faces: state.faces.slice(), known: state.known.slice(), replies: state.replies.slice() }, seat)
}

/** Makes a view of a copy: everything goes that the seat does not know. */
function redact<S extends State>(v: State, seat: Seat | null): View<S> {
  const bit = seat === null ? PUBLIC : seatBit(seat)
  v.sees = seat ?? 'public'
  v.seed = ''
  v.luck = []
  v.undoBarrier = 0
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
  return v as Seen as View<S>
}

/** A full state that the viewer could not tell from the real one. */
export const imagine = <S extends State, E>(game: Game<S, E>, seen: View<S>, rng: Rng): S => imagining(game, seen)(rng)

/** The same many times: what is alike in all these states is found out once. The view must stay as it is. */
export function imagining<S extends State, E>(game: Game<S, E>, seen: View<S>): (rng: Rng) => S {
  const like = copy(game, asState<S>(seen))
  const seat = seen.sees === 'public' ? null : seen.sees
  like.sees = 'all'
  for (let i = 0; i < like.asks.length; i++) {
    if (like.asks[i].sealed === undefined) continue
    const { sealed: _sealed, ...ask } = like.asks[i]
    like.asks[i] = ask
  }
  const { known } = like
  game.zones?.(readCtx(game, like), (backs, seers) => {
    if (seers !== 0) for (let i = 0; i < backs.length; i++) known[backs[i]] |= seers
  })
  const hidden = like.pools.map(({ first, faces }) => hiddenOf(like, first, faces))
  return (rng) => {
    const s = copy(game, like)
    s.luck = [rng.word() | 0, rng.word() | 0, rng.word() | 0, 1]
    for (let i = 0; i < hidden.length; i++) deal(s.faces, hidden[i], rng)
    game.imagine?.(ctxOn(game, s), seat, rng, seen)
    return s
  }
}

/** What the viewer does not know of a pool: under which backs, and which faces there are for them. */
interface Hidden {
  readonly backs: readonly number[]
  readonly faces: readonly number[]
}

function hiddenOf({ faces }: State, first: number, composition: readonly number[]): Hidden {
  const backs: number[] = []
  const left = composition.slice()
  for (let back = first; back < first + composition.length; back++) {
    const face = faces[back]
    if (face === UNKNOWN) backs.push(back)
    else {
      // What the viewer knows is struck from the composition; the last one takes its place.
      const last = left.pop() ?? UNKNOWN
      const at = left.indexOf(face)
      if (at !== -1) left[at] = last
    }
  }
  return { backs, faces: left }
}

/** What is left to be dealt; only the first so many count. */
const left: number[] = []

function deal(faces: number[], hidden: Hidden, rng: Rng): void {
  const { backs, faces: dealt } = hidden
  let count = dealt.length
  for (let i = 0; i < count; i++) left[i] = dealt[i]
  for (let i = 0; i < backs.length; i++) {
    const pick = rng.below(count)
    faces[backs[i]] = left[pick]
    left[pick] = left[--count]
  }
}
