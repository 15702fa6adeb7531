import { readCtx, type Ask, type Choice, type View } from '@flotilla/kernel'
import type { AdvisedGame } from '../advice/index.ts'
import { clockOf } from './hearing.ts'
import type { Bot, Point } from '../players/bot.ts'

/** How whoever plays by the game's advice talks: what there is to point out to the side, and what there is to say to all. */
export function voiceOf(game: AdvisedGame): Pick<Bot, 'clock' | 'signals' | 'speak'> {
  const { persona, team } = game.advice
  const signals = team?.signals
  const speak = persona?.speak
  const ctx = (view: View) => readCtx(game, view)
  return {
    clock: clockOf(game),
    ...(signals === undefined ? {} : { signals: (view: View, ask: Ask): Point[] => signals(ctx(view), ask) }),
    ...(speak === undefined ? {} : { speak: (view: View, ask: Ask): Choice | null => speak(ctx(view), ask) }),
  }
}
