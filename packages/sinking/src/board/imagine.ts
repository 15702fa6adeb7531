import { PUBLIC, UNKNOWN, seatBit, type Rng, type Seat, type View } from '@flotilla/kernel'
import { honestyOf } from '../rules/honesty.ts'
import { Memory, NO_AMULET, SOME_TREASURE } from './memory.ts'
import { columnOfDial, type Ctx, type SinkingState, type SeenSinking } from './state.ts'
import { ACTIONS, CLEAR_WATER, CURSED_AMULET, FIRST_CHEST, NO_ACTION, dialOf } from './things.ts'

/** What a viewer remembers, by view: it is the same in all worlds that are imagined from it. */
const memories = new WeakMap<View<SinkingState>, Memory>()
/** One is always kept: what V8 has compiled for a class it throws away when a collection finds none of it alive. */
let last: { readonly seen: View<SinkingState>; readonly memory: Memory } | null = null

function memoryOf(s: SeenSinking, me: Seat | null, seen: View<SinkingState>): Memory {
  if (last?.seen === seen) return last.memory
  let memory = memories.get(seen)
  if (memory === undefined) {
    memory = new Memory(s, me === null ? PUBLIC : seatBit(me))
    memories.set(seen, memory)
  }
  last = { seen, memory }
  return memory
}

/** After the kernel has dealt what is hidden: dials that others have laid, and hands as far as they are remembered (SK-15.2). */
export function imagine(ctx: Ctx, me: Seat | null, rng: Rng, seen: View<SinkingState>): void {
  imagineDials(ctx, rng)
  const s = ctx.state
  if (!remembers(s)) return
  const memory = memoryOf(s, me, seen)
  if (memory.recall(rng)) dealAsRemembered(ctx, memory, rng)
}

function remembers({ tracks }: SeenSinking): boolean {
  for (let seat = 0; seat < tracks.length; seat++) if (tracks[seat].length > 0) return true
  return false
}

/** Whether somebody who sees everything finds all memories true. */
export const isPossible = (s: SeenSinking, rng: Rng): boolean => new Memory(s, 0).recall(rng)

/** Dials are drawn from the column they lie in and the owner's record; while all set theirs in silence nobody else has. */
function imagineDials(ctx: Ctx, rng: Rng): void {
  const s = ctx.state
  const setting = s.sealed !== null && s.sealed.ask.kind === 'declare.dial'
  for (let seat = 0; seat < s.seats; seat++) {
    if (s.faces[dialOf(seat)] !== UNKNOWN) continue
    const column = columnOfDial(s, seat)
    const { trueColumns, columns } = honestyOf(s, seat)
    const isTrue = column !== -1 && rng.below(columns + 3) < trueColumns + 2
    s.faces[dialOf(seat)] = setting ? NO_ACTION : isTrue ? column : rng.below(ACTIONS.length)
  }
  for (let dial = dialOf(s.seats); dial < FIRST_CHEST; dial++) if (s.faces[dial] === UNKNOWN) s.faces[dial] = NO_ACTION
}

/** Backs that are as they must be. */
const settled: boolean[] = []

/** Faces change places among the cards that the viewer does not know, until all is as remembered. */
function dealAsRemembered(ctx: Ctx, { wanted, faceWanted, treasure, noAmulet, asks, hidden }: Memory, rng: Rng): void {
  const { faces } = ctx.state
  for (let i = 0; i < hidden.length; i++) settled[hidden[i]] = false
  for (let i = 0; i < wanted.count; i++) {
    const back = wanted.backs[i]
    const face = faceWanted[back]
    settled[back] = true
    if (faces[back] === face) continue
    let at = rng.below(hidden.length)
    for (let left = hidden.length; left > 0; left--) {
      const other = hidden[at]
      if (faces[other] === face && !settled[other]) {
        exchange(faces, back, other)
        break
      }
      if (++at === hidden.length) at = 0
    }
  }
  for (let i = 0; i < treasure.count; i++) mend(faces, treasure.backs[i], asks, hidden, rng)
  for (let i = 0; i < noAmulet.count; i++) mend(faces, noAmulet.backs[i], asks, hidden, rng)
}

/** What may not lie under this back goes where it may, for something that may lie here. */
function mend(faces: number[], back: number, asks: readonly number[], hidden: readonly number[], rng: Rng): void {
  if (settled[back] || isAllowed(asks[back], faces[back])) return
  settled[back] = true
  let at = rng.below(hidden.length)
  for (let left = hidden.length; left > 0; left--) {
    const other = hidden[at]
    if (!settled[other] && isAllowed(asks[back], faces[other]) && isAllowed(asks[other], faces[back])) return exchange(faces, back, other)
    if (++at === hidden.length) at = 0
  }
}

const isAllowed = (asked: number, face: number): boolean =>
  !((asked & SOME_TREASURE) !== 0 && face === CLEAR_WATER) && !((asked & NO_AMULET) !== 0 && face === CURSED_AMULET)

function exchange(faces: number[], one: number, other: number): void {
  const face = faces[one]
  faces[one] = faces[other]
  faces[other] = face
}
