import type { ClientGame } from '@flotilla/kernel'
import data from './edition/house-1.json' with { type: 'json' }
import type { Edition } from './edition/schema.ts'
import { teamOf, type QuestsState } from './board/state.ts'
import { tells } from './words/tells.ts'
import { words } from './words/text.ts'

/** The game as a client shows it: light, since the rules stay away. */
export const clientGame: ClientGame<QuestsState, Edition> = {
  id: 'quests',
  title: 'Quests & Cannons',
  rulesVersion: 1,
  edition: data as unknown as Edition,
  words,
  tells,
  turnAsk: 'turn',
  score: (ctx, seat) => ctx.state.prosperity[teamOf(ctx.state, seat)],
}

// What a board needs to draw the table, from the one place that knows.
export { cardId, designAt } from './board/cards.ts'
export { TERRAINS, chartOf, isPort, isSafe } from './board/chart.ts'
export { damageNow } from './rules/damage-of-dice.ts'
export { coursesOf, type Course } from './planning/courses.ts'
export { answersOf, coinsAfter, dealIsPossible, stockOf, type Deal, type Stock } from './planning/port-deals.ts'
export { outcome } from './rules/end-of-game.ts'
export type { Edition } from './edition/schema.ts'
export { GOODS, type Good } from './board/goods.ts'
export { CELLS, CORNERS, Q, R, SIDES, cellAt, footprint, neighbour } from './board/hexes.ts'
export { REINFORCED_ROUNDS, canFire, wouldCome } from './rules/marauders/marauder-range.ts'
export { missionOf } from './rules/coop.ts'
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
  type ReadCtx,
  type QuestsState,
  type Ship,
} from './board/state.ts'
export { passAllChance } from './planning/odds.ts'
export { attackOdds, threatTo, type AttackOdds, type Threat } from './planning/threats.ts'
export { describeCard, describeQuest } from './words/table.ts'
export { isExplored, tokenOf } from './board/island-tokens.ts'
export { slotsOf } from './rules/loot/gear.ts'
export type { QuestsEvent } from './words/events.ts'
