import type { Game } from '@flotilla/kernel'
import type { Bot, Kind } from './bot.ts'
import { heeding } from './hearing.ts'
import { bestRated, rateChoices } from './ratings.ts'
import { search, type Budget } from './search.ts'
import { thoughtAt } from './together.ts'
import { voiceOf } from './voice.ts'

/** Of so many choices the cabin boy overlooks one. */
const OVERLOOKS = 3
/** How far off a guess may be, as a part of the span between the best and the worst choice. */
const GUESSWORK = 0.35

/** Makes the mistakes a person makes: overlooks something, and misjudges what it sees. What is plainly bad it does not do. */
export const cabinBoy: Kind = {
  id: 'cabin-boy',
  title: 'Cabin boy: means well, overlooks things',
  at: (game: Game): Bot => ({
    id: cabinBoy.id,
    title: cabinBoy.title,
    needsView: true,
    choose(view, ask, choices, rng) {
      const ratings: number[] = []
      rateChoices(game, view, ask, choices, choices.length, ratings)
      const span = Math.max(...ratings) - Math.min(...ratings)
      const guessed = ratings.map((rating) =>
        rng.below(OVERLOOKS) === 0 ? -Infinity : rating + (span * GUESSWORK * rng.below(1000)) / 1000,
      )
      // Whoever overlooks everything looks again.
      const seen = guessed.some((guess) => guess !== -Infinity) ? guessed : ratings
      return choices[bestRated(seen, choices.length, rng)]
    },
  }),
}

const searcher = (id: string, title: string, budget: Budget): Kind => ({
  id,
  title,
  at: (game: Game): Bot => ({
    id,
    title,
    needsView: true,
    ...voiceOf(game),
    choose(view, ask, choices, rng, heard) {
      const thought = thoughtAt(game, view, budget)
      return search(heeding(game, heard), view, ask, choices, rng, thought.budget, thought.style)[0].choice
    },
  }),
})

export const bosun = searcher('bosun', 'Bosun: looks ahead a little', { iterations: 32, maxMs: 400 })
export const captain = searcher('captain', 'Captain: looks ahead', { iterations: 256, maxMs: 1000 })
export const admiral = searcher('admiral', 'Admiral: looks far ahead', { iterations: 2048, maxMs: 5000 })
