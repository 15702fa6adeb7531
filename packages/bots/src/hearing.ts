import { includes, readCtx, type Game, type Seat, type Signal, type View } from '@flotilla/kernel'

/** Signals of longer ago mean nothing, however slowly a table plays. */
const MOST = 24
/** Own turns begin and end: by then the hearer's next one is over. */
const OVER = 3

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
  #kept: readonly Kept[] = []
  /** What each seat was told last: as long as it is the same, it is the same list. */
  readonly #told: Signal[][] = []

  /** `seen` is what everybody sees. Signs without a place take the last one back. */
  note(game: Game, seen: View, signal: Signal): void {
    const others = this.#kept.filter(({ signal: { seat, kind } }) => seat !== signal.seat || kind !== signal.kind)
    const clocks = Array.from({ length: seen.seats }, (_, seat) => clockOf(game, seen, seat))
    this.#kept = signal.at.length === 0 ? others : [...others.slice(1 - MOST), { signal, clocks }]
  }

  by(game: Game, seen: View, seat: Seat): Signal[] {
    const side = game.mates?.(readCtx(game, seen), seat) ?? 0
    const now = clockOf(game, seen, seat)
    const heard = this.#kept.flatMap(({ signal, clocks }) =>
      signal.seat !== seat && includes(side, signal.seat) && now - clocks[seat] < OVER ? [signal] : [],
    )
    const before = this.#told[seat]
    if (before?.length === heard.length && heard.every((signal, i) => signal === before[i])) return before
    return (this.#told[seat] = heard)
  }
}

const clockOf = (game: Game, seen: View, seat: Seat): number => game.advice.clock?.(readCtx(game, seen), seat) ?? 0

/** The last game made for each list, with the game that it was made of. */
const heeded = new WeakMap<readonly Signal[], readonly [Game, Game]>()

/** The same game for a seat that has heard this. */
export function heeding(game: Game, heard: readonly Signal[] = []): Game {
  const { withSignals: heed } = game.advice
  if (heard.length === 0 || heed === undefined) return game
  const [of, made] = heeded.get(heard) ?? []
  if (of === game && made !== undefined) return made
  const fresh: Game = { ...game, advice: heed(heard) }
  heeded.set(heard, [game, fresh])
  return fresh
}
