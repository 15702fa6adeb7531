import { BadInput, start } from '@flotilla/kernel'
import { describe, expect, test } from 'vitest'
import data from '../src/edition/house-1.json' with { type: 'json' }
import { waves } from '../src/index.ts'
import { A, K, S } from './pirates.ts'
import { given } from './table.ts'

const SEED = 'b0a7'.padEnd(64, '0')
const begin = (seats: number, options: object) => () => start(waves, { seats, options, seed: SEED })

test('the first value of every option is the default', () => {
  expect(begin(2, {})().options).toEqual({
    mode: 'standard',
    first: 'random',
    portsTie: 'all',
    hullAgainstTwo: 'once',
    cannonShots: 'bySum',
    fireTie: 'leftOfFirst',
    emptyTargets: 'allowed',
    lootChest: 'perTarget',
    buryNamed: 'inPlan',
    raiseTiming: 'atWriting',
    roundLimit: 30,
    length: 'standard',
    draftOrder: 'round',
  })
})

describe('wrong options are refused by name', () => {
  test.each([
    ['mode', 'team'],
    ['first', 5],
    ['first', 'A'],
    ['first', 1.5],
    ['portsTie', 'first'],
    ['hullAgainstTwo', true],
    ['cannonShots', 'sum'],
    ['fireTie', ''],
    ['raiseTiming', null],
    ['roundLimit', 11],
    ['roundLimit', 61],
    ['roundLimit', 12.5],
    ['roundLimit', 'never'],
    ['emptyTargets', 'some'],
    ['lootChest', 'all'],
    ['buryNamed', 'never'],
    ['length', 'long'],
    ['draftOrder', 'random'],
  ])('%s: %j', (option, value) => {
    const wrong = begin(2, { [option]: value })
    expect(wrong).toThrow(BadInput)
    expect(wrong).toThrow(new RegExp(`options\\.${option}`))
  })

  test('an unknown option', () => expect(begin(2, { cannon: 'big' })).toThrow(/cannon/))
  test('first: a seat that is not there', () => expect(begin(3, { first: 3 })).toThrow(/seat 3/))
})

test('edition: another file plays with its own numbers', () => {
  const edition = { ...data, id: 'printed', hull: { ...data.hull, thresholds: [5, 10, 15] }, infamy: { ...data.infamy, start: 7 } }
  given({ edition }).has('A', 'Infamy 7').ship('A', 'hull[5,5]').has('A', 'hull[5,5]=2')
  expect(() => given({ edition: 'house-3' })).toThrow(/house-2.*house-1/)
})

describe('mode', () => {
  test('solo is for exactly one seat', () => {
    expect(begin(1, { mode: 'solo' })().ships).toHaveLength(2)
    expect(begin(2, { mode: 'solo' })).toThrow(/exactly 1/)
  })
  test('one seat without solo is refused', () => expect(begin(1, {})).toThrow(/solo/))
})

test.each([0, 1, 2])('first (RW-1.5): seat %i begins', (first) => {
  given({ seats: 3, options: { first } }).asks({ [['A', 'S', 'K'][first]]: 'draft' })
})

test('portsTie (RW-R4): none gives a tie no extra', () => {
  const tie = (portsTie: string) =>
    given({ seats: 3, options: { portsTie } })
      .ship('A', 'ports[4,4]')
      .ship('S', 'ports[5,3]')
      .ship('K', 'ports[3]')
      .dice({})
      .when(A.idles(), S.idles(), K.idles())
  tie('all').has('A', 'Infamy 7').has('S', 'Infamy 7').has('K', 'Infamy 5')
  tie('none').has('A', 'Infamy 6').has('S', 'Infamy 6').has('K', 'Infamy 5')
  given({ seats: 3, options: { portsTie: 'none' } })
    .ship('A', 'ports[4,5]')
    .ship('S', 'ports[5,3]')
    .dice({})
    .when(A.idles(), S.idles(), K.idles())
    .has('A', 'Infamy 7')
    .has('S', 'Infamy 6')
})

test.each([
  ['once', '[6,6]', 1, [6, 5, 4, 3], '[1,2]'],
  ['perCannon', '[6,6]', 2, [6, 5, 4], '[1,2,3]'],
  ['once', '[6,6,6,3]', 2, [6, 5, 4], '[1,2,3]'],
  ['perCannon', '[6,6,6,3]', 4, [6], '[1,2,3,4,5]'],
  ['once', '[6,6,6,6,6]', 3, [6, 5], '[1,2,3,4]'],
  ['perCannon', '[6,6,6,6,6]', 5, [], '[1,2,3,4,5,6]'],
])('hullAgainstTwo (RW-R2): %s against hull %s', (hullAgainstTwo, hull, blocked, loot, left) => {
  given({ options: { hullAgainstTwo } })
    .ship('A', 'small[5] large[5,5]')
    .ship('S', `c0[1,2,3,4,5,6] hull${hull}`)
    .dice({ A: [5, 5, 1] })
    .when(A.plans('small', 'large', 'crew'), S.idles())
    .when(A.aims('small', S, 0), A.aims('large', S, 0))
    .tells('volley', { blocked, loot })
    .has('S', `c0${left}`)
})

