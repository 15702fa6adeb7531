import { start } from '@flotilla/kernel'
import { describe, expect, test } from 'vitest'
import { CORNERS, hexDistance } from '../src/board/hexes.ts'
import { quests } from '../src/index.ts'
import { LAYOUTS } from '../src/board/layouts.ts'
import { chartOf } from '../src/board/chart.ts'
import { homeCells } from '../src/board/maps.ts'
import { CLUES, type QuestsState } from '../src/board/state.ts'
import { ROUND_CHECK, TURN_END } from '../src/rules/steps.ts'
import { ann, bob, captain, given, type Sea } from './sea.ts'

const three = captain('cid')
/** A co-op table as it is set up by some seed. */
const setUp = (luck: number, options: object): QuestsState =>
  start(quests, { seats: 1, options: { mode: 'coop', ...options }, seed: luck.toString(16).padStart(64, '0') })
/** Multiplayer on the Intro Map with one Marauder, out of the way. */
const hunted = (options: object = {}): Sea =>
  given({ ann: 'bozret', bob: 'kerris' }, { layout: 'intro', marauders: 1, ...options }).marauder(1, [-1, 5])
/** Co-op of one: bozret, home at (0,-4), three Marauders out of the way. */
const alone = (options: object = {}): Sea => {
  const sea = given({ ann: 'bozret' }, { mode: 'coop', ...options })
  for (const [i] of sea.state.marauders.entries()) sea.marauder(i + 1, [-3, 4])
  return sea
}

