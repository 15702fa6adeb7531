import { describe, expect, test } from 'vitest'
import { A, K, S } from '../pirates.ts'
import { given } from '../table.ts'

const ICONS = ['spirits', 'chest0', 'chest1', 'chest2', 'hull', 'small', 'large', 'ports', 'crew'] as const
const FULL_CHEST = '[1,2,3,4,5,6,1,2]'

describe('RW-3.1 all seats allocate at the same time and in secret, all three dice', () => {
  test('RW-3.1 everybody is asked at once, and nobody waits for another', () => {
    given({ seats: 3 })
      .dice({})
      .asks({ A: { kind: 'place', die: 0 }, S: { kind: 'place', die: 0 }, K: { kind: 'place', die: 0 } })
      .when(K.lays('hull'), S.lays('crew'), K.lays('ports'))
      .asks({ A: { kind: 'place', die: 0 }, S: { kind: 'place', die: 1 }, K: { kind: 'place', die: 2 } })
      .untouched('A', 'S', 'K')
  })

  test('RW-3.1 no YARRR before the third die is placed', () => {
    given()
      .dice({})
      .refuses(A.yarrr, null, 'kernel.noSuchChoice')
      .when(A.lays('hull'), A.lays('crew'))
      .refuses(A.yarrr, null, 'kernel.noSuchChoice')
      .when(A.lays('small'))
      .offers(A.yarrr, A.again)
  })

  test('RW-3.1 no die goes overboard while it has a place', () => {
    given().dice({}).refuses(A.lays('overboard'), 'RW-3.1', 'refuse.aPlaceIsLeft')
  })
})

describe('RW-3.2 a plan is three dice on three icons, or all three on bury with one chest named', () => {
  test('RW-3.2 an empty ship: every icon but bury', () => {
    given()
      .dice({})
      .offers(...ICONS.map((icon) => A.lays(icon)))
  })

  test('RW-3.2 after the first die on bury the others go there too', () => {
    given()
      .ship('A', 'c0[5] c1[4,4]')
      .dice({})
      .offers(A.digs(0), A.digs(1), ...ICONS.map((icon) => A.lays(icon)))
      .refuses(A.lays('bury'), null, 'kernel.noSuchChoice')
      .when(A.digs(1))
      .offers(A.lays('bury'))
      .refuses(A.lays('hull'), 'RW-7.1', 'refuse.burying')
      .when(A.lays('bury'))
      .offers(A.lays('bury'))
      .when(A.lays('bury'))
      .offers(A.yarrr, A.again)
  })

  test('RW-3.2 after another icon bury is closed', () => {
    given()
      .ship('A', 'c0[5]')
      .dice({})
      .when(A.lays('hull'))
      .refuses(A.lays('bury'), 'RW-7.1', 'refuse.buryTakesAll')
      .refuses(A.digs(0), 'RW-7.1', 'refuse.buryTakesAll')
      .when(A.lays('crew'))
      .refuses(A.lays('bury'), 'RW-7.1')
      .refuses(A.digs(0), 'RW-7.1')
  })
})

describe('RW-3.3 each icon takes one die per round', () => {
  test('RW-3.3 a second die on crew is refused, three chests are three icons', () => {
    given()
      .dice({ A: [4, 4, 2] })
      .when(A.lays('crew'))
      .refuses(A.lays('crew'), 'RW-3.3', 'refuse.oneDiePerIcon')
      .when(A.lays('hull'), A.lays('small'), A.again)
      .when(A.plans('chest0', 'chest1', 'chest2'), S.idles())
      .has('A', 'c0[4] c1[4] c2[2]')
  })

  test.each(ICONS)('RW-3.3 %s', (icon) => {
    given()
      .dice({})
      .when(A.lays(icon))
      .refuses(A.lays(icon), 'RW-3.3')
      .offers(...ICONS.filter((other) => other !== icon).map((other) => A.lays(other)))
      .asks({ A: { kind: 'place', die: 1 }, S: { kind: 'place', die: 0 } })
  })

  test('RW-3.3 the two cannons are two icons', () => {
    given()
      .dice({ A: [4, 5, 2] })
      .when(A.plans('small', 'large', 'crew'), S.idles())
      .has('A', 'small[4] large[5] crew[2]')
  })
})

test('RW-3.4 spirits takes a die while fewer than two squares are filled', () => {
  given().ship('A', 'spirits[4]').dice({}).when(A.lays('spirits'))
  given().ship('A', 'spirits[4,6]').dice({}).refuses(A.lays('spirits'), 'RW-3.4', 'refuse.pairIsFull')
})

test('RW-3.5 a chest takes a die if it is open', () => {
  given()
    .ship('A', `c0[1,2,3,4,5,6,1] c1${FULL_CHEST} c2[5]*`)
    .dice({})
    .refuses(A.lays('chest1'), 'RW-3.5', 'refuse.chestIsFull')
    .refuses(A.lays('chest2'), 'RW-6.5', 'refuse.chestIsBuried')
    .when(A.lays('chest0'))
})

