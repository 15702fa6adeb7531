import type { GameBots } from '@flotilla/bots/advice'
import { outsideGame } from './outside.ts'

/** What the bots of each game go by, loaded where one plays or somebody asks for advice. */
const gameBots: Readonly<Record<string, () => Promise<GameBots>>> = {
  waves: () => import('@flotilla/waves/bots').then(({ wavesBots }) => wavesBots),
  sinking: () => import('@flotilla/sinking/bots').then(({ sinkingBots }) => sinkingBots),
  bottom: () => import('@flotilla/bottom/bots').then(({ bottomBots }) => bottomBots),
  quests: () => import('@flotilla/quests/bots').then(({ questsBots }) => questsBots),
}

/** What the bots of a game go by, ours or from outside; without it they see to the points. */
export const loadGameBots = async (id: string): Promise<GameBots | undefined> => (await gameBots[id]?.()) ?? (await outsideGame(id))?.bots
