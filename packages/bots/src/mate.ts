import { ioOn, type Game } from '@flotilla/kernel'
import type { Bot, Kind } from './bot.ts'

/** Takes the choice that the game's advice rates best, without looking ahead; equals are equally likely. */
export const mate: Kind = {
  id: 'mate',
  title: "Mate: the game's own advice, no looking ahead",
  at: (game: Game): Bot => ({
    id: mate.id,
    title: mate.title,
    needsView: true,
    choose(view, ask, choices, rng) {
      if (choices.length === 1) return choices[0]
      const io = ioOn(game, view)
      let best = choices[0]
      let most = -Infinity
      let equals = 0
      for (let i = 0; i < choices.length; i++) {
        const rating = game.advice.rate(io, ask, choices[i])
        if (rating > most) {
          most = rating
          best = choices[i]
          equals = 1
        } else if (rating === most && rng.below(++equals) === 0) best = choices[i]
      }
      return best
    },
  }),
}
