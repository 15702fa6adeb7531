import { findGame } from './games.ts'
import { expect, test } from 'vitest'
import { botById, playGame, type Bot } from '../src/index.ts'

const seedOf = (n: number): string => n.toString(16).padStart(64, 'e')

/** How often the first seat does this, of all times that it does that. */
function share(game: string, id: string, isDone: (choice: object) => boolean, of: (choice: object) => boolean, games = 12): number {
  const rules = findGame(game)
  const bots: Bot[] = [id, 'mate', 'mate'].map((one) => botById(one, rules))
  let done = 0
  let all = 0
  for (let g = 0; g < games; g++)
    playGame(rules, {
      seats: 3,
      seed: seedOf(g),
      bots,
      answered(seat, choice) {
        if (seat !== 0 || !of(choice)) return
        all++
        if (isDone(choice)) done++
      },
    })
  return done / all
}

const ACTION_OF: Readonly<Record<string, string>> = { water: 'bucket', treasure: 'plunder', breaches: 'patch', cannons: 'fire' }
const field = (choice: object, name: string): unknown => (choice as Readonly<Record<string, unknown>>)[name]

test("a beginner at We're Sinking! says what it does, and goes for the treasure", () => {
  const laid = (choice: object): boolean => 'column' in choice && 'action' in choice
  const lie = (choice: object): boolean => ACTION_OF[String(field(choice, 'column'))] !== field(choice, 'action')
  const plunders = (choice: object): boolean => field(choice, 'action') === 'plunder'
  expect(share('sinking', 'cabin-boy', lie, laid)).toBeLessThan(0.6 * share('sinking', 'mate', lie, laid))
  expect(share('sinking', 'cabin-boy', plunders, laid)).toBeGreaterThan(share('sinking', 'mate', plunders, laid))
})

test('a beginner at Rolling with the Waves fills chests and cannons rather than the hull', () => {
  const placed = (choice: object): boolean => 'at' in choice
  const shiny = (choice: object): boolean => /chest|small|large/.test(String(field(choice, 'at')))
  expect(share('waves', 'cabin-boy', shiny, placed)).toBeGreaterThan(share('waves', 'mate', shiny, placed))
})

test('games of mates open in various ways', () => {
  const quests = findGame('quests')
  const mate = botById('mate', quests)
  const openings = new Set<string>()
  for (let g = 0; g < 12; g++) {
    const first: string[] = []
    const answered = (seat: number, choice: object): void => {
      if (seat === 0 && first.length < 6) first.push(JSON.stringify(choice))
    }
    playGame(quests, { seats: 2, seed: seedOf(g), bots: [mate, mate], options: { champions: 'random' }, answered })
    openings.add(first.join())
  }
  expect(openings.size).toBeGreaterThan(6)
})
