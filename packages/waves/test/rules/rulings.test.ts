import { readCtx } from '@flotilla/kernel'
import { describe, expect, test } from 'vitest'
import data from '../../src/edition/house-1.json' with { type: 'json' }
import { CREW, ICONS, raiseBack } from '../../src/board/state.ts'
import { A, K, S } from '../pirates.ts'
import { given } from '../table.ts'

/** house-1 with one number changed. */
const printed = (part: 'infamy' | 'dice' | 'small' | 'chests', change: object) => ({
  ...data,
  id: 'printed',
  [part]: { ...data[part], ...change },
})

const FULL = '[1,2,3,4,5,6,1,2]'

test('RW-R1 the only bonuses are 2 per buried chest and 5 for each of three full rows', () => {
  const scene = given()
    .ship('A', `c0${FULL} c1${FULL} c2[1]* hull[1,1,1,1,1] ports[1,1,1,1,1] crew[1,1,1,1,1] small[6] large[6,6] Infamy 0`)
    .ship('S', 'Infamy 0')
    .dice({})
    .when(A.plans('spirits', 'small', 'large'), S.idles())
    .when(A.aims('small', S, 0), A.aims('large', S, 0))
    .ends()
  const [first] = scene.game.outcome(readCtx(scene.game, scene.state)).standings
  expect(first.parts).toEqual({ treasure: 49, buried: 2, hull: 5, ports: 5, crew: 5, infamy: Math.floor((1 + 1 + 2) / 3) })
})

test('RW-R2 two cannons of one attacker: shots are added, the hull is subtracted once', () => {
  given()
    .ship('A', 'small[5] large[5,5]')
    .ship('S', 'c0[1,2,3,4,5,6] hull[6,6,6,6,6]')
    .dice({ A: [5, 5, 1] })
    .when(A.plans('small', 'large', 'crew'), S.idles())
    .when(A.aims('large', S, 0), A.aims('small', S, 0))
    .tells('volley', { blocked: 3, loot: [6, 5] })
})

test('RW-R3 several attackers: the hull counts afresh against each', () => {
  given({ seats: 3 })
    .ship('K', 'small[5] Infamy 9')
    .ship('A', 'small[5] Infamy 7')
    .ship('S', 'c0[4,5,6] hull[6,6]')
    .dice({ A: [5, 1, 1], K: [5, 1, 1] })
    .when(A.plans('small', 'large', 'crew'), S.idles(), K.plans('small', 'large', 'crew'))
    .when(K.aims('small', S, 0), K.stows(0))
    .has('K', 'c0[6]')
    .when(A.aims('small', S, 0), A.stows(0))
    .has('A', 'c0[5]')
    .has('S', 'c0[4] hull[6,6]')
})

test('RW-R4 a tie for the highest ports sum: each tied seat gains, a third one does not', () => {
  given({ seats: 3 })
    .ship('A', 'ports[5]')
    .ship('S', 'ports[2,3]')
    .ship('K', 'ports[4]')
    .dice({})
    .when(A.idles(), S.idles(), K.idles())
    .has('A', 'Infamy 7')
    .has('S', 'Infamy 7')
    .has('K', 'Infamy 6')
})

test('RW-R5 while all ports sums are 0 nobody gains', () => {
  given().dice({}).when(A.idles(), S.idles()).has('A', 'Infamy 5').has('S', 'Infamy 5')
})

test('RW-R6 a firing tie: the left neighbour of the first player fires before the first player', () => {
  const tie = (first: string) =>
    given()
      .first(first)
      .ship('A', 'small[5] c0[1]')
      .ship('S', 'small[5] c0[1]')
      .dice({})
      .when(A.plans('small', 'large', 'crew'), S.plans('small', 'large', 'crew'))
  tie('A').asks({ S: 'aim' })
  tie('S').asks({ A: 'aim' })
})

