import { copy, imagine, rng, view, type State } from '@flotilla/kernel'
import { describe, expect, test } from 'vitest'
import { BURY, ICONS, UNPLACED, buryBack, placedAt, type WavesState, raiseBack } from '../src/board/state.ts'
import { A, K, S } from './pirates.ts'
import { given } from './table.ts'

/** Three seats about to plan; A could bury two of its chests. */
const planning = () =>
  given({ seats: 3 })
    .ship('A', 'c0[5,4] c1[6]')
    .dice({ A: [6, 3, 1], S: [5, 5, 2], K: [4, 4, 4] })

const EYES = ['S', 'K', null]

describe('a plan is known to its seat alone until the reveal (RW-3.1)', () => {
  test.each(EYES)('RW-3.1, RW-3.11 %s cannot tell bury from not bury, nor one plan from another', (eyes) => {
    planning().looksTheSameTo(
      eyes,
      [A.plans('chest0', 'hull', 'crew')],
      [A.plans('spirits', 'small', 'large')],
      [A.buries(0)],
      [A.buries(1)],
    )
  })

  test.each(EYES)('%s cannot tell how many dice are placed, or whether a plan was begun again', (eyes) => {
    planning().looksTheSameTo(
      eyes,
      [],
      [A.lays('hull')],
      [A.digs(0)],
      [A.lays('hull'), A.lays('crew')],
      [A.digs(0), A.lays('bury')],
      [A.lays('hull'), A.lays('crew'), A.lays('ports')],
      [A.digs(0), A.lays('bury'), A.lays('bury')],
      [A.lays('hull'), A.lays('crew'), A.lays('ports'), A.again],
    )
  })

  test('every plan is four answers, a burial too', () => {
    for (const plan of [A.plans('chest0', 'hull', 'crew'), A.buries(0)]) {
      expect(plan).toHaveLength(4)
      planning().when(plan).asks({ A: 'hold', S: 'place', K: 'place' })
    }
  })

  test(' the nest, the map and the flag are public', () => {
    const scene = planning().when(A.buries(1))
    const seen = scene.view('S')
    expect(seen.yarrr).toEqual([true, false, false])
    expect(seen.ships).toEqual(scene.state.ships)
    expect(seen.dice).toEqual(scene.state.dice)
    for (let back = 0; back < 4; back++) expect(seen.faces[back]).toBe(-1)
  })

  test('the seat itself sees its plan as it goes', () => {
    const seen = planning().when(A.digs(1), A.lays('bury'), S.lays('hull')).view('A')
    expect([0, 1, 2].map((die) => placedAt(seen, 0, die))).toEqual([BURY, BURY, UNPLACED])
    expect(seen.faces[buryBack(0)]).toBe(1)
    expect(placedAt(seen, 1, 0)).toBe(-1)
  })

  test('after a confirmed plan is taken back the flag is all that changes (RW-3.10)', () => {
    planning().looksTheSameTo(
      'S',
      [A.plans('chest0', 'hull', 'crew'), A.again],
      [A.buries(1), A.again, A.lays('small')],
      [A.buries(0), A.again, A.digs(1), A.lays('bury')],
    )
  })

  test('everybody sees all plans after the reveal (RW-3.11), and the raise answers stay sealed meanwhile', () => {
    const scene = planning()
      .ship('A', 'spirits[1,1]')
      .ship('S', 'spirits[1,1]')
      .when(A.plans('chest0', 'hull', 'crew'), S.plans('chest0', 'small', 'large'), K.idles())
    // What each seat raises is a secret of its own, which the reveal does not open (RW-R17).
    const plans = (faces: readonly number[]): number[] => faces.filter((_, back) => ![0, 1, 2].map(raiseBack).includes(back))
    for (const eyes of ['A', ...EYES]) expect(plans(scene.view(eyes).faces)).toEqual(plans(scene.state.faces))
    for (const eyes of ['S', 'K', null]) scene.looksTheSameTo(eyes, [A.raises('chest0')], [A.raises(null)], [])
  })

  test('the plan of the next round is secret again', () => {
    const scene = planning().when(A.idles(), S.idles(), K.idles())
    expect(scene.view('S').faces.slice(0, 4)).toEqual([-1, -1, -1, -1])
    expect(scene.state.faces.slice(0, 4)).toEqual([UNPLACED, UNPLACED, UNPLACED, UNPLACED])
  })
})

test('nobody sees the chance stream', () => {
  const scene = planning()
  for (const eyes of ['A', ...EYES]) {
    const { seed, luck, undoBarrier: tide } = scene.view(eyes)
    expect({ seed, luck, tide }).toEqual({ seed: '', luck: [], tide: 0 })
  }
})

describe('imagine', () => {
  const scene = planning().when(A.plans('chest0', 'hull', 'crew'), S.lays('hull'), S.lays('crew'))
  const worlds = Array.from({ length: 200 }, (_, i) => imagine(scene.game, scene.view('S'), rng(i)))
  const planOf = (s: WavesState, seat: number): number[] => [0, 1, 2].map((die) => placedAt(s, seat, die))

  test('a seat whose flag is up gets a random legal plan, a burial now and then', () => {
    const plans = new Map(worlds.map((world) => [`${planOf(world, 0).join()} ${world.faces[buryBack(0)]}`, world]))
    for (const world of plans.values()) {
      const [first, second, third] = planOf(world, 0).map((icon) => ICONS[icon])
      planning().when(first === 'bury' ? A.buries(world.faces[buryBack(0)]) : A.plans(first, second, third))
    }
    expect(new Set(worlds.map((world) => planOf(world, 0)[0])).size).toBe(ICONS.length)
    expect([...plans.keys()].filter((plan) => plan.startsWith(`${BURY}`))).toHaveLength(2)
  })

  test('every other one has an empty plan, and the own plan stays', () => {
    for (const world of worlds) {
      expect(planOf(world, 2)).toEqual([UNPLACED, UNPLACED, UNPLACED])
      expect(planOf(world, 1)).toEqual(planOf(scene.state, 1))
      expect(world.asks).toEqual(
        expect.arrayContaining([
          { kind: 'hold', seat: 0, optional: true },
          { kind: 'place', seat: 1, die: 2 },
          { kind: 'place', seat: 2, die: 0 },
        ]),
      )
    }
  })

  test('chance is new, and the seat could not tell the world from the real one', () => {
    expect(new Set(worlds.map(({ luck }) => luck.join())).size).toBe(worlds.length)
    for (const world of worlds) {
      expect(world.seed).toBe('')
      expect(view(scene.game, world, 1)).toEqual(scene.view('S'))
    }
  })

  test('a full ship is imagined with a die overboard (RW-R12)', () => {
    const full = given()
      .ship('A', 'c0[1]* c1[1]* c2[1,1,1,1,1,1,1,1]* crew[1,1,1,1,1] ports[1,1,1,1,1] hull[1,1,1,1,1] spirits[1,1]')
      .dice({})
      .when(A.plans('small', 'large', 'overboard'))
    for (let i = 0; i < 20; i++) {
      const world: State = copy(full.game, imagine(full.game, full.view('S'), rng(i)))
      expect(world.faces.slice(0, 3).toSorted((a, b) => a - b)).toEqual([6, 7, 11])
    }
  })
})
