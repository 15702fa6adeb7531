import type { Game } from '@flotilla/kernel'
import { versions } from './versions.ts'

/** A released version of a game's rules, as it was when it was released. */
export interface Release {
  readonly game: Game
}

type Load = () => Promise<Release>

/** Versions that are kept elsewhere than in this package. */
const elsewhere = new Map<string, Map<number, Load>>()

/**
 * Adds a version that is kept elsewhere, and returns what takes it away again. Tests prove by it that the rules
 * of today can be kept: they freeze them into a temporary folder.
 */
export function registerRelease(id: string, rulesVersion: number, load: Load): () => void {
  const ofGame = elsewhere.get(id) ?? new Map<number, Load>()
  elsewhere.set(id, ofGame.set(rulesVersion, load))
  return () => void ofGame.delete(rulesVersion)
}

/** The versions of a game's rules that are kept, the oldest first. */
export const releasedVersions = (id: string): number[] =>
  [...new Set([...Object.keys(versions[id] ?? {}).map(Number), ...(elsewhere.get(id)?.keys() ?? [])])].sort((a, b) => a - b)

/** Loads that version of a game's rules; undefined where it is not kept. */
export const loadRelease = async (id: string, rulesVersion: number): Promise<Release | undefined> =>
  (versions[id]?.[rulesVersion] ?? elsewhere.get(id)?.get(rulesVersion))?.()
