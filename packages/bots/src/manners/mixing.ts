import type { Ask, Rng } from '@flotilla/kernel'
import type { AdvisedGame } from '../advice/index.ts'
import type { Judgement } from '../search/search.ts'

/** Choices that differ by so little of a victory are as good as each other, where a game does not say otherwise (`advice.mixing`). */
const MIX_TOLERANCE = 0.02

/** The best; where others would gladly foresee it, any of those that are as good and were compared as long. */
export function mixed({ advice }: AdvisedGame, { kind }: Ask, judged: readonly Judgement[], rng: Rng): Judgement {
  const { secrets, mixTolerance = MIX_TOLERANCE } = advice.mixing ?? {}
  const [best] = judged
  if (secrets?.[kind] === undefined) return best
  const equals = judged.filter(({ share, visits }) => share >= best.share - mixTolerance && 2 * visits >= best.visits)
  return equals.length === 0 ? best : equals[rng.below(equals.length)]
}
