import { readCtx } from '@flotilla/kernel'
import { describe, expect, test } from 'vitest'
import { A, K, L, PIRATES, S } from '../pirates.ts'
import { given, type Voyage } from '../table.ts'

const partsOf = (scene: Voyage, name: string) =>
  scene.game.outcome(readCtx(scene.game, scene.state)).standings.find(({ seat }) => scene.seats[seat] === name)?.parts

/** The last round is over with these ships. */
function last(...ships: string[]): Voyage {
  const scene = given({ seats: ships.length })
  ships.forEach((ship, i) => scene.ship(PIRATES[i].name, ship))
  return scene
    .round(30)
    .dice({})
    .when(...[A, S, K, L].slice(0, ships.length).map((one) => one.plans('small', 'large', 'spirits')))
}

test('RW-14.1 all values in all own chests, buried or not', () => {
  const scene = last('c0[6,5]* c1[7] c2[1,1,1] Infamy 0', 'c2[4]* Infamy 0')
  expect(partsOf(scene, 'A')?.treasure).toBe(21)
  scene.ends({ scores: { A: 23, S: 6 } })
})

test.each([
  ['c0[1] c1[1] c2[1]', 0],
  ['c0[1]* c1[1] c2[1]', 2],
  ['c0[1]* c1[1]* c2[1]', 4],
])('RW-14.2 2 points per buried chest: %s', (chests, bonus) => {
  expect(partsOf(last(`${chests} Infamy 0`, ''), 'A')).toEqual({ treasure: 3, buried: bonus, hull: 0, ports: 0, crew: 0, infamy: 0 })
})

describe('RW-14.3 5 points for each full row', () => {
  test.each(['hull', 'ports', 'crew'] as const)('RW-14.3 %s: five values, not four', (row) => {
    expect(partsOf(last(`${row}[1,1,1,1,1]`, ''), 'A')?.[row]).toBe(5)
    expect(partsOf(last(`${row}[7,7,7,7]`, ''), 'A')?.[row]).toBe(0)
  })
})

test.each([
  [0, 0],
  [2, 0],
  [3, 1],
  [5, 1],
  [6, 2],
  [17, 5],
  [18, 6],
])('RW-14.4 %i Infamy are %i points', (infamy, points) => {
  expect(partsOf(last(`Infamy ${infamy}`, ''), 'A')?.infamy).toBe(points)
})

test('RW-14.1 to RW-14.4 17 + 2 + 11 + 5 + 5 + 4 = 44', () => {
  const scene = last('c0[6,6,5]* c1[7,4] hull[6,6,6,6,6] crew[1,1,1,1,1] ports[1,1,1,1] Infamy 12', 'Infamy 0')
    .has('A', 'Infamy 14')
    .ends({ scores: { A: 44, S: 0 } })
  expect(partsOf(scene, 'A')).toEqual({ treasure: 28, buried: 2, hull: 5, ports: 0, crew: 5, infamy: 4 })
})

describe('RW-14.5 most points win, then most Infamy', () => {
  test('RW-14.5 most points', () => {
    last('c0[6] Infamy 0', 'c0[4] Infamy 3', 'c0[1] Infamy 12').ends({ scores: { A: 6, S: 5, K: 5 }, winners: ['A'] })
  })

  test('RW-14.5 both 71 points, Infamy 9 and 7: A', () => {
    const seventyOne = (infamy: number) => `c0[7,7,7,7,7,7,7,7] c1[${infamy === 9 ? '6,6' : '6,7'}] Infamy ${infamy}`
    last(seventyOne(9), seventyOne(7)).ends({ scores: { A: 71, S: 71 }, winners: ['A'] })
  })

  test('RW-14.5 Infamy is not used up by its points', () => {
    last('c0[1] Infamy 5', 'c0[1] Infamy 4').ends({ scores: { A: 2, S: 2 }, winners: ['A'] })
  })
})

describe('RW-14.6 still tied: a shared victory', () => {
  test('RW-14.6 both 60 points, Infamy 8 each', () => {
    const ship = 'c0[7,7,7,7,7,7,7,7] c1[2] Infamy 8'
    last(ship, ship).ends({ scores: { A: 60, S: 60 }, winners: ['A', 'S'] })
  })

  test('RW-14.6 the ranking goes by points, then Infamy; equal pairs share a rank', () => {
    const scene = last('c0[3] Infamy 4', 'c0[6] Infamy 8', 'c0[3] Infamy 4', 'c0[3] Infamy 5')
    const { standings } = scene.game.outcome(readCtx(scene.game, scene.state))
    expect(standings.map(({ seat, rank, score }) => [scene.seats[seat], rank, score])).toEqual([
      ['S', 1, 8],
      ['L', 2, 4],
      ['A', 3, 4],
      ['K', 3, 4],
    ])
  })
})
