import type { Ask, Game, Rng } from '@flotilla/kernel'
import type { Judgement } from './search.ts'

/** Choices that differ by so little of a victory are as good as each other. */
const ALIKE = 0.02

/** The best; where others would gladly foresee it, any of those that are as good and were compared as long. */
export function mixed({ advice: { secrets } }: Game, { kind }: Ask, judged: readonly Judgement[], rng: Rng): Judgement {
  const [best] = judged
  if (secrets?.[kind] === undefined) return best
  const alike = judged.filter(({ share, visits }) => share >= best.share - ALIKE && 2 * visits >= best.visits)
  return alike.length === 0 ? best : alike[rng.below(alike.length)]
}
