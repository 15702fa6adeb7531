import { describe, expect, test } from 'vitest'
import { A, K, S } from '../pirates.ts'
import { given } from '../table.ts'

describe('RW-4.1 the seven steps run once each, left to right, for all seats together', () => {
  test('RW-4.1 W1 to W7', () => {
    const scene = given({ seats: 3, options: { emptyTargets: 'forbidden' } })
      .ship('A', 'large[5,4] c0[6]')
      .ship('S', 'c1[2]')
      .dice({ A: [4, 1, 3], S: [1, 1, 1], K: [4, 5, 6] })
      .when(A.plans('large', 'spirits', 'chest0'), S.buries(1), K.plans('crew', 'ports', 'hull'))
    const steps = scene.told('K').flatMap(({ type, seat, icon, why }) => {
      if (type === 'wrote') return `${scene.seats[Number(seat)]} ${String(icon)}`
      return type === 'buried' || type === 'hired' ? type : type === 'infamy' ? `infamy ${String(why)}` : []
    })
    expect(steps).toEqual([
      'A spirits',
      'A chest0',
      'buried',
      'K hull',
      'A large',
      'infamy large',
      'K ports',
      'infamy ports',
      'K crew',
      'hired',
    ])
  })

  test('RW-4.1 for all seats together: one step of both before the next', () => {
    const scene = given()
      .dice({ A: [2, 3, 4], S: [5, 6, 1] })
      .when(A.plans('crew', 'chest0', 'hull'), S.plans('hull', 'crew', 'chest2'))
    const wrote = scene.told(null).filter(({ type }) => type === 'wrote')
    expect(wrote.map(({ seat, icon, value }) => [seat, icon, value])).toEqual([
      [0, 'chest0', 3],
      [1, 'chest2', 1],
      [0, 'hull', 4],
      [1, 'hull', 5],
      [0, 'crew', 2],
      [1, 'crew', 6],
    ])
  })
})

test('RW-4.2 every die writes one value, its face or 7, into the next free square', () => {
  given()
    .ship('A', 'hull[3] spirits[2,2] c1[5]')
    .dice({ A: [4, 6, 1] })
    .when(A.plans('hull', 'chest1', 'ports'), S.idles())
    .when(A.raises('ports'))
    .has('A', 'hull[3,4] c1[5,6] ports[7] spirits[]')
    .tells(
      'wrote',
      { seat: 0, icon: 'chest1', value: 6, raised: false },
      { seat: 0, icon: 'hull', value: 4, raised: false },
      { seat: 1, icon: 'small', value: 1 },
      { seat: 1, icon: 'large', value: 1 },
      { seat: 0, icon: 'ports', value: 7, raised: true },
    )
})

test('RW-4.3 writing is simultaneous: who confirms or decides first makes no difference', () => {
  const scene = () =>
    given({ seats: 3 })
      .ship('A', 'spirits[1,1] hull[6]')
      .ship('S', 'spirits[6,6] c0[4]')
      .dice({ A: [1, 2, 3], S: [4, 5, 6], K: [1, 1, 1] })
  const plans = [A.plans('chest0', 'hull', 'crew'), S.plans('chest0', 'ports', 'hull'), K.idles()]
  const raises = [A.waits, S.raises('chest0'), A.raises('hull')]
  const forward = scene().when(...plans, ...raises)
  const backward = scene().when(...plans.toReversed(), raises[1], raises[0], raises[2])
  expect(backward.state.ships).toEqual(forward.state.ships)
  forward.has('A', 'c0[1] hull[6,7] crew[3] spirits[]').has('S', 'c0[4,7] ports[5] hull[6] spirits[]')
})

test('RW-4.4 a legal plan is always written whole: chests fill in W2, before any loot arrives', () => {
  given()
    .ship('A', 'c0[1,2,3,4,5,6,1] small[6]')
    .ship('S', 'c0[5,6]')
    .dice({ A: [4, 6, 1] })
    .when(A.plans('chest0', 'small', 'crew'), S.idles())
    .has('A', 'c0[1,2,3,4,5,6,1,4]')
    .when(A.aims('small', S, 0))
    .refuses(A.stows(0), 'RW-9.14', 'refuse.chestIsFull')
    .when(A.stows(1))
    .has('A', 'c0[1,2,3,4,5,6,1,4] c1[6,5] small[] crew[1]')
})

test('RW-4.5 values go only with a spent pair, a theft and a fired cannon', () => {
  given({ seats: 3 })
    .ship('A', 'spirits[2,3] c0[1] hull[4] small[5] large[6] ports[2] crew[1]')
    .ship('S', 'spirits[4] c0[2,3,5] c1[6] hull[2] small[1] large[2] ports[3] crew[2]')
    .ship('K', 'spirits[4,4] c0[2,3] c1[6]* hull[2] small[1] large[2] ports[3] crew[2]')
    .dice({ A: [5, 1, 1], S: [1, 2, 3], K: [1, 1, 1] })
    .when(A.plans('small', 'hull', 'crew'), S.plans('chest2', 'ports', 'hull'), K.buries(0))
    .when(A.raises('hull'))
    .when(A.aims('small', S, 0), A.stows(0))
    .has('A', 'spirits[] c0[1,5,3] hull[4,7] small[] large[6] ports[2] crew[1,1]')
    .has('S', 'spirits[4] c0[2] c1[6] c2[1] hull[2,3] small[1] large[2] ports[3,2] crew[2]')
    .has('K', 'spirits[4,4] c0[2,3]* c1[6]* hull[2] small[1] large[2] ports[3] crew[2]')
})
