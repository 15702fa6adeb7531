import { CELLS, SIDES, neighbour } from './hexes.ts'

export const CALM = 0
export const STORMY = 1
export const TREACHEROUS = 2
export const IMPASSABLE = 3
export const ISLAND = 4
export const TRADING = 5
export const WORKSHOP = 6
export const HOME = 7
/** A corner that no team uses. */
export const NO_SPACE = 8
/** Not laid yet, in the tile draft. */
export const EMPTY = 9
export type Terrain = number
/** What a cell can be. */
export const TERRAINS = ['calm', 'stormy', 'treacherous', 'impassable', 'island', 'trading', 'workshop', 'home', 'none', 'empty'] as const

const SIGNS: Readonly<Record<string, Terrain>> = {
  '.': CALM,
  s: STORMY,
  t: TREACHEROUS,
  '#': IMPASSABLE,
  x: TRADING,
  y: TRADING,
  z: TRADING,
  w: WORKSHOP,
  '-': NO_SPACE,
  '?': EMPTY,
}

export const MOST_ISLANDS = 18
export const FAR = 255

/** A map, worked out once from its signs: one sign a cell, A-R for islands, 1-6 for the homes in use, x y z for the Trading Ports. */
export interface Chart {
  readonly signs: string
  readonly terrain: Uint8Array
  /** What a step onto a cell costs; 0 where no ship of a player goes. */
  readonly cost: Uint8Array
  /** The island on a cell, or -1. */
  readonly islandOn: Int8Array
  /** The cell of an island, or -1. */
  readonly cellOf: Int8Array
  /** The numbers of the islands on the map. */
  readonly islands: readonly number[]
  /** The cells of the Trading Ports, by number. */
  readonly trading: readonly number[]
  readonly workshops: readonly number[]
  /** The cells of the home slots 1-6, -1 where not used; index 0 is no slot. */
  readonly homes: readonly number[]
  /** Islands and ports, in order; and the cells where a ship can be attacked. */
  readonly stops: readonly number[]
  readonly unsafe: readonly number[]
  /** Tables of distances, made when first asked for. */
  readonly tables: Map<number, Uint8Array>
  /** Waters around a cell, by home and cell, made when first asked for. */
  readonly waters: (Waters | undefined)[]
}

/** The unsafe cells around one, the nearest first. */
export interface Waters {
  readonly cells: Uint8Array
  /** How many of them are no farther than this. */
  readonly within: Uint8Array
}

/** Random maps and drafts make ever new charts: beyond so many the old ones are drawn again when needed. */
const MOST_CHARTS = 256
const charts = new Map<string, Chart>()
let last: Chart | null = null

/** The chart that these signs spell, one a cell. */
export function chartOf(signs: string): Chart {
  if (last !== null && last.signs === signs) return last
  let chart = charts.get(signs)
  if (chart === undefined) {
    if (charts.size >= MOST_CHARTS) charts.clear()
    charts.set(signs, (chart = drawChart(signs)))
  }
  return (last = chart)
}

/** The same without remembering it: for candidates that are looked at once. */
export function drawChart(signs: string): Chart {
  const terrain = new Uint8Array(CELLS)
  const cost = new Uint8Array(CELLS)
  const islandOn = new Int8Array(CELLS).fill(-1)
  const cellOf = new Int8Array(MOST_ISLANDS).fill(-1)
  const trading = [-1, -1, -1]
  const workshops: number[] = []
  const homes = [-1, -1, -1, -1, -1, -1, -1]
  for (let cell = 0; cell < CELLS; cell++) {
    const sign = signs[cell]
    if (sign >= 'A' && sign <= 'R') {
      terrain[cell] = ISLAND
      islandOn[cell] = sign.charCodeAt(0) - 65
      cellOf[islandOn[cell]] = cell
    } else if (sign >= '1' && sign <= '6') {
      terrain[cell] = HOME
      homes[Number(sign)] = cell
    } else terrain[cell] = SIGNS[sign]
    if (terrain[cell] === TRADING) trading['xyz'.indexOf(sign)] = cell
    if (terrain[cell] === WORKSHOP) workshops.push(cell)
    cost[cell] = terrain[cell] === STORMY ? 2 : terrain[cell] === IMPASSABLE || terrain[cell] >= NO_SPACE ? 0 : 1
  }
  const islands: number[] = []
  for (let island = 0; island < MOST_ISLANDS; island++) if (cellOf[island] !== -1) islands.push(island)
  const stops: number[] = []
  const unsafe: number[] = []
  for (let cell = 0; cell < CELLS; cell++) {
    if (terrain[cell] >= ISLAND && terrain[cell] <= HOME) stops.push(cell)
    if (cost[cell] !== 0 && terrain[cell] !== WORKSHOP && terrain[cell] !== HOME) unsafe.push(cell)
  }
  return { signs, terrain, cost, islandOn, cellOf, islands, trading, workshops, homes, stops, unsafe, tables: new Map(), waters: [] }
}

