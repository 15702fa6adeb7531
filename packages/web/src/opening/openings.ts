import type { Opening } from '@flotilla/kernel'

/** How a table of each game is opened, loaded with the page that does it. */
export const openings: Readonly<Record<string, () => Promise<Opening>>> = {
  waves: () => import('@flotilla/waves/opening').then(({ wavesOpening }) => wavesOpening),
  sinking: () => import('@flotilla/sinking/opening').then(({ sinkingOpening }) => sinkingOpening),
  bottom: () => import('@flotilla/bottom/opening').then(({ bottomOpening }) => bottomOpening),
  quests: () => import('@flotilla/quests/opening').then(({ questsOpening }) => questsOpening),
}
