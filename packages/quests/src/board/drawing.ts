import { chartOf } from './chart.ts'
import { CORNERS, Q, R, SIDES, cellAt, footprint, isCorner, neighbour } from './hexes.ts'
import { hasAccess, signsOf, unfairness } from './maps.ts'
import { SINGLES, SINGLE_COUNTS, TILES, TRADING_PORTS, type Single } from './pieces.ts'
import type { Layout } from './layouts.ts'

/** A piece of the box, as people draw with it: `tile.3b`, `single.calm`, `port.coppergate`. */
export type Piece = `${'tile' | 'single' | 'port'}.${string}`

/** A frame with nothing on it. */
export const blankLayout: Layout = { id: 'own', title: 'Own map', homes: [], homesFor: {}, tradingPorts: [], tiles: [], singles: [] }

type At = readonly [number, number]
const atOf = (cell: number): At => [Q[cell], R[cell]]
const on = (cell: number, [q, r]: At): boolean => Q[cell] === q && R[cell] === r

/** What is still in the box, and how many of each. */
export function piecesLeft(layout: Layout): { readonly piece: Piece; readonly n: number }[] {
  const used = (kind: string): number => layout.singles.filter((single) => single.kind === kind).length
  return [
    ...TILES.filter((tile) => !layout.tiles.some((laid) => laid.tile === tile)).map((tile) => ({ piece: `tile.${tile}` as const, n: 1 })),
    ...SINGLES.map((kind) => ({ piece: `single.${kind}` as const, n: SINGLE_COUNTS[kind] - used(kind) })),
    ...TRADING_PORTS.filter(({ id }) => !layout.tradingPorts.some((port) => port.id === id)).map(({ id }) => ({
      piece: `port.${id}` as const,
      n: 1,
    })),
  ].filter(({ n }) => n > 0)
}

/** The cells that a piece would cover with its first hex here; null where the frame is in the way. */
export function cellsOfPiece(piece: Piece, cell: number, turn: number): readonly number[] | null {
  if (piece.startsWith('tile.')) return footprint(cell, turn)
  return isCorner(cell) ? null : [cell]
}

/** The piece that lies on a cell. */
export function pieceAt(layout: Layout, cell: number): Piece | null {
  const tile = layout.tiles.find(({ at }) => at.some((hex) => on(cell, hex)))
  if (tile !== undefined) return `tile.${tile.tile}`
  const single = layout.singles.find(({ at }) => on(cell, at))
  if (single !== undefined) return `single.${single.kind}`
  const port = layout.tradingPorts.find(({ at }) => on(cell, at))
  return port === undefined ? null : `port.${port.id}`
}

/** How the tile on a cell lies: its face, and the direction from its first hex to its second. */
export function tileLying(layout: Layout, cell: number): { readonly face: 'up' | 'down'; readonly turn: number } | null {
  const tile = layout.tiles.find(({ at }) => at.some((hex) => on(cell, hex)))
  if (tile === undefined) return null
  const [a, b] = tile.at.map(([q, r]) => cellAt(q, r))
  for (let turn = 0; turn < SIDES; turn++) if (neighbour(a, turn) === b) return { face: tile.face, turn }
  return null
}

/** Without the piece on a cell. */
export const liftPiece = (layout: Layout, cell: number): Layout => ({
  ...layout,
  tiles: layout.tiles.filter(({ at }) => !at.some((hex) => on(cell, hex))),
  singles: layout.singles.filter(({ at }) => !on(cell, at)),
  tradingPorts: layout.tradingPorts.filter(({ at }) => !on(cell, at)),
})

/** With a piece laid; what lay in its way goes back into the box. The same layout where it does not fit. */
export function layPiece(layout: Layout, piece: Piece, cell: number, turn: number, face: 'up' | 'down' = 'up'): Layout {
  const cells = cellsOfPiece(piece, cell, turn)
  if (cells === null) return layout
  const cleared = cells.reduce(liftPiece, layout)
  const [kind, which] = piece.split('.')
  const [a, b, c] = cells
  if (kind === 'tile') return { ...cleared, tiles: [...cleared.tiles, { tile: which, face, at: [atOf(a), atOf(b), atOf(c)] }] }
  if (kind === 'single') return { ...cleared, singles: [...cleared.singles, { kind: which as Single, at: atOf(a) }] }
  return { ...cleared, tradingPorts: [...cleared.tradingPorts, { id: which, at: atOf(a) }] }
}

/** The tile on a cell, turned by a third where it lies. */
export const turnTile = (layout: Layout, cell: number): Layout => ({
  ...layout,
  tiles: layout.tiles.map((tile) => (tile.at.some((hex) => on(cell, hex)) ? { ...tile, at: [tile.at[2], tile.at[0], tile.at[1]] } : tile)),
})

/** The tile on a cell with its other side up. */
export const flipTile = (layout: Layout, cell: number): Layout => ({
  ...layout,
  tiles: layout.tiles.map((tile) =>
    tile.at.some((hex) => on(cell, hex)) ? { ...tile, face: tile.face === 'up' ? ('down' as const) : ('up' as const) } : tile,
  ),
})

/** A home in this corner, or none there any more. */
export function toggleHome(layout: Layout, corner: number): Layout {
  const has = layout.homes.some((home) => home.corner === corner)
  const homes = has ? layout.homes.filter((home) => home.corner !== corner) : [...layout.homes, { home: corner, corner }]
  return { ...layout, homes: homes.toSorted((one, other) => one.corner - other.corner) }
}

/** With homes for every number of teams from two up: of the homes that there are, the fairest. */
export function withTeams(layout: Layout): Layout {
  const slots = layout.homes.map(({ home }) => home)
  const homesFor: Record<string, readonly number[]> = {}
  for (let teams = Math.min(2, slots.length); teams > 0 && teams <= slots.length; teams++)
    homesFor[String(teams)] = choose(slots, teams)
      .map((chosen) => ({ chosen, score: unlikeness({ ...layout, homesFor: { [teams]: chosen } }, teams) }))
      .reduce((best, one) => (one.score < best.score ? one : best)).chosen
  return { ...layout, homesFor }
}

function unlikeness(layout: Layout, teams: number): number {
  const chart = chartOf(signsOf(layout, teams))
  return unfairness(chart) + (hasAccess(chart) ? 0 : 1000)
}

function choose(from: readonly number[], n: number): number[][] {
  if (n === 0) return [[]]
  return from.flatMap((first, k) => choose(from.slice(k + 1), n - 1).map((rest) => [first, ...rest]))
}

/** The corner's number on a cell, 0 if it is none. */
export const cornerOn = (cell: number): number => CORNERS.indexOf(cell) + 1
