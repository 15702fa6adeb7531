import { describe, expect, test } from 'vitest'
import { SINKING_RUN } from '../src/rules/steps.ts'
import { BREACHES, TREASURE, WATER } from '../src/board/things.ts'
import { given } from './table.ts'

const rich = { water: 'ruby ^clear-water', treasure: 'topaz', pile: 'emerald', breaches: 'minor single', cannons: 'double' } as const

describe('a section sinks', () => {
  test('SK-8.1 to SK-8.4 the lowest goes, its chests float up, the level rises, the cards are shuffled together', () => {
    given()
      .arrange({ ...rich, hands: { A: '+sapphire' } })
      .from(SINKING_RUN)
      .tells('sank', { section: 1, level: 2 })
      .lies({ sections: 3, water: '', treasure: '', pile: '', cannons: 'double' })
      .check((s) => {
        expect(s.columns[BREACHES].slice(-2)).toEqual([6, 7])
        expect(s.known[6] | s.known[7]).toBe(0)
        expect(s.deck).toHaveLength(70 - 1)
        expect(s.deck.every((card) => s.known[card] === 0)).toBe(true)
        expect(s.faceUp).toEqual([])
      })
      .untouched('A')
  })

  test('SK-8.5, SK-R42, SK-13.25, SK-13.43 Belly, Stash and held chests stay', () => {
    given({ options: { enemy: 'shark' } })
      .arrange({ belly: 'ruby topaz', chests: { B: 'points-4 empty' }, sections: 3 })
      .from(SINKING_RUN)
      .lies({ belly: 'ruby topaz', sections: 2 })
      .untouched('B')
    given({ options: { enemy: 'skullsairs' } })
      .arrange({ stash: 'ruby' })
      .from(SINKING_RUN)
      .lies({ stash: 'ruby' })
  })

  test('SK-8.6, SK-0.6, SK-0.2 every breach goes under the deck in column order, and a permanent token on top', () => {
    given()
      .arrange({ breaches: 'permanent minor single major', sections: 3, breachDeck: 'minor major' })
      .from(SINKING_RUN)
      .lies({ breaches: 'permanent permanent single chest*2' })
      .check((s) => expect(s.breachDeck.slice(0, 2).map((breach) => s.faces[breach])).toEqual([1, 0]))
  })

  test('SK-8.6, SK-8.7, SK-R57 without a breach card no token is gained; cannons and the old token stay', () => {
    given()
      .arrange({ breaches: 'permanent single double', sections: 3 })
      .from(SINKING_RUN)
      .lies({ breaches: 'permanent single double chest*2', sections: 2 })
  })

  test('SK-8.8 Step 3 follows; Steps 1 and 2 are not repeated and the First Mate stays', () => {
    given({ seats: 4 })
      .arrange({ water: 'topaz*6', breaches: 'major', hands: { A: 'ruby' } })
      .from({ step: 'inspect.threshold' })
      .tells('sank', { section: 1 })
      .check((s) => {
        // Level 2 with 4 players: 2 water and 3 treasures; the Major Breach has not leaked again.
        expect(s.columns[WATER].length - s.faceUp.length).toBe(2)
        expect(s.columns[TREASURE]).toHaveLength(3)
        expect(s).toMatchObject({ firstMate: 0, round: 1 })
      })
  })

  test('SK-8.1, SK-9.2 the fourth sinking ends the game: no shuffle, no chests, the final check draws from the old deck', () => {
    given()
      .arrange({
        water: 'topaz*3',
        treasure: 'emerald',
        sections: 1,
        hands: { A: 'ruby', B: 'sapphire*3', C: 'sapphire*2' },
        deck: 'amethyst',
      })
      .from(SINKING_RUN)
      .lies({ water: 'topaz*3', treasure: 'emerald', breaches: '', hands: { A: 'ruby amethyst' } })
      .ends({ why: 'ended.sunk', scores: { A: 2, B: 3, C: 2 }, winners: ['A', 'C'] })
  })
})
