import { ctxOn, say } from '@flotilla/kernel'
import { catalogueOf } from '@flotilla/kernel/icu'
import { expect, test } from 'vitest'
import { questsExplains } from '../src/explains/index.ts'
import { quests } from '../src/index.ts'
import { ann, given } from './sea.ts'

// The two examples of the rules page, played as they are told there.

test('QC-3.6, QC-3.7, QC-3.11, QC-3.13, QC-3.14: the voyage of the rules page', () => {
  const sea = given({ ann: 'kerris', bob: 'quaeth' }, { layout: 'ffa2' })
    .puts('ann', { at: [4, -3], bonus: 1 })
    .rolls('traveler', 3)
  sea.when(ann.moves, ann.to(3, -3, 1)).is('ann', { readySails: 1 })
  sea
    .when(ann.to(2, -3, 1))
    .asks({ ann: 'traveler' })
    .is('ann', { readySails: 0 })
  sea.when(ann.says({ bonus: 1 }), ann.to(2, -4))
  sea.isAt('ann', 2, -4).is('ann', { bonus: 0, damage: 0 }).asks({ ann: 'turn' })
  expect(sea.state.actions).toBe(2)
  expect(sea.says('ann')).toContain('Coppergate')
})

test('QC-7.1, QC-7.3, QC-7.5, QC-7.6, QC-13.7: the fight of the rules page', () => {
  const sea = given({ ann: 'pewter', bob: 'quaeth' })
    .puts('ann', { at: [2, -3] })
    .puts('bob', { at: [3, -3] })
    .rolls('ammo', 2, 4, 5, 6)
  sea.when(ann.moves, ann.to(3, -3), ann.stops, ...ann.attacks('seat:1', 3))
  sea.is('bob', { damage: 2 }).is('ann', { ammo: 2, readyCannons: 1 })
  expect(sea.prosperity('ann')).toBe(1)
  sea.when(ann.does('attack', { target: 'seat:1' })).is('bob', { damage: 3 })
  expect([sea.prosperity('ann'), sea.state.actions]).toEqual([2, 0])
})

test('QC-R29: the traveler bonus is explained with a limit only where the table has one', () => {
  const saidWith = (options: object): string => {
    const sea = given({ ann: 'kerris', bob: 'quaeth' }, { layout: 'ffa2', ...options })
    const told = questsExplains.explain(ctxOn(quests, sea.state), 'bonus:0', 0)
    if (told === null) throw new Error('the bonus is not explained')
    return say({ language: 'en', catalogue: catalogueOf(questsExplains.words.en), names: [] }, told.what)
  }
  expect(saidWith({})).not.toContain('At most')
  expect(saidWith({ bonusCap: '2' })).toContain('At most 2.')
})
