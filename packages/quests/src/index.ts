import type { Game } from '@flotilla/kernel'
import { advice } from './bots/advice.ts'
import { attackSteps, guns, luck, steal } from './rules/attack.ts'
import { bounty } from './rules/champions.ts'
import { clueSteps } from './rules/clues.ts'
import { copy } from './board/copy.ts'
import { draftFace, draftSpot, draftSteps, draftTurn } from './rules/draft.ts'
import { editionSchema, editionWarnings, house1, type Edition } from './edition/schema.ts'
import { endSteps } from './rules/end.ts'
import { outcome } from './rules/outcome.ts'
import { give } from './rules/exchange.ts'
import { face } from './face.ts'
import { figures } from './bots/figures.ts'
import { invariants } from './board/invariants.ts'
import { gather, landingSteps } from './rules/islands.ts'
import { marauderSteps } from './rules/marauders.ts'
import { moveSteps, voyage } from './rules/move.ts'
import { fits, options } from './rules/options.ts'
import { swap } from './rules/ports.ts'
import { questSteps } from './rules/quests.ts'
import { champion, setup, setupSteps } from './rules/setup.ts'
import { keep, sinkSteps, spillKind } from './rules/sinking.ts'
import { hidesHand, mates, type QuestsState } from './board/state.ts'
import { SETUP_FIRST } from './rules/steps.ts'
import { tells } from './words/tells.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { mapsDe } from './words/maps.de.ts'
import { mapsEn } from './words/maps.en.ts'
import { speech } from './words/text.ts'
import { draftToken, tokenSteps } from './rules/tokens.ts'
import { traveler, travelerSteps } from './rules/traveler.ts'
import { limit, turn, turnSteps } from './rules/turn.ts'
import { reactAttack, reactEnter, reactSink, windowSteps } from './rules/windows.ts'
import { imagine, zones } from './board/zones.ts'
import { pick } from './rules/decks.ts'

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
  tellsHolders: (s) => !hidesHand(s, s.active),
  advice,
  figures,
  words: { ...speech, catalogues: { en: { ...en, ...mapsEn }, de: { ...de, ...mapsDe } } },
  tells,
}

export { cardsOf } from './board/cards.ts'
export { TERRAINS, chartOf, distances, isPort, isSafe, raidDistances, type Chart } from './board/chart.ts'
export type { Edition, Quest } from './edition/schema.ts'
export { GOODS, type Good } from './board/goods.ts'
export { CELLS, CORNERS, Q, R, cellAt, hexDistance, neighbour } from './board/hexes.ts'
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
} from './board/drawing.ts'
export { inspect, type Finding, type Inspection } from './board/inspect.ts'
export { signsOf, spreadOf, type Spread } from './board/maps.ts'
export { missionOf } from './rules/missions.ts'
export type { Options } from './rules/options.ts'
export { ISLANDS, TILES, TRADING_PORTS } from './board/pieces.ts'
export { LAYOUTS, layoutSchema, type Layout, type LayoutId } from './board/layouts.ts'
export { randomLayout } from './board/random.ts'
export { MARAUDERS, type Marauder, type QuestsState, type Ship } from './board/state.ts'
export { needed, progress } from './board/tally.ts'