test('RW-R7 the Infamy for the firing order is read once: what the first shooter gains changes nothing', () => {
  given({ seats: 3 })
    .ship('A', 'small[1] c0[1] Infamy 6')
    .ship('S', 'small[6] large[6,6] c0[1] Infamy 7')
    .ship('K', 'small[1] c0[1] Infamy 5')
    .dice({ S: [6, 6, 1] })
    .when(A.plans('small', 'hull', 'crew'), S.plans('small', 'large', 'crew'), K.plans('small', 'hull', 'crew'))
    .when(S.aims('small', A, 0), S.aims('large', A, 0), S.stows(1))
    .has('S', 'Infamy 18')
    .asks({ A: 'aim' })
    .when(A.aims('small', K, 0), A.stows(1))
    .asks({ K: 'aim' })
})

test('RW-R8 a new crew die is in the bag from W7 on, and not in the pool of this round', () => {
  given()
    .dice({ A: [4, 1, 1] })
    .draws('bag', 1)
    .when(A.plans('crew', 'small', 'large'), S.idles())
    .tells('hired', { seat: 0, dice: 1 })
    .tells('rolled', { round: 2 })
    .check(({ pool }) => expect(pool[0]).toBe(2))
})

test('RW-R9 a sailor only without free dice, a bribe at any time', () => {
  given().drafts('A', 'clear 1', 'S2').offers(A.takes('clear 1'), A.bribes('S2')).refuses(A.takesSailor('S2'), 'RW-2.8')
  given().drafts('A', 'S1', 'S2').offers(A.bribes('S1'), A.bribes('S2'), A.takesSailor('S1'), A.takesSailor('S2'))
})

test('RW-R10 a sailor shows 1, or what the edition says', () => {
  given().drafts('A', 'S6', 'S5').when(A.takesSailor('S6')).has('A', 'nest[1,1,1]')
  given({ edition: printed('dice', { sailorFace: 2 }) })
    .drafts('A', 'S6', 'S5')
    .when(A.takesSailor('S6'))
    .has('A', 'nest[1,1,2]')
})

test('RW-R11 any die of the pool becomes the sailor, so it can be denied to its owner', () => {
  given({ seats: 3 })
    .ship('K', 'Infamy 0')
    .drafts('A', 'K6', 'S1', 'S2')
    .when(A.takesSailor('K6'))
    .asks({ S: 'draft' })
    .when(S.takes('S2'))
    .offers(K.takesSailor('S1'))
})

test('RW-R12 a die without a legal place goes overboard and writes nothing', () => {
  // No game comes here: with the rows and the chests full it would have ended.
  given()
    .ship('A', `c0${FULL} c1${FULL} c2${FULL} hull[1,1,1,1,1] ports[1,1,1,1,1] crew[1,1,1,1,1] spirits[1,1]`)
    .dice({ A: [6, 5, 4] })
    .when(A.lays('small'))
    .refuses(A.lays('overboard'), 'RW-3.1')
    .when(A.lays('large'))
    .offers(A.lays('overboard'))
    .when(A.lays('overboard'), A.yarrr, S.idles())
    .asks({ A: { kind: 'raise', step: 'cannons' } })
    .when(A.raises(null))
    .has('A', `c0${FULL} c1${FULL} c2${FULL} small[6] large[5] spirits[1,1]`)
    .ends()
})

test('RW-R13 a filled cannon fires even if there is nothing to steal', () => {
  given()
    .ship('A', 'large[6,4]')
    .dice({ A: [5, 1, 1] })
    .when(A.plans('large', 'small', 'crew'), S.idles())
    .when(A.aims('large', S, 2))
    .tells('volley', { chest: 2, loot: [] })
    .has('A', 'large[] Infamy 9')
})

test('RW-R14 (option emptyTargets) no free miss, but a blocked seat may be chosen', () => {
  given({ seats: 3, options: { emptyTargets: 'forbidden' } })
    .ship('A', 'small[1]')
    .ship('S', 'c0[6] hull[6,6,6,6,6]')
    .ship('K', 'c1[5]')
    .dice({})
    .when(A.plans('small', 'large', 'crew'), S.idles(), K.idles())
    .offers(A.aims('small', S, 0), A.aims('small', K, 1))
    .refuses(A.aims('small', K, 0), 'RW-9.6', 'refuse.targetEmpty')
    .when(A.aims('small', S, 0))
    .untouched('S', 'K')
})

