import { readCtx } from '@flotilla/kernel'
import { describe, expect, test } from 'vitest'
import { coursesOf, type Course } from '../src/planning/courses.ts'
import { CELLS, Q, R, cellAt } from '../src/board/hexes.ts'
import { passAllChance } from '../src/planning/odds.ts'
import { attackOdds, threatTo } from '../src/planning/threats.ts'
import { MARAUDERS } from '../src/board/state.ts'
import { ann, given, type Sea } from './sea.ts'

const two = (): Sea => given({ ann: 'kerris', bob: 'quaeth' })

function course(sea: Sea, q: number, r: number, careful = false): Course {
  const found = coursesOf(readCtx(sea.game, sea.view('ann')), 0, careful)[cellAt(q, r)]
  if (found === null) throw new Error(`no course to (${q}, ${r})`)
  return found
}
const places = ({ steps }: Course): string[] => steps.map(({ cell }) => `${Q[cell]},${R[cell]}`)

describe('courses', () => {
  test('a neighbouring space takes an action', () => {
    expect(course(two(), 1, -4)).toMatchObject({ actions: 1, sails: 0, turns: 0, rolls: 0, chance: 1 })
  })

  test('Stormy Seas take a sail besides, and an island is landed on', () => {
    const sea = two()
    expect(course(sea, 0, -3)).toMatchObject({ actions: 1, sails: 1 })
    const island = course(sea, 1, -3)
    expect(places(island)).toEqual(['1,-4', '1,-3'])
    expect(island).toMatchObject({ actions: 1, sails: 1 })
    expect(island.answers).toEqual([{ do: 'move' }, { to: [1, -4], sails: 0 }, { to: [1, -3], sails: 1 }, { do: 'stop' }])
  })

  test('what it answers is what the table asks for', () => {
    const sea = two()
    for (const choice of course(sea, 1, -3).answers) if (sea.isOffered('ann', choice)) sea.when({ by: 'ann', choice })
    sea.isAt('ann', 1, -3)
    expect(sea.isOpen('cinderreef')).toBe(true)
  })

  test('every space it promises for this turn is reached with just these answers', () => {
    const all = coursesOf(readCtx(two().game, two().view('ann')), 0)
    for (let cell = 0; cell < CELLS; cell++) {
      const way = all[cell]
      if (way === null || way.turns > 0 || way.rolls > 0) continue
      const sea = two()
      const before = { actions: sea.state.actions, sails: sea.ship('ann').readySails }
      for (const choice of way.answers)
        if ('do' in choice && choice.do === 'stop' && !sea.state.voyage) continue
        else sea.when({ by: 'ann', choice })
      expect(sea.ship('ann').cell).toBe(cell)
      expect(before.actions - sea.state.actions).toBe(way.actions)
      expect(before.sails - sea.ship('ann').readySails).toBe(way.sails)
    }
  })

  test('a roll on the way has its chance; the careful course goes around', () => {
    const sea = two()
      .puts('ann', { at: [1, -4], readySails: 0 })
      .actions(1)
    const bold = course(sea, 3, -4)
    expect(places(bold)).toEqual(['2,-4', '3,-4'])
    expect(bold).toMatchObject({ actions: 1, turns: 0, rolls: 1, chance: 0.5 })
    expect(course(sea, 3, -4, true)).toMatchObject({ turns: 1, rolls: 0, chance: 1 })
    expect(course(sea.puts('ann', { bonus: 2 }), 3, -4).chance).toBeCloseTo(5 / 6)
  })

  test('under sail points, free step and ready sails count as they are', () => {
    const sea = two()
      .puts('ann', { at: [1, -4], readySails: 0 })
      .rolls('traveler', 5)
      .when(ann.moves, ann.to(2, -4))
    expect(sea.state.free).toBe(true)
    expect(course(sea, 3, -4)).toMatchObject({ actions: 0, sails: 0 })
  })

  test('a Jib is set when it saves an action', () => {
    const sea = two().puts('ann', { readySails: 0, equipped: ['jib-1'] })
    expect(course(sea, 1, -3)).toMatchObject({ actions: 1, sails: 0 })
    expect(course(sea, 1, -3).answers).toContainEqual({ do: 'jib' })
  })

  test('a ship that waits plans its next turn; far spaces take several', () => {
    const sea = two().puts('ann', { readySails: 0 }).when(ann.ends)
    expect(course(sea, 1, -3)).toMatchObject({ actions: 1, sails: 1, turns: 0 })
    expect(course(sea, 0, 4).turns).toBeGreaterThan(0)
  })

  test("no course leads to another's Home Port", () => {
    const sea = two()
    const rival = sea.state.homes[1]
    expect(coursesOf(readCtx(sea.game, sea.view('ann')), 0)[rival]).toBeNull()
  })
})

describe('odds of rolls and Attacks', () => {
  test('several rolls share the bonus', () => {
    expect(passAllChance(4, 0, 2)).toBeCloseTo(0.25)
    expect(passAllChance(4, 1, 2)).toBeCloseTo((3 * (4 / 6)) / 6 + (1 / 6) * 0.5)
    expect(passAllChance(4, 0, 0)).toBe(1)
  })

  test('QC-7.5: an Attack, two Attacks, and the last heart', () => {
    const sea = two().puts('bob', { damage: 2 })
    const ctx = readCtx(sea.game, sea.view('ann'))
    const one = attackOdds(ctx, 1, 2)
    expect(one.damage).toHaveLength(3)
    expect(one.damage.reduce((sum, chance) => sum + chance)).toBeCloseTo(1)
    expect(one.hits).toBeCloseTo(33 / 36)
    expect(one.sinks).toBeCloseTo(15 / 36)
    const both = attackOdds(ctx, 1, 2, 2)
    expect(both.damage[0]).toBeCloseTo((3 / 36) ** 2)
    expect(both.sinks).toBeGreaterThan(one.sinks)
    expect(attackOdds(ctx, 1).sinks).toBe(0)
  })

  test('QC-16.5, QC-7.9: where a Marauder would strike, and where not', () => {
    const sea = given({ ann: 'kerris' }, { mode: 'coop' }, ['fernhollow'])
    sea.marauder(2, null).marauder(3, null)
    const ctx = readCtx(sea.game, sea.view('ann'))
    const at = sea.state.marauders[0].cell
    expect(threatTo(ctx, 0, at)?.marauders).toEqual([0])
    expect(threatTo(ctx, 0, at)?.odds.mean).toBeCloseTo(attackOdds(ctx, 0, 2).mean)
    expect(threatTo(ctx, 0, sea.state.homes[0])).toBeNull()
    expect(attackOdds(ctx, MARAUDERS, 3).damage).toHaveLength(6)
  })

  test('a rival who can come and fire is named', () => {
    const sea = two().puts('bob', { at: [3, -2] })
    const ctx = readCtx(sea.game, sea.view('ann'))
    expect(threatTo(ctx, 0, cellAt(3, -3))?.rivals).toEqual([1])
    expect(threatTo(ctx, 0, cellAt(-3, 3))?.rivals ?? []).toEqual([])
  })
})
