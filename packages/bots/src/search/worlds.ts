import { copy, imagining, ctxOn, type Rng, type Seat, type State, type View } from '@flotilla/kernel'
import type { AdvisedGame } from '../advice/index.ts'

/** Worlds that a seat could not tell from the real one: imagined once, played many times, each time with other luck. */
export class Worlds {
  readonly #game: AdvisedGame
  readonly #imagine: (rng: Rng) => State
  readonly #rng: Rng
  readonly #most: number
  /** Whose decisions others may think over again; null where what was imagined for them stays. */
  readonly #me: Seat | null
  readonly #imagined: State[] = []

  constructor(game: AdvisedGame, view: View, rng: Rng, most: number, me: Seat | null = null) {
    this.#game = game
    this.#imagine = imagining(game, view)
    this.#rng = rng
    this.#most = most
    this.#me = me
  }

  /** The world of this number, to be played on, with the luck that the words give. */
  next(number: number, a: number, b: number, c: number): State {
    const at = number % this.#most
    if (at >= this.#imagined.length) this.#imagined.push(this.#another())
    const world = copy(this.#game, this.#imagined[at])
    world.luck = [a | 0, b | 0, c | 0, 1]
    return world
  }

  #another(): State {
    const world = this.#imagine(this.#rng)
    if (this.#me !== null) this.#game.advice.search?.rethink?.(ctxOn(this.#game, world), this.#me)
    return world
  }
}
