import { describe, expect, test } from 'vitest'
import { neighbour } from '../src/board/hexes.ts'
import { CLUES, LOOT, QUESTS } from '../src/board/state.ts'
import { ann, bob, given, type Sea } from './sea.ts'

const two = (options: object = {}): Sea => given({ ann: 'kerris', bob: 'quaeth' }, options)

describe('the sample movement', () => {
  const sample = (bonus: number) =>
    given({ ann: 'kerris', bob: 'quaeth', cid: 'lyrah', dee: 'bozret' }, { layout: 'ffa4' }).puts('ann', { at: [2, -4], bonus })

  test('QC-3.1, QC-3.4, QC-3.6, QC-3.12, QC-3.13, QC-3.14, QC-R30: a stormy and a treacherous space, a bonus, a free step', () => {
    const sea = sample(1)
      .rolls('traveler', 3)
      .when(ann.moves, ann.to(1, -3, 1), ann.to(1, -2, 1))
      .asks({ ann: 'traveler' })
      .when(ann.says({ bonus: 1 }), ann.to(1, -1))
    sea.isAt('ann', 1, -1).is('ann', { readySails: 0, bonus: 0, damage: 0 })
    expect(sea.state.actions).toBe(2)
    expect(sea.deeds('ann')).toEqual(expect.arrayContaining(['ammo']))
    sea.refuses(ann.does('trade'), 'QC-9.8').untouched('bob')
  })

  test('QC-3.11, QC-3.15: without bonus and loot nothing is asked, and the failed roll ends the voyage', () => {
    const sea = sample(0)
      .rolls('traveler', 3)
      .when(ann.moves, ann.to(1, -3, 1), ann.to(1, -2, 1))
    sea.asks({ ann: 'turn' }).isAt('ann', 1, -2).is('ann', { bonus: 1, damage: 1 })
    expect(sea.state.actions).toBe(2)
    expect(sea.hand('ann', QUESTS)).toEqual([])
  })
})

