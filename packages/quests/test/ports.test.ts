import { describe, expect, test } from 'vitest'
import { NOTHING_USED, CLUES, LOOT, QUESTS } from '../src/board/state.ts'
import { TURN_REFRESH } from '../src/rules/steps.ts'
import { ann, bob, cid, given, type Sea } from './sea.ts'

const two = (): Sea => given({ ann: 'khalgoh', bob: 'quaeth' })
const WORKSHOP = [2, -3] as const
const COPPERGATE = [3, 0] as const

describe('ports', () => {
  test('QC-9.1, QC-9.2: what is done where; nothing costs an action, and other homes are never used', () => {
    const sea = two().puts('ann', { at: [3, -3], cargo: { lumber: 1 } })
    sea
      .refuses(ann.does('ammo'), 'QC-9.1')
      .refuses(ann.does('upgrade', { part: 'sail' }), 'QC-9.2')
      .refuses(ann.does('trade'), 'QC-9.2')
    sea
      .puts('ann', { at: COPPERGATE })
      .refuses(ann.does('upgrade', { part: 'cargo' }), 'QC-9.2')
      .when(ann.does('ammo'), ann.does('ammo'))
    expect([sea.coinsOf('ann'), sea.ship('ann').ammo, sea.state.actions]).toEqual([1, 9, 3])
  })

  test('QC-9.3, QC-11.6, QC-R40: ammo comes from a supply of 54, two for a coin, one if only one is left', () => {
    const sea = two()
    expect(sea.state.ammo).toBe(54 - 10)
    sea.set((s) => {
      s.ships[1].ammo += s.ammo - 1
      s.ammo = 1
    })
    sea.when(ann.does('ammo')).is('ann', { ammo: 6, coins: 2 }).refuses(ann.does('ammo'), 'QC-9.3', 'refuse.noAmmoLeft')
    two().puts('ann', { coins: 0 }).refuses(ann.does('ammo'), 'QC-9.3', 'refuse.tooDear')
    const endless = given({ ann: 'khalgoh', bob: 'quaeth' }, { finiteSupplies: false })
    expect(endless.state.goods[0]).toBeGreaterThan(1000)
  })

  test('QC-9.4: repair is 3 coins a damage', () => {
    const sea = two().refuses(ann.does('repair'), 'QC-9.4', 'refuse.noDamage').puts('ann', { damage: 2 })
    sea.when(ann.does('repair')).is('ann', { damage: 1, coins: 0 }).refuses(ann.does('repair'), 'QC-9.4', 'refuse.tooDear')
  })

  test('QC-9.5: resources, unsolved clues and unfinished quests are sold, openly', () => {
    const sea = two().puts('ann', { cargo: { gem: 1 }, clues: ['amberfall'], quests: ['q08'] })
    sea.when(ann.does('sell', { what: 'gem' }), ann.does('sell', { what: 'clue-amberfall' }), ann.does('sell', { what: 'q08' }))
    expect([sea.coinsOf('ann'), sea.cargo('ann'), sea.pile(CLUES), sea.pile(QUESTS)]).toEqual([7, {}, ['clue-amberfall'], ['q08']])
    sea.refuses(ann.does('sell', { what: 'gem' }), 'QC-9.5')
  })

  test('QC-12.19: of two sales one gets the Scales’ two coins', () => {
    const sea = two().puts('ann', { cargo: { lumber: 2 }, coins: 0, equipped: ['scales-1'] })
    sea.when(ann.does('sell', { what: 'lumber', scales: true })).refuses(ann.does('sell', { what: 'lumber', scales: true }), 'QC-12.19')
    sea.when(ann.does('sell', { what: 'lumber' }))
    expect(sea.coinsOf('ann')).toBe(4)
  })

  test('QC-9.6, QC-9.7: upgrades cost a resource and 3 coins, work at once, and stop at the maximum', () => {
    const sea = two().puts('ann', { at: WORKSHOP, cargo: { canvas: 2, metal: 1 }, coins: 8 })
    sea.when(ann.does('upgrade', { part: 'sail' })).is('ann', { sails: 2, readySails: 2, coins: 5 })
    sea
      .refuses(ann.does('upgrade', { part: 'sail' }), 'QC-9.6', 'refuse.atMaximum')
      .refuses(ann.does('upgrade', { part: 'cargo' }), 'QC-9.6', 'refuse.lacksGood')
    sea.when(ann.does('upgrade', { part: 'cannon' })).is('ann', { cannons: 2, readyCannons: 2, coins: 2 })
    sea.puts('ann', { cargo: { metal: 1 } }).refuses(ann.does('upgrade', { part: 'cannon' }), 'QC-9.6', 'refuse.tooDear')
  })

  test('QC-9.8: two resources for one of any type in supply', () => {
    const sea = two()
      .puts('ann', { at: COPPERGATE, cargo: { lumber: 2, spice: 1 } })
      .when(ann.does('trade'))
    sea.when(ann.says({ pay: ['lumber', 'spice'], take: 'gem' }))
    expect(sea.cargo('ann')).toEqual({ lumber: 1, gem: 1 })
    two()
      .puts('ann', { at: COPPERGATE, cargo: { gem: 1 } })
      .refuses(ann.does('trade'), 'QC-9.8')
  })

  test('QC-9.9: a gem buys loot, a spice a clue; not from an empty deck', () => {
    const sea = two().puts('ann', { at: COPPERGATE, cargo: { gem: 1, spice: 1 }, coins: 6, clues: [] })
    sea.tops(LOOT, 'lens-1').tops(CLUES, 'clue-opaline').when(ann.does('artifact'), ann.does('information'))
    expect([sea.hand('ann', LOOT), sea.hand('ann', CLUES), sea.coinsOf('ann'), sea.cargo('ann')]).toEqual([
      ['lens-1'],
      ['clue-opaline'],
      0,
      {},
    ])
    two()
      .puts('ann', { at: COPPERGATE, cargo: { gem: 1 } })
      .leaves(LOOT, [])
      .refuses(ann.does('artifact'), 'QC-9.9', 'refuse.deckEmpty')
  })
})

