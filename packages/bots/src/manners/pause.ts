import { readCtx, type Ask, type View } from '@flotilla/kernel'
import type { AdvisedGame } from '../advice/index.ts'

/** The shortest thought, as a part of the longest. */
const MOMENT = 0.12
/** What a game says nothing about. */
const USUAL = 0.3
/** Where several decide in secret all take as long: not even that somebody has a hard choice may be seen. */
const SEALED = 0.4
/** People do not take exactly as long each time. */
const VARIES = 0.4

/**
 * How long a bot takes for a decision, as a part of the longest pause: a moment for what is obvious, longer for what is hard.
 * `seen` is what everybody sees, and `chance` (0 to 1) has nothing to do with the game: the pause tells nothing that is hidden.
 * In windows the window's own time rules.
 */
export function pauseFor(game: AdvisedGame, seen: View, ask: Ask, chance: number): number {
  if (game.asks[ask.kind]?.window === true) return 0
  if (seen.sealed !== null) return SEALED
  const hard = game.advice.persona?.thinkingTime?.(readCtx(game, seen), ask) ?? USUAL
  return (MOMENT + (1 - MOMENT) * hard) * (1 - VARIES / 2 + VARIES * chance)
}
