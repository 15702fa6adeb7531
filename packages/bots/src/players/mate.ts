import type { AdvisedGame } from '../advice/index.ts'
import type { Bot, Kind } from './bot.ts'
import { withHeard } from '../manners/hearing.ts'
import { rateChoices } from './ratings.ts'
import { varied } from '../manners/variety.ts'
import { voiceOf } from '../manners/voice.ts'

/** Takes the choice that the game's advice rates best, without looking ahead; equals are equally likely, in the opening and in secret near equals, too. */
export const mate: Kind = {
  id: 'mate',
  title: "Mate: the game's own advice, no looking ahead",
  at: (game: AdvisedGame): Bot => {
    const ratings: number[] = []
    return {
      id: mate.id,
      title: mate.title,
      needsView: true,
      ...voiceOf(game),
      choose(view, ask, choices, rng, heard) {
        if (choices.length === 1) return choices[0]
        rateChoices(withHeard(game, heard), view, ask, choices, choices.length, ratings)
        return choices[varied(game, view, ask, ratings, choices.length, rng)]
      },
    }
  },
}
