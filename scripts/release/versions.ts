import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, versionNow } from './packages.ts'

const CHANGELOG = join(root, 'CHANGELOG.md')
const UNRELEASED = '## Unreleased'

/** What has changed since the last release. */
export function unreleased(): string {
  const [, after = ''] = readFileSync(CHANGELOG, 'utf8').split(UNRELEASED)
  return after.split(/^## /m)[0].trim()
}

export const isInChangelog = (version: string): boolean => readFileSync(CHANGELOG, 'utf8').includes(`\n## ${version} `)

/** Gives every package the version, and what has changed its heading. `npm install` afterwards brings the lock along. */
export function raise(version: string, today: string): void {
  if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) throw new Error(`'${version}' is no version: expected one like 1.2.0`)
  if (unreleased() === '') throw new Error('CHANGELOG.md says of nothing that has changed since the last release')
  if (isInChangelog(version)) throw new Error(`${version} has been released already: CHANGELOG.md has it`)
  const before = versionNow()
  const folders = ['.', 'bench', 'research', ...readdirSync(join(root, 'packages')).map((name) => join('packages', name))]
  for (const file of folders.map((folder) => join(root, folder, 'package.json')).filter((path) => existsSync(path))) {
    const text = readFileSync(file, 'utf8')
    const ours = new RegExp(`("version"|"@flotilla/\\w+"): "${before.replaceAll('.', '\\.')}"`, 'g')
    writeFileSync(file, text.replaceAll(ours, `$1: "${version}"`))
  }
  const log = readFileSync(CHANGELOG, 'utf8')
  writeFileSync(CHANGELOG, log.replace(UNRELEASED, `${UNRELEASED}\n\n## ${version} (${today})`))
}
