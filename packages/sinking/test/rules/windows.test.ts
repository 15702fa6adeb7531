import { includes } from '@flotilla/kernel'
import { describe, expect, test } from 'vitest'
import { REVEAL, ROLL_ENEMY_DICE, declareDial, openWindow, resolveColumn } from '../../src/rules/steps.ts'
import { CANNONS, TREASURE, WATER } from '../../src/board/things.ts'
import { A, B, C } from '../pirates.ts'
import { given, type Arrangement } from '../table.ts'

const shown = (arrangement: Arrangement, dials: Parameters<ReturnType<typeof given>['dials']>[0], seating: object = {}) =>
  given(seating)
    .arrange({ water: 'topaz*2', ...arrangement })
    .dials(dials)
    .from(openWindow('reveal', -1))

describe('SK-10.1, SK-10.2, SK-10.3 what may be played', () => {
  test('SK-10.1 an item outside its window, and items that are never played', () => {
    shown({ hands: { A: 'moldy-mop somber-skull treasure-map cracked-compass' } }, { water: 'A:bucket' })
      .refuses(A.plays('moldy-mop', { count: 1 }), 'SK-10.1', 'refuse.outsideItsWindow')
      .refuses(A.plays('somber-skull'), 'SK-10.1', 'refuse.neverPlayed')
      .refuses(A.plays('treasure-map'), 'SK-10.1', 'refuse.neverPlayed')
      .offers(A.passes, ...(['plunder', 'patch', 'fire'] as const).map((action) => A.plays('cracked-compass', { action })))
  })

  test('SK-10.1 an item where no window is open any more', () => {
    given()
      .arrange({ water: 'topaz*2', hands: { A: 'cracked-compass moldy-mop ruby' } })
      .dials({ water: 'A:bucket' })
      .from(resolveColumn(WATER))
      .refuses(A.plays('cracked-compass', { action: 'fire' }), 'SK-10.1', 'refuse.outsideItsWindow')
      .refuses(A.plays('moldy-mop', { count: 1 }), 'SK-10.1', 'refuse.outsideItsWindow')
  })

  test('SK-10.2, SK-R17 one item of each condition in a round; the verb counts', () => {
    const mop = () =>
      given()
        .arrange({ water: '^clear-water topaz', hands: { A: 'flint-pistol moldy-mop ruby' }, breaches: 'single' })
        .dials({ water: 'A:bucket' })
    mop()
      .from(openWindow('resolve', 0))
      .offers(A.passes, A.plays('flint-pistol'), A.plays('moldy-mop', { count: 1 }))
      .when(A.plays('moldy-mop', { count: 1 }))
      // With no chest and no further item of the condition A is not asked again.
      .check((s) => expect(s.asks).toEqual([]))
  })

  test('SK-10.2, SK-R17 with conditionLimit exact both, one after the other', () => {
    given({ options: { conditionLimit: 'exact' } })
      .arrange({ water: '^clear-water topaz', hands: { A: 'flint-pistol moldy-mop smelly-sponge clear-water' }, breaches: 'single' })
      .dials({ water: 'A:bucket' })
      .from(openWindow('resolve', 0))
      .when(A.plays('moldy-mop', { count: 1 }))
      .refuses(A.plays('smelly-sponge', { from: 'hand' }), 'SK-10.2', 'refuse.conditionUsed')
      .rolls('cannon', 1)
      .when(A.plays('flint-pistol'))
      .lies({ damage: 1 })
  })

  test('SK-10.2 a second item of the same condition is refused', () => {
    shown({ hands: { A: 'cracked-compass wooden-mallet', B: 'ruby' }, chests: { A: 'points-2' }, sections: 3 }, { water: 'A:bucket' })
      .when(A.plays('cracked-compass', { action: 'patch' }), B.passes)
      .refuses(A.plays('wooden-mallet'), 'SK-10.2', 'refuse.conditionUsed')
  })

  test('SK-10.3, SK-R19 every fixed number and target must be there; deck draws never prevent a play', () => {
    given()
      .arrange({ water: 'topaz', hands: { A: 'fishing-net gem-sifter fishing-rod water-pistol' }, pile: 'ruby*2 topaz*2', deck: 'emerald' })
      .dials({ water: 'A:bucket' })
      .set((s) => {
        s.belly.push(...s.deck.splice(0, s.deck.length - 2))
      })
      .from(openWindow('resolve', 0))
      .refuses(A.plays('fishing-net'), 'SK-10.24', 'refuse.pileTooSmall')
      .refuses(A.plays('gem-sifter'), 'SK-10.27', 'refuse.deckTooSmall')
      .refuses(A.plays('fishing-rod', { seat: 1 }), 'SK-10.25', 'refuse.nobodyHasACard')
      .refuses(A.plays('water-pistol', { seat: 1 }), 'SK-10.35', 'refuse.noClearWater')
  })
})

