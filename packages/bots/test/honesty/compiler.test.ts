import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

test('the compiler keeps the state from a bot', () => {
  const here = dirname(fileURLToPath(import.meta.url))
  const folder = mkdtempSync(join(here, '.compiled-'))
  const compile = (argument: string): string => {
    const lines = [
      "import { view, type Ask, type Choice, type Game, type Rng, type State } from '@flotilla/kernel'",
      "import type { Bot } from '@flotilla/bots'",
      'export const decide = (bot: Bot, game: Game, state: State, ask: Ask, choices: Choice[], rng: Rng): Choice =>',
      `  bot.choose(${argument}, ask, choices, rng)`,
    ]
    const file = join(folder, 'decide.ts')
    writeFileSync(file, lines.join('\n'))
    const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin', 'tsc')
    const flags = '--noEmit --pretty false --strict --skipLibCheck --target es2023 --module nodenext --customConditions source'.split(' ')
    const rest = ['--allowImportingTsExtensions', '--types', '', '--ignoreConfig', file]
    return spawnSync(process.execPath, [tsc, ...flags, ...rest], { encoding: 'utf8', cwd: folder }).stdout
  }
  try {
    expect(compile('view(game, state, ask.seat)')).toBe('')
    expect(compile('state')).toMatch(
      /decide\.ts\(4,\d+\): error TS2345: Argument of type 'State.*' is not assignable to parameter of type 'View/,
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
})
