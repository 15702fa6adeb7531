import {
  IllegalChoice,
  SnapshotRecorder,
  askOf,
  carryOut,
  copy,
  judge,
  same,
  sharing,
  type Choice,
  type Emitted,
  type Game,
  type Seat,
  type Snapshot,
  type State,
} from '@flotilla/kernel'

// The only file that plays with the kernel: everything above it deals in values that never change.

/** A state that undo may go back to. */
interface Mark {
  readonly seat: Seat
  readonly state: State
  /** The answer after it was given by hand; nobody takes back what was answered for them. */
  readonly own: boolean
}

/** A game at one moment. It never changes: whatever is played makes another one, which shares what is alike. */
export interface GameValue {
  readonly state: State
  /** The states before the last answers, as far back as undo may reach. */
  readonly marks: readonly Mark[]
  /** How many answers stand. */
  readonly answers: number
}

/** What an answer, or taking one back, led to. */
export interface Outcome {
  readonly value: GameValue
  readonly choice: Choice | null
  readonly emitted: readonly Emitted[]
  /** The states between the events, where somebody looks. */
  readonly snapshots: readonly Snapshot[]
  /** It answered a sealed ask: whose answer it was is not public. */
  readonly isSealed: boolean
  /** The seal is still closed: others must not even notice. */
  readonly isUnseen: boolean
  /** A seal was opened or closed. */
  readonly movesSeal: boolean
  /** The seats whose ask is another one now. */
  readonly reposed: readonly boolean[]
}

const eachSeat = <T>({ seats }: State, of: (seat: Seat) => T): T[] => Array.from({ length: seats }, (_, seat) => of(seat))

/** Throws IllegalChoice with the reason; `own`: the seat's own people or bot decided it. */
export function answered(
  game: Game,
  before: GameValue,
  { seat, given, own, isWatched }: { seat: Seat; given: unknown; own: boolean; isWatched: boolean },
): Outcome {
  const next = copy(game, before.state)
  // Seals and asks are compared within one copy: no copy has to keep their identity.
  const seal = next.sealed
  const asks = eachSeat(next, (one) => askOf(next, one))
  const judged = judge(game, next, seat, given)
  const recorder = isWatched ? new SnapshotRecorder(game) : null
  const emitted = carryOut(game, next, judged, recorder === null ? undefined : recorder.see.bind(recorder))
  const reposed = eachSeat(next, (one) => one === seat || askOf(next, one) !== asks[one])
  const isUnseen = seal !== null && next.sealed === seal
  const movesSeal = next.sealed !== seal
  const state = recorder === null ? sharing(before.state, next) : recorder.end(next, before.state)
  const snapshots = recorder?.instants ?? []
  const value = { state, marks: marksAfter(before, next, { seat, own }), answers: before.answers + 1 }
  return { value, choice: judged.choice, emitted, snapshots, isSealed: seal !== null, isUnseen, movesSeal, reposed }
}

/** Marks go when a seal opens, not with the first answer to it: that would tell that there was one. */
function marksAfter({ state, marks }: GameValue, next: State, { seat, own }: Omit<Mark, 'state'>): readonly Mark[] {
  if (state.undoBarrier !== next.undoBarrier || state.sealed !== null || next.sealed !== null) return []
  const mark = { seat, state, own }
  return marks.at(-1)?.seat === seat ? [...marks, mark] : [mark]
}

/** How many of the last answers this seat may take back. */
export const undoable = ({ marks }: GameValue, seat: Seat): number =>
  marks.at(-1)?.seat === seat ? marks.filter(({ own }) => own).length : 0

/** How many answers go when this seat takes back its last own one: what was answered for it since goes as well. */
export const takenBack = (value: GameValue, seat: Seat): number =>
  undoable(value, seat) === 0 ? 0 : value.marks.length - value.marks.findLastIndex(({ own }) => own)

export function undone(before: GameValue, seat: Seat, count: number): Outcome {
  const mark = before.marks.at(-count)
  if (count < 1 || mark === undefined || mark.seat !== seat)
    throw new IllegalChoice({
      choice: 'undo',
      rule: null,
      // While a seal is closed the number of answers is a secret, too.
      code: before.answers === 0 && before.state.sealed === null ? 'kernel.nothingToUndo' : 'kernel.undoBarrier',
      params: { seat },
    })
  const { state } = mark
  const reposed = eachSeat(state, (one) => one === seat || !same(askOf(state, one), askOf(before.state, one)))
  const value = { state, marks: before.marks.slice(0, -count), answers: before.answers - count }
  return { value, choice: null, emitted: [], snapshots: [], isSealed: false, isUnseen: false, movesSeal: false, reposed }
}