test('cannonShots (RW-R23): fixed gives all shots whatever the sum', () => {
  for (const [cannonShots, small, large] of [
    ['bySum', 1, 1],
    ['fixed', 2, 3],
  ] as const)
    given({ seats: 3, options: { cannonShots } })
      .ship('A', 'small[1] large[1,1]')
      .ship('S', 'c0[1,2,3,4]')
      .ship('K', 'c0[1,2,3,4]')
      .dice({})
      .when(A.plans('small', 'large', 'crew'), S.idles(), K.idles())
      .when(A.aims('small', S, 0), A.aims('large', K, 0))
      .tells('fired', { cannon: 'small', shots: small })
      .when(A.stows(0))
      .tells('fired', { cannon: 'large', shots: large })
})

test('fireTie (RW-R6): leftOfFirst makes the first player the farthest', () => {
  for (const [fireTie, order] of [
    ['fromFirst', ['K', 'A', 'S']],
    ['leftOfFirst', ['A', 'S', 'K']],
  ] as const) {
    const scene = given({ seats: 3, options: { fireTie } })
    for (const name of scene.seats) scene.ship(name, 'small[1] c0[1,1,1]')
    scene.first('K').dice({}).when(A.idles(), S.idles(), K.idles())
    const pirates = { A, S, K }
    for (const name of order)
      scene.asks({ [name]: 'aim' }).when(pirates[name].aims('small', name === 'A' ? S : A, 0), pirates[name].stows(1))
  }
})

describe('raiseTiming (RW-R17)', () => {
  const atReveal = () =>
    given({ options: { raiseTiming: 'atReveal' } })
      .ship('A', 'spirits[4]')
      .ship('S', 'spirits[1,1]')
      .dice({ A: [2, 3, 3], S: [1, 1, 1] })
      .when(A.plans('spirits', 'chest0', 'crew'), S.plans('hull', 'small', 'ports'))

  test('atReveal: one sealed ask right after W1 for all dice of the round', () => {
    atReveal()
      .has('A', 'spirits[4,2] c0[]')
      .asks({ A: { kind: 'raise', step: 'all' }, S: { kind: 'raise', step: 'all' } })
      .offers(A.raises(null), A.raises('chest0'), A.raises('crew'))
      .offers(S.raises(null), S.raises('hull'), S.raises('small'), S.raises('ports'))
      .looksTheSameTo('S', [A.raises('crew')], [A.raises(null)], [])
      .when(A.raises('crew'), S.raises('ports'))
      .has('A', 'spirits[] c0[3] crew[7]')
      .has('S', 'spirits[] hull[1] small[1] ports[7]')
      .asks({ S: 'draft' })
  })

  test('atReveal: every place but spirits and bury can be raised', () => {
    given({ seats: 3, options: { raiseTiming: 'atReveal' } })
      .ship('A', 'spirits[1,1]')
      .ship('S', 'spirits[1,1]')
      .ship('K', 'spirits[1,1]')
      .dice({})
      .when(A.plans('chest0', 'chest1', 'chest2'), S.plans('hull', 'small', 'large'), K.plans('ports', 'crew', 'chest1'))
      .offers(A.raises(null), A.raises('chest0'), A.raises('chest1'), A.raises('chest2'))
      .offers(S.raises(null), S.raises('hull'), S.raises('small'), S.raises('large'))
      .offers(K.raises(null), K.raises('ports'), K.raises('crew'), K.raises('chest1'))
  })

  test('atReveal: who keeps the pair is not asked again', () => {
    atReveal().when(A.raises(null), S.raises(null)).has('A', 'spirits[4,2] c0[3] crew[3]').has('S', 'spirits[1,1]').asks({ S: 'draft' })
  })

  test('atReveal: no die on spirits or bury', () => {
    given({ options: { raiseTiming: 'atReveal' } })
      .ship('A', 'spirits[4,4] c0[1]')
      .dice({})
      .when(A.buries(0), S.idles())
      .asks({ S: 'draft' })
  })
})

test.each([12, 60])('roundLimit (RW-13.5, RW-R28): %i', (roundLimit) => {
  given({ options: { roundLimit } })
    .round(roundLimit - 1)
    .dice({})
    .when(A.idles(), S.idles())
    .asks({ S: 'draft' })
  given({ options: { roundLimit } }).round(roundLimit).dice({}).when(A.idles(), S.idles()).ends({ why: 'ended.limit' })
})

test('roundLimit (RW-R28): off lets a game go on as long as it takes', () => {
  given({ options: { roundLimit: 'off' } })
    .round(60)
    .dice({})
    .when(A.idles(), S.idles())
    .asks({ S: 'draft' })
})

