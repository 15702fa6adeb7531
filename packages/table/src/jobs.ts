import { askOf, defaultAnswer, sharedView, type Choice, type Seat } from '@flotilla/kernel'
import { askedSince, type ClockContext } from './clocks.ts'
import type { Effect } from './messages.ts'
import type { Position } from './position.ts'
import type { TableRules } from './rules.ts'
import type { Job } from './schedule.ts'

/** What bots are deciding. A job belongs to one ask: when the ask is gone, so is the job. */
export class Jobs {
  readonly #rules: TableRules
  readonly #jobs = new Map<Seat, Job>()

  constructor(rules: TableRules) {
    this.#rules = rules
  }

  get all(): ReadonlyMap<Seat, Job> {
    return this.#jobs
  }

  begin(seat: Seat, asked: number): void {
    this.#jobs.set(seat, { asked, is: 'thinking' })
  }

  /** A bot has decided; it says so when it has taken as long as is usual for such a decision. */
  decided(
    position: Position,
    { seat, asked, choice, pause }: { seat: Seat; asked: number; choice: Choice; pause: number },
    clocks: ClockContext,
  ): void {
    const job = this.#jobs.get(seat)
    if (job?.is !== 'thinking' || job.asked !== asked) return
    const sayAt = askedSince(this.#rules, position, seat, clocks) + pause
    this.#jobs.set(seat, { asked, is: 'decided', choice, sayAt })
  }

  /** A bot has failed: the rules' default is answered for it. */
  failed(position: Position, seat: Seat, asked: number, clocks: ClockContext): void {
    const { state } = position.game
    const ask = askOf(state, seat)
    if (ask === undefined) return
    const choice = defaultAnswer(this.#rules.game, sharedView(state, seat), ask)
    this.decided(position, { seat, asked, choice, pause: 0 }, clocks)
  }

  /** Drops everything. */
  stop(): Effect[] {
    return this.#drop(() => false)
  }

  /** Drops what nobody waits for any more. */
  drop(position: Position): Effect[] {
    return this.#drop((seat, asked) => isWanted(position, seat, asked))
  }

  #drop(isKept: (seat: Seat, asked: number) => boolean): Effect[] {
    const effects: Effect[] = []
    for (const [seat, { asked, is }] of this.#jobs) {
      if (isKept(seat, asked)) continue
      this.#jobs.delete(seat)
      if (is === 'thinking') effects.push({ type: 'stopThinking', seat, asked })
    }
    return effects
  }
}

function isWanted({ status, asked, seats, held, game }: Position, seat: Seat, number: number): boolean {
  const { bot, away } = seats[seat]
  const isAsked = asked[seat] === number && askOf(game.state, seat) !== undefined
  return status === 'playing' && isAsked && (bot !== null || away) && !held.some((one) => one.seat === seat)
}
