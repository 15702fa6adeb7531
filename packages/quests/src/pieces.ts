import { deepFreeze } from '@flotilla/kernel'
import { z } from 'zod'
import data from './edition/maps.json' with { type: 'json' }

/** Islands by number: letter A is 0. */
export const ISLANDS: readonly { readonly id: string; readonly name: string; readonly letter: string; readonly tile: string }[] =
  deepFreeze(data.islands)
/** In the order in which the draft places them. */
export const TRADING_PORTS: readonly { readonly id: string; readonly name: string }[] = deepFreeze(data.tradingPorts)

const islandNumbers = new Map(ISLANDS.map(({ id }, number) => [id, number]))
const tradingNumbers = new Map(TRADING_PORTS.map(({ id }, number) => [id, number]))
export const islandNumber = (id: string): number => islandNumbers.get(id) ?? -1
export const tradingNumber = (id: string): number => tradingNumbers.get(id) ?? -1

export const SETS = ['a', 'b', 'c'] as const
export const TILE_TYPES = ['1', '2', '3', '4', '5', '6', '7'] as const
/** The 21 tri-hexes, by number: 1a, 1b, 1c, 2a, ... */
export const TILES: readonly string[] = TILE_TYPES.flatMap((type) => SETS.map((set) => `${type}${set}`))
export const ISLAND_TILES: readonly string[] = TILES.filter((tile) => tile[0] !== '7')
export const SINGLES = ['workshop', 'calm', 'stormy', 'treacherous'] as const
export type Single = (typeof SINGLES)[number]
export const SINGLE_COUNTS: Readonly<Record<Single, number>> = data.singleHexes

const SIGNS: Readonly<Record<string, string>> = { calm: '.', stormy: 's', treacherous: 't', workshop: 'w', impassable: '#' }
const PORT_SIGNS = 'xyz'

export const signOfSingle = (kind: Single | 'impassable'): string => SIGNS[kind]
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

const at = z.tuple([z.int(), z.int()]).readonly()
/** A layout file: which piece lies where. The hexes it makes are worked out from the pieces. */
export const layoutSchema = z
  .object({
    id: z.string().trim().min(1).max(40),
    title: z.string().trim().min(1).max(80),
    homes: z
      .array(z.object({ home: z.int().min(1).max(6), corner: z.int().min(1).max(6) }).readonly())
      .min(1)
      .max(6)
      .readonly(),
    homesFor: z.record(z.string().regex(/^[1-6]$/), z.array(z.int().min(1).max(6)).readonly()).readonly(),
    tradingPorts: z
      .array(z.object({ id: z.enum(TRADING_PORTS.map(({ id }) => id)), at }).readonly())
      .length(TRADING_PORTS.length)
      .readonly(),
    tiles: z
      .array(z.object({ tile: z.enum(TILES), face: z.enum(['up', 'down']), at: z.tuple([at, at, at]).readonly() }).readonly())
      .max(TILES.length)
      .readonly(),
    singles: z
      .array(z.object({ kind: z.enum([...SINGLES, 'impassable']), at }).readonly())
      .max(15)
      .readonly(),
  })
  .readonly()
export type Layout = z.infer<typeof layoutSchema>

export type LayoutId = keyof typeof data.layouts
export const LAYOUTS: Readonly<Record<LayoutId, Layout>> = deepFreeze(
  z.record(z.enum(Object.keys(data.layouts) as LayoutId[]), layoutSchema).parse(data.layouts),
)