describe('exchange with teammates', () => {
  const team = (options: object = {}): Sea =>
    given({ ann: 'pewter', bob: 'quaeth', cid: 'kerris', dee: 'elwing' }, { mode: 'team2v2', ...options })
      .puts('ann', { at: [0, -1] })
      .puts('cid', { at: [0, -1] })

  test('QC-10.1, QC-10.2, QC-10.5, QC-R18: coins and a clue change hands; the clue’s face stays unknown to rivals', () => {
    const sea = team({ teamHands: 'secret' })
      .puts('ann', { clues: ['amberfall', 'duskmere'], quests: ['q01'] })
      .puts('cid', { clues: [] })
    sea.when(ann.does('give', { to: 'seat:2', what: 'coin', n: 2 }), ann.does('give', { to: 'seat:2', what: 'clue-amberfall' }))
    expect([sea.coinsOf('ann'), sea.coinsOf('cid'), sea.hand('cid', CLUES), sea.hand('ann', CLUES)]).toEqual([
      1,
      5,
      ['clue-amberfall'],
      ['clue-duskmere'],
    ])
    sea.refuses(ann.does('give', { to: 'seat:2', what: 'q01' }), 'QC-10.2')
    const [given] = sea.ship('cid').clues
    expect([sea.view('cid').faces[given], sea.view('bob').faces[given]]).toEqual([0, -1])
  })

  test('QC-10.1, QC-10.6: only a teammate in your space', () => {
    const sea = team().puts('cid', { at: [0, -3] })
    sea.refuses(ann.does('give', { to: 'seat:2', what: 'coin', n: 1 }), 'QC-10.1', 'refuse.mateElsewhere')
    sea.refuses(ann.does('give', { to: 'seat:1', what: 'coin', n: 1 }), 'QC-10.1', 'refuse.notATeammate')
    const sailing = (options: object): Sea => team(options).when(ann.moves)
    expect(
      sailing({})
        .when(ann.does('give', { to: 'seat:2', what: 'coin', n: 1 }))
        .asks({ ann: 'voyage' })
        .coinsOf('cid'),
    ).toBe(4)
    sailing({ underSail: false }).refuses(ann.does('give', { to: 'seat:2', what: 'coin', n: 1 }), null)
  })

  test('QC-10.3: resources need a free slot over there; cards may exceed the hand limit for now', () => {
    const sea = team()
      .puts('ann', { cargo: { gem: 1 }, loot: ['ram-1'] })
      .puts('cid', { cargo: { lumber: 2 }, loot: ['jib-1', 'jib-2', 'lens-1'] })
    sea.refuses(ann.does('give', { to: 'seat:2', what: 'gem' }), 'QC-10.3').when(ann.does('give', { to: 'seat:2', what: 'ram-1' }))
    expect(sea.hand('cid', LOOT)).toHaveLength(4)
  })

  test('QC-10.4: a teammate may be asked three times a turn, and may refuse', () => {
    const sea = team().puts('cid', { cargo: { gem: 1 } })
    sea
      .when(ann.does('ask', { from: 'seat:2' }))
      .asks({ cid: 'give' })
      .when(cid.says({ give: 'gem' }), cid.says({ done: true }))
    expect(sea.cargo('ann')).toEqual({ gem: 1 })
    sea.when(ann.does('ask', { from: 'seat:2' })).timesOut(cid.says({ done: true }))
    sea.when(ann.does('ask', { from: 'seat:2' }), cid.says({ done: true })).refuses(ann.does('ask', { from: 'seat:2' }), 'QC-10.4')
  })

  test('QC-10.2, QC-R45, QC-12.20: equipped loot stays aboard; by option it may be given, and a Barrel spills', () => {
    const sea = team().puts('ann', { equipped: ['jib-1'] })
    sea.refuses(ann.does('give', { to: 'seat:2', what: 'jib-1' }), 'QC-10.2')
    const open = team({ giveEquipped: true }).puts('ann', { equipped: ['barrel-1', 'jib-1'], cargo: { gem: 1, metal: 1 } })
    open
      .set((s) => (s.ships[0].used = { ...NOTHING_USED, gear: [s.ships[0].equipped[1]] }))
      .when(ann.does('give', { to: 'seat:2', what: 'barrel-1' }))
    open.asks({ ann: 'spill' }).when(ann.says({ drop: 'gem' }))
    // The Jib was used this turn and stays so.
    expect(open.ship('ann').used.gear).toEqual(open.ship('ann').equipped)
    expect([open.hand('cid', LOOT), open.ship('ann').equipped.length, open.cargo('ann')]).toEqual([['barrel-1'], 1, { metal: 1 }])
  })

  test('QC-R41: hands are secret from teammates too, unless the table shares them', () => {
    const shared = team({ teamHands: 'shared' }).puts('ann', { loot: ['tome-1'] })
    expect(shared.says('cid')).toContain('Tome of Retribution')
    expect(shared.says('bob')).not.toContain('Tome of Retribution')
    expect(
      team()
        .puts('ann', { loot: ['tome-1'] })
        .says('cid'),
    ).not.toContain('Tome of Retribution')
  })
})

