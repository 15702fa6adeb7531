import { askOf } from '@flotilla/kernel'
import { describe, expect, test } from 'vitest'
import { A, K, PIRATES, S } from '../pirates.ts'
import { given } from '../table.ts'

describe('RW-2.1 three dice per seat are drawn from the bag without replacement and rolled', () => {
  test.each([2, 3, 4, 5])('RW-2.1 %i seats', (seats) => {
    const { pool, bag, dice, round } = given({ seats }).state
    expect({ round, pool: pool.length, bag: bag.length }).toEqual({ round: 1, pool: 3 * seats, bag: 1 })
    expect(new Set([...pool, ...bag]).size).toBe(3 * seats + 1)
    for (const die of pool) expect([1, 2, 3, 4, 5, 6]).toContain(dice[die])
  })

  test('RW-2.1 the draw and the faces are chance', () => {
    // The bag holds A0 A1 S5 S6 and the Freebooters 10, 11, 12; the last one fills the gap of a drawn one.
    given({ chance: { bag: [0, 0, 0, 0, 0, 0], dice: [0, 1, 2, 3, 4, 5] } }).check(({ pool, bag, dice }) => {
      expect(pool).toEqual([0, 12, 11, 10, 6, 5])
      expect(pool.map((die) => dice[die])).toEqual([1, 2, 3, 4, 5, 6])
      expect(bag).toEqual([1])
    })
    given({ chance: { bag: [6, 5, 4, 3, 2, 1], dice: [5, 5, 5, 5, 5, 5] } }).check(({ pool, bag, dice }) => {
      expect(pool).toEqual([12, 11, 10, 6, 5, 1])
      expect(pool.map((die) => dice[die])).toEqual([6, 6, 6, 6, 6, 6])
      expect(bag).toEqual([0])
    })
  })
})

describe('RW-2.2 picks go clockwise from the first player, one die each, three times around', () => {
  test('RW-2.2 three seats, first is the second', () => {
    expect(given({ seats: 3, options: { first: 1 } }).draftsByDefault()).toEqual(['S', 'K', 'A', 'S', 'K', 'A', 'S', 'K', 'A'])
  })

  test('RW-2.2 nobody passes, and nobody else picks', () => {
    given()
      .drafts('A', 'S6', 'S5')
      .refuses({ by: 'A', choice: { pass: true } }, null, 'kernel.noSuchChoice')
      .refuses(S.takes('S6'), null, 'kernel.notAsked')
      .when(A.takesSailor('S6'))
      .asks({ S: 'draft' })
      .offers(S.takes('S5'))
  })
})

test('RW-2.3 a Freebooter costs nothing', () => {
  given()
    .ship('A', 'Infamy 0')
    .drafts('A', 'clear 6', 'S5')
    .refuses(A.bribes('clear 6'), 'RW-2.3', 'refuse.itIsFree')
    .when(A.takes('clear 6'))
    .has('A', 'Infamy 0 nest[1,1,6]')
})

test('RW-2.4 a die of the own colour costs nothing', () => {
  given()
    .ship('A', 'Infamy 0')
    .drafts('A', 'A6', 'S5')
    .refuses(A.bribes('A6'), 'RW-2.4', 'refuse.itIsFree')
    .when(A.takes('A6'))
    .has('A', 'Infamy 0 nest[1,1,6]')
})

describe('RW-2.5 a bribe costs the face in Infamy and needs that much', () => {
  test('RW-2.5, 2.6 a 3 for 3 Infamy, and its owner gets nothing', () => {
    given()
      .drafts('A', 'S3', 'clear 1')
      .refuses(A.takes('S3'), 'RW-2.5', 'refuse.costsInfamy')
      .when(A.bribes('S3'))
      .has('A', 'Infamy 2 nest[1,1,3]')
      .untouched('S')
      .tells('drafted', { seat: 0, how: 'bribe', cost: 3, face: 3, owner: 1 })
  })

  test.each([1, 2, 3, 4, 5, 6])('RW-2.5 a %i with just enough, and with one too few', (face) => {
    given()
      .ship('A', `Infamy ${face - 1}`)
      .drafts('A', `S${face}`, 'clear 1')
      .refuses(A.bribes(`S${face}`), 'RW-2.5', 'refuse.tooDear')
    given()
      .ship('A', `Infamy ${face}`)
      .drafts('A', `S${face}`, 'clear 1')
      .when(A.bribes(`S${face}`))
      .has('A', `Infamy 0 nest[1,1,${face}]`)
  })
})

test('RW-2.6 bribe Infamy is erased: no seat has it afterwards', () => {
  given({ seats: 3 }).drafts('A', 'S4', 'K6', 'A1').when(A.bribes('S4')).has('A', 'Infamy 1').untouched('S', 'K')
})

