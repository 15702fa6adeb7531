import { PUBLIC, seatBit } from '@flotilla/kernel'
import { describe, expect, test } from 'vitest'
import { deedsOf, honestyOf } from '../../src/rules/honesty.ts'
import { DISCUSS, REVEAL, SEARCH_LIARS, declareDial, resolveColumn } from '../../src/rules/steps.ts'
import { ACTIONS, COLUMNS, FIRE, PLUNDER, WATER } from '../../src/board/things.ts'
import { A, B, C, D } from '../pirates.ts'
import { given } from '../table.ts'

const table = { water: 'topaz*3', treasure: 'ruby', breaches: 'minor', cannons: 'single' } as const

describe('SK-4.1, SK-4.2, SK-R58 discussion', () => {
  test('SK-4.1 all are asked at once, and it ends when all are ready', () => {
    given()
      .arrange(table)
      .from(DISCUSS)
      .asks({ A: 'discuss', B: 'discuss', C: 'discuss' })
      .when(B.ready, A.claims('bucket'), A.ready)
      .asks({ C: 'discuss' })
      .when(C.ready)
      .asks({ A: 'declare.dial' })
  })

  test('SK-4.2, SK-R58 anything may be said: claims, pleas and doubts are told to all and bind nobody', () => {
    given()
      .arrange(table)
      .from(DISCUSS)
      .when(A.claims('bucket'), A.claims('fire'), B.pleads(0, 'patch'), C.doubts(1))
      .tells('claimed', { seat: 0, action: 'bucket' }, { seat: 0, action: 'fire' })
      .tells('pleaded', { seat: 1, target: 0, action: 'patch' })
      .tells('doubted', { seat: 2, target: 1 })
      .check((s) => expect(s.claims).toEqual([FIRE, -1, -1]))
      .when(A.ready, B.ready, C.ready)
      .when(A.lays('plunder', 'water'))
  })

  test('SK-4.1 twelve things may be said, then only ready, chests and showing are left', () => {
    const scene = given()
      .arrange({ ...table, chests: { A: 'points-2' }, sections: 3 })
      .from(DISCUSS)
    for (let k = 0; k < 12; k++) scene.when(A.doubts(1))
    scene
      .refuses(A.claims('bucket'), 'SK-4.1', 'refuse.saidEnough')
      .refuses(A.pleads(1, 'fire'), 'SK-4.1', 'refuse.saidEnough')
      .refuses(A.doubts(1), 'SK-4.1', 'refuse.saidEnough')
      .offers(A.ready, A.shows('points-2'))
      .timesOut(A.ready)
  })
})

