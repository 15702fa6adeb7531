import { bottomBots } from '@flotilla/bottom/bots'
import { withBots, type AdvisedGame, type GameBots } from '@flotilla/bots/advice'
import type { Game } from '@flotilla/kernel'
import { questsBots } from '@flotilla/quests/bots'
import { sinkingBots } from '@flotilla/sinking/bots'
import { wavesBots } from '@flotilla/waves/bots'
import { externalGameBots } from './external.ts'

const ours: Readonly<Record<string, GameBots>> = { waves: wavesBots, sinking: sinkingBots, bottom: bottomBots, quests: questsBots }

/** A game of this program, whatever its numbers, together with what its bots go by. */
export const gameWithBots = (game: Game): AdvisedGame =>
  withBots(game, ours[game.id] ?? (externalGameBots(game.id) as GameBots | undefined))
