import type { GameBots } from '@flotilla/bots/advice'

/** What the bots of each game go by, loaded where one plays or somebody asks for advice. */
export const gameBots: Readonly<Record<string, () => Promise<GameBots>>> = {
  waves: () => import('@flotilla/waves/bots').then(({ wavesBots }) => wavesBots),
  sinking: () => import('@flotilla/sinking/bots').then(({ sinkingBots }) => sinkingBots),
  bottom: () => import('@flotilla/bottom/bots').then(({ bottomBots }) => bottomBots),
  quests: () => import('@flotilla/quests/bots').then(({ questsBots }) => questsBots),
}