describe('SK-4.3 to SK-4.8 dials', () => {
  test('SK-4.3 in seat order; the action is secret, the column open, each dial below the others', () => {
    const scene = given({ options: { firstMate: 1 } })
      .arrange(table)
      .from(declareDial(0))
      .asks({ B: 'declare.dial' })
      .when(B.lays('plunder', 'water'))
      .asks({ C: 'declare.dial' })
      .looksTheSameTo('A', [C.lays('bucket', 'water')], [C.lays('fire', 'water')])
      .when(C.lays('bucket', 'water'))
      .dialsAre({ water: 'B C' })
    expect(scene.view('A').faces.slice(0, 3)).toEqual([4, -1, -1])
    expect(scene.view('B').faces.slice(0, 3)).toEqual([4, PLUNDER, -1])
  })

  test('SK-4.4, SK-4.5, SK-4.6, SK-R13, SK-R14 empty columns and lone permanent tokens take no dial; any action may be shown', () => {
    const scene = given()
      .arrange({ water: 'topaz*2', treasure: 'ruby', breaches: 'permanent', sections: 3 })
      .from(declareDial(0))
      .refuses(A.lays('fire', 'cannons'), 'SK-4.4', 'refuse.emptyColumn')
      .refuses(A.lays('fire', 'breaches'), 'SK-4.4', 'refuse.onlyPermanent')
      .refuses(A.sets('fire'), 'SK-4.3', 'refuse.needsColumn')
      .offers(...ACTIONS.flatMap((action) => [A.lays(action, 'water'), A.lays(action, 'treasure')]))
    scene.timesOut(A.lays('bucket', 'water'))
    for (const thing of ['chest', 'single', 'minor'])
      given()
        .arrange({ water: 'topaz*2', breaches: `permanent ${thing}`, sections: 3 })
        .from(declareDial(0))
        .when(A.lays('patch', 'breaches'))
  })

  test('SK-4.7 a laid dial stays: its owner is not asked again', () => {
    given().arrange(table).from(declareDial(0)).when(A.lays('fire', 'water')).refuses(A.lays('patch', 'water'), null, 'kernel.notAsked')
  })

  test('SK-4.8, SK-R15 the declare window comes after the last dial', () => {
    given()
      .arrange({ ...table, hands: { A: 'ruby*1', B: 'topaz' } })
      .from(declareDial(0))
      .when(A.lays('fire', 'water'), B.lays('fire', 'water'))
      .asks({ C: 'declare.dial' })
      .when(C.lays('fire', 'water'))
      .asks({ A: 'window.declare', B: 'window.declare' })
  })

  test('SK-4.9, SK-13.36 in a Screech round all set their dials at once, in no column, and nobody sees who has', () => {
    const scene = given()
      .arrange({ ...table, hands: { A: 'ruby', B: 'topaz', C: 'topaz' } })
      .set((s) => (s.screech = true))
      .from(DISCUSS)
      .asks({ A: 'declare.dial', B: 'declare.dial', C: 'declare.dial' })
      .refuses(A.lays('fire', 'water'), 'SK-4.9', 'refuse.noColumn')
      .looksTheSameTo('B', [], [A.sets('fire')], [A.sets('bucket'), C.sets('patch')])
      .looksTheSameTo(null, [], [A.sets('fire')])
      .timesOut(A.sets('bucket'))
      .when(B.sets('plunder'), C.sets('fire'))
      .asks({ A: 'window.declare', B: 'window.declare', C: 'window.declare' })
      .dialsAre({ water: '', treasure: '', breaches: '', cannons: '' })
    expect(scene.view('A').faces.slice(0, 3)).toEqual([0, -1, -1])
  })
})

