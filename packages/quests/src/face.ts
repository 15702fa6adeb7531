import type { Face } from '@flotilla/kernel'
import data from './edition/house-1.json' with { type: 'json' }
import type { Edition } from './edition/schema.ts'
import { teamOf, type QuestsState } from './board/state.ts'
import { tells } from './words/tells.ts'
import { speech } from './words/text.ts'

/** The game as a client shows it: light, since the rules stay away, and of its languages only the one that is spoken is fetched. */
export const face: Face<QuestsState, Edition> = {
  id: 'quests',
  title: 'Quests & Cannons',
  rulesVersion: 3,
  edition: data as unknown as Edition,
  words: { ...speech, catalogues: {} },
  tells,
  score: (io, seat) => io.state.prosperity[teamOf(io.state, seat)],
}

// What a board needs to draw the table, from the one place that knows.
export { cardId, designAt } from './board/cards.ts'
export { TERRAINS, chartOf, isPort, isSafe } from './board/chart.ts'
export { damageNow } from './rules/damage.ts'
export { coursesOf, type Course } from './rules/courses.ts'
export { answersOf, coinsAfter, dealIsPossible, stockOf, type Deal, type Stock } from './rules/deals.ts'
export { outcome } from './rules/outcome.ts'
export type { Edition } from './edition/schema.ts'
export { GOODS, type Good } from './board/goods.ts'
export { CELLS, CORNERS, Q, R, SIDES, cellAt, footprint, neighbour } from './board/hexes.ts'
export { REINFORCED_ROUNDS, canFire, wouldCome } from './rules/raids.ts'
export { missionOf } from './rules/missions.ts'
export { missionTold } from './words/table.ts'
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
} from './board/pieces.ts'
export { pinsOf, type Pin } from './board/pins.ts'
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
} from './board/state.ts'
export { passAllChance } from './rules/odds.ts'
export { attackOdds, threatTo, type AttackOdds, type Threat } from './rules/threats.ts'
export { describeCard, describeQuest } from './words/table.ts'
export { isExplored, tokenOf } from './board/isles.ts'
export { slotsOf } from './rules/gear.ts'
