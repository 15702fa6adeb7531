import type { Game, Strict } from '@flotilla/kernel'
import { attackSteps, guns } from './rules/attack.ts'
import { luck } from './rules/champions/dwunny-luck.ts'
import { lotusThiefSteps, steal } from './rules/champions/lotus-thief.ts'
import { bounty } from './rules/champions/nations.ts'
import { clueSteps } from './rules/clues.ts'
import { copy } from './board/copy.ts'
import { draftFace, draftSpot, draftSteps, draftTurn } from './rules/variants/tile-draft.ts'
import { editionSchema, house1, type Edition } from './edition/schema.ts'
import { editionSheet } from './edition/sheet.ts'
import { endSteps, outcome } from './rules/end-of-game.ts'
import { give } from './rules/exchange.ts'
import { clientGame } from './client.ts'
import { invariants } from './board/invariants.ts'
import { gather } from './rules/gathering.ts'
import { landingSteps } from './rules/landing-and-exploring.ts'
import { marauderSteps } from './rules/marauders/marauders.ts'
import { galeSteps } from './rules/loot/gale-wand.ts'
import { moveSteps, voyage } from './rules/movement.ts'
import { fits, options } from './rules/options.ts'
import { swap } from './rules/port-activities.ts'
import { questSteps } from './rules/quests.ts'
import { champion } from './rules/champions/champion-choice.ts'
import { setup, setupSteps } from './rules/setup.ts'
import { keep, sinkSteps, spillKind } from './rules/damage-and-sinking.ts'
import { hidesHand, mates, type QuestsState } from './board/state.ts'
import { SETUP_FIRST } from './rules/steps.ts'
import { tells } from './words/tells.ts'
import { words } from './words/text.ts'
import { draftToken, tokenSteps } from './rules/variants/token-draft.ts'
import { traveler, travelerSteps } from './rules/traveler-die.ts'
import { handLimitSteps, limit } from './rules/hand-limit.ts'
import { turn, turnSteps } from './rules/rounds-and-turns.ts'
import { reactAttack, reactEnter, reactSink, windowSteps } from './rules/loot/reactions.ts'
import { imagine, zones } from './board/zones.ts'
import { pick } from './rules/champions/looking-at-two.ts'
import type { QuestsChoice } from './words/events.ts'

/** Quests & Cannons: its rules, its words and its printed numbers. */
export const quests: Game<QuestsState, Edition, QuestsChoice> = {
  id: 'quests',
  title: 'Quests & Cannons',
  rulesVersion: clientGame.rulesVersion,
  seats: { min: 1, max: 6 },
  options,
  fits,
  edition: house1,
  editionSchema,
  editionSheet,
  chance: ['first', 'map', 'draft', 'tokens', 'loot', 'quests', 'clues', 'champions', 'traveler', 'ammo', 'marauders', 'hands'],
  setup,
  firstStep: SETUP_FIRST,
  steps: {
    ...setupSteps,
    ...draftSteps,
    ...tokenSteps,
    ...turnSteps,
    ...handLimitSteps,
    ...moveSteps,
    ...galeSteps,
    ...travelerSteps,
    ...landingSteps,
    ...questSteps,
    ...clueSteps,
    ...attackSteps,
    ...lotusThiefSteps,
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
  score: clientGame.score,
  outcome,
  zones,
  imagine,
  copy,
  invariants,
  mates: ({ state }, seat) => mates(state, seat),
  tellsHolders: (s) => !hidesHand(s, s.active),
  words,
  tells,
} satisfies Strict<Game<QuestsState, Edition, QuestsChoice>>

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
export { mapWords } from './words/maps.en.ts'
export { inspect, type Finding, type Inspection } from './board/inspect.ts'
export { homesOf, signsOf, spreadOf, type Spread } from './board/maps.ts'
export { missionOf } from './rules/coop.ts'
export { layoutOf, type Options } from './rules/options.ts'
export { ISLANDS, TILES, TRADING_PORTS } from './board/pieces.ts'
export { LAYOUTS, layoutSchema, type Layout, type LayoutId } from './board/layouts.ts'
export { randomLayout } from './board/random-map.ts'
export { MARAUDERS, type Marauder, type QuestsState, type Ship } from './board/state.ts'
export { FRESH_TALLY, needed, progress } from './board/tally.ts'
export type { QuestsChoice, QuestsEvent } from './words/events.ts'