test.each(['hull', 'ports', 'crew'] as const)('RW-3.6 %s takes a die while it is not full', (row) => {
  given().ship('A', `${row}[1,1,1,1]`).dice({}).when(A.lays(row))
  given().ship('A', `${row}[1,1,1,1,1]`).dice({}).refuses(A.lays(row), 'RW-3.6', 'refuse.rowIsFull')
})

test('RW-3.7 cannons always take a die, also in the round after they have fired', () => {
  given()
    .ship('A', 'small[6] large[6,6]')
    .dice({ A: [6, 6, 1] })
    .when(A.plans('small', 'large', 'spirits'), S.idles())
    .when(A.aims('small', S, 0), A.aims('large', S, 0))
    .has('A', 'small[] large[]')
    .dice({ A: [2, 3, 1] })
    .when(A.plans('small', 'large', 'crew'), S.plans('hull', 'crew', 'ports'))
    .has('A', 'small[2] large[3]')
})

test('RW-3.8 bury takes an unburied chest with at least one value', () => {
  given()
    .ship('A', 'c1[5]* c2[5]')
    .dice({})
    .refuses(A.digs(0), 'RW-3.8', 'refuse.nothingToBury')
    .refuses(A.digs(1), 'RW-3.8', 'refuse.alreadyBuried')
    .offers(A.digs(2), ...ICONS.filter((icon) => icon !== 'chest1').map((icon) => A.lays(icon)))
})

test('RW-3.9 colour and face of a die never matter for where it may go', () => {
  const pool = ['clear 6', 'A1', 'S3', 'S4', 'clear 2', 'A5']
  for (const drafted of [
    [A.takes('clear 6'), A.takes('A1'), A.bribes('S3')],
    [A.bribes('S3'), A.takes('clear 6'), A.takes('A1')],
    [A.takes('A1'), A.bribes('S3'), A.takes('clear 6')],
  ])
    given()
      .drafts('A', ...pool)
      .when(drafted[0], S.takes('S4'), drafted[1], S.takes('clear 2'), drafted[2], S.takesSailor('A5'))
      .offers(...ICONS.map((icon) => A.lays(icon)))
      .when(A.lays('small'))
      .offers(...ICONS.filter((icon) => icon !== 'small').map((icon) => A.lays(icon)))
      .when(A.lays('crew'))
      .offers(...ICONS.filter((icon) => icon !== 'small' && icon !== 'crew').map((icon) => A.lays(icon)))
})

describe('RW-3.10 a plan is confirmed with YARRR, and may be taken back until the last seat has confirmed', () => {
  test('RW-3.10, 3.11 the second plan is the one revealed; the other saw only the flag go off and on', () => {
    const scene = given()
      .dice({ A: [6, 5, 4] })
      .when(A.plans('chest0', 'hull', 'crew'))
      .asks({ A: { kind: 'hold', optional: true }, S: 'place' })
      .offers(A.again)
      .when(A.again, A.plans('small', 'ports', 'chest2'))
    expect(scene.told('S')).toEqual([
      { type: 'yarrr', seat: 0, ready: false },
      { type: 'yarrr', seat: 0, ready: true },
    ])
    scene.when(S.idles()).has('A', 'small[6] ports[5] c2[4] c0[] hull[] crew[]')
  })

  test('RW-3.10 before YARRR it may be taken back too, and nobody hears of it', () => {
    const scene = given()
      .dice({})
      .when(A.lays('hull'), A.lays('crew'), A.lays('ports'), A.again)
      .asks({ A: { kind: 'place', die: 0 }, S: { kind: 'place', die: 0 } })
      .offers(...ICONS.map((icon) => A.lays(icon)))
    expect(scene.told('S')).toEqual([])
  })

  test('RW-3.10 a burial may be taken back for an ordinary plan', () => {
    given()
      .ship('A', 'c0[5]')
      .dice({ A: [2, 3, 4] })
      .when(A.buries(0), A.again, A.plans('chest1', 'hull', 'crew'), S.idles())
      .has('A', 'c0[5] c1[2] hull[3] crew[4]')
  })

  test('RW-3.10 the last seat to confirm cannot: it is revealed at once', () => {
    given()
      .dice({})
      .when(A.plans('chest0', 'hull', 'crew'), S.idles())
      .refuses(A.again, null, 'kernel.notAsked')
  })
})

describe('RW-3.11 when the last seat confirms all plans are revealed at once', () => {
  test('RW-3.11 nothing happens before, everything then', () => {
    const scene = given({ seats: 3 })
      .dice({ A: [6, 6, 6] })
      .when(A.plans('chest0', 'hull', 'crew'), S.idles())
      .untouched('A', 'S', 'K')
      .tells('revealed')
      .when(K.lays('hull'), K.lays('ports'), K.lays('chest1'))
      .tells('revealed')
      .when(K.yarrr)
      .tells('revealed', {
        plans: [
          ['chest0', 'hull', 'crew'],
          ['small', 'large', 'spirits'],
          ['hull', 'ports', 'chest1'],
        ],
      })
      .has('A', 'c0[6] hull[6] crew[6]')
    expect(scene.told('S').map(({ type }) => type)).toContain('revealed')
  })
})