test('RW-R15 a third die on a ready pair is refused, even if it will be spent this round', () => {
  given()
    .ship('A', 'spirits[4,6]')
    .dice({})
    .when(A.lays('hull'))
    .refuses(A.lays('spirits'), 'RW-3.4', 'refuse.pairIsFull')
    .when(A.lays('crew'))
    .refuses(A.lays('spirits'), 'RW-3.4')
})

test('RW-R16 a pair completed this round is usable on later steps of the round, W2 included', () => {
  given()
    .ship('A', 'spirits[4]')
    .dice({ A: [2, 1, 1] })
    .when(A.plans('spirits', 'chest2', 'crew'), S.idles())
    .when(A.raises('chest2'))
    .has('A', 'c2[7] crew[1] spirits[]')
})

test('RW-R17 a decision for a later die stays secret until that die is written', () => {
  const scene = given({ seats: 3 })
    .ship('A', 'spirits[1,1]')
    .ship('S', 'spirits[1,1]')
    .dice({ A: [2, 2, 2], S: [3, 3, 3] })
    .when(A.plans('chest0', 'hull', 'crew'), S.plans('chest0', 'hull', 'crew'), K.idles())
    .asks({ A: { kind: 'raise', step: 'chests' }, S: { kind: 'raise', step: 'chests' } })
  // In the step of the hull both are asked, whatever A has decided: S, K and the spectators cannot tell.
  for (const eyes of ['S', 'K', null])
    scene.looksTheSameTo(eyes, [A.raises('crew'), S.waits], [A.raises('hull'), S.waits], [A.raises(null), S.waits], [A.waits, S.waits])
  scene.when(A.raises('crew'), S.waits).asks({ S: { kind: 'raise', step: 'hull' } })
  expect(scene.view('A').faces[raiseBack(0)]).toBe(CREW)
  expect([scene.view('S'), scene.view('K'), scene.view(null)].map(({ faces }) => faces[raiseBack(0)])).toEqual([-1, -1, -1])
  scene.when(S.raises(null)).has('A', 'c0[2] hull[2] crew[7] spirits[]').has('S', 'c0[3] hull[3] crew[3] spirits[1,1]')
})

test('RW-R17 raising within a step is decided together and sealed', () => {
  const scene = given({ seats: 3 })
    .ship('A', 'spirits[1,1]')
    .ship('S', 'spirits[1,1]')
    .dice({ A: [2, 2, 2], S: [3, 3, 3] })
    .when(A.plans('chest0', 'small', 'large'), S.plans('chest0', 'small', 'large'), K.idles())
    .asks({ A: { kind: 'raise', step: 'chests' }, S: { kind: 'raise', step: 'chests' } })
    .looksTheSameTo('S', [A.raises('chest0')], [A.raises(null)], [])
    .looksTheSameTo('K', [A.raises('chest0')], [S.raises(null)], [])
    .looksTheSameTo(null, [A.raises('chest0')], [S.raises(null)], [])
    .when(S.raises('chest0'))
    .untouched('A', 'S', 'K')
    .asks({ A: 'raise' })
  expect(scene.view('S').replies).toEqual([null, { raise: 'chest0' }, null])
  expect(scene.view('A').replies).toEqual([null, null, null])
  scene.when(A.raises(null)).has('A', 'c0[2] spirits[1,1]').has('S', 'c0[7] spirits[]')
})

test('RW-R18 a thief cannot steal less than was hit', () => {
  given()
    .ship('A', `large[5,5] c0[1]* c1[1]* c2[1,1,1,1,1,1,1]`)
    .ship('S', 'c0[1,1,1,1]')
    .dice({ A: [5, 1, 1] })
    .when(A.plans('large', 'small', 'crew'), S.idles())
    .when(A.aims('large', S, 0))
    .has('S', 'c0[1]')
    .tells('stowed', { values: [1], lost: [1, 1] })
})

