import { deepFreeze } from '@flotilla/kernel'
import { z } from 'zod'
import data from '../edition/maps.json' with { type: 'json' }
import { SINGLES, TILES, TRADING_PORTS } from './pieces.ts'

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
/** What `layoutSchema` describes, as a type. */
export type Layout = z.infer<typeof layoutSchema>

/** The id of a printed chart. */
export type LayoutId = keyof typeof data.layouts
/** The printed charts. */
export const LAYOUTS: Readonly<Record<LayoutId, Layout>> = deepFreeze(
  z.record(z.enum(Object.keys(data.layouts) as LayoutId[]), layoutSchema).parse(data.layouts),
)
