import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Once before all tests: those that start processes run what is built, as people do. */
export default function build(): void {
  const tsc = fileURLToPath(new URL('../node_modules/typescript/bin/tsc', import.meta.url))
  const { status, stdout, stderr } = spawnSync(process.execPath, [tsc, '-b'], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`the packages do not build: ${stdout}${stderr}`)
}
