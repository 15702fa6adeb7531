import { ioOn, type Ask, type Choice, type Game, type State, type View } from '@flotilla/kernel'
import type { Bot, Point } from './bot.ts'

/** How whoever plays by the game's advice talks: what there is to point out to the side, and what there is to say to all. */
export function voiceOf(game: Game): Pick<Bot, 'point' | 'speak'> {
  const { point, speak } = game.advice
  const io = (view: View) => ioOn(game, view as unknown as State)
  return {
    ...(point === undefined ? {} : { point: (view: View, ask: Ask): Point[] => point(io(view), ask) }),
    ...(speak === undefined ? {} : { speak: (view: View, ask: Ask): Choice | null => speak(io(view), ask) }),
  }
}
