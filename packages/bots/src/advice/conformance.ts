import { choices, imagine, readCtx, view, type Ask, type Seen } from '@flotilla/kernel'
import { playOut, type Play } from '@flotilla/kernel/conformance'
import type { AdvisedGame } from './with-bots.ts'

/**
 * Advice follows from what the asked seat knows: it rates every choice alike on the state, on the seat's view and in a world that the
 * seat imagines, changes nothing, and values every seat by a number. Throws where that fails.
 */
export function adviceIsKnown(game: AdvisedGame, play: Play): void {
  playOut(game, play, ({ state, rng }) => {
    for (const ask of state.asks) {
      const seen = view(game, state, ask.seat)
      const truth = ratesOf(game, state, ask)
      mustAgree(ratesOf(game, seen, ask), truth, ask, 'on its view')
      mustAgree(ratesOf(game, imagine(game, seen, rng), ask), truth, ask, 'in a world it imagines')
      mustValue(game, seen, ask)
    }
  })
}

function ratesOf(game: AdvisedGame, seen: Seen, ask: Ask): number[] {
  const before = JSON.stringify(seen)
  const legal = choices(game, seen, ask)
  const ctx = readCtx(game, seen)
  const rates = legal.map((choice) => game.advice.rate(ctx, ask, choice))
  if (JSON.stringify(seen) !== before) throw new Error(`rating the answers to '${ask.kind}' changed the state`)
  return rates
}

function mustAgree(rates: readonly number[], truth: readonly number[], { kind, seat }: Ask, where: string): void {
  if (rates.every((rate, at) => Object.is(rate, truth[at]) && !Number.isNaN(rate))) return
  throw new Error(
    `seat ${seat}, asked '${kind}', ${where}: the choices are rated ${JSON.stringify(rates)}, expected ${JSON.stringify(truth)}`,
  )
}

/** Whoever looks ahead on what a seat knows gets numbers for everybody. */
function mustValue(game: AdvisedGame, seen: Seen, { seat: viewer }: Ask): void {
  for (let seat = 0; seat < seen.seats; seat++) {
    const value = game.advice.value(readCtx(game, seen), seat)
    if (!Number.isFinite(value)) throw new Error(`seat ${viewer} values seat ${seat} at ${value}`)
  }
}
