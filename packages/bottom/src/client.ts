import type { ClientGame } from '@flotilla/kernel'
import { worth } from './board/board.ts'
import { CARDS } from './rules/cards/index.ts'
import data from './edition/house-1.json' with { type: 'json' }
import type { Edition } from './edition/schema.ts'
import type { BottomState } from './board/state.ts'
import { tells } from './words/tells.ts'
import { words } from './words/text.ts'

/** The game as a client shows it: light, since rules and schemas stay away. */
export const clientGame: ClientGame<BottomState, Edition> = {
  id: 'bottom',
  title: 'To the Bottom',
  rulesVersion: 1,
  edition: data as unknown as Edition,
  words,
  tells,
  turnAsk: 'main',
  score: worth,
}

/** Sacrificing it gives its points and does nothing else, so several may be gathered before they go. */
export const isQuiet = (kind: number): boolean => CARDS[kind].climbs === undefined && CARDS[kind].copies === undefined

// What a board needs to draw the table, from the one place that knows.
export { costFactor, costSum, discount, hasOnBoard, isProtected, worth, worthOf } from './board/board.ts'
export { isCovered } from './board/assistant.ts'
export { baseNumber, HAND, nextDrawing } from './rules/drawing-number.ts'
export { attackOf } from './rules/effects/attacks-and-burdens.ts'
export type { Edition } from './edition/schema.ts'
export { KINDS, kindName, kindOf, type KindId } from './board/kinds.ts'
export { seenCards } from './rules/looking.ts'
export { undertowFrom } from './rules/pace.ts'
export { priceIn } from './rules/asks/reasons.ts'
export { NONE, ONCE, READY, TIRED, entryAt, sacrificeAt, type BottomState, type Deed, type ReadCtx } from './board/state.ts'
export { effectText, gistText } from './words/text.ts'
export type { BottomEvent } from './words/events.ts'
