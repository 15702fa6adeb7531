import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bottom, type BottomState } from '@flotilla/bottom'
import type { Game } from '@flotilla/kernel'
import { readConfig, serve, type Running } from '@flotilla/server'
import type { Page } from '@playwright/test'
import { layOut, type Given } from '../../bottom/test/voyage.ts'
import { TURN_MAIN, TURN_READY } from '../../bottom/src/rules/steps.ts'
import { expect, test as base } from './harbour.ts'
import { Hand } from './voyage.ts'

const NAMES = ['Anna', 'Bram', 'Cora', 'Dirk', 'Elin']

/** A table of To the Bottom as a test wants it: laid out by the names on the cards; A is Anna. `ready` begins with the whole turn. */
export interface Laid extends Given {
  readonly ready?: boolean
}

/** A real server in this process whose tables of To the Bottom begin as laid out. */
export class LinerHarbour {
  readonly #data = mkdtempSync(join(tmpdir(), 'flotilla-e2e-'))
  #running: Running | null = null
  #laid: Laid = {}

  get url(): string {
    return `http://127.0.0.1:${this.#running?.port}`
  }

  async open(web?: string): Promise<void> {
    const ready = bottom.steps['turn.ready']
    const position = (): Laid => this.#laid
    const prepared: Game<BottomState, (typeof bottom)['edition']> = {
      ...bottom,
      steps: {
        ...bottom.steps,
        'turn.ready'(io, step) {
          // The Sinking counts its turns from the beginning.
          if (io.state.turn > 0 || io.state.phase === 'sinking') return ready(io, step)
          const laid = position()
          layOut(io.state, laid)
          if (laid.ready === true) ready(io, TURN_READY)
          else io.push(TURN_MAIN)
        },
      },
    }
    const { config } = readConfig({
      flags: { port: 0, host: '127.0.0.1', data: this.#data, log: 'warn', rate: 1e6, guestRate: 1e6, socketRate: 1000 },
    })
    this.#running = await serve(config, { games: [prepared], ...(web === undefined ? {} : { web }) })
  }

  async close(): Promise<void> {
    await this.#running?.close()
    rmSync(this.#data, { recursive: true, force: true })
  }

  /** Seats these people, begins so and leaves everybody at the table; each gets a hand to answer by. */
  async begin(people: readonly Page[], laid: Laid, seats = people.length): Promise<{ table: string; hands: readonly Hand[] }> {
    this.#laid = laid
    const post = async (page: Page, path: string, data: object): Promise<{ id: string }> => {
      const response = await page.request.post(`${this.url}/api${path}`, { data })
      expect(response.ok(), await response.text()).toBe(true)
      return (await response.json()) as { id: string }
    }
    for (const [seat, page] of people.entries()) await post(page, '/session', { name: NAMES[seat] })
    const [host, ...guests] = people
    const chairs = NAMES.slice(0, seats).map((_, seat) => (seat < people.length ? { kind: 'open' } : { kind: 'bot', bot: 'mate' }))
    const options = { firstPlayer: 0, reactionClock: 120, ...laid.options }
    const { id } = await post(host, '/tables', { game: 'bottom', options, seats: chairs, sit: 0 })
    for (const [k, page] of guests.entries()) await post(page, `/tables/${id}/sit`, { seat: k + 1 })
    await post(host, `/tables/${id}/start`, {})
    return { table: id, hands: people.map((page) => new Hand(page, id)) }
  }
}

export const test = base.extend<object, { liners: LinerHarbour }>({
  liners: [
    // oxlint-disable-next-line no-empty-pattern -- the runner wants a pattern here
    async ({}, use) => {
      const liners = new LinerHarbour()
      await liners.open()
      await use(liners)
      await liners.close()
    },
    { scope: 'worker' },
  ],
})