test('RW-R19 the loot of one volley goes into one chest, two volleys may use two', () => {
  given({ seats: 3 })
    .ship('A', 'small[5] large[5,5]')
    .ship('S', 'c0[1,2]')
    .ship('K', 'c0[3,4]')
    .dice({ A: [5, 5, 1] })
    .when(A.plans('small', 'large', 'crew'), S.idles(), K.idles())
    .when(A.aims('large', S, 0), A.aims('small', K, 0))
    .asks({ A: 'stow' })
    .when(A.stows(2))
    .asks({ A: 'stow' })
    .when(A.stows(0))
    .has('A', 'c0[4,3] c1[] c2[2,1]')
})

test('RW-R20 the chest for the loot must be open, and may be too small while another is not', () => {
  given()
    .ship('A', `small[5] c0${FULL} c1[1,1,1,1,1,1,1]`)
    .ship('S', 'c0[5,6]')
    .dice({ A: [5, 1, 1] })
    .when(A.plans('small', 'large', 'crew'), S.idles())
    .when(A.aims('small', S, 0))
    .refuses(A.stows(0), 'RW-9.14', 'refuse.chestIsFull')
    .offers(A.stows(1), A.stows(2))
    .when(A.stows(1))
    .has('A', 'c1[1,1,1,1,1,1,1,6] c2[]')
    .has('S', 'c0[]')
})

test('RW-R21 Infamy beyond the last circle is lost, wherever the edition has it', () => {
  const gain = (edition: unknown) =>
    given({ edition })
      .ship('A', 'large[6,4] Infamy 9')
      .dice({ A: [5, 1, 1] })
      .when(A.plans('large', 'small', 'crew'), S.idles())
      .when(A.aims('large', S, 0))
  gain('house-1').has('A', 'Infamy 13')
  gain(printed('infamy', { max: 10 }))
    .has('A', 'Infamy 10')
    .tells('infamy', { gained: 1, lost: 3 })
})

test('RW-R22 the chest to bury is named in the secret plan', () => {
  given()
    .ship('A', 'c0[1] c1[2] c2[3]')
    .dice({})
    .looksTheSameTo('S', [A.buries(0)], [A.buries(1)], [A.buries(2)], [A.plans('hull', 'crew', 'ports')])
    .when(A.buries(2), S.idles())
    .tells('buried', { seat: 0, chest: 2 })
    .has('A', 'c0[1] c1[2] c2[3]*')
})

test('RW-R23 sums give the shots, and every filled cannon of house-1 has at least one', () => {
  for (const [cannon, loaded] of [
    ['small', '[1]'],
    ['large', '[1,1]'],
  ] as const)
    given()
      .ship('A', `${cannon}${loaded}`)
      .ship('S', 'c0[5]')
      .dice({})
      .when(A.plans(cannon, 'hull', 'crew'), S.idles())
      .when(A.aims(cannon, S, 0))
      .tells('fired', { shots: 1 })
})

test('RW-R24 zero shots in another edition: it aims, steals nothing, gains Infamy and is wiped', () => {
  given({ edition: printed('small', { thresholds: [10, 12] }) })
    .ship('A', 'small[4]')
    .ship('S', 'c0[5]')
    .dice({ A: [5, 1, 1] })
    .when(A.plans('small', 'large', 'crew'), S.idles())
    .asks({ A: 'aim' })
    .when(A.aims('small', S, 0))
    .tells('fired', { shots: 0 })
    .tells('volley', { blocked: 0, loot: [] })
    .has('A', 'small[] Infamy 9')
    .untouched('S')
    .asks({ S: 'draft' })
})

test('RW-R25 nobody declines to fire: every answer to an aim names a target', () => {
  given()
    .ship('A', 'small[4]')
    .ship('S', 'c0[5] c2[1]')
    .dice({ A: [5, 1, 1] })
    .when(A.plans('small', 'large', 'crew'), S.idles())
    .offers(A.aims('small', S, 0), A.aims('small', S, 1), A.aims('small', S, 2))
})

