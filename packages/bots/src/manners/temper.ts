import type { Ask, ReadCtx, Signal } from '@flotilla/kernel'
import type { Advice, AdvisedGame, Bias } from '../advice/index.ts'

const known = new WeakMap<AdvisedGame, Map<string, AdvisedGame>>()

/** The same game for somebody of that temper: its advice has the temper's bias. */
export function tempered(game: AdvisedGame, temper: string): AdvisedGame {
  const all = known.get(game) ?? new Map<string, AdvisedGame>()
  known.set(game, all)
  const made = all.get(temper)
  if (made !== undefined) return made
  const { persona } = game.advice
  const bias = persona?.tempers?.[temper]
  if (bias === undefined) throw new Error(`${game.id} has no temper '${temper}'`)
  const speak = persona?.speak
  const fresh: AdvisedGame = {
    ...game,
    advice: {
      ...biased(game.advice, bias),
      persona: { ...persona, bias, ...(speak === undefined ? {} : { speak: (ctx: ReadCtx, ask: Ask) => speak(ctx, ask, temper) }) },
    },
  }
  all.set(temper, fresh)
  return fresh
}

function biased(advice: Advice, bias: Bias): Advice {
  const { team, persona } = advice
  const withSignals = team?.withSignals
  return {
    ...advice,
    persona: { ...persona, bias },
    ...(team === undefined || withSignals === undefined
      ? {}
      : { team: { ...team, withSignals: (heard: readonly Signal[]) => biased(withSignals(heard), bias) } }),
    rate: (ctx, ask, choice) => advice.rate(ctx, ask, choice) + bias(ctx, ask, choice),
    rateAll(ctx, ask, choices, count, ratings) {
      if (advice.rateAll !== undefined) advice.rateAll(ctx, ask, choices, count, ratings)
      else for (let i = 0; i < count; i++) ratings[i] = advice.rate(ctx, ask, choices[i])
      let best = ratings[0]
      let worst = ratings[0]
      for (let i = 1; i < count; i++) {
        best = Math.max(best, ratings[i])
        worst = Math.min(worst, ratings[i])
      }
      for (let i = 0; i < count; i++) ratings[i] += bias(ctx, ask, choices[i]) * (best - worst || 1)
    },
  }
}
