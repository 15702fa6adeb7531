import { deepFreeze } from '@flotilla/kernel'
import data from '../edition/pieces.json' with { type: 'json' }

/** Islands by number: letter A is 0. */
export const ISLANDS: readonly { readonly id: string; readonly name: string; readonly letter: string; readonly tile: string }[] =
  deepFreeze(data.islands)
/** In the order in which the draft places them. */
export const TRADING_PORTS: readonly { readonly id: string; readonly name: string }[] = deepFreeze(data.tradingPorts)

const islandNumbers = new Map(ISLANDS.map(({ id }, number) => [id, number]))
const tradingNumbers = new Map(TRADING_PORTS.map(({ id }, number) => [id, number]))
/** The place of an island in the list of islands; -1 for none. */
export const islandNumber = (id: string): number => islandNumbers.get(id) ?? -1
/** The place of a Trading Port in the list of ports; -1 for none. */
export const tradingNumber = (id: string): number => tradingNumbers.get(id) ?? -1

export const SETS = ['a', 'b', 'c'] as const
export const TILE_TYPES = ['1', '2', '3', '4', '5', '6', '7'] as const
/** The 21 tri-hexes, by number: 1a, 1b, 1c, 2a, ... */
export const TILES: readonly string[] = TILE_TYPES.flatMap((type) => SETS.map((set) => `${type}${set}`))
export const ISLAND_TILES: readonly string[] = TILES.filter((tile) => tile[0] !== '7')
export const SINGLES = ['workshop', 'calm', 'stormy', 'treacherous'] as const
/** A kind of cell that needs no name. */
export type Single = (typeof SINGLES)[number]
export const SINGLE_COUNTS: Readonly<Record<Single, number>> = data.singleHexes

const SIGNS: Readonly<Record<string, string>> = { calm: '.', stormy: 's', treacherous: 't', workshop: 'w', impassable: '#' }
const PORT_SIGNS = 'xyz'

/** The sign of such a cell in a chart. */
export const signOfSingle = (kind: Single | 'impassable'): string => SIGNS[kind]
/** The sign of a Trading Port in a chart. */
export const signOfTrading = (port: number): string => PORT_SIGNS[port]

/** What the three hexes a, b, c of a tile show on a chart. */
export function signsOfTile(tile: string, face: 'up' | 'down'): readonly string[] {
  if (face === 'down') return ['#', '#', '#']
  const type = tile[0] as (typeof TILE_TYPES)[number]
  return data.tileTypes[type].map((kind) => (kind === 'island' ? letterOnTile(tile) : SIGNS[kind]))
}

const letterOnTile = (tile: string): string => ISLANDS.find((island) => island.tile === tile)?.letter ?? '?'

/** The number of the island on a tile, -1 for a workshop tile. */
export const islandOnTile = (tile: string): number => ISLANDS.findIndex((island) => island.tile === tile)
