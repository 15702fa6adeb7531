import { describe, expect, test } from 'vitest'
import { CLUES, LOOT, QUESTS } from '../src/board/state.ts'
import { ann, bob, given, type Sea } from './sea.ts'

const two = (champion: Parameters<typeof given>[0]['ann'] = 'pewter'): Sea => given({ ann: champion, bob: 'quaeth' })

describe('loot', () => {
  test('QC-12.1, QC-12.2: equipping costs its price once; a third card replaces one', () => {
    const sea = two().puts('ann', { loot: ['jib-1', 'scales-1'], cargo: { canvas: 1 }, coins: 2, equipped: ['lens-1'] })
    sea.when(ann.does('equip', { card: 'jib-1' }))
    expect([sea.cargo('ann'), sea.state.actions]).toEqual([{}, 3])
    sea.when(ann.does('equip', { card: 'scales-1', out: 'lens-1' }))
    expect([sea.ship('ann').equipped.map((back) => sea.idOf(LOOT, back)), sea.pile(LOOT), sea.coinsOf('ann')]).toEqual([
      ['scales-1', 'jib-1'],
      ['lens-1'],
      0,
    ])
    two()
      .puts('ann', { loot: ['jib-1'] })
      .refuses(ann.does('equip', { card: 'jib-1' }), 'QC-12.1')
  })

  test('QC-12.1, QC-13.14: gear is also equipped between the moves of a voyage, where it works at once', () => {
    const sail = (options: object): Sea =>
      given({ ann: 'kerris', bob: 'quaeth' }, { layout: 'intro', ...options })
        .puts('ann', { loot: ['jib-1'], cargo: { canvas: 1 } })
        .when(ann.moves)
    const sea = sail({}).when(ann.does('equip', { card: 'jib-1' }))
    sea.asks({ ann: 'voyage' }).refuses(ann.does('equip', { card: 'jib-1' }), null)
    sea.when(ann.does('jib'))
    expect([sea.state.points, sea.cargo('ann'), sea.hand('ann', LOOT)]).toEqual([2, {}, []])
    sail({ underSail: false }).refuses(ann.does('equip', { card: 'jib-1' }), 'QC-12.1')
    sail({})
      .puts('ann', { cargo: {} })
      .refuses(ann.does('equip', { card: 'jib-1' }), 'QC-12.1', 'refuse.cannotPay')
  })

  test('QC-12.1, QC-12.20: a Barrel replaced under sail spills its cargo before the voyage goes on', () => {
    const sea = given({ ann: 'kerris', bob: 'quaeth' }, { layout: 'intro' })
      .puts('ann', { loot: ['spyglass-1'], coins: 3, equipped: ['barrel-1', 'lens-1'], cargo: { gem: 3 } })
      .when(ann.moves, ann.does('equip', { card: 'spyglass-1', out: 'barrel-1' }))
    sea.asks({ ann: 'spill' }).when(ann.says({ drop: 'gem' }))
    sea.asks({ ann: 'voyage' })
    expect(sea.cargo('ann')).toEqual({ gem: 2 })
  })

  test('QC-12.3, QC-12.4, QC-R49: gear is not played, instants and reactions are not equipped, all after their effect to the pile', () => {
    const sea = two().puts('ann', { loot: ['jib-1', 'purse-1', 'tome-1'] })
    sea.refuses(ann.does('play', { card: 'jib-1' }), 'QC-12.4').refuses(ann.does('equip', { card: 'purse-1' }), 'QC-12.3')
    sea.refuses(ann.does('equip', { card: 'tome-1' }), 'QC-12.3').refuses(ann.does('play', { card: 'tome-1' }), 'QC-12.5')
    sea.when(ann.does('play', { card: 'purse-1' }))
    expect([sea.coinsOf('ann'), sea.pile(LOOT)]).toEqual([7, ['purse-1']])
  })

  test('QC-12.4: Smuggler’s Purse is four coins', () => {
    expect(
      two()
        .puts('ann', { loot: ['purse-2'] })
        .when(ann.does('play', { card: 'purse-2' }))
        .coinsOf('ann'),
    ).toBe(7)
  })

  test('QC-12.15: Song of Daring: a damage for two actions', () => {
    const sea = two('kerris')
      .puts('ann', { damage: 1, loot: ['daring-1'] })
      .actions(1)
      .when(ann.does('play', { card: 'daring-1' }))
    sea.is('ann', { damage: 2 })
    expect(sea.state.actions).toBe(3)
  })

  test('QC-12.18: a Powder Keg readies all cannons and takes two ammo', () => {
    const sea = two()
      .puts('ann', { readyCannons: 0, ammo: 0, loot: ['keg-1'], at: [3, -3] })
      .puts('bob', { at: [3, -3] })
    sea
      .when(ann.does('play', { card: 'keg-1' }))
      .is('ann', { readyCannons: 3, ammo: 2 })
      .when(ann.does('attack', { target: 'seat:1' }))
    expect(sea.offered('ann')).toEqual([{ cannons: 2 }, { cannons: 1 }])
  })

  test('QC-11.1, QC-12.4: a Torn Chart draws two clues; the limit comes at turn end', () => {
    const sea = two()
      .puts('ann', { loot: ['chart-1'], clues: ['amberfall', 'duskmere'] })
      .when(ann.does('play', { card: 'chart-1' }))
    expect(sea.hand('ann', CLUES)).toHaveLength(4)
    sea.when(ann.ends).asks({ ann: { kind: 'limit', deck: CLUES } })
  })

  test('QC-12.18: Bottled Wind is not offered without a spent sail', () => {
    const sea = two()
      .puts('ann', { loot: ['wind-1'] })
      .refuses(ann.does('play', { card: 'wind-1' }), 'QC-12.18')
    sea
      .puts('ann', { readySails: 0 })
      .when(ann.does('play', { card: 'wind-1' }))
      .is('ann', { readySails: 1 })
  })

  test('QC-12.16, QC-8.15, QC-R16: a Ram: the target’s heart first, then the recoil, then the sinking; no 1★', () => {
    const sea = two('bozret')
      .puts('ann', { at: [3, -3], equipped: ['ram-1'] })
      .puts('bob', { at: [3, -3], damage: 3, coins: 4 })
    sea.rolls('traveler', 2).when(ann.does('ram', { target: 'seat:1' }))
    sea.is('ann', { damage: 1 }).tells('damaged', { ship: 1 }, { ship: 0 })
    expect([sea.prosperity('ann'), sea.coinsOf('ann'), sea.state.actions]).toEqual([3, 5, 2])
    sea.puts('bob', { at: [3, -3] }).refuses(ann.does('ram', { target: 'seat:1' }), 'QC-12.19')
  })

  test('QC-12.16, QC-13.2: Dwunny Luck may change the die of a Ram', () => {
    const sea = two()
      .puts('ann', { at: [3, -3], equipped: ['ram-1'], loot: ['jib-1'] })
      .puts('bob', { at: [3, -3] })
      .rolls('traveler', 1)
    sea
      .when(ann.does('ram', { target: 'seat:1' }), ann.says({ die: 0, discard: 'jib-1' }))
      .is('ann', { damage: 0 })
      .is('bob', { damage: 1 })
  })

  test('QC-12.17, QC-12.19: a Grapnel pulls an enemy from an adjacent space, not out of a Workshop', () => {
    const sea = two()
      .puts('ann', { at: [3, -3], equipped: ['grapnel-1'] })
      .puts('bob', { at: [4, -3] })
    sea
      .when(ann.does('grapnel', { target: 'seat:1' }))
      .isAt('bob', 3, -3)
      .rolls('ammo', 4)
      .when(...ann.attacks('seat:1', 1))
    expect(sea.state.actions).toBe(1)
    const far = two().puts('ann', { at: [3, -3], equipped: ['grapnel-1'] })
    far
      .refuses(ann.does('grapnel', { target: 'seat:1' }), 'QC-12.17')
      .puts('bob', { at: [2, -3] })
      .refuses(ann.does('grapnel', { target: 'seat:1' }), 'QC-7.9')
  })

  test('QC-12.19, QC-12.20: the Barrel holds one more; when it goes the owner spills what does not fit, after the cost is paid', () => {
    const sea = two()
      .token('mosswick', 'metal')
      .puts('ann', { at: [-1, -2], equipped: ['barrel-1', 'lens-1'], loot: ['scales-1', 'ram-1'] })
    sea.when(ann.does('gather'), ann.says({ take: 2, drop: [] }))
    expect(sea.cargo('ann')).toEqual({ metal: 2 })
    sea
      .when(ann.does('equip', { card: 'scales-1', out: 'barrel-1' }))
      .asks({ ann: 'spill' })
      .when(ann.says({ drop: 'metal' }))
    expect(sea.cargo('ann')).toEqual({ metal: 1 })
    const paid = two().puts('ann', { equipped: ['barrel-1', 'lens-1'], loot: ['ram-1'], cargo: { metal: 2 } })
    paid.when(ann.does('equip', { card: 'ram-1', out: 'barrel-1' })).asks({ ann: 'turn' })
  })
})

