import type { Game } from '@flotilla/kernel'
import { advice } from './advice/index.ts'
import { attackSteps, guns, luck, steal } from './attack.ts'
import { pick } from './cards.ts'
import { bounty } from './champions.ts'
import { clueSteps } from './clues.ts'
import { copy } from './copy.ts'
import { draftFace, draftSpot, draftSteps, draftTurn } from './draft.ts'
import { editionSchema, editionWarnings, house1, type Edition } from './edition/schema.ts'
import { endSteps, outcome } from './end.ts'
import { give } from './exchange.ts'
import { face } from './face.ts'
import { figures } from './figures.ts'
import { invariants } from './invariants.ts'
import { gather, landingSteps } from './islands.ts'
import { marauderSteps } from './marauders.ts'
import { moveSteps, voyage } from './move.ts'
import { fits, options } from './options.ts'
import { swap } from './ports.ts'
import { questSteps } from './quests.ts'
import { champion, setup, setupSteps } from './setup.ts'
import { keep, sinkSteps, spillKind } from './sinking.ts'
import { mates, type QuestsState } from './state.ts'
import { SETUP_FIRST } from './steps.ts'
import { tells } from './tells.ts'
import { words } from './text.ts'
import { draftToken, tokenSteps } from './tokens.ts'
import { traveler, travelerSteps } from './traveler.ts'
import { limit, turn, turnSteps } from './turn.ts'
import { reactAttack, reactEnter, reactSink, windowSteps } from './windows.ts'
import { imagine, zones } from './zones.ts'

export const quests: Game<QuestsState, Edition> = {
  id: 'quests',
  title: 'Quests & Cannons',
  rulesVersion: face.rulesVersion,
  seats: { min: 1, max: 6 },
  options,
  fits,
  edition: house1,
  editionSchema,
  editionWarnings,
  chance: ['first', 'map', 'draft', 'tokens', 'loot', 'quests', 'clues', 'champions', 'traveler', 'ammo', 'marauders', 'hands'],
  setup,
  firstStep: SETUP_FIRST,
  steps: {
    ...setupSteps,
    ...draftSteps,
    ...tokenSteps,
    ...turnSteps,
    ...moveSteps,
    ...travelerSteps,
    ...landingSteps,
    ...questSteps,
    ...clueSteps,
    ...attackSteps,
    ...sinkSteps,
    ...windowSteps,
    ...marauderSteps,
    ...endSteps,
  },
  asks: {
    champion,
    'draft.face': draftFace,
    'draft.spot': draftSpot,
    'draft.turn': draftTurn,
    'draft.token': draftToken,
    turn,
    voyage,
    traveler,
    luck,
    gather,
    guns,
    bounty,
    swap,
    'react.enter': reactEnter,
    'react.attack': reactAttack,
    'react.sink': reactSink,
    keep,
    spill: spillKind,
    steal,
    pick,
    give,
    limit,
  },
  outcome,
  zones,
  imagine,
  copy,
  invariants,
  mates: ({ state }, seat) => mates(state, seat),
  advice,
  figures,
  words,
  tells,
}

export { cardsOf } from './cards.ts'
export { TERRAINS, chartOf, distances, isPort, isSafe, raidDistances, type Chart } from './chart.ts'
export type { Edition, Quest } from './edition/schema.ts'
export { GOODS, type Good } from './goods.ts'
export { CELLS, CORNERS, Q, R, cellAt, hexDistance, neighbour } from './hexes.ts'
export {
  blankLayout,
  cellsOfPiece,
  cornerOn,
  flipTile,
  layPiece,
  liftPiece,
  pieceAt,
  piecesLeft,
  tileLying,
  toggleHome,
  turnTile,
  withTeams,
  type Piece,
} from './drawing.ts'
export { inspect, type Finding, type Inspection } from './inspect.ts'
export { signsOf, spreadOf, type Spread } from './maps.ts'
export { missionOf } from './missions.ts'
export type { Options } from './options.ts'
export { ISLANDS, TILES, TRADING_PORTS } from './pieces.ts'
export { LAYOUTS, layoutSchema, type Layout, type LayoutId } from './layouts.ts'
export { needed, progress } from './quests.ts'
export { randomLayout } from './random.ts'
export { MARAUDERS, type Marauder, type QuestsState, type Ship } from './state.ts'
