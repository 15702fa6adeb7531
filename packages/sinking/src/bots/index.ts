import type { GameBots } from '@flotilla/bots/advice'
import type { SinkingState } from '../board/state.ts'
import type { Edition } from '../edition/schema.ts'
import { advice } from './advice.ts'
import { figures } from './figures.ts'

/** What bots go by at this game, and what simulations count. */
export const sinkingBots: GameBots<SinkingState, Edition> = { advice, figures }

export { believe } from './beliefs.ts'
