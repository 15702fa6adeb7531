import { advice } from '../src/bots/advice.ts'
import { FRESH_TALLY } from '../src/board/tally.ts'
import { readCtx, type Choice } from '@flotilla/kernel'
import { playOut, type Play } from '@flotilla/kernel/conformance'
import { describe, expect, test } from 'vitest'
import { chanceOf, meanDamage, passChance } from '../src/planning/odds.ts'
import { BEST_GOODS, BEST_PLAN, CLUES_AT_ONCE, CLUES_SOON, GOODS_AT_ONCE, GOODS_SOON, OUTLOOK, addOutlook } from '../src/bots/outlook.ts'
import { cellAt, hexDistance } from '../src/board/hexes.ts'
import { quests } from '../src/index.ts'
import { type QuestsState } from '../src/board/state.ts'
import { ann, bob, given, type Sea } from './sea.ts'

/** What the advice rates best for a seat now. */
function best(sea: Sea, name: string): Choice {
  const ask = sea.state.asks[0]
  expect(ask.seat).toBe(sea.seat(name))
  const seen = sea.view(name)
  const rated = sea.offered(name).map((choice) => ({ choice, rate: advice.rate(readCtx(sea.game, seen), ask, choice) }))
  return rated.reduce((one, other) => (other.rate > one.rate ? other : one)).choice
}

describe('odds', () => {
  test.each([
    [1, 50.0, 0.5, 0.33],
    [2, 91.7, 1.36, 1.0],
    [3, 99.5, 2.25, 1.7],
    [4, 100.0, 3.12, 2.4],
  ])('%i dice', (dice, hits, mean, guarded) => {
    expect(chanceOf(dice, 1, 4) * 100).toBeCloseTo(hits, 0)
    expect(meanDamage(dice, 4)).toBeCloseTo(mean, 2)
    expect(meanDamage(dice, 5)).toBeCloseTo(guarded, 2)
  })

  test('passing a Treacherous roll', () => {
    expect([0, 1, 2].map((bonus) => Math.round(passChance(4, bonus) * 1000))).toEqual([500, 667, 833])
  })
})

describe('a mate', () => {
  const two = (): Sea => given({ ann: 'kerris', bob: 'quaeth' })

  test('hands a teammate what that quest lacks, and a scholar the clues', () => {
    const team = given({ ann: 'pewter', bob: 'quaeth', cid: 'kerris', dee: 'elwing' }, { mode: 'team2v2', teamHands: 'shared' })
      .puts('ann', { at: [2, -2], cargo: { gem: 1 } })
      .puts('cid', { at: [2, -2], quests: ['q04'] })
    expect(best(team, 'ann')).toEqual({ do: 'give', to: 'seat:2', what: 'gem' })
    const coop = given({ ann: 'pewter', bob: 'kerris' }, { mode: 'coop' }).puts('ann', { clues: ['jadefen'] })
    expect(best(coop, 'ann')).toEqual({ do: 'give', to: 'seat:1', what: 'clue-jadefen' })
  })

  test('QC-13.4: a Porc completes a delivery on the spot with the bounty', () => {
    const sea = given({ ann: 'lyrah', bob: 'quaeth' }).puts('ann', { at: [3, 0], quests: ['q19'], loot: ['purse-1'], cargo: {} })
    // A card that is worth more when it is played is played first.
    expect(best(sea, 'ann')).toEqual({ do: 'play', card: 'purse-1' })
    const other = given({ ann: 'lyrah', bob: 'quaeth' }).puts('ann', { at: [3, 0], quests: ['q19'], loot: ['lantern-1'] })
    expect(best(other, 'ann')).toEqual({ do: 'bounty', discard: 'lantern-1' })
    other.when(ann.does('bounty', { discard: 'lantern-1' }))
    other.when({ by: 'ann', choice: best(other, 'ann') })
    expect(other.cargo('ann')).toEqual({ metal: 1, gem: 1 })
    expect(best(other, 'ann')).toEqual({ do: 'quest', card: 'q19' })
  })

  test('goes home with solved clues while it still can', () => {
    const sea = given({ ann: 'lyrah' }, { mode: 'coop' }).puts('ann', { at: [1, -3], solved: ['amberfall'], clues: ['jadefen'] })
    for (let n = 1; n <= 3; n++) sea.marauder(n, null)
    sea.set((s) => {
      s.round = 15
    })
    expect(best(sea, 'ann')).toEqual({ do: 'move' })
    sea.when(ann.moves)
    const [q, r] = (best(sea, 'ann') as { to: readonly [number, number] }).to
    expect(hexDistance(cellAt(q, r), sea.state.homes[0])).toBeLessThan(hexDistance(cellAt(1, -3), sea.state.homes[0]))
  })

  test('delivers what can be delivered before anything else', () => {
    expect(best(two().puts('ann', { solved: ['amberfall'] }), 'ann')).toEqual({ do: 'deliver', clue: 'clue-amberfall' })
    const quest = two().puts('ann', { at: [3, 0], quests: ['q19'], slots: 2, cargo: { metal: 1, gem: 1 } })
    expect(best(quest, 'ann')).toEqual({ do: 'quest', card: 'q19' })
  })

  test('solves a clue where it lies, and sails to one in reach', () => {
    const here = two()
      .token('cinderreef', 'gem')
      .puts('ann', { at: [1, -3], clues: ['cinderreef'] })
    expect(best(here, 'ann')).toMatchObject({ do: 'solve', clue: 'clue-cinderreef' })
    const near = two()
      .token('cinderreef', 'gem')
      .puts('ann', { at: [1, -4], clues: ['cinderreef'], readySails: 0 })
      .when(ann.moves)
    expect(best(near, 'ann')).toEqual({ to: [1, -3], sails: 0 })
  })

  test('fights when the odds are good, and fires all to sink', () => {
    const sea = given({ ann: 'pewter', bob: 'quaeth' })
      .puts('ann', { at: [3, -3] })
      .puts('bob', { at: [3, -3], damage: 2 })
    expect(best(sea, 'ann')).toEqual({ do: 'attack', target: 'seat:1' })
    sea.when(ann.does('attack', { target: 'seat:1' }))
    expect(best(sea, 'ann')).toEqual({ cannons: 3 })
  })

  test('answers where it saves the ship', () => {
    const sea = given({ ann: 'pewter', bob: 'quaeth' })
      .puts('ann', { at: [3, -3] })
      .puts('bob', { at: [3, -3], damage: 2, loot: ['bulwark-1'] })
    sea.rolls('ammo', 4, 4, 4).when(...ann.attacks('seat:1', 3))
    expect(best(sea, 'bob')).toEqual({ play: 'bulwark-1' })
    sea.when(bob.passes)
  })

  test.each([
    [2, {}],
    [4, {}],
    [4, { mode: 'team2v2' }],
    [3, { marauders: 2 }],
  ])('ends games of %i seats with %o by the goal, in a sensible number of rounds', (seats, options) => {
    const { state } = playOut(quests, {
      seats,
      options,
      luck: seats,
      style: 'advised',
      rate: advice.rate as NonNullable<Play['rate']>,
      every: Infinity,
    })
    const { ended, round } = state as unknown as QuestsState
    expect(ended).toBe('goal')
    expect(round).toBeLessThan(40)
  })

  test('never looks at what the seat does not know', () => {
    const sea = two().puts('ann', { at: [0, -2] })
    const seen = sea.view('ann')
    const ask = sea.state.asks[0]
    for (const choice of sea.offered('ann'))
      expect(advice.rate(readCtx(sea.game, seen), ask, choice)).toBe(advice.rate(readCtx(sea.game, sea.state), ask, choice))
  })
})

