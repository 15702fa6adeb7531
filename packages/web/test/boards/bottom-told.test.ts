import type { BottomEvent } from '@flotilla/bottom/client'
import { expect, test } from 'vitest'
import { given } from '../../../bottom/test/voyage.ts'
import { withPress } from '../../src/boards/bottom/pressed.ts'
import type { BottomProps } from '../../src/boards/bottom/props.ts'
import { told, UNTOLD } from '../../src/boards/bottom/moments/told-turn.ts'

const turnOf = (...events: BottomEvent[]) => events.reduce(told, UNTOLD)
const BEGUN: BottomEvent = { type: 'turn', seat: 1, phase: 'cruise', turn: 4 }

test('a turn adds up as it is told: thrown, gained and spent are what is left in the pool', () => {
  const { thrown, gained, spent, strokes } = turnOf(
    BEGUN,
    { type: 'drew', seat: 1, n: 5, of: 5, cards: [-1, -1] },
    { type: 'sacrificed', seat: 1, cards: [7], points: 9, total: 9 },
    { type: 'jettisoned', seat: 1, card: 7, place: 'hand' },
    { type: 'sacrificed', seat: 1, cards: [8, 9], points: 6, total: 15 },
    { type: 'gained', seat: 1, points: 3, lost: false, total: 18 },
    { type: 'bought', seat: 1, card: 20, price: 4, left: 14 },
    { type: 'played', seat: 1, card: 21, value: 4, factor: 2, discount: 1, cost: 7, left: 7 },
  )
  expect(thrown).toEqual([
    { cards: [7], points: 9 },
    { cards: [8, 9], points: 6 },
  ])
  expect(9 + 6 + gained - spent).toBe(7)
  expect(strokes.map(({ what, cards, points }) => [what, cards, points])).toEqual([
    ['draws', [], 5],
    ['buys', [20], 4],
    ['plays', [21], 7],
  ])
})

test('what is answered is shown with what stops it, and a closed bar gives the points back', () => {
  const turn = turnOf(
    BEGUN,
    { type: 'acted', seat: 1, card: 30, times: 1, target: 0 },
    { type: 'named', seat: 1, cards: [40], n: 1 },
    { type: 'reacted', seat: 0, card: 41, win: 'guard', to: 'pirate' },
    { type: 'cancelled', seat: 1, card: 30 },
    { type: 'played', seat: 1, card: 21, value: 4, factor: 1, discount: 0, cost: 4, left: 0 },
    { type: 'barred', seat: 1, card: 21, points: 4 },
  )
  expect(turn.strokes.map(({ what, seat, named, target, stopped }) => [what, seat, named, target, stopped])).toEqual([
    ['acts', 1, [40], 0, true],
    ['answers', 0, [], null, false],
    ['plays', 1, [], null, true],
  ])
  expect(turn.spent).toBe(0)
})

test('a new turn begins anew', () => {
  expect(turnOf(BEGUN, { type: 'bought', seat: 1, card: 2, price: 4, left: 0 }, { ...BEGUN, seat: 2 })).toEqual({ ...UNTOLD, seat: 2 })
})

/** Anna's board in her main step, with this press on its way. */
function board(press: (state: { hand: readonly number[]; row: readonly number[] }) => object | null): BottomProps {
  const voyage = given({
    row: 'Maid, Chef',
    points: 5,
    A: { hand: 'Captain, Baby, Singer, Assistant', board: 'Maid' },
    B: { board: 'Lady' },
  })
  const view = voyage.view('A')
  const pressed = press({ hand: view.ships[0].hand, row: view.row })
  return { game: voyage.game, view, seat: 0, ask: { kind: 'main', seat: 0 }, offered: [], refused: [], pressed } as unknown as BottomProps
}

test('a sacrifice, a purchase and a play are seen at once, and nobody else is touched', () => {
  const before = board(() => null).view
  const thrown = withPress(board(({ hand }) => ({ sacrifice: hand[0] }))).view
  expect(thrown.points).toBe(before.points + 9)
  expect(thrown.ships[0].water.at(-1)).toBe(before.ships[0].hand[0])
  const bought = withPress(board(() => ({ buy: 1 }))).view
  expect([bought.points, bought.row[0], bought.ships[0].water.length]).toEqual([1, -1, 1])
  const played = withPress(board(({ hand }) => ({ play: hand[2] }))).view
  expect(played.ships[0].board.at(-1)).toBe(before.ships[0].hand[2])
  expect(played.points).toBeLessThan(before.points)
  for (const view of [thrown, bought, played]) expect(view.ships[1]).toEqual(before.ships[1])
})

test('what asks for more first, and no press at all, leave the board as it is', () => {
  const still = board(() => null)
  expect(withPress(still)).toBe(still)
  const asks = board(({ hand }) => ({ play: hand[3] }))
  expect(withPress(asks)).toBe(asks)
})
