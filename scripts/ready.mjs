// Before `npm start`: builds what is not built. Where the compiler was left out, what is built has to do.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
/** The last file that a build writes. */
const built = join(root, 'packages/web/dist/index.html')
const begun = join(root, 'packages/cli/dist/main.js')
const compiler = join(root, 'node_modules/typescript')
const OUTSIDE = new Set(['node_modules', 'dist', 'test', 'e2e', '.types'])

function* sources(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (OUTSIDE.has(entry.name)) continue
    if (entry.isDirectory()) yield* sources(join(folder, entry.name))
    else if (!entry.name.endsWith('.md')) yield join(folder, entry.name)
  }
}

function isFresh() {
  if (!existsSync(built) || !existsSync(begun)) return false
  const { mtimeMs } = statSync(built)
  for (const file of sources(join(root, 'packages'))) if (statSync(file).mtimeMs > mtimeMs) return false
  return true
}

if (existsSync(compiler)) {
  if (!isFresh()) process.exitCode = spawnSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: 'inherit' }).status ?? 1
} else if (!existsSync(built) || !existsSync(begun)) {
  console.error(
    [
      'This clone is not built, and the compiler was left out (npm ci --omit=dev). Either',
      '  npm ci && npm run build && npm ci --omit=dev && npm start    builds it first, or',
      '  npm run release                                              on another machine makes packages that are built: docs/hosting.md',
    ].join('\n'),
  )
  process.exitCode = 1
}
