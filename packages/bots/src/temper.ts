import type { Advice, Game, Lean } from '@flotilla/kernel'

const known = new WeakMap<Game, Map<string, Game>>()

/** The same game for somebody of that temper: the advice leans. */
export function tempered(game: Game, temper: string): Game {
  const all = known.get(game) ?? new Map<string, Game>()
  known.set(game, all)
  const made = all.get(temper)
  if (made !== undefined) return made
  const lean = game.advice.tempers?.[temper]
  if (lean === undefined) throw new Error(`${game.id} has no temper '${temper}'`)
  const { speak } = game.advice
  const fresh: Game = {
    ...game,
    advice: { ...leaning(game.advice, lean), ...(speak === undefined ? {} : { speak: (io, ask) => speak(io, ask, temper) }) },
  }
  all.set(temper, fresh)
  return fresh
}

function leaning(advice: Advice, lean: Lean): Advice {
  const { heed } = advice
  return {
    ...advice,
    lean,
    ...(heed === undefined ? {} : { heed: (heard) => leaning(heed(heard), lean) }),
    rate: (io, ask, choice) => advice.rate(io, ask, choice) + lean(io, ask, choice),
    rateAll(io, ask, choices, count, ratings) {
      if (advice.rateAll !== undefined) advice.rateAll(io, ask, choices, count, ratings)
      else for (let i = 0; i < count; i++) ratings[i] = advice.rate(io, ask, choices[i])
      let best = ratings[0]
      let worst = ratings[0]
      for (let i = 1; i < count; i++) {
        best = Math.max(best, ratings[i])
        worst = Math.min(worst, ratings[i])
      }
      for (let i = 0; i < count; i++) ratings[i] += lean(io, ask, choices[i]) * (best - worst || 1)
    },
  }
}
