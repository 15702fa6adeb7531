import { earlier } from '../../time.ts'
import type { RunningTable } from './running-table.ts'
import type { Said } from '../talk.ts'

/** What spectators learn later than the players: what was said, and that the game is over. What they see later is for the session to show. */
export class SpectatorDelay {
  readonly #table: RunningTable
  readonly #tell: (due: readonly Said[]) => void
  /** What they will hear, oldest first. */
  #late: readonly Said[] = []
  #cancel: (() => void) | null = null

  /** `tell` is called when something is due. */
  constructor(table: RunningTable, tell: (due: readonly Said[]) => void) {
    this.#table = table
    this.#tell = tell
  }

  get ms(): number {
    return this.#table.record.doc.house.delay * 1000
  }

  /** Something has been said. */
  add(said: Said): void {
    this.#late = [...this.#late, said]
  }

  /** All that has been said, as it was read; returns what they may hear by now. */
  read(said: readonly Said[]): readonly Said[] {
    const now = this.#table.services.time.now()
    const isDue = ({ at }: Said): boolean => at + this.ms <= now
    const last = said.at(-1)?.n ?? 0
    this.#late = [...said.filter((one) => !isDue(one)), ...this.#late.filter(({ n }) => n > last)]
    return said.filter(isDue)
  }

  /** Looks when something is due next. */
  arm(): void {
    const { record, services, channels } = this.#table
    this.stop()
    if (this.ms === 0 || channels.isEmpty || services.isClosing) return
    const now = services.time.now()
    const end = record.finished === null || record.finished + this.ms <= now ? null : record.finished + this.ms
    const next = earlier(end, this.#late.length === 0 ? null : this.#late[0].at + this.ms)
    if (next !== null) this.#cancel = services.time.at(next, () => this.#ring())
  }

  #ring(): void {
    const now = this.#table.services.time.now()
    const due = this.#late.filter(({ at }) => at + this.ms <= now)
    this.#late = this.#late.slice(due.length)
    this.#tell(due)
  }

  stop(): void {
    this.#cancel?.()
    this.#cancel = null
  }
}
