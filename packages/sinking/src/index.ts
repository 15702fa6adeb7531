import type { Game } from '@flotilla/kernel'
import { advice } from './advice.ts'
import { bucketDiscardAsk, bucketDrawAsk, bucketSteps } from './bucket.ts'
import { copy } from './copy.ts'
import { editionSchema, editionWarnings, house1, type Edition } from './edition/schema.ts'
import { endSteps, outcome } from './end.ts'
import { stashTake } from './enemies.ts'
import { face } from './face.ts'
import { figures } from './figures.ts'
import { fireSteps } from './fire.ts'
import { imagine } from './imagine.ts'
import { inspectSteps } from './inspect.ts'
import { invariants } from './invariants.ts'
import { dialChange, rodGive, sifterTake } from './items/decisions.ts'
import { characterSteps, spyglassDiscard } from './characters.ts'
import { fits, options, pace } from './options.ts'
import { patchAgree, patchFirst, patchHammer, patchSteps } from './patch.ts'
import { playSteps } from './play.ts'
import { plunderSteps, plunderTakeAsk, tuneDrawAsk } from './plunder.ts'
import { setup, setupCharacter, setupSteps } from './setup.ts'
import { sinkingSteps } from './sinking.ts'
import type { SinkingState } from './state.ts'
import { SETUP_ENEMY } from './steps.ts'
import { declareDialAsk, discuss, silence, taskSteps } from './task.ts'
import { tells } from './tells.ts'
import { words } from './text.ts'
import { threatSteps } from './threat.ts'
import { upkeepSteps } from './upkeep.ts'
import { volleySteps } from './volley.ts'
import { series } from './voyage.ts'
import { closedToItems, windowAsks, windowSteps } from './windows.ts'
import { zones } from './zones.ts'

export const sinking: Game<SinkingState, Edition> = {
  id: 'sinking',
  title: "We're Sinking! A Pirate's Dilemma",
  rulesVersion: face.rulesVersion,
  seats: { min: 3, max: 6 },
  options,
  fits,
  series,
  edition: house1,
  editionSchema,
  editionWarnings,
  chance: ['setup', 'chests', 'deck', 'breaches', 'special', 'basic', 'cannon', 'hand', 'backs'],
  setup,
  firstStep: SETUP_ENEMY,
  steps: {
    ...setupSteps,
    ...inspectSteps,
    ...sinkingSteps,
    ...threatSteps,
    ...taskSteps,
    ...bucketSteps,
    ...plunderSteps,
    ...patchSteps,
    ...fireSteps,
    ...volleySteps,
    ...windowSteps,
    ...playSteps,
    ...characterSteps,
    ...upkeepSteps,
    ...endSteps,
  },
  asks: {
    'setup.character': setupCharacter,
    discuss: closedToItems(discuss),
    'declare.dial': closedToItems(declareDialAsk),
    ...windowAsks,
    'spyglass.discard': spyglassDiscard,
    'dial.change': dialChange,
    'bucket.draw': closedToItems(bucketDrawAsk),
    'bucket.discard': closedToItems(bucketDiscardAsk),
    'plunder.take': closedToItems(plunderTakeAsk),
    'tune.draw': tuneDrawAsk,
    'patch.first': closedToItems(patchFirst),
    'patch.hammer': closedToItems(patchHammer),
    'patch.agree': patchAgree,
    'stash.take': stashTake,
    'rod.give': rodGive,
    'sifter.take': sifterTake,
  },
  outcome,
  zones,
  imagine,
  copy,
  invariants,
  pace,
  silence,
  advice,
  figures,
  words,
  tells,
}

export type { Edition } from './edition/schema.ts'
export type { Options } from './options.ts'
export type { SinkingState } from './state.ts'
export { deedsOf, honestyOf, type Deed, type Honesty } from './honesty.ts'
export { ledgerOf, type Remembered } from './ledger.ts'
export { nameOfThing } from './names.ts'
export { firstLeg, nextLeg, voyageStandings } from './voyage.ts'
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
} from './things.ts'
