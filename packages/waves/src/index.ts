import type { Game } from '@flotilla/kernel'
import { advice } from './advice.ts'
import { allocateSteps, hold, place, yarrr } from './allocate.ts'
import { anchorSteps } from './anchor.ts'
import { aim, cannonSteps, stow } from './cannons.ts'
import { copy } from './copy.ts'
import { draft, draftSteps } from './draft.ts'
import { editionSchema, editionWarnings, house1, type Edition } from './edition/schema.ts'
import { face } from './face.ts'
import { figures } from './figures.ts'
import { imagine } from './imagine.ts'
import { invariants } from './invariants.ts'
import { fits, options } from './options.ts'
import { outcome } from './score.ts'
import { setup, setupSteps } from './setup.ts'
import type { WavesState } from './state.ts'
import { SETUP_FIRST } from './steps.ts'
import { tells } from './tells.ts'
import { words } from './text.ts'
import { raise, writeSteps } from './write.ts'

export const waves: Game<WavesState, Edition> = {
  id: face.id,
  title: face.title,
  rulesVersion: face.rulesVersion,
  seats: { min: 1, max: 5 },
  options,
  fits,
  edition: house1,
  editionSchema,
  editionWarnings,
  chance: ['first', 'bag', 'dice'],
  setup,
  firstStep: SETUP_FIRST,
  steps: { ...setupSteps, ...draftSteps, ...allocateSteps, ...writeSteps, ...cannonSteps, ...anchorSteps },
  asks: { draft, place, yarrr, hold, raise, aim, stow },
  outcome,
  imagine,
  copy,
  invariants,
  advice,
  figures,
  words,
  tells,
}

export type { Edition } from './edition/schema.ts'
export type { Options } from './options.ts'
export {
  CANNONS,
  ICONS,
  ROWS,
  chestSquare,
  chestSquares,
  type Cannon,
  type Icon,
  type Io,
  type Row,
  type Ship,
  type WavesState,
} from './state.ts'
