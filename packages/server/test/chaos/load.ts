import { setTimeout as sleep } from 'node:timers/promises'
import { builtInGames } from '@flotilla/games'
import { TestClient } from '../client.ts'
import { PACE, ChaosPlayer } from './chaos-player.ts'

/** Whoever has done so much at a table goes to another: there are always new ones. */
const ENOUGH = 12

/** Many tables of all games, all the while: where one ends, the next is opened. */
export class ChaosLoad {
  readonly players: ChaosPlayer[] = []
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
    return this.players.reduce((sum, one) => sum + one.acknowledged.length, 0)
  }

  /** Until so many more requests have been acknowledged, at so many new tables. */
  async more(deeds: number, tables = 0): Promise<void> {
    const enough = this.acknowledged + deeds
    const opened = this.#tables + tables
    while (this.acknowledged < enough || this.#tables < opened) await sleep(5 + Math.random() * 20)
  }

  async stop(): Promise<void> {
    this.#stopped = true
    for (const one of this.players) one.stop()
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
      this.players.push(...crew)
      if (this.#stopped) for (const one of crew) one.stop()
      const played = crew.map((one) => one.play(this.#where, ENOUGH))
      await Promise.race(played)
      for (const one of crew) one.stop()
      await Promise.all(played)
    }
  }

  async #open(n: number): Promise<ChaosPlayer[]> {
    const { id: game, seats } = builtInGames[n % builtInGames.length]
    const clients = Array.from({ length: Math.max(2, seats.min) }, (_, seat) => new TestClient(this.#where(), `${'abcdef'[seat]}${n}`))
    for (const client of clients) await client.enter()
    const [host, ...others] = clients
    const { id } = await host.post('/api/tables', { game, seats: clients.map(() => ({ kind: 'open' })), sit: 0 })
    for (const [i, client] of others.entries()) await client.post(`/api/tables/${id}/sit`, { seat: i + 1 })
    await host.post(`/api/tables/${id}/start`)
    return clients.map((client, seat) => new ChaosPlayer(client, id, seat))
  }
}