describe('steps and points', () => {
  test('QC-3.1, QC-3.3: without an action sails alone start no voyage', () => {
    const sea = two().actions(0)
    expect(sea.deeds('ann')).not.toContain('move')
    sea.refuses(ann.moves, 'QC-3.1')
  })

  test('QC-3.3, QC-3.9, QC-3.18, QC-13.3: Delvish Mobility starts a voyage that sails extend; islands passed give nothing', () => {
    const sea = given({ ann: 'elwing', bob: 'kerris' })
      .puts('ann', { at: [4, -3], loot: ['gale-1'] })
      .actions(0)
      .tops(QUESTS, 'q01', 'q02')
      .when(ann.does('mobility', { discard: 'gale-1' }), ann.to(3, -3), ann.to(3, -2), ann.to(3, -1, 1), ann.to(4, -1, 1))
    sea.asks({ ann: { kind: 'pick' } }).when(ann.says({ keep: 'q01' }))
    expect(sea.isOpen('amberfall')).toBe(true)
    expect(sea.isOpen('emberroost')).toBe(false)
    expect(sea.pile(LOOT)).toEqual(['gale-1'])
  })

  test('QC-3.15, QC-3.17: a failed roll, then on with a new action; leaving asks no roll', () => {
    const sea = two()
      .puts('ann', { at: [1, -4] })
      .rolls('traveler', 2)
    sea.when(ann.moves, ann.to(2, -4)).is('ann', { damage: 1, bonus: 1 }).isAt('ann', 2, -4)
    sea.when(ann.moves, ann.to(1, -3), ann.stops)
    expect(sea.isOpen('cinderreef')).toBe(true)
    expect(sea.state.actions).toBe(1)
  })

  test('QC-3.2, QC-3.6: what points and sails do not pay is refused with the reason', () => {
    const sea = two().puts('ann', { readySails: 0 }).actions(1).when(ann.moves)
    expect(sea.isOffered('ann', { to: [1, -4], sails: 0 })).toBe(true)
    expect(sea.isOffered('ann', { to: [-1, -3], sails: 0 })).toBe(true)
    sea.refuses(ann.to(0, -3, 1), 'QC-3.6', 'refuse.tooFar')
  })

  test('QC-3.2: a Move without any way is refused', () => {
    const sea = given({ ann: 'pewter', bob: 'kerris' }, { layout: 'ffa2' })
    expect(sea.deeds('ann')).toContain('move')
    sea.puts('ann', { readySails: 0 }).set((s) => {
      const signs = s.chart.split('')
      for (let dir = 0; dir < 6; dir++) {
        const next = neighbour(s.ships[0].cell, dir)
        if (next !== -1 && signs[next] !== '-') signs[next] = 's'
      }
      s.chart = signs.join('')
    })
    sea.refuses(ann.moves, 'QC-3.2')
  })

  test("QC-3.5, QC-R5: another team's Home Port is closed, an unused corner is no space", () => {
    const sea = given({ ann: 'kerris', bob: 'quaeth', cid: 'lyrah', dee: 'bozret' })
      .puts('ann', { at: [4, -3] })
      .when(ann.moves)
    sea.refuses(ann.to(5, -4), 'QC-3.5')
    const unused = two()
      .puts('ann', { at: [4, -3] })
      .when(ann.moves)
    expect(unused.state.chart).not.toContain('2')
    unused.refuses(ann.to(5, -4), 'QC-3.5')
  })

  test('QC-3.7: Stormy counts two, whatever pays', () => {
    const sea = given({ ann: 'phyrre', bob: 'kerris' }).puts('ann', { loot: ['ram-1'], readySails: 0 })
    sea.when(ann.does('mobility', { discard: 'ram-1' }), ann.to(0, -3))
    sea.asks({ ann: 'turn' }).isAt('ann', 0, -3)
  })

  test('QC-3.8, QC-R9: a second action cannot be added to a running voyage, and unused points are lost', () => {
    const sea = two().when(ann.moves)
    sea.refuses(ann.moves, null).when(ann.stops)
    expect(sea.state.points).toBe(0)
    expect(sea.state.actions).toBe(2)
    const pooled = two({ poolActions: true }).puts('ann', { readySails: 0 }).when(ann.moves, ann.does('row'), ann.to(0, -3))
    expect(pooled.state.actions).toBe(1)
    pooled.isAt('ann', 0, -3)
  })

  test('QC-3.10, QC-4.7, QC-R38: a Move without a step loses the action and lands nowhere', () => {
    const sea = two()
      .puts('ann', { at: [1, -3] })
      .when(ann.moves, ann.stops)
    expect(sea.state.actions).toBe(2)
    expect(sea.isOpen('cinderreef')).toBe(false)
    expect(sea.hand('ann', QUESTS)).toEqual([])
  })

  test('QC-3.19: entering an occupied space stops nobody', () => {
    const sea = two()
      .puts('bob', { at: [1, -4] })
      .when(ann.moves, ann.to(1, -4))
    sea.asks({ ann: 'voyage' }).untouched('bob')
  })

  test('QC-3.23: with a spent sail and any loot card the voyage waits, whatever the card is', () => {
    for (const card of ['wind-1', 'tome-1']) {
      const sea = two()
        .puts('ann', { loot: [card], readySails: 0 })
        .when(ann.moves, ann.to(1, -4))
      sea.asks({ ann: 'voyage' })
    }
    two().puts('ann', { readySails: 0 }).when(ann.moves, ann.to(1, -4)).asks({ ann: 'turn' })
  })
})

