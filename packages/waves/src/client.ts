import type { ClientGame } from '@flotilla/kernel'
import one from './edition/house-1.json' with { type: 'json' }
import two from './edition/house-2.json' with { type: 'json' }
import type { Edition } from './edition/schema.ts'
import { points } from './rules/score.ts'
import type { WavesState } from './board/state.ts'
import { tells } from './words/tells.ts'
import { words } from './words/text.ts'

/** The game as a client shows it: light, since rules and schemas stay away. */
export const clientGame: ClientGame<WavesState, Edition> = {
  id: 'waves',
  title: 'Rolling with the Waves',
  rulesVersion: 1,
  edition: two as unknown as Edition,
  editions: [one as unknown as Edition],
  words,
  tells,
  score: points,
}

// What a board needs to draw the table, from the one place that knows.
export { FREEBOOTER, ownerOf } from './board/dice.ts'
export { aimAdds, shots, stolen } from './rules/cannons.ts'
export { hullLevel } from './rules/hull.ts'
export { picker, priceFor } from './rules/draft.ts'
export { numeral } from './words/numeral.ts'
export { placing } from './words/placing.ts'
export { outcome, points } from './rules/score.ts'
export { SOLO_RANKS, SOLO_ROUNDS, navyShots, navyTarget, nextNavy } from './rules/solo.ts'
export { holds, purposeOf } from './words/parts.ts'
export { CANNONS, ICONS, MERCHANTMAN, buryBack, crews, isSolo, placedAt } from './board/state.ts'
export { chestSquares, level, rowLevel, sum } from './board/terms.ts'
export type { Edition } from './edition/schema.ts'
export type { Aim, Cannon, Icon, ReadCtx, Ship, WavesState } from './board/state.ts'
export type { Row } from './board/terms.ts'
export type { WavesEvent } from './words/events.ts'
