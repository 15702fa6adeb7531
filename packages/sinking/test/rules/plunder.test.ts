import { PUBLIC } from '@flotilla/kernel'
import { describe, expect, test } from 'vitest'
import { resolveColumn } from '../../src/rules/steps.ts'
import { TREASURE } from '../../src/board/things.ts'
import { A, B, C } from '../pirates.ts'
import { given, type Arrangement } from '../table.ts'

const plunder = (arrangement: Arrangement, dials: string, seating: object = {}) =>
  given(seating).arrange(arrangement).dials({ treasure: dials }).from(resolveColumn(TREASURE))

test('SK-6.20, SK-6.22 one plunderer takes everything', () => {
  plunder({ treasure: 'ruby topaz emerald', hands: { A: '', B: 'sapphire*2' }, breaches: 'single' }, 'A:plunder')
    .asks({ A: 'window.resolve' })
    .lies({ treasure: '', hands: { A: 'ruby topaz emerald', B: 'sapphire*2' } })
})

test('SK-6.21 an empty column gives nothing and costs nothing', () => {
  plunder({ treasure: '', hands: { A: 'topaz*2', B: 'sapphire*2', C: 'ruby*2' } }, 'A:plunder').lies({ hands: { A: 'topaz*2' } })
})

test('SK-6.20, SK-6.23, SK-R24 5 treasures, 2 plunderers: A, B, A, B, and one card stays', () => {
  plunder({ treasure: 'ruby topaz emerald amethyst sapphire', hands: { A: '', B: '' }, breaches: 'single' }, 'A:plunder B:plunder')
    .timesOut(A.takes('ruby'))
    .when(B.takes('amethyst'))
    .when(A.takes('emerald'), B.takes('topaz'))
    .lies({ treasure: 'sapphire', hands: { A: 'ruby emerald', B: 'amethyst topaz' } })
    .asks({ A: 'window.resolve', B: 'window.resolve' })
})

describe('SK-6.24, SK-6.25, SK-6.26, SK-R25, SK-R49 more plunderers than cards', () => {
  test('SK-6.24 to SK-6.26 all are lost, top first; everybody has plundered and has the one window', () => {
    plunder(
      { treasure: 'ruby topaz', hands: { A: 'sapphire*2', B: 'sapphire*2', C: 'amethyst*2' }, breaches: 'single' },
      'C:plunder A:plunder B:plunder',
    )
      .lies({ treasure: '', pile: 'topaz ruby' })
      .check((s) => expect(s.plundered).toBe(7))
      .asks({ A: 'window.resolve', B: 'window.resolve', C: 'window.resolve' })
  })
})

test('SK-6.27 all know what was taken, in the hand where it is', () => {
  const scene = plunder({ treasure: 'ruby', hands: { A: 'topaz' }, breaches: 'single' }, 'A:plunder')
  expect(scene.seenBy('C', 'A')).toBe('hiddenCard ruby')
  expect(scene.state.hands[0].filter((card) => (scene.state.known[card] & PUBLIC) !== 0)).toHaveLength(1)
})

describe('SK-13.30, SK-6.25, SK-R44 Tempting Tune', () => {
  const tuned = (tunes: number, arrangement: Arrangement, dials: string, options: object = {}) =>
    given({ options: { enemy: 'sirens', ...options } })
      .arrange(arrangement)
      .dials({ treasure: dials })
      .set((s) => (s.tunes = tunes))
      .from(resolveColumn(TREASURE))

  test('SK-13.30 the bottom plunderer may draw 2 after the joint plunder, also for nothing taken', () => {
    tuned(1, { treasure: 'ruby topaz', hands: { C: 'amethyst*2' }, deck: 'emerald sapphire' }, 'A:plunder B:plunder C:plunder')
      .asks({ C: 'tune.draw' })
      .when(C.draws)
      .lies({ hands: { C: 'amethyst*2 emerald sapphire' } })
  })

  test('SK-13.30, SK-13.4 once for each Tune; by default nobody draws', () => {
    tuned(2, { treasure: 'ruby', hands: { A: 'topaz' }, deck: 'emerald sapphire' }, 'A:plunder')
      .timesOut(A.declines)
      .asks({ A: 'tune.draw' })
      .when(A.draws)
      .lies({ hands: { A: 'ruby topaz emerald sapphire' } })
  })

  test('SK-13.30, SK-R44 a short deck gives what it has, an empty one asks nobody', () => {
    tuned(2, { treasure: 'ruby', hands: { A: 'topaz' }, deck: '=emerald' }, 'A:plunder', { emptyDeck: 'sinks' })
      .when(A.draws)
      .lies({ hands: { A: 'ruby topaz emerald' } })
      .tells('tuned', { draw: true })
  })

  test('SK-13.30, SK-0.7 where the pile is shuffled, 2 are drawn of it', () => {
    tuned(1, { treasure: 'ruby', hands: { A: 'topaz' }, deck: '=' }, 'A:plunder')
      .when(A.draws)
      .tells('pileShuffled', {})
      .check((s) => expect(s.hands[0]).toHaveLength(4))
  })

  test('SK-13.30 nobody plunders: no effect', () => {
    given({ options: { enemy: 'sirens' } })
      .arrange({ hands: { A: 'ruby*2' }, water: 'topaz' })
      .dials({ water: 'B:bucket' })
      .set((s) => (s.tunes = 1))
      .from(resolveColumn(TREASURE))
      .tells('tuned')
  })
})
