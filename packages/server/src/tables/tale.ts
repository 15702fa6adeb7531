import { SnapshotRecorder, askOf, type Ask, type Emitted, type Snapshot, type Seat, type State, type Table } from '@flotilla/kernel'

/** What an answer, or taking one back, led to. */
export interface Episode {
  readonly emitted: readonly Emitted[]
  /** What was emitted, and the table after it where somebody looks. */
  readonly instants: readonly Snapshot[]
  /** The table in the end, where somebody looks: nobody plays on with it. */
  readonly noted: State | null
  /** An answer to a sealed ask: whose it was is nobody's business. */
  readonly sealed: boolean
  /** The sealed ask is still open: others must not even notice. */
  readonly unseen: boolean
}

/** A game whose story is noted while it is played: the same on a server and in a browser. */
export class Tale {
  readonly #posed: number[] = []
  readonly #asks: (Ask | undefined)[] = []
  /** The table as it was noted last. */
  #noted: State | null = null
  readonly table: Table

  constructor(table: Table) {
    this.table = table
    for (let seat = 0; seat < table.state.seats; seat++) {
      this.#asks.push(askOf(table.state, seat))
      this.#posed.push(1)
    }
  }

  /** How often each seat has been posed something: the number of its ask. */
  get posed(): readonly number[] {
    return this.#posed
  }

  /** A choice that is not legal throws and leaves everything as it was. `isWatched`: somebody wants to see it, moment by moment. `own`: the seat was asked. */
  answer(seat: Seat, given: unknown, isWatched: boolean, own = true): Episode {
    const { table } = this
    const before = table.state.sealed
    const witness = isWatched ? new SnapshotRecorder(table.game) : null
    const emitted = table.answer(seat, given, witness === null ? undefined : witness.see.bind(witness), own)
    return this.#episode(seat, { emitted, witness, sealed: before !== null, unseen: before !== null && table.state.sealed === before })
  }

  /** The seat takes back its last own answer, or just so many answers. */
  undo(seat: Seat, isWatched: boolean, count?: number): Episode {
    const { table } = this
    const before = table.state.sealed
    table.undo(seat, count)
    const witness = isWatched ? new SnapshotRecorder(table.game) : null
    return this.#episode(seat, { emitted: [], witness, sealed: false, unseen: before !== null && table.state.sealed === before })
  }

  #episode(
    seat: Seat,
    { emitted, witness, sealed, unseen }: Pick<Episode, 'emitted' | 'sealed' | 'unseen'> & { readonly witness: SnapshotRecorder | null },
  ): Episode {
    const noted = witness === null ? null : (this.#noted = witness.end(this.table.state, this.#noted))
    this.#countAsks(seat)
    return { emitted, instants: witness?.instants ?? emitted.map((one) => ({ emitted: one, state: null })), noted, sealed, unseen }
  }

  #countAsks(answered: Seat): void {
    for (let seat = 0; seat < this.#posed.length; seat++) {
      const ask = askOf(this.table.state, seat)
      if (seat === answered || ask !== this.#asks[seat]) this.#posed[seat]++
      this.#asks[seat] = ask
    }
  }
}
