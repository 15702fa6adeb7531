import { describe, expect, test } from 'vitest'
import { CLUES, LOOT } from '../src/board/state.ts'
import { ann, bob, cid, given, type Sea } from './sea.ts'

/** Two rivals side by side on the calm sea at (3,-3). */
const duel = (attacker: Parameters<typeof given>[0]['ann'] = 'valkyr', target: typeof attacker = 'quaeth'): Sea =>
  given({ ann: attacker, bob: target })
    .puts('ann', { at: [3, -3], cannons: 3, readyCannons: 3, ammo: 9 })
    .puts('bob', { at: [3, -3] })

describe('the Attack', () => {
  test('the sample combat: QC-7.1, QC-7.3, QC-7.5, QC-7.6, QC-2.4: three dice, nine pips, two damage, 1★', () => {
    const sea = given({ ann: 'valkyr', bob: 'quaeth' })
      .puts('ann', { at: [3, -3], cannons: 3, readyCannons: 3, ammo: 4 })
      .puts('bob', { at: [4, -3] })
    sea
      .when(ann.moves, ann.to(4, -3), ann.stops)
      .rolls('ammo', 1, 3, 5)
      .when(...ann.attacks('seat:1', 3))
    sea.is('bob', { damage: 2 }).is('ann', { ammo: 1, readyCannons: 0 })
    expect([sea.prosperity('ann'), sea.prosperity('bob'), sea.state.actions, sea.state.ammo]).toEqual([1, 0, 1, 54 - 1 - 5])
  })

  test('QC-7.1, QC-2.4: cannons, ammo, an action and a target in the space are needed', () => {
    const attack = ann.does('attack', { target: 'seat:1' })
    duel()
      .puts('bob', { at: [3, -2] })
      .refuses(attack, 'QC-7.1', 'refuse.notHere')
    duel().puts('ann', { readyCannons: 0 }).refuses(attack, 'QC-7.1', 'refuse.noCannon')
    duel().puts('ann', { ammo: 0 }).refuses(attack, 'QC-7.1', 'refuse.noAmmo')
    duel().actions(0).refuses(attack, 'QC-2.4')
  })

  test('QC-7.2: teammates are never attacked', () => {
    given({ ann: 'pewter', bob: 'quaeth', cid: 'kerris', dee: 'elwing' }, { mode: 'team2v2' })
      .puts('ann', { at: [0, -1] })
      .puts('cid', { at: [0, -1] })
      .refuses(ann.does('attack', { target: 'seat:2' }), 'QC-7.2')
  })

  test('QC-7.3: no more cannons than ammo; QC-7.8: what is still ready may fire again', () => {
    const sea = duel()
      .puts('ann', { ammo: 2 })
      .when(ann.does('attack', { target: 'seat:1' }))
    sea
      .refuses(ann.says({ cannons: 3 }), 'QC-7.3')
      .rolls('ammo', 4)
      .when(ann.says({ cannons: 1 }))
    // One ammo is left: there is nothing to choose, so nothing is asked.
    sea
      .rolls('ammo', 6)
      .when(ann.does('attack', { target: 'seat:1' }))
      .asks({ ann: 'turn' })
    expect([sea.prosperity('ann'), sea.ship('bob').damage]).toEqual([2, 2])
  })

  test('QC-7.5, QC-7.6: three pips are no damage and no ★; pips of two Attacks never add up', () => {
    const sea = duel()
      .rolls('ammo', 3, 3)
      .when(...ann.attacks('seat:1', 1), ...ann.attacks('seat:1', 1))
    expect([sea.prosperity('ann'), sea.ship('bob').damage]).toEqual([0, 0])
  })

  test('QC-7.4, QC-7.7, QC-R34: the attacker’s Luck comes before the defender’s Bulwark', () => {
    const sea = duel()
      .puts('ann', { loot: ['ram-1'] })
      .puts('bob', { loot: ['bulwark-1'] })
      .rolls('ammo', 1, 3, 5)
      .when(...ann.attacks('seat:1', 3))
    sea
      .asks({ ann: 'luck' })
      .when(ann.says({ die: 0, discard: 'ram-1' }))
      .asks({ bob: 'react.attack' })
      .when(bob.plays('bulwark-1'))
    sea.is('bob', { damage: 1 }).asks({ ann: 'turn' })
  })

  test('QC-7.9, QC-R13: no Attack, Ram or Grapnel in a safe harbour', () => {
    const sea = duel()
      .puts('ann', { at: [2, -3], equipped: ['ram-1', 'grapnel-1'] })
      .puts('bob', { at: [2, -3] })
    sea.refuses(ann.does('attack', { target: 'seat:1' }), 'QC-7.9').refuses(ann.does('ram', { target: 'seat:1' }), 'QC-7.9')
    sea.puts('ann', { at: [3, -3] }).refuses(ann.does('grapnel', { target: 'seat:1' }), 'QC-7.9')
  })

  test('QC-5.8: Broadside looks at the damage that was marked after a Bulwark', () => {
    const sea = duel()
      .puts('ann', { quests: ['q35', 'q34'] })
      .puts('bob', { loot: ['bulwark-1'] })
      .rolls('ammo', 4, 4, 4)
    sea
      .when(...ann.attacks('seat:1', 3), bob.plays('bulwark-1'))
      .is('bob', { damage: 1 })
      .tells('finished', { what: 'q34' })
    expect(sea.prosperity('ann')).toBe(2)
  })

  test('QC-12.12: a Bulwark may bring the damage to 0, and then there is no ★', () => {
    const sea = duel()
      .puts('bob', { loot: ['bulwark-1', 'bulwark-2'] })
      .rolls('ammo', 1, 1, 5)
      .when(...ann.attacks('seat:1', 3), bob.plays('bulwark-1'))
    sea.asks({ ann: 'turn' }).is('bob', { damage: 0 })
    expect(sea.prosperity('ann')).toBe(0)
  })

  test('QC-7.5, QC-12.19: the Figurehead makes it five pips for a damage', () => {
    duel()
      .puts('bob', { equipped: ['figurehead-1'] })
      .rolls('ammo', 1, 3, 5)
      .when(...ann.attacks('seat:1', 3))
      .is('bob', { damage: 1 })
  })

  test('QC-7.3, QC-12.19: a Swivel Gun adds a die without a cannon, once a turn', () => {
    const sea = duel()
      .puts('ann', { readyCannons: 2, ammo: 3, equipped: ['swivel-1'] })
      .rolls('ammo', 4, 4, 4)
    sea
      .when(ann.does('attack', { target: 'seat:1' }), ann.says({ cannons: 2, swivel: 1 }))
      .is('bob', { damage: 3 })
      .is('ann', { ammo: 0 })
    sea
      .puts('ann', { readyCannons: 1, ammo: 2 })
      .rolls('ammo', 1)
      .when(ann.does('attack', { target: 'seat:1' }))
      .is('ann', { ammo: 1 })
  })
})

