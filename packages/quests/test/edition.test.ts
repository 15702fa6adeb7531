import { BadInput, parseEdition, useEdition } from '@flotilla/kernel'
import { describe, expect, test } from 'vitest'
import { house1 } from '../src/edition/schema.ts'
import { editionChecks } from '../src/edition/sheet.ts'
import { quests } from '../src/index.ts'
import { ann, given } from './sea.ts'

const doubtsIn = (edition: Parameters<typeof editionChecks>[0]) => editionChecks(edition).filter(({ holds }) => !holds)

type Loose = Record<string, unknown>
const changed = (change: (edition: Loose) => void): Loose => {
  const edition = JSON.parse(JSON.stringify(house1)) as Loose
  change(edition)
  return edition
}

describe('the edition', () => {
  test('the house edition has the counts of the box and no warnings', () => {
    expect(house1.loot.reduce((all, { copies }) => all + copies, 0)).toBe(45)
    expect([house1.quests.length, house1.quests.filter(({ hard }) => hard).length]).toEqual([45, 17])
    expect(doubtsIn(house1)).toEqual([])
    for (const { sails, cannons, cargo } of house1.champions) {
      expect(sails[0] + cannons[0] + cargo[0]).toBe(5)
      expect(sails[1] + cannons[1] + cargo[1]).toBe(10)
    }
  })

  test.each([
    ['prices.repair', (e: Loose) => ((e.prices as Loose).repair = -1), /edition.prices.repair/],
    ['champions', (e: Loose) => ((e.champions as unknown[]).length = 8), /nine champions/],
    ['quests', (e: Loose) => ((e.quests as Loose[])[1].id = 'q01'), /'q01' is there twice/],
    [
      'a quest at no place',
      (e: Loose) => ((e.quests as Loose[])[0].goal = { kind: 'deliver', goods: { lumber: 1 }, place: 'nowhere' }),
      /edition.quests.0.goal/,
    ],
    ['unknown loot', (e: Loose) => ((e.loot as Loose[])[0].id = 'sword'), /edition.loot.0.id/],
    ['a start above the maximum', (e: Loose) => ((e.champions as Loose[])[0].sails = [3, 2]), /edition.champions.0.sails/],
  ])('a wrong entry is named: %s', (_what, change, message) => {
    expect(() => parseEdition(quests, changed(change))).toThrow(BadInput)
    expect(() => parseEdition(quests, changed(change))).toThrow(message)
  })

  test('another edition is played as it says', () => {
    const edition = changed((e) => {
      e.id = 'mine'
      ;(e.prices as Loose).ammoPerCoin = 3
    })
    expect(useEdition(quests, edition).edition.prices.ammoPerCoin).toBe(3)
    expect(
      doubtsIn(
        parseEdition(
          quests,
          changed((e) => ((e.loot as Loose[])[0].copies = 3)),
        ),
      ),
    ).toEqual([{ at: ['loot'], holds: false, words: { code: 'check.loot', params: { n: 46 } } }])
    given({ ann: 'kerris', bob: 'quaeth' }).when(ann.does('ammo')).is('ann', { ammo: 7 })
  })
})
