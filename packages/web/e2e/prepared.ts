import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { PUBLIC, everyone, type Game } from '@flotilla/kernel'
import { GOODS, ISLANDS, cellAt, chartOf, quests, type Good, type QuestsState, type Ship } from '@flotilla/quests'
import { readConfig, serve, type Running } from '@flotilla/server'
import { expect, test as base } from './harbour.ts'

type Goods = Partial<Record<Good, number>>
type Cards = {
  readonly loot?: readonly string[]
  readonly quests?: readonly string[]
  readonly clues?: readonly string[]
  readonly solved?: readonly string[]
}
type Numbers = Partial<Pick<Ship, 'coins' | 'damage' | 'bonus' | 'sails' | 'readySails' | 'cannons' | 'readyCannons' | 'slots' | 'ammo'>>

/** How a ship lies when the first turn begins; what is not named is as the rules deal it. */
export interface Lying extends Numbers, Cards {
  readonly champion?: string
  readonly at?: readonly [number, number]
  readonly cargo?: Goods
}

/** A table of Quests & Cannons as a test wants it. */
export interface Position {
  readonly ships: readonly Lying[]
  readonly prosperity?: readonly number[]
  readonly round?: number
  readonly tokens?: Readonly<Record<string, Good>>
  readonly marauders?: readonly { readonly at: readonly [number, number]; readonly cannons?: number }[]
  /** The dice to come, by stream; after these the table rolls its own. */
  readonly dice?: Readonly<Record<string, readonly number[]>>
}

