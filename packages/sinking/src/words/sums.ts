import type { Event, Sum } from '@flotilla/kernel'
import type { ReadCtx } from '../board/state.ts'
import { WATER } from '../board/things.ts'
import { say } from './names.ts'

/** By what the water rises and falls, as an event tells it: the last word of its message, and by how many cards. */
function shareOf({ type, cause, cards }: Event): readonly [by: string, n: number] | null {
  switch (type) {
    case 'dealtWater':
      return [String(cause), 1]
    // Clear Water that turns up among the treasure.
    case 'dealtClear':
      return ['round', 1]
    case 'splashed':
      return ['splash', 1]
    case 'bellyEmptied':
      return ['belly', Array.isArray(cards) ? cards.length : 0]
    case 'bucketed':
      return ['bucket', -1]
    default:
      return null
  }
}

const CAUSES = ['leak', 'round', 'splash', 'die', 'belly', 'bucket', 'other'] as const

/** How far the water has risen, and by what. With a hull section it begins anew: then only where it stands is said. */
export function sums(before: ReadCtx, now: ReadCtx, events: readonly Event[]): readonly Sum[] {
  const from = before.state.columns[WATER].length
  const to = now.state.columns[WATER].length
  const by = new Map<string, number>()
  let other = to - from
  for (const event of events) {
    const [cause, n] = shareOf(event) ?? ['', 0]
    if (n === 0) continue
    by.set(cause, (by.get(cause) ?? 0) + n)
    other -= n
  }
  by.set('other', other)
  const parts = CAUSES.flatMap((cause) => {
    const n = by.get(cause) ?? 0
    return n === 0 ? [] : [say(`sum.water.${cause}`, { n: Math.abs(n), more: n > 0 })]
  })
  if (parts.length === 0) return []
  const isAnew = events.some(({ type }) => type === 'sank')
  return [{ text: say('sum.water', { from, to }), parts: isAnew ? [] : parts }]
}
