import { describe, expect, test } from 'vitest'
import { isOpenChest, distance } from '../../src/board/terms.ts'
import { readCtx } from '@flotilla/kernel'
import { A, K, L, S } from '../pirates.ts'
import { given } from '../table.ts'

test('RW-0.1 seats go round clockwise, and distance is counted from the first player', () => {
  given({ seats: 4 })
    .first('K')
    .check((s) => expect([0, 1, 2, 3].map((seat) => distance(s, seat))).toEqual([2, 3, 0, 1]))
    .first('L')
    .dice({})
    .when(A.idles(), S.idles(), K.idles(), L.idles())
    .asks({ A: 'draft' })
    .check((s) => expect([0, 1, 2, 3].map((seat) => distance(s, seat))).toEqual([0, 1, 2, 3]))
})

describe('RW-0.2 the level is the number of thresholds that the sum has reached', () => {
  test.each([
    ['hull', [[], [6, 5], [6, 6], [6, 6, 6, 2], [6, 6, 6, 3], [6, 6, 6, 6, 5], [6, 6, 6, 6, 6], [7, 7, 7, 7, 7]], [0, 0, 1, 1, 2, 2, 3, 3]],
    ['ports', [[], [3], [4], [6, 3], [6, 4], [6, 6, 2], [6, 6, 3], [7, 7, 7, 7, 7]], [0, 0, 1, 1, 2, 2, 3, 3]],
    ['crew', [[], [3], [4], [6, 1], [6, 2], [6, 6], [6, 6, 1], [7, 7, 7, 7, 7]], [0, 0, 1, 1, 2, 2, 3, 3]],
  ])('RW-0.2 %s', (row, squares, levels) => {
    squares.forEach((values, i) => given().ship('A', `${row}[${values.join()}]`).has('A', `${row}[${values.join()}]=${levels[i]}`))
  })

  test('RW-0.2 hull 3, 6 and a 4 make 13: level 1', () => {
    given()
      .ship('A', 'hull[3,6]')
      .dice({ A: [4, 1, 1] })
      .when(A.plans('hull', 'small', 'large'), S.idles())
      .has('A', 'hull[3,6,4]=1')
      .tells('level', { seat: 0, row: 'hull', level: 1 })
      .asks({ S: 'draft' })
  })

  test('RW-0.2 one die may raise a level by more than one', () => {
    given()
      .ship('A', 'crew[3] spirits[1,1]')
      .dice({ A: [1, 1, 1] })
      .when(A.plans('crew', 'small', 'large'), S.idles())
      .when(A.raises('crew'))
      .has('A', 'crew[3,7]=2 supply 1')
  })
})

test('RW-0.3 a row is full when all five squares hold a value, whatever the values', () => {
  given()
    .ship('A', 'hull[1,1,1,1] ports[1,1,1,1,1] crew[7,7,7,7]')
    .dice({ A: [1, 1, 1] })
    .refuses(A.lays('ports'), 'RW-3.6')
    .when(A.plans('hull', 'small', 'large'), S.idles())
    .dice({})
    .refuses(A.lays('hull'), 'RW-3.6')
    .when(A.plans('crew', 'spirits', 'large'), S.plans('hull', 'ports', 'crew'))
    .ends({ why: 'ended.rows' })
})

test('RW-0.4 a chest is a stack: full with eight values, open while unburied and not full', () => {
  given()
    .ship('A', 'c0[1,2,3,4,5,6,1] c1[1,2,3,4,5,6,1,2] c2[5]*')
    .check((s) => expect([0, 1, 2].map((chest) => isOpenChest(readCtx(given().game, s), 0, chest))).toEqual([true, false, false]))
    .ship('S', 'small[5]')
    .dice({ A: [4, 1, 1], S: [1, 1, 1] })
    .refuses(A.lays('chest1'), 'RW-3.5')
    .refuses(A.lays('chest2'), 'RW-6.5')
    .when(A.plans('chest0', 'small', 'large'), S.idles())
    .has('A', 'c0[1,2,3,4,5,6,1,4]')
    .offers(S.aims('small', A, 0), S.aims('small', A, 1))
    .when(S.aims('small', A, 0), S.stows(0))
    .has('A', 'c0[1,2,3,4,5,6] c1[1,2,3,4,5,6,1,2] c2[5]*')
    .has('S', 'c0[4,1]')
})

describe('RW-0.5 Infamy stops at the maximum and is never negative', () => {
  test.each([
    [17, 18],
    [14, 18],
    [13, 17],
    [18, 18],
  ])('RW-0.5 from %i a gain of 4 leads to %i', (before, after) => {
    given()
      .ship('A', `Infamy ${before} large[5,4]`)
      .dice({ A: [4, 1, 1] })
      .when(A.plans('large', 'small', 'spirits'), S.idles())
      .when(A.aims('large', S, 0))
      .has('A', `Infamy ${after} large[]`)
      .tells('infamy', { seat: 0, gained: after - before, lost: 4 - after + before, why: 'large' })
  })

  test('RW-0.5 spending needs the whole amount', () => {
    given().ship('A', 'Infamy 5').drafts('A', 'S5', 'S6').refuses(A.bribes('S6'), 'RW-2.5').when(A.bribes('S5')).has('A', 'Infamy 0')
  })
})

test('RW-0.6 maps, nests, pool, Infamy and the bag are public, to spectators too', () => {
  const scene = given({ seats: 3 }).ship('A', 'c0[5,4] hull[6] Infamy 7').drafts('K', 'clear 6', 'S5', 'K1', 'A2', 'clear 3')
  for (const moment of [scene, scene.when(K.takes('K1')), scene.dice({ A: [6, 5, 4] }).when(A.plans('chest1', 'hull', 'crew'))])
    for (const eyes of ['A', 'S', 'K', null]) {
      const { ships, pool, bag, dice, supply, first, round } = moment.view(eyes)
      const { state } = moment
      expect({ ships, pool, bag, dice, supply, first, round }).toEqual({
        ships: state.ships,
        pool: state.pool,
        bag: state.bag,
        dice: state.dice,
        supply: state.supply,
        first: state.first,
        round: state.round,
      })
    }
})
