import { describe, test } from 'vitest'
import { A, K, S } from '../pirates.ts'
import { given } from '../table.ts'

test('RW-8.1 a die on hull is written into the next hull square', () => {
  given()
    .ship('A', 'hull[3,6]')
    .dice({ A: [4, 1, 1] })
    .when(A.plans('hull', 'small', 'large'), S.idles())
    .has('A', 'hull[3,6,4]')
})

describe('RW-8.2 the hull level blocks that many shots of every volley, and blocking uses nothing up', () => {
  test('RW-8.2, 9.10 3 shots against level 2: one value', () => {
    given()
      .ship('A', 'large[5,4]')
      .ship('S', 'hull[6,6,6,3] c0[5,4,6]')
      .dice({ A: [3, 1, 1] })
      .when(A.plans('large', 'small', 'crew'), S.idles())
      .when(A.aims('large', S, 0))
      .tells('fired', { seat: 0, cannon: 'large', shots: 3 })
      .tells('volley', { target: 1, chest: 0, blocked: 2, loot: [6] })
      .when(A.stows(0))
      .has('A', 'c0[6]')
      .has('S', 'c0[5,4] hull[6,6,6,3]=2')
  })

  test.each([
    [0, '[5,5]', '[2,3,4]'],
    [1, '[6,6]', '[2,3,4,5]'],
    [2, '[6,6,6,3]', '[2,3,4,5,6]'],
    [3, '[6,6,6,6,6]', '[2,3,4,5,6,1]'],
  ])('RW-8.2 three shots against level %i', (level, hull, left) => {
    given()
      .ship('A', 'large[5,4]')
      .ship('S', `hull${hull} c0[2,3,4,5,6,1]`)
      .has('S', `hull${hull}=${level}`)
      .dice({ A: [3, 1, 1] })
      .when(A.plans('large', 'small', 'crew'), S.idles())
      .when(A.aims('large', S, 0), ...(level < 3 ? [A.stows(0)] : []))
      .has('S', `c0${left} hull${hull}`)
      .asks({ S: 'draft' })
  })

  test('RW-8.2 it blocks again in the next round', () => {
    given()
      .ship('A', 'large[5,4] small[5]')
      .ship('S', 'hull[6,6] c0[1,2,3,4,5,6]')
      .dice({ A: [3, 1, 1] })
      .when(A.plans('large', 'hull', 'crew'), S.idles())
      .when(A.aims('large', S, 0), A.stows(0))
      .has('S', 'c0[1,2,3,4]')
      .dice({ A: [5, 1, 1] })
      .when(A.plans('small', 'hull', 'crew'), S.plans('ports', 'crew', 'chest1'))
      .when(A.aims('small', S, 0), A.stows(0))
      .has('S', 'c0[1,2,3] hull[6,6]')
  })
})

test('RW-8.3 a level reached in W4 counts in W5 of the same round', () => {
  given({ seats: 3 })
    .ship('S', 'hull[6,4] c0[5,6]')
    .ship('A', 'small[3]')
    .dice({ A: [4, 1, 1], S: [2, 1, 1] })
    .when(A.plans('small', 'large', 'crew'), S.plans('hull', 'small', 'large'), K.idles())
    .has('S', 'hull[6,4,2]=1')
    .when(A.aims('small', S, 0))
    .tells('volley', { blocked: 1, loot: [6] })
    .when(A.stows(0))
    .has('A', 'Infamy 8 small[] c0[6]')
    .has('S', 'c0[5]')
})

test('RW-8.4 a full hull is worth 5 points, whatever its level', () => {
  given()
    .ship('A', 'hull[1,1,1,1] Infamy 0')
    .ship('S', 'hull[6,6,6,6] Infamy 0')
    .round(30)
    .dice({ A: [1, 1, 1] })
    .when(A.plans('hull', 'small', 'large'), S.idles())
    .has('A', 'hull[1,1,1,1,1]=0')
    .ends({ why: 'ended.limit', scores: { A: 5, S: 0 } })
})
