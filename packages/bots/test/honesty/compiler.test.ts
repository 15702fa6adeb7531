import { expect, test } from 'vitest'
import { compiled } from '../../../kernel/test/compiled/compiled.ts'

const choosing = (argument: string): string[] => [
  "import { view, type Ask, type Choice, type Game, type Rng, type State } from '@flotilla/kernel'",
  "import type { Bot } from '@flotilla/bots'",
  'export const decide = (bot: Bot, game: Game, state: State, ask: Ask, choices: Choice[], rng: Rng): Choice =>',
  `  bot.choose(${argument}, ask, choices, rng)`,
]

test('the compiler keeps the state from a bot', () => {
  expect(compiled(choosing('view(game, state, ask.seat)'))).toBe('')
  expect(compiled(choosing('state'))).toMatch(
    /written\.ts\(4,\d+\): error TS2345: Argument of type 'State.*' is not assignable to parameter of type 'View/,
  )
})
