import { describe, expect, test } from 'vitest'
import { chestSquare, waves } from '../../src/index.ts'
import { A, K, S } from '../pirates.ts'
import { given } from '../table.ts'

test('RW-6.1 a die on a chest is written on top of its stack', () => {
  given()
    .ship('A', 'c1[6,5]')
    .dice({ A: [2, 1, 1] })
    .when(A.plans('chest1', 'small', 'large'), S.idles())
    .has('A', 'c0[] c1[6,5,2] c2[]')
})

describe('RW-6.2 the bottom row first, right to left, then the next row up', () => {
  const square = (columns: number, k: number) => {
    const { row, column } = chestSquare({ ...waves.edition.chests, columns }, k)
    return [row, column]
  }

  test('RW-6.2 two columns', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7].map((k) => square(waves.edition.chests.columns, k))).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
      [2, 0],
      [2, 1],
      [3, 0],
      [3, 1],
    ])
  })

  test('RW-6.2 other editions: three columns, one column', () => {
    expect([0, 2, 3, 5].map((k) => square(3, k))).toEqual([
      [0, 0],
      [0, 2],
      [1, 0],
      [1, 2],
    ])
    expect([0, 1, 2].map((k) => square(1, k))).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
    ])
  })

  test('RW-6.2, 9.11 the 6 lies bottom right, the 2 bottom left; one hit takes the 2', () => {
    given()
      .ship('A', 'c0[6]')
      .ship('S', 'small[1]')
      .dice({ A: [2, 1, 1], S: [1, 1, 1] })
      .when(A.plans('chest0', 'small', 'large'), S.idles())
      .has('A', 'c0[6,2]')
      .when(S.aims('small', A, 0), S.stows(0))
      .has('A', 'c0[6]')
      .has('S', 'c0[2]')
  })
})

test('RW-6.3 up to three chest dice per round, one per open chest', () => {
  given()
    .ship('A', 'c0[1]')
    .dice({ A: [4, 5, 6] })
    .when(A.plans('chest2', 'chest0', 'chest1'), S.idles())
    .has('A', 'c0[1,5] c1[6] c2[4]')
})

describe('RW-6.4 every unburied chest can be stolen from', () => {
  test.each(['[5]', '[5,6]', '[1,2,3,4,5,6,1]', '[1,2,3,4,5,6,1,2]'])('RW-6.4 c1%s', (chest) => {
    given({ options: { emptyTargets: 'forbidden' } })
      .ship('A', 'small[1]')
      .ship('S', `c1${chest}`)
      .dice({ A: [1, 1, 1] })
      .when(A.plans('small', 'large', 'crew'), S.idles())
      .offers(A.aims('small', S, 1))
      .when(A.aims('small', S, 1), A.stows(0))
      .check((s) => expect(s.ships[1].chests[1]).toHaveLength((chest.length - 1) / 2 - 1))
  })
})

test('RW-6.5 a buried chest takes no die and no loot and cannot be stolen from', () => {
  given()
    .ship('A', 'c0[5]* small[6]')
    .ship('S', 'c0[4]* c1[3,2]')
    .dice({ A: [6, 1, 1] })
    .refuses(A.lays('chest0'), 'RW-6.5', 'refuse.chestIsBuried')
    .when(A.plans('small', 'large', 'crew'), S.idles())
    .refuses(A.aims('small', S, 0), 'RW-9.6', 'refuse.targetBuried')
    .when(A.aims('small', S, 1))
    .offers(A.stows(1), A.stows(2))
    .refuses(A.stows(0), 'RW-9.14', 'refuse.chestIsBuried')
    .when(A.stows(2))
    .has('A', 'c0[5]* c1[] c2[2,3]')
    .has('S', 'c0[4]* c1[]')
})

test('RW-6.6 squares freed by theft can be filled again', () => {
  given({ seats: 3 })
    .ship('A', 'small[1]')
    .ship('S', 'c0[1,2,3,4,5,6,1,2]')
    .dice({ A: [1, 1, 1] })
    .refuses(S.lays('chest0'), 'RW-3.5')
    .when(A.plans('small', 'large', 'crew'), S.idles(), K.idles())
    .when(A.aims('small', S, 0), A.stows(0))
    .has('S', 'c0[1,2,3,4,5,6,1]')
    .dice({ S: [5, 1, 1] })
    .when(S.plans('chest0', 'hull', 'crew'), A.plans('hull', 'ports', 'crew'), K.plans('hull', 'ports', 'crew'))
    .has('S', 'c0[1,2,3,4,5,6,1,5]')
})