test('RW-R26 left to right is spirits, chests, bury, hull, cannons, ports, crew', () => {
  expect(ICONS).toEqual(['spirits', 'chest0', 'chest1', 'chest2', 'bury', 'hull', 'small', 'large', 'ports', 'crew'])
})

test('RW-R27 a tie after Infamy is a shared victory, also of three', () => {
  const scene = given({ seats: 3 }).ship('A', 'c0[4]').ship('S', 'c1[4]').ship('K', 'c2[2,2]').round(30).dice({})
  scene.when(A.idles(), S.idles(), K.idles()).ends({ scores: { A: 5, S: 5, K: 5 }, winners: ['A', 'S', 'K'] })
})

test('RW-R28 two seats that feed only spirits and cannons end after round 30', () => {
  const scene = given()
  while (!scene.table.isOver) {
    scene.dice({})
    for (const one of [A, S]) scene.when(one.plans('small', 'large', 'spirits'))
    for (let ask = scene.state.asks.at(0); ask?.kind === 'raise' || ask?.kind === 'aim'; ask = scene.state.asks.at(0)) {
      const [one, other] = ask.seat === 0 ? [A, S] : [S, A]
      const { small } = scene.state.ships[ask.seat]
      const isAimed = scene.state.aims.length > 0
      scene.when(ask.kind === 'raise' ? one.raises('small') : one.aims(small.length === 2 && !isAimed ? 'small' : 'large', other, 0))
    }
  }
  expect(scene.state.round).toBe(30)
  scene.ends({ why: 'ended.limit' })
})

describe('RW-R29 the first player is random', () => {
  test.each([0, 1, 2])('RW-R29 chance says %i', (seat) => {
    given({ seats: 3, options: { first: 'random' }, chance: { first: [seat] } }).asks({ [['A', 'S', 'K'][seat]]: 'draft' })
  })
})

test('RW-R30 a chest cannot be filled and buried in one round', () => {
  given()
    .ship('A', 'c0[1,1,1,1,1,1,1] small[6] large[6,6]')
    .ship('S', 'c0[5,5]')
    .dice({ A: [6, 6, 6] })
    .when(A.buries(0), S.idles())
    .has('A', 'c0[1,1,1,1,1,1,1]* small[6] large[6,6]')
    .asks({ S: 'draft' })
})

test('RW-R1 an edition may have a bonus for each full chest, buried or not', () => {
  const scene = given({ edition: printed('chests', { fullBonus: 3 }) })
    .ship('A', `c0${FULL}* c1${FULL} c2[1]* Infamy 0`)
    .ship('S', 'c0[1] Infamy 0')
    .dice({})
    .when(A.idles(), S.idles())
    .ends({ scores: { A: 24 + 24 + 1 + 4 + 6, S: 1 } })
  const [first] = scene.game.outcome(readCtx(scene.game, scene.state)).standings
  expect(first.parts).toMatchObject({ buried: 4, full: 6 })
})

test('RW-R31 an edition may have chests of three sizes', () => {
  const scene = () => given({ edition: printed('chests', { columns: 2, rows: [1, 2, 3] }) }).ship('A', 'c0[1] c1[1,1,1] c2[1,1,1,1,1,1]')
  scene()
    .dice({})
    .refuses(A.lays('chest2'), 'RW-3.5', 'refuse.chestIsFull')
    .when(A.plans('chest0', 'chest1', 'hull'), S.idles())
    .ends({ why: 'ended.chests' })
})

test.each([0, 1, 2] as const)('RW-R31 the chests are equal: chest %i takes eight values', (chest) => {
  const seven = given().ship('A', `c${chest}[1,1,1,1,1,1,1]`).dice({})
  seven.when(A.lays(`chest${chest}`))
  given()
    .ship('A', `c${chest}${FULL}`)
    .dice({})
    .refuses(A.lays(`chest${chest}`), 'RW-3.5')
})
