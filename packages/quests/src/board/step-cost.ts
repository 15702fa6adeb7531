import { STORMY } from './chart.ts'
import { chart, type SeenQuests } from './state.ts'

/** The movement points of a step onto a cell; `isFree` is the step after a passed roll (QC-3.4, QC-3.7, QC-3.14, QC-R8). */
export function stepCost(s: SeenQuests, cell: number, isFree: boolean): number {
  const map = chart(s)
  if (!isFree) return map.cost[cell]
  return map.terrain[cell] === STORMY && s.options.freeStepStormy === 'one more point' ? 1 : 0
}
