import { PUBLIC } from '@flotilla/kernel'
import { describe, expect, test } from 'vitest'
import { countedCards, pointsOf } from '../../src/rules/end-and-scoring.ts'
import { FINAL_CHECK } from '../../src/rules/steps.ts'
import { given, type Arrangement } from '../table.ts'

const ending = (ended: 'saved' | 'sunk', arrangement: Arrangement, options: object = {}) =>
  given({ options })
    .arrange({ ...arrangement, damage: ended === 'saved' ? 6 : 0, sections: ended === 'sunk' ? 0 : (arrangement.sections ?? 4) })
    .set((s) => (s.ended = ended))

describe('SK-9.1 to SK-9.4 the end', () => {
  test('SK-9.3, SK-R39 the final check is Step 7 without the enemy: no dice, discards to the pile', () => {
    ending('saved', { hands: { A: 'amethyst*9 topaz*3', B: '', C: 'ruby*2' }, deck: 'emerald sapphire' })
      .set((s) => Object.assign(s, { angered: 1, chomp: true }))
      .from(FINAL_CHECK)
      .tells('angered')
      .lies({ belly: '', hands: { B: 'emerald sapphire' } })
      .check((s) => {
        expect(s.hands[0]).toHaveLength(10)
        expect(s.pile).toHaveLength(2)
      })
  })

  test('SK-9.3, SK-7.1 in the final check too everybody draws up to 2', () => {
    ending('sunk', { hands: { A: '', B: 'topaz*2', C: 'ruby*2' }, deck: '=' }, { emptyDeck: 'sinks' })
      .from(FINAL_CHECK)
      .tells('drew', { seat: 0 }, { seat: 0 })
  })

  test('SK-9.4 everything is shown', () => {
    ending('sunk', { hands: { A: 'ruby*2', B: 'topaz*2', C: 'topaz*2' } })
      .from(FINAL_CHECK)
      .tells('showedHand', { seat: 0 }, { seat: 1 }, { seat: 2 })
      .check((s) => expect(s.known.every((known) => (known & PUBLIC) !== 0)).toBe(true))
  })
})

describe('SK-9.5, SK-9.9 to SK-9.13, SK-R3, SK-R47 points', () => {
  const points = (hand: string, chests = '', options: object = {}) => {
    const scene = given({ options }).arrange({ hands: { A: hand }, chests: { A: chests }, sections: 2 })
    return pointsOf(scene.ctx(), 0)
  }
  const none = { gems: 0, items: 0, map: 0, flask: 0, amulets: 0, chests: 0 }

  test('SK-9.5 printed points of gems and items', () => {
    expect(points('ruby emerald silver-doubloon flint-pistol cutlass clear-water')).toEqual({ ...none, gems: 11, items: 4 })
  })
  test.each([
    ['treasure-map ruby', 5],
    ['treasure-map clear-water', 0],
  ])('SK-9.9 Treasure Map with %s: %i', (hand, map) => {
    expect(points(hand).map).toBe(map)
  })
  test.each([
    ['water-flask', 0],
    ['water-flask clear-water*4', 4],
    ['clear-water*4', 0],
  ])('SK-9.10 Water Flask with %s: %i', (hand, flask) => {
    expect(points(hand).flask).toBe(flask)
  })
  test.each([
    [1, 1],
    [2, 4],
    [3, 4],
    [4, 12],
    [5, 12],
    [6, 24],
  ])('SK-9.11, SK-R47 %i amulets are worth %i', (held, worth) => {
    expect(points(`cursed-amulet*${held}`, '', { enemy: 'skullsairs' })).toEqual({ ...none, amulets: worth })
  })
  test('SK-9.13, SK-R3, SK-11.8 chest tokens with points count, empty ones and others nothing', () => {
    expect(points('', 'points-2 points-6 empty').chests).toBe(8)
    expect(points('', 'reroll-1 cannon-upgrade').chests).toBe(0)
  })
})

