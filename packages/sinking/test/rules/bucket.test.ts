import { PUBLIC, seatBit } from '@flotilla/kernel'
import { describe, expect, test } from 'vitest'
import { resolveColumn } from '../../src/rules/steps.ts'
import { WATER } from '../../src/board/things.ts'
import { A, B, C } from '../pirates.ts'
import { given, type Arrangement } from '../table.ts'

const buckets = (arrangement: Arrangement, dials: string, options = {}) =>
  given({ options }).arrange(arrangement).dials({ water: dials }).from(resolveColumn(WATER))

test('SK-6.10 one card of choice, face up or down, then one discard of choice, the taken one too', () => {
  buckets({ water: 'ruby ^clear-water topaz', hands: { A: 'sapphire', B: 'emerald' } }, 'A:bucket B:bucket')
    .offers(A.takes('ruby'), A.takes('clear-water'), A.takes('topaz'))
    .timesOut(A.takes('ruby'))
    .offers(A.discards('sapphire'), A.discards('ruby'))
    .when(A.discards('ruby'))
    .lies({ hands: { A: 'sapphire' }, water: 'clear-water topaz', pile: 'ruby' })
    .untouched('B', 'C')
})

test('SK-6.11, SK-6.12, SK-R22 the last bucketer takes 2 and discards 2, one at a time', () => {
  buckets({ water: 'ruby topaz emerald', hands: { A: 'sapphire', B: 'amethyst*2' } }, 'A:bucket B:bucket')
    .when(A.takes('topaz'), A.discards('topaz'))
    .allPass()
    .when(B.takes('ruby'))
    .check((s) => expect(s.known[s.hands[1][2]]).toBe(seatBit(1)))
    .when(B.takes('emerald'))
    .timesOut(B.discards('amethyst'))
    .when(B.discards('amethyst'))
    .lies({ hands: { B: 'ruby emerald' }, water: '' })
})

test('SK-6.11 an only bucketer is the last', () => {
  buckets({ water: 'ruby topaz', hands: { A: '' } }, 'A:bucket')
    .when(A.takes('ruby'), A.takes('topaz'))
    .when(A.discards('topaz'))
    .timesOut(A.discards('ruby'))
})

describe('SK-6.13, SK-6.14, SK-0.11, SK-R23 too little water', () => {
  test('SK-6.13 3 cards and 3 bucketers: the last takes 1 and discards 2', () => {
    buckets({ water: 'topaz*3', hands: { A: 'ruby', B: 'ruby', C: 'amethyst*2' } }, 'A:bucket B:bucket C:bucket')
      .when(A.takes('topaz'), A.discards('topaz'))
      .allPass()
      .when(B.takes('topaz'), B.discards('topaz'))
      .allPass()
      .when(C.takes('topaz'), C.discards('amethyst'), C.discards('amethyst'))
      .lies({ hands: { C: 'topaz' } })
  })

  const dry = { water: 'topaz*2', hands: { A: 'ruby*2', B: 'emerald*2', C: 'amethyst' }, deck: 'sapphire*2' } as const

  test('SK-6.13, SK-6.14, SK-R23 the last takes none and discards all it has; Step 7 draws', () => {
    buckets(dry, 'A:bucket B:bucket C:bucket')
      .when(A.takes('topaz'), A.discards('topaz'))
      .allPass()
      .when(B.takes('topaz'), B.discards('topaz'))
      .allPass()
      .asks({ C: 'bucket.discard' })
      .when(C.discards('amethyst'))
      .lies({ hands: { C: 'sapphire*2' } })
  })

  test('SK-R23 matched: as many discards as were taken', () => {
    buckets(dry, 'A:bucket B:bucket C:bucket', { dryBucket: 'matched' })
      .when(A.takes('topaz'), A.discards('topaz'))
      .allPass()
      .when(B.takes('topaz'), B.discards('topaz'))
      .allPass()
      .allPass()
      .lies({ hands: { C: 'amethyst sapphire' } })
  })
})

test('SK-6.15 a hidden card is known to its taker alone, an open one to all', () => {
  const scene = buckets({ water: 'ruby ^clear-water', hands: { A: 'topaz*2' } }, 'A:bucket').when(A.takes('ruby'), A.takes('clear-water'))
  expect(scene.seenBy('B', 'A')).toBe('clear-water hiddenCard hiddenCard hiddenCard')
  expect(scene.seenBy(null, 'A')).toBe('clear-water hiddenCard hiddenCard hiddenCard')
  expect(scene.state.known.filter((known) => known === seatBit(0) || (known & PUBLIC) !== 0).length).toBeGreaterThan(3)
})

test('the default of the first card is the oldest that lies face down, and of a discard Clear Water', () => {
  buckets({ water: '^clear-water topaz', hands: { A: 'ruby clear-water' } }, 'A:bucket')
    .timesOut(A.takes('topaz'))
    .timesOut(A.takes('clear-water'))
    .timesOut(A.discards('clear-water'))
})
