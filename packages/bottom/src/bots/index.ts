import type { GameBots } from '@flotilla/bots/advice'
import type { BottomState } from '../board/state.ts'
import type { Edition } from '../edition/schema.ts'
import { advice } from './advice.ts'
import { figures } from './figures.ts'

/** What bots go by at this game, and what simulations count. */
export const bottomBots: GameBots<BottomState, Edition> = { advice, figures }
