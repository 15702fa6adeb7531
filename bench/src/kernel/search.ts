import { withBots } from '@flotilla/bots/advice'
import { PLAIN, search, type Judgement } from '@flotilla/bots'
import { isOver, offersOf, rng, start, take, view, type Ask, type Choice, type Rng, type View } from '@flotilla/kernel'
import { waves } from '@flotilla/waves'
import { chosen, openAsk, seeds } from './playout.ts'

/** What the seat that picks first sees, and what it may pick. */
export interface Pick {
  readonly seen: View
  readonly ask: Ask
  readonly choices: readonly Choice[]
}

/** Views before the first pick of that round, after rounds at random. */
export function kernelPicks(seats: number, round: number, count: number): Pick[] {
  const luck = rng(count)
  const picks: Pick[] = []
  for (const seed of seeds(count)) {
    const state = start(waves, { seats, seed })
    while (!isOver(state) && state.round < round) {
      const ask = openAsk(state)
      take(waves, state, ask, chosen(waves, state, ask, luck))
    }
    if (isOver(state)) continue
    const ask = openAsk(state)
    const { legal, count: open } = offersOf(waves, state, ask, false)
    picks.push({ seen: view(waves, state, ask.seat), ask, choices: legal.slice(0, open) })
    if (picks.length === count) return picks
  }
  throw new Error(`only ${picks.length} games came to round ${round}`)
}

/** Without any knowledge of the game but its rules: choices at random to the end of the game. */
export const judge = ({ seen, ask, choices }: Pick, iterations: number, luck: Rng): Judgement[] =>
  search(withBots(waves), seen, ask, choices, luck, { iterations, maxMs: Infinity }, PLAIN)
