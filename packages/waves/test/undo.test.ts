import { copy } from '@flotilla/kernel'
import { describe, expect, test } from 'vitest'
import { A, S } from './pirates.ts'
import { given, type Voyage } from './table.ts'

/** The seat takes it back, and the table is as it was before. */
function takesBack(scene: Voyage, play: (scene: Voyage) => void, name: string): Voyage {
  const before = copy(scene.game, scene.state)
  play(scene)
  expect(scene.state).not.toEqual(before)
  scene.undoes(name)
  expect(scene.state).toEqual(before)
  return scene
}

describe('a pick may be taken back until another answer follows', () => {
  test('take, bribe and sailor', () => {
    const scene = given().ship('A', 'Infamy 9').drafts('A', 'clear 6', 'A5', 'S4', 'S3')
    takesBack(scene, () => scene.when(A.takes('clear 6')), 'A')
    takesBack(scene, () => scene.when(A.bribes('S4')), 'A')
    const dry = given().drafts('A', 'S4', 'S3')
    takesBack(dry, () => dry.when(A.takesSailor('S4')), 'A')
    expect(dry.state.pool.map((die) => dry.state.dice[die])).toEqual([4, 3])
  })

  test('not by another seat, and not after the next pick', () => {
    given()
      .drafts('A', 'clear 6', 'A5', 'S4', 'S3')
      .when(A.takes('A5'))
      .cannotUndo('S')
      .when(S.takes('S4'))
      .cannotUndo('A')
      .undoes('S')
      .asks({ S: 'draft' })
  })

  test('not the pick that ends the draft: with it the plans are open, and who has begun on one is nobody’s business', () => {
    given()
      .drafts('S', 'S4')
      .when(S.takes('S4'))
      .asks({ A: 'place', S: 'place' })
      .cannotUndo('S')
      .when(A.lays('hull'))
      .cannotUndo('S')
      .cannotUndo('A')
  })
})

describe('an aim and a stow may be taken back until another answer follows', () => {
  const fires = () =>
    given()
      .ship('A', 'small[5] large[5,5]')
      .ship('S', 'c0[1,2,3,4,5,6] c1[1] spirits[1,1]')
      .dice({ A: [5, 5, 1] })
      .when(A.plans('small', 'large', 'crew'), S.plans('ports', 'hull', 'chest2'))
      .when(S.waits, S.waits)
      .asks({ A: 'aim' })

  test('the first aim, and the second aim with its volley', () => {
    const scene = fires()
    takesBack(scene, () => scene.when(A.aims('small', S, 0)), 'A')
    scene.when(A.aims('small', S, 0))
    takesBack(scene, () => scene.when(A.aims('large', S, 0)).has('S', 'c0[1]'), 'A')
  })

  test('one after another, back to the first', () => {
    const scene = fires()
    takesBack(scene, () => scene.when(A.aims('small', S, 0), A.aims('large', S, 0)).undoes('A'), 'A')
    scene.cannotUndo('A')
  })

  test('not the stow with which somebody is asked in secret', () => {
    fires()
      .when(A.aims('small', S, 0), A.aims('large', S, 0), A.stows(1))
      .has('A', 'c1[6,5,4,3,2]')
      .asks({ S: { kind: 'raise', step: 'ports' } })
      .cannotUndo('A')
  })

  test('not after the next answer', () => {
    fires()
      .when(A.aims('small', S, 0), A.aims('large', S, 0), A.stows(0))
      .asks({ S: { kind: 'raise', step: 'ports' } })
      .when(S.raises(null))
      .cannotUndo('A')
  })
})

test('never across the roll of the next round', () => {
  given()
    .ship('A', 'small[5]')
    .ship('S', 'c0[6]')
    .dice({ A: [5, 1, 1] })
    .when(A.plans('small', 'large', 'crew'), S.idles())
    .when(A.aims('small', S, 0), A.stows(0))
    .asks({ S: 'draft' })
    .cannotUndo('A')
})

test('never across the reveal, and no answer of the allocation', () => {
  given()
    .ship('A', 'spirits[1,1]')
    .dice({})
    .when(A.lays('hull'))
    .cannotUndo('A')
    .when(A.lays('crew'), A.lays('chest0'), A.yarrr)
    .cannotUndo('A')
    .when(S.idles())
    .asks({ A: 'raise' })
    .cannotUndo('S')
    .cannotUndo('A')
})
