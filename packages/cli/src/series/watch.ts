import { ownScore, type Notes } from '@flotilla/bots/advice'
import { gameWithBots } from '@flotilla/games/bots'
import { Crew, type Played, type Playing } from '@flotilla/bots'
import { readCtx, isOver, offersOf, start, carryOut, type Game, type Seat, type State } from '@flotilla/kernel'

/** What the lab has seen of a game; lists go by seat. */
export interface Watched {
  /** Of the decisions with more than one choice: how many by kind of ask, and their choices in all. */
  readonly asked: Readonly<Record<string, readonly [times: number, choices: number]>>
  /** The visible score at those moments of the game. */
  readonly pace: readonly (readonly number[])[]
  /** What each seat had or did, as `group/thing`. */
  readonly had: readonly (readonly string[])[]
  /** What the table had, as `group/thing`. */
  readonly table: readonly string[]
  readonly counts: readonly Readonly<Record<string, number>>[]
  /** The score line by line. */
  readonly parts: readonly Readonly<Record<string, number>>[]
}

const MOST_ANSWERS = 100_000
/** Parts of a game's decisions. */
export const MOMENTS = [0.1, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.7, 0.75, 0.8, 0.9] as const

/** Plays a whole game between bots, and looks on. */
export function watchGame(game: Game, { bots, ...begun }: Playing): Played & { readonly watched: Watched } {
  const state = start(game, begun)
  const crew = new Crew(game, bots, begun.seed)
  const notebook = new Notebook(begun.seats)
  const asked: Record<string, [number, number]> = {}
  const log = new Log(game, state)
  const { figures } = gameWithBots(game)
  figures?.begin?.(readCtx(game, state), notebook)
  let decisions = 0
  for (let next = crew.next(state); next !== null && decisions < MOST_ANSWERS; next = crew.next(state)) {
    const { count } = offersOf(game, state, next.ask, false)
    if (count > 1) {
      const kind = (asked[next.ask.kind] ??= [0, 0])
      kind[0]++
      kind[1] += count
    }
    log.read(decisions++)
    // Noted at the very moment: a shuffle later in the same answer changes what lies under a back.
    carryOut(game, state, next, (now, { event }) => figures?.event?.(readCtx(game, now), event, notebook))
  }
  const outcome = isOver(state) ? game.outcome(readCtx(game, state)) : null
  figures?.end?.(readCtx(game, state), notebook)
  const parts = (outcome?.standings ?? []).toSorted((a, b) => a.seat - b.seat).map((standing) => standing.parts)
  return { outcome, decisions, state, watched: { asked, pace: log.pace(decisions), ...notebook.written(), parts } }
}

class Notebook implements Notes {
  readonly #had: Set<string>[]
  readonly #table = new Set<string>()
  readonly #counts: Record<string, number>[]

  constructor(seats: number) {
    this.#had = Array.from({ length: seats }, () => new Set<string>())
    this.#counts = Array.from({ length: seats }, () => ({}))
  }

  had(seat: Seat, group: string, thing: string): void {
    this.#had[seat].add(`${group}/${thing}`)
  }

  table(group: string, thing: string): void {
    this.#table.add(`${group}/${thing}`)
  }

  count(seat: Seat, what: string, by = 1): void {
    const counts = this.#counts[seat]
    counts[what] = (counts[what] ?? 0) + by
  }

  written(): Pick<Watched, 'had' | 'table' | 'counts'> {
    return { had: this.#had.map((one) => [...one]), table: [...this.#table], counts: this.#counts }
  }
}

const MOST_READINGS = 256

/** The visible score, read now and then: half as often whenever the log is full, so that any length of game fits. */
class Log {
  readonly #game: Game
  readonly #state: State
  #every = 1
  #readings: number[][] = []

  constructor(game: Game, state: State) {
    this.#game = game
    this.#state = state
  }

  read(decision: number): void {
    if (decision % this.#every !== 0) return
    const ctx = readCtx(this.#game, this.#state)
    const scores: number[] = []
    for (let seat = 0; seat < this.#state.seats; seat++) scores.push(ownScore(this.#game, ctx, seat))
    this.#readings.push(scores)
    if (this.#readings.length < MOST_READINGS) return
    this.#readings = this.#readings.filter((_, k) => k % 2 === 0)
    this.#every *= 2
  }

  pace(decisions: number): number[][] {
    const last = this.#readings.length - 1
    return MOMENTS.map((moment) => this.#readings[Math.min(last, Math.round((decisions * moment) / this.#every))] ?? [])
  }
}