test('SK-10.4, SK-R21 a played item is shown, out of the hand while it works, then discarded known to all', () => {
  const scene = given()
    .arrange({ water: 'topaz', hands: { A: 'gem-sifter' }, deck: 'ruby topaz emerald' })
    .dials({ water: 'A:bucket' })
    .from(openWindow('resolve', 0))
    .when(A.plays('gem-sifter'))
    .tells('played', { seat: 0, item: 'gem-sifter' })
    .check((s) => {
      expect(s.inPlay).toHaveLength(1)
      expect(s.hands[0]).toEqual([])
    })
    .when(A.takes('emerald'))
    .lies({ pile: 'gem-sifter', hands: { A: 'emerald' } })
  expect(scene.view('B').faces[scene.state.pile[0]]).toBeGreaterThan(0)
})

test('SK-10.5 anybody may play any item, also one just taken', () => {
  given()
    .arrange({ treasure: 'flint-pistol', hands: { B: '' }, breaches: 'double' })
    .dials({ treasure: 'B:plunder' })
    .from(resolveColumn(TREASURE))
    .offers(B.passes, B.plays('flint-pistol'))
})

describe('SK-10.6 to SK-10.12 who is asked', () => {
  const rolled = (arrangement: Arrangement, basic: number) =>
    given().arrange(arrangement).rolls('special', 3, 3).rolls('basic', basic, 3).from(ROLL_ENEMY_DICE)

  test('SK-10.6, SK-10.11 everybody with a card, whatever it is; only pass without an item; nobody sees who has answered', () => {
    rolled({ hands: { A: 'ruby', B: 'topaz', C: '' }, cannons: 'single' }, 6)
      .asks({ A: 'window.enemyDice', B: 'window.enemyDice' })
      .offers(A.passes)
      .looksTheSameTo('B', [], [A.passes])
      .looksTheSameTo('C', [], [A.passes], [B.passes])
      .looksTheSameTo(null, [], [A.passes], [B.passes])
      .timesOut(A.passes)
  })

  test('SK-10.11 a chest token is enough to be asked', () => {
    rolled({ hands: { A: 'ruby' }, chests: { C: 'empty' }, sections: 3, cannons: 'single' }, 6).asks({
      A: 'window.enemyDice',
      C: 'window.enemyDice',
    })
  })

  test('SK-10.12 no window where no card of the game could be played', () => {
    rolled({ hands: { A: 'decoy-cannon', B: 'topaz' } }, 3).asks({ A: 'discuss', B: 'discuss', C: 'discuss' })
  })

  test('SK-10.7, SK-10.12 no declare window without Treasure in a Screech round', () => {
    const table: Arrangement = { hands: { A: 'ruby', B: 'topaz' }, water: 'topaz' }
    given()
      .arrange(table)
      .dials({ water: 'A:bucket B:bucket C:fire' }, false)
      .from(openWindow('declare', -1))
      .asks({ A: 'window.declare', B: 'window.declare' })
    given()
      .arrange(table)
      .set((s) => (s.screech = true))
      .from(openWindow('declare', -1))
      .asks({})
  })

  test('SK-10.8, SK-R18 a reveal item asks for what the own dial shows', () => {
    shown({ hands: { A: 'wooden-mallet', B: 'ruby' } }, { water: 'A:bucket' }).refuses(
      A.plays('wooden-mallet'),
      'SK-10.8',
      'refuse.wrongAction',
    )
  })

  test('SK-10.9 the resolve window is for the player who resolved, and for that action', () => {
    given()
      .arrange({ hands: { A: 'moldy-mop ruby', B: 'flint-pistol' }, water: '^clear-water', breaches: 'single' })
      .dials({ breaches: 'A:patch' })
      .from(openWindow('resolve', 0))
      .asks({ A: 'window.resolve' })
      .refuses(A.plays('moldy-mop', { count: 1 }), 'SK-10.9', 'refuse.wrongResolved')
      .refuses(B.plays('flint-pistol'), null, 'kernel.notAsked')
  })

  test('SK-10.10 the cannon-roll window asks the gunner and every holder of a token, while a blank is left', () => {
    const fire = (face: number) =>
      given()
        .arrange({ cannons: 'single', hands: { A: 'clear-water', B: 'ruby' }, chests: { C: 'points-2' }, sections: 3 })
        .dials({ cannons: 'A:fire' })
        .rolls('cannon', face)
        .from(resolveColumn(CANNONS))
        .when(C.passes)
    fire(6).asks({ A: 'window.cannon', C: 'window.cannon' }).offers(A.passes)
    fire(1).asks({ A: 'window.resolve' })
  })

  test('SK-10.10 dice without a card are for tokens only', () => {
    given()
      .arrange({ breaches: 'single', hands: { A: 'flint-pistol ruby' }, chests: { C: 'reroll-1' }, sections: 3, water: 'topaz' })
      .dials({ water: 'A:bucket' })
      .rolls('cannon', 6)
      .from(openWindow('resolve', 0))
      .when(A.plays('flint-pistol'))
      .asks({ C: 'window.cannon' })
  })
})

