import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freeze } from './bundle.ts'
import type { Version } from './kept.ts'

/** Rules that a test has frozen. */
export interface Trial {
  readonly folder: string
  /** Removes the folder. */
  readonly end: () => void
}

/** Freezes the rules that the sources have now into a temporary folder beside the kept ones, so that a test can play by them. */
export async function freezeForTrial(versions: readonly Version[]): Promise<Trial> {
  const folder = mkdtempSync(join(import.meta.dirname, '../../packages/releases/.trial-'))
  // As in the package of the frozen rules: its files are ES modules.
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n')
  for (const version of versions) await freeze(version, folder)
  return { folder, end: () => rmSync(folder, { recursive: true, force: true }) }
}
