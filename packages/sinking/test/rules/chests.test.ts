import { describe, expect, test } from 'vitest'
import { DISCUSS, openWindow, resolveColumn, declareDial } from '../../src/rules/steps.ts'
import { CANNONS } from '../../src/board/things.ts'
import { A, B, C } from '../pirates.ts'
import { given, type Arrangement } from '../table.ts'

const talking = (arrangement: Arrangement) =>
  given()
    .arrange({ sections: 3, water: 'topaz*2', ...arrangement })
    .from(DISCUSS)

test('SK-11.1 several tokens in the column are chosen among face down', () => {
  const scene = given()
    .arrange({ breaches: 'points-2 points-6', hands: { A: 'captains-key' }, sections: 3, water: 'topaz' })
    .dials({ water: 'A:bucket' })
  scene.from(openWindow('reveal', -1))
  expect(scene.state.columns[2].map((token) => scene.view('A').faces[token])).toEqual([-1, -1])
})

test('SK-11.2, SK-11.3, SK-13.15 a token is shown, works once, leaves the game, wakes no Angered and uses no condition', () => {
  given()
    .arrange({ chests: { A: 'extra-single' }, sections: 3, hands: { A: 'cracked-compass' }, water: 'topaz' })
    .dials({ water: 'A:bucket' })
    .set((s) => (s.angered = 1))
    .from(openWindow('reveal', -1))
    .when(A.uses('extra-single'))
    .tells('playedChest', { seat: 0, chest: 'extra-single' })
    .tells('angered')
    .lies({ chests: { A: '' }, pile: '' })
    .when(A.plays('cracked-compass', { action: 'fire' }))
})

describe('SK-11.4, SK-R35 when they are played', () => {
  test.each(['enemyDice', 'declare', 'reveal', 'ready'] as const)('SK-11.4 in the window %s', (at) => {
    given()
      .arrange({ chests: { A: 'cannon-upgrade' }, sections: 3, cannons: 'single', water: 'topaz' })
      .dials({ water: 'A:bucket' })
      .from(openWindow(at, -1))
      .when(A.upgrades('single'))
      .lies({ cannons: 'double' })
  })

  test('SK-11.4 in the discussion and in the own resolve window', () => {
    talking({ chests: { B: 'extra-single' } })
      .when(B.uses('extra-single'))
      .lies({ cannons: 'single' })
      .when(B.ready)
    given()
      .arrange({ chests: { A: 'extra-single', B: 'cannon-upgrade' }, sections: 3, cannons: 'single', water: 'topaz' })
      .dials({ water: 'A:bucket' })
      .from(openWindow('resolve', 0))
      .asks({ A: 'window.resolve' })
      .when(A.uses('extra-single'))
  })

  test('SK-11.4, SK-R35 not after a cannon roll', () => {
    given()
      .arrange({ chests: { C: 'cannon-upgrade extra-single' }, sections: 3, cannons: 'single', hands: { A: 'ruby' } })
      .dials({ cannons: 'A:fire' })
      .rolls('cannon', 6)
      .from(resolveColumn(CANNONS))
      .when(C.passes)
      .refuses(C.upgrades('single'), 'SK-11.4', 'refuse.chestNotNow')
      .refuses(C.uses('extra-single'), 'SK-11.4', 'refuse.chestNotNow')
  })
})

test('SK-11.5, SK-12.4, SK-R36 with all doubles out singles cannot be upgraded, doubles can', () => {
  talking({ chests: { A: 'cannon-upgrade' }, cannons: 'double*2 single', breaches: 'double' })
    .refuses(A.upgrades('single'), 'SK-12.4', 'refuse.noSupply')
    .when(A.upgrades('double', 2))
    .lies({ breaches: 'triple' })
})

test('SK-11.5 without a cannon it cannot be played', () => {
  talking({ chests: { A: 'cannon-upgrade' } }).refuses(A.uses('cannon-upgrade'), 'SK-11.5', 'refuse.nothingToUpgrade')
})

