import { imagine, rng } from '@flotilla/kernel'
import { describe, expect, test } from 'vitest'
import { resolveColumn } from '../../src/rules/steps.ts'
import { CANNONS, CLEAR_WATER } from '../../src/board/things.ts'
import { A, B, C } from '../pirates.ts'
import { given, type Arrangement, type Deckhands } from '../table.ts'

const firing = (arrangement: Arrangement, dials: string, options: object = {}, effects: object = {}) =>
  given({ options })
    .arrange(arrangement)
    .dials({ cannons: dials })
    .set((s) => Object.assign(s, effects))

/** A volley with these faces; nobody uses a token before it. */
function fire(rolls: readonly number[], ...given: Parameters<typeof firing>): Deckhands {
  const scene = firing(...given)
    .rolls('cannon', ...rolls)
    .from(resolveColumn(CANNONS))
  while (scene.state.asks[0]?.kind === 'window.ready') scene.when({ by: scene.seats[scene.state.asks[0].seat], choice: { pass: true } })
  return scene
}

test('SK-6.50, SK-11.4 the ready moment comes before the roll, also without a cannon', () => {
  given()
    .arrange({ breaches: 'single', chests: { B: 'extra-single' }, sections: 3, hands: { A: 'ruby' } })
    .dials({ cannons: 'A:fire' })
    .rolls('cannon', 1)
    .from(resolveColumn(CANNONS))
    .asks({ B: 'window.ready' })
    .when(B.uses('extra-single'))
    .lies({ cannons: 'single', damage: 1 })
})

test('SK-6.51 every cannon rolls its die; without one nothing is rolled, but the action counts', () => {
  fire([1, 2, 3], { cannons: 'single double triple', hands: { A: 'clear-water' } }, 'A:fire').tells('volley', {
    cannons: ['single', 'double', 'triple'],
    hits: [true, true, true],
  })
  fire([], { hands: { A: 'ruby' } }, 'A:fire')
    .tells('volley')
    .asks({ A: 'window.resolve' })
})

test('SK-6.52, SK-13.1, SK-R30 each hit is one damage at once; the next roll has 3 basic dice', () => {
  fire([1, 2], { cannons: 'single double', hands: { A: 'clear-water' }, breaches: '' }, 'A:fire')
    .tells('damage', { damage: 1 }, { damage: 2 })
    .lies({ damage: 2 })
    .check((s) => expect(sinkingDice(s.damage)).toBe(3))
})
const sinkingDice = (damage: number): number => given().game.edition.enemies[0].basicDice[damage]

describe('SK-6.53 to SK-6.57, SK-R31, SK-R32 Shoot Ye Treasure', () => {
  test('SK-6.53, SK-6.54 the firing player alone discards a Treasure and rolls a blank again', () => {
    fire([6, 2], { cannons: 'single double', hands: { A: 'topaz clear-water', B: 'ruby' } }, 'A:fire')
      .asks({ A: 'window.cannon' })
      .refuses(A.shoots('single', 'clear-water'), 'SK-6.54', 'refuse.notTreasure')
      .refuses(A.shoots('double', 'topaz'), 'SK-11.7', 'refuse.notABlank')
      .rolls('cannon', 1)
      .when(A.shoots('single', 'topaz'))
      .lies({ damage: 2, pile: 'topaz', hands: { A: 'clear-water' } })
  })

  test('SK-6.54 another seat may not shoot', () => {
    fire([6], { cannons: 'single', hands: { A: 'topaz', B: 'ruby' }, chests: { B: 'reroll-1' }, sections: 3 }, 'A:fire')
      .asks({ A: 'window.cannon', B: 'window.cannon' })
      .refuses(B.shoots('single', 'ruby'), 'SK-6.54', 'refuse.notTheGunner')
  })

  test('SK-6.55, SK-6.57, SK-R31 once per cannon and round; a second blank stands; others cannot either', () => {
    fire([6, 6], { cannons: 'single double', hands: { A: 'topaz ruby', B: 'emerald' } }, 'A:fire B:fire')
      .rolls('cannon', 6)
      .when(A.shoots('single', 'topaz'))
      .asks({ A: 'window.cannon' })
      .refuses(A.shoots('single', 'ruby'), 'SK-6.55', 'refuse.abilityUsed')
      .offers(A.passes, A.shoots('double', 'ruby'))
      .when(A.passes)
      .rolls('cannon', 5, 5)
      .when(A.passes)
      .asks({ B: 'window.cannon' })
      .offers(B.passes, B.shoots('double', 'emerald'))
  })

  test('SK-R32 the others learn that it was a Treasure, not which', () => {
    const scene = fire([6], { cannons: 'single', hands: { A: 'topaz ruby clear-water' } }, 'A:fire').rolls('cannon', 6)
    scene.when(A.shoots('single', 'topaz')).lies({ pile: 'topaz' })
    const [shot] = scene.state.pile
    expect(scene.view('B').faces[shot]).toBe(-1)
    // In every world that B can think of it is a Treasure.
    const worlds = Array.from({ length: 40 }, (_, luck) => imagine(scene.game, scene.view('B'), rng(luck)).faces[shot])
    expect(worlds).not.toContain(CLEAR_WATER)
    expect(new Set(worlds).size).toBeGreaterThan(3)
  })

  test('SK-6.56, SK-R33 discarded first, with Angered; the die is rolled again though that cannon was busted by it', () => {
    fire([6], { cannons: 'single', hands: { A: 'topaz' } }, 'A:fire', {}, { angered: 1 })
      .rolls('basic', 6)
      .rolls('cannon', 1)
      .when(A.shoots('single', 'topaz'))
      .lies({ cannons: '', breaches: 'single', damage: 1 })
  })

  test('SK-6.57 a blank left by a token may still be shot for, then only tokens are left', () => {
    fire([6], { cannons: 'single', hands: { A: 'topaz*2' }, chests: { C: 'reroll-1 reroll-2' }, sections: 3 }, 'A:fire')
      .rolls('cannon', 5)
      .when(A.passes, C.uses('reroll-1', { dice: [1] }))
      .asks({ A: 'window.cannon', C: 'window.cannon' })
      .rolls('cannon', 4)
      .when(A.shoots('single', 'topaz'), C.passes)
      .asks({ C: 'window.cannon' })
      .rolls('cannon', 1)
      .when(C.uses('reroll-2', { dice: [1] }))
      .lies({ damage: 1 })
  })
})

