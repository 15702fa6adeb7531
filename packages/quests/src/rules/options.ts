import { z } from 'zod'
import { chartOf } from '../board/chart.ts'
import { inspect, tellFinding } from '../board/inspect.ts'
import { FEWEST_ISLANDS, hasAccess, signsOf } from '../board/maps.ts'
import { LAYOUTS, layoutSchema, type Layout, type LayoutId } from '../board/layouts.ts'
import { ISLAND_TILES } from '../board/pieces.ts'
import { BOARDS, SEATS_OF, maraudersOf, teamsOf } from './teams.ts'

export const MODES = ['ffa', 'team2v2', 'team3v3', 'team2v2v2', 'coop'] as const
export type Mode = (typeof MODES)[number]

/** What a table may choose (chapter "Table options" of the rules). */
export const options = z.strictObject({
  mode: z.enum(MODES).default('ffa'),
  /** One of the layouts, or a layout file of the table's own. */
  layout: z.union([z.enum(['auto', ...(Object.keys(LAYOUTS) as LayoutId[])]), layoutSchema]).default('auto'),
  map: z.enum(['layout', 'draft', 'random']).default('layout'),
  tokens: z.enum(['random', 'draft']).default('random'),
  /** QC-1.6: which tokens a map with fewer islands than the box has tokens gets. */
  tokenMix: z.enum(['box', 'even']).default('box'),
  removeTiles: z.array(z.enum(ISLAND_TILES)).max(ISLAND_TILES.length).readonly().default([]),
  board: z.enum(['easy', 'hard']).default('easy'),
  marauders: z.union([z.literal('auto'), z.int().min(0).max(4)]).default('auto'),
  goal: z.union([z.literal('auto'), z.int().min(5).max(40)]).default('auto'),
  roundLimit: z.union([z.literal('off'), z.int().min(10).max(200)]).default(60),
  champions: z.enum(['pick', 'random']).default('pick'),
  uniqueNations: z.boolean().default(false),
  teamHands: z.enum(['secret', 'shared']).default('secret'),
  freeStepStormy: z.enum(['free', 'one more point']).default('free'),
  poolActions: z.boolean().default(false),
  sunkTurn: z.enum(['goesOn', 'ends']).default('goesOn'),
  /** QC-R29 */
  bonusCap: z.enum(['none', '2']).default('none'),
  maraudersCross: z.boolean().default(true),
  maraudersChase: z.boolean().default(true),
  marauderStart: z.enum(['anyHome', 'homesInUse']).default('anyHome'),
  coopGoal: z.enum(['reached', 'held']).default('reached'),
  underSail: z.boolean().default(true),
  giveEquipped: z.boolean().default(false),
  sellSolved: z.boolean().default(false),
  workshopsFaceDown: z.boolean().default(true),
  reactions: z.enum(['always', 'holders']).default('always'),
  finiteSupplies: z.boolean().default(true),
})
/** The options of a table, with their defaults filled in. */
export type Options = z.infer<typeof options>

/** QC-1.5, QC-15.2: the layout a table plays on. */
export function layoutOf({ mode, layout, board, map }: Options, seats: number): Layout {
  if (map === 'draft') return LAYOUTS.intro
  if (mode === 'coop') return board === 'easy' ? LAYOUTS.team2v2v2 : LAYOUTS.quickplay
  if (typeof layout === 'object') return layout
  if (layout !== 'auto') return LAYOUTS[layout]
  return LAYOUTS[(mode === 'ffa' ? `ffa${seats}` : mode) as LayoutId]
}

export function fits(chosen: Options, seats: number): string | null {
  const { mode, layout, map, removeTiles, uniqueNations } = chosen
  if (!SEATS_OF[mode].includes(seats)) return `mode '${mode}' is for ${SEATS_OF[mode].join(', ')} seats, not ${seats} (QC-1.1)`
  const marauders = maraudersOf(chosen)
  if (mode === 'coop' && marauders < 3) return `marauders: the co-op game has 3 or 4 Marauders, not ${marauders} (QC-15.2)`
  if (seats + marauders > BOARDS) return `marauders: ${seats} seats and ${marauders} Marauders need more than ${BOARDS} ships (QC-16.3)`
  if (uniqueNations && (mode !== 'ffa' || seats > 3)) return 'uniqueNations is for a free-for-all of 2 or 3 seats (QC-R4)'
  if (mode === 'coop' && layout !== 'auto') return "layout: the co-op game's board is chosen by 'board' (QC-1.5)"
  if (removeTiles.length > 0 && map !== 'layout') return "removeTiles: only with map 'layout' (QC-17.15)"
  return mapMisfit(chosen, layoutOf(chosen, seats), teamsOf(chosen, seats))
}

function mapMisfit({ layout, removeTiles }: Options, played: Layout, teams: number): string | null {
  if (typeof layout === 'object') {
    const { faults } = inspect(layout)
    if (faults.length > 0) return `layout: ${tellFinding(faults[0])}`
  }
  if (played.homesFor[String(teams)] === undefined) return `layout: '${played.id}' has no homes for ${teams} teams (QC-1.5)`
  if (removeTiles.length === 0) return null
  for (const tile of removeTiles)
    if (!played.tiles.some((one) => one.tile === tile && one.face === 'up'))
      return `removeTiles: tile ${tile} does not lie face up on '${played.id}'`
  const chart = chartOf(signsOf(played, teams, removeTiles))
  if (chart.islands.length < FEWEST_ISLANDS)
    return `removeTiles: ${chart.islands.length} islands would stay; at least ${FEWEST_ISLANDS} must (QC-17.11)`
  return hasAccess(chart) ? null : 'removeTiles: some space could no longer be reached from every home (QC-17.11)'
}