test('SK-11.6 Extra Single-Shot comes from the supply to the bottom, if there is one', () => {
  talking({ chests: { A: 'extra-single' }, cannons: 'triple' })
    .when(A.uses('extra-single'))
    .lies({ cannons: 'triple single' })
  talking({ chests: { A: 'extra-single' }, cannons: 'single*2', breaches: 'single' }).refuses(
    A.uses('extra-single'),
    'SK-11.6',
    'refuse.noSingle',
  )
})

describe('SK-11.7, SK-R37, SK-13.2 re-rolls', () => {
  const volley = (chests: string, faces: number[], others: Arrangement = {}, options: object = {}) => {
    const scene = given({ options })
      .arrange({ chests: { C: chests }, sections: 3, cannons: 'single double', hands: { A: 'clear-water' }, ...others })
      .dials({ cannons: 'A:fire' })
      .rolls('cannon', ...faces)
      .from(resolveColumn(CANNONS))
    return scene.when(C.passes)
  }

  test('SK-11.7 one or two different blanks; hits count at once', () => {
    volley('reroll-2', [6, 6])
      .refuses(C.uses('reroll-2'), null)
      .offers(C.passes, C.uses('reroll-2', { dice: [1] }), C.uses('reroll-2', { dice: [2] }), C.uses('reroll-2', { dice: [1, 2] }))
      .rolls('cannon', 1, 2)
      .when(A.passes, C.uses('reroll-2', { dice: [1, 2] }))
      .tells('damage', { seat: 2 }, { seat: 2 })
  })

  test('SK-11.7 only after a roll, only blanks', () => {
    talking({ chests: { A: 'reroll-1' } }).refuses(A.uses('reroll-1'), 'SK-11.7', 'refuse.afterARoll')
    volley('reroll-1', [1, 6]).refuses(C.uses('reroll-1', { dice: [1] }), 'SK-11.7', 'refuse.notABlank')
  })

  test('SK-11.7, SK-10.14 if one of two named dice is no blank any more, the whole play lapses', () => {
    volley('reroll-2', [6, 6], { hands: { A: 'ruby' } })
      .rolls('cannon', 1)
      .when(C.uses('reroll-2', { dice: [1, 2] }), A.shoots('single', 'ruby'))
      .lies({ damage: 1, chests: { C: 'reroll-2' } })
  })

  test('SK-13.2, SK-R37, SK-13.44 the damage is by the player of the token, who picks from the Stash', () => {
    volley('reroll-2', [6, 6], { stash: 'ruby', damage: 1 }, { enemy: 'skullsairs' })
      .rolls('cannon', 6, 1)
      .when(A.passes, C.uses('reroll-2', { dice: [1, 2] }))
      .lies({ damage: 2 })
      .asks({ C: 'stash.take' })
      .timesOut(C.takes('ruby'))
      .lies({ hands: { C: 'ruby' }, stash: '' })
  })
})

test('SK-11.8, SK-11.9 point tokens and the empty one are never played, and no rule moves a token', () => {
  talking({ chests: { A: 'points-2', B: 'empty' } })
    .refuses(A.uses('points-2'), 'SK-11.8', 'refuse.chestNeverPlayed')
    .refuses(B.uses('empty'), 'SK-11.8', 'refuse.chestNeverPlayed')
})

test('SK-11.10 a holder may show a token; it stays usable and is known to all', () => {
  const scene = talking({ chests: { A: 'extra-single' } }).when(A.shows('extra-single'))
  expect(scene.view(null).faces[scene.state.chests[0][0]]).toBe(1)
  scene.refuses(A.shows('extra-single'), null).when(A.uses('extra-single'))
})

test('SK-11.10 with any decision of the own while talk is allowed, and the decision stays open', () => {
  const declaring = (screech: boolean) =>
    given({ options: { enemy: 'sirens' } })
      .arrange({ water: 'topaz*3', chests: { A: 'points-6' }, sections: 3 })
      .set((s) => (s.screech = screech))
      .from(declareDial(0))
  declaring(false)
    .when(A.shows('points-6'))
    .tells('showedChest', { seat: 0 })
    .asks({ A: 'declare.dial' })
    .refuses(A.shows('points-6'), null)
    .when(A.lays('bucket', 'water'))
  declaring(true).refuses(A.shows('points-6'), null)
})