describe('prospects', () => {
  const outlook = (sea: Sea): Float64Array => {
    const sums = new Float64Array(OUTLOOK)
    addOutlook(readCtx(sea.game, sea.state), sea.seat('ann'), sums)
    return sums
  }
  test('a quest whose deeds are done promises nothing more by another landing', () => {
    const landed = (islands: number[]): Sea =>
      given({ ann: 'kerris', bob: 'quaeth' })
        .puts('ann', { quests: ['q39'] })
        .set((s) => {
          s.ships[0].tally[0] = { ...FRESH_TALLY, land: islands }
        })
    const done = outlook(landed([0, 1, 2, 3]))[BEST_PLAN]
    expect(done).toBeGreaterThan(0)
    expect(done).toBeLessThan(outlook(landed([]))[BEST_PLAN])
  })

  const cruising = (at: readonly [number, number]): Sea =>
    given({ ann: 'kerris', bob: 'quaeth' }).puts('ann', {
      at,
      clues: ['cinderreef'],
      quests: ['q19'],
      cargo: { metal: 1, gem: 1 },
      slots: 2,
    })

  test('a plan promises the more the nearer its end is', () => {
    const [far, near] = [outlook(cruising([1, -4])), outlook(cruising([1, -3]))]
    // The island of the clue.
    for (const promise of [CLUES_SOON, CLUES_AT_ONCE]) expect(near[promise]).toBeGreaterThan(far[promise])
    // The port of the delivery.
    const there = outlook(cruising([3, 0]))
    for (const promise of [GOODS_SOON, GOODS_AT_ONCE, BEST_GOODS]) expect(there[promise]).toBeGreaterThan(near[promise])
  })

  test('a playout is judged when an own turn begins or ends, and in the last round when the game is over', () => {
    const sea = given({ ann: 'kerris', bob: 'quaeth' })
    const clock = (): number => advice.search?.clock?.(readCtx(sea.game, sea.state), sea.seat('ann')) ?? NaN
    const own = clock()
    sea.when(ann.ends)
    const others = clock()
    sea.when(bob.ends)
    expect([others - own, clock() - others]).toEqual([1, 1])
    sea.set((s) => {
      s.called = true
    })
    expect(clock()).toBe(-1)
  })
})
