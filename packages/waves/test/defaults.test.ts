import { describe, expect, test } from 'vitest'
import { hold } from '../src/rules/allocate.ts'
import { A, K, L, S } from './pirates.ts'
import { given } from './table.ts'

describe('draft: the highest free die, never Infamy', () => {
  test('RW-2.3, 2.4 the highest of clear and own dice', () => {
    given().drafts('A', 'clear 4', 'A5', 'S6', 'clear 1').timesOut(A.takes('A5'))
    given().ship('A', 'Infamy 18').drafts('A', 'clear 1', 'S6').timesOut(A.takes('clear 1')).has('A', 'Infamy 18')
  })

  test('RW-2.3 a tie goes to the Freebooter', () => {
    given().drafts('A', 'A5', 'clear 5').timesOut(A.takes('clear 5'))
  })

  test('RW-2.4 then to the lowest die', () => {
    given()
      .drafts('A', 'A5', 'A5')
      .timesOut({ by: 'A', choice: { take: 0 } })
    given()
      .drafts('A', 'clear 5', 'clear 5')
      .set((s) => s.pool.reverse())
      .timesOut({ by: 'A', choice: (s) => ({ take: Math.min(...s.pool) }) })
  })

  test('RW-2.8 none free: a sailor on the highest face, also for a seat that could pay', () => {
    given().ship('A', 'Infamy 18').drafts('A', 'S2', 'S6').timesOut(A.takesSailor('S6')).has('A', 'Infamy 18')
    given()
      .drafts('A', 'S6', 'S6')
      .timesOut({ by: 'A', choice: (s) => ({ sailor: Math.min(...s.pool) }) })
  })
})

describe('place: high dice into the chests, low dice to the rows', () => {
  const places = (ship: string, dice: [number, number, number], icons: Parameters<typeof A.plans>) =>
    given()
      .ship('A', ship)
      .dice({ A: dice })
      .timesOut(A.plans(...icons))

  test('a 4 and more: the open chest with most free squares, ties to the lowest', () => {
    places('', [4, 5, 6], ['chest0', 'chest1', 'chest2'])
    places('c0[1,1] c1[1]', [4, 5, 6], ['chest2', 'chest1', 'chest0'])
    places('c0[1]* c1[1,1,1,1,1,1,1,1]', [4, 5, 6], ['chest2', 'hull', 'ports'])
  })

  test('a 4 and more without chests: hull, ports, crew, large, small, spirits', () => {
    const done = 'c0[1]* c1[1]* c2[1,1,1,1,1,1,1,1]'
    places(done, [6, 6, 6], ['hull', 'ports', 'crew'])
    places(`${done} hull[1,1,1,1,1] ports[1,1,1,1,1] crew[1,1,1,1,1]`, [6, 6, 6], ['large', 'small', 'spirits'])
  })

  test('a 3 and less: crew, ports, hull, spirits, large, small, chest', () => {
    places('', [3, 2, 1], ['crew', 'ports', 'hull'])
    places('crew[1,1,1,1,1] ports[1,1,1,1,1] hull[1,1,1,1,1]', [3, 2, 1], ['spirits', 'large', 'small'])
    places('crew[1,1,1,1,1] ports[1,1,1,1,1] hull[1,1,1,1,1] spirits[1,1] c0[1]', [3, 2, 1], ['large', 'small', 'chest1'])
  })

  test('mixed dice, and the missing ones of a plan begun', () => {
    places('', [4, 3, 6], ['chest0', 'crew', 'chest1'])
    given()
      .dice({ A: [4, 3, 2] })
      .when(A.lays('crew'))
      .timesOut(A.lays('ports'), A.lays('hull'), A.yarrr)
  })

  test('RW-7.1 a burial begun is finished', () => {
    given().ship('A', 'c1[5]').dice({}).when(A.digs(1)).timesOut(A.lays('bury'), A.lays('bury'), A.yarrr)
  })

  test('RW-R12 overboard where nothing else is left', () => {
    places(
      'c0[1]* c1[1]* c2[1,1,1,1,1,1,1,1] crew[1,1,1,1,1] ports[1,1,1,1,1] hull[1,1,1,1,1] spirits[1,1]',
      [6, 1, 6],
      ['large', 'small', 'overboard'],
    )
  })
})