describe('the traveler die', () => {
  test('QC-3.14, QC-5.11: one action, three spaces: passed twice in a row; no landing on calm sea', () => {
    const sea = two()
      .puts('ann', { at: [2, -1], readySails: 0, quests: ['q43'] })
      .rolls('traveler', 6, 4)
    sea.when(ann.moves, ann.to(1, 0), ann.to(0, 0))
    expect(sea.prosperity('ann')).toBe(1)
    sea.when(ann.to(-1, 0)).asks({ ann: { kind: 'voyage' } })
    sea.when(ann.stops).isAt('ann', -1, 0)
    expect(sea.ship('ann').loot).toHaveLength(1)
    expect(sea.ship('ann').quests).toHaveLength(0)
  })

  test('QC-3.14, QC-R8: the free step may be stormy, costs nothing, and a stop forfeits it', () => {
    const enter = (options: object): Sea =>
      two(options)
        .puts('ann', { at: [2, -1], readySails: 1 })
        .rolls('traveler', 6)
        .when(ann.moves, ann.to(1, -1))
    const free = enter({})
    expect(free.isOffered('ann', { to: [1, -2], sails: 0 })).toBe(true)
    free.when(ann.stops).refuses(ann.to(1, -2), null)
    const dear = enter({ freeStepStormy: 'one more point' })
    expect(dear.isOffered('ann', { to: [1, -2], sails: 1 })).toBe(true)
  })

  test('QC-3.15, QC-R29: the bonus has no limit, by option it stays at 2', () => {
    const fail = (options: object): Sea =>
      two(options)
        .puts('ann', { at: [1, -4], bonus: 2 })
        .rolls('traveler', 1)
        .when(ann.moves, ann.to(2, -4))
    fail({}).is('ann', { bonus: 3, damage: 1 })
    fail({ bonusCap: '2' }).is('ann', { bonus: 2, damage: 1 })
  })

  test('QC-3.13, QC-R30: the bonus may be spent at once or in parts', () => {
    const roll = (): Sea =>
      two()
        .puts('ann', { at: [1, -4], bonus: 2 })
        .rolls('traveler', 2)
        .when(ann.moves, ann.to(2, -4))
    roll()
      .when(ann.says({ bonus: 2 }))
      .is('ann', { bonus: 0, damage: 0 })
      .asks({ ann: 'voyage' })
    roll()
      .when(ann.says({ bonus: 1 }))
      .asks({ ann: 'traveler' })
      .when(ann.says({ bonus: 1 }))
      .asks({ ann: 'voyage' })
    roll().timesOut(ann.says({ bonus: 2 }))
  })

  test('QC-3.16: the bonus is kept between turns and through sinking', () => {
    const sea = two()
      .puts('ann', { at: [1, -4], bonus: 1, damage: 3 })
      .rolls('traveler', 1)
      .when(ann.moves, ann.to(2, -4))
    sea.is('ann', { bonus: 2, damage: 0 }).when(ann.ends, bob.ends).is('ann', { bonus: 2 })
  })

  test('QC-13.1, QC-13.2: Dwunny Luck turns the die to 6 for any loot card, once', () => {
    const sea = two()
      .puts('ann', { at: [1, -4], loot: ['jib-1', 'jib-2'] })
      .rolls('traveler', 1, 1)
    sea.when(ann.moves, ann.to(2, -4), ann.says({ luck: 'jib-1' })).asks({ ann: 'voyage' })
    expect(sea.pile(LOOT)).toEqual(['jib-1'])
    sea.when(ann.to(1, -3), ann.stops, ann.moves, ann.to(2, -4)).refuses(ann.says({ luck: 'jib-2' }), 'QC-13.1')
  })

  test('QC-12.13: Monster Repellent passes whatever the die shows; spent bonus is not returned', () => {
    const sea = given({ ann: 'lyrah', bob: 'kerris' }).puts('ann', { at: [1, -4], loot: ['repellent-1', 'mine-1'], bonus: 1 })
    sea.rolls('traveler', 1).when(ann.moves, ann.to(2, -4), ann.says({ bonus: 1 }))
    sea.refuses(ann.plays('mine-1'), 'QC-12.5').when(ann.plays('repellent-1')).asks({ ann: 'voyage' })
    expect(sea.state.free).toBe(true)
    sea.is('ann', { bonus: 0, damage: 0 })
    expect(sea.pile(LOOT)).toEqual(['repellent-1'])
  })

  test('QC-13.3: the points of Delvish Mobility last beyond a free step', () => {
    const sea = given({ ann: 'phyrre', bob: 'kerris' })
      .puts('ann', { at: [1, -4], loot: ['ram-1'], readySails: 0 })
      .rolls('traveler', 5)
    sea.when(ann.does('mobility', { discard: 'ram-1' }), ann.to(2, -4), ann.to(3, -4))
    expect(sea.state.points).toBe(1)
    sea.asks({ ann: 'voyage' })
  })

  test('QC-3.11, QC-13.3: a failed roll loses the remaining points', () => {
    const sea = given({ ann: 'phyrre', bob: 'kerris' })
      .puts('ann', { at: [1, -4], loot: ['ram-1'], readySails: 0 })
      .rolls('traveler', 1)
    sea.when(ann.does('mobility', { discard: 'ram-1' }), ann.to(2, -4)).asks({ ann: 'turn' })
    sea.is('ann', { damage: 1, bonus: 1 }).isAt('ann', 2, -4)
    expect(sea.state.points).toBe(0)
  })

  test('QC-3.15, QC-12.19: Kraken-Hide Hull takes no damage; the voyage ends and the bonus comes', () => {
    two()
      .puts('ann', { at: [1, -4], equipped: ['hide-1'] })
      .rolls('traveler', 1)
      .when(ann.moves, ann.to(2, -4))
      .is('ann', { damage: 0, bonus: 1 })
      .asks({ ann: 'turn' })
  })
})

