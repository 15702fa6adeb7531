import { expect, test } from 'vitest'
import { sinkingLessons } from '../src/lessons/index.ts'
import { INSPECT_BREACHES } from '../src/rules/steps.ts'
import type { SinkingState } from '../src/board/state.ts'
import { TREASURE, WATER } from '../src/board/things.ts'
import { nameOfThing } from '../src/words/names.ts'
import { A, B, C, D } from './pirates.ts'
import { given } from './table.ts'

test('the example of the rules: one round of four players against the Kraken', () => {
  given({ seats: 4 })
    .arrange({
      hands: {
        A: 'cutlass clear-water*3',
        B: 'trusty-carrot clear-water*3',
        C: 'bone-club clear-water*3',
        D: 'harpoon clear-water*3',
      },
      treasure: 'ruby amethyst',
      water: 'emerald',
      breaches: 'minor double single',
      cannons: 'single',
      // The leak, two of Step 3a, the open ones of Step 3b, the water result.
      deck: 'sapphire sapphire sapphire clear-water topaz flint-pistol sapphire',
    })
    .set((s) => (s.round = 0))
    .rolls('special', 2, 3)
    .rolls('basic', 1, 3)
    .from(INSPECT_BREACHES)
    .allPass()
    .tells('sank')
    .lies({ treasure: 'amethyst topaz flint-pistol' })
    .check((s) => expect(s.columns[WATER]).toHaveLength(7))
    .when(B.claims('patch'), A.ready, B.ready, C.ready, D.ready)
    .when(A.lays('bucket', 'water'), B.lays('plunder', 'breaches'), C.lays('plunder', 'treasure'), D.lays('fire', 'cannons'))
    .allPass()
    .dialsAre({ water: 'A', treasure: 'C B', breaches: '', cannons: 'D' })
    .when(A.takes('ruby'), A.takes('clear-water'), A.discards('clear-water'), A.discards('clear-water'))
    .allPass()
    .when(C.takes('topaz'), B.takes('amethyst'))
    .lies({ treasure: 'flint-pistol', hands: { C: 'bone-club clear-water*3 topaz', B: 'trusty-carrot clear-water*3 amethyst' } })
    .check((s) => expect(s.columns[WATER]).toHaveLength(5))
    .rolls('cannon', 3, 1)
    .when(B.passes, C.passes)
    .when(D.shoots('single', 'harpoon'))
    .tells('damage', { seat: 3, damage: 1 })
    .allPass()
    // The next round has begun: nobody patched, and the first section is lost.
    .check((s) => expect(s).toMatchObject({ round: 2, firstMate: 1, sections: 3 }))
    .check((s) => expect(s.hands.map(({ length }) => length)).toEqual([4, 5, 5, 3]))
})

test('the pictures of the example show what the rules page tells: seven cards in the water, and a liar who walked', () => {
  const [threat, dials] = (sinkingLessons.pictures.examples ?? []).map(({ stage }) => stage().table.state as SinkingState)
  const treasure = (s: SinkingState): string[] => s.columns[TREASURE].map((card) => nameOfThing(s, card))
  expect(threat.columns[WATER]).toHaveLength(7)
  expect(treasure(threat)).toEqual(['amethyst', 'topaz', 'flint-pistol'])
  for (const hand of threat.hands) expect(hand.filter((card) => nameOfThing(threat, card) === 'clear-water')).toHaveLength(3)
  expect(threat.dials.flat()).toEqual([])
  expect(dials.dials).toEqual([[0], [2, 1], [], [3]])
  expect(treasure(dials)).toEqual(treasure(threat))
})
