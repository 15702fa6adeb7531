import type { QuestsEvent } from '../words/events.ts'
import {
  deepFreeze,
  everyone,
  seatBit,
  type Ctx as KernelCtx,
  type ReadCtx as KernelReadCtx,
  type Seat,
  type SeatSet,
  type Seen,
  type State,
} from '@flotilla/kernel'
import { TERRAINS, chartOf, type Chart } from './chart.ts'
import type { Champion, Edition } from '../edition/schema.ts'
import { GOODS, type Good } from './goods.ts'
import type { Options } from '../rules/options.ts'
import { maraudersOf, teamsOf } from '../rules/teams.ts'
import { ISLANDS, TRADING_PORTS } from './pieces.ts'
import type { Tally } from './tally.ts'

/** The three decks, and the hands they fill. */
export const LOOT = 0
/** The place of the quest deck among the decks. */
export const QUESTS = 1
/** The place of the clue deck among the decks. */
export const CLUES = 2
export const DECKS = ['loot', 'quests', 'clues'] as const

export const GOOD_KINDS = GOODS.length
/** Marauders are ships too: numbered after the seats, so `MARAUDERS + 1` is the second one. */
export const MARAUDERS = 6
/** No ship: the sea, or nobody. */
export const NOBODY = -1

/** What a seat has used in this turn. It is never changed but replaced, so that copies of a table share it. */
export interface Used {
  readonly nation: boolean
  readonly champion: boolean
  readonly attack: boolean
  /** Backs of the equipped cards that were used. */
  readonly gear: readonly number[]
}
/** The same, and this too. */
export const usedToo = (used: Used, more: Partial<Used>): Used => Object.freeze({ ...used, ...more })
export const NOTHING_USED: Used = deepFreeze({ nation: false, champion: false, attack: false, gear: [] })

/** A ship that waits to sink, and who sank it; NOBODY for the sea and the own side. */
export interface Sinking {
  readonly ship: number
  readonly by: number
}

/** Where prosperity comes from, for the score line by line. */
export const SOURCES = ['quests', 'solved', 'delivered', 'hits', 'sinkings', 'lost'] as const
export type Source = (typeof SOURCES)[number]
export const sourceIndex = (source: Source): number => SOURCES.indexOf(source)

/** A captain's ship. */
export interface Ship {
  /** Index into the edition's champions, -1 before the choice. */
  champion: number
  cell: number
  coins: number
  ammo: number
  bonus: number
  damage: number
  sails: number
  readySails: number
  cannons: number
  readyCannons: number
  /** Open cargo slots, without Barrels. */
  slots: number
  cargo: number[]
  /** Hands: backs in the order they came. */
  loot: number[]
  quests: number[]
  clues: number[]
  /** One for each quest in the hand. */
  tally: Tally[]
  equipped: number[]
  /** Backs of solved clues, open. */
  solved: number[]
  /** Backs of finished quests, open. */
  finished: number[]
  delivered: number
  /** Marauders sunk, for the Naval Mission. */
  sunk: number
  used: Used
}

/** A Marauder's ship. */
export interface Marauder {
  /** -1 while sunk. */
  cell: number
  damage: number
  cannons: number
  ready: number
  /** QC-16.15: reinforced at the last round end. */
  barred: boolean
}

/** A tri-hex or single hex in the tile draft. */
export interface Placed {
  readonly tile: string
  readonly face: 'up' | 'down'
  readonly at: readonly number[]
}

export interface Draft {
  /** What is left to be revealed: tiles, then kinds of single hexes, then Trading Ports. */
  left: string[]
  stage: 'tiles' | 'singles' | 'ports' | 'tokens'
  turn: Seat
  /** The piece in hand, how it lies, and its first cell. */
  piece: string
  face: '' | 'up' | 'down'
  at: number
  placed: Placed[]
  removed: number
  /** Tokens in hand, by seat; after the last seat, those that lie aside. */
  hands: number[][]
}

/** What lies on the table of Quests & Cannons. */
export interface QuestsState extends State<Options> {
  pools: State['pools']
  round: number
  first: Seat
  active: Seat
  actions: number
  /** The active ship sank: its turn is over as soon as all sinkings are resolved. */
  cut: boolean
  /** The map, one sign a cell (chart.ts). */
  chart: string
  /** The cell of each team's Home Port. */
  homes: number[]
  prosperity: number[]
  /** The same by team and source. */
  gained: number[]
  /** QC-14.1: a team has reached the goal. */
  called: boolean
  ships: Ship[]
  marauders: Marauder[]
  /** Backs, the last one on top. */
  decks: number[][]
  piles: number[][]
  /** Delivered clues. */
  out: number[]
  /** The token of each island, -1 without. */
  tokens: number[]
  /** Who is known to have seen an island's token face down: its placer, those with a Spyglass. */
  seers: SeatSet[]
  /** Tokens that were not needed for the map; nobody has seen them (QC-1.6). */
  box: number[]
  goods: number[]
  ammo: number
  voyage: boolean
  points: number
  free: boolean
  steps: number
  /** Where the last step of the voyage (or a Marauder's move) came from. */
  from: number
  /** Traveler die as it counts now, and what was added to it. */
  die: number
  added: number
  dice: number[]
  /** Bulwarks played against the Attack. */
  shields: number
  /** Cannons spent on the Attack. */
  spent: number
  /** Ships waiting to sink, the first to sink first. */
  sinking: Sinking[]
  /** How often each seat was asked to give this turn. */
  requests: number[]
  draft: Draft | null
  ended: '' | 'goal' | 'limit' | 'won' | 'lost'
}

