import { PUBLIC, seatBit } from '@flotilla/kernel'
import { describe, expect, test } from 'vitest'
import { openWindow } from '../../src/rules/steps.ts'
import { ACTIONS, CARDS, WATER, isTreasure } from '../../src/board/things.ts'
import { A, B, C } from '../pirates.ts'
import { given, type Arrangement } from '../table.ts'

/** A has just bucketed; the window is A's. */
const bucketed = (arrangement: Arrangement, options: object = {}) =>
  given({ options }).arrange(arrangement).dials({ water: 'A:bucket' }).from(openWindow('resolve', 0))
const patched = (arrangement: Arrangement) => given().arrange(arrangement).dials({ breaches: 'A:patch' }).from(openWindow('resolve', 0))
const revealed = (arrangement: Arrangement, dials: string) =>
  given().arrange(arrangement).dials({ water: dials }).from(openWindow('reveal', -1))
const diced = (arrangement: Arrangement, dice: number[], options: object = {}) =>
  given({ options })
    .arrange(arrangement)
    .set((s) => {
      s.dice = dice
      s.ignored = 0
    })
    .from(openWindow('enemyDice', -1))

test("SK-10.20 Bottle O' Rum: a random card comes to you, the Rum goes there, seen by all", () => {
  const scene = bucketed({ hands: { A: 'bottle-o-rum', B: 'ruby topaz', C: '' } })
    .refuses(A.plays('bottle-o-rum', { seat: 0 }), 'SK-10.20', 'refuse.oneself')
    .refuses(A.plays('bottle-o-rum', { seat: 2 }), 'SK-10.20', 'refuse.emptyHand')
    .draws('hand', 1)
    .when(A.plays('bottle-o-rum', { seat: 1 }))
    .lies({ hands: { A: 'topaz', B: 'ruby bottle-o-rum' }, pile: '' })
    .untouched('C')
  expect(scene.seenBy('B', 'A')).toBe('topaz')
  expect(scene.seenBy('C', 'A')).toBe('hiddenCard')
  expect(scene.seenBy('C', 'B')).toBe('bottle-o-rum hiddenCard')
})

test("SK-10.21 Captain's Key takes a chest token", () => {
  revealed({ hands: { A: 'captains-key' }, breaches: 'minor' }, 'A:bucket').refuses(A.plays('captains-key'), 'SK-10.21', 'refuse.noChest')
  revealed({ hands: { A: 'captains-key' }, breaches: 'points-4 empty', sections: 3 }, 'A:bucket')
    .when(A.plays('captains-key', { token: 'empty' }))
    .lies({ chests: { A: 'empty' }, breaches: 'chest', pile: 'captains-key' })
})

test('SK-10.22 Cracked Compass: any other action, not the one it shows; the dial stays', () => {
  revealed({ hands: { A: 'cracked-compass' } }, 'A:bucket')
    .offers(A.passes, ...ACTIONS.slice(1).map((action) => A.plays('cracked-compass', { action })))
    .refuses(A.plays('cracked-compass', { action: 'bucket' }), 'SK-10.22', 'refuse.itsOwnFace')
    .when(A.plays('cracked-compass', { action: 'fire' }))
    .dialsAre({ water: 'A', cannons: '' })
    .tells('turned', { seat: 0, action: 'fire' })
})

test.each([
  ['SK-10.23', 'decoy-cannon', [3, 3, 6, 2], 3, 4],
  ['SK-10.34', 'sticky-starfish', [6, 3, 6, 2], 4, 3],
])('%s %s ignores a die with its result', (rule, item, dice, die, other) => {
  diced({ hands: { A: item } }, dice)
    .refuses(A.plays(item, { die: other }), rule, 'refuse.notResult')
    .when(A.plays(item, { die }))
    .check((s) => expect(s.ignored).toBe(1 << (die - 1)))
    .lies({ pile: item })
  diced({ hands: { A: item }, chests: { A: 'empty' }, sections: 3, cannons: 'single' }, [3, 3, 3, 3]).refuses(
    A.plays(item, { die: 1 }),
    rule,
    'refuse.noResult',
  )
})

test('SK-10.34 a special die with a breach counts too', () => {
  diced({ hands: { A: 'sticky-starfish' } }, [6, 3, 3, 3])
    .when(A.plays('sticky-starfish', { die: 1 }))
    .check((s) => expect(s.ignored).toBe(1))
})

