import { expect, test } from 'vitest'
import { builtInGames, findGame } from '@flotilla/games'

test('every game is found by its id', () => {
  for (const game of builtInGames) expect(findGame(game.id)).toBe(game)
  expect(new Set(builtInGames.map(({ id }) => id)).size).toBe(builtInGames.length)
})

test('an unknown game is an error that names the games and the nearest', () => {
  expect(() => findGame('wavs')).toThrow(
    expect.objectContaining({
      name: 'BadInput',
      field: 'game',
      message: expect.stringMatching(/no game 'wavs', did you mean 'waves'\? \(the games are .*waves/),
    }),
  )
  expect(() => findGame('chess')).toThrow(/no game 'chess' \(the games are .*waves/)
})