test('yarrr: the plan stands', () => {
  given().dice({}).when(A.lays('crew'), A.lays('ports'), A.lays('hull')).timesOut(A.yarrr).asks({ A: 'hold', S: 'place' })
})

test('hold is optional and has no default: it holds up nothing', () => {
  expect(hold.fallback).toBeUndefined()
  given().dice({}).when(A.idles()).asks({ A: 'hold', S: 'place' }).when(S.idles()).asks({ S: 'draft' })
})

test('RW-5.4 raise: the pair is kept', () => {
  given()
    .ship('A', 'spirits[6,6]')
    .dice({ A: [1, 1, 1] })
    .when(A.plans('chest0', 'small', 'crew'), S.idles())
    .timesOut(A.raises(null))
    .has('A', 'spirits[6,6] c0[1] small[1] crew[1]')
})

describe('aim: the large cannon first, where it steals most', () => {
  const fires = (options: object, ships: Readonly<Record<string, string>>) => {
    const scene = given({ seats: 4, options })
    for (const [name, ship] of Object.entries(ships)) scene.ship(name, ship)
    return scene.dice({ A: [5, 5, 1] }).when(A.plans('small', 'large', 'crew'), S.idles(), K.idles(), L.idles())
  }

  test('the largest sum stolen, not the fullest chest', () => {
    fires({}, { A: 'large[5,5] small[5]', S: 'c0[6,6,6,1,1,1]', K: 'c0[6,6]', L: 'c1[4,4,4] hull[6,6]' }).timesOut(
      A.aims('large', K, 0),
      A.aims('small', L, 1),
    )
  })

  test('the second cannon at the same seat counts by what it adds', () => {
    // Hull 2: the large cannon alone takes one 6; with the hull paid for, the small one adds two more.
    fires({}, { A: 'large[5,5] small[5]', S: 'c0[6,6,6,6,6] hull[6,6,6,3]', K: 'c0[1,4]' }).timesOut(
      A.aims('large', S, 0),
      A.aims('small', S, 0),
    )
    fires({ hullAgainstTwo: 'perCannon' }, { A: 'large[5,5] small[5]', S: 'c0[6,6,6,6,6] hull[6,6,6,3]', K: 'c0[1,4]' }).timesOut(
      A.aims('large', S, 0),
      A.aims('small', K, 0),
    )
  })

  test('a tie goes to the nearest seat clockwise from the shooter, then to the lowest chest', () => {
    fires({}, { A: 'large[5,5]', S: 'c1[5] c2[5]', K: 'c0[5]' }).timesOut(A.aims('large', S, 1))
    given({ seats: 4 })
      .ship('K', 'small[5]')
      .ship('A', 'c0[5]')
      .ship('S', 'c0[5]')
      .ship('L', 'c2[5]')
      .dice({})
      .when(A.idles(), S.idles(), K.idles(), L.idles())
      .timesOut(K.aims('small', L, 2))
  })

  test('all blocked: still the nearest target', () => {
    fires({ emptyTargets: 'forbidden' }, { A: 'large[5,5]', K: 'c0[5] hull[6,6,6,6,6]', L: 'c0[6] hull[6,6,6,6,6]' }).timesOut(
      A.aims('large', K, 0),
    )
  })
})

test.each([
  ['c0[1,1] c1[1] c2[1,1,1]', 1],
  ['c0[1] c1[1] c2[1,1,1]', 0],
  ['c0[1]* c1[1,1,1] c2[1,1]', 2],
  ['c0[1,1,1,1,1,1,1,1] c1[1,1,1] c2[1,1,1]', 1],
])('RW-9.14 stow: the open chest with most free squares, ties to the lowest: %s', (chests, chest) => {
  given()
    .ship('A', `small[5] ${chests}`)
    .ship('S', 'c0[5]')
    .dice({ A: [5, 1, 1] })
    .when(A.plans('small', 'large', 'crew'), S.idles())
    .when(A.aims('small', S, 0))
    .timesOut(A.stows(chest))
})
