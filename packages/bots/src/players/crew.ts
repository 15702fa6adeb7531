import {
  type Game,
  commitment,
  readCtx,
  isOver,
  offersOf,
  rng,
  seatBit,
  start,
  take,
  view,
  type Ask,
  type Choice,
  type Judged,
  type Outcome,
  type Rng,
  type Seat,
  type Start,
  type State,
  type View,
} from '@flotilla/kernel'
import type { Bot } from './bot.ts'
import { Hearing } from '../manners/hearing.ts'

const DIGITS = 8

/** A bot's own dice: they follow from the table's seed, so that a simulation can be repeated, but tell nothing of its chance. */
const diceOf = (promise: string, seat: Seat, from: number): Rng =>
  rng(Number.parseInt(promise.slice(seat * DIGITS, (seat + 1) * DIGITS), 16) + from * 2 ** 32)

/** The bots at a table. It holds the true state out of their reach: each gets the view of its seat. */
export class Crew {
  readonly #game: Game
  readonly #bots: readonly (Bot | null)[]
  readonly #dice: readonly Rng[]
  /** For those who do not look: made once, and public. */
  #unread: View | null = null
  /** What bots point out to each other; null where everybody plays alone. */
  #hearing: Hearing | null | undefined

  /** One bot or null (a person) a seat. `from`: how many answers have been given before. */
  constructor(game: Game, bots: readonly (Bot | null)[], seed: string, from = 0) {
    this.#game = game
    this.#bots = bots
    const promise = commitment(seed)
    this.#dice = bots.map((_, seat) => diceOf(promise, seat, from))
  }

  /** The next decision of a bot; null when no bot is awaited. What only may be answered (`optional`) bots let pass. */
  next(state: State): Judged | null {
    const { asks } = state
    for (let i = 0; i < asks.length; i++) {
      const bot = this.#bots[asks[i].seat]
      if (bot === null || bot === undefined || asks[i].optional !== undefined) continue
      return { ask: asks[i], choice: this.#choice(bot, state, asks[i]) }
    }
    return null
  }

  #choice(bot: Bot, state: State, ask: Judged['ask']): Choice {
    const game = this.#game
    const { legal, count, backs } = offersOf(game, state, ask, false)
    const mayTalk = bot.speak !== undefined && backs > 0
    if (count === 1 && !mayTalk) return legal[0]
    const choices = legal.slice(0, count)
    const seen = bot.needsView ? view(game, state, ask.seat) : (this.#unread ??= view(game, state, null))
    const said = mayTalk ? (bot.speak?.(seen, ask) ?? null) : null
    if (said !== null) return said
    if (count === 1) return choices[0]
    if (this.#hearing === undefined)
      this.#hearing = hasSides(game, state) ? new Hearing(this.#bots.find((one) => one?.clock !== undefined)?.clock) : null
    if (this.#hearing === null) return bot.choose(seen, ask, choices, this.#dice[ask.seat])
    const choice = bot.choose(seen, ask, choices, this.#dice[ask.seat], this.#hearing.by(game, seen, ask.seat))
    for (const point of bot.signals?.(seen, ask) ?? []) this.#hearing.note(seen, { ...point, seat: ask.seat })
    return choice
  }
}

/** Whether somebody has mates. */
function hasSides(game: Game, state: State): boolean {
  const ctx = readCtx(game, state)
  for (let seat = 0; seat < state.seats; seat++) if ((game.mates?.(ctx, seat) ?? seatBit(seat)) !== seatBit(seat)) return true
  return false
}

/** A game never needs as many answers; bots that go round in circles do. */
const MOST_ANSWERS = 100_000

/** A game that bots play to its end: how it starts, who plays, and who looks on. */
export interface Playing extends Start {
  /** One a seat. */
  readonly bots: readonly Bot[]
  /** Told of every answer before it is carried out. */
  readonly answered?: (seat: Seat, choice: Choice, ask: Ask, state: State) => void
}

/** A game that bots have played: its outcome, its last state and how many decisions it took. */
export interface Played<S extends State = State> {
  /** Null if the bots did not come to an end. */
  readonly outcome: Outcome | null
  readonly decisions: number
  readonly state: S
}

/** Plays a whole game between bots, as fast as it goes: for simulations. */
export function playGame<S extends State, E>(game: Game<S, E>, { bots, answered, ...begun }: Playing): Played<S> {
  const state = start(game, begun)
  const crew = new Crew(game, bots, begun.seed)
  let decisions = 0
  for (let next = crew.next(state); next !== null && decisions < MOST_ANSWERS; next = crew.next(state)) {
    answered?.(next.ask.seat, next.choice, next.ask, state)
    take(game, state, next.ask, next.choice)
    decisions++
  }
  return { outcome: isOver(state) ? game.outcome(readCtx(game, state)) : null, decisions, state }
}
