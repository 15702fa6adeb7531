import { PUBLIC, everyone } from '@flotilla/kernel'
import { describe, expect, test } from 'vitest'
import { PASS_FIRST_MATE, handSize } from '../../src/rules/steps.ts'
import { A } from '../pirates.ts'
import { given } from '../table.ts'

describe('SK-7.1, SK-0.9, SK-0.10, SK-R52 hand size', () => {
  test('SK-7.1, SK-R52 in seat order: up to 2, down to 10, each player completely', () => {
    given({ options: { firstMate: 1 } })
      .arrange({
        hands: { A: '', B: 'ruby', C: 'amethyst*9 topaz*3' },
        deck: '=emerald sapphire',
      })
      .draws('hand', 0, 0)
      .from(handSize(0))
      // B draws the Emerald, C loses two, A gets the last card and one of the pile, which is shuffled for it.
      .lies({ hands: { B: 'ruby emerald' } })
      .tells('discarded', { seat: 2 }, { seat: 2 })
      .check((s) => {
        expect(s.hands[2]).toHaveLength(10)
        expect(s.hands[0]).toHaveLength(2)
      })
  })

  test.each(['reshuffle', 'sinks'])('SK-7.1, SK-R59 "you must draw until you have 2" holds with the option %s', (emptyDeck) => {
    given({ options: { emptyDeck } })
      .arrange({ hands: { A: '', B: 'topaz*2', C: 'topaz*2' }, deck: '=' })
      .from(handSize(0))
      .tells('pileShuffled', {})
      .tells('drew', { seat: 0 }, { seat: 0 })
  })

  test('SK-7.2 chest tokens are no cards', () => {
    given()
      .arrange({ hands: { A: 'ruby', B: 'topaz*2', C: 'topaz*2' }, chests: { A: 'points-2 points-4' }, sections: 3, deck: 'emerald' })
      .from(handSize(0))
      .tells('drew', { seat: 0 })
  })

  test('SK-7.3, SK-13.16, SK-R39 random discards cause Angered dice, one after each', () => {
    const scene = given({ options: { angeredDice: 'atOnce' } })
      .arrange({ hands: { A: 'amethyst*9 topaz*3', B: 'sapphire*2', C: 'sapphire*2' }, deck: 'emerald' })
      .set((s) => (s.angered = 1))
      .rolls('basic', 1, 3)
      .from(handSize(0))
      .tells('angered', { result: 'water' }, { result: 'blank' })
    const course = scene.told(null).map(({ type }) => type)
    expect(course.slice(0, 5)).toEqual(['discarded', 'angered', 'dealtWater', 'discarded', 'angered'])
  })

  test('SK-0.10 more than 10 cards are fine inside a round', () => {
    given()
      .arrange({ hands: { A: 'amethyst*9 topaz*7' } })
      .check((s) => expect(s.hands[0]).toHaveLength(16))
  })
})

test('SK-7.4, SK-0.13 dials return, round effects end, the First Mate passes', () => {
  given()
    .arrange({ hands: { A: 'ruby*2', B: 'topaz*2', C: 'topaz*2' }, water: 'amethyst' })
    .dials({ water: 'A:bucket B:bucket C:fire' })
    .set((s) => {
      Object.assign(s, {
        angered: 2,
        chomp: true,
        submerged: true,
        tunes: 1,
        screech: true,
        mallets: 1,
        cutlass: 1,
        plundered: 3,
        abilities: 5,
      })
      s.conditions = [8, 0, 4]
      s.claims = [0, 1, 2]
    })
    .draws('special', 2, 2)
    .draws('basic', 2, 2)
    .from(PASS_FIRST_MATE)
    .dialsAre({ water: '', treasure: '', breaches: '', cannons: '' })
    .check((s) => {
      expect(s).toMatchObject({ firstMate: 1, round: 2, angered: 0, chomp: false, submerged: false, tunes: 0, screech: false })
      expect(s).toMatchObject({ mallets: 0, cutlass: 0, plundered: 0, abilities: 0, conditions: [0, 0, 0], claims: [-1, -1, -1] })
      expect(s.known.slice(0, 3)).toEqual(Array.from({ length: 3 }, () => PUBLIC | everyone(3)))
    })
    .asks({ A: 'discuss', B: 'discuss', C: 'discuss' })
    .when(A.ready)
})
