import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '../..')

export interface Manifest {
  name: string
  version: string
  private?: boolean
  files?: string[]
  exports?: Record<string, string | Record<string, string>>
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  bundleDependencies?: string[]
}

/** What others install, in the order of who needs whom, by folder. */
export const PUBLISHED = ['kernel', 'waves', 'sinking', 'bottom', 'quests', 'bots', 'protocol', 'cli'] as const
/** What travels inside the package `flotilla`, since nobody needs it alone: the server finds the client beside itself. */
export const INSIDE = ['languages', 'table', 'releases', 'games', 'server', 'web'] as const

export const folderOf = (name: string): string => join(root, 'packages', name)
export const manifestOf = (name: string): Manifest => JSON.parse(readFileSync(join(folderOf(name), 'package.json'), 'utf8')) as Manifest
export const versionNow = (): string => manifestOf('kernel').version