describe('sinking', () => {
  test('QC-2.6, QC-8.14, QC-R15: a turn that ends by sinking still keeps to the hand limits, and Marauders are still checked', () => {
    const sea = given({ ann: 'kerris', bob: 'quaeth' }, { layout: 'intro', sunkTurn: 'ends', marauders: 1 })
      .puts('ann', { at: [3, -3], damage: 3, loot: ['daring-1', 'jib-1', 'jib-2', 'lens-1', 'lens-2'] })
      .when(ann.does('play', { card: 'daring-1' }))
    sea.asks({ ann: 'limit' }).when(ann.says({ discard: 'jib-1' }))
    // At home she lies in a safe harbour, so the Marauder stays where it is (QC-16.9).
    sea.asks({ bob: 'turn' }).is('ann', { damage: 0 })
    expect(sea.hand('ann', LOOT)).toHaveLength(3)
  })

  /** bob has one heart left, ann's shot takes it. */
  const sunk = (): Sea => duel().puts('bob', { damage: 3, coins: 5, cargo: { gem: 1 }, bonus: 1, solved: ['amberfall'], ammo: 3 })

  test('QC-8.1, QC-8.5, QC-8.6, QC-8.8, QC-8.9, QC-8.10, QC-8.13, QC-8.15, QC-R14: home, losses, and the rival’s gain', () => {
    const sea = sunk()
      .puts('bob', { readySails: 0, readyCannons: 1, loot: ['keg-1'] })
      .rolls('ammo', 6, 6, 6)
      .when(...ann.attacks('seat:1', 3), bob.passes, bob.passes)
    sea.isAt('bob', 5, 0).is('bob', { damage: 0, coins: 2, ammo: 5, bonus: 1, readySails: 0, readyCannons: 1 })
    expect([sea.cargo('bob'), sea.pile(CLUES), sea.hand('bob', LOOT)]).toEqual([{}, ['clue-amberfall'], ['keg-1']])
    expect([sea.prosperity('ann'), sea.coinsOf('ann')]).toEqual([4, 6])
    sea.asks({ ann: 'turn' })
  })

  test('QC-8.8: half of the coins, rounded up', () => {
    for (const [coins, left] of [
      [1, 0],
      [0, 0],
      [4, 2],
    ]) {
      const sea = sunk()
        .puts('bob', { coins })
        .rolls('ammo', 6)
        .when(...ann.attacks('seat:1', 1))
      expect(sea.coinsOf('bob')).toBe(left)
    }
  })

  test('QC-8.7: of two equipped cards one of the owner’s choice stays', () => {
    const sea = sunk()
      .puts('bob', { equipped: ['lens-1', 'jib-1'] })
      .rolls('ammo', 6)
      .when(...ann.attacks('seat:1', 1))
    sea.asks({ bob: 'keep' }).when(bob.says({ keep: 'jib-1' }))
    expect([sea.ship('bob').equipped.map((back) => sea.idOf(LOOT, back)), sea.pile(LOOT)]).toEqual([['jib-1'], ['lens-1']])
  })

  test('QC-8.17, QC-5.9: sink deeds are counted after the reward, by any effect', () => {
    const sea = sunk()
      .puts('ann', { quests: ['q36'] })
      .rolls('ammo', 6)
      .when(...ann.attacks('seat:1', 1))
    expect(sea.prosperity('ann')).toBe(1 + 3 + 2)
    const mine = duel()
      .puts('ann', { at: [4, -3], damage: 4, coins: 0 })
      .puts('bob', { loot: ['mine-1'], quests: ['q36'] })
    mine.when(ann.moves, ann.to(3, -3), bob.plays('mine-1'))
    expect(mine.prosperity('bob')).toBe(3 + 2)
  })

  test('QC-8.3, QC-8.4, QC-8.16, QC-12.6: two Tomes sink the rival, who waits until the first sinking is resolved', () => {
    const sea = sunk()
      .puts('ann', { at: [3, -1], damage: 2, coins: 4 })
      .puts('bob', { at: [3, -1], loot: ['tome-1', 'tome-2'] })
    sea
      .rolls('ammo', 6)
      .when(...ann.attacks('seat:1', 1), bob.passes, bob.plays('tome-1', 'seat:0'))
      .is('ann', { damage: 4 })
    sea.when(bob.plays('tome-2', 'seat:0'))
    sea.tells('sunk', { ship: 1, by: 0, coins: 3 }, { ship: 0, by: 1, coins: 4 })
    expect([sea.prosperity('ann'), sea.prosperity('bob'), sea.coinsOf('ann'), sea.coinsOf('bob')]).toEqual([4, 3, 3, 6])
    sea.asks({ ann: 'turn' })
  })

  test('QC-8.3, QC-12.11: a ship that waits to sink is no target for a second Tome', () => {
    const sea = sunk()
      .puts('ann', { damage: 3 })
      .puts('bob', { loot: ['tome-1', 'tome-2'] })
      .rolls('ammo', 6)
    sea.when(...ann.attacks('seat:1', 1), bob.passes, bob.plays('tome-1', 'seat:0'))
    expect(sea.hand('bob', LOOT)).toEqual(['tome-2'])
    sea.asks({ ann: 'turn' })
  })

  test('QC-8.14, QC-8.16, QC-R15: who sinks on the own turn by a Tome goes on from home, or by option loses the turn', () => {
    const fight = (options: object): Sea =>
      given({ ann: 'valkyr', bob: 'quaeth' }, { layout: 'intro', ...options })
        .puts('ann', { at: [3, -3], damage: 3, coins: 4, ammo: 9 })
        .puts('bob', { at: [3, -3], damage: 3, coins: 2, loot: ['tome-1'] })
        .rolls('ammo', 6)
        .when(...ann.attacks('seat:1', 1), bob.passes, bob.plays('tome-1', 'seat:0'))
    const sea = fight({}).asks({ ann: 'turn' }).isAt('ann', 0, -4)
    expect([sea.coinsOf('ann'), sea.coinsOf('bob'), sea.state.actions]).toEqual([2, 4, 2])
    fight({ sunkTurn: 'ends' }).asks({ bob: 'turn' })
  })

  test('QC-8.2, QC-8.12, QC-12.15, QC-R39: Song of Daring may sink you: 3★ less and no actions', () => {
    const sea = duel('quaeth', 'valkyr')
      .puts('ann', { damage: 3, coins: 5, loot: ['daring-1'] })
      .has('ann', 7)
      .when(ann.does('play', { card: 'daring-1' }))
    expect([sea.prosperity('ann'), sea.coinsOf('ann'), sea.coinsOf('bob')]).toEqual([4, 2, 3])
    sea.asks({ ann: 'turn' })
  })

  test('QC-8.2, QC-12.11, QC-R19: a teammate’s Tome may sink you: your own side’s doing', () => {
    const sea = given({ ann: 'pewter', bob: 'quaeth', cid: 'kerris', dee: 'elwing' }, { mode: 'team2v2' })
    for (const name of ['ann', 'bob', 'dee']) sea.puts(name, { at: [0, -1] })
    sea
      .puts('bob', { damage: 3, coins: 2, loot: ['tome-1'] })
      .puts('dee', { damage: 3, coins: 4 })
      .has('bob', 5)
      .rolls('ammo', 6)
    sea.when(...ann.attacks('seat:1', 1), bob.passes, bob.plays('tome-1', 'seat:3'))
    expect([sea.prosperity('bob'), sea.prosperity('ann'), sea.coinsOf('ann'), sea.coinsOf('dee')]).toEqual([2, 4, 4, 2])
    sea.asks({ ann: 'turn' })
  })

  test('QC-8.3, QC-12.11: sunk by the sea with a Tome: first the own loss, then the rival sinks', () => {
    const sea = given({ ann: 'quaeth', bob: 'lyrah' })
      .puts('ann', { at: [1, -4], damage: 3, loot: ['tome-1'] })
      .puts('bob', { at: [2, -4], damage: 2, coins: 0 })
      .has('ann', 2)
    sea.rolls('traveler', 1).when(ann.moves, ann.to(2, -4), ann.accepts, ann.plays('tome-1', 'seat:1'))
    sea.tells('prosperity', { gained: -2 }, { gained: 3 })
    expect(sea.prosperity('ann')).toBe(3)
    sea.asks({ ann: 'turn' })
  })

  test('QC-8.6, QC-8.12, QC-8.14, QC-2.6, QC-2.10: a failed roll with one heart left sinks you; by option the turn ends', () => {
    const sea = given({ ann: 'quaeth', bob: 'lyrah' }, { layout: 'intro', sunkTurn: 'ends' })
      .puts('ann', { at: [1, -4], damage: 3, coins: 5 })
      .has('ann', 2)
      .rolls('traveler', 2)
    sea.when(ann.moves, ann.to(2, -4))
    expect([sea.prosperity('ann'), sea.coinsOf('ann')]).toEqual([0, 2])
    sea.isAt('ann', 0, -4).asks({ bob: 'turn' }).when(bob.ends).asks({ ann: 'turn' })
  })

  test('QC-8.13, QC-R42: sails and cannons stay as they are when a ship sinks on another’s turn', () => {
    sunk()
      .puts('bob', { readySails: 1, readyCannons: 0 })
      .rolls('ammo', 6)
      .when(...ann.attacks('seat:1', 1))
      .is('bob', { readySails: 1, readyCannons: 0 })
  })
})