describe('Marauders', () => {
  test('QC-16.1, QC-16.2, QC-R21: they begin with 5 hearts and 2 cannons, more than two spaces from every home, and the clues are shuffled back', () => {
    const sea = given({ ann: 'bozret' }, { mode: 'coop', marauders: 4 })
    const map = chartOf(sea.state.chart)
    for (const { cell, cannons, ready, damage } of sea.state.marauders) {
      expect([cannons, ready, damage]).toEqual([2, 2, 0])
      for (const home of homeCells(map)) expect(hexDistance(home, cell)).toBeGreaterThan(2)
      expect(map.islandOn[cell]).toBeGreaterThanOrEqual(0)
    }
    expect(sea.state.decks[CLUES].length + 1).toBe(map.islands.length)
    expect(sea.state.decks[CLUES].every((back) => sea.state.known[back] === 0)).toBe(true)
  })

  test('QC-16.3, QC-R50, QC-15.2: seats and Marauders share six boards', () => {
    expect(() => given({ ann: 'bozret', bob: 'kerris', cid: 'lyrah' }, { mode: 'coop', marauders: 4 })).toThrow(/QC-16.3/)
    expect(() => given({ ann: 'bozret', bob: 'kerris', cid: 'lyrah' }, { layout: 'intro', marauders: 4 })).toThrow(/QC-16.3/)
    expect(() => given({ ann: 'bozret' }, { mode: 'coop', marauders: 2 })).toThrow(/QC-15.2/)
  })

  test('QC-16.4, QC-16.5, QC-16.6, QC-16.7, QC-16.8, QC-R22: in range it comes and fires all ready cannons; a safe harbour keeps it away', () => {
    const sea = hunted()
      .marauder(1, [0, -1])
      .puts('ann', { at: [2, -2] })
      .rolls('ammo', 2, 2)
      .when(ann.ends)
    expect(sea.state.marauders[0].cell).toBe(sea.ship('ann').cell)
    sea.is('ann', { damage: 1 }).tells('marauderMoved', { rule: 'QC-16.7' }).tells('marauderAttacks', { dice: 2 })
    const safe = hunted()
      .marauder(1, [0, -1])
      .puts('ann', { at: [2, -3] })
      .when(ann.ends)
    safe.is('ann', { damage: 0 }).tells('marauderMoved')
  })

  test('QC-16.6, QC-16.10: out of range nothing happens, also when another player passes by', () => {
    const sea = hunted()
      .marauder(1, [0, -1])
      .puts('ann', { at: [3, -3] })
      .puts('bob', { at: [1, -1] })
      .when(ann.ends)
    sea.tells('marauderMoved').is('ann', { damage: 0 }).is('bob', { damage: 0 })
  })

  test('QC-16.5, QC-16.8, QC-R22: with spent cannons it comes all the same and does not fire; by option it stays', () => {
    const sea = alone()
      .marauder(1, [2, -2])
      .puts('ann', { at: [2, -2] })
      .rolls('ammo', 1, 1)
      .when(ann.ends)
    expect(sea.state.round).toBe(2)
    const spent = (options: object = {}): Sea =>
      alone(options)
        .marauder(1, [0, -1], { ready: 0 })
        .puts('ann', { at: [1, -1] })
        .from(TURN_END)
    const came = spent().tells('marauderMoved', { fires: false }).tells('marauderAttacks').is('ann', { damage: 0 })
    expect(came.state.marauders[0].cell).toBe(came.ship('ann').cell)
    spent({ maraudersChase: false }).tells('marauderMoved')
  })

  test('QC-16.2, QC-R21: no Marauder begins near a Home Port of the map, with a team or without, unless by option', () => {
    const nearest = (options: object): number[] => {
      const tables = Array.from({ length: 12 }, (_, luck) => setUp(luck, options))
      const { homes } = LAYOUTS.team2v2v2
      return tables.flatMap(({ marauders }) =>
        marauders.map(({ cell }) => Math.min(...homes.map(({ corner }) => hexDistance(CORNERS[corner - 1], cell)))),
      )
    }
    expect(Math.min(...nearest({}))).toBeGreaterThan(2)
    expect(Math.min(...nearest({ marauderStart: 'homesInUse' }))).toBeLessThanOrEqual(2)
  })

  test('QC-16.6, QC-R17: three spaces across impassable seas; the option stops them', () => {
    const cross = (maraudersCross: boolean): Sea =>
      given({ ann: 'bozret', bob: 'kerris' }, { layout: 'ffa2', marauders: 1, maraudersCross })
        .marauder(1, [2, 0], { cannons: 3, ready: 3 })
        .puts('ann', { at: [-1, 0] })
    cross(true).rolls('ammo', 1, 1, 1).when(ann.ends).tells('marauderAttacks', { seat: 0 })
    cross(false).when(ann.ends).tells('marauderAttacks')
  })

  test('QC-12.7, QC-12.9, QC-16.7: a Lantern sends it back, it does not attack and keeps its cannons', () => {
    const sea = alone()
      .marauder(1, [0, -1])
      .puts('ann', { at: [1, -1], loot: ['lantern-1'] })
      .from(TURN_END)
    sea.asks({ ann: 'react.enter' }).when(ann.plays('lantern-1'))
    expect(sea.is('ann', { damage: 0 }).state.marauders[0]).toMatchObject({ ready: 2 })
    sea.tells('marauderAttacks')
  })

  test('QC-16.11, QC-16.12, QC-15.4, QC-R12: a Mine sinks it: coins by its cannons, no 3★, one for the Naval Mission', () => {
    const sea = alone()
      .marauder(1, [0, -1], { damage: 4, cannons: 3, ready: 3 })
      .puts('ann', { at: [1, -1], loot: ['mine-1'] })
    sea.from(TURN_END).when(ann.plays('mine-1'))
    expect([sea.coinsOf('ann'), sea.ship('ann').sunk, sea.prosperity('ann')]).toEqual([6, 1, 0])
    sea.tells('marauderAttacks')
  })

  test('QC-16.11, QC-R12: an Attack that damages a Marauder is worth 1★, its sinking coins', () => {
    const sea = hunted()
      .marauder(1, [3, -3], { damage: 4 })
      .puts('ann', { at: [3, -3], ammo: 5 })
      .rolls('ammo', 6)
      .when(...ann.attacks('marauder:1', 1))
    expect([sea.prosperity('ann'), sea.coinsOf('ann')]).toEqual([1, 3 + 1 + 2])
    expect(sea.state.marauders[0].cell).toBe(-1)
    sea.refuses(ann.does('attack', { target: 'marauder:1' }), 'QC-7.1')
  })

  test('QC-8.11, QC-R39: a player sunk by a Marauder: no ★ for anyone, the coins to the supply', () => {
    const sea = hunted()
      .marauder(1, [2, -2])
      .puts('ann', { at: [2, -2], damage: 4, coins: 5 })
      .has('ann', 4)
      .rolls('ammo', 6, 6)
      .when(ann.ends)
    expect([sea.prosperity('ann'), sea.prosperity('bob'), sea.coinsOf('ann'), sea.coinsOf('bob')]).toEqual([4, 0, 2, 3])
    sea.asks({ bob: 'turn' })
  })

  test('QC-16.9, QC-8.14: a player sunk meanwhile is at home and safe from the next Marauder', () => {
    const sea = alone()
      .marauder(1, [2, -2])
      .marauder(2, [2, -2])
      .puts('ann', { at: [2, -2], damage: 4 })
      .rolls('ammo', 6, 6)
      .from(TURN_END)
    sea.tells('marauderAttacks', { marauder: 1 })
    expect(sea.state.marauders[1].ready).toBe(2)
  })

  test('QC-2.7, QC-16.12, QC-16.13, QC-16.14: reload, then the sunk one comes back stronger; its clue lies at the bottom, known to all', () => {
    const sea = alone().marauder(1, null, { ready: 0, damage: 5 }).tops(CLUES, 'clue-duskmere').from(ROUND_CHECK)
    expect(sea.state.marauders[0]).toMatchObject({ cannons: 3, ready: 3, damage: 0 })
    const bottom = sea.state.decks[CLUES][0]
    expect([sea.idOf(CLUES, bottom), sea.view(null).faces[bottom]]).toEqual(['clue-duskmere', 3])
  })

  test('QC-16.14, QC-R23, QC-R44: at the end of round 5 all are reinforced once; those afloat keep their damage', () => {
    const sea = alone()
      .marauder(1, null, { damage: 5 })
      .marauder(2, [-3, 4], { damage: 2 })
      .set((s) => (s.round = 5))
      .from(ROUND_CHECK)
    expect(sea.state.marauders.map(({ cannons, damage }) => [cannons, damage])).toEqual([
      [3, 0],
      [3, 2],
      [3, 0],
    ])
    sea.tells('reinforced', { marauder: 1 }, { marauder: 2 }, { marauder: 3 })
    const later = alone({ goal: 40 })
      .set((s) => (s.round = 6))
      .from(ROUND_CHECK)
    later.tells('reinforced')
    const most = alone().marauder(1, null, { cannons: 4, ready: 4 }).from(ROUND_CHECK)
    expect(most.state.marauders[0].cannons).toBe(4)
  })

  test('QC-16.14: with no clue left a random island is taken', () => {
    const sea = alone().marauder(1, null).leaves(CLUES, []).from(ROUND_CHECK)
    expect(chartOf(sea.state.chart).islandOn[sea.state.marauders[0].cell]).toBeGreaterThanOrEqual(0)
  })

  test('QC-16.15: in multiplayer a reinforced one comes but does not attack for a round, and cannons need no reload', () => {
    const sea = hunted().marauder(1, null).tops(CLUES, 'clue-fernhollow').from(ROUND_CHECK)
    expect(sea.state.marauders[0].barred).toBe(true)
    sea
      .puts('ann', { at: [1, -1] })
      .when(ann.ends)
      .tells('marauderMoved', { fires: false })
      .tells('marauderAttacks')
    expect(sea.state.marauders[0].cell).toBe(sea.ship('ann').cell)
    sea
      .when(bob.ends)
      .puts('ann', { at: [1, -1] })
      .rolls('ammo', 1, 1, 1)
      .when(ann.ends)
      .tells('marauderAttacks', { dice: 3 })
    expect(sea.state.marauders[0].ready).toBe(3)
  })

  test('QC-16.16, QC-16.17: pulled into a space it neither attacks nor is answered; several may share one', () => {
    const sea = given({ ann: 'bozret', bob: 'kerris' }, { layout: 'intro', marauders: 2 }).marauder(1, [4, -3]).marauder(2, [4, -3])
    sea.puts('ann', { at: [3, -3], equipped: ['grapnel-1'], loot: ['mine-1'] }).when(ann.does('grapnel', { target: 'marauder:2' }))
    sea.asks({ ann: 'turn' }).is('ann', { damage: 0 })
    expect(sea.isOffered('ann', { do: 'attack', target: 'marauder:2' })).toBe(true)
    sea.refuses(ann.does('attack', { target: 'marauder:1' }), 'QC-7.1')
  })

  test('QC-13.11: Bozret takes a coin from the supply for a Marauder', () => {
    const sea = hunted()
      .marauder(1, [3, -3])
      .puts('ann', { at: [3, -3] })
      .rolls('ammo', 4)
      .when(...ann.attacks('marauder:1', 1))
    sea.asks({ ann: 'turn' })
    expect(sea.coinsOf('ann')).toBe(4)
  })
})

