import type { Game, Strict } from '@flotilla/kernel'
import { allocateSteps, hold, place, yarrr } from './rules/allocate.ts'
import { anchorSteps } from './rules/drop-anchor.ts'
import { bury, burySteps } from './rules/bury.ts'
import { aim, cannonSteps, stow } from './rules/cannons.ts'
import { copy } from './board/copy.ts'
import { draft, draftSteps } from './rules/draft.ts'
import { editionSchema, house1, house2, type Edition } from './edition/schema.ts'
import { editionSheet } from './edition/sheet.ts'
import { clientGame } from './client.ts'
import { imagine } from './board/imagine.ts'
import { invariants } from './board/invariants.ts'
import { fits, options } from './rules/options.ts'
import { outcome } from './rules/score.ts'
import { setup, setupSteps } from './rules/setup.ts'
import type { WavesState } from './board/state.ts'
import { SETUP_FIRST } from './rules/steps.ts'
import { tells } from './words/tells.ts'
import { words } from './words/text.ts'
import { raise, spiritsSteps } from './rules/raise-spirits.ts'
import { chestSteps } from './rules/chests.ts'
import { crewSteps } from './rules/hire-crew.ts'
import { hullSteps } from './rules/hull.ts'
import { portsSteps } from './rules/raid-ports.ts'
import type { WavesChoice } from './words/events.ts'

/** Rolling with the Waves: its rules, its words and its printed numbers. */
export const waves: Game<WavesState, Edition, WavesChoice> = {
  id: clientGame.id,
  title: clientGame.title,
  rulesVersion: clientGame.rulesVersion,
  seats: { min: 1, max: 5 },
  options,
  fits,
  edition: house2,
  editions: [house1],
  editionSchema,
  editionSheet,
  chance: ['first', 'bag', 'dice'],
  setup,
  firstStep: SETUP_FIRST,
  steps: {
    ...setupSteps,
    ...draftSteps,
    ...allocateSteps,
    ...spiritsSteps,
    ...chestSteps,
    ...burySteps,
    ...hullSteps,
    ...cannonSteps,
    ...portsSteps,
    ...crewSteps,
    ...anchorSteps,
  },
  asks: { draft, place, yarrr, hold, raise, bury, aim, stow },
  score: clientGame.score,
  outcome,
  imagine,
  copy,
  invariants,
  words,
  tells,
} satisfies Strict<Game<WavesState, Edition, WavesChoice>>

export type { Edition } from './edition/schema.ts'
export type { Options } from './rules/options.ts'
export { CANNONS, ICONS, type Cannon, type Icon, type ReadCtx, type Ship, type WavesState } from './board/state.ts'
export { ROWS, chestSquare, chestSquares, type Row } from './board/terms.ts'
export type { WavesChoice, WavesEvent } from './words/events.ts'
