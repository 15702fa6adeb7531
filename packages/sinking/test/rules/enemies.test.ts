import { PUBLIC } from '@flotilla/kernel'
import { describe, expect, test } from 'vitest'
import { silence } from '../../src/rules/discuss.ts'
import { DISCUSS, RESOLVE_ENEMY_DICE, REVEAL, ROLL_ENEMY_DICE, openWindow, resolveColumn } from '../../src/rules/steps.ts'
import { BREACHES, CANNONS, TREASURE, WATER } from '../../src/board/things.ts'
import { A, B, C } from '../pirates.ts'
import { given, type Arrangement } from '../table.ts'

const struck = (enemy: string, special: [number, number], arrangement: Arrangement, options: object = {}) =>
  given({ options: { enemy, ...options } })
    .arrange(arrangement)
    .set((s) => (s.dice = [...special, 3, 3]))
    .from(RESOLVE_ENEMY_DICE)

/** All set their dials in silence, which nobody has to answer for us here. */
const fired = (enemy: string, arrangement: Arrangement, faces: number[], effects: object = {}) =>
  given({ options: { enemy } })
    .arrange(arrangement)
    .dials({ cannons: 'A:fire' })
    .set((s) => Object.assign(s, effects))
    .rolls('cannon', ...faces)
    .from(resolveColumn(CANNONS))

describe('SK-13.1 to SK-13.4, SK-13.46 damage', () => {
  test('SK-13.1, SK-13.44, SK-R55 hits are counted one at a time, each with its reaction before the next', () => {
    fired('skullsairs', { cannons: 'triple triple', hands: { A: '' }, stash: 'ruby topaz' }, [1, 1])
      .lies({ damage: 1 })
      .when(A.takes('topaz'))
      .lies({ damage: 2, stash: 'ruby' })
      .when(A.passes)
      .lies({ stash: 'ruby', hands: { A: 'topaz' } })
  })

  test('SK-13.4, SK-R38 two equal results count twice where they can, or once by option', () => {
    struck('kraken', [2, 2], { treasure: 'ruby topaz emerald' }).lies({ treasure: 'emerald', water: 'ruby topaz' })
    struck('kraken', [2, 2], { treasure: 'ruby topaz emerald' }, { doubledAttacks: 'once' }).lies({ treasure: 'topaz emerald' })
    struck('kraken', [5, 5], {}).check((s) => expect(s.angered).toBe(2))
    struck('sirens', [2, 2], {}).check((s) => expect(s.tunes).toBe(2))
    struck('shark', [2, 2], {}).check((s) => expect(s.chomp).toBe(true))
  })
})

describe('SK-13.10 to SK-13.16 the Kraken', () => {
  test('SK-13.10, SK-R51 Splash: the top Treasure goes face down to the bottom of Water, and all have seen it', () => {
    struck('kraken', [2, 3], { treasure: 'ruby topaz', water: 'emerald' })
      .lies({ treasure: 'topaz', water: 'emerald ruby' })
      .check((s) => {
        expect(s.faceUp).toEqual([])
        expect(s.known[s.columns[WATER][1]] & PUBLIC).not.toBe(0)
      })
    struck('kraken', [2, 3], {}).lies({ water: '' })
  })

  test('SK-13.11, SK-13.13, SK-13.14, SK-0.5 a die after each card added to the pile, also in the middle of an action', () => {
    const scene = given({ options: { angeredDice: 'atOnce' } })
      .arrange({ treasure: 'ruby topaz', hands: { A: 'emerald*2' }, cannons: 'single', breachDeck: 'major', deck: 'sapphire' })
      .dials({ treasure: 'A:plunder B:plunder C:plunder' })
      .set((s) => (s.angered = 1))
      .rolls('basic', 2, 6)
      .from(resolveColumn(TREASURE))
      .tells('angered', { result: 'breach' }, { result: 'cannon' })
      .lies({ pile: 'topaz ruby', breaches: 'major single', cannons: '' })
    const course = scene.told(null).map(({ type }) => type)
    expect(course.slice(0, 6)).toEqual(['washedAway', 'angered', 'dealtBreach', 'washedAway', 'angered', 'busted'])
  })

  test('SK-13.13, SK-6.24, SK-10.17 a card that is washed away has its die answered before the next one follows', () => {
    given()
      .arrange({ treasure: 'ruby topaz', hands: { A: 'decoy-cannon', B: 'emerald*2' }, breaches: 'double', cannons: 'single' })
      .dials({ treasure: 'A:plunder B:plunder C:plunder' })
      .set((s) => Object.assign(s, { angered: 1, dice: [3, 3], struck: 2 }))
      .rolls('basic', 6, 3, 3)
      .from(resolveColumn(TREASURE))
      .asks({ A: 'window.enemyDice', B: 'window.enemyDice' })
      .lies({ treasure: 'topaz', pile: 'ruby' })
      .when(A.plays('decoy-cannon', { die: 3 }), B.passes)
      .lies({ treasure: '', pile: 'topaz decoy-cannon ruby', cannons: 'single' })
  })

  test('SK-13.11 two Angered: two dice after each of two discards', () => {
    given()
      .arrange({ water: 'topaz*2', hands: { A: '' } })
      .dials({ water: 'A:bucket' })
      .set((s) => (s.angered = 2))
      .rolls('basic', 3, 3, 3, 3)
      .from(resolveColumn(WATER))
      .when(A.takes('topaz'), A.takes('topaz'), A.discards('topaz'), A.discards('topaz'))
      .tells('angered', {}, {}, {}, {})
  })

  test('SK-13.12 an item of the enemy-dice window is discarded before Angered begins', () => {
    given()
      .arrange({ hands: { A: 'decoy-cannon' }, cannons: 'single' })
      .rolls('special', 5, 3)
      .rolls('basic', 6, 3)
      .from(ROLL_ENEMY_DICE)
      .when(A.plays('decoy-cannon', { die: 3 }))
      .tells('angered')
      .check((s) => expect(s.angered).toBe(1))
  })

  test('SK-13.15 breach cards, tokens, gifts and exchanges cause no die', () => {
    given()
      .arrange({ hands: { A: 'silver-doubloon trusty-carrot' }, breaches: 'minor', water: 'topaz' })
      .dials({ water: 'A:patch B:bucket' })
      .set((s) => (s.angered = 1))
      .from(openWindow('reveal', -1))
      .when(A.plays('silver-doubloon', { seat: 1 }))
      .tells('angered')
  })
})

