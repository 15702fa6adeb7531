import { describe, test } from 'vitest'
import { A, K, S } from '../pirates.ts'
import { given } from '../table.ts'

test('RW-5.1 a die on spirits writes its face, also when another die is raised', () => {
  given()
    .dice({ A: [6, 1, 1] })
    .when(A.plans('spirits', 'small', 'large'), S.idles())
    .has('A', 'spirits[6]')
    .dice({ A: [2, 1, 1] })
    .when(A.plans('spirits', 'hull', 'crew'), S.plans('hull', 'crew', 'ports'))
    .asks({ A: { kind: 'raise', step: 'hull' } })
    .has('A', 'spirits[6,2]')
})

test.each(['1,1', '6,6', '2,1'])('RW-5.2 the pair [%s] is ready, one square is not', (pair) => {
  given()
    .ship('A', `spirits[${pair}]`)
    .dice({})
    .when(A.plans('hull', 'small', 'large'), S.idles())
    .asks({ A: { kind: 'raise', step: 'hull' } })
  given()
    .ship('A', `spirits[${pair[0]}]`)
    .dice({})
    .when(A.plans('hull', 'small', 'large'), S.idles())
    .asks({ S: 'draft' })
})

describe('RW-5.3 a seat with a ready pair that writes a die in the step may spend it for a 7', () => {
  test('RW-5.3 W2: any of the chests written', () => {
    given()
      .ship('A', 'spirits[1,1] c2[4]')
      .dice({ A: [2, 3, 5] })
      .when(A.plans('chest0', 'chest2', 'hull'), S.idles())
      .asks({ A: { kind: 'raise', step: 'chests' } })
      .offers(A.raises(null), A.raises('chest0'), A.raises('chest2'), A.raises('hull'), A.waits)
      .refuses(A.raises('crew'), null)
      .when(A.raises('chest2'))
      .has('A', 'c0[2] c2[4,7] hull[5] spirits[]')
      .asks({ S: 'draft' })
  })

  test('RW-5.3 W4: hull', () => {
    given()
      .ship('A', 'spirits[1,1]')
      .dice({ A: [2, 3, 5] })
      .when(A.plans('hull', 'small', 'large'), S.idles())
      .asks({ A: { kind: 'raise', step: 'hull' } })
      .offers(A.raises(null), A.raises('hull'), A.raises('small'), A.raises('large'), A.waits)
      .when(A.raises('hull'))
      .has('A', 'hull[7] small[3] large[5] spirits[]')
      .asks({ S: 'draft' })
  })

  test('RW-5.3 W5: either cannon', () => {
    given()
      .ship('A', 'spirits[1,1]')
      .dice({ A: [2, 3, 5] })
      .when(A.plans('small', 'large', 'crew'), S.idles())
      .asks({ A: { kind: 'raise', step: 'cannons' } })
      .offers(A.raises(null), A.raises('small'), A.raises('large'), A.raises('crew'), A.waits)
      .when(A.raises('large'))
      .has('A', 'small[2] large[7] crew[5] spirits[]')
      .asks({ S: 'draft' })
  })

  test('RW-5.3 W6: ports', () => {
    given()
      .ship('A', 'spirits[1,1]')
      .dice({ A: [2, 3, 5] })
      .when(A.plans('ports', 'small', 'large'), S.idles())
      .when(A.waits)
      .asks({ A: { kind: 'raise', step: 'ports' } })
      .offers(A.raises(null), A.raises('ports'))
      .when(A.raises('ports'))
      .has('A', 'ports[7]=1 spirits[]')
  })

  test('RW-5.2, 5.3 W7: crew becomes 7, level 1, and a die goes into the bag', () => {
    given()
      .ship('A', 'spirits[2,1]')
      .dice({ A: [3, 1, 1] })
      .when(A.plans('crew', 'small', 'large'), S.idles())
      .when(A.waits)
      .asks({ A: { kind: 'raise', step: 'crew' } })
      .offers(A.raises(null), A.raises('crew'))
      .when(A.raises('crew'))
      .has('A', 'crew[7]=1 spirits[] supply 2')
      .tells('hired', { seat: 0, dice: 1 })
  })

  test('RW-5.3 a seat that writes nothing in a step is not asked in it', () => {
    given({ seats: 3 })
      .ship('A', 'spirits[1,1]')
      .ship('S', 'spirits[1,1]')
      .dice({})
      .when(A.plans('chest0', 'hull', 'ports'), S.plans('small', 'large', 'crew'), K.idles())
      .asks({ A: { kind: 'raise', step: 'chests' } })
      .when(A.waits)
      .asks({ A: { kind: 'raise', step: 'hull' } })
      .when(A.waits)
      .asks({ S: { kind: 'raise', step: 'cannons' } })
      .when(S.waits)
      .asks({ A: { kind: 'raise', step: 'ports' } })
      .when(A.raises(null))
      .asks({ S: { kind: 'raise', step: 'crew' } })
  })
})

