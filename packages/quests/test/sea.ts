import { FRESH_TALLY } from '../src/board/tally.ts'
import { PUBLIC, choices, everyone, readCtx, say } from '@flotilla/kernel'
import { catalogueOf } from '@flotilla/kernel/icu'
import { Scene, type Move } from '@flotilla/kernel/testing'
import { expect } from 'vitest'
import { cardsOf } from '../src/board/cards.ts'
import { chartOf } from '../src/board/chart.ts'
import type { ChampionId, Edition } from '../src/edition/schema.ts'
import { GOODS, type Good } from '../src/board/goods.ts'
import { cellAt } from '../src/board/hexes.ts'
import { quests } from '../src/index.ts'
import { islandNumber } from '../src/board/pieces.ts'
import { CLUES, LOOT, QUESTS, SOURCES, goalOf, handOf, seersOf, teamOf, type QuestsState, type Ship } from '../src/board/state.ts'

/** What a captain may answer, in the words of the game. */
export const captain = (by: string) => ({
  says: (choice: object): Move<QuestsState> => ({ by, choice }),
  does: (deed: string, fields: object = {}): Move<QuestsState> => ({ by, choice: { do: deed, ...fields } }),
  to: (q: number, r: number, sails = 0): Move<QuestsState> => ({ by, choice: { to: [q, r], sails } }),
  moves: { by, choice: { do: 'move' } } as Move<QuestsState>,
  stops: { by, choice: { do: 'stop' } } as Move<QuestsState>,
  ends: { by, choice: { do: 'end' } } as Move<QuestsState>,
  passes: { by, choice: { pass: true } } as Move<QuestsState>,
  accepts: { by, choice: { accept: true } } as Move<QuestsState>,
  plays: (play: string, target?: string): Move<QuestsState> => ({ by, choice: target === undefined ? { play } : { play, target } }),
  attacks: (target: string, cannons: number): Move<QuestsState>[] => [
    { by, choice: { do: 'attack', target } },
    { by, choice: { cannons } },
  ],
})
export const ann = captain('ann')
export const bob = captain('bob')
export const cid = captain('cid')

type Goods = Partial<Record<Good, number>>
interface Wishes {
  readonly at?: readonly [number, number]
  readonly cargo?: Goods
  readonly ammo?: number
  readonly loot?: readonly string[]
  readonly quests?: readonly string[]
  readonly clues?: readonly string[]
  readonly equipped?: readonly string[]
  readonly solved?: readonly string[]
}
type Numbers = 'coins' | 'bonus' | 'damage' | 'sails' | 'readySails' | 'cannons' | 'readyCannons' | 'slots' | 'sunk' | 'delivered'

/** The vocabulary of Quests & Cannons: ships are set by hand, cards by their printed ids. */
export class Sea extends Scene<QuestsState, Edition> {
  ship(name: string): Ship {
    return this.state.ships[this.seat(name)]
  }

  prosperity(name: string): number {
    return this.state.prosperity[teamOf(this.state, this.seat(name))]
  }

  coinsOf(name: string): number {
    return this.ship(name).coins
  }

  cargo(name: string): Goods {
    const held = this.ship(name).cargo
    return Object.fromEntries(GOODS.map((good, i) => [good, held[i]]).filter(([, n]) => n !== 0)) as Goods
  }

  /** The printed ids in a hand. */
  hand(name: string, deck: number): string[] {
    return handOf(this.ship(name), deck).map((back) => this.idOf(deck, back))
  }

  idOf(deck: number, back: number): string {
    const { lootIds, questIds, clueIds } = cardsOf(this.game.edition)
    return [lootIds, questIds, clueIds][deck][this.state.faces[back]]
  }

  pile(deck: number): string[] {
    return this.state.piles[deck].map((back) => this.idOf(deck, back))
  }

  override belongings(state: QuestsState, seat: number): unknown {
    return [state.ships[seat], state.prosperity[teamOf(state, seat)]]
  }

  // --- given ------------------------------------------------------------------------------------------------