describe('SK-10.13 to SK-10.16, SK-R20, SK-R18 carrying out', () => {
  const doubloon = () =>
    shown(
      { hands: { A: 'silver-doubloon ruby', B: 'metal-mallet captains-key', C: 'topaz' }, breaches: 'single chest', sections: 3 },
      { water: 'A:bucket B:fire C:bucket' },
    )

  test('SK-10.13, SK-10.14, SK-10.15, SK-R18, SK-R20 seat order; a play that fits no more lapses unseen; the window opens again', () => {
    doubloon()
      .when(C.passes, B.plays('metal-mallet', { cannon: 'single' }), A.plays('silver-doubloon', { seat: 1 }))
      .asks({ B: 'dial.change' })
      .refuses(B.sets('fire'), 'SK-10.31', 'refuse.sameAction')
      .when(B.sets('patch'))
      .tells('played')
      .lies({ hands: { B: 'metal-mallet captains-key silver-doubloon' }, breaches: 'single chest' })
      .asks({ B: 'window.reveal', C: 'window.reveal' })
      .when(B.plays('captains-key', { token: 'chest' }), C.passes)
      .check((s) => expect(s.chests[1]).toHaveLength(1))
  })

  test('SK-10.13 the order in which answers arrive makes no difference', () => {
    const orders = [
      [A.plays('silver-doubloon', { seat: 1 }), B.plays('captains-key', { token: 'chest' }), C.passes],
      [C.passes, B.plays('captains-key', { token: 'chest' }), A.plays('silver-doubloon', { seat: 1 })],
    ]
    const [one, other] = orders.map((order) => structuredClone(doubloon().when(...order).state))
    expect(other).toEqual(one)
  })

  test('SK-10.15 the window closes after a pass in which nothing was carried out; one answer holds one play', () => {
    shown({ hands: { A: 'cracked-compass ruby', B: 'topaz' } }, { water: 'A:bucket' })
      .when(A.plays('cracked-compass', { action: 'fire' }), B.passes)
      .asks({ B: 'window.reveal' })
      .when(B.passes)
      .check((s) => expect(s.asks).toEqual([]))
  })

  test('SK-10.16 others see neither who has answered nor who plays', () => {
    doubloon()
      .looksTheSameTo('C', [], [A.passes], [A.plays('silver-doubloon', { seat: 1 })], [A.plays('silver-doubloon', { seat: 2 }), B.passes])
      .looksTheSameTo(null, [], [A.passes], [A.plays('silver-doubloon', { seat: 1 })])
  })

  test('SK-10.13 in the cannon-roll window it starts with the roller', () => {
    given({ options: { firstMate: 0 } })
      .arrange({ cannons: 'single', hands: { B: 'ruby' }, chests: { A: 'reroll-1' }, sections: 3 })
      .dials({ cannons: 'B:fire' })
      .rolls('cannon', 6, 1)
      .from(resolveColumn(CANNONS))
      .when(A.passes)
      // B's shot hits, so A's token, named for the same blank, lapses and stays.
      .when(A.uses('reroll-1', { dice: [1] }), B.shoots('single', 'ruby'))
      .lies({ damage: 1, chests: { A: 'reroll-1' } })
  })
})

