import type { ClientGame } from '@flotilla/kernel'
import data from './edition/house-1.json' with { type: 'json' }
import type { Edition } from './edition/schema.ts'
import { pointsOf, totalOf } from './rules/end-and-scoring.ts'
import type { SinkingState } from './board/state.ts'
import { tells } from './words/tells.ts'
import { words } from './words/text.ts'

/** The game as a client shows it: light, since rules and schemas stay away. */
export const clientGame: ClientGame<SinkingState, Edition> = {
  id: 'sinking',
  title: "We're Sinking!",
  rulesVersion: 1,
  edition: data as unknown as Edition,
  words,
  tells,
  /** What the viewer may know of a seat's points: the own ones, and nobody else's before the end. */
  score: (ctx, seat) => (ctx.state.sees === seat || ctx.state.ended !== '' ? totalOf(pointsOf(ctx, seat)) : Number.NaN),
}

// What a board needs to draw the table, from the one place that knows.
export type { Edition } from './edition/schema.ts'
export { countedCards, pointsOf, totalOf } from './rules/end-and-scoring.ts'
export { deedsOf, honestyOf } from './rules/honesty.ts'
export { ledgerOf } from './board/ledger.ts'
export { nameOfThing } from './words/names.ts'
export {
  MOST_TALK,
  columnOfDial,
  dialShows,
  enemyOf,
  leakOf,
  levelOf,
  sheetOf,
  SECTIONS,
  type ReadCtx,
  type SinkingState,
} from './board/state.ts'
export { nameOfResult, resultOf } from './rules/threat.ts'
export {
  ACTIONS,
  BREACHES,
  CANNONS,
  BREACH_KINDS,
  CARDS,
  CANNON_TYPES,
  CHARACTERS,
  CHEST_KINDS,
  COLUMNS,
  FIRST_CARD,
  NO_ACTION,
  TREASURE,
  WATER,
  cannonType,
  isBreach,
  isCannon,
  isChest,
  isGem,
  isPermanent,
  isTreasure,
} from './board/things.ts'
export type { SinkingEvent } from './words/events.ts'
