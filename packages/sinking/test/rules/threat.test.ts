import { PUBLIC } from '@flotilla/kernel'
import { describe, expect, test } from 'vitest'
import { DEAL_TREASURE, DEAL_WATER, RESOLVE_ENEMY_DICE, ROLL_ENEMY_DICE } from '../../src/rules/steps.ts'
import { BREACHES, CANNONS, TREASURE, WATER } from '../../src/board/things.ts'
import { A } from '../pirates.ts'
import { given } from '../table.ts'

test('SK-3.1 the sheet says how much water is dealt face down', () => {
  given({ seats: 6 })
    .arrange({ sections: 1, deck: 'ruby topaz*3 amethyst*4' })
    .from(DEAL_WATER)
    .check((s) => expect(s.columns[WATER].slice(0, 4).every((card) => s.known[card] === 0)).toBe(true))
    .lies({ treasure: 'amethyst*4', water: 'ruby topaz*3' })
})

describe('SK-3.2, SK-3.3, SK-R10 treasure is dealt', () => {
  test('SK-3.2 until the quota is met; Clear Water comes face up to the Water Column; what lay there does not count', () => {
    given()
      .arrange({ treasure: 'ruby', deck: 'clear-water topaz clear-water*2 sapphire emerald' })
      .from(DEAL_TREASURE)
      .lies({ treasure: 'ruby topaz sapphire', water: 'clear-water*3' })
      .check((s) => {
        expect(s.faceUp).toEqual(s.columns[WATER])
        expect(s.columns[TREASURE].every((card) => (s.known[card] & PUBLIC) !== 0)).toBe(true)
      })
  })

  test('SK-3.3, SK-R10 the oldest is washed overboard after each card', () => {
    given({ seats: 5 })
      .arrange({ treasure: 'ruby topaz amethyst sapphire', sections: 3, deck: 'emerald amethyst topaz' })
      .from(DEAL_TREASURE)
      .lies({ treasure: 'amethyst sapphire emerald amethyst topaz', pile: 'topaz ruby' })
      .tells('overboard', {}, {})
  })
})

describe('SK-3.4, SK-R9, SK-R2 a shortage', () => {
  test('SK-3.4 the ship sinks and Step 3 starts again with the new numbers', () => {
    given({ options: { emptyDeck: 'sinks' } })
      .arrange({ deck: '=', treasure: 'ruby topaz', water: 'amethyst' })
      .from(DEAL_WATER)
      .tells('deckEmpty', {})
      .check((s) => {
        expect(s.sections).toBe(3)
        // Level 2 with 3 players: 2 water, 3 treasure.
        expect(s.columns[TREASURE]).toHaveLength(3)
        expect(s.columns[WATER].length - s.faceUp.length).toBe(2)
      })
  })

  test('SK-3.4, SK-R59, SK-0.7 otherwise the Discard Pile is shuffled and dealing goes on', () => {
    given()
      .arrange({ deck: '=topaz', treasure: 'ruby topaz', water: 'amethyst' })
      .from(DEAL_WATER)
      .tells('deckEmpty')
      .tells('pileShuffled', {})
      .check((s) => {
        expect(s.sections).toBe(4)
        expect(s.columns[TREASURE]).toHaveLength(4)
        expect(s.pile).toEqual([])
      })
  })

  test('SK-3.4, SK-R59 with neither deck nor pile a section sinks at every table', () => {
    given()
      .arrange({ deck: '=', water: 'ruby topaz' })
      .set((s) => s.columns[WATER].push(...s.pile.splice(0)))
      .from(DEAL_WATER)
      .tells('deckEmpty', {})
      .check((s) => expect(s.sections).toBe(3))
  })

  test('SK-3.4 dealing the exact last card is no shortage', () => {
    given()
      .arrange({ deck: '=topaz*2 ruby emerald' })
      .from(DEAL_WATER)
      .tells('deckEmpty')
      .lies({ water: 'topaz*2', treasure: 'ruby emerald', sections: 4 })
      .check((s) => expect(s.deck).toEqual([]))
  })

  test('SK-R9, SK-R2 with section 4 it ends the game', () => {
    given({ options: { emptyDeck: 'sinks' } })
      .arrange({ deck: '=', sections: 1, hands: { A: 'ruby*2', B: 'topaz*2', C: 'topaz*3' } })
      .from(DEAL_WATER)
      .ends({ why: 'ended.sunk' })
  })
})