describe('buoys', () => {
  /** bob lies at (3,-3) with a Mine and a Lantern; ann comes from (4,-3). */
  const buoys = (): Sea =>
    duel('bozret')
      .puts('ann', { at: [4, -3] })
      .puts('bob', { loot: ['mine-1', 'lantern-1'] })

  test('QC-3.20, QC-12.7, QC-12.8, QC-12.9: a Lantern sends the ship back and ends its voyage; no Mine after it', () => {
    const sea = buoys().when(ann.moves, ann.to(3, -3)).asks({ bob: 'react.enter' }).when(bob.plays('lantern-1'))
    sea.isAt('ann', 4, -3).asks({ ann: 'turn' }).is('ann', { damage: 0 })
    expect([sea.hand('bob', LOOT), sea.state.actions]).toEqual([['mine-1'], 2])
  })

  test('QC-12.6, QC-12.8: a Mine first and a Lantern after', () => {
    const sea = buoys().when(ann.moves, ann.to(3, -3), bob.plays('mine-1'), bob.plays('lantern-1'))
    sea.isAt('ann', 4, -3).is('ann', { damage: 2 })
  })

  test('QC-8.10, QC-8.15, QC-12.10, QC-R16: sunk by a Mine is 3★ and the coins, no 1★', () => {
    const sea = buoys().puts('ann', { damage: 4, coins: 5 }).when(ann.moves, ann.to(3, -3), bob.plays('mine-1'))
    expect([sea.prosperity('bob'), sea.coinsOf('bob'), sea.prosperity('ann')]).toEqual([3, 6, 0])
    sea.asks({ ann: 'turn' })
  })

  test('QC-3.12, QC-12.10: a Mine comes before the Treacherous roll', () => {
    const sea = buoys()
      .puts('ann', { at: [1, -4], damage: 4 })
      .puts('bob', { at: [2, -4] })
      .when(ann.moves, ann.to(2, -4), bob.plays('mine-1'))
    sea.asks({ ann: 'turn' }).is('ann', { bonus: 0 })
  })

  test('QC-12.9, QC-4.2: sent back onto an island is a landing event', () => {
    const sea = buoys()
      .puts('ann', { at: [3, -2] })
      .when(ann.moves, ann.to(3, -3), bob.plays('lantern-1'))
    expect(sea.isOpen('emberroost')).toBe(true)
    expect(sea.ship('ann').quests).toHaveLength(1)
  })

  test('QC-12.5: playing is optional, and everybody with loot is asked', () => {
    const sea = buoys().when(ann.moves, ann.to(3, -3), bob.passes).asks({ ann: 'voyage' })
    sea.isAt('ann', 3, -3)
    duel('bozret')
      .puts('ann', { at: [4, -3] })
      .puts('bob', { loot: ['purse-1'] })
      .when(ann.moves, ann.to(3, -3))
      .refuses(bob.plays('purse-1'), 'QC-12.5')
      .timesOut(bob.passes)
  })

  test('QC-3.20, QC-7.9: no entering reactions in a safe harbour', () => {
    buoys()
      .puts('ann', { at: [3, -3] })
      .puts('bob', { at: [2, -3] })
      .when(ann.moves, ann.to(2, -3))
      .asks({ ann: 'voyage' })
  })

  test('QC-12.7, QC-R34: several owners are asked clockwise from the active player', () => {
    const sea = given({ ann: 'kerris', bob: 'quaeth', cid: 'lyrah' }).puts('ann', { at: [4, -3] })
    sea.puts('cid', { at: [3, -3], loot: ['lantern-1'] }).puts('bob', { at: [3, -3], loot: ['mine-1'] })
    sea
      .when(ann.moves, ann.to(3, -3))
      .asks({ bob: 'react.enter' })
      .when(bob.passes)
      .asks({ cid: 'react.enter' })
      .when(cid.plays('lantern-1'))
      .isAt('ann', 4, -3)
  })
})
