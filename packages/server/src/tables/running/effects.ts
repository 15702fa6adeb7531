import type { Effect, Input } from '@flotilla/table'
import { Alarm } from './alarm.ts'
import { BotThreads } from './bot-threads.ts'
import { callCrew } from '../calls.ts'
import { PendingRequests } from './pending.ts'
import { remind, tellWaits } from './reminders.ts'
import type { RunningTable } from './running-table.ts'
import { appended, entriesFrom } from './table-journal.ts'

/** Carries out what the session of a table says, in its order. */
export class Effects {
  readonly pending = new PendingRequests()
  readonly #table: RunningTable
  readonly #bots: BotThreads
  readonly #alarm: Alarm
  /** What is told to the session when it is there. */
  readonly #await: (result: Promise<Input>) => void
  #wake: number | null = null

  constructor(table: RunningTable, answer: (result: Promise<Input>) => void) {
    this.#table = table
    this.#bots = new BotThreads(table)
    this.#await = answer
    this.#alarm = new Alarm(table.services, () => {
      table.followLeadership()
      table.tell({ type: 'time' })
    })
  }

  get isBusy(): boolean {
    return !this.pending.isEmpty || this.#bots.isThinking
  }

  /** Something is due at some time. */
  get isTimed(): boolean {
    return this.#alarm.isSet
  }

  carryOut(effect: Effect): void {
    const table = this.#table
    switch (effect.type) {
      case 'append':
        return this.#append(effect)
      case 'read':
        return this.#await(entriesFrom(table.services, table.id, effect))
      case 'reply':
      case 'refuse':
        return this.pending.settle(effect, table.stuck)
      case 'greet':
        return table.channels.greet(effect)
      case 'show':
        return table.channels.show(effect)
      case 'changed':
        return table.follow()
      case 'settings':
        return table.wishes.useUp(effect.person, effect.settings)
      case 'think':
        table.doubtLeader()
        return this.#bots.think(effect)
      case 'stopThinking':
        return this.#bots.stop(effect.seat)
      case 'waits':
        return tellWaits(table, effect)
      case 'remind':
        return remind(table, effect)
      case 'over':
        return callCrew(table, 'over', '', table.position?.at)
      case 'stuck':
        return table.isStuck(effect.why)
      case 'wakeAt':
        return this.#wakeUp(effect.at)
    }
  }

  #append(effect: Extract<Effect, { type: 'append' }>): void {
    const { by, seat, person } = effect.entry
    if (person === null) this.#table.doubtLeader()
    if (by === 'bot') this.#bots.says(seat)
    this.#await(appended(this.#table.services, this.#table.id, effect))
  }

  #wakeUp(at: number | null): void {
    const { record, services, id } = this.#table
    this.#alarm.set(at)
    // Tables that take days are looked after even when nobody has them open.
    if (record.doc.house.clock.kind !== 'slow' || at === null || at === this.#wake) return
    this.#wake = at
    services.run(services.tables.setWake(id, at))
  }

  /** Nothing of what was begun is of use any more. */
  stop(): void {
    this.#alarm.set(null)
    this.#bots.stopAll()
  }
}
