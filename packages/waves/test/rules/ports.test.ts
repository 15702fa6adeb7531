import { describe, test } from 'vitest'
import { A, K, S } from '../pirates.ts'
import { given } from '../table.ts'

/** Ports as given, and a round in which nobody writes any. */
const income = (ports: Readonly<Record<string, string>>, options = {}) => {
  const scene = given({ seats: 3, options })
  for (const [name, values] of Object.entries(ports)) scene.ship(name, `ports${values}`)
  return scene.dice({}).when(A.idles(), S.idles(), K.idles())
}

test('RW-10.1 a die on ports is written into the next ports square', () => {
  given()
    .ship('A', 'ports[3,6]')
    .dice({ A: [4, 1, 1] })
    .when(A.plans('ports', 'small', 'large'), S.idles())
    .has('A', 'ports[3,6,4]')
})

describe('RW-10.2 every seat gains its ports level, also one that wrote nothing', () => {
  test.each([
    ['[3]', 0],
    ['[4]', 1],
    ['[6,3]', 1],
    ['[6,4]', 2],
    ['[6,6,2]', 2],
    ['[6,6,3]', 3],
    ['[7,7,7,7,7]', 3],
  ])('RW-10.2 ports%s: %i', (ports, level) => {
    income({ A: ports, S: '[7,7,7,7,7]' })
      .has('A', `Infamy ${5 + level + (ports === '[7,7,7,7,7]' ? 1 : 0)}`)
      .has('K', 'Infamy 5')
  })

  test('RW-10.2, 10.3 sums 12 and 9: 2 and 1 for the highest, 1', () => {
    given()
      .ship('A', 'ports[6,6]')
      .ship('S', 'ports[2,3,4]')
      .dice({})
      .when(A.idles(), S.idles())
      .has('A', 'Infamy 8 ports[6,6]=2')
      .has('S', 'Infamy 6 ports[2,3,4]=1')
  })

  test('RW-0.2, 10.2 a level reached this round pays this round', () => {
    given()
      .ship('A', 'ports[3] spirits[6,1]')
      .dice({ A: [2, 1, 1] })
      .when(A.plans('ports', 'small', 'large'), S.idles())
      .when(A.raises('ports'))
      .has('A', 'ports[3,7]=2 Infamy 8')
  })
})

describe('RW-10.3 the highest sum above 0 gains 1 more', () => {
  test('RW-10.3 tied seats each gain it', () => {
    income({ A: '[4,4]', S: '[5,3]', K: '[3]' }).has('A', 'Infamy 7').has('S', 'Infamy 7').has('K', 'Infamy 5')
  })

  test('RW-10.3 the level may be 0', () => {
    income({ A: '[3]' }).has('A', 'Infamy 6').has('S', 'Infamy 5').has('K', 'Infamy 5')
  })

  test('RW-10.3 all sums 0: nobody', () => {
    income({}).has('A', 'Infamy 5').has('S', 'Infamy 5').has('K', 'Infamy 5').tells('infamy')
  })

  test('RW-10.3 the sum counts, not the level', () => {
    income({ A: '[6,3]', S: '[4]' }).has('A', 'Infamy 7').has('S', 'Infamy 6')
  })
})

test('RW-10.4 both gains are added, then capped, for all at once', () => {
  given()
    .ship('A', 'ports[6,6,6] Infamy 16')
    .ship('S', 'ports[6,6,6] Infamy 14')
    .dice({})
    .when(A.idles(), S.idles())
    .has('A', 'Infamy 18')
    .has('S', 'Infamy 18')
    .tells('infamy', { seat: 0, gained: 2, lost: 2, why: 'ports' }, { seat: 1, gained: 4, lost: 0, why: 'ports' })
})

test('RW-10.5 income happens in the last round too', () => {
  given()
    .ship('A', 'ports[4,4] Infamy 1 c0[1]* c1[1]* c2[1]')
    .ship('S', 'Infamy 0')
    .dice({})
    .when(A.buries(2), S.idles())
    .has('A', 'Infamy 3')
    .ends({ scores: { A: 10, S: 0 } })
})

test('RW-10.6 full ports are worth 5 points, whatever the level', () => {
  given()
    .ship('A', 'ports[1,1,1,1] Infamy 0')
    .ship('S', 'ports[6,6,6,6] Infamy 0')
    .round(30)
    .dice({})
    .when(A.plans('ports', 'small', 'large'), S.idles())
    .has('A', 'ports[1,1,1,1,1]=1 Infamy 1')
    .has('S', 'Infamy 4')
    .ends({ scores: { A: 5, S: 1 } })
})
