import { includes, readCtx, type Game, type Seat, type View, type Signal } from '@flotilla/kernel'
import type { AdvisedGame } from '../advice/index.ts'

/** Signals of longer ago mean nothing, however slowly a table plays. */
const MOST = 24
/** Own turns begin and end: by then the hearer's next one is over. */
const OVER = 3

/** How many own turns have begun or ended for a seat. */
export type Clock = (seen: View, seat: Seat) => number

interface Kept {
  readonly signal: Signal
  /** What the clock of each seat said when it came. */
  readonly clocks: readonly number[]
}

/**
 * What the sides of a table have pointed out to each other, as bots hear it: of each seat the last sign of each kind, until the
 * hearer's next own turn is over. It is asked for one seat at a time and tells what that seat's own mates have signalled, nothing else.
 */
export class Hearing {
  readonly #clock: Clock
  #kept: readonly Kept[] = []
  /** What each seat was told last: as long as it is the same, it is the same list. */
  readonly #told: Signal[][] = []

  constructor(clock: Clock = () => 0) {
    this.#clock = clock
  }

  /** `seen` is what everybody sees. Signs without a place take the last one back. */
  note(seen: View, signal: Signal): void {
    const others = this.#kept.filter(({ signal: { seat, kind } }) => seat !== signal.seat || kind !== signal.kind)
    const clocks = Array.from({ length: seen.seats }, (_, seat) => this.#clock(seen, seat))
    this.#kept = signal.at.length === 0 ? others : [...others.slice(1 - MOST), { signal, clocks }]
  }

  by(game: Game, seen: View, seat: Seat): Signal[] {
    const side = game.mates?.(readCtx(game, seen), seat) ?? 0
    const now = this.#clock(seen, seat)
    const heard = this.#kept.flatMap(({ signal, clocks }) =>
      signal.seat !== seat && includes(side, signal.seat) && now - clocks[seat] < OVER ? [signal] : [],
    )
    const before = this.#told[seat]
    if (before?.length === heard.length && heard.every((signal, i) => signal === before[i])) return before
    return (this.#told[seat] = heard)
  }
}

/** The clock by which this game's bots count the turns of a seat. */
export const clockOf =
  (game: AdvisedGame): Clock =>
  (seen, seat) =>
    game.advice.search?.clock?.(readCtx(game, seen), seat) ?? 0

/** The last game made for each list, with the game that it was made of. */
const adjusted = new WeakMap<readonly Signal[], readonly [AdvisedGame, AdvisedGame]>()

/** The same game for a seat that has heard this. */
export function withHeard(game: AdvisedGame, heard: readonly Signal[] = []): AdvisedGame {
  const withSignals = game.advice.team?.withSignals
  if (heard.length === 0 || withSignals === undefined) return game
  const [of, made] = adjusted.get(heard) ?? []
  if (of === game && made !== undefined) return made
  const fresh: AdvisedGame = { ...game, advice: withSignals(heard) }
  adjusted.set(heard, [game, fresh])
  return fresh
}
