import type { Measures } from '@flotilla/bots/advice'
import type { Because } from '@flotilla/bots/advise'
import { readCtx, type Ask, type Game, type Message, type View } from '@flotilla/kernel'

/** A reason as it crosses from the thread that thought to the page. */
export interface Why {
  /** What the better choice is compared with. */
  readonly other: Message
  readonly reason: Message
}

export function whyOf(game: Game, view: View, ask: Ask, because: Because | undefined, measures: Measures | undefined): Why | null {
  if (because === undefined || measures === undefined) return null
  return { other: game.words.choice(readCtx(game, view), ask, because.other), reason: because.reason }
}