  /** Puts a ship as wished; what it does not name stays. */
  puts(
    name: string,
    { at, cargo, ammo, loot, quests: held, clues, equipped, solved, ...numbers }: Wishes & Partial<Pick<Ship, Numbers>>,
  ): this {
    const s = this.state
    const ship = this.ship(name)
    Object.assign(ship, numbers)
    if (at !== undefined) ship.cell = cellAt(...at)
    if (ammo !== undefined) {
      s.ammo += ship.ammo - ammo
      ship.ammo = ammo
    }
    if (cargo !== undefined)
      for (const [i, good] of GOODS.entries()) {
        s.goods[i] += ship.cargo[i] - (cargo[good] ?? 0)
        ship.cargo[i] = cargo[good] ?? 0
      }
    const seers = seersOf(s, this.seat(name))
    for (const id of loot ?? []) ship.loot.push(this.#take(LOOT, id, seers))
    for (const id of held ?? []) {
      ship.quests.push(this.#take(QUESTS, id, seers))
      ship.tally.push(FRESH_TALLY)
    }
    if (clues !== undefined) {
      while (ship.clues.length > 0) s.decks[CLUES].unshift(ship.clues.pop() ?? -1)
      for (const id of clues) ship.clues.push(this.#take(CLUES, `clue-${id}`, seers))
    }
    for (const id of equipped ?? []) ship.equipped.push(this.#take(LOOT, id, PUBLIC | everyone(s.seats)))
    for (const id of solved ?? []) ship.solved.push(this.#take(CLUES, `clue-${id}`, PUBLIC | everyone(s.seats)))
    return this
  }

  /** A card by its id, out of wherever it lies. */
  #take(deck: number, id: string, seers: number): number {
    const s = this.state
    const back = this.#find(deck, id)
    const everywhere = [s.decks[deck], s.piles[deck], s.out, ...s.ships.flatMap((ship) => [handOf(ship, deck), ship.equipped, ship.solved])]
    for (const list of everywhere) if (list.includes(back)) list.splice(list.indexOf(back), 1)
    s.known[back] = seers
    return back
  }

  #find(deck: number, id: string): number {
    const { first, faces } = this.state.pools[deck]
    for (let back = first; back < first + faces.length; back++) if (this.idOf(deck, back) === id) return back
    throw new Error(`no card ${id}`)
  }

  /** These cards are drawn next, the first one first. */
  tops(deck: number, ...ids: string[]): this {
    for (const id of ids.toReversed()) this.state.decks[deck].push(this.#take(deck, id, 0))
    return this
  }

  /** The whole deck is gone but for these; the others lie on the open pile, or with nobody. */
  leaves(deck: number, left: readonly string[], pile: readonly string[] = []): this {
    const s = this.state
    const keep = left.map((id) => this.#take(deck, id, 0))
    const laid = pile.map((id) => this.#take(deck, id, PUBLIC | everyone(s.seats)))
    const rest = [...s.decks[deck], ...s.piles[deck]]
    for (const back of rest) s.known[back] = PUBLIC | everyone(s.seats)
    s.out.push(...rest)
    s.decks[deck] = keep.toReversed()
    s.piles[deck] = laid
    return this
  }

  /** An island's token shows this; face up unless said otherwise. */
  token(island: string, good: Good, open = true): this {
    const s = this.state
    const back = s.tokens[islandNumber(island)]
    this.stack([back], [GOODS.indexOf(good)])
    if (open) s.known[back] = PUBLIC | everyone(s.seats)
    return this
  }

  isOpen(island: string): boolean {
    return (this.state.known[this.state.tokens[islandNumber(island)]] & PUBLIC) !== 0
  }

  has(name: string, prosperity: number): this {
    const s = this.state
    const team = teamOf(s, this.seat(name))
    s.gained[team * SOURCES.length] += prosperity - s.prosperity[team]
    s.prosperity[team] = prosperity
    s.called ||= prosperity >= goalOf(readCtx(this.game, s))
    return this
  }

  actions(actions: number): this {
    this.state.actions = actions
    return this
  }

  marauder(number: number, at: readonly [number, number] | null, fields: Partial<QuestsState['marauders'][number]> = {}): this {
    Object.assign(this.state.marauders[number - 1], fields, { cell: at === null ? -1 : cellAt(...at) })
    return this
  }

  // --- then -------------------------------------------------------------------------------------------------

  isAt(name: string, q: number, r: number): this {
    expect(this.ship(name).cell, `where ${name} is`).toBe(cellAt(q, r))
    return this
  }

  is(name: string, expected: Partial<Ship>): this {
    expect(this.ship(name), `the ship of ${name}`).toMatchObject(expected)
    return this
  }

  /** The deeds offered to a seat, by name. */
  deeds(name: string): string[] {
    return [...new Set(this.offered(name).map((choice) => String(choice.do)))]
  }

  offered(name: string): Record<string, unknown>[] {
    return choices(this.game, this.state, this.askOf(name)) as Record<string, unknown>[]
  }

  isOffered(name: string, choice: object): boolean {
    return this.offered(name).some((one) => JSON.stringify(one) === JSON.stringify(choice))
  }

  /** Everything a seat is told about the table, in English. */
  says(name: string | null): string {
    const { words } = this.game
    const seat = name === null ? null : this.seat(name)
    const seen = this.view(name)
    const speaker = { language: 'en', catalogue: catalogueOf(words.messages.en), names: this.seats }
    return words
      .describe(readCtx(this.game, seen), seat)
      .flatMap(({ title, lines }) => [title, ...lines].map((line) => say(speaker, line)))
      .join('\n')
  }
}

/** A table with these champions, the first one first to play, at that captain's first turn; on the Intro Map unless said otherwise. */
export function given(champions: Readonly<Record<string, ChampionId>>, options: object = {}, marauders: readonly string[] = []): Sea {
  const seats = Object.keys(champions)
  const n = seats.length
  const first = n === 1 ? [] : [5, ...Array.from({ length: n - 1 }, () => 0)]
  const sea = new Sea(quests, {
    seats,
    options: { ...(n > 1 && !('mode' in options) ? { layout: 'intro' } : {}), ...options },
    chance: { first },
  })
  for (let k = 0; k < n; k++) {
    const name = seats[(n - k) % n]
    // The last of three of a nation is nobody's choice.
    if (sea.state.asks.length > 0 && sea.state.asks[0].kind === 'champion') sea.when({ by: name, choice: { champion: champions[name] } })
  }
  for (const [i, island] of marauders.entries()) sea.state.marauders[i].cell = cellOfIsland(sea.state, island)
  return sea
}

export const cellOfIsland = (s: QuestsState, island: string): number => chartOf(s.chart).cellOf[islandNumber(island)]
