import type { Face, Game } from '@flotilla/kernel'
import { versions } from './versions.ts'

/** A released version of a game's rules, as it was when it was released. */
export interface Frozen {
  readonly game: Game
  /** What a client shows as a seat's points. */
  readonly score: Face['score']
}

/** The versions of a game's rules that are kept, the oldest first. */
export const frozenVersions = (id: string): number[] => Object.keys(versions[id] ?? {}).map(Number)

/** Loads that version of a game's rules; undefined where it is not kept. */
export const thaw = async (id: string, rulesVersion: number): Promise<Frozen | undefined> => versions[id]?.[rulesVersion]?.()
