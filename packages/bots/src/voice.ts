import { readCtx, type Ask, type Choice, type Game, type View } from '@flotilla/kernel'
import type { Bot, Point } from './bot.ts'

/** How whoever plays by the game's advice talks: what there is to point out to the side, and what there is to say to all. */
export function voiceOf(game: Game): Pick<Bot, 'point' | 'speak'> {
  const { signals: point, speak } = game.advice
  const ctx = (view: View) => readCtx(game, view)
  return {
    ...(point === undefined ? {} : { point: (view: View, ask: Ask): Point[] => point(ctx(view), ask) }),
    ...(speak === undefined ? {} : { speak: (view: View, ask: Ask): Choice | null => speak(ctx(view), ask) }),
  }
}
