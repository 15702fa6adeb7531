import type { Message } from '@flotilla/kernel'
import { AVOID, FAR, ISLAND, canEnter, chartOf, distancesFrom, isPort, type Chart } from './chart.ts'
import { CELLS, CENTRE, CORNERS, Q, R, SIDES, cellAt, isCorner, neighbour } from './hexes.ts'
import { FEWEST_ISLANDS, firstUnreached, homeCells, signsOf, spreadOf } from './maps.ts'
import { ISLANDS, SINGLES, SINGLE_COUNTS, TRADING_PORTS } from './pieces.ts'
import type { Layout } from './layouts.ts'

/** Something the checker found, in words that name the place, and the cells it is about. */
export interface Finding extends Message {
  readonly cells: readonly number[]
}

/** What is wrong with a layout, and what a good one avoids. */
export interface Inspection {
  /** What makes a layout unplayable; empty if it can be played. */
  readonly faults: readonly Finding[]
  /** What a good layout avoids. */
  readonly remarks: readonly Finding[]
}

/** How unlike the homes of the Intro Map are with 4 to 6 teams: nobody minds so much. */
const TOLERATED = { islands: 2, trading: 1 }

/** A finding for the API's error: as its code and parameters, since rules know no language. */
export const tellFinding = ({ code, params }: Finding): string => `${code} ${JSON.stringify(params)}`

type Params = NonNullable<Message['params']>
const found = (code: string, params: Params, ...cells: readonly number[]): Finding => ({ code: `map.${code}`, params, cells })
const spot = (cell: number): string => `(${Q[cell]}, ${R[cell]})`

/** The checker: reads only the file. It serves the layouts, own layout files, the random map and the draft. */
export function inspect(layout: Layout): Inspection {
  const faults = [...pieceFaults(layout), ...homeFaults(layout)]
  const remarks: Finding[] = []
  if (faults.length > 0) return { faults, remarks }
  for (const teams of Object.keys(layout.homesFor)) {
    const chart = chartOf(signsOf(layout, Number(teams)))
    const unreached = firstUnreached(chart)
    if (unreached === null) remarks.push(...chartRemarks(chart, Number(teams)))
    else faults.push(unreachedFault(chart, Number(teams), unreached))
  }
  const chart = chartOf(signsOf(layout, Number(Object.keys(layout.homesFor)[0])))
  if (chart.islands.length < FEWEST_ISLANDS) faults.push(found('fewIslands', { n: chart.islands.length, least: FEWEST_ISLANDS }))
  if (chart.workshops.length === 0) faults.push(found('noWorkshop', {}))
  return { faults, remarks }
}

/** What a space is called on a map that nobody plays on yet. */
function nameOn(chart: Chart, cell: number): Params {
  const island = chart.islandOn[cell]
  const market = chart.trading.indexOf(cell)
  return { place: island !== -1 ? ISLANDS[island].id : market === -1 ? null : TRADING_PORTS[market].id, at: spot(cell) }
}

function unreachedFault(chart: Chart, teams: number, { cell, home }: { cell: number; home: number }): Finding {
  return found('unreached', { teams, home: CORNERS.indexOf(home) + 1, ...nameOn(chart, cell) }, cell, home)
}

