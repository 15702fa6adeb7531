import { spawnSync } from 'node:child_process'
import { rolldown } from 'rolldown'

// Measured is what runs in production: plain JavaScript, bundled once, in a process of its own.
const here = import.meta.dirname
const file = `${here}/dist/main.js`

const isOurs = (id) => /^[./]|^@flotilla\//.test(id)
/** Packages stay outside, as they do on a server. boardgame.io goes in: Node cannot import its folders. */
const isOutside = (id, importer = '') => !isOurs(id) && !id.startsWith('boardgame.io/') && !importer.includes('/node_modules/')

const bundle = await rolldown({
  input: `${here}/src/main.ts`,
  platform: 'node',
  tsconfig: false,
  external: isOutside,
  resolve: { conditionNames: ['source', 'import', 'module', 'default'] },
  transform: { define: { 'process.env.NODE_ENV': "'production'" } },
  logLevel: 'warn',
})
await bundle.write({ dir: `${here}/dist`, entryFileNames: 'main.js', format: 'esm' })

// The collector is called between contenders. It must neither throw away the code of those who wait for their turn
// nor shrink the nursery, which grows to this size by itself where nobody calls the collector.
const flags = ['--expose-gc', '--no-flush-bytecode', '--min-semi-space-size=16']
const { status, signal } = spawnSync(process.execPath, [...flags, file, ...process.argv.slice(2)], { stdio: 'inherit' })
process.exitCode = signal === null ? status : 1
