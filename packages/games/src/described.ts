import type { Described } from '@flotilla/kernel/schema'
import { externalGameDescription } from './external.ts'

const pages: Readonly<Record<string, () => Promise<{ readonly described: Described }>>> = {
  waves: () => import('@flotilla/waves/described'),
  sinking: () => import('@flotilla/sinking/described'),
  bottom: () => import('@flotilla/bottom/described'),
  quests: () => import('@flotilla/quests/described'),
}

/** What a game's positions mean, for programs; undefined where nobody has written it. */
export const describedOf = async (id: string): Promise<Described | undefined> =>
  externalGameDescription(id) ?? (await pages[id]?.())?.described