test('RW-5.4 spending is voluntary, and an unspent pair stays', () => {
  given()
    .ship('A', 'spirits[1,1]')
    .dice({ A: [2, 3, 4] })
    .when(A.plans('chest0', 'hull', 'ports'), S.idles())
    .asks({ A: { kind: 'raise', step: 'chests' } })
    .when(A.raises(null))
    .has('A', 'spirits[1,1] c0[2] hull[3] ports[4]')
    .asks({ S: 'draft' })
    .dice({ A: [2, 3, 4] })
    .when(A.plans('chest0', 'small', 'large'), S.plans('hull', 'ports', 'crew'))
    .when(A.raises('chest0'))
    .has('A', 'spirits[] c0[2,7]')
})

test('RW-5.5 a pair completed in W1 is ready from W2 of the same round', () => {
  given()
    .ship('A', 'spirits[4] hull[6]')
    .dice({ A: [2, 6, 1] })
    .when(A.plans('spirits', 'chest0', 'hull'), S.idles())
    .has('A', 'spirits[4,2]')
    .asks({ A: { kind: 'raise', step: 'chests' } })
    .when(A.raises('hull'))
    .has('A', 'spirits[] c0[6] hull[6,7]=1')
})

test('RW-5.6 at most one raise per seat and round', () => {
  given()
    .ship('A', 'spirits[4]')
    .dice({ A: [2, 1, 1] })
    .when(A.plans('spirits', 'hull', 'crew'), S.idles())
    .when(A.raises('hull'))
    .has('A', 'spirits[] hull[7] crew[1]')
    .asks({ S: 'draft' })
})

describe('RW-5.7 a 7 counts as 7 everywhere', () => {
  test('RW-5.7 in sums and points', () => {
    given()
      .ship('A', 'c0[7]* c1[7]* c2[7] Infamy 0')
      .dice({})
      .when(A.buries(2), S.idles())
      .ends({ scores: { A: 27, S: 1 } })
    given().ship('A', 'ports[3,7]').has('A', 'ports[3,7]=2')
  })

  test('RW-5.7 in theft', () => {
    given()
      .ship('A', 'small[3]')
      .ship('S', 'c0[1,7]')
      .dice({ A: [2, 1, 1] })
      .when(A.plans('small', 'large', 'crew'), S.idles())
      .when(A.aims('small', S, 0), A.stows(2))
      .has('A', 'c2[7]')
      .has('S', 'c0[1]')
  })

  test('RW-5.7 as the lowest value of a cannon', () => {
    given()
      .ship('A', 'small[7] spirits[1,1] Infamy 2')
      .dice({ A: [1, 1, 1] })
      .when(A.plans('small', 'large', 'crew'), S.idles())
      .when(A.raises('small'), A.aims('small', S, 0))
      .has('A', 'small[] Infamy 9')
  })

  test('RW-5.7 a drunken sailor may be raised', () => {
    given()
      .ship('A', 'spirits[1,1] Infamy 0')
      .drafts('A', 'S6', 'S5')
      .when(A.takesSailor('S6'), S.takes('S5'), A.plans('small', 'large', 'chest0'), S.idles())
      .when(A.raises('chest0'))
      .has('A', 'c0[7]')
  })
})

describe('RW-5.8 dice on spirits or bury cannot be raised', () => {
  test('RW-5.8 a burying seat is not asked', () => {
    given().ship('A', 'spirits[1,1] c0[3]').dice({}).when(A.buries(0), S.idles()).has('A', 'spirits[1,1] c0[3]*').asks({ S: 'draft' })
  })

  test('RW-5.8 the die that completes the pair is not offered', () => {
    given()
      .ship('A', 'spirits[1]')
      .dice({})
      .when(A.plans('spirits', 'chest0', 'small'), S.idles())
      .offers(A.raises(null), A.raises('chest0'), A.raises('small'), A.waits)
      .refuses(A.raises('spirits'), null)
  })
})

test('RW-5.9 spirits squares are worth nothing at the end', () => {
  given()
    .ship('A', 'spirits[6,6] c0[1]* c1[1]* c2[1] Infamy 0')
    .ship('S', 'Infamy 0')
    .dice({})
    .when(A.buries(2), S.idles())
    .ends({ scores: { A: 9, S: 0 } })
})