describe('SK-13.20 to SK-13.26 the Shark', () => {
  test('SK-13.20, SK-13.21, SK-13.26 Chomp: discards go on top of the Belly, played items too', () => {
    const scene = given({ options: { enemy: 'shark' } })
      .arrange({ water: 'topaz ^clear-water', hands: { A: 'ruby moldy-mop' }, belly: 'emerald' })
      .dials({ water: 'A:bucket' })
      .set((s) => (s.chomp = true))
      .from(resolveColumn(WATER))
      .when(A.takes('topaz'), A.takes('clear-water'), A.discards('ruby'), A.discards('topaz'))
      .lies({ belly: 'topaz ruby emerald', pile: '' })
    expect(scene.view('B').belly).toHaveLength(3)
    expect(scene.state.belly.map((card) => scene.view('B').faces[card])).toEqual([-1, -1, -1])
  })

  test('SK-13.22, SK-13.23, SK-R41 Submerged: Single-Shot hits do nothing and are no blanks; with Chum they count', () => {
    const table = { cannons: 'single double', hands: { A: 'ruby' } }
    fired('shark', table, [1, 1], { submerged: true }).lies({ damage: 1 }).asks({ A: 'window.resolve' })
    fired('shark', table, [1, 1]).lies({ damage: 2 })
    given({ options: { enemy: 'shark' } })
      .arrange({ hands: { A: 'flint-pistol grenado' }, breaches: 'single' })
      .dials({ cannons: 'A:fire' })
      .set((s) => (s.submerged = true))
      .rolls('cannon', 1)
      .from(openWindow('resolve', 0))
      .when(A.plays('flint-pistol'))
      .lies({ damage: 0 })
    given({ options: { enemy: 'shark' } })
      .arrange({ hands: { A: 'grenado' } })
      .dials({ cannons: 'A:fire' })
      .set((s) => (s.submerged = true))
      .rolls('cannon', 1)
      .from(openWindow('resolve', 0))
      .when(A.plays('grenado'))
      .lies({ damage: 1 })
  })

  test('SK-13.24, SK-R43 at damage 1, 3 and 5 the Belly goes face down to Water, first eaten first', () => {
    fired('shark', { cannons: 'triple', belly: 'ruby topaz emerald sapphire', water: 'amethyst*2', hands: { A: 'clear-water' } }, [1]).lies(
      {
        damage: 1,
        belly: '',
        water: 'amethyst*2 sapphire emerald topaz ruby',
        sections: 4,
      },
    )
    fired('shark', { cannons: 'triple', belly: 'ruby', damage: 1, hands: { A: 'clear-water' } }, [1]).lies({ damage: 2, belly: 'ruby' })
  })
})