describe('SK-10.17, SK-R39 the dice of Angered', () => {
  const angry = (options: object = {}) =>
    given({ options })
      .arrange({ water: 'topaz*2', hands: { A: 'ruby', B: 'decoy-cannon sticky-starfish', C: '' }, cannons: 'single' })
      .dials({ water: 'A:bucket' })
      .set((s) => Object.assign(s, { angered: 1, dice: [3, 3], struck: 2 }))
      .rolls('basic', 6)
      .from(resolveColumn(WATER))
      .when(A.takes('topaz'), A.takes('topaz'), A.discards('topaz'))

  test('SK-10.17 one that hits can be answered before it is carried out, and lies there as long', () => {
    const scene = angry()
    const die = scene.state.dice.length
    scene
      .asks({ A: 'window.enemyDice', B: 'window.enemyDice' })
      .lies({ cannons: 'single' })
      .offers(B.passes, B.plays('decoy-cannon', { die }))
      .when(A.passes)
      .rolls('basic', 3)
      .when(B.plays('decoy-cannon', { die }))
      .allPass()
      .lies({ cannons: 'single', breaches: '' })
      .check((s) => expect(s.dice).toHaveLength(die - 1))
      .asks({ A: 'bucket.discard' })
  })

  test('SK-10.17 unanswered it is carried out, and its window asks by public facts alone', () => {
    angry()
      .looksTheSameTo('C', [A.passes], [B.passes], [])
      .allPass()
      .asks({ A: 'bucket.discard' })
      .lies({ cannons: '', breaches: 'single' })
  })

  test('SK-10.17, SK-13.13 those of items wait until all plays of a window have been carried out', () => {
    given()
      .arrange({
        hands: { A: 'cracked-compass', B: 'captains-key decoy-cannon', C: '' },
        breaches: 'chest',
        cannons: 'single',
        sections: 3,
      })
      .dials({ water: 'A:bucket B:bucket C:bucket' })
      .set((s) => Object.assign(s, { angered: 1, dice: [3, 3], struck: 2 }))
      .rolls('basic', 6, 3)
      .from(openWindow('reveal', -1))
      .when(A.plays('cracked-compass', { action: 'fire' }), B.plays('captains-key', { token: 'chest' }))
      .asks({ B: 'window.enemyDice' })
      .check((s) => expect(s.chests[1]).toHaveLength(1))
  })

  test('SK-R39 a table may have them carried out at once', () => {
    angry({ angeredDice: 'atOnce' }).asks({ A: 'bucket.discard' }).lies({ cannons: '', breaches: 'single' })
  })
})

describe('SK-4.8, SK-R15 Declare items from the own dial on', () => {
  const declaring = (options: object = {}) =>
    given({ options })
      .arrange({ water: 'topaz*2', treasure: 'ruby emerald', hands: { A: 'grabby-crabby amethyst*2', B: 'spy-glass topaz*2', C: '' } })
      .from(declareDial(0))

  test('SK-4.8 as part of laying the dial, once', () => {
    declaring()
      .when(A.laysPlaying('fire', 'water', 'grabby-crabby', { card: 'ruby' }))
      .tells('grabbed', { seat: 0 })
      .lies({ treasure: 'grabby-crabby emerald', hands: { A: 'ruby amethyst*2' } })
      .refuses(B.laysPlaying('bucket', 'water', 'spy-glass', { seat: 2 }), null)
      .when(B.laysPlaying('bucket', 'water', 'spy-glass', { seat: 0 }))
      .tells('spied', { seat: 1, target: 0, lie: true })
      .asks({ C: 'declare.dial' })
      .when(C.lays('bucket', 'water'))
      .check((s) => expect(s.conditions.slice(0, 2).every((used) => used !== 0)).toBe(true))
  })

  test('SK-4.8 or after the last dial', () => {
    declaring()
      .when(A.lays('fire', 'water'), B.lays('bucket', 'water'), C.lays('bucket', 'water'))
      .asks({ A: 'window.declare', B: 'window.declare' })
      .when(A.plays('grabby-crabby', { card: 'emerald' }))
  })

  test('SK-R15 a table may have them once all dials are down only', () => {
    declaring({ declareItems: 'last' }).refuses(A.laysPlaying('fire', 'water', 'grabby-crabby', { card: 'ruby' }), null)
  })
})

test('SK-5.3, SK-R16 a Compass makes the lie good for the search, not for the record', () => {
  given()
    .arrange({ water: 'topaz*3', hands: { A: 'cracked-compass', B: 'ruby' } })
    .dials({ water: 'A:plunder B:bucket C:fire' }, false)
    .from(REVEAL)
    .when(A.plays('cracked-compass', { action: 'bucket' }), B.passes)
    .allPass()
    .dialsAre({ water: 'A B', treasure: '', cannons: 'C' })
    .check((s) => {
      const entry = s.record[0]
      expect({ column: (entry >> 3) & 7, dial: (entry >> 6) & 7, done: (entry >> 9) & 7 }).toEqual({ column: 0, dial: 1, done: 0 })
      expect(includes(s.plundered, 0)).toBe(false)
    })
})
