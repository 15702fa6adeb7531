import { describe, expect, test } from 'vitest'
import { A, K, S } from '../pirates.ts'
import { given } from '../table.ts'

const FULL = '[1,2,3,4,5,6,1,2]'

test('RW-12.1 first the end is checked: a finished game keeps its dice where they are', () => {
  given()
    .ship('A', 'c0[1]* c1[1]* c2[1]')
    .dice({ A: [2, 3, 4], S: [5, 6, 1] })
    .when(A.buries(2), S.idles())
    .has('A', 'nest[2,3,4]')
    .has('S', 'nest[5,6,1]')
    .check(({ first, round, bag, pool }) =>
      expect({ first, round, bag: bag.length, pool }).toEqual({ first: 0, round: 1, bag: 1, pool: [] }),
    )
    .ends()
})

test('RW-12.2 otherwise all dice go back into the bag, sailors as ordinary dice', () => {
  given({ seats: 2 })
    .ship('A', 'Infamy 0')
    .drafts('A', 'S6', 'S5')
    .when(A.takesSailor('S6'), S.takes('S5'))
    .draws('bag', 0, 0, 0, 0, 0, 0)
    .rolls('dice', 6, 6, 6, 6, 6, 6)
    .when(A.plans('hull', 'ports', 'crew'), S.idles())
    .has('A', 'nest[]')
    .has('S', 'nest[]')
    .check(({ pool, bag, dice }) => {
      expect([...pool, ...bag].toSorted((a, b) => a - b)).toEqual([0, 1, 5, 6, 10, 11, 12])
      expect(pool.map((die) => dice[die])).toEqual([6, 6, 6, 6, 6, 6])
    })
})

test('RW-12.3 the bag goes to the left, and the next round starts', () => {
  const scene = given({ seats: 3 })
  for (const [round, name] of [
    [2, 'S'],
    [3, 'K'],
    [4, 'A'],
  ] as const)
    scene
      .ship('A', 'small[] large[] spirits[]')
      .ship('S', 'small[] large[] spirits[]')
      .ship('K', 'small[] large[] spirits[]')
      .dice({})
      .when(A.idles(), S.idles(), K.idles())
      .asks({ [name]: 'draft' })
      .check((s) => expect({ round: s.round, pool: s.pool.length }).toEqual({ round, pool: 9 }))
})

describe('RW-13.1 three chests each buried or full end the game', () => {
  test('RW-13.1 two buried and one full', () => {
    given()
      .ship('S', `c0[1]* c1[1]* c2[1,2,3,4,5,6,1]`)
      .dice({ S: [4, 1, 1] })
      .when(S.plans('chest2', 'small', 'large'), A.idles())
      .ends({ why: 'ended.chests' })
      .tells('ended', { why: 'chests', by: [1] })
  })

  test.each([
    ['three full', `c0${FULL} c1${FULL} c2[1,2,3,4,5,6,1]`],
    ['one buried, two full', `c0[4]* c1${FULL} c2[1,2,3,4,5,6,1]`],
  ])('RW-13.1 %s', (_what, chests) => {
    given()
      .ship('A', chests)
      .dice({})
      .when(A.plans('chest2', 'small', 'large'), S.idles())
      .ends({ why: 'ended.chests' })
  })

  test('RW-13.1 one square short: the game goes on', () => {
    given()
      .ship('A', `c0${FULL} c1[5]* c2[1,2,3,4,5,6]`)
      .dice({})
      .when(A.plans('chest2', 'small', 'large'), S.idles())
      .asks({ S: 'draft' })
  })
})

describe('RW-13.2 hull, ports and crew all full end the game', () => {
  test('RW-13.2 whatever the levels', () => {
    given()
      .ship('S', 'hull[1,1,1,1] ports[1,1,1,1] crew[1,1,1,1]')
      .dice({})
      .when(S.plans('hull', 'ports', 'crew'), A.idles())
      .has('S', 'hull[1,1,1,1,1]=0 ports[1,1,1,1,1]=1 crew[1,1,1,1,1]=1')
      .ends({ why: 'ended.rows' })
      .tells('ended', { why: 'rows', by: [1] })
  })

  test('RW-13.2 one square short: the game goes on', () => {
    given().ship('S', 'hull[6,6,6,6,6] ports[6,6,6,6] crew[6,6,6,6,6]').dice({}).when(S.idles(), A.idles()).asks({ S: 'draft' })
  })
})

test('RW-13.3 only the position at the anchor counts: full in W2 and robbed in W5 is not full', () => {
  given()
    .ship('S', `c0[4]* c1${FULL} c2[1,1,1,1,1,1,1]`)
    .ship('A', 'small[1]')
    .dice({ S: [5, 1, 1], A: [1, 1, 1] })
    .when(S.plans('chest2', 'small', 'large'), A.idles())
    .has('S', 'c2[1,1,1,1,1,1,1,5]')
    .when(A.aims('small', S, 2), A.stows(0))
    .has('A', 'c0[5]')
    .has('S', 'c2[1,1,1,1,1,1,1]')
    .asks({ S: 'draft' })
})

test('RW-13.3 loot may complete the third chest', () => {
  given()
    .ship('A', `c0[4]* c1${FULL} c2[1,1,1,1,1,1] small[5]`)
    .ship('S', 'c0[5,6]')
    .dice({ A: [5, 1, 1] })
    .when(A.plans('small', 'large', 'crew'), S.idles())
    .when(A.aims('small', S, 0))
    .has('A', 'c2[1,1,1,1,1,1,6,5]')
    .ends({ why: 'ended.chests' })
})

test('RW-13.4 no further round, no bonus for the end; several seats and both conditions at once', () => {
  given({ seats: 3 })
    .ship('A', `c0[4]* c1[3]* c2[2] Infamy 0`)
    .ship('S', `c0${FULL} c1${FULL} c2[1,2,3,4,5,6,1] Infamy 0`)
    .ship('K', 'hull[1,1,1,1] ports[1,1,1,1] crew[1,1,1,1] Infamy 0')
    .dice({})
    .when(A.buries(2), S.plans('chest2', 'small', 'large'), K.plans('hull', 'ports', 'crew'))
    .ends({ why: 'ended.chests', scores: { A: 15, S: 24 + 24 + 23, K: 15 }, winners: ['S'] })
    .tells('ended', { why: 'chests', by: [0, 1] })
    .refuses({ by: 'A', choice: { take: 0 } }, null, 'kernel.gameOver')
})

test('RW-13.5 the game ends at the anchor of round 30', () => {
  given().round(29).dice({}).when(A.idles(), S.idles()).asks({ S: 'draft' })
  given()
    .round(30)
    .dice({})
    .when(A.idles(), S.idles())
    .ends({ why: 'ended.limit', scores: { A: 1, S: 1 } })
    .tells('ended', { why: 'limit', by: [] })
})
