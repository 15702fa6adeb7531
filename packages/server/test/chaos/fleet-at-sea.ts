import { setTimeout as sleep } from 'node:timers/promises'
import { fleet } from '@flotilla/fleet'
import { Sailor } from '../client.ts'
import { PACE, Seafarer } from './seafarer.ts'

/** Whoever has done so much at a table goes to another: there are always new ones. */
const ENOUGH = 12

/** Many tables of all games, all the while: where one ends, the next is opened. */
export class FleetAtSea {
  readonly seafarers: Seafarer[] = []
  /** So often in a row somebody could not open a table. */
  mostRefused = 0
  readonly #where: () => string
  readonly #berths: Promise<void>[]
  #opened = 0
  #tables = 0
  #stopped = false

  /** `where` says which server somebody tries now. */
  constructor(tables: number, where: () => string) {
    this.#where = where
    this.#berths = Array.from({ length: tables }, () => this.#sail())
  }

  get acknowledged(): number {
    return this.seafarers.reduce((sum, one) => sum + one.acknowledged.length, 0)
  }

  /** Until so many more requests have been acknowledged, at so many new tables. */
  async more(deeds: number, tables = 0): Promise<void> {
    const enough = this.acknowledged + deeds
    const opened = this.#tables + tables
    while (this.acknowledged < enough || this.#tables < opened) await sleep(5 + Math.random() * 20)
  }

  async stop(): Promise<void> {
    this.#stopped = true
    for (const one of this.seafarers) one.stop()
    await Promise.all(this.#berths)
  }

  async #sail(): Promise<void> {
    for (let refused = 0; !this.#stopped;) {
      const crew = await this.#open(this.#opened++).catch(() => null)
      if (crew === null) {
        if (!this.#stopped) this.mostRefused = Math.max(this.mostRefused, ++refused)
        await sleep(PACE)
        continue
      }
      refused = 0
      this.#tables++
      this.seafarers.push(...crew)
      if (this.#stopped) for (const one of crew) one.stop()
      const played = crew.map((one) => one.play(this.#where, ENOUGH))
      await Promise.race(played)
      for (const one of crew) one.stop()
      await Promise.all(played)
    }
  }

  async #open(n: number): Promise<Seafarer[]> {
    const { id: game, seats } = fleet[n % fleet.length]
    const sailors = Array.from({ length: Math.max(2, seats.min) }, (_, seat) => new Sailor(this.#where(), `${'abcdef'[seat]}${n}`))
    for (const sailor of sailors) await sailor.enter()
    const [host, ...others] = sailors
    const { id } = await host.post('/api/tables', { game, seats: sailors.map(() => ({ kind: 'open' })), sit: 0 })
    for (const [i, sailor] of others.entries()) await sailor.post(`/api/tables/${id}/sit`, { seat: i + 1 })
    await host.post(`/api/tables/${id}/start`)
    return sailors.map((sailor, seat) => new Seafarer(sailor, id, seat))
  }
}
