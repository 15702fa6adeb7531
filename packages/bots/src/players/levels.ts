import { readCtx, type Choice } from '@flotilla/kernel'
import type { AdvisedGame } from '../advice/index.ts'
import type { Bot, Kind, Pace } from './bot.ts'
import { withHeard } from '../manners/hearing.ts'
import { judgedByNetwork } from '../search/judged-by.ts'
import { mixed } from '../manners/mixing.ts'
import { bestRated, rateChoices } from './ratings.ts'
import { search, type Budget } from '../search/search.ts'
import { thoughtAt } from '../search/style-at.ts'
import { voiceOf } from '../manners/voice.ts'

/** Of so many choices the cabin boy overlooks one. */
const OVERLOOKS = 4
/** How far off a guess may be, as a part of the span between the best choice and a middling one. */
const GUESSWORK = 0.4
/** In what people hardly think about nobody overlooks anything. */
const OBVIOUS = 0.2

/**
 * Makes the mistakes a beginner makes: likes what beginners like (`persona.noviceBias`), overlooks something, and misjudges what it sees.
 * What is plainly bad it does not do.
 */
export const cabinBoy: Kind = {
  id: 'cabin-boy',
  title: 'Cabin boy: means well, overlooks things',
  at: (game: AdvisedGame): Bot => ({
    id: cabinBoy.id,
    title: cabinBoy.title,
    needsView: true,
    ...voiceOf(game),
    choose(view, ask, choices, rng, heard) {
      const ratings: number[] = []
      rateChoices(withHeard(game, heard), view, ask, choices, choices.length, ratings)
      const span = spanOf(ratings)
      const ctx = readCtx(game, view)
      const hard = game.advice.persona?.thinkingTime?.(ctx, ask) ?? 1
      const taste = (choice: Choice): number => game.advice.persona?.noviceBias?.(ctx, ask, choice) ?? 0
      const guessed = ratings.map((rating, at) =>
        hard > OBVIOUS && rng.below(OVERLOOKS) === 0
          ? -Infinity
          : rating + span * (taste(choices[at]) + (GUESSWORK * hard * rng.below(1000)) / 1000),
      )
      // Whoever overlooks everything looks again.
      const seen = guessed.some((guess) => guess !== -Infinity) ? guessed : ratings
      return choices[bestRated(seen, choices.length, rng)]
    },
  }),
}

/** Between the best and the middle: what nobody in their senses does says nothing about the rest. */
function spanOf(ratings: readonly number[]): number {
  const sorted = ratings.toSorted((a, b) => b - a)
  return sorted[0] - sorted[Math.floor(sorted.length / 2)]
}

/** `judging`: the game as it is judged at that level. */
const searcher = (id: string, title: string, budget: Budget, judging = (game: AdvisedGame): AdvisedGame => game): Kind => ({
  id,
  title,
  at: (game: AdvisedGame, pace: Pace = 'awaited'): Bot => ({
    id,
    title,
    needsView: true,
    ...voiceOf(game),
    choose(view, ask, choices, rng, heard) {
      const thought = thoughtAt(game, view, pace === 'awaited' ? budget : { ...budget, maxMs: Infinity })
      const judged = search(judging(withHeard(game, heard)), view, ask, choices, rng, thought.budget, thought.style)
      return mixed(game, ask, judged, rng).choice
    },
  }),
})

export const bosun = searcher('bosun', 'Bosun: looks ahead a little', { iterations: 32, maxMs: 400 })
export const captain = searcher('captain', 'Captain: looks ahead', { iterations: 256, maxMs: 1000 })
export const admiral = searcher('admiral', 'Admiral: looks far ahead', { iterations: 1024, maxMs: 5000 }, judgedByNetwork)
