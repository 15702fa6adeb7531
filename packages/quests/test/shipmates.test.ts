import { advice } from '../src/bots/advice.ts'
import { readCtx, type Choice, type Signal } from '@flotilla/kernel'
import { describe, expect, test } from 'vitest'
import { cellAt, hexDistance } from '../src/board/hexes.ts'
import { ann, given, type Sea } from './sea.ts'

/** What the advice rates best for a seat that has heard this. */
function best(sea: Sea, name: string, heard: readonly Signal[] = []): Choice {
  const ask = sea.state.asks[0]
  expect(ask.seat).toBe(sea.seat(name))
  const heeding = heard.length === 0 ? advice : (advice.team?.withSignals?.(heard) ?? advice)
  const ctx = readCtx(sea.game, sea.view(name))
  const rated = sea.offered(name).map((choice) => ({ choice, rate: heeding.rate(ctx, ask, choice) }))
  return rated.reduce((one, other) => (other.rate > one.rate ? other : one)).choice
}

const points = (sea: Sea, name: string) => advice.team?.signals?.(readCtx(sea.game, sea.view(name)), sea.state.asks[0]) ?? []

const crew = (): Sea => {
  const sea = given({ ann: 'pewter', bob: 'kerris' }, { mode: 'coop' })
  for (let n = 1; n <= 3; n++) sea.marauder(n, null)
  return sea
}
const HERE: readonly [number, number] = [2, -2]

describe('a shipmate gives', () => {
  test('coins for the next repair, exactly as many as are missing', () => {
    const sea = crew()
    const { repair } = sea.game.edition.prices
    sea.puts('ann', { at: HERE, coins: 9 }).puts('bob', { at: HERE, coins: repair - 1, damage: 2 })
    expect(best(sea, 'ann')).toEqual({ do: 'give', to: 'seat:1', what: 'coin', n: 1 })
    sea.puts('bob', { coins: repair })
    expect(best(sea, 'ann')).not.toMatchObject({ do: 'give' })
  })

  test('ammo to whoever has to sink Marauders, and none of what the own cannons need', () => {
    const naval = given({ ann: 'kerris', bob: 'valkyr' }, { mode: 'coop' })
    for (let n = 1; n <= 3; n++) naval.marauder(n, null)
    const isNaval = naval.game.edition.champions.find(({ id }) => id === 'valkyr')?.mission === 'naval'
    const [giver, taker] = isNaval ? ['ann', 'bob'] : ['bob', 'ann']
    naval.puts('ann', { at: HERE, ammo: 5, cannons: 1 }).puts('bob', { at: HERE, ammo: 0, cannons: 1 })
    if (giver === 'ann') expect(best(naval, 'ann')).toEqual({ do: 'give', to: `seat:${naval.seat(taker)}`, what: 'ammo', n: 1 })
    naval.puts('ann', { ammo: 1 })
    expect(best(naval, 'ann')).not.toMatchObject({ what: 'ammo' })
  })

  test('cards that a full hand would lose', () => {
    const sea = crew()
    sea.puts('ann', { at: HERE, loot: ['lantern-1', 'hide-1', 'spyglass-1', 'grapnel-1'] }).puts('bob', { at: HERE, loot: [] })
    const gifts = sea.offered('ann').filter((choice) => 'what' in choice && String(choice.what).startsWith('lantern'))
    const ctx = readCtx(sea.game, sea.view('ann'))
    expect(advice.rate(ctx, sea.state.asks[0], gifts[0])).toBeGreaterThan(0)
  })

  test('what it is asked for, and asks whoever lies beside it with what it lacks', () => {
    const sea = given({ ann: 'pewter', bob: 'kerris' }, { mode: 'coop', teamHands: 'shared' })
    for (let n = 1; n <= 3; n++) sea.marauder(n, null)
    sea.puts('ann', { at: HERE, quests: ['q04'] }).puts('bob', { at: HERE, cargo: { gem: 1 } })
    expect(best(sea, 'ann')).toEqual({ do: 'ask', from: 'seat:1' })
    sea.when(ann.does('ask', { from: 'seat:1' }))
    expect(best(sea, 'bob')).toEqual({ give: 'gem' })
    sea.when({ by: 'bob', choice: { give: 'gem' } })
    expect(best(sea, 'bob')).toEqual({ done: true })
    sea.when({ by: 'bob', choice: { done: true } })
    expect(sea.cargo('ann')).toEqual({ gem: 1 })
    expect(best(sea, 'ann')).not.toMatchObject({ do: 'ask' })
  })
})

