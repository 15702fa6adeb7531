import {
  answer,
  copy,
  isOver,
  rng,
  start,
  take,
  view,
  type Ask,
  type Choice,
  type Game,
  type Seat,
  type State,
  type View,
} from '@flotilla/kernel'
import { chosen, openAsk, seeds } from './playout.ts'

/** A table in the middle of a random game, and what the asked seat sees of it. */
export interface Position<S extends State> {
  readonly state: S
  readonly ask: Ask
  readonly seen: View<S>
}

/** A random game with all its answers, as plain data. */
export interface Played {
  readonly seed: string
  readonly answers: readonly (readonly [Seat, Choice])[]
}

export function playedGames<S extends State, E>(game: Game<S, E>, seats: number, count: number): Played[] {
  const luck = rng(count)
  return seeds(count)
    .slice(0, count)
    .map((seed) => {
      const answers: [Seat, Choice][] = []
      const state = start(game, { seats, seed })
      while (!isOver(state)) {
        const ask = openAsk(state)
        const choice = chosen(game, state, ask, luck)
        answers.push([ask.seat, JSON.parse(JSON.stringify(choice)) as Choice])
        take(game, state, ask, choice)
      }
      return { seed, answers }
    })
}

/** One position of each of so many games, at some decision of the middle third. */
export function middlePositions<S extends State, E>(game: Game<S, E>, seats: number, count: number): Position<S>[] {
  const luck = rng(count)
  return playedGames(game, seats, count).map(({ seed, answers }) => {
    const state = start(game, { seats, seed })
    const third = Math.floor(answers.length / 3)
    for (const [seat, choice] of answers.slice(0, third + luck.below(third))) answer(game, state, seat, choice)
    const ask = openAsk(state)
    return { state: copy(game, state), ask, seen: view(game, state, ask.seat) }
  })
}