test('SK-10.24 Fishing Net takes all Treasure of the top five; the Clear Water stays in order, known to all', () => {
  const scene = bucketed({ hands: { A: 'fishing-net' }, pile: 'ruby clear-water topaz clear-water emerald sapphire' })
    .when(A.plays('fishing-net'))
    .lies({ hands: { A: 'ruby topaz emerald' }, pile: 'fishing-net clear-water*2 sapphire' })
  expect(scene.seenBy('C', 'A')).toBe('emerald ruby topaz')
  expect(scene.state.pile.map((card) => (scene.state.known[card] & PUBLIC) !== 0)).toEqual([false, true, true, true])
})

describe('SK-10.25 Fishing Rod', () => {
  const rod = () => bucketed({ hands: { A: 'fishing-rod topaz clear-water', B: 'ruby clear-water', C: 'emerald' } })

  test('SK-10.25 Treasure must be exchanged for one of your choice; the two know, the others do not', () => {
    const scene = rod()
      .draws('hand', 0)
      .when(A.plays('fishing-rod', { seat: 1 }))
      .asks({ A: 'rod.give' })
      .refuses(A.gives('clear-water'), 'SK-10.25', 'refuse.notTreasure')
      .timesOut(A.gives('topaz'))
      .lies({ hands: { A: 'ruby clear-water', B: 'topaz clear-water' }, pile: 'fishing-rod' })
    expect(scene.seenBy('B', 'A')).toBe('hiddenCard ruby')
    expect(scene.seenBy('A', 'B')).toBe('hiddenCard topaz')
    expect(scene.seenBy('C', 'A')).toBe('hiddenCard hiddenCard')
  })

  test('SK-10.25 Clear Water stays, and all are told', () => {
    const scene = rod()
      .draws('hand', 1)
      .when(A.plays('fishing-rod', { seat: 1 }))
      .lies({ hands: { A: 'topaz clear-water', B: 'ruby clear-water' } })
    expect(scene.seenBy('C', 'B')).toBe('clear-water hiddenCard')
  })

  test('SK-10.25 without another Treasure it cannot be played', () => {
    bucketed({ hands: { A: 'fishing-rod clear-water', B: 'ruby' } }).refuses(
      A.plays('fishing-rod', { seat: 1 }),
      'SK-10.25',
      'refuse.noOtherTreasure',
    )
  })
})

test('SK-10.26 Flint Pistol rolls a Single-Shot for each busted cannon', () => {
  bucketed({ hands: { A: 'flint-pistol' }, breaches: 'minor' })
    .check((s) => expect(s.asks).toHaveLength(1))
    .refuses(A.plays('flint-pistol'), 'SK-10.26', 'refuse.noBusted')
  bucketed({ hands: { A: 'flint-pistol' }, breaches: 'double triple minor' })
    .rolls('cannon', 1, 2)
    .when(A.plays('flint-pistol'))
    .tells('volley', { cannons: ['single', 'single'], hits: [true, false] })
    .lies({ damage: 1 })
})

describe('SK-10.27 Gem Sifter', () => {
  test('SK-10.27 you alone see the top three and may take a Gem; the rest goes back in order', () => {
    const scene = bucketed({ hands: { A: 'gem-sifter' }, deck: 'clear-water ruby flint-pistol topaz' }).when(A.plays('gem-sifter'))
    expect(scene.state.deck.slice(-3).map((card) => scene.state.known[card])).toEqual([1, 1, 1])
    scene
      .refuses({ by: 'A', choice: (s) => ({ card: s.deck.at(-3) }) }, 'SK-10.27', 'refuse.notAGem')
      .offers(A.takes('ruby'), A.passes)
      .timesOut(A.takes('ruby'))
      .lies({ hands: { A: 'ruby' } })
      .check((s) => expect(s.deck.slice(-3).map((card) => s.faces[card])).toEqual([2, 12, 0]))
    expect(scene.seenBy('B', 'A')).toBe('ruby')
  })

  test('SK-10.27, SK-15.6 without a Gem it is asked with pass only, and looks like a Gem that is passed', () => {
    const none = bucketed({ hands: { A: 'gem-sifter', B: 'ruby' }, deck: 'clear-water*3' })
      .when(A.plays('gem-sifter'))
      .offers(A.passes)
    const some = bucketed({ hands: { A: 'gem-sifter', B: 'ruby' }, deck: 'clear-water emerald clear-water' }).when(A.plays('gem-sifter'))
    for (const eyes of ['B', null]) {
      const seen = [none, some].map((scene) => ({ asks: scene.view(eyes).asks, told: scene.told(eyes).map(({ type }) => type) }))
      expect(seen[1]).toEqual(seen[0])
    }
    const passed = [none, some].map((scene) =>
      scene
        .when(A.passes)
        .told('B')
        .map(({ type }) => type),
    )
    expect(passed[1]).toEqual(passed[0])
  })
})