describe('reveal and search', () => {
  test('SK-5.1, SK-5.2 all dials are shown where they lie, and who lies is recorded', () => {
    given()
      .arrange({ ...table, hands: { A: 'ruby', B: 'topaz', C: 'topaz' } })
      .dials({ water: 'A:bucket B:fire', breaches: 'C:patch' }, false)
      .set((s) => (s.claims = [0, 2, -1]))
      .from(REVEAL)
      .tells('revealed', { liars: [1] })
      .dialsAre({ water: 'A B', breaches: 'C' })
      .check((s) => {
        expect([0, 1, 2].every((seat) => (s.known[seat] & PUBLIC) !== 0)).toBe(true)
        expect(deedsOf(s, 1)).toEqual([{ claim: 2, column: 0, dial: 3, done: 3, by: -1 }])
        expect(honestyOf(s, 0)).toEqual({ trueColumns: 1, columns: 1, keptClaims: 1, claims: 1 })
        expect(honestyOf(s, 1)).toEqual({ trueColumns: 0, columns: 1, keptClaims: 0, claims: 1 })
      })
  })

  test('SK-5.3, SK-R16 the reveal window comes before the search', () => {
    given()
      .arrange({ ...table, hands: { A: 'ruby' } })
      .dials({ water: 'A:fire B:bucket C:bucket' }, false)
      .from(REVEAL)
      .asks({ A: 'window.reveal' })
      .dialsAre({ water: 'A B C', cannons: '' })
  })

  test('SK-5.4, SK-5.5, SK-6.1 columns left to right, dials top to bottom, moved to the bottom; then resolved in this order', () => {
    given({ seats: 6 })
      .arrange({ ...table, hands: { A: 'ruby', B: 'amethyst', C: 'amethyst', D: 'amethyst', E: 'amethyst', F: 'amethyst' } })
      .dials({ water: 'A:bucket B:bucket', breaches: 'C:plunder D:patch', cannons: 'E:plunder F:fire' })
      .from(SEARCH_LIARS)
      .tells('walked', { seat: 2, from: 'breaches', to: 'treasure' }, { seat: 4, from: 'cannons', to: 'treasure' })
      .dialsAre({ water: 'A B', treasure: 'C E', breaches: 'D', cannons: 'F' })
      .asks({ A: 'bucket.draw' })
  })

  test('SK-5.4 a liar who buckets goes below the honest one and is last', () => {
    given()
      .arrange({ ...table, hands: { A: 'ruby', B: 'sapphire*2', C: 'emerald' } })
      .dials({ water: 'A:bucket', cannons: 'B:bucket' })
      .from(SEARCH_LIARS)
      .dialsAre({ water: 'A B', cannons: '' })
      .when(A.takes('topaz'), A.discards('topaz'))
      .allPass()
      .when(B.takes('topaz'), B.takes('topaz'), B.discards('topaz'), B.discards('topaz'))
  })

  test('SK-5.5 a dial that comes to a later column is looked at again there and stays', () => {
    given()
      .arrange(table)
      .dials({ water: 'A:fire', cannons: 'B:fire C:bucket' })
      .from(SEARCH_LIARS)
      .dialsAre({ water: 'C', cannons: 'B A' })
  })

  test('SK-5.6 a dial may go to an empty column', () => {
    given()
      .arrange({ water: 'topaz' })
      .dials({ water: 'A:plunder B:fire C:bucket' })
      .from(SEARCH_LIARS)
      .dialsAre({ water: 'C', treasure: 'A', cannons: 'B' })
  })

  test('SK-5.7, SK-R45 in a Screech round the dials are placed in seat order, a Cutlass on top', () => {
    given({ seats: 4, options: { firstMate: 1 } })
      .arrange(table)
      .set((s) => {
        s.screech = true
        s.cutlass = seatBit(0)
        for (const seat of [0, 1, 2, 3]) s.faces[seat] = seat === 2 ? WATER : PLUNDER
      })
      .from(SEARCH_LIARS)
      .dialsAre({ water: 'C', treasure: 'A B D' })
  })

  test('SK-5.2 nobody lies in a Screech round', () => {
    given()
      .arrange({ ...table, hands: { A: 'ruby' } })
      .set((s) => {
        s.screech = true
        for (const seat of [0, 1, 2]) s.faces[seat] = PLUNDER
      })
      .from(REVEAL)
      .tells('revealed', { liars: [] })
      .check((s) => expect(honestyOf(s, 0).columns).toBe(0))
  })
})

test('SK-6.1, SK-0.1, SK-0.3 the columns are Water, Treasure, Breaches, Cannons, and dials do not fill them', () => {
  expect(COLUMNS).toEqual(['water', 'treasure', 'breaches', 'cannons'])
  expect(ACTIONS).toEqual(['bucket', 'plunder', 'patch', 'fire'])
  given()
    .arrange({ water: 'topaz' })
    .dials({ cannons: 'B:fire' })
    .from(declareDial(0))
    .refuses(A.lays('fire', 'cannons'), 'SK-4.4', 'refuse.emptyColumn')
})

test('SK-6.1, SK-6.2 each player has the resolve window right after the own action', () => {
  given({ seats: 4 })
    .arrange({ water: 'topaz*3', hands: { A: 'ruby', B: 'sapphire', D: 'emerald' } })
    .dials({ water: 'A:bucket B:bucket' })
    .from(resolveColumn(WATER))
    .when(A.takes('topaz'), A.discards('ruby'))
    .asks({ A: 'window.resolve' })
    .when(A.passes)
    .asks({ B: 'bucket.draw' })
    .untouched('D')
    .refuses(D.passes, null, 'kernel.notAsked')
})
