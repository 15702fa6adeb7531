import type { Seat } from '@flotilla/kernel'
import { chart, type SeenQuests } from './state.ts'

/** The island a ship lies at, or -1. */
export const islandOf = (s: SeenQuests, seat: Seat): number => chart(s).islandOn[s.ships[seat].cell]
/** Whether the token of an island lies face up. */
export const isExplored = (s: SeenQuests, island: number): boolean => (s.known[s.tokens[island]] & (1 << 30)) !== 0
/** The resource of an island's token, -1 if the viewer does not know it. */
export const tokenOf = (s: SeenQuests, island: number): number => s.faces[s.tokens[island]]
