import { findGame } from './games.ts'
import { BadInput } from '@flotilla/kernel'
import { describe, expect, test } from 'vitest'
import { botById, botsAt, playGame } from '../src/index.ts'

const seedOf = (n: number): string => n.toString(16).padStart(64, 'd')
const ACTION_OF: Readonly<Record<string, string>> = { water: 'bucket', treasure: 'plunder', breaches: 'patch', cannons: 'fire' }

/** How many of the dials that somebody of this temper lays do not say what they do. */
function lies(id: string, games: number): number {
  const sinking = findGame('sinking')
  const bots = [0, 1, 2, 3].map((seat) => botById(seat === 0 ? id : 'mate', sinking))
  let laid = 0
  let lied = 0
  for (let g = 0; g < games; g++)
    playGame(sinking, {
      seats: 4,
      seed: seedOf(g),
      bots,
      answered(seat, choice) {
        if (seat !== 0 || !('column' in choice) || !('action' in choice)) return
        laid++
        if (ACTION_OF[String(choice.column)] !== choice.action) lied++
      },
    })
  return lied / laid
}

describe('tempers', () => {
  test('the honest do not lie, the sly lie more than others', () => {
    const usual = lies('mate', 12)
    expect(usual).toBeGreaterThan(0.1)
    expect(lies('mate:honest', 12)).toBe(0)
    expect(lies('mate:sly', 12)).toBeGreaterThan(1.5 * usual)
  })

  test('those who look ahead keep their temper', () => {
    expect(lies('bosun:honest', 1)).toBe(0)
    expect(lies('bosun:sly', 1)).toBeGreaterThan(0.3)
  })

  test('the greedy fill chests, the careful build their hull', () => {
    const waves = findGame('waves')
    const placed = (id: string, place: RegExp): number => {
      let count = 0
      const bots = [id, 'mate', 'mate'].map((one) => botById(one, waves))
      const answered = (seat: number, choice: object): void => {
        if (seat === 0 && 'at' in choice && place.test(String(choice.at))) count++
      }
      for (let g = 0; g < 40; g++) playGame(waves, { seats: 3, seed: seedOf(g), bots, answered })
      return count
    }
    expect(placed('mate:greedy', /chest/)).toBeGreaterThan(placed('mate:careful', /chest/))
    expect(placed('mate:careful', /hull|bury/)).toBeGreaterThan(placed('mate:greedy', /hull|bury/))
  })

  test('each game lists its own', () => {
    expect(botsAt(findGame('sinking'))).toEqual(expect.arrayContaining(['mate', 'mate:honest', 'captain:sly']))
    expect(botsAt(findGame('waves'))).not.toContain('mate:sly')
    expect(botsAt(findGame('bottom'))).toContain('captain')
  })

  test.each([
    ['waves', 'mate:sly', 'there is no bot'],
    ['sinking', 'mate:slyy', "did you mean 'mate:sly'?"],
    ['sinking', 'random:sly', 'there is no bot'],
  ])('at %s nobody is called %s', (game, id, told) => {
    expect(() => botById(id, findGame(game))).toThrow(BadInput)
    expect(() => botById(id, findGame(game))).toThrow(told)
  })
})
