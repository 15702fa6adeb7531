import type { Game, Seat } from '@flotilla/kernel'
import type { Clocks } from '@flotilla/protocol'
import { isAwaited, type Position, type Session } from '@flotilla/table'
import { endShown, hidesEnd } from '../../storage/doc.ts'
import type { TableRecord } from '../../storage/tables.ts'
import type { Around } from '../info.ts'
import type { TableServices } from '../services.ts'

/** What can be asked of a table in memory at any time. */
export abstract class TableFacts implements Around {
  readonly id: string
  readonly services: TableServices
  /** The rules it began with; a sentence where this server has not got them. */
  readonly game: Game | string
  stuck: string | null = null
  expected: number | null = null

  constructor(id: string, game: Game | string, services: TableServices) {
    this.id = id
    this.game = game
    this.services = services
  }

  abstract get record(): TableRecord
  abstract get session(): Session | null
  /** Somebody looks by way of this server. */
  protected abstract isHere(person: string): boolean

  get title(): string {
    return typeof this.game === 'string' ? this.record.game : this.game.title
  }

  get position(): Position | null {
    return this.session?.position ?? null
  }

  /** The game goes on. */
  get isOn(): boolean {
    return this.record.status === 'playing'
  }

  isOnline(person: string): boolean {
    return this.isHere(person) || this.services.presence?.isElsewhere(this.id, person) === true
  }

  /** When this viewer may know that the game is over; null while it goes on. */
  endShown(viewer: Seat | null): number | null {
    return endShown(this.record, viewer)
  }

  hidesEnd(viewer: Seat | null): boolean {
    return hidesEnd(this.record, viewer, this.services.time.now())
  }

  clocks(viewer: Seat | null): Clocks | null {
    return this.isOn ? (this.session?.clocks(viewer, this.services.time.now()) ?? null) : null
  }

  /** Since when the table waits for this seat; null where it does not. Nobody can tell from it who has answered in secret. */
  waitsSince(seat: Seat): number | null {
    return this.session?.waitsSince(seat) ?? null
  }

  /** How long that is by now. */
  waitedFor(seat: Seat): number {
    const since = this.waitsSince(seat)
    return since === null ? 0 : Math.max(0, this.services.time.now() - since)
  }

  /** Whether the table waits for whoever sits there: they are asked, and have neither answered nor gone away. */
  isWaitingFor(seat: Seat): boolean {
    return this.position !== null && this.record.finished === null && isAwaited(this.position, seat)
  }
}
