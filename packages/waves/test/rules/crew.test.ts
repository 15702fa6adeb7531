import { describe, expect, test } from 'vitest'
import { A, S } from '../pirates.ts'
import { given } from '../table.ts'

test('RW-11.1 a die on crew is written into the next crew square', () => {
  given()
    .ship('A', 'crew[3]')
    .dice({ A: [4, 1, 1] })
    .when(A.plans('crew', 'small', 'large'), S.idles())
    .has('A', 'crew[3,4]')
})

describe('RW-11.2 for each level newly reached one die moves from the supply into the bag', () => {
  test.each([
    ['[]', 3, 0, 3],
    ['[]', 4, 1, 2],
    ['[3]', 4, 1, 2],
    ['[4]', 3, 1, 2],
    ['[4]', 4, 2, 1],
    ['[6,2]', 4, 2, 1],
    ['[6,2]', 5, 3, 0],
    ['[6,6,1]', 6, 3, 0],
  ])('RW-11.2 crew%s and a %i', (crew, die, level, supply) => {
    const scene = given()
      .ship('A', `crew${crew}`)
      .dice({ A: [die, 1, 1] })
    const before = scene.state.supply[0]
    scene
      .when(A.plans('crew', 'small', 'large'), S.idles())
      .has('A', `supply ${supply}`)
      .tells('hired', ...(before > supply ? [{ seat: 0, dice: before - supply }] : []))
      .check(({ bag, pool }) => expect(bag.length + pool.length).toBe(7 + level))
      .has('S', 'supply 3')
  })

  test('RW-11.2, 11.4 level 3 was reached before: no new die for a 16', () => {
    given()
      .ship('A', 'crew[3,5,4,1]')
      .has('A', 'supply 0')
      .dice({ A: [3, 1, 1] })
      .when(A.plans('crew', 'small', 'large'), S.idles())
      .has('A', 'crew[3,5,4,1,3]=3 supply 0')
      .tells('hired')
  })
})

test('RW-11.3 the new die can be drawn from the next round on and stays in play', () => {
  // The hired die 2 of A comes to the bag's end before the round's six dice return: the bag is [left over, 2, six dice].
  const scene = given()
    .dice({ A: [4, 1, 1] })
    .when(A.plans('crew', 'small', 'large'), S.lays('hull'), S.lays('ports'), S.lays('chest0'))
  expect(scene.state.bag).toHaveLength(1)
  scene
    .draws('bag', 1)
    .when(S.yarrr)
    .check(({ pool, bag }) => {
      expect(pool[0]).toBe(2)
      expect([...pool, ...bag]).toHaveLength(8)
    })
    .dice({})
    .when(A.plans('hull', 'ports', 'chest0'), S.plans('hull', 'ports', 'chest0'))
    .check(({ pool, bag }) => expect([...pool, ...bag]).toContain(2))
})

test('RW-11.4 a full crew is worth 5 points, whatever the level', () => {
  given()
    .ship('A', 'crew[1,1,1,1] Infamy 0')
    .ship('S', 'crew[6,6,6,6] Infamy 0')
    .round(30)
    .dice({})
    .when(A.plans('crew', 'small', 'large'), S.idles())
    .has('A', 'crew[1,1,1,1,1]=1')
    .ends({ scores: { A: 5, S: 0 } })
})
