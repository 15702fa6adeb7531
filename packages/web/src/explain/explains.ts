import type { Explains } from '@flotilla/kernel'

/** What each game can say about the things on its board, loaded when somebody wants to know. */
export const explains: Readonly<Record<string, () => Promise<Explains>>> = {
  waves: () => import('@flotilla/waves/explains').then(({ wavesExplains }) => wavesExplains as unknown as Explains),
  sinking: () => import('@flotilla/sinking/explains').then(({ sinkingExplains }) => sinkingExplains as unknown as Explains),
  bottom: () => import('@flotilla/bottom/explains').then(({ bottomExplains }) => bottomExplains as unknown as Explains),
  quests: () => import('@flotilla/quests/explains').then(({ questsExplains }) => questsExplains as unknown as Explains),
}
