import type { Game } from '@flotilla/kernel'
import type { Bot, Kind } from './bot.ts'
import { rateChoices } from './ratings.ts'
import { search, type Budget } from './search.ts'

/** Makes the mistakes a person makes: mostly takes one of the better choices, sometimes just something. */
export const cabinBoy: Kind = {
  id: 'cabin-boy',
  title: 'Cabin boy: means well, overlooks things',
  at: (game: Game): Bot => ({
    id: cabinBoy.id,
    title: cabinBoy.title,
    needsView: true,
    choose(view, ask, choices, rng) {
      if (rng.below(5) === 0) return choices[rng.below(choices.length)]
      const ratings: number[] = []
      rateChoices(game, view, ask, choices, choices.length, ratings)
      const order = [...choices.keys()].toSorted((a, b) => ratings[b] - ratings[a])
      return choices[order[Math.min(rng.below(3), order.length - 1)]]
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
    choose: (view, ask, choices, rng) => search(game, view, ask, choices, rng, budget)[0].choice,
  }),
})

export const bosun = searcher('bosun', 'Bosun: looks ahead a little', { iterations: 60, maxMs: 400 })
export const captain = searcher('captain', 'Captain: looks ahead', { iterations: 300, maxMs: 1000 })
export const admiral = searcher('admiral', 'Admiral: looks far ahead', { iterations: 2500, maxMs: 5000 })
