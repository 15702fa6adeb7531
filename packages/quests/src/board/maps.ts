import { CAREFUL, FAR, HOME, IMPASSABLE, ISLAND, NO_SPACE, canEnter, distancesFrom, type Chart } from './chart.ts'
import { CELLS, CENTRE, CORNERS, SIDES, cellAt, isCorner, neighbour } from './hexes.ts'
import { signOfSingle, signOfTrading, signsOfTile, tradingNumber } from './pieces.ts'
import type { Layout } from './layouts.ts'

/** QC-17.11: never fewer islands than this. */
export const FEWEST_ISLANDS = 9

/** The map that a layout's pieces make, with the homes that so many teams use; listed tiles are turned face down (QC-17.11). */
export function signsOf(layout: Layout, teams: number, turnedDown: readonly string[] = []): string {
  const signs: string[] = []
  for (let cell = 0; cell < CELLS; cell++) signs.push(isCorner(cell) ? '-' : '?')
  const put = (at: readonly [number, number], sign: string): void => {
    const cell = cellAt(at[0], at[1])
    if (cell !== -1) signs[cell] = sign
  }
  for (const { tile, face, at } of layout.tiles) {
    const faces = signsOfTile(tile, turnedDown.includes(tile) ? 'down' : face)
    for (let k = 0; k < at.length; k++) put(at[k], faces[k])
  }
  for (const { kind, at } of layout.singles) put(at, signOfSingle(kind))
  for (const { id, at } of layout.tradingPorts) put(at, signOfTrading(tradingNumber(id)))
  for (const { cell, slot } of homesOf(layout, teams)) signs[cell] = String(slot)
  return signs.join('')
}

/** The homes that so many teams use, in turn order. */
export function homesOf(layout: Layout, teams: number): { readonly slot: number; readonly cell: number }[] {
  return (layout.homesFor[String(teams)] ?? []).map((slot) => {
    const home = layout.homes.find((one) => one.home === slot)
    return { slot, cell: CORNERS[(home?.corner ?? slot) - 1] }
  })
}

/** The cells of the homes in use. */
export const homeCells = (chart: Chart): number[] => chart.homes.filter((cell) => cell !== -1)

/** Every passable space is reached from every home in use, foreign homes closed. */
export const hasAccess = (chart: Chart): boolean => firstUnreached(chart) === null

/** A space that a home in use cannot reach, an island or port rather than open sea, and the home. */
export function firstUnreached(chart: Chart): { readonly cell: number; readonly home: number } | null {
  for (const home of homeCells(chart)) {
    const seen = new Uint8Array(CELLS)
    const open = [home]
    seen[home] = 1
    for (const cell of open)
      for (let dir = 0; dir < SIDES; dir++) {
        const to = neighbour(cell, dir)
        if (!canEnter(chart, to, home) || seen[to] === 1) continue
        seen[to] = 1
        open.push(to)
      }
    let unreached = -1
    for (let cell = 0; cell < CELLS; cell++)
      if (seen[cell] === 0 && canEnter(chart, cell, home) && (unreached === -1 || chart.terrain[unreached] < ISLAND)) unreached = cell
    if (unreached !== -1) return { cell: unreached, home }
  }
  return null
}

/** Pairs of islands that touch outside the centre three. */
export function touchingIslands(chart: Chart): number {
  let pairs = 0
  for (let cell = 0; cell < CELLS; cell++) {
    if (chart.terrain[cell] !== ISLAND) continue
    for (let dir = 0; dir < SIDES; dir++) {
      const to = neighbour(cell, dir)
      if (to > cell && chart.terrain[to] === ISLAND && !(CENTRE.includes(cell) && CENTRE.includes(to))) pairs++
    }
  }
  return pairs
}

/** What one home has around it. */
export interface Prospect {
  /** Careful distances to all islands, nearest first. */
  readonly islands: readonly number[]
  readonly sum: number
  readonly within5: number
  readonly workshop: number
  readonly trading: number
}

export function prospect(chart: Chart, home: number, treacherous = CAREFUL): Prospect {
  const far = distancesFrom(chart, home, home, treacherous)
  const to = (cell: number): number => (cell === -1 ? FAR : far[cell])
  const islands = chart.islands.map((island) => to(chart.cellOf[island])).sort((a, b) => a - b)
  return {
    islands,
    sum: islands.reduce((all, far) => all + far, 0),
    within5: islands.filter((far) => far <= 5).length,
    workshop: Math.min(FAR, ...chart.workshops.map(to)),
    trading: Math.min(FAR, ...chart.trading.map(to)),
  }
}

/** How unlike the homes in use are: largest minus smallest. */
export interface Spread {
  readonly islands: number
  readonly within5: number
  readonly workshop: number
  readonly trading: number
}

/** How unlike the homes of a chart are. */
export function spreadOf(chart: Chart): Spread {
  const all = homeCells(chart).map((home) => prospect(chart, home))
  const over = (pick: (one: Prospect) => number): number => {
    const values = all.map(pick)
    return values.length === 0 ? 0 : Math.max(...values) - Math.min(...values)
  }
  return {
    islands: over(({ sum }) => sum),
    within5: over(({ within5 }) => within5),
    workshop: over(({ workshop }) => workshop),
    trading: over(({ trading }) => trading),
  }
}

/** QC-17.13: low is fair. */
export function unfairness(chart: Chart): number {
  const { islands, within5, workshop, trading } = spreadOf(chart)
  return 3 * touchingIslands(chart) + islands + 3 * workshop + 3 * trading + 2 * within5
}

/** QC-17.6: counting empty cells as passable, one connected area, and every home in use borders it. */
export function hasDraftAccess(terrain: ArrayLike<number>, homes: readonly number[]): boolean {
  const open = (cell: number): boolean =>
    cell !== -1 && terrain[cell] !== IMPASSABLE && terrain[cell] !== HOME && terrain[cell] !== NO_SPACE
  let first = -1
  let passable = 0
  for (let cell = 0; cell < CELLS; cell++)
    if (open(cell)) {
      passable++
      if (first === -1) first = cell
    }
  if (first === -1) return false
  const seen = new Uint8Array(CELLS)
  const area = [first]
  seen[first] = 1
  for (const cell of area)
    for (let dir = 0; dir < SIDES; dir++) {
      const to = neighbour(cell, dir)
      if (!open(to) || seen[to] === 1) continue
      seen[to] = 1
      area.push(to)
    }
  if (area.length < passable) return false
  for (const home of homes) {
    let borders = false
    for (let dir = 0; dir < SIDES; dir++) if (open(neighbour(home, dir))) borders = true
    if (!borders) return false
  }
  return true
}