export type Ctx = KernelCtx<QuestsState, Edition, QuestsEvent>
/** What reads a table of Quests & Cannons. */
export type ReadCtx = KernelReadCtx<QuestsState, Edition>
export type SeenQuests = Seen<QuestsState>

/** How many sides play. */
export const teams = (s: SeenQuests): number => teamsOf(s.options, s.seats)
/** QC-1.2, QC-R1: teams alternate around the table. */
export const teamOf = (s: SeenQuests, seat: Seat): number => seat % teams(s)
/** The seats of a side. */
export const crewOf = (s: SeenQuests, team: number): Seat[] => s.ships.map((_, seat) => seat).filter((seat) => teamOf(s, seat) === team)
/** Whether all play together. */
export const isCoop = (s: SeenQuests): boolean => s.options.mode === 'coop'
export const marauderCount = (s: SeenQuests): number => maraudersOf(s.options)
/** The chart of a table. */
export const chart = (s: SeenQuests): Chart => chartOf(s.chart)
export const home = (s: SeenQuests, seat: Seat): number => s.homes[teamOf(s, seat)]
export const teamSize = (s: SeenQuests): number => s.seats / teams(s)

export function mates(s: SeenQuests, seat: Seat): SeatSet {
  let set = 0
  for (let other = 0; other < s.seats; other++) if (teamOf(s, other) === teamOf(s, seat)) set |= seatBit(other)
  return set
}
/** Who sees what a seat sees: alone, or with the team (QC-R41). */
export const seersOf = (s: SeenQuests, seat: Seat): SeatSet => (s.options.teamHands === 'shared' ? mates(s, seat) : seatBit(seat))
/** Whether some other seat could learn about a hand from what is asked and what is not. */
export const hidesHand = (s: SeenQuests, seat: Seat): boolean => s.options.reactions === 'always' && seersOf(s, seat) !== everyone(s.seats)
export const othersThan = (s: SeenQuests, seats: SeatSet): SeatSet => (everyone(s.seats) & ~seats) | (1 << 30)

/** As far as others know, this hand holds something that can be played: whoever ends at once would tell that it does not. */
export const mightPlay = (s: SeenQuests, seat: Seat): boolean => s.ships[seat].loot.length > 0 && hidesHand(s, seat)

/** The Prosperity that ends the game. */
export const goalOf = (ctx: ReadCtx): number => {
  const { goal } = ctx.state.options
  return goal === 'auto' ? ctx.edition.goal.byTeamSize[teamSize(ctx.state) - 1] : goal
}

/** A seat's champion. */
export const championOf = (ctx: ReadCtx, seat: Seat): Champion => ctx.edition.champions[ctx.state.ships[seat].champion]
/** The hearts of a ship, hurt ones included. */
export const heartsOf = (ctx: ReadCtx, ship: number): number =>
  ship >= MARAUDERS ? ctx.edition.marauder.hearts : championOf(ctx, ship).hearts

export const isMarauder = (ship: number): boolean => ship >= MARAUDERS
export const damageOf = (s: SeenQuests, ship: number): number =>
  ship >= MARAUDERS ? s.marauders[ship - MARAUDERS].damage : s.ships[ship].damage
export const cellOf = (s: SeenQuests, ship: number): number => (ship >= MARAUDERS ? s.marauders[ship - MARAUDERS].cell : s.ships[ship].cell)

/** What people call a cell: the island's or Trading Port's id, or its terrain. */
export function placeOf(s: SeenQuests, cell: number): string {
  const map = chart(s)
  if (map.islandOn[cell] !== -1) return ISLANDS[map.islandOn[cell]].id
  const market = map.trading.indexOf(cell)
  return market === -1 ? TERRAINS[map.terrain[cell]] : TRADING_PORTS[market].id
}

/** A rival's ship or a Marauder; Marauders are nobody's friends but their own. */
export const isEnemy = (s: SeenQuests, seat: Seat, ship: number): boolean =>
  ship >= MARAUDERS ? s.marauders[ship - MARAUDERS].cell !== -1 : teamOf(s, ship) !== teamOf(s, seat)

/** QC-8.3: a ship waiting to be resolved is no valid target for anything. */
export function isSinking(s: SeenQuests, ship: number): boolean {
  for (let i = 0; i < s.sinking.length; i++) if (s.sinking[i].ship === ship) return true
  return false
}

/** Ship ids from 0 in a loop: the seats, then the Marauders. `shipAt(s, count(s) - 1)` is the last. */
export const shipCount = (s: SeenQuests): number => s.seats + s.marauders.length
export const shipAt = (s: SeenQuests, k: number): number => (k < s.seats ? k : MARAUDERS + k - s.seats)

export const shipName = (ship: number): string => (ship >= MARAUDERS ? `marauder:${ship - MARAUDERS + 1}` : `seat:${ship}`)
/** The number of a ship by its name, as in `marauder:1`. */
export function shipNamed(name: string): number {
  const [kind, number] = name.split(':')
  return kind === 'seat' ? Number(number) : MARAUDERS + Number(number) - 1
}

/** QC-11.2: what lies open before a player is in no hand. */
export const handOf = <L>(ship: { readonly loot: L; readonly quests: L; readonly clues: L }, deck: number): L =>
  deck === LOOT ? ship.loot : deck === QUESTS ? ship.quests : ship.clues

export const loaded = (ship: Seen<Ship>): number => {
  let all = 0
  for (let good = 0; good < GOOD_KINDS; good++) all += ship.cargo[good]
  return all
}

export const goodIndex = (good: Good): number => GOODS.indexOf(good)

export function remove(list: number[], value: number): void {
  const at = list.indexOf(value)
  for (let i = at + 1; i < list.length; i++) list[i - 1] = list[i]
  if (at !== -1) list.pop()
}