function pieceFaults(layout: Layout): Finding[] {
  const faults: Finding[] = []
  const taken = new Map<number, string>()
  const put = (what: string, [q, r]: readonly [number, number]): void => {
    const cell = cellAt(q, r)
    if (cell === -1 || isCorner(cell)) faults.push(found('noInnerCell', { what, at: `(${q}, ${r})` }))
    else if (taken.has(cell)) faults.push(found('overlap', { what, other: taken.get(cell) ?? '', at: spot(cell) }, cell))
    else taken.set(cell, what)
  }
  for (const [i, { tile, at }] of layout.tiles.entries()) {
    for (const hex of at) put(`tile.${tile}`, hex)
    const [a, b, c] = at.map(([q, r]) => cellAt(q, r))
    if (layout.tiles.findIndex((other) => other.tile === tile) < i) faults.push(found('twice', { tile }, a))
    let clockwise = false
    if (a !== -1)
      for (let dir = 0; dir < SIDES; dir++) if (neighbour(a, dir) === b && neighbour(a, (dir + 1) % SIDES) === c) clockwise = true
    if (!clockwise) faults.push(found('notClockwise', { tile }))
  }
  for (const { kind, at } of layout.singles) put(`single.${kind}`, at)
  for (const kind of SINGLES) {
    const used = layout.singles.filter((single) => single.kind === kind).length
    if (used > SINGLE_COUNTS[kind]) faults.push(found('tooManySingles', { used, what: `single.${kind}`, most: SINGLE_COUNTS[kind] }))
  }
  for (const { id, at } of layout.tradingPorts) put(`port.${id}`, at)
  for (const { id } of TRADING_PORTS)
    if (!layout.tradingPorts.some((port) => port.id === id)) faults.push(found('noTradingPort', { place: id }))
  const empty: number[] = []
  for (let cell = 0; cell < CELLS; cell++) if (!isCorner(cell) && !taken.has(cell)) empty.push(cell)
  if (empty.length > 0) faults.push(found('empty', { n: empty.length, at: spot(empty[0]) }, ...empty))
  return faults
}

function homeFaults({ homes, homesFor }: Layout): Finding[] {
  const faults: Finding[] = []
  for (const [teams, slots] of Object.entries(homesFor)) {
    if (slots.length !== Number(teams)) faults.push(found('wrongHomes', { teams: Number(teams), n: slots.length }))
    for (const slot of slots)
      if (!homes.some(({ home }) => home === slot)) faults.push(found('noSuchHome', { teams: Number(teams), home: slot }))
  }
  if (Object.keys(homesFor).length === 0) faults.push(found('noTeams', {}))
  if (new Set(homes.map(({ corner }) => corner)).size < homes.length) faults.push(found('sameCorner', {}))
  return faults
}

function chartRemarks(chart: Chart, teams: number): Finding[] {
  const remarks: Finding[] = []
  for (let cell = 0; cell < CELLS; cell++)
    for (let dir = 0; dir < SIDES; dir++) {
      const to = neighbour(cell, dir)
      const touch = to > cell && chart.terrain[cell] === ISLAND && chart.terrain[to] === ISLAND
      if (touch && !(CENTRE.includes(cell) && CENTRE.includes(to)))
        remarks.push(found('touching', { islands: [ISLANDS[chart.islandOn[cell]].id, ISLANDS[chart.islandOn[to]].id] }, cell, to))
    }
  for (const home of homeCells(chart)) {
    const safely = distancesFrom(chart, home, home, AVOID)
    for (let cell = 0; cell < CELLS; cell++) {
      const isGoal = chart.terrain[cell] === ISLAND || (isPort(chart, cell) && canEnter(chart, cell, home))
      if (isGoal && safely[cell] === FAR)
        remarks.push(found('onlyTreacherous', { teams, home: CORNERS.indexOf(home) + 1, ...nameOn(chart, cell) }, cell, home))
    }
  }
  for (let cell = 0; cell < CELLS; cell++) {
    if (chart.cost[cell] === 0) continue
    let ways = 0
    for (let dir = 0; dir < SIDES; dir++) if (neighbour(cell, dir) !== -1 && chart.cost[neighbour(cell, dir)] !== 0) ways++
    if (ways < 2) remarks.push(found('deadEnd', nameOn(chart, cell), cell))
  }
  const { islands, within5, workshop, trading } = spreadOf(chart)
  if (islands > TOLERATED.islands || within5 > 0 || workshop > 0 || trading > TOLERATED.trading)
    remarks.push(found('spread', { teams, islands, within5, workshop, trading }))
  return remarks
}