test('SK-6.58 each firing player makes a whole Fire action with the cannons of that time', () => {
  fire([6, 1], { cannons: 'single', hands: { A: 'clear-water', B: 'clear-water' } }, 'A:fire B:fire')
    .when(A.passes)
    .when(A.passes)
    .tells('volley', { seat: 1, hits: [true] })
    .lies({ damage: 1 })
})

test('SK-6.55, SK-R31 a table may give each who fires the abilities anew', () => {
  const second = (options: object) =>
    given({ options })
      .arrange({ cannons: 'single', hands: { A: 'topaz*2', B: 'topaz*2' } })
      .dials({ cannons: 'A:fire B:fire' })
      .rolls('cannon', 6, 6, 6)
      .from(resolveColumn(CANNONS))
      .when(A.shoots('single', 'topaz'))
      .when(A.passes)
  second({ shootTreasure: 'player' }).asks({ B: 'window.cannon' }).when(B.shoots('single', 'topaz'))
  second({}).check((s) => expect(s.asks.some(({ kind }) => kind === 'window.cannon')).toBe(false))
})

test('SK-6.59, SK-R33 a cannon busted since the roll is not rolled again, though its hit stays', () => {
  fire(
    [1, 6],
    { cannons: 'single double', hands: { A: 'topaz ruby' }, chests: { C: 'reroll-1' }, sections: 3 },
    'A:fire',
    {},
    { angered: 1, dice: [3, 3], struck: 2 },
  )
    .lies({ damage: 1 })
    .rolls('basic', 6)
    .rolls('cannon', 6)
    .when(A.shoots('double', 'topaz'), C.passes)
    .when(A.passes, C.passes)
    .lies({ cannons: 'double', damage: 1 })
    .asks({ C: 'window.cannon' })
    .offers(C.passes, C.uses('reroll-1', { dice: [2] }))
    .refuses(C.uses('reroll-1', { dice: [1] }), 'SK-11.7', 'refuse.notABlank')
})

test('SK-6.59 the blank of a busted cannon is refused', () => {
  fire(
    [6, 6],
    { cannons: 'single double', hands: { A: 'topaz ruby' }, chests: { C: 'reroll-1' }, sections: 3 },
    'A:fire',
    {},
    { angered: 1, dice: [3, 3], struck: 2 },
  )
    .rolls('basic', 6)
    .rolls('cannon', 6)
    .when(A.shoots('double', 'topaz'), C.passes)
    .when(A.passes, C.passes)
    .refuses(C.uses('reroll-1', { dice: [1] }), 'SK-6.59', 'refuse.cannonIsBusted')
})

test('SK-6.3, SK-9.1 the sixth damage ends everything at once', () => {
  fire([1, 1, 6], { cannons: 'single double triple', damage: 5, hands: { A: 'ruby*2', B: 'topaz*2', C: 'topaz*2' } }, 'A:fire B:fire')
    .tells('damage', { damage: 6 })
    .ends({ why: 'ended.saved', winners: ['A'], scores: { A: 12, B: 6, C: 6 } })
})
