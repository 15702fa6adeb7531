import type { Frozen } from './index.ts'

/** Every rules version that is kept, written by `npm run freeze`; each is loaded when it is needed. */
export const versions: Readonly<Record<string, Readonly<Record<number, () => Promise<Frozen>>>>> = {
  bottom: {
    2: () => import('../rules/bottom-2.js'),
    3: () => import('../rules/bottom-3.js'),
  },
  quests: {
    2: () => import('../rules/quests-2.js'),
    3: () => import('../rules/quests-3.js'),
  },
  sinking: {
    1: () => import('../rules/sinking-1.js'),
    2: () => import('../rules/sinking-2.js'),
  },
  waves: {
    1: () => import('../rules/waves-1.js'),
    2: () => import('../rules/waves-2.js'),
  },
}
