import type { Options } from './options.ts'

/** Who sails against whom: the teams of a table; one in the co-op game, one a seat where everybody sails alone (QC-1.16, QC-15.1). */
export const teamsOf = ({ mode }: Pick<Options, 'mode'>, seats: number): number =>
  mode === 'ffa' ? seats : mode === 'coop' ? 1 : mode === 'team2v2v2' ? 3 : 2

/** QC-15.2, QC-16.3 */
export const maraudersOf = ({ mode, marauders }: Pick<Options, 'mode' | 'marauders'>): number =>
  marauders === 'auto' ? (mode === 'coop' ? 3 : 0) : marauders
