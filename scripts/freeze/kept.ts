import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { registerRelease, type Release } from '@flotilla/releases'
import type { Game } from '@flotilla/kernel'

/** A game's rules of one version. */
export type Version = Pick<Game, 'id' | 'rulesVersion'>

export const nameOf = ({ id, rulesVersion }: Version): string => `${id}-${rulesVersion}.js`

/** The versions that have been frozen into a folder, by the names of its files; the oldest of a game first. */
export const versionsIn = (folder: string): Version[] =>
  readdirSync(folder)
    .flatMap((name) => [...name.matchAll(/^(\w+)-(\d+)\.js$/g)].map(([, id, version]) => ({ id, rulesVersion: Number(version) })))
    .sort((a, b) => a.id.localeCompare(b.id) || a.rulesVersion - b.rulesVersion)

export const loadFrom = (folder: string, version: Version): Promise<Release> =>
  import(pathToFileURL(join(folder, nameOf(version))).href) as Promise<Release>

/** Lets this program find all versions that have been frozen into a folder; returns what takes them away again. */
export function keepAll(folder: string): () => void {
  const undo = versionsIn(folder).map((version) => registerRelease(version.id, version.rulesVersion, () => loadFrom(folder, version)))
  return () => undo.forEach((one) => one())
}
