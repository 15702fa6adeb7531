import { sinking } from '@flotilla/sinking'
import { askOf, start, view, type Choice } from '@flotilla/kernel'
import { expect, test } from 'vitest'
import { withPress } from '../../src/boards/sinking/pressed.ts'
import type { SinkingProps } from '../../src/boards/sinking/props.ts'
import { wordOf } from '../../src/boards/sinking/moments/said.ts'

const OPTIONS = { firstMate: 0, characters: ['pete', 'frankie', 'billy'] as const }
const TALK = [{ choice: { ready: true }, text: { code: '' } }]

/** The board of the first mate while the crew talks, with this press on its way. */
function board(pressed: Choice | null): SinkingProps {
  const state = start(sinking, { seats: 3, seed: 'c'.repeat(64), options: OPTIONS })
  const seen = view(sinking, state, 0)
  return { game: sinking, view: seen, seat: 0, ask: askOf(seen, 0) ?? null, offered: TALK, refused: [], pressed } as unknown as SinkingProps
}

test('a claim is said at once, and one can go on talking', () => {
  const { view: seen, offered } = withPress(board({ claim: 'fire' }))
  expect(wordOf(seen, 0).room).toBe(3)
  expect(offered).toBe(TALK)
})

test('a dial lies where it is said to be at once, for the own eyes with what it does, and nothing more can be chosen', () => {
  const { view: seen, offered } = withPress(board({ action: 'plunder', column: 'breaches' }))
  expect(seen.dials[2]).toEqual([0])
  expect(seen.faces[0]).toBe(1)
  expect(offered).toEqual([])
})

test('a card leaves the hand or comes into it at once; nobody else is touched', () => {
  const before = board(null).view
  const [own] = before.hands[0]
  const [floating] = before.columns[0]
  expect(withPress(board({ discard: own })).view.hands[0]).not.toContain(own)
  const taken = withPress(board({ card: floating })).view
  expect(taken.hands[0]).toContain(floating)
  expect(taken.columns[0]).not.toContain(floating)
  expect(taken.hands.slice(1)).toEqual(before.hands.slice(1))
})

test('without a press, or with one that moves nothing on the board, the board is what it is', () => {
  const still = board(null)
  expect(withPress(still)).toBe(still)
  const passes = board({ pass: true })
  expect(withPress(passes)).toBe(passes)
})
