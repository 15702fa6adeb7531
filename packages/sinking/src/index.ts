import type { Game, Strict } from '@flotilla/kernel'
import { bucketDiscardAsk, bucketDrawAsk, bucketSteps } from './rules/bucket.ts'
import { copy } from './board/copy.ts'
import { editionSchema, house1, type Edition } from './edition/schema.ts'
import { editionSheet } from './edition/sheet.ts'
import { endSteps, outcome } from './rules/end-and-scoring.ts'
import { stashTake } from './rules/enemies/skullsairs.ts'
import { clientGame } from './client.ts'
import { damageSteps } from './rules/enemies/damage.ts'
import { fireSteps } from './rules/fire.ts'
import { imagine } from './board/imagine.ts'
import { inspectSteps } from './rules/inspect.ts'
import { invariants } from './board/invariants.ts'
import { dialChange, rodGive, sifterTake } from './rules/items/decisions.ts'
import { basicItemSteps } from './rules/items/basic-items.ts'
import { characterSteps, spyglassDiscard } from './rules/items/characters.ts'
import { angerSteps } from './rules/enemies/kraken.ts'
import { fits, options, pace } from './rules/options.ts'
import { patchAgree, patchFirst, patchHammer, patchSteps } from './rules/patch.ts'
import { playSteps } from './rules/items/playing-items.ts'
import { plunderSteps, plunderTakeAsk, tuneDrawAsk } from './rules/plunder.ts'
import { setup, setupCharacter, setupSteps } from './rules/setup.ts'
import { sinkingSteps } from './rules/sinking.ts'
import type { SinkingState } from './board/state.ts'
import { SETUP_ENEMY } from './rules/steps.ts'
import { declareDialAsk, declareSteps } from './rules/declare.ts'
import { discuss, discussSteps, silence } from './rules/discuss.ts'
import { resolveSteps } from './rules/resolve.ts'
import { revealSteps } from './rules/reveal-and-search.ts'
import { tells } from './words/tells.ts'
import { words } from './words/text.ts'
import { threatSteps } from './rules/threat.ts'
import { upkeepSteps } from './rules/upkeep.ts'
import { series } from './rules/voyage.ts'
import { closedToItems, whileTalking, windowAsks, windowSteps } from './rules/windows.ts'
import { zones } from './board/zones.ts'
import type { SinkingChoice } from './words/events.ts'

/** We're Sinking!: its rules, its words and its printed numbers. */
export const sinking: Game<SinkingState, Edition, SinkingChoice> = {
  id: 'sinking',
  title: "We're Sinking! A Pirate's Dilemma",
  rulesVersion: clientGame.rulesVersion,
  seats: { min: 3, max: 6 },
  options,
  fits,
  series,
  edition: house1,
  editionSchema,
  editionSheet,
  chance: ['setup', 'chests', 'deck', 'breaches', 'special', 'basic', 'cannon', 'hand', 'backs'],
  setup,
  firstStep: SETUP_ENEMY,
  steps: {
    ...setupSteps,
    ...inspectSteps,
    ...sinkingSteps,
    ...threatSteps,
    ...angerSteps,
    ...discussSteps,
    ...declareSteps,
    ...revealSteps,
    ...resolveSteps,
    ...bucketSteps,
    ...plunderSteps,
    ...patchSteps,
    ...fireSteps,
    ...damageSteps,
    ...windowSteps,
    ...playSteps,
    ...basicItemSteps,
    ...characterSteps,
    ...upkeepSteps,
    ...endSteps,
  },
  asks: {
    'setup.character': setupCharacter,
    discuss: closedToItems(discuss),
    'declare.dial': whileTalking(closedToItems(declareDialAsk)),
    ...windowAsks,
    'spyglass.discard': spyglassDiscard,
    'dial.change': dialChange,
    'bucket.draw': whileTalking(closedToItems(bucketDrawAsk)),
    'bucket.discard': whileTalking(closedToItems(bucketDiscardAsk)),
    'plunder.take': whileTalking(closedToItems(plunderTakeAsk)),
    'tune.draw': tuneDrawAsk,
    'patch.first': whileTalking(closedToItems(patchFirst)),
    'patch.hammer': whileTalking(closedToItems(patchHammer)),
    'patch.agree': patchAgree,
    'stash.take': stashTake,
    'rod.give': rodGive,
    'sifter.take': sifterTake,
  },
  score: clientGame.score,
  outcome,
  zones,
  imagine,
  copy,
  invariants,
  pace,
  silence,
  words,
  tells,
} satisfies Strict<Game<SinkingState, Edition, SinkingChoice>>

export type { Edition } from './edition/schema.ts'
export type { Options } from './rules/options.ts'
export type { SinkingState } from './board/state.ts'
export { deedsOf, honestyOf, type Deed, type Honesty } from './rules/honesty.ts'
export { ledgerOf, type Remembered } from './board/ledger.ts'
export { nameOfThing } from './words/names.ts'
export { firstLeg, nextLeg, voyageStandings } from './rules/voyage.ts'
export {
  ACTIONS,
  CARDS,
  CHARACTERS,
  COLUMNS,
  ENEMIES,
  type Action,
  type CardId,
  type Character,
  type Column,
  type Enemy,
} from './board/things.ts'
export type { SinkingChoice, SinkingEvent } from './words/events.ts'