test('emptyTargets (RW-R14): an empty chest may be aimed at, or not', () => {
  const aims = (emptyTargets: string) =>
    given({ options: { emptyTargets } })
      .ship('A', 'small[5]')
      .ship('S', 'c0[5]* c1[4]')
      .dice({ A: [5, 1, 1] })
      .when(A.plans('small', 'large', 'crew'), S.idles())
  aims('allowed')
    .offers(A.aims('small', S, 1), A.aims('small', S, 2))
    .when(A.aims('small', S, 2))
    .untouched('S')
    .has('A', 'small[] Infamy 10')
  aims('forbidden')
    .offers(A.aims('small', S, 1))
    .refuses(A.aims('small', S, 2), 'RW-9.6', 'refuse.targetEmpty')
})

describe('lootChest (RW-R19)', () => {
  const two = (lootChest: string) =>
    given({ seats: 3, options: { lootChest } })
      .ship('A', 'small[5] large[5,5]')
      .ship('S', 'c0[1,2]')
      .ship('K', 'c0[4,5,6]')
      .dice({ A: [5, 5, 1] })
      .when(A.plans('small', 'large', 'crew'), S.idles(), K.idles())
      .when(A.aims('small', S, 0), A.aims('large', K, 0))

  test('perTarget: each volley has its own', () => {
    two('perTarget').when(A.stows(0), A.stows(1)).has('A', 'c0[2,1] c1[6,5,4]').asks({ S: 'draft' })
  })

  test('once: all loot of the round in the order it was taken', () => {
    two('once')
      .tells('volley', { target: 1, loot: [2, 1] }, { target: 2, loot: [6, 5, 4] })
      .when(A.stows(0))
      .has('A', 'c0[2,1,6,5,4]')
      .asks({ S: 'draft' })
  })

  test('once: nothing taken, nothing asked', () => {
    given({ options: { lootChest: 'once' } })
      .ship('A', 'small[5]')
      .dice({ A: [5, 1, 1] })
      .when(A.plans('small', 'large', 'crew'), S.idles())
      .when(A.aims('small', S, 0))
      .asks({ S: 'draft' })
  })
})

describe('buryNamed (RW-R22): atWriting', () => {
  const digging = () =>
    given({ seats: 3, options: { buryNamed: 'atWriting' } })
      .ship('A', 'c0[3] c1[6] small[5]')
      .ship('S', 'c0[2] c2[4]')
      .ship('K', 'c1[5]')
      .dice({})

  test('the plan says only that one buries, and all who do name their chest together in W3', () => {
    digging()
      .refuses(A.digs(0), null)
      .when(A.plans('bury', 'bury', 'bury'), S.plans('bury', 'bury', 'bury'), K.idles())
      .asks({ A: 'bury', S: 'bury' })
      .offers(A.names(0), A.names(1))
      .refuses(A.names(2), 'RW-3.8', 'refuse.nothingToBury')
      .looksTheSameTo('S', [A.names(0)], [A.names(1)], [])
      .when(A.names(1), S.names(2))
      .tells('buried', { seat: 0, chest: 1 }, { seat: 1, chest: 2 })
      .has('A', 'c0[3] c1[6]*')
      .has('S', 'c0[2] c2[4]*')
      .has('K', 'c1[5]')
      .asks({ S: 'draft' })
  })

  test('who has one chest to bury is not asked', () => {
    digging()
      .when(A.plans('small', 'large', 'crew'), S.idles(), K.plans('bury', 'bury', 'bury'))
      .has('K', 'c1[5]*')
      .asks({ A: 'aim' })
  })

  test('nothing to bury, no burial; and the default is the richest chest', () => {
    given({ options: { buryNamed: 'atWriting' } })
      .dice({})
      .refuses(A.lays('bury'), 'RW-3.8', 'refuse.nothingToBury')
    digging()
      .when(A.plans('bury', 'bury', 'bury'), S.idles(), K.idles())
      .timesOut(A.names(1))
      .has('A', 'c1[6]*')
  })
})

test('length: short chests have four squares', () => {
  given({ options: { length: 'short' } })
    .ship('A', 'c0[1,1,1,1] c1[1,1,1,1] c2[1,1,1]')
    .dice({})
    .refuses(A.lays('chest0'), 'RW-3.5', 'refuse.chestIsFull')
    .when(A.plans('chest2', 'small', 'large'), S.idles())
    .has('A', 'c2[1,1,1,1]')
    .ends({ why: 'ended.chests' })
  given({ options: { length: 'short' } })
    .ship('A', 'c0[1,1,1,1] c1[1,1,1] c2[1,1]* small[5]')
    .ship('S', 'c0[6,6]')
    .dice({ A: [5, 1, 1] })
    .when(A.plans('small', 'large', 'crew'), S.idles())
    .when(A.aims('small', S, 0))
    .tells('stowed', { chest: 1, values: [6], lost: [6] })
    .ends({ why: 'ended.chests' })
})

test('draftOrder: snake runs the second lap backwards', () => {
  for (const [draftOrder, order] of [
    ['round', 'S K A S K A S K A'],
    ['snake', 'S K A A K S S K A'],
  ] as const)
    expect(
      given({ seats: 3, options: { draftOrder, first: 1 } })
        .draftsByDefault()
        .join(' '),
    ).toBe(order)
})
