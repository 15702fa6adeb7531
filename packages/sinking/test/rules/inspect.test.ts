import { expect, test } from 'vitest'
import { DEAL_WATER, INSPECT_BREACHES, INSPECT_THRESHOLD } from '../../src/rules/steps.ts'
import { WATER } from '../../src/board/things.ts'
import { given } from '../table.ts'

const quiet = { special: [2, 2], basic: [2, 2, 2, 2] }
const sea = (seats = 4, options: object = {}) => given({ seats, chance: {}, options })

test('SK-2.1, SK-2.2, SK-0.2 permanent, Massive and Minor leak exactly 5; cannons and chests do not', () => {
  given({ seats: 5 })
    .arrange({ breaches: 'permanent massive minor single chest', sections: 3, water: '' })
    .set((s) => (s.round = 0))
    .draws('special', ...quiet.special)
    .draws('basic', 2, 2)
    .from(INSPECT_BREACHES)
    .check((s) => {
      // The threshold of level 2 with 5 players is 6: nothing sinks, then Step 3 deals 3 more.
      expect(s.sections).toBe(3)
      expect(s.columns[WATER].length - s.faceUp.length).toBe(5 + 3)
      expect(s.columns[WATER].slice(0, 5).every((card) => s.known[card] === 0)).toBe(true)
    })
})

test('SK-2.3, SK-R8 with too few cards Step 1 deals what there is and the check follows', () => {
  sea(4, { emptyDeck: 'sinks' })
    .arrange({ breaches: 'minor major', water: 'ruby*2 topaz*3', hands: { A: 'clear-water' } })
    .set((s) => {
      s.pile.push(...s.deck.splice(0, s.deck.length - 1))
    })
    .from(INSPECT_BREACHES)
    // One card was left: 6 lie there, the threshold; the section sinks and everything is shuffled.
    .check((s) => expect(s.sections).toBe(3))
})

test('SK-2.3, SK-0.7 where the Discard Pile is shuffled, Step 1 deals everything', () => {
  sea()
    .arrange({ breaches: 'minor major', water: 'ruby', deck: '=topaz' })
    .set((s) => (s.round = 0))
    .from(INSPECT_BREACHES)
    .tells('pileShuffled', {})
    .tells('sank')
    // 1 and the 3 of the breaches, then the 2 of Step 3.
    .check((s) => expect(s.columns[WATER].length - s.faceUp.length).toBe(6))
})

test.each([
  [5, 4],
  [6, 3],
])('SK-2.4, SK-2.5, SK-2.6 4 players, level 1, %i cards of water: %i sections are left', (cards, sections) => {
  sea()
    .arrange({ water: `^clear-water*2 topaz*${cards - 2}`, breaches: 'single' })
    .dials({ water: 'A:bucket B:bucket C:bucket' })
    .from(INSPECT_THRESHOLD)
    .check((s) => expect(s.sections).toBe(sections))
})

test('SK-2.6 the threshold is looked at once a round: more water in Step 3 sinks nothing', () => {
  sea()
    .arrange({ water: 'topaz*5 amethyst*4', breaches: 'minor' })
    .from(DEAL_WATER)
    .check((s) => {
      expect(s.sections).toBe(4)
      expect(s.columns[WATER].length).toBeGreaterThan(6)
    })
})
