import { expect, test } from 'vitest'
import { fleet, gameById } from '@flotilla/fleet'

test('every game is found by its id', () => {
  for (const game of fleet) expect(gameById(game.id)).toBe(game)
  expect(new Set(fleet.map(({ id }) => id)).size).toBe(fleet.length)
})

test('an unknown game is an error that names the games and the nearest', () => {
  expect(() => gameById('wavs')).toThrow(
    expect.objectContaining({
      name: 'BadInput',
      field: 'game',
      message: expect.stringMatching(/no game 'wavs', did you mean 'waves'\? \(the games are .*waves/),
    }),
  )
  expect(() => gameById('chess')).toThrow(/no game 'chess' \(the games are .*waves/)
})
