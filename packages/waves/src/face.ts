import type { Face } from '@flotilla/kernel'
import data from './edition/house-1.json' with { type: 'json' }
import type { Edition } from './edition/schema.ts'
import { points } from './score.ts'
import type { WavesState } from './state.ts'
import { tells } from './tells.ts'
import { words } from './text.ts'

/** The game as a client shows it: light, since rules and schemas stay away. */
export const face: Face<WavesState, Edition> = {
  id: 'waves',
  title: 'Rolling with the Waves',
  rulesVersion: 1,
  edition: data as Edition,
  words,
  tells,
  score: points,
}

// What a board needs to draw the table, from the one place that knows.
export { FREEBOOTER, ownerOf } from './dice.ts'
export { hullLevel, shots, stolen } from './cannons.ts'
export { picker, priceFor } from './draft.ts'
export { placing } from './placing.ts'
export { outcome, points } from './score.ts'
export { SOLO_ROUNDS, navyShots, navyTarget } from './solo.ts'
export { CANNONS, ICONS, MERCHANTMAN, buryBack, chestSquares, crews, isSolo, level, placedAt, rowLevel, sum } from './state.ts'
export type { Edition } from './edition/schema.ts'
export type { Aim, Cannon, Icon, Io, Row, Ship, WavesState } from './state.ts'
