import type { Face } from '@flotilla/kernel'
import { worth } from './board.ts'
import { CARDS } from './cards.ts'
import data from './edition/house-1.json' with { type: 'json' }
import type { Edition } from './edition/schema.ts'
import type { BottomState } from './state.ts'
import { tells } from './tells.ts'
import { words } from './text.ts'

/** The game as a client shows it: light, since rules and schemas stay away. */
export const face: Face<BottomState, Edition> = {
  id: 'bottom',
  title: 'To the Bottom',
  rulesVersion: 2,
  edition: data as unknown as Edition,
  words,
  tells,
  score: worth,
}

/** Sacrificing it gives its points and does nothing else, so several may be gathered before they go. */
export const isQuiet = (kind: number): boolean => CARDS[kind].climbs === undefined && CARDS[kind].copies === undefined

// What a board needs to draw the table, from the one place that knows.
export { costFactor, costSum, discount, hasOnBoard, isCovered, isProtected, worth, worthOf } from './board.ts'
export { baseNumber, drawModifier, drawNumber } from './draw.ts'
export type { Edition } from './edition/schema.ts'
export { KINDS, kindName, kindOf, type KindId } from './kinds.ts'
export { seenCards } from './look.ts'
export { undertowFrom } from './pace.ts'
export { priceIn } from './reasons.ts'
export { NONE, ONCE, READY, TIRED, entryAt, sacrificeAt, type BottomState, type Deed, type Io } from './state.ts'
export { effectText, gistText } from './text.ts'