describe('signals', () => {
  const from: readonly [number, number] = [1, -4]
  const alone = (): Sea => {
    const sea = crew()
    sea.puts('ann', { at: from, readySails: 0 }).puts('bob', { at: [-3, 0] })
    return sea
  }
  const called = (seat: number, kind: string, cell: number): Signal => ({ seat, kind, at: [cell] })

  test('a call from a mate draws a ship that has nothing better to do', () => {
    const far = cellAt(4, -4)
    const sea = alone()
    sea.when(ann.moves)
    const distance = (choice: Choice): number => {
      const [q, r] = (choice as { to: readonly [number, number] }).to
      return hexDistance(cellAt(q, r), far)
    }
    expect(distance(best(sea, 'ann', [called(1, 'here', far)]))).toBeLessThan(hexDistance(cellAt(...from), far))
  })

  test('a space that a mate takes care of, or warns of, is worth less', () => {
    const sea = alone()
    const goal = points(sea, 'ann')[0].at.at(-1) ?? -1
    expect(goal).not.toBe(sea.state.homes[0])
    const rateOf = (...heard: Signal[]): number => {
      const told = heard.length === 0 ? advice : advice.team?.withSignals?.(heard)
      return told?.rate(readCtx(sea.game, sea.view('ann')), sea.state.asks[0], { do: 'move' }) ?? 0
    }
    const usual = rateOf()
    expect(rateOf(called(1, 'mine', goal))).toBeLessThan(usual)
    expect(rateOf(called(1, 'danger', goal))).toBeLessThan(usual)
    // Nothing is heeded that the seat has said itself, or nobody of its side, or that makes no sense.
    expect(rateOf(called(0, 'mine', goal), called(5, 'mine', goal), called(1, 'mine', 9999), called(1, 'shout', goal))).toBe(usual)
  })

  test('a ship shows its course when its turn begins, and only then', () => {
    const sea = alone()
    const [course] = points(sea, 'ann')
    expect(course.kind).toBe('course')
    expect(course.at[0]).toBe(cellAt(...from))
    for (const [k, cell] of course.at.slice(1).entries()) expect(hexDistance(cell, course.at[k])).toBe(1)
    sea.when(ann.moves)
    expect(points(sea, 'ann')).toEqual([])
  })

  test('it warns a mate who could be sunk, and wishes for what a mate near its goal can spare', () => {
    const sea = alone()
    sea.puts('bob', { at: [-3, 0], damage: 2, solved: ['amberfall', 'jadefen'] }).marauder(1, [-3, 1])
    expect(points(sea, 'ann')).toContainEqual({ kind: 'danger', at: [sea.ship('bob').cell] })
    const wishing = crew()
    wishing
      .token('cinderreef', 'gem')
      .puts('ann', { at: [1, -4], quests: ['q04'] })
      .puts('bob', { at: [1, -3], cargo: { gem: 1 } })
    const signs = points(wishing, 'ann')
    expect(signs).toContainEqual({ kind: 'here', at: [signs[0].at.at(-1)] })
  })

  test('alone there is nobody to signal to', () => {
    const sea = given({ ann: 'kerris', bob: 'quaeth' })
    expect(points(sea, 'ann')).toEqual([])
  })
})
