import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** What the compiler says about a file of these lines, as somebody writes it who uses our packages; empty where it compiles. */
export function compiled(lines: readonly string[]): string {
  const folder = mkdtempSync(join(import.meta.dirname, '.compiled-'))
  try {
    const file = join(folder, 'written.ts')
    writeFileSync(file, lines.join('\n'))
    const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin', 'tsc')
    const flags =
      '--noEmit --pretty false --strict --exactOptionalPropertyTypes --skipLibCheck --target es2023 --module nodenext --customConditions source'.split(
        ' ',
      )
    const rest = ['--allowImportingTsExtensions', '--resolveJsonModule', '--types', '', '--ignoreConfig', file]
    return spawnSync(process.execPath, [tsc, ...flags, ...rest], { encoding: 'utf8', cwd: folder }).stdout
  } finally {
    rmSync(folder, { recursive: true })
  }
}
