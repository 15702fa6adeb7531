import type { Mode, Options } from './options.ts'

/** QC-1.1: for how many each mode is. */
export const SEATS_OF: Readonly<Record<Mode, readonly number[]>> = {
  ffa: [2, 3, 4, 5, 6],
  team2v2: [4],
  team3v3: [6],
  team2v2v2: [6],
  coop: [1, 2, 3],
}
/** Ship boards in the box: players and Marauders share them (QC-R50). */
export const BOARDS = 6

/** Who sails against whom: the teams of a table; one in the co-op game, one a seat where everybody sails alone (QC-1.16, QC-15.1). */
export const teamsOf = ({ mode }: Pick<Options, 'mode'>, seats: number): number =>
  mode === 'ffa' ? seats : mode === 'coop' ? 1 : mode === 'team2v2v2' ? 3 : 2

/** QC-15.2, QC-16.3 */
export const maraudersOf = ({ mode, marauders }: Pick<Options, 'mode' | 'marauders'>): number =>
  marauders === 'auto' ? (mode === 'coop' ? 3 : 0) : marauders
