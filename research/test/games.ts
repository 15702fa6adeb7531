import type { AdvisedGame } from '@flotilla/bots/advice'
import { findGame } from '@flotilla/games'
import { gameWithBots } from '@flotilla/games/bots'

export const gameAt = (id: string): AdvisedGame => gameWithBots(findGame(id))