describe('gales and jibs', () => {
  test('QC-3.3, QC-3.17, QC-3.21, QC-12.14, QC-4.2: straight on with damage and without a roll, then a landing event', () => {
    const sea = two()
      .puts('ann', { at: [3, -1], equipped: ['gale-1'] })
      .tops(QUESTS, 'q05')
    sea.when(ann.does('gale', { dir: 3, steps: 3 }), ann.stops)
    sea.isAt('ann', 0, -1).is('ann', { damage: 1 })
    expect(sea.state.actions).toBe(3)
    expect(sea.hand('ann', QUESTS)).toEqual(['q05'])
    sea.refuses(ann.does('gale', { dir: 0, steps: 1 }), 'QC-12.19')
  })

  test('QC-3.21: a gale stops before what its three points do not pay', () => {
    const sea = two().puts('ann', { equipped: ['gale-1'] })
    const south = sea.offered('ann').filter((choice) => choice.do === 'gale' && choice.dir === 1)
    expect(south).toEqual([
      { do: 'gale', dir: 1, steps: 1 },
      { do: 'gale', dir: 1, steps: 2 },
    ])
    sea
      .refuses(ann.does('gale', { dir: 4, steps: 1 }), 'QC-3.21')
      .when(ann.does('gale', { dir: 1, steps: 2 }))
      .is('ann', { damage: 1 })
      .isAt('ann', 0, -2)
  })

  test('QC-3.9, QC-3.21: a gale in a voyage leaves its own points and sails, and gives up a free step', () => {
    const sea = two()
      .puts('ann', { at: [2, -1], equipped: ['gale-1'] })
      .rolls('traveler', 6)
    sea.when(ann.moves, ann.to(1, 0)).when(ann.does('gale', { dir: 0, steps: 1 }))
    expect(sea.state.free).toBe(false)
    sea.is('ann', { readySails: 2 }).isAt('ann', 2, 0)
  })

  test('QC-2.8, QC-8.2, QC-8.12, QC-12.14, QC-R6: sunk by the own gale: 3★ less, never below 0', () => {
    const sea = two()
      .puts('ann', { damage: 3, equipped: ['gale-1'] })
      .has('ann', 2)
      .when(ann.does('gale', { dir: 1, steps: 2 }))
    expect(sea.prosperity('ann')).toBe(0)
    sea.asks({ ann: 'turn' }).isAt('ann', 0, -4).untouched('bob')
  })

  test('QC-3.3, QC-12.19: a Jib adds a point once a turn and cannot start a voyage', () => {
    const sea = given({ ann: 'bozret', bob: 'kerris' }).puts('ann', { at: [4, -3], equipped: ['jib-1'] })
    expect(sea.deeds('ann')).not.toContain('jib')
    sea.when(ann.moves, ann.does('jib'), ann.to(3, -3), ann.to(3, -2), ann.to(3, -1, 1)).asks({ ann: 'turn' })
    sea.when(ann.moves).refuses(ann.does('jib'), 'QC-12.19').when(ann.to(2, -1)).asks({ ann: 'turn' })
  })

  test('QC-3.9, QC-12.4: Bottled Wind readies two sails within the voyage', () => {
    const sea = two()
      .puts('ann', { at: [3, -3], readySails: 0, loot: ['wind-1'] })
      .when(ann.moves, ann.to(3, -2))
    sea
      .when(ann.does('play', { card: 'wind-1' }))
      .is('ann', { readySails: 2 })
      .when(ann.to(3, -1, 1), ann.to(4, -1, 1))
    expect(sea.isOpen('amberfall')).toBe(true)
  })
})

