import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { NODES, nodeOf } from './nodes.ts'
import { pack } from './pack.ts'
import { INSIDE, folderOf, PUBLISHED, root, versionNow } from './packages.ts'
import { tryOut } from './stranger.ts'
import { isInChangelog, raise } from './versions.ts'

/**
 * `npm run release` makes the tarballs of all packages in release/. With `--raise 1.2.0` every package gets that version first, and what
 * CHANGELOG.md has under "Unreleased" becomes its entry. With `--check` they are tried in an empty folder, on every Node that we promise.
 */
const { values } = parseArgs({ options: { raise: { type: 'string' }, check: { type: 'boolean' }, out: { type: 'string' } } })
const npm = (...line: string[]): void => void execFileSync('npm', line, { cwd: root, stdio: 'inherit' })

if (values.raise !== undefined) {
  raise(values.raise, new Date().toISOString().slice(0, 10))
  npm('install', '--package-lock-only', '--ignore-scripts')
}
// What was deleted in the sources must not live on in a release.
for (const name of [...PUBLISHED, ...INSIDE]) rmSync(join(folderOf(name), 'dist'), { recursive: true, force: true })
npm('run', '--silent', 'build')
const tarballs = pack(values.out ?? join(root, 'release'))
for (const path of tarballs) console.log(`${basename(path)}: ${Math.round(statSync(path).size / 1000)} kB`)
if (!isInChangelog(versionNow()))
  console.log(`CHANGELOG.md has no entry for ${versionNow()} yet: npm run release -- --raise <version> makes one`)
if (values.check === true) await check()

async function check(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'flotilla-release-'))
  try {
    for (const version of NODES) {
      const node = nodeOf(version, folder)
      if ('missing' in node) {
        console.error(node.missing)
        process.exitCode = 1
        continue
      }
      const told = await tryOut(tarballs, node.path, join(folder, `empty-${version}`))
      console.log(`Node ${version}: installed, ${told.length} examples run, a game played by the library and one over HTTP`)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
