import type { Ask, Choice, Rng, View, Signal } from '@flotilla/kernel'
import type { AdvisedGame } from '../advice/index.ts'
import type { Clock } from '../manners/hearing.ts'

/** A sign for the own side; whose it is goes without saying. */
export type Point = Omit<Signal, 'seat'>

/**
 * Somebody who plays a seat. A bot is handed what its seat may know and the choices it has, never the state:
 * a state is no View, so a bot that peeks does not compile.
 */
export interface Bot {
  readonly id: string
  readonly title: string
  /** A bot that plays blindly: it may be handed any old view, and simulations save the work of making one. */
  readonly needsView: boolean
  /** One of the given choices; those that only revise (`back`) are never among them. `heard`: what the own side has pointed out. */
  choose(view: View, ask: Ask, choices: readonly Choice[], rng: Rng, heard?: readonly Signal[]): Choice
  /** What it points out to its side before it decides this. */
  signals?(view: View, ask: Ask): readonly Point[]
  /** How many own turns have begun or ended for a seat: signals are forgotten after some. */
  readonly clock?: Clock
  /** A choice that decides nothing but says something, or null. Asked before `choose`, and again after it was carried out. */
  speak?(view: View, ask: Ask): Choice | null
}

/**
 * Whether somebody waits for a bot. At a table it takes no longer than its level's cap, whatever the machine; where only results count
 * no clock is read, so that they are the same on every machine, however busy.
 */
export type Pace = 'awaited' | 'unhurried'

/** A way of playing, and the bot that plays a game that way: with the edition of that very table. */
export interface Kind {
  readonly id: string
  readonly title: string
  at(game: AdvisedGame, pace?: Pace): Bot
}
