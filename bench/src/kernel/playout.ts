import { isOver, offersOf, rng, start, take, type Ask, type Choice, type Game, type Rng, type State } from '@flotilla/kernel'

const SEEDS = 1024

/** Seeds of the kind a table has, made beforehand: 64 hexadecimal digits. */
export function seeds(from: number): string[] {
  const { word } = rng(from)
  const hex = (): string => word().toString(16).padStart(8, '0')
  return Array.from({ length: SEEDS }, () => Array.from({ length: 8 }, hex).join(''))
}

/** Whole random games from a fresh seed each, by the kernel's way for search; each call tells how many decisions its game took. */
export function kernelPlayouts<S extends State, E>(game: Game<S, E>, seats: number, seed: number): () => number {
  const luck = rng(seed)
  const fresh = seeds(seed)
  let at = 0
  return () => playOut(game, start(game, { seats, seed: fresh[at++ % SEEDS] }), luck)
}

/** Plays on at random to the end; tells how many decisions it took. */
export function playOut<S extends State, E>(game: Game<S, E>, state: S, luck: Rng): number {
  let decisions = 0
  while (!isOver(state)) {
    const ask = openAsk(state)
    take(game, state, ask, chosen(game, state, ask, luck))
    decisions++
  }
  return decisions
}

/** The last ask that somebody has to answer. */
export function openAsk({ asks }: State): Ask {
  let open = asks.length - 1
  while (asks[open].optional !== undefined) open--
  return asks[open]
}

export function chosen<S extends State, E>(game: Game<S, E>, state: S, ask: Ask, luck: Rng): Choice {
  const { legal, count } = offersOf(game, state, ask, false)
  return legal[luck.below(count)]
}