describe('SK-9.6, SK-9.12, SK-R48 cards', () => {
  test('SK-9.6 Clear Water does not count with a Rubber Ducky', () => {
    const scene = given().arrange({ hands: { A: 'rubber-ducky clear-water*3', B: 'clear-water*3' } })
    expect([0, 1].map((seat) => countedCards(scene.ctx(), seat))).toEqual([1, 3])
  })

  test('SK-9.12 Ducky and 3 Clear Water: no draw, counts 1', () => {
    ending('sunk', { hands: { A: 'rubber-ducky clear-water*3', B: 'ruby*2', C: 'topaz*2' } })
      .from(FINAL_CHECK)
      .ends({ winners: ['A'], scores: { A: 1, B: 2, C: 2 } })
  })
  test.each([
    ['topaz', 2],
    ['clear-water', 1],
  ])('SK-9.12 Ducky alone draws %s: counts %i', (drawn, counts) => {
    ending('sunk', { hands: { A: 'rubber-ducky', B: 'ruby*2', C: 'emerald*3' }, deck: drawn })
      .from(FINAL_CHECK)
      .ends({ scores: { A: counts, B: 2, C: 3 } })
  })

  test('SK-R48 the Ducky counts in the tie-break of a saved ship', () => {
    ending('saved', { hands: { A: 'rubber-ducky clear-water*3 ruby', B: 'ruby clear-water', C: '' }, deck: 'clear-water*2' })
      .from(FINAL_CHECK)
      .ends({ scores: { A: 6, B: 6, C: 0 }, winners: ['A', 'B'] })
    ending('saved', { hands: { A: 'rubber-ducky clear-water*3 ruby', B: 'ruby clear-water*2', C: '' }, deck: 'clear-water*2' })
      .from(FINAL_CHECK)
      .ends({ winners: ['A'] })
  })
})

describe('SK-9.7, SK-9.8, SK-9.14, SK-R1 who wins', () => {
  test('SK-9.7 saved: most points, tied the fewest cards', () => {
    ending('saved', { hands: { A: 'ruby*2 clear-water*3', B: 'emerald*2 amethyst clear-water', C: 'topaz*2' } })
      .from(FINAL_CHECK)
      .ends({ why: 'ended.saved', scores: { A: 12, B: 12, C: 6 }, winners: ['B'] })
  })
  test('SK-9.7, SK-R1 still tied: shared', () => {
    ending('saved', { hands: { A: 'ruby*2 clear-water*2', B: 'emerald*2 amethyst clear-water', C: 'topaz*2' } })
      .from(FINAL_CHECK)
      .ends({ winners: ['A', 'B'] })
  })
  test('SK-9.8 sunk: fewest cards, tied the most points, then shared', () => {
    ending('sunk', { hands: { A: 'ruby*2', B: 'emerald*2', C: 'topaz*3' } })
      .from(FINAL_CHECK)
      .ends({ winners: ['A'] })
    ending('sunk', { hands: { A: 'topaz*2', B: 'topaz*2', C: 'ruby*2 clear-water' } })
      .from(FINAL_CHECK)
      .ends({ winners: ['A', 'B'] })
  })
  test('SK-9.14 the ranking has all seats, equal ones share a rank, and every part of the score', () => {
    const scene = ending('sunk', { hands: { A: 'topaz*2', B: 'topaz*2', C: 'rubber-ducky clear-water ruby*2' } }).from(FINAL_CHECK)
    const { standings } = scene.table.outcome() ?? { standings: [] }
    expect(standings.map(({ seat, rank }) => [seat, rank])).toEqual([
      [0, 1],
      [1, 1],
      [2, 3],
    ])
    expect(standings[2].parts).toEqual({ gems: 12, items: 0, map: 0, flask: 0, amulets: 0, chests: 0, points: 12, hand: 4, cards: 3 })
  })
})
