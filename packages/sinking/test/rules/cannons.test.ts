import { describe, expect, test } from 'vitest'
import { bustOldestCannon, repair, supplyOf, upgrade } from '../../src/rules/cannons.ts'
import { openWindow } from '../../src/rules/steps.ts'
import { BREACHES, CANNONS, DOUBLE, SINGLE, TRIPLE, cannonBit } from '../../src/board/things.ts'
import { A } from '../pirates.ts'
import { given } from '../table.ts'

test('SK-12.1, SK-12.2, SK-12.3 a repaired cannon is the newest, and the oldest is busted first', () => {
  const scene = given().arrange({ cannons: 'single double', breaches: 'single' })
  const ctx = scene.ctx()
  const [busted] = scene.state.columns[BREACHES]
  repair(ctx, busted, 0)
  expect(scene.state.columns[CANNONS].at(-1)).toBe(busted)
  bustOldestCannon(ctx)
  scene.lies({ cannons: 'double single', breaches: 'single' })
  bustOldestCannon(ctx)
  scene.lies({ cannons: 'single', breaches: 'single double' })
  expect(scene.state.columns[CANNONS]).toEqual([busted])
})

describe('SK-12.4, SK-R36 upgrades', () => {
  test('SK-12.4 the same place, column and state; the old card returns to the supply', () => {
    const scene = given().arrange({ cannons: 'triple single single', breaches: 'minor double' })
    upgrade(scene.ctx(), scene.state.columns[CANNONS][1])
    scene.lies({ cannons: 'triple double single' })
    upgrade(scene.ctx(), scene.state.columns[BREACHES][1])
    scene.lies({ breaches: 'minor triple' })
    expect([SINGLE, DOUBLE, TRIPLE].map((type) => supplyOf(scene.state, type) !== -1)).toEqual([true, true, true])
  })

  test('SK-12.4 a supply without the next type', () => {
    expect(supplyOf(given().arrange({ cannons: 'double*2', breaches: 'double' }).state, DOUBLE)).toBe(-1)
  })
})

test('SK-12.5, SK-R36 an upgraded card has an unused ability; repairing and busting renew nothing', () => {
  const scene = given().arrange({ cannons: 'single' })
  const { state } = scene
  const [single] = state.columns[CANNONS]
  state.abilities = cannonBit(single) | cannonBit(supplyOf(state, DOUBLE))
  bustOldestCannon(scene.ctx())
  repair(scene.ctx(), single, 0)
  expect(state.abilities & cannonBit(single)).not.toBe(0)
  upgrade(scene.ctx(), single)
  expect(state.abilities & cannonBit(state.columns[CANNONS][0])).toBe(0)
})

test('SK-12.6, SK-0.12 item dice have no card: no ready moment, no Shoot Ye Treasure, hits one by one', () => {
  given()
    .arrange({ hands: { A: 'flint-pistol ruby' }, breaches: 'single*3 double*3 triple*2', cannons: 'triple', water: 'topaz' })
    .dials({ water: 'A:bucket' })
    .rolls('cannon', 1, 1, 6, 6, 6, 6, 6, 6)
    .from(openWindow('resolve', 0))
    .when(A.plays('flint-pistol'))
    .tells('damage', { damage: 1 }, { damage: 2 })
    .check((s) => {
      expect(s.rolled).toHaveLength(8)
      expect(s.asks).toEqual([])
    })
})
