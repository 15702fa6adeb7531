import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { rolldown } from 'rolldown'
import installBoardgameio from './boardgameio/install.mjs'

// Measured is what runs in production: plain JavaScript, bundled once, in a process of its own.
const here = import.meta.dirname
const dist = `${here}/dist`

const isOurs = (id) => /^[./]|^@flotilla\//.test(id)
/** Packages stay outside, as they do on a server. boardgame.io goes in: Node cannot import its folders. */
const isOutside = (id, importer = '') => !isOurs(id) && !id.startsWith('boardgame.io/') && !importer.includes('/node_modules/')

/** Our packages out of this folder, by the sources that they name themselves. */
const packagesOf = (root) => ({
  name: 'packages',
  resolveId(id) {
    const [, name, inside = ''] = /^@flotilla\/([^/]+)(\/.*)?$/.exec(id) ?? []
    if (name === undefined) return null
    const { exports } = JSON.parse(readFileSync(`${root}/packages/${name}/package.json`, 'utf8'))
    return `${root}/packages/${name}/${exports[`.${inside}`].source}`
  },
})

async function bundle(input, output, plugins = []) {
  const built = await rolldown({
    input: `${here}/src/${input}`,
    platform: 'node',
    tsconfig: false,
    external: isOutside,
    plugins,
    resolve: { conditionNames: ['source', 'import', 'module', 'default'] },
    transform: { define: { 'process.env.NODE_ENV': "'production'" } },
    logLevel: 'warn',
  })
  await built.write({ dir: dist, entryFileNames: output, format: 'esm' })
}

const SOURCES = [':(glob)packages/*/package.json', ':(glob)packages/*/src/**', ':(glob)packages/releases/rules/*']

/** The packages as they were at that commit, bundled with the same measuring as those of today. */
async function bundleBoth(ref) {
  const then = `${dist}/then`
  rmSync(then, { recursive: true, force: true })
  mkdirSync(then, { recursive: true })
  const tree = execFileSync('git', ['-C', `${here}/..`, 'archive', ref, ...SOURCES], { maxBuffer: 1 << 30 })
  execFileSync('tar', ['-x', '-C', then], { input: tree })
  await bundle('before/contender.ts', 'now.js', [packagesOf(`${here}/..`)])
  await bundle('before/contender.ts', 'then.js', [packagesOf(then)])
}

installBoardgameio()
const { ref } = parseArgs({ strict: false, options: { ref: { type: 'string' } } }).values
await bundle('main.ts', 'main.js')
if (typeof ref === 'string') await bundleBoth(ref)

// The collector is called between contenders. It must neither throw away the code of those who wait for their turn
// nor shrink the nursery, which grows to this size by itself where nobody calls the collector.
const flags = ['--expose-gc', '--no-flush-bytecode', '--min-semi-space-size=16']
const { status, signal } = spawnSync(process.execPath, [...flags, `${dist}/main.js`, ...process.argv.slice(2)], { stdio: 'inherit' })
process.exitCode = signal === null ? status : 1
