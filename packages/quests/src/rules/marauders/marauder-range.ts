import { isSafe, raidDistances } from '../../board/chart.ts'
import { CELLS } from '../../board/hexes.ts'
import { chart, type Marauder, type SeenQuests } from '../../board/state.ts'

/** QC-16.14, QC-R44: the rounds at whose end all are reinforced. */
export const REINFORCED_ROUNDS = [5, 10]

/** QC-16.5, QC-16.8, QC-16.15: whether it has a ready cannon and may fire it. */
export const canFire = ({ ready, barred }: Marauder): boolean => ready > 0 && !barred

/** QC-16.6: whether it could come from where it lies to an unsafe cell, by the distances of raids. */
export const isInReach = ({ cell, cannons }: Marauder, distances: Uint8Array, to: number): boolean =>
  distances[cell * CELLS + to] <= cannons

/** QC-16.5, QC-16.6, QC-R17, QC-R22: whether this Marauder would come to a seat lying on a cell. */
export function wouldCome(s: SeenQuests, marauder: number, cell: number): boolean {
  const raider = s.marauders[marauder]
  if (raider.cell === -1 || !(s.options.maraudersChase || canFire(raider))) return false
  const map = chart(s)
  return !isSafe(map, cell) && isInReach(raider, raidDistances(map, s.options.maraudersCross), cell)
}

/** Whether it would come and fire. */
export const wouldStrike = (s: SeenQuests, marauder: number, cell: number): boolean =>
  canFire(s.marauders[marauder]) && wouldCome(s, marauder, cell)