describe('co-op', () => {
  test('QC-15.1, QC-15.3: one team of one nation at home 1; the other homes are no spaces', () => {
    const sea = given({ ann: 'pewter', bob: 'valkyr', cid: 'kerris' }, { mode: 'coop' })
    expect([sea.ship('ann').cell, sea.ship('bob').cell]).toEqual([sea.ship('cid').cell, sea.ship('cid').cell])
    expect(sea.state.chart).not.toMatch(/[2-6]/)
  })

  test('QC-15.2: easy and hard board, three or four Marauders', () => {
    expect(given({ ann: 'pewter' }, { mode: 'coop', board: 'hard', marauders: 4 }).state).toMatchObject({ marauders: { length: 4 } })
    expect(chartOf(given({ ann: 'pewter' }, { mode: 'coop', board: 'hard' }).state.chart).islands).toHaveLength(12)
    expect(() => given({ ann: 'pewter' }, { mode: 'coop', layout: 'intro' })).toThrow(/QC-1.5/)
  })

  test('QC-15.5, QC-R43: goal and Mission at the end of a round win', () => {
    alone()
      .has('ann', 15)
      .puts('ann', { sunk: 2 })
      .when(ann.ends)
      .ends({ why: 'ended.won', winners: ['ann'], scores: { ann: 15 } })
    // A goal that was reached stays reached; a table may ask for it to be held.
    const fallen = (options: object): Sea => alone(options).has('ann', 15).has('ann', 12).puts('ann', { sunk: 2 }).when(ann.ends)
    fallen({}).ends({ why: 'ended.won', winners: ['ann'] })
    fallen({ coopGoal: 'held' }).asks({ ann: 'turn' })
  })

  test('QC-15.6, QC-15.7: an open Mission loses after round 15, and only then', () => {
    const sea = given({ ann: 'bozret', bob: 'khalgoh' }, { mode: 'coop' }).has('ann', 20).puts('ann', { sunk: 2 })
    for (const [i] of sea.state.marauders.entries()) sea.marauder(i + 1, [-3, 4])
    sea
      .set((s) => (s.round = 14))
      .when(ann.ends, bob.ends)
      .asks({ ann: 'turn' })
      .when(ann.ends, bob.ends)
    sea.ends({ why: 'ended.lost', winners: [] })
  })

  test('QC-15.4: a Mission counts only what that player does', () => {
    const sea = given({ ann: 'kerris', bob: 'pewter' }, { mode: 'coop' })
      .puts('bob', { solved: ['amberfall'] })
      .when(ann.ends)
    sea.when(bob.does('deliver', { clue: 'clue-amberfall' }))
    expect([sea.prosperity('ann'), sea.ship('ann').delivered, sea.says('ann')]).toEqual([
      1,
      0,
      expect.stringContaining('Mission Research: deliver 6 solved clues, 0 of 6 done'),
    ])
  })

  test('QC-15.4: Aid counts hard quests, Research delivered clues', () => {
    const sea = given({ ann: 'khalgoh' }, { mode: 'coop' }).puts('ann', {
      quests: ['q30', 'q31'],
      slots: 5,
      cargo: { lumber: 3, metal: 1, canvas: 1 },
    })
    sea.when(ann.does('quest', { card: 'q31' }))
    expect(sea.says('ann')).toContain('Mission Aid: finish 3 hard quests, 0 of 3 done')
    sea.puts('ann', { cargo: { lumber: 1, metal: 1, canvas: 1, spice: 1 } }).when(ann.does('quest', { card: 'q30' }))
    expect(sea.says('ann')).toContain('finish 3 hard quests, 1 of 3 done')
  })
})

