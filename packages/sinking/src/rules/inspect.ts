import { dealToWater } from './discard.ts'
import { leakOf, sheetOf, waterColumn, type Io } from '../board/state.ts'
import { DEAL_WATER, INSPECT_THRESHOLD, SINKING_RUN } from './steps.ts'

export const inspectSteps = {
  /** Step 1: breaches leak (SK-2.1 to SK-2.3). */
  'inspect.breaches'(io: Io): void {
    const s = io.state
    s.round++
    const leak = leakOf(io)
    io.emit?.({ type: 'round', round: s.round, seat: s.firstMate, leak })
    for (let k = 0; k < leak; k++) if (!dealToWater(io)) break
    io.push(INSPECT_THRESHOLD)
  },

  /** Step 2: the only look at the threshold in a round (SK-2.4 to SK-2.6). */
  'inspect.threshold'(io: Io): void {
    io.push(DEAL_WATER)
    if (waterColumn(io.state).length >= sheetOf(io).threshold) io.push(SINKING_RUN)
  },
}