describe('SK-13.31 to SK-13.37 the Sirens', () => {
  test('SK-13.31, SK-13.32, SK-R45, SK-R58 Screech: no talk and no discussion until the dials are shown', () => {
    const scene = struck('sirens', [5, 3], { water: 'topaz*2', hands: { A: 'ruby', B: 'emerald' } }).asks({
      A: 'declare.dial',
      B: 'declare.dial',
      C: 'declare.dial',
    })
    expect(silence(scene.ctx())).toBe('SK-13.31')
    scene.when(A.sets('bucket'), B.sets('fire'), C.sets('patch'))
    expect(silence(scene.allPass().ctx())).toBeNull()
  })

  test('SK-R58 without Screech nobody is silenced', () => {
    const scene = given({ options: { enemy: 'sirens' } })
      .arrange({ water: 'topaz' })
      .from(DISCUSS)
    expect(silence(scene.ctx())).toBeNull()
  })

  test('SK-13.33 declare items except Spy Glass, reveal items and chests work in a Screech round', () => {
    given({ options: { enemy: 'sirens' } })
      .arrange({ hands: { A: 'grabby-crabby spy-glass ruby emerald' }, treasure: 'topaz', chests: { B: 'extra-single' }, sections: 3 })
      .set((s) => (s.screech = true))
      .from(openWindow('declare', -1))
      .offers(A.passes, A.plays('grabby-crabby', { card: 'topaz' }))
      .when(A.passes, B.uses('extra-single'))
      .lies({ cannons: 'single' })
  })

  test('SK-13.37 damage brings no reaction', () => {
    fired('sirens', { cannons: 'triple', hands: { A: 'clear-water' } }, [1])
      .lies({ damage: 1 })
      .asks({ A: 'window.resolve' })
  })
})

describe('SK-13.40 to SK-13.46 the Skullsairs', () => {
  test('SK-13.40, SK-13.41, SK-R46 Cursed Search: holders show an amulet, then a random card; Treasure goes to the Stash', () => {
    const scene = given({ options: { enemy: 'skullsairs', firstMate: 1 } })
      .arrange({ hands: { A: 'ruby topaz', B: 'cursed-amulet emerald', C: 'cursed-amulet clear-water' }, water: 'topaz' })
      .set((s) => (s.dice = [2, 3, 3, 3]))
      .draws('hand', 1, 1)
      .from(RESOLVE_ENEMY_DICE)
      .tells('searched', { seat: 1 }, { seat: 2 })
      .lies({ stash: 'emerald', hands: { B: 'cursed-amulet', C: 'cursed-amulet clear-water' } })
      .untouched('A')
    expect(scene.seenBy('A', 'C')).toBe('clear-water cursed-amulet')
  })

  test('SK-13.40 an only amulet is the random card and goes to the Stash', () => {
    struck('skullsairs', [2, 3], { hands: { A: 'cursed-amulet' } }).lies({ stash: 'cursed-amulet', hands: { A: '' } })
  })

  test('SK-13.42, SK-R12 Boarding Party takes the newest Treasure; with none left nothing', () => {
    struck('skullsairs', [5, 3], { treasure: 'ruby topaz' }).lies({ treasure: 'ruby', stash: 'topaz' })
    struck('skullsairs', [5, 5], { treasure: 'ruby' }).lies({ treasure: '', stash: 'ruby' })
  })

  test('SK-13.43, SK-13.44 the Stash is open; a pick may be left, and an empty Stash asks nobody', () => {
    const scene = fired('skullsairs', { cannons: 'triple', stash: 'ruby topaz', hands: { A: '' } }, [1]).offers(
      A.takes('ruby'),
      A.takes('topaz'),
      A.passes,
    )
    expect(scene.view(null).stash.map((card) => scene.view(null).faces[card])).toEqual([5, 2])
    scene.when(A.takes('ruby')).lies({ hands: { A: 'ruby' } })
    fired('skullsairs', { cannons: 'triple', hands: { A: '' } }, [1]).lies({ damage: 1 })
  })

  test('SK-13.45, SK-13.46, SK-13.25 at the sixth damage there is no pick, and Stash and Belly count for nobody', () => {
    fired(
      'skullsairs',
      { cannons: 'triple', stash: 'ruby', damage: 5, hands: { A: 'topaz*2', B: 'clear-water*2', C: 'clear-water*2' } },
      [1],
    ).ends({
      why: 'ended.saved',
      scores: { A: 6, B: 0, C: 0 },
      winners: ['A'],
    })
  })
})

test('SK-R4 Plunder takes from the Treasure Column', () => {
  given()
    .arrange({ treasure: 'ruby', hands: { B: '' }, breaches: 'single' })
    .dials({ treasure: 'B:plunder' })
    .from(resolveColumn(TREASURE))
    .lies({ treasure: '', hands: { B: 'ruby' } })
})

test('SK-R15, SK-R20 the windows of a whole round come in their order', () => {
  given()
    .arrange({ water: 'topaz*2', hands: { A: 'ruby', B: 'emerald', C: 'sapphire' } })
    .dials({ water: 'A:bucket B:bucket C:bucket' }, false)
    .from(REVEAL)
    .asks({ A: 'window.reveal', B: 'window.reveal', C: 'window.reveal' })
    .when(C.passes, B.passes, A.passes)
    .asks({ A: 'bucket.draw' })
    .check((s) => expect(s.columns[BREACHES]).toEqual([]))
})