describe('hands, decks and turns', () => {
  test('QC-11.1, QC-11.2, QC-2.6: at turn end three loot, then three quests, then three clues', () => {
    const sea = two().puts('ann', {
      loot: ['gale-1', 'gale-2', 'ram-1', 'ram-2', 'hide-1'],
      quests: ['q01', 'q02', 'q03', 'q04'],
      clues: ['amberfall', 'duskmere', 'gullwatch'],
      equipped: ['lens-1'],
    })
    sea
      .when(ann.ends)
      .asks({ ann: { kind: 'limit', deck: LOOT } })
      .timesOut(ann.says({ discard: 'hide-1' }))
    sea
      .when(ann.says({ discard: 'gale-1' }))
      .asks({ ann: { kind: 'limit', deck: QUESTS } })
      .when(ann.says({ discard: 'q02' }))
      .asks({ bob: 'turn' })
    expect([sea.hand('ann', LOOT), sea.hand('ann', QUESTS)]).toEqual([
      ['gale-2', 'ram-1', 'ram-2'],
      ['q01', 'q03', 'q04'],
    ])
  })

  test('QC-11.4: clues and quests of removed islands are out of the game', () => {
    const sea = given({ ann: 'khalgoh', bob: 'quaeth' }, { layout: 'ffa2' })
    const [, quests, clues] = sea.state.pools
    expect([quests.faces.length, clues.faces.length]).toEqual([39, 12])
    expect(quests.faces.filter((face) => sea.game.edition.quests[face].hard)).toHaveLength(15)
  })

  test('QC-2.1, QC-2.2, QC-2.3, QC-2.5, QC-2.9, QC-R35: a turn begins refreshed, and may end with actions left', () => {
    const sea = two().puts('ann', { equipped: ['seedling-1'], damage: 2, at: [2, -3], readySails: 0, readyCannons: 0 })
    sea
      .set((s) => {
        s.ships[0].used = { nation: true, champion: true, attack: true, gear: s.ships[0].equipped.slice() }
      })
      .from(TURN_REFRESH)
    sea.is('ann', { damage: 1, readySails: 1, readyCannons: 1, used: NOTHING_USED })
    sea.when(ann.ends).asks({ bob: 'turn' }).when(bob.ends)
    expect([sea.state.round, sea.state.actions]).toEqual([3, 3])
    sea.asks({ ann: 'turn' })
  })

  test('QC-2.2, QC-12.19: the Seedling mends in harbour, not at sea', () => {
    const sea = two()
      .puts('ann', { equipped: ['seedling-1'], damage: 2, at: [3, -3] })
      .from(TURN_REFRESH)
    sea.is('ann', { damage: 2 })
  })
})