test('SK-10.28 Grabby Crabby takes a card of the column and its exact place', () => {
  given()
    .arrange({ treasure: 'ruby topaz emerald', hands: { A: 'grabby-crabby' } })
    .from(openWindow('declare', -1))
    .when(A.plays('grabby-crabby', { card: 'topaz' }))
    .lies({ treasure: 'ruby grabby-crabby emerald', hands: { A: 'topaz' }, pile: '' })
})

test('SK-10.29 Metal Mallet repairs a cannon, with Fire on the own dial', () => {
  revealed({ hands: { A: 'metal-mallet' }, breaches: 'single double' }, 'A:fire')
    .when(A.plays('metal-mallet', { cannon: 'double' }))
    .lies({ cannons: 'double', breaches: 'single' })
  revealed({ hands: { A: 'metal-mallet' } }, 'A:fire').refuses(A.plays('metal-mallet'), 'SK-10.29', 'refuse.noBusted')
})

test('SK-10.30 Moldy Mop discards one to three open Clear Water, oldest first', () => {
  bucketed({ hands: { A: 'moldy-mop' }, water: '^clear-water topaz ^clear-water clear-water' })
    .refuses(A.plays('moldy-mop', { count: 3 }), 'SK-10.30', 'refuse.tooFewClear')
    .when(A.plays('moldy-mop', { count: 2 }))
    .lies({ water: 'topaz clear-water', pile: 'moldy-mop clear-water*2' })
  bucketed({ hands: { A: 'moldy-mop' }, water: 'clear-water' }).refuses(
    A.plays('moldy-mop', { count: 1 }),
    'SK-10.30',
    'refuse.noClearInColumn',
  )
})

test('SK-10.30, SK-13.13, SK-0.5 what the Mop discards goes one by one, each followed by its dice', () => {
  const scene = given({ options: { angeredDice: 'atOnce' } })
    .arrange({ hands: { A: 'moldy-mop' }, water: '^clear-water*3' })
    .dials({ water: 'A:bucket' })
    .set((s) => (s.angered = 1))
    .rolls('basic', 3, 3, 3, 3)
    .from(openWindow('resolve', 0))
    .when(A.plays('moldy-mop', { count: 2 }))
  const course = scene.told(null).map(({ type }) => type)
  expect(course.filter((type) => type === 'putAway' || type === 'angered')).toEqual([
    'putAway',
    'angered',
    'putAway',
    'angered',
    'putAway',
    'angered',
  ])
})

test('SK-10.31 Silver Doubloon: the other seat keeps it and turns to one of three', () => {
  revealed({ hands: { A: 'silver-doubloon', B: 'ruby' } }, 'A:bucket B:bucket C:fire')
    .refuses(A.plays('silver-doubloon', { seat: 0 }), 'SK-10.31', 'refuse.oneself')
    .when(A.plays('silver-doubloon', { seat: 2 }), B.passes)
    .asks({ C: 'dial.change' })
    .offers(C.sets('bucket'), C.sets('plunder'), C.sets('patch'))
    .timesOut(C.sets('bucket'))
    .lies({ hands: { C: 'silver-doubloon' }, pile: '' })
})

test('SK-10.31 the default is the column it lies in, else the first other action', () => {
  revealed({ hands: { A: 'silver-doubloon' } }, 'A:bucket B:bucket')
    .when(A.plays('silver-doubloon', { seat: 1 }))
    .timesOut(B.sets('plunder'))
})

test('SK-10.32 Smelly Sponge: Clear Water of the column or of the hand, known to all', () => {
  bucketed({ hands: { A: 'smelly-sponge clear-water ruby' }, water: 'topaz ^clear-water' })
    .when(A.plays('smelly-sponge', { from: 'column' }))
    .lies({ water: 'topaz', pile: 'smelly-sponge clear-water' })
  const scene = bucketed({ hands: { A: 'smelly-sponge clear-water +ruby topaz' }, water: 'topaz' })
    .refuses(A.plays('smelly-sponge', { from: 'column' }), 'SK-10.32', 'refuse.noneInColumn')
    .when(A.plays('smelly-sponge', { from: 'hand' }))
    .lies({ hands: { A: 'ruby topaz' } })
  expect(scene.view(null).faces[scene.state.pile[0]]).toBe(0)
  expect(scene.seenBy('B', 'A')).toBe('hiddenCard ruby')
  bucketed({ hands: { A: 'smelly-sponge ruby' } }).refuses(A.plays('smelly-sponge', { from: 'hand' }), 'SK-10.32', 'refuse.noClearWater')
})