test('RW-2.7 a bribe is allowed while free dice are in the pool', () => {
  given().drafts('A', 'clear 6', 'S5').offers(A.takes('clear 6'), A.bribes('S5')).when(A.bribes('S5')).has('A', 'Infamy 0 nest[1,1,5]')
})

describe('RW-2.8 a drunken sailor only when no free die is left, and then always', () => {
  test('RW-2.8, 2.9 two dice too dear: a sailor of either', () => {
    given({ seats: 3 })
      .ship('A', 'Infamy 2')
      .drafts('A', 'K5', 'S4', 'S6')
      .refuses(A.bribes('S4'), 'RW-2.5')
      .refuses(A.bribes('K5'), 'RW-2.5')
      .offers(A.takesSailor('S4'), A.takesSailor('K5'), A.takesSailor('S6'))
      .when(A.takesSailor('K5'))
      .has('A', 'Infamy 2 nest[1,1,1]')
      .untouched('S', 'K')
  })

  test('RW-2.8 no Infamy and no free die: exactly the two sailors', () => {
    given().ship('A', 'Infamy 0').drafts('A', 'S6', 'S5').offers(A.takesSailor('S6'), A.takesSailor('S5'))
  })

  test('RW-2.8 one free die, however low, forbids the sailor', () => {
    given()
      .ship('A', 'Infamy 0')
      .drafts('A', 'clear 1', 'S6')
      .offers(A.takes('clear 1'))
      .refuses(A.takesSailor('S6'), 'RW-2.8', 'refuse.freeDieLeft')
      .refuses(A.takesSailor('clear 1'), 'RW-2.8')
  })

  test('RW-2.8 an own die forbids it as well, another seat still has its own', () => {
    given()
      .ship('A', 'Infamy 0')
      .ship('S', 'Infamy 0')
      .drafts('A', 'A1', 'S6')
      .offers(A.takes('A1'))
      .refuses(A.takesSailor('S6'), 'RW-2.8')
      .when(A.takes('A1'))
      .offers(S.takes('S6'))
  })

  test('RW-2.8 a seat that could pay may take the sailor all the same', () => {
    const rich = () => given().ship('A', 'Infamy 18').drafts('A', 'S2').offers(A.bribes('S2'), A.takesSailor('S2'))
    rich().when(A.bribes('S2')).has('A', 'Infamy 16 nest[1,1,2]')
    rich().when(A.takesSailor('S2')).has('A', 'Infamy 18 nest[1,1,1]')
  })
})

test('RW-2.9 a sailor is any die of the pool, costs nothing and is turned to 1', () => {
  for (const die of ['S6', 'S3'])
    given()
      .drafts('A', 'S6', 'S3')
      .when(A.takesSailor(die))
      .has('A', 'Infamy 5 nest[1,1,1]')
      .tells('drafted', { seat: 0, how: 'sailor', cost: 0, face: 1, owner: 1 })
      .check(({ pool }) => expect(pool).toHaveLength(1))
})

test('RW-2.10 a picked die goes into the next nest and keeps its face until the end of the round', () => {
  given()
    .ship('A', 'small[4]')
    .ship('S', 'c0[5]')
    .drafts('A', 'clear 6', 'clear 2', 'A3', 'A5', 'S4', 'S1')
    .when(A.takes('A3'))
    .has('A', 'nest[3]')
    .when(S.takes('S1'), A.takes('clear 6'))
    .has('A', 'nest[3,6]')
    .when(S.takes('S4'), A.takes('A5'), S.takes('clear 2'))
    .has('A', 'nest[3,6,5]')
    .has('S', 'nest[1,4,2]')
    .when(A.plans('small', 'chest0', 'chest1'), S.idles())
    .asks({ A: 'aim' })
    .has('A', 'nest[3,6,5]')
    .has('S', 'nest[1,4,2]')
})

test.each([2, 3, 4, 5])('RW-2.11 after the last of %i seats has picked the pool is empty and everybody has three dice', (seats) => {
  const scene = given({ seats })
  expect(scene.draftsByDefault()).toHaveLength(3 * seats)
  expect(scene.state.pool).toEqual([])
  for (const { name, seat } of PIRATES.slice(0, seats)) {
    expect(scene.state.ships[seat].nest).toHaveLength(3)
    expect(askOf(scene.state, seat)).toEqual({ kind: 'place', seat, die: 0 })
    expect(scene.seats[seat]).toBe(name)
  }
})

test('RW-2.11 the last pick leads straight to the allocation', () => {
  given({ seats: 3 }).drafts('K', 'K2').when(K.takes('K2')).asks({ A: 'place', S: 'place', K: 'place' })
})
