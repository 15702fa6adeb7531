import { copy, readView, start, view, type View } from '@flotilla/kernel'
import { quests } from '@flotilla/quests'
import { CELLS, TERRAINS, chart, clientGame, coursesOf, type Course, type QuestsState } from '@flotilla/quests/client'
import { expect, test } from 'vitest'
import { risksOf } from '../../src/boards/quests/decisions/sailing.ts'

/** Anna's table at her first turn, and every way that she could sail this turn. */
function table(): { view: View<QuestsState>; seat: number; ways: Course[]; ships: { id: number; cell: number }[] } {
  const state = start(quests, { seats: 2, seed: 'c'.repeat(64), options: { champions: 'random', layout: 'intro' } })
  const seat = state.active
  const seen = view(quests, copy(quests, state), seat)
  const ways = coursesOf(readView(clientGame, seen), seat).flatMap((way) => (way === null || way.turns > 0 ? [] : [way]))
  return { view: seen, seat, ways, ships: seen.ships.map(({ cell }, id) => ({ id, cell })) }
}
const goalOf = (way: Course): number => way.steps.at(-1)?.cell ?? -1
const terrainAt = (seen: View<QuestsState>, cell: number): string => TERRAINS[chart(seen).terrain[cell]]

test('a way of one action over known water has no risk: one press sails it', () => {
  const { ways, ships, ...board } = table()
  const easy = ways.find((way) => way.actions === 1 && way.rolls === 0 && terrainAt(board.view, goalOf(way)) === 'calm')
  expect(easy).toBeDefined()
  if (easy !== undefined) expect(risksOf(board, ships, easy)).toEqual([])
})

test('a way that costs more than one action, rolls, or reveals a token is shown first', () => {
  const { ways, ships, ...board } = table()
  expect(ways.length).toBeLessThan(CELLS)
  for (const way of ways) {
    const risks = risksOf(board, ships, way)
    expect(risks.includes('actions')).toBe(way.actions > 1)
    expect(risks.includes('rolls')).toBe(way.rolls > 0)
    expect(risks.includes('reveals')).toBe(terrainAt(board.view, goalOf(way)) === 'island')
  }
  expect(ways.some((way) => risksOf(board, ships, way).includes('reveals'))).toBe(true)
})

test('the last action is not spent by one press', () => {
  const { ways, ships, view: seen, seat } = table()
  const last = { view: { ...seen, actions: 1 }, seat }
  for (const way of ways) expect(risksOf(last, ships, way).includes('lastAction')).toBe(way.actions >= 1)
})

test("to a space where another's ship lies the way is always shown first, and to one's own never for that", () => {
  const { ways, seat, view: seen } = table()
  const [way] = ways
  const at = (id: number) => risksOf({ view: seen, seat }, [{ id, cell: goalOf(way) }], way).includes('meets')
  expect(at(1 - seat)).toBe(true)
  expect(at(seat)).toBe(false)
})