describe('champions', () => {
  test('QC-13.2, QC-R31: Luck makes one die of an Attack a 6', () => {
    const sea = two()
      .puts('ann', { at: [3, -3], loot: ['jib-1'] })
      .puts('bob', { at: [3, -3] })
      .rolls('ammo', 1, 3, 5)
      .when(...ann.attacks('seat:1', 3))
    expect(sea.offered('ann')).toContainEqual({ die: 2, discard: 'jib-1' })
    sea.when(ann.says({ die: 0, discard: 'jib-1' })).is('bob', { damage: 3 })
  })

  test('QC-13.1, QC-13.4, QC-R7: Bounty gives one or two resources for a loot card, once on the own turn', () => {
    const sea = two('khalgoh')
      .puts('ann', { loot: ['jib-1', 'jib-2'] })
      .when(ann.does('bounty', { discard: 'jib-1' }))
    sea.when(ann.says({ take: ['gem', 'gem'] }))
    expect([sea.cargo('ann'), sea.pile(LOOT)]).toEqual([{ gem: 2 }, ['jib-1']])
    sea.refuses(ann.does('bounty', { discard: 'jib-2' }), 'QC-13.1')
    two('khalgoh')
      .puts('ann', { loot: ['jib-1'], cargo: { gem: 3 } })
      .refuses(ann.does('bounty', { discard: 'jib-1' }), 'QC-13.4')
  })

  test('QC-13.5, QC-13.7, QC-7.7: Quick Reload readies one cannon after the first Attack; it still needs ammo', () => {
    const fire = (ammo: number): Sea =>
      two()
        .puts('ann', { at: [3, -3], ammo })
        .puts('bob', { at: [3, -3] })
        .rolls('ammo', 1, 1, 2)
        .when(...ann.attacks('seat:1', 3))
    fire(3)
      .is('ann', { readyCannons: 1 })
      .refuses(ann.does('attack', { target: 'seat:1' }), 'QC-7.1', 'refuse.noAmmo')
    fire(4)
      .rolls('ammo', 3)
      .when(ann.does('attack', { target: 'seat:1' }))
      .is('ann', { readyCannons: 0 })
  })

  test('QC-13.5, QC-13.6, QC-R26: Mend Ship heals a teammate in the space, once a turn', () => {
    const sea = given({ ann: 'valkyr', bob: 'quaeth', cid: 'kerris', dee: 'elwing' }, { mode: 'team2v2' })
    sea.puts('ann', { at: [0, -1], cargo: { lumber: 2 } }).puts('cid', { at: [0, -1], damage: 2 })
    sea
      .refuses(ann.does('mend', { pay: 'lumber', ship: 'seat:0' }), 'QC-13.6')
      .when(ann.does('mend', { pay: 'lumber', ship: 'seat:2' }))
      .is('cid', { damage: 1 })
    sea.refuses(ann.does('mend', { pay: 'lumber', ship: 'seat:2' }), 'QC-13.5')
  })

  test('QC-13.8, QC-11.5: Kerris looks at two clues, keeps one, and alone knows the bottom card', () => {
    const sea = two('kerris')
      .puts('ann', { at: [3, 0], cargo: { spice: 1 }, clues: [] })
      .tops(CLUES, 'clue-amberfall', 'clue-duskmere')
    sea.when(ann.does('information')).asks({ ann: 'pick' })
    expect(sea.offered('ann')).toEqual([{ keep: 'clue-amberfall' }, { keep: 'clue-duskmere' }])
    sea.when(ann.says({ keep: 'clue-duskmere' }))
    const bottom = sea.state.decks[CLUES][0]
    expect([sea.hand('ann', CLUES), sea.view('ann').faces[bottom], sea.view('bob').faces[bottom]]).toEqual([['clue-duskmere'], 0, -1])
    const short = two('kerris')
      .puts('ann', { at: [3, 0], cargo: { spice: 1 }, clues: [] })
      .leaves(CLUES, ['clue-amberfall'], ['clue-duskmere'])
    short
      .when(ann.does('information'))
      .asks({ ann: 'pick' })
      .when(ann.says({ keep: 'clue-amberfall' }))
    expect(short.state.decks[CLUES]).toHaveLength(1)
    const one = two('kerris')
      .puts('ann', { at: [3, 0], cargo: { spice: 1 }, clues: [] })
      .leaves(CLUES, ['clue-amberfall'])
      .when(ann.does('information'))
    expect(one.hand('ann', CLUES)).toEqual(['clue-amberfall'])
  })

  test('QC-13.9, QC-7.9, QC-R46: Resonant Shot reaches an adjacent space once a turn, never out of or into a harbour', () => {
    const sea = given({ ann: 'quaeth', bob: 'valkyr' })
      .puts('ann', { at: [3, -3] })
      .puts('bob', { at: [4, -3], loot: ['tome-1'], damage: 4 })
    sea.rolls('ammo', 4).when(...ann.attacks('seat:1', 1), bob.passes)
    sea
      .isAt('bob', 5, 0)
      .puts('bob', { at: [4, -3] })
      .refuses(ann.does('attack', { target: 'seat:1' }), 'QC-13.5')
    const safe = given({ ann: 'quaeth', bob: 'valkyr' })
      .puts('ann', { at: [3, -3] })
      .puts('bob', { at: [2, -3] })
    safe.refuses(ann.does('attack', { target: 'seat:1' }), 'QC-7.9')
    safe
      .puts('ann', { at: [2, -3] })
      .puts('bob', { at: [3, -3] })
      .refuses(ann.does('attack', { target: 'seat:1' }), 'QC-7.9')
  })

  test('QC-13.8: Elwing chooses between two quests at a landing', () => {
    const sea = two('elwing')
      .puts('ann', { at: [0, -2] })
      .tops(QUESTS, 'q01', 'q02')
      .when(ann.moves, ann.to(-1, -2), ann.stops)
    sea.asks({ ann: 'pick' }).timesOut(ann.says({ keep: 'q01' }))
    expect([sea.hand('ann', QUESTS), sea.idOf(QUESTS, sea.state.decks[QUESTS][0])]).toEqual([['q01'], 'q02'])
  })

  test('QC-13.10: Phyrre takes both rewards for another clue', () => {
    const sea = two('phyrre').puts('ann', { at: [1, -3], clues: ['cinderreef', 'amberfall'] })
    sea.when(ann.does('solve', { clue: 'clue-cinderreef', take: 'both', spend: 'clue-amberfall' }))
    expect([sea.prosperity('ann'), sea.hand('ann', LOOT).length, sea.hand('ann', CLUES).length, sea.pile(CLUES)]).toEqual([
      1,
      1,
      1,
      ['clue-amberfall'],
    ])
  })

  test('QC-13.11, QC-7.7: Bozret steals before the target sinks, a resource only into a free slot', () => {
    const fight = (cargo: object): Sea =>
      two('bozret')
        .puts('ann', { at: [3, -3], cargo })
        .puts('bob', { at: [3, -3], cargo: { gem: 1 }, coins: 5, damage: 3 })
        .rolls('ammo', 4)
        .when(...ann.attacks('seat:1', 1))
    const sea = fight({})
      .asks({ ann: 'steal' })
      .when(ann.says({ take: 'gem' }))
    expect([sea.cargo('ann'), sea.coinsOf('ann')]).toEqual([{ gem: 1 }, 6])
    fight({ lumber: 2 })
      .refuses(ann.says({ take: 'gem' }), 'QC-13.11')
      .timesOut(ann.says({ take: 'coin' }))
  })

  test('QC-13.12: Khalgoh swaps a resource in any port, and upgrades with it', () => {
    const sea = two('khalgoh').puts('ann', { at: [2, -3], cargo: { spice: 1 } })
    sea
      .when(ann.does('caravan', { pay: 'spice', take: 'metal' }), ann.does('upgrade', { part: 'cannon' }))
      .is('ann', { cannons: 2, coins: 0 })
    two('khalgoh')
      .puts('ann', { at: [3, -3], cargo: { spice: 1 } })
      .refuses(ann.does('caravan', { pay: 'spice', take: 'metal' }), 'QC-13.12')
  })

  test('QC-13.13: Lyrah delivers one clue a turn at a Trading Port', () => {
    const sea = two('lyrah')
      .puts('ann', { at: [0, -2], solved: ['amberfall', 'duskmere'] })
      .when(ann.does('deliver', { clue: 'clue-amberfall' }))
    expect([sea.prosperity('ann'), sea.ship('ann').delivered]).toEqual([1, 1])
    sea.refuses(ann.does('deliver', { clue: 'clue-duskmere' }), 'QC-13.13')
  })

  test('QC-R25: Valkyr has the printed rows: cannons 2/3, sails 1/2, cargo 2/5', () => {
    expect(two().game.edition.champions.find(({ id }) => id === 'valkyr')).toMatchObject({ cannons: [2, 3], sails: [1, 2], cargo: [2, 5] })
  })
})
