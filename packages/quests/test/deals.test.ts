import { readCtx } from '@flotilla/kernel'
import { describe, expect, test } from 'vitest'
import { answersOf, coinsAfter, dealIsPossible, stockOf, type Deal } from '../src/planning/port-deals.ts'
import { given, type Sea } from './sea.ts'

const WORKSHOP = [2, -3] as const
const MARKET = [0, -2] as const

const at = (place: readonly [number, number]): Sea =>
  given({ ann: 'valkyr', bob: 'quaeth' }).puts('ann', { at: place, coins: 4, damage: 2, cargo: { lumber: 1, metal: 1 } })
const possible = (sea: Sea, deal: Deal): boolean => dealIsPossible(readCtx(sea.game, sea.view('ann')), 0, deal)

describe('deals in a port', () => {
  test('QC-9.2: the stock is that of the place', () => {
    const stock = (sea: Sea): string[] => stockOf(readCtx(sea.game, sea.state), 0)
    expect(stock(at(WORKSHOP))).toEqual(['sell.lumber', 'sell.metal', 'upgrade.sail', 'upgrade.cannon', 'upgrade.cargo', 'repair', 'ammo'])
    expect(stock(at(MARKET))).toEqual(['sell.lumber', 'sell.metal', 'repair', 'ammo'])
    expect(stock(at([3, -3]))).toEqual([])
  })

  test.each<[Deal, boolean]>([
    [{ ammo: 4 }, true],
    [{ ammo: 5 }, false],
    [{ repair: 1, ammo: 1 }, true],
    [{ repair: 2 }, false],
    [{ repair: 2, 'sell.lumber': 1, 'sell.metal': 1 }, true],
    [{ 'upgrade.cannon': 1 }, true],
    [{ 'upgrade.cannon': 1, 'sell.metal': 1 }, false],
    [{ 'upgrade.cannon': 1, 'upgrade.cargo': 1 }, false],
    [{ 'upgrade.sail': 1 }, false],
    [{ 'sell.lumber': 2 }, false],
  ])('%o: %s', (deal, allowed) => {
    expect(possible(at(WORKSHOP), deal)).toBe(allowed)
  })

  test('QC-9.6: not beyond the champion’s maximum, nor more repairs than damage', () => {
    const rich = at(WORKSHOP).puts('ann', { coins: 30, cargo: { metal: 2 }, slots: 5 })
    expect(possible(rich, { 'upgrade.cannon': 1 })).toBe(true)
    expect(possible(rich, { 'upgrade.cannon': 2 })).toBe(false)
    expect(possible(rich, { repair: 3 })).toBe(false)
  })

  test('a possible deal is made with just these answers, and leaves the coins it said', () => {
    const sea = at(WORKSHOP)
    const ctx = readCtx(sea.game, sea.view('ann'))
    const deal: Deal = { 'sell.lumber': 1, 'upgrade.cannon': 1, ammo: 2 }
    const coins = coinsAfter(ctx, 0, deal)
    for (const choice of answersOf(stockOf(ctx, 0), deal)) sea.when({ by: 'ann', choice })
    sea.is('ann', { coins, cannons: 3, ammo: 9 })
  })
})