describe('the end', () => {
  const race = (): Sea =>
    given({ ann: 'bozret', bob: 'kerris', cid: 'lyrah' })
      .has('ann', 14)
      .puts('ann', { solved: ['amberfall'] })

  test('QC-14.1, QC-14.2, QC-R20, QC-R33: reaching the goal calls the end for good; the round is played out', () => {
    const sea = race().when(ann.does('deliver', { clue: 'clue-amberfall' }))
    expect(sea.state.called).toBe(true)
    sea.has('ann', 12).when(ann.ends, bob.ends).asks({ cid: 'turn' }).has('cid', 13).when(three.ends)
    sea.ends({ why: 'ended.goal', winners: ['cid'], scores: { ann: 12, bob: 0, cid: 13 } })
  })

  test('QC-14.3: a tie goes to more coins, then it is shared', () => {
    const tie = (coins: number): Sea => {
      const sea = race()
        .when(ann.does('deliver', { clue: 'clue-amberfall' }))
        .has('bob', 15)
      return sea.puts('ann', { coins: 4 }).puts('bob', { coins }).when(ann.ends, bob.ends, three.ends)
    }
    tie(5).ends({ winners: ['bob'] })
    tie(4).ends({ winners: ['ann', 'bob'] })
  })

  test('QC-14.4, QC-2.8, QC-R33: members of a team share total and rank', () => {
    const sea = given({ ann: 'pewter', bob: 'quaeth', cid: 'kerris', dee: 'elwing' }, { mode: 'team2v2', goal: 5 })
      .has('ann', 4)
      .puts('ann', { solved: ['amberfall'] })
    sea.when(ann.does('deliver', { clue: 'clue-amberfall' }), ann.ends, bob.ends, three.ends, captain('dee').ends)
    sea.ends({ winners: ['ann', 'cid'], scores: { ann: 5, bob: 0, cid: 5, dee: 0 } })
  })

  test('QC-14.5: the round limit ends the game in the same way', () => {
    const sea = given({ ann: 'bozret', bob: 'kerris' }, { layout: 'intro', roundLimit: 10 })
      .set((s) => (s.round = 10))
      .has('bob', 3)
    sea.when(ann.ends, bob.ends).ends({ why: 'ended.limit', winners: ['bob'] })
  })

  test('QC-14.5, QC-R52: without a round limit only the 200th round stops a game', () => {
    const at = (round: number): Sea =>
      given({ ann: 'bozret', bob: 'kerris' }, { layout: 'intro', roundLimit: 'off' })
        .set((s) => (s.round = round))
        .when(ann.ends, bob.ends)
    at(60).asks({ ann: 'turn' })
    at(199).asks({ ann: 'turn' })
    at(200).ends({ why: 'ended.limit', winners: ['ann', 'bob'] })
  })
})
