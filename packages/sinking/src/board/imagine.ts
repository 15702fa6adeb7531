import { PUBLIC, UNKNOWN, seatBit, type Rng, type Seat } from '@flotilla/kernel'
import { honestyOf } from '../rules/honesty.ts'
import { Memory } from './memory.ts'
import { columnOfDial, type Io, type SinkingState } from './state.ts'
import { ACTIONS, CLEAR_WATER, CURSED_AMULET, FIRST_CHEST, NO_ACTION, dialOf } from './things.ts'

/** One for all calls: what V8 has compiled for a class it throws away when a collection finds none of it alive. */
const memory = new Memory()

/** After the kernel has dealt what is hidden: dials that others have laid, and hands as far as they are remembered (SK-15.2). */
export function imagine(io: Io, me: Seat | null, rng: Rng): void {
  imagineDials(io, rng)
  const s = io.state
  if (!s.tracks.some((tracks) => tracks.length > 0)) return
  if (memory.recall(s, me === null ? PUBLIC : seatBit(me), rng)) dealAsRemembered(io, memory, rng)
}

/** Whether somebody who sees everything finds all memories true. */
export const isPossible = (s: SinkingState, rng: Rng): boolean => memory.recall(s, 0, rng)

/** Dials are drawn from the column they lie in and the owner's record; while all set theirs in silence nobody else has. */
function imagineDials(io: Io, rng: Rng): void {
  const s = io.state
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

/** Faces change places among the cards that the viewer does not know, until all is as remembered. */
function dealAsRemembered(io: Io, { wanted, treasure, noAmulet, hidden }: Memory, rng: Rng): void {
  const { faces } = io.state
  const settled = new Set<number>()
  const exchange = (back: number, fits: (face: number, other: number) => boolean): void => {
    settled.add(back)
    const start = rng.below(hidden.length)
    for (let k = 0; k < hidden.length; k++) {
      const other = hidden[(start + k) % hidden.length]
      if (settled.has(other) || !fits(faces[other], other)) continue
      const face = faces[back]
      faces[back] = faces[other]
      faces[other] = face
      return
    }
  }
  for (const [back, face] of wanted) {
    if (faces[back] === face) settled.add(back)
    else exchange(back, (other) => other === face)
  }
  const allowed = (back: number, face: number): boolean =>
    !(treasure.has(back) && face === CLEAR_WATER) && !(noAmulet.has(back) && face === CURSED_AMULET)
  for (const back of [...treasure, ...noAmulet])
    if (!settled.has(back) && !allowed(back, faces[back]))
      exchange(back, (face, other) => allowed(back, face) && allowed(other, faces[back]))
}