test('SK-10.33 Spare Barrel upgrades a working cannon', () => {
  patched({ hands: { A: 'spare-barrel' }, cannons: 'triple single', breaches: 'double' })
    .refuses(A.plays('spare-barrel', { cannon: 'triple' }), 'SK-12.4', 'refuse.isTriple')
    .when(A.plays('spare-barrel', { cannon: 'single' }))
    .lies({ cannons: 'triple double' })
  patched({ hands: { A: 'spare-barrel' }, breaches: 'single' }).refuses(A.plays('spare-barrel'), 'SK-10.33', 'refuse.nothingToUpgrade')
})

test('SK-10.35 Water Pistol gives a Clear Water away, seen by all', () => {
  const scene = bucketed({ hands: { A: 'water-pistol clear-water', B: 'ruby' } })
    .refuses(A.plays('water-pistol', { seat: 0 }), 'SK-10.35', 'refuse.oneself')
    .when(A.plays('water-pistol', { seat: 1 }))
    .lies({ hands: { A: '', B: 'ruby clear-water' }, pile: 'water-pistol' })
  expect(scene.seenBy('C', 'B')).toBe('clear-water hiddenCard')
})

test('SK-10.36 Wooden Mallet: one more hammer, with Patch on the own dial', () => {
  revealed({ hands: { A: 'wooden-mallet' } }, 'A:patch')
    .when(A.plays('wooden-mallet'))
    .check((s) => expect(s.mallets).toBe(seatBit(0)))
})

describe('SK-10.40 to SK-10.45, SK-10.60 the items of the enemies', () => {
  test.each([
    ['SK-10.40', 'war-drum', [2, 5, 3, 3], 1, 2],
    ['SK-10.41', 'hurdy-gurdy', [2, 5, 3, 3], 2, 1],
  ])('%s %s', (rule, item, dice, die, other) => {
    diced({ hands: { A: item } }, dice)
      .refuses(A.plays(item, { die: other }), rule, 'refuse.notResult')
      .when(A.plays(item, { die }))
      .check((s) => expect(s.ignored).toBe(1 << (die - 1)))
  })

  test('SK-10.42, SK-R40 Fishy Bait moves the top three of the Belly to the pile, in a Chomp round too', () => {
    const shark = { enemy: 'shark' }
    bucketed({ hands: { A: 'fishy-bait' }, belly: 'ruby topaz' }, shark).refuses(A.plays('fishy-bait'), 'SK-10.42', 'refuse.bellyTooSmall')
    given({ options: shark })
      .arrange({ hands: { A: 'fishy-bait' }, belly: 'ruby topaz emerald sapphire' })
      .dials({ water: 'A:bucket' })
      .set((s) => (s.chomp = true))
      .from(openWindow('resolve', 0))
      .when(A.plays('fishy-bait'))
      .lies({ pile: 'emerald topaz ruby', belly: 'fishy-bait sapphire' })
  })

  test('SK-10.43 Cheeky Chum ends Submerged', () => {
    const chum = (submerged: boolean) =>
      given({ options: { enemy: 'shark' } })
        .arrange({ hands: { A: 'cheeky-chum' } })
        .dials({ water: 'A:bucket' })
        .set((s) => (s.submerged = submerged))
        .from(openWindow('resolve', 0))
    chum(false).refuses(A.plays('cheeky-chum'), 'SK-10.43', 'refuse.notSubmerged')
    chum(true)
      .when(A.plays('cheeky-chum'))
      .check((s) => expect(s.submerged).toBe(false))
  })

  test('SK-10.44, SK-13.34 Siren Silencers ignore every Screech', () => {
    diced({ hands: { A: 'siren-silencers' } }, [5, 5, 3, 3, 3, 3], { enemy: 'sirens' })
      .when(A.plays('siren-silencers'))
      .check((s) => expect(s.ignored).toBe(3))
  })

  test('SK-10.45, SK-13.35, SK-10.60, SK-R56 Siren Shiner turns the basic dice that are not ignored', () => {
    const shine = (ignored: number) =>
      diced({ hands: { A: 'siren-shiner' } }, [5, 1, 1, 2, 5, 6], { enemy: 'sirens' })
        .set((s) => (s.ignored = ignored))
        .when(A.plays('siren-shiner'))
    shine(0).check((s) => expect(s.dice).toEqual([5, 1, 6, 5, 2, 1]))
    shine(4).check((s) => expect(s.dice).toEqual([5, 1, 1, 5, 2, 1]))
  })

  test('SK-10.60 an ignored die is no target again', () => {
    diced({ hands: { A: 'decoy-cannon' } }, [3, 3, 6, 6])
      .set((s) => (s.ignored = 4))
      .refuses(A.plays('decoy-cannon', { die: 3 }), 'SK-10.60', 'refuse.ignored')
      .offers(A.passes, A.plays('decoy-cannon', { die: 4 }))
  })
})

