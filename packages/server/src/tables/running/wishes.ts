import { same, type Seat } from '@flotilla/kernel'
import type { SeatSettings } from '@flotilla/protocol'
import { occupantOf } from '../../storage/doc.ts'
import { remembered } from '../../storage/requests.ts'
import { NO_WISHES, type Wishes } from '../../storage/tables.ts'
import { AGAIN, DONE, type Done } from '../done.ts'
import type { RunningTable } from './running-table.ts'

/** What each person has told the server to do for them at a table: by person, a seat has none. */
export class PersonWishes {
  readonly #table: RunningTable
  #wishes = new Map<string, Wishes>()

  constructor(table: RunningTable) {
    this.#table = table
  }

  async read(): Promise<void> {
    this.#wishes = await this.#table.services.tables.wishes(this.#table.id)
  }

  /** To a session that has just begun. */
  tellAll(): void {
    for (const [person, { orders }] of this.#wishes) this.#table.tell({ type: 'settings', person, settings: orders })
  }

  of(person: string | undefined): Wishes {
    return this.#wishes.get(person ?? '') ?? NO_WISHES
  }

  /** Where those sit now whom somebody does not want to hear. */
  mutedSeats(person: string | undefined): Seat[] {
    const { muted } = this.of(person)
    return this.#table.record.doc.seats.flatMap((seat, at) => (muted.includes(occupantOf(seat) ?? '') ? [at] : []))
  }

  /** Within a turn: what the server shall do for a person from now on. */
  async wish(person: string, request: string, change: (wishes: Wishes) => Wishes): Promise<Done> {
    const { services, id } = this.#table
    let again = false
    const wishes = await services.tables.changeWishes(id, person, (before) => {
      again = before.done?.includes(request) === true
      return again ? before : { ...change(before), done: remembered(before.done, request) }
    })
    if (again) return AGAIN
    this.#adopt(person, wishes)
    return DONE
  }

  #adopt(person: string, wishes: Wishes): void {
    this.#keep(person, wishes)
    this.#table.tell({ type: 'settings', person, settings: wishes.orders })
  }

  #keep(person: string, wishes: Wishes): void {
    this.#wishes.set(person, wishes)
    const orders = { type: 'orders', table: this.#table.id, orders: wishes.orders, muted: this.mutedSeats(person) } as const
    this.#table.channels.tellPerson(person, orders)
  }

  /** Within a turn: what somebody wished by way of another server. */
  async hear(): Promise<void> {
    const { services, id } = this.#table
    for (const [person, wishes] of await services.tables.wishes(id))
      if (!same(wishes, this.#wishes.get(person))) this.#adopt(person, wishes)
  }

  /** The session has used up a plan, or an order that held only until then: here at once, and of what is stored as it is by then. */
  useUp(person: string, settings: SeatSettings): void {
    const before = this.of(person)
    this.#keep(person, { ...before, orders: settings })
    const { services, id } = this.#table
    const left = (wishes: Wishes): Wishes => ({ ...wishes, orders: without(wishes.orders, before.orders, settings) })
    services.run(this.#table.inTurn(() => services.tables.changeWishes(id, person, left)))
  }
}

/** Orders without what has gone from `before` to `after`. */
function without(orders: SeatSettings, before: SeatSettings, after: SeatSettings): SeatSettings {
  return {
    ...orders,
    plans: missing(orders.plans, missing(before.plans, after.plans)),
    standing: missing(orders.standing, missing(before.standing, after.standing)),
  }
}

/** A list without what another one has, each as often as it is there. */
function missing<T>(list: readonly T[], others: readonly T[]): T[] {
  const left = [...list]
  for (const one of others) {
    const at = left.findIndex((other) => same(other, one))
    if (at !== -1) left.splice(at, 1)
  }
  return left
}
