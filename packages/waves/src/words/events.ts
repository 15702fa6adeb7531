import type { ChoiceOf, EventOf } from '@flotilla/kernel/schema'
import type { described } from './described.ts'

/** Everything that happens at this game, told apart by its `type`. */
export type WavesEvent = EventOf<typeof described>
/** Every answer that this game knows. */
export type WavesChoice = ChoiceOf<typeof described>
