import type { Measures } from '@flotilla/bots/advice'

/** What each game's judgement looks at, loaded when somebody asks why. */
export const measures: Readonly<Record<string, () => Promise<Measures>>> = {
  waves: () => import('@flotilla/waves/measures').then(({ wavesMeasures }) => wavesMeasures as unknown as Measures),
  sinking: () => import('@flotilla/sinking/measures').then(({ sinkingMeasures }) => sinkingMeasures as unknown as Measures),
  bottom: () => import('@flotilla/bottom/measures').then(({ bottomMeasures }) => bottomMeasures as unknown as Measures),
  quests: () => import('@flotilla/quests/measures').then(({ questsMeasures }) => questsMeasures as unknown as Measures),
}