describe('being moved', () => {
  test('QC-3.22, QC-12.17, QC-R36: a pulled ship pays nothing, rolls nothing and triggers nothing', () => {
    const sea = two()
      .puts('ann', { at: [2, -4], equipped: ['grapnel-1'] })
      .puts('bob', { at: [1, -4], loot: ['mine-1'] })
    sea
      .when(ann.does('grapnel', { target: 'seat:1' }))
      .isAt('bob', 2, -4)
      .is('bob', { damage: 0, bonus: 0 })
    expect(sea.state.actions).toBe(2)
    sea.asks({ ann: 'turn' })
  })

  test('QC-3.22, QC-4.7, QC-12.18, QC-6.5: the Shell puts you home without an action or a landing', () => {
    const sea = two().puts('ann', { at: [3, -1], loot: ['shell-1', 'shell-2'], solved: ['amberfall', 'duskmere'] })
    sea.when(
      ann.does('play', { card: 'shell-1' }),
      ann.does('deliver', { clue: 'clue-amberfall' }),
      ann.does('deliver', { clue: 'clue-duskmere' }),
    )
    expect(sea.prosperity('ann')).toBe(2)
    expect(sea.state.actions).toBe(3)
    sea.refuses(ann.does('play', { card: 'shell-2' }), 'QC-12.18')
    expect(sea.pile(CLUES)).toEqual([])
  })
})

describe('nothing is asked that nobody could answer', () => {
  const solo = (): Sea => given({ ann: 'lyrah' }, { mode: 'coop' })

  test('QC-3.24: no help is asked for that cannot help', () => {
    const roll = (bonus: number, die: number, loot: readonly string[] = []): Sea =>
      given({ ann: 'lyrah', bob: 'kerris' })
        .puts('ann', { at: [1, -4], bonus, loot })
        .rolls('traveler', die)
        .when(ann.moves, ann.to(2, -4))
    roll(1, 1).is('ann', { damage: 1 }).asks({ ann: 'turn' })
    roll(1, 3).asks({ ann: 'traveler' })
    // A rival must not learn from the question whether a Repellent is in the hand.
    roll(0, 1, ['purse-1']).asks({ ann: 'traveler' })
    roll(0, 1, ['repellent-1']).asks({ ann: 'traveler' })
  })

  test('QC-3.23, QC-12.21: alone, a voyage ends by itself and no reaction is asked unless a card in hand fits', () => {
    const sail = (loot: readonly string[]): Sea =>
      solo()
        .puts('ann', { at: [0, -4], readySails: 0, loot })
        .when(ann.moves, ann.to(0, -3))
    sail(['purse-1']).asks({ ann: 'turn' })
    sail(['wind-1']).asks({ ann: 'voyage' })
    const struck = (loot: readonly string[]): Sea => {
      const sea = solo().puts('ann', { at: [1, -1], loot })
      for (const [i] of sea.state.marauders.entries()) sea.marauder(i + 1, [-3, 4])
      return sea.marauder(1, [0, -1]).rolls('ammo', 4, 4).when(ann.ends)
    }
    struck(['purse-1']).asks({ ann: 'turn' })
    struck(['bulwark-1']).asks({ ann: 'react.attack' })
    struck(['mine-1']).asks({ ann: 'react.enter' })
  })

  test('QC-12.21: with `reactions: holders` only who holds a fitting card is asked', () => {
    const enter = (reactions: string, loot: string): Sea =>
      given({ ann: 'lyrah', bob: 'kerris' }, { layout: 'intro', reactions })
        .puts('ann', { at: [4, -3] })
        .puts('bob', { at: [3, -3], loot: [loot] })
        .when(ann.moves, ann.to(3, -3))
    enter('always', 'purse-1').asks({ bob: 'react.enter' })
    enter('holders', 'purse-1').asks({ ann: 'voyage' })
    enter('holders', 'mine-1').asks({ bob: 'react.enter' })
  })

  test('QC-13.14: Bounty and Mend Ship also between the moves of a voyage', () => {
    const porc = given({ ann: 'lyrah', bob: 'kerris' }).puts('ann', { at: [4, -3], loot: ['mine-1'] })
    porc.when(ann.moves, ann.does('bounty', { discard: 'mine-1' }), ann.says({ take: ['gem'] })).asks({ ann: 'voyage' })
    expect(porc.cargo('ann')).toEqual({ gem: 1 })
    const valkyr = given({ ann: 'valkyr', bob: 'kerris' }).puts('ann', { at: [4, -3], damage: 2, cargo: { lumber: 1 } })
    valkyr.when(ann.moves, ann.does('mend', { pay: 'lumber', ship: 'seat:0' }), ann.to(3, -3)).is('ann', { damage: 1 })
  })
})
