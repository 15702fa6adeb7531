import { AVOID, CAREFUL, FAR, HOME, IMPASSABLE, ISLAND, NO_SPACE, canEnter, chartOf, distancesFrom, isPort, type Chart } from './chart.ts'
import { CELLS, CENTRE, CORNERS, SIDES, cellAt, isCorner, neighbour } from './hexes.ts'
import { SINGLES, SINGLE_COUNTS, TRADING_PORTS, signOfSingle, signOfTrading, signsOfTile, tradingNumber, type Layout } from './pieces.ts'

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
export function hasAccess(chart: Chart): boolean {
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
    for (let cell = 0; cell < CELLS; cell++) if (seen[cell] === 0 && canEnter(chart, cell, home)) return false
  }
  return true
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

export interface Inspection {
  /** What makes a layout unplayable; empty if it can be played. */
  readonly faults: readonly string[]
  /** What a good layout avoids. */
  readonly remarks: readonly string[]
}

/** The checker: reads only the file. It serves the layouts, own layout files, the random map and the draft. */
export function inspect(layout: Layout): Inspection {
  const faults = pieceFaults(layout)
  const remarks: string[] = []
  if (faults.length > 0) return { faults, remarks }
  for (const teams of Object.keys(layout.homesFor)) {
    const chart = chartOf(signsOf(layout, Number(teams)))
    if (!hasAccess(chart)) faults.push(`with ${teams} teams some space cannot be reached from every home in use`)
    else remarks.push(...chartRemarks(chart, teams))
  }
  const chart = chartOf(signsOf(layout, Number(Object.keys(layout.homesFor)[0])))
  if (chart.islands.length < FEWEST_ISLANDS) faults.push(`${chart.islands.length} islands lie face up; at least ${FEWEST_ISLANDS} must`)
  if (chart.workshops.length === 0) faults.push('no workshop lies face up')
  return { faults, remarks }
}

function pieceFaults(layout: Layout): string[] {
  const faults: string[] = []
  const taken = new Map<number, string>()
  const put = (what: string, [q, r]: readonly [number, number]): void => {
    const cell = cellAt(q, r)
    if (cell === -1 || isCorner(cell)) faults.push(`${what} lies on (${q}, ${r}), which is no inner cell`)
    else if (taken.has(cell)) faults.push(`${what} and ${taken.get(cell)} both lie on (${q}, ${r})`)
    else taken.set(cell, what)
  }
  for (const [i, { tile, at }] of layout.tiles.entries()) {
    for (const hex of at) put(`tile ${tile}`, hex)
    if (layout.tiles.findIndex((other) => other.tile === tile) < i) faults.push(`tile ${tile} is there twice`)
    const [a, b, c] = at.map(([q, r]) => cellAt(q, r))
    let clockwise = false
    for (let dir = 0; dir < SIDES; dir++) if (neighbour(a, dir) === b && neighbour(a, (dir + 1) % SIDES) === c) clockwise = true
    if (!clockwise) faults.push(`the hexes of tile ${tile} do not lie clockwise around a corner`)
  }
  for (const { kind, at } of layout.singles) put(`a ${kind} hex`, at)
  for (const kind of SINGLES) {
    const used = layout.singles.filter((single) => single.kind === kind).length
    if (used > SINGLE_COUNTS[kind]) faults.push(`${used} single ${kind} hexes; the box has ${SINGLE_COUNTS[kind]}`)
  }
  for (const { id, at } of layout.tradingPorts) put(id, at)
  for (const { id } of TRADING_PORTS)
    if (!layout.tradingPorts.some((port) => port.id === id)) faults.push(`the Trading Port ${id} is missing`)
  const inner = CELLS - CORNERS.length
  if (taken.size < inner) faults.push(`${inner - taken.size} inner cells are empty`)
  for (const [teams, slots] of Object.entries(layout.homesFor)) {
    if (slots.length !== Number(teams)) faults.push(`homesFor ${teams} names ${slots.length} homes`)
    for (const slot of slots)
      if (!layout.homes.some(({ home }) => home === slot))
        faults.push(`homesFor ${teams} names home ${slot}, which the layout does not have`)
  }
  if (Object.keys(layout.homesFor).length === 0) faults.push('homesFor names no number of teams')
  if (new Set(layout.homes.map(({ corner }) => corner)).size < layout.homes.length) faults.push('two homes lie in one corner')
  return faults
}

function chartRemarks(chart: Chart, teams: string): string[] {
  const remarks: string[] = []
  if (touchingIslands(chart) > 0) remarks.push('islands touch outside the middle')
  for (const home of homeCells(chart)) {
    const safely = distancesFrom(chart, home, home, AVOID)
    for (let cell = 0; cell < CELLS; cell++) {
      const isGoal = chart.terrain[cell] === ISLAND || (isPort(chart, cell) && canEnter(chart, cell, home))
      if (isGoal && safely[cell] === FAR) remarks.push(`with ${teams} teams a way to an island or port leads through Treacherous Seas`)
    }
  }
  for (let cell = 0; cell < CELLS; cell++) {
    if (chart.cost[cell] === 0) continue
    let ways = 0
    for (let dir = 0; dir < SIDES; dir++) if (neighbour(cell, dir) !== -1 && chart.cost[neighbour(cell, dir)] !== 0) ways++
    if (ways < 2) remarks.push('a space has only one way in')
  }
  return remarks
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