describe('SK-10.50 to SK-10.55 the items of the characters', () => {
  test('SK-10.50 Cutlass: the dial goes to the top of the treasure dials', () => {
    given()
      .arrange({ hands: { A: 'cutlass' }, treasure: 'ruby' })
      .dials({ treasure: 'B:plunder', water: 'A:plunder' })
      .from(openWindow('reveal', -1))
      .when(A.plays('cutlass'))
      .dialsAre({ treasure: 'A B', water: '' })
    given()
      .arrange({ hands: { A: 'cutlass' }, treasure: 'ruby' })
      .dials({ treasure: 'A:plunder B:plunder' })
      .from(openWindow('reveal', -1))
      .refuses(A.plays('cutlass'), 'SK-10.50', 'refuse.alreadyOnTop')
  })

  test('SK-10.50, SK-13.33 in a Screech round always', () => {
    given()
      .arrange({ hands: { A: 'cutlass' } })
      .set((s) => {
        s.screech = true
        s.faces[0] = 1
      })
      .from(openWindow('reveal', -1))
      .when(A.plays('cutlass'))
      .check((s) => expect(s.cutlass).toBe(1))
  })

  test('SK-10.51 Trusty Carrot: the oldest Minor Breach goes under the deck', () => {
    revealed({ hands: { A: 'trusty-carrot' }, breaches: 'major minor minor' }, 'A:patch')
      .when(A.plays('trusty-carrot'))
      .lies({ breaches: 'major minor' })
      .check((s) => expect(s.faces[s.breachDeck[0]]).toBe(0))
    revealed({ hands: { A: 'trusty-carrot' }, breaches: 'major' }, 'A:patch').refuses(
      A.plays('trusty-carrot'),
      'SK-10.51',
      'refuse.noMinor',
    )
  })

  test('SK-10.52, SK-R49 Bone Club: a random card of another plunderer, also one who got nothing', () => {
    const club = (plundered: number) =>
      given()
        .arrange({ hands: { A: 'bone-club', B: 'ruby topaz', C: 'emerald' }, breaches: 'single' })
        .dials({ breaches: 'A:patch' })
        .set((s) => (s.plundered = plundered))
        .from(openWindow('resolve', 0))
    club(0).refuses(A.plays('bone-club', { seat: 1 }), 'SK-10.52', 'refuse.nobodyPlundered')
    const scene = club(2)
      .refuses(A.plays('bone-club', { seat: 2 }), 'SK-10.52', 'refuse.didNotPlunder')
      .draws('hand', 0)
      .when(A.plays('bone-club', { seat: 1 }))
      .lies({ hands: { A: 'ruby', B: 'topaz' }, pile: 'bone-club' })
    expect([scene.seenBy('B', 'A'), scene.seenBy('C', 'A')]).toEqual(['ruby', 'hiddenCard'])
  })

  test('SK-10.53, SK-R50 Harpoon: a face-down card is turned up; Treasure is yours, Clear Water stays open', () => {
    const harpoon = () => bucketed({ hands: { A: 'harpoon' }, water: 'ruby ^clear-water clear-water' })
    harpoon()
      .refuses({ by: 'A', choice: (s) => ({ item: s.hands[0][0], card: s.columns[WATER][1] }) }, 'SK-10.53', 'refuse.isFaceUp')
      .when(A.plays('harpoon', { card: 'ruby' }))
      .lies({ hands: { A: 'ruby' }, water: 'clear-water*2' })
    harpoon()
      .when({ by: 'A', choice: (s) => ({ item: s.hands[0][0], card: s.columns[WATER][2] }) })
      .check((s) => expect(s.faceUp).toHaveLength(2))
  })

  test('SK-10.54, SK-R34 Grenado: blank deals a breach, unless a token makes it a hit', () => {
    const grenado = (chests: string) =>
      given()
        .arrange({ hands: { A: 'grenado' }, breachDeck: 'major', chests: { C: chests }, sections: 3 })
        .dials({ cannons: 'A:fire' })
        .rolls('cannon', 6)
        .from(openWindow('resolve', 0))
        .when(A.plays('grenado'))
    grenado('').lies({ breaches: 'major', damage: 0 })
    grenado('reroll-1')
      .asks({ C: 'window.cannon' })
      .rolls('cannon', 3)
      .when(C.uses('reroll-1', { dice: [1] }))
      .tells('damage', { seat: 2, damage: 1 })
      .lies({ breaches: '', damage: 1 })
  })

  describe('SK-10.55 Spy Glass', () => {
    const spy = (hand: string, deck = 'emerald sapphire', options: object = {}) =>
      given({ options })
        .arrange({ hands: { A: hand }, deck, water: 'topaz' })
        .dials({ water: 'A:bucket B:fire', cannons: 'C:fire' }, false)
        .from(openWindow('declare', -1))

    test('SK-10.55 with 1 other card it is not offered; an honest dial costs 2', () => {
      spy('spy-glass ruby').refuses(A.plays('spy-glass', { seat: 1 }), 'SK-10.55', 'refuse.tooFewCards')
      spy('spy-glass ruby topaz')
        .refuses(A.plays('spy-glass', { seat: 0 }), 'SK-10.55', 'refuse.oneself')
        .when(A.plays('spy-glass', { seat: 2 }))
        .tells('spied', { target: 2, lie: false })
        .timesOut(A.discards('topaz'))
        .when(A.discards('ruby'))
        .lies({ hands: { A: '' } })
        .check((s) => expect(s.known[2] & PUBLIC).not.toBe(0))
    })

    test('SK-10.55 a liar lets you draw 2', () => {
      spy('spy-glass ruby topaz')
        .when(A.plays('spy-glass', { seat: 1 }))
        .lies({ hands: { A: 'ruby topaz emerald sapphire' } })
    })

    test('SK-10.55, SK-0.7 with an empty deck nothing is drawn where the pile is not shuffled', () => {
      spy('spy-glass ruby topaz', '=', { emptyDeck: 'sinks' })
        .when(A.plays('spy-glass', { seat: 1 }))
        .lies({ hands: { A: 'ruby topaz' } })
    })

    test('SK-10.55, SK-0.11 an item that answers a die of Angered between the two discards may be the last card', () => {
      given()
        .arrange({ hands: { A: 'spy-glass ruby decoy-cannon' }, water: 'topaz', cannons: 'single' })
        .dials({ water: 'A:bucket', cannons: 'C:fire' }, false)
        .set((s) => Object.assign(s, { angered: 1, dice: [3, 3], struck: 2 }))
        .rolls('basic', 6, 3, 3)
        .from(openWindow('declare', -1))
        .when(A.plays('spy-glass', { seat: 2 }), A.discards('ruby'))
        .when(A.plays('decoy-cannon', { die: 3 }))
        .lies({ hands: { A: '' }, pile: 'spy-glass decoy-cannon ruby' })
        .check((s) => expect(s.asks.some(({ kind }) => kind === 'spyglass.discard')).toBe(false))
    })

    test('SK-10.55, SK-R45 not in a Screech round, and not at a dial that is shown', () => {
      given()
        .arrange({ hands: { A: 'spy-glass ruby topaz' }, treasure: 'emerald' })
        .set((s) => (s.screech = true))
        .from(openWindow('declare', -1))
        .refuses(A.plays('spy-glass', { seat: 1 }), 'SK-10.55', 'refuse.screech')
      spy('spy-glass ruby topaz')
        .set((s) => (s.known[1] |= PUBLIC | 7))
        .refuses(A.plays('spy-glass', { seat: 1 }), 'SK-10.55', 'refuse.dialIsShown')
    })
  })
})

test('SK-10.37 Somber Skull is never played and has no points, but it is a Treasure', () => {
  bucketed({ hands: { A: 'somber-skull' }, breaches: 'single' }).refuses(A.plays('somber-skull'), 'SK-10.1', 'refuse.neverPlayed')
  const skull = CARDS.indexOf('somber-skull')
  expect(given().game.edition.cards[skull].points).toBe(0)
  expect(isTreasure(skull)).toBe(true)
})
