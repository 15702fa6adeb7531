import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gameById } from '@flotilla/fleet'
import { choices, copy, imagine, rng, start, take, view, type Ask, type State } from '@flotilla/kernel'
import { describe, expect, test } from 'vitest'
import { Crew, botById, type Bot } from '../src/index.ts'

const waves = gameById('waves')
const seedOf = (n: number): string => n.toString(16).padStart(64, 'b')

/** Positions in which somebody has to decide while others hide something. */
function positions(count: number): { state: State; ask: Ask }[] {
  const found: { state: State; ask: Ask }[] = []
  const dice = rng(3)
  for (let g = 0; found.length < count; g++) {
    const state = start(waves, { seats: 3, seed: seedOf(g) })
    const crew = new Crew(
      waves,
      [0, 1, 2].map(() => botById(g % 2 === 0 ? 'mate' : 'random', waves)),
      seedOf(g),
    )
    for (let next = crew.next(state); next !== null; next = crew.next(state)) {
      if (state.sealed !== null && dice.below(6) === 0) found.push({ state: copy(state), ask: next.ask })
      take(waves, state, next.ask, next.choice)
    }
  }
  return found.slice(0, count)
}

/** In how many positions a bot decides otherwise when only what it cannot see has changed. */
function peeks(botAt: (world: State) => Bot, count: number): number {
  let differ = 0
  positions(count).forEach(({ state, ask }, i) => {
    const seen = view(waves, state, ask.seat)
    const offered = choices(waves, seen, ask)
    const world = imagine(waves, seen, rng(i))
    expect(view(waves, world, ask.seat)).toEqual(seen)
    expect(choices(waves, view(waves, world, ask.seat), ask)).toEqual(offered)
    const real = botAt(state).choose(seen, ask, offered, rng(i))
    const other = botAt(world).choose(view(waves, world, ask.seat), ask, offered, rng(i))
    if (real !== other) differ++
  })
  return differ
}

describe('a bot knows what its seat knows', () => {
  test.each(['random', 'mate'])('%s decides the same whatever the others hide', (id) => {
    expect(peeks(() => botById(id, waves), 300)).toBe(0)
  })

  test('one that peeks would be caught', () => {
    const random = botById('random', waves)
    const cheat = (world: State): Bot => ({
      ...random,
      choose: (_view, _ask, offered) => offered[world.faces.reduce((total, face) => total + face, 0) % offered.length],
    })
    expect(peeks(cheat, 300)).toBeGreaterThan(30)
  })

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
})
