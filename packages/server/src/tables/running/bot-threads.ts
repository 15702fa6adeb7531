import { pauseFor, type Point } from '@flotilla/bots'
import { gameWithBots } from '@flotilla/games/bots'
import { askOf, sharedView, view, type Seat } from '@flotilla/kernel'
import type { Effect } from '@flotilla/table'
import type { RunningTable } from './running-table.ts'
import { heardBy, pointAllOut } from '../signals.ts'

type Think = Extract<Effect, { type: 'think' }>

/** The bots of a table at their threads: what they decide is told to the session. */
export class BotThreads {
  readonly #table: RunningTable
  readonly #stops = new Map<Seat, AbortController>()
  /** What a bot points out when it says what it has decided. */
  readonly #points = new Map<Seat, readonly Point[]>()

  constructor(table: RunningTable) {
    this.#table = table
  }

  get isThinking(): boolean {
    return this.#stops.size > 0
  }

  think({ seat, asked, bot }: Think): void {
    const { session, record, services } = this.#table
    if (session === null) return
    const { game } = session.rules
    const { state } = session.position.game
    const ask = askOf(state, seat)
    if (ask === undefined) return
    const stop = new AbortController()
    this.#stops.get(seat)?.abort()
    this.#stops.set(seat, stop)
    const { bots } = services
    const pause = bots.pause * pauseFor(gameWithBots(game), sharedView(state, null), ask, Math.random())
    const owner = { address: record.origin ?? record.doc.host, host: record.doc.host }
    const seen = { game, view: (viewer: Seat | null) => view(game, state, viewer) }
    const thought = bots.think(bot, owner, seen, record.doc.edition, ask, heardBy(this.#table, seat), stop.signal)
    const decided = thought.then(
      ({ choice, points }) => {
        if (!this.#ends(seat, stop)) return
        this.#points.set(seat, points)
        this.#table.tell({ type: 'decided', seat, asked, choice, pause })
      },
      (error: unknown) => {
        if (!this.#ends(seat, stop)) return
        services.log.error({ bot, err: error }, 'a bot failed: the default is answered for it')
        this.#table.tell({ type: 'failed', seat, asked })
      },
    )
    services.run(decided)
  }

  /** False where nobody wants to hear it any more. */
  #ends(seat: Seat, stop: AbortController): boolean {
    if (this.#stops.get(seat) === stop) this.#stops.delete(seat)
    return !stop.signal.aborted
  }

  stop(seat: Seat): void {
    this.#stops.get(seat)?.abort()
    this.#stops.delete(seat)
  }

  stopAll(): void {
    for (const seat of this.#stops.keys()) this.stop(seat)
  }

  /** A bot says what it has decided, and points out what goes with it. */
  says(seat: Seat): void {
    const points = this.#points.get(seat) ?? []
    this.#points.delete(seat)
    if (points.length > 0) this.#table.services.run(pointAllOut(this.#table, seat, points))
  }
}
