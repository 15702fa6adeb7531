import type { Advice, Game, Bias } from '@flotilla/kernel'

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
    advice: { ...leaning(game.advice, lean), ...(speak === undefined ? {} : { speak: (ctx, ask) => speak(ctx, ask, temper) }) },
  }
  all.set(temper, fresh)
  return fresh
}

function leaning(advice: Advice, lean: Bias): Advice {
  const { withSignals: heed } = advice
  return {
    ...advice,
    bias: lean,
    ...(heed === undefined ? {} : { withSignals: (heard) => leaning(heed(heard), lean) }),
    rate: (ctx, ask, choice) => advice.rate(ctx, ask, choice) + lean(ctx, ask, choice),
    rateAll(ctx, ask, choices, count, ratings) {
      if (advice.rateAll !== undefined) advice.rateAll(ctx, ask, choices, count, ratings)
      else for (let i = 0; i < count; i++) ratings[i] = advice.rate(ctx, ask, choices[i])
      let best = ratings[0]
      let worst = ratings[0]
      for (let i = 1; i < count; i++) {
        best = Math.max(best, ratings[i])
        worst = Math.min(worst, ratings[i])
      }
      for (let i = 0; i < count; i++) ratings[i] += lean(ctx, ask, choices[i]) * (best - worst || 1)
    },
  }
}