/** QC-7.9: Workshops and Home Ports. */
export const isSafe = (chart: Chart, cell: number): boolean => chart.terrain[cell] === WORKSHOP || chart.terrain[cell] === HOME
/** Whether a cell is a Trading Port, a Workshop or a Home Port. */
export const isPort = (chart: Chart, cell: number): boolean => chart.terrain[cell] >= TRADING && chart.terrain[cell] <= HOME
/** QC-3.5 */
export const canEnter = (chart: Chart, cell: number, ownHome: number): boolean =>
  cell !== -1 && chart.cost[cell] !== 0 && (chart.terrain[cell] !== HOME || cell === ownHome)

/** How a distance counts Treacherous spaces: as two points (careful), as one (plain), or not at all. */
export const CAREFUL = 2
export const PLAIN = 1
export const AVOID = 0

/** Movement cost between all pairs of cells for the team whose home is `ownHome` (-1: none); FAR where there is no way. Row = from. */
export function distances(chart: Chart, ownHome: number, treacherous: number): Uint8Array {
  const key = (ownHome + 1) * 3 + treacherous
  let table = chart.tables.get(key)
  if (table === undefined) {
    table = new Uint8Array(CELLS * CELLS).fill(FAR)
    for (let from = 0; from < CELLS; from++) if (chart.cost[from] !== 0) sail(chart, from, ownHome, treacherous, table, from * CELLS)
    chart.tables.set(key, table)
  }
  return table
}

/** The unsafe cells that a ship of this home comes to from a cell, carefully. */
export function watersAround(chart: Chart, ownHome: number, from: number): Waters {
  return (chart.waters[(ownHome + 1) * CELLS + from] ??= sound(chart, ownHome, from))
}

function sound(chart: Chart, ownHome: number, from: number): Waters {
  const far = distances(chart, ownHome, CAREFUL).subarray(from * CELLS, (from + 1) * CELLS)
  const cells = chart.unsafe.filter((cell) => far[cell] < FAR).toSorted((a, b) => far[a] - far[b])
  const within = Uint8Array.from({ length: FAR }, (_, reach) => cells.filter((cell) => far[cell] <= reach).length)
  return { cells: Uint8Array.from(cells), within }
}

/** One row of that table. */
export function distancesFrom(chart: Chart, from: number, ownHome: number, treacherous: number): Uint8Array {
  const row = new Uint8Array(CELLS).fill(FAR)
  sail(chart, from, ownHome, treacherous, row, 0)
  return row
}

/** Costs are 1 or 2: rings of equal distance, outwards. */
function sail(chart: Chart, from: number, ownHome: number, treacherous: number, table: Uint8Array, row: number): void {
  table[row + from] = 0
  let ring = [from]
  let second: number[] = []
  for (let far = 0; ring.length + second.length > 0; far++) {
    const third: number[] = []
    for (const cell of ring) {
      if (table[row + cell] !== far) continue
      for (let dir = 0; dir < SIDES; dir++) {
        const to = neighbour(cell, dir)
        if (!canEnter(chart, to, ownHome)) continue
        const step = chart.terrain[to] === TREACHEROUS ? treacherous : chart.cost[to]
        if (step === 0 || far + step >= table[row + to]) continue
        table[row + to] = far + step
        if (step === 1) second.push(to)
        else third.push(to)
      }
    }
    ring = second
    second = third
  }
}

/** QC-16.6: steps of a Marauder between all pairs of cells, over every space but Home Ports. */
export function raidDistances(chart: Chart, crossing: boolean): Uint8Array {
  const key = crossing ? -1 : -2
  let table = chart.tables.get(key)
  if (table === undefined) {
    const open = (cell: number): boolean => cell !== -1 && chart.terrain[cell] < HOME && (crossing || chart.terrain[cell] !== IMPASSABLE)
    table = new Uint8Array(CELLS * CELLS).fill(FAR)
    for (let from = 0; from < CELLS; from++) {
      table[from * CELLS + from] = 0
      const ring = [from]
      for (const cell of ring)
        for (let dir = 0; dir < SIDES; dir++) {
          const to = neighbour(cell, dir)
          if (!open(to) || table[from * CELLS + to] !== FAR) continue
          table[from * CELLS + to] = table[from * CELLS + cell] + 1
          ring.push(to)
        }
    }
    chart.tables.set(key, table)
  }
  return table
}
