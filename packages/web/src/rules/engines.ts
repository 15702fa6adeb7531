import type { Game } from '@flotilla/kernel'
import { outsideGame } from './outside.ts'

/** The whole rules of each game, loaded where they are needed: for replay, for proof, and in the thread that thinks. */
export const engines: Readonly<Record<string, () => Promise<Game>>> = {
  waves: () => import('@flotilla/waves').then(({ waves }) => waves as unknown as Game),
  sinking: () => import('@flotilla/sinking').then(({ sinking }) => sinking as unknown as Game),
  bottom: () => import('@flotilla/bottom').then(({ bottom }) => bottom as unknown as Game),
  quests: () => import('@flotilla/quests').then(({ quests }) => quests as unknown as Game),
}

/** The whole rules of a game, ours or from outside; undefined where there is none of this id. */
export const loadEngine = async (id: string): Promise<Game | undefined> => (await engines[id]?.()) ?? (await outsideGame(id))?.game
