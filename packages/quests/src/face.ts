import type { Face } from '@flotilla/kernel'
import data from './edition/house-1.json' with { type: 'json' }
import type { Edition } from './edition/schema.ts'
import { teamOf, type QuestsState } from './state.ts'
import { tells } from './tells.ts'
import { words } from './text.ts'

/** The game as a client shows it: light, since the rules stay away. */
export const face: Face<QuestsState, Edition> = {
  id: 'quests',
  title: 'Quests & Cannons',
  rulesVersion: 2,
  edition: data as unknown as Edition,
  words,
  tells,
  score: (io, seat) => io.state.prosperity[teamOf(io.state, seat)],
}

// What a board needs to draw the table, from the one place that knows.
export { cardId, designAt } from './cards.ts'
export { TERRAINS, chartOf, isPort, isSafe } from './chart.ts'
export { coursesOf, type Course } from './courses.ts'
export { answersOf, coinsAfter, dealIsPossible, stockOf, type Deal, type Stock } from './deals.ts'
export { outcome } from './end.ts'
export type { Edition } from './edition/schema.ts'
export { GOODS, type Good } from './goods.ts'
export { CELLS, CORNERS, Q, R, SIDES, cellAt, footprint, neighbour } from './hexes.ts'
export { isExplored, tokenOf } from './islands.ts'
export { slotsOf } from './loot.ts'
export { REINFORCED_ROUNDS, wouldStrike } from './marauders.ts'
export { missionOf } from './missions.ts'
export {
  ISLANDS,
  TILES,
  TRADING_PORTS,
  islandNumber,
  signOfSingle,
  signOfTrading,
  signsOfTile,
  tradingNumber,
  type Single,
} from './pieces.ts'
export { pinsOf, type Pin } from './pins.ts'
export {
  CLUES,
  LOOT,
  MARAUDERS,
  QUESTS,
  championOf,
  chart,
  crewOf,
  goalOf,
  heartsOf,
  isCoop,
  placeOf,
  shipNamed,
  teamOf,
  teams,
  type Io,
  type QuestsState,
  type Ship,
} from './state.ts'
export { attackOdds, threatTo, type AttackOdds, type Threat } from './threats.ts'
export { describeCard, describeQuest } from './table.ts'