describe('SK-3.5 to SK-3.11 the enemy dice', () => {
  test('SK-3.5, SK-3.11, SK-13.3 2 special dice and the basic dice of the present damage', () => {
    for (const [damage, dice] of [2, 3, 3, 3, 4, 4].entries())
      given()
        .arrange({ damage })
        .from(ROLL_ENEMY_DICE)
        .check((s) => expect(s.dice).toHaveLength(2 + dice))
  })

  test('SK-3.6 the window comes after the roll, before anything is carried out', () => {
    given()
      .arrange({ hands: { A: 'decoy-cannon', B: 'ruby' }, cannons: 'single' })
      .rolls('special', 3, 3)
      .rolls('basic', 6, 3)
      .from(ROLL_ENEMY_DICE)
      .asks({ A: 'window.enemyDice', B: 'window.enemyDice' })
      .lies({ cannons: 'single' })
      .allPass()
      .lies({ cannons: '', breaches: 'single' })
  })

  test('SK-3.7 to SK-3.11, SK-R11 attack 1, attack 2, then water, breach and cannon, special and basic alike', () => {
    given()
      .arrange({ cannons: 'single double', breachDeck: 'major minor', deck: 'topaz emerald', treasure: 'ruby sapphire' })
      .rolls('special', 2, 6)
      .rolls('basic', 1, 2)
      .from(ROLL_ENEMY_DICE)
      .lies({ treasure: 'sapphire', water: 'ruby topaz', breaches: 'major minor', cannons: 'single double' })
      .tells('splashed', {})
  })

  test('SK-3.8 water is dealt face down and blanks do nothing', () => {
    given()
      .arrange({ deck: 'topaz' })
      .rolls('special', 1, 3)
      .rolls('basic', 4, 5)
      .from(ROLL_ENEMY_DICE)
      .lies({ water: 'topaz', breaches: '', cannons: '' })
      .check((s) => expect(s.known[s.columns[WATER][0]]).toBe(0))
  })

  test('SK-3.9, SK-R12 with all 9 breaches out nothing is dealt; a patched one comes back', () => {
    const all = 'minor*6 major*3'
    given()
      .arrange({ breaches: all })
      .set((s) => {
        s.dice = [6, 3, 3, 3]
      })
      .from(RESOLVE_ENEMY_DICE)
      .lies({ breaches: all, breachDeck: '' })
    given()
      .arrange({ breaches: 'minor*5 major*3', breachDeck: 'minor' })
      .set((s) => (s.dice = [6, 3, 3, 3]))
      .from(RESOLVE_ENEMY_DICE)
      .lies({ breaches: 'minor*5 major*3 minor' })
  })

  test('SK-3.10, SK-R12 the top cannon is busted; with none nothing happens', () => {
    given()
      .arrange({ cannons: 'double single' })
      .set((s) => (s.dice = [3, 3, 6, 3]))
      .from(RESOLVE_ENEMY_DICE)
      .lies({ cannons: 'single', breaches: 'double' })
    given()
      .arrange({})
      .set((s) => (s.dice = [3, 3, 6, 6]))
      .from(RESOLVE_ENEMY_DICE)
      .check((s) => expect([...s.columns[CANNONS], ...s.columns[BREACHES]]).toEqual([]))
  })

  test('SK-3.7 an ignored die is not carried out', () => {
    given()
      .arrange({ hands: { A: 'sticky-starfish' }, breachDeck: 'major' })
      .rolls('special', 6, 3)
      .rolls('basic', 3, 3)
      .from(ROLL_ENEMY_DICE)
      .when(A.plays('sticky-starfish', { die: 1 }))
      .lies({ breaches: '' })
  })
})