/** Numbers kept for each quest held. */
const TALLY = 10
const islandNumber = (id: string): number => ISLANDS.findIndex((island) => island.id === id)
const NAMES = ['Anna', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn']
const KINDS = ['loot', 'quests', 'clues'] as const

/** Cards are named by their printed ids; a clue by its island. */
function take(s: QuestsState, kind: (typeof KINDS)[number], id: string, known: number): number {
  const deck = KINDS.indexOf(kind)
  const { first, faces } = s.pools[deck]
  const face =
    kind === 'clues'
      ? islandNumber(id)
      : kind === 'quests'
        ? quests.edition.quests.findIndex((quest) => quest.id === id)
        : quests.edition.loot.flatMap((design) => Array.from({ length: design.copies }, (): string => design.id)).indexOf(id)
  for (let back = first; back < first + faces.length; back++) {
    if (s.faces[back] !== face) continue
    const lists = [s.decks[deck], s.piles[deck], ...s.ships.flatMap((ship) => [ship.loot, ship.quests, ship.clues])]
    for (const list of lists) if (list.includes(back)) list.splice(list.indexOf(back), 1)
    s.known[back] = known
    return back
  }
  throw new Error(`no card ${id}`)
}

function lay(s: QuestsState, position: Position): void {
  s.round = (position.round ?? 1) - 1
  s.first = 0
  s.active = 0
  // Whoever rolled highest: the homes go to the teams in order.
  const homes = chartOf(s.chart).homes.filter((cell) => cell !== -1)
  for (let team = 0; team < s.homes.length; team++) s.homes[team] = homes[team]
  const all = PUBLIC | everyone(s.seats)
  for (const [
    seat,
    { champion = 'kerris', at, cargo, loot = [], quests: held = [], clues, solved = [], ...numbers },
  ] of position.ships.entries()) {
    const ship = s.ships[seat]
    ship.champion = quests.edition.champions.findIndex(({ id }) => id === champion)
    const { sails, cannons, cargo: slots } = quests.edition.champions[ship.champion]
    Object.assign(ship, { sails: sails[0], readySails: sails[0], cannons: cannons[0], readyCannons: cannons[0], slots: slots[0] })
    ship.cell = s.homes[seat % s.homes.length]
    if (numbers.ammo !== undefined) s.ammo += ship.ammo - numbers.ammo
    Object.assign(ship, numbers)
    if (at !== undefined) ship.cell = cellAt(...at)
    for (const [k, good] of GOODS.entries()) {
      s.goods[k] -= cargo?.[good] ?? 0
      ship.cargo[k] = cargo?.[good] ?? 0
    }
    for (const id of loot) ship.loot.push(take(s, 'loot', id, 1 << seat))
    for (const id of held) {
      ship.quests.push(take(s, 'quests', id, 1 << seat))
      for (let k = 0; k < TALLY; k++) ship.tally.push(0)
    }
    if (clues !== undefined) {
      for (const back of ship.clues.splice(0)) s.decks[2].unshift(back)
      for (const id of clues) ship.clues.push(take(s, 'clues', id, 1 << seat))
    }
    for (const id of solved) ship.solved.push(take(s, 'clues', id, all))
  }
  for (const [team, prosperity] of (position.prosperity ?? []).entries()) s.prosperity[team] = prosperity
  for (const [island, good] of Object.entries(position.tokens ?? {})) {
    const back = s.tokens[islandNumber(island)]
    s.faces[back] = GOODS.indexOf(good)
    s.known[back] = all
  }
  for (const [n, { at, cannons = 2 }] of (position.marauders ?? []).entries())
    Object.assign(s.marauders[n], { cell: cellAt(...at), cannons, ready: cannons })
}

/** A real server in this process whose tables of Quests & Cannons begin as prepared. */
export class PreparedHarbour {
  readonly #data = mkdtempSync(join(tmpdir(), 'flotilla-e2e-'))
  #running: Running | null = null
  position: Position = { ships: [] }

  get url(): string {
    return `http://127.0.0.1:${this.#running?.port}`
  }

  async open(web?: string): Promise<void> {
    const laid = (): Position => this.position
    const refresh = quests.steps['turn.refresh']
    const prepared: Game<QuestsState, (typeof quests)['edition']> = {
      ...quests,
      steps: {
        ...quests.steps,
        'turn.refresh'(io, step) {
          if (io.state.round === 0) {
            lay(io.state, laid())
            const roll = io.roll.bind(io)
            const dice = new Map(Object.entries(laid().dice ?? {}).map(([stream, faces]) => [stream, [...faces]]))
            // An answer that is carried out again, because another came first, meets the same dice.
            const fallen = new Map<string, number>()
            io.roll = (stream, sides) => {
              const place = `${stream} ${io.state.tide}`
              const own = roll(stream, sides)
              const face = fallen.get(place) ?? dice.get(stream)?.shift() ?? own
              fallen.set(place, face)
              return face
            }
          }
          refresh(io, step)
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

  /** Seats these people (null: a bot), begins in this position and leaves everybody at the table. */
  async begin(people: readonly (Page | null)[], position: Position, options: object = {}): Promise<string> {
    this.position = position
    const post = async (page: Page, path: string, data: object): Promise<{ id: string }> => {
      const response = await page.request.post(`/api${path}`, { data })
      expect(response.ok(), await response.text()).toBe(true)
      return (await response.json()) as { id: string }
    }
    const sitting = people.flatMap((page, seat) => (page === null ? [] : [{ page, seat }]))
    for (const { page, seat } of sitting) await post(page, '/session', { name: NAMES[seat] })
    const [{ page: host }, ...guests] = sitting
    const seats = people.map((page) => (page === null ? { kind: 'bot', bot: 'random' } : { kind: 'open' }))
    const played = { champions: 'random', ...('mode' in options ? {} : { layout: 'intro' }), ...options }
    const { id } = await post(host, '/tables', { game: 'quests', options: played, seats, sit: 0 })
    for (const { page, seat } of guests) await post(page, `/tables/${id}/sit`, { seat })
    await post(host, `/tables/${id}/start`, {})
    await Promise.all(sitting.map(({ page }) => page.goto(`/t/${id}`)))
    return id
  }
}

export const test = base.extend<object, { prepared: PreparedHarbour }>({
  prepared: [
    // oxlint-disable-next-line no-empty-pattern -- the runner wants a pattern here
    async ({}, use) => {
      const prepared = new PreparedHarbour()
      await prepared.open()
      await use(prepared)
      await prepared.close()
    },
    { scope: 'worker' },
  ],
})
