import { waves } from '@flotilla/waves'
import { askOf, start, view, type Choice } from '@flotilla/kernel'
import { expect, test } from 'vitest'
import { withPress } from '../../src/boards/waves/pressed.ts'
import type { WavesProps } from '../../src/boards/waves/props.ts'

/** The board of the first picker, with this press on its way. */
function board(pressed: Choice | null): WavesProps {
  const state = start(waves, { seats: 3, seed: 'c'.repeat(64), options: { first: 0 } })
  const seen = view(waves, state, 0)
  const offered = [{ choice: { take: seen.pool[0] }, text: { code: '' } }]
  return { game: waves, view: seen, seat: 0, ask: askOf(seen, 0) ?? null, offered, refused: [], pressed } as unknown as WavesProps
}

test('the own press is seen at once: the die lies in the nest, and nothing more can be chosen', () => {
  const before = board(null)
  const [die] = before.view.pool
  const after = withPress(board({ take: die }))
  expect(after.view.pool).not.toContain(die)
  expect(after.view.ships[0].nest).toEqual([die])
  expect(after.view.ships[0].infamy).toBe(before.view.ships[0].infamy)
  expect(after.offered).toEqual([])
})

test('a bribe is paid, a sailor is turned, and nobody else is touched', () => {
  const before = board(null).view
  const die = before.pool.find((one) => one >= 5 && one < 15) ?? -1
  const bribed = withPress(board({ bribe: die })).view
  expect(bribed.ships[0].infamy).toBe(before.ships[0].infamy - before.dice[die])
  expect(bribed.ships.slice(1)).toEqual(before.ships.slice(1))
  expect(withPress(board({ sailor: die })).view.dice[die]).toBe(1)
})

test('without a press, or with one that is already in the view, the board is what it is', () => {
  const still = board(null)
  expect(withPress(still)).toBe(still)
  const done = board({ take: 999 })
  expect(withPress(done)).toBe(done)
})
