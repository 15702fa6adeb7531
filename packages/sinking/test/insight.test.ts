import { advice } from '../src/bots/advice.ts'
import { weigh } from '@flotilla/bots/advice'
import { readCtx } from '@flotilla/kernel'
import { describe, expect, test } from 'vitest'
import { sinking } from '../src/index.ts'
import { declareDial } from '../src/rules/steps.ts'
import { given, type Arrangement } from './table.ts'

/** How strong each of four seats looks on a ship that is about to go down. */
function strengths(arrangement: Arrangement): number[] {
  const insight = advice.model?.valueNetwork
  if (insight === undefined) throw new Error('no insight')
  const { state } = given({ seats: 4 })
    .arrange({ sections: 1, water: 'clear-water*7', breaches: 'major minor', ...arrangement })
    .from(declareDial(0))
  return state.hands.map((_, seat) => weigh(insight, readCtx(sinking, state), seat, []))
}

describe('insight', () => {
  test('on a sinking ship fewer cards are worth more than many points', () => {
    const hands = { A: 'topaz amethyst', B: 'ruby*2 emerald*3 sapphire*2', C: 'topaz*4', D: 'amethyst*5' }
    const [light, ...heavy] = strengths({ hands })
    expect(light).toBeGreaterThan(Math.max(...heavy))
  })

  test('of those with two cards the richer is ahead, by gems as by chests (SK-9.8)', () => {
    const gems = strengths({ hands: { A: 'ruby emerald', B: 'topaz*2', C: 'amethyst*2', D: 'clear-water*2' } })
    expect(gems).toEqual(gems.toSorted((a, b) => b - a))
    const pair = 'amethyst topaz'
    const [chest, ...none] = strengths({ hands: { A: pair, B: pair, C: pair, D: pair }, chests: { A: 'points-6' } })
    expect(chest).toBeGreaterThan(Math.max(...none))
  })
})
