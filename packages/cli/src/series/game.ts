import { playGame, type Bot, type Playing } from '@flotilla/bots'
import { findGame } from '@flotilla/games'
import { editionForRecord, useEdition, type Game, type Outcome, type Seat, type State } from '@flotilla/kernel'
import { botNamed } from '../exec/bot-named.ts'
import { isExec, lostBy, type FaultKind, type Lost } from '../exec/exec-bot.ts'
import type { TableSetting } from '../inputs.ts'
import { countAsk, type Posed } from './asks.ts'
import { watchGame, type Watched } from './watch.ts'

/** A kind of table that games of a series are played at: plain data, so that it can be sent to a thread. */
export interface SeriesTable {
  readonly game: string
  /** The id of the built-in edition, or a whole one. */
  readonly edition: string | object
  readonly seats: number
  readonly options: State['options']
}

export const tableOf = ({ game, builtIn, seats, options }: TableSetting): SeriesTable => ({
  game: game.id,
  edition: editionForRecord(game, builtIn),
  seats,
  options,
})

/** A game to be played: everything that happens in it follows from this. */
export interface Fixture {
  /** Which of the series' tables. */
  readonly table: number
  readonly seed: string
  /** One a seat, by name. */
  readonly bots: readonly string[]
  /** Whether the lab looks on. */
  readonly watched?: true
  /** Whether what is asked is counted. */
  readonly counted?: true
}

/** What is known of a game when it is over; lists go by seat. */
export interface Result {
  /** Why it ended; null if the bots did not come to an end. */
  readonly why: string | null
  readonly winners: readonly Seat[]
  readonly scores: readonly number[]
  readonly ranks: readonly number[]
  readonly decisions: number
  readonly rounds: number | null
  /** Milliseconds of thought, and decisions that took any. */
  readonly ms: readonly number[]
  readonly thoughts: readonly number[]
  readonly watched: Watched | null
  /** Where it is counted: what was posed, by kind of ask. */
  readonly posed: Readonly<Record<string, Posed>>
  /** What programs lost to the default, by name. */
  readonly lost: Readonly<Record<string, Lost>>
}

/** The games of a series' tables, each made once a thread. */
export const gamesAt = (tables: readonly SeriesTable[]): Game[] => tables.map(({ game, edition }) => useEdition(findGame(game), edition))

export function playFixture(tables: readonly SeriesTable[], games: readonly Game[], fixture: Fixture): Result {
  const { seats, options } = tables[fixture.table]
  const game = games[fixture.table]
  const ms = fixture.bots.map(() => 0)
  const thoughts = fixture.bots.map(() => 0)
  const bots = fixture.bots.map((name, seat) => timed(botNamed(name, game, 'unhurried'), seat, ms, thoughts))
  const before = lostOf(fixture.bots)
  const posed: Record<string, Posed> = {}
  const count: NonNullable<Playing['answered']> = (_seat, _choice, ask, state) => countAsk(posed, game, state, ask)
  const playing = { seats, options, seed: fixture.seed, bots, ...(fixture.counted ? { answered: count } : {}) }
  const { outcome, decisions, state, watched } = fixture.watched ? watchGame(game, playing) : { ...playGame(game, playing), watched: null }
  const rounds = 'round' in state && typeof state.round === 'number' ? state.round : null
  return { ...endOf(outcome, seats), decisions, rounds, ms, thoughts, watched, posed, lost: lostOf(fixture.bots, before) }
}

/** What the programs among these have lost, since `before`. */
function lostOf(bots: readonly string[], before: Readonly<Record<string, Lost>> = {}): Record<string, Lost> {
  const programs = [...new Set(bots.filter(isExec))]
  const since = (name: string): Lost =>
    Object.fromEntries(Object.entries(lostBy(name)).map(([fault, n]) => [fault, n - (before[name]?.[fault as FaultKind] ?? 0)]))
  return Object.fromEntries(programs.map((name) => [name, since(name)]))
}

function endOf(outcome: Outcome | null, seats: number): Pick<Result, 'why' | 'winners' | 'scores' | 'ranks'> {
  const scores = Array.from({ length: seats }, () => 0)
  const ranks = Array.from({ length: seats }, () => 1)
  for (const { seat, score, rank } of outcome?.standings ?? []) {
    scores[seat] = score
    ranks[seat] = rank
  }
  return { why: outcome?.why ?? null, winners: outcome?.winners ?? [], scores, ranks }
}

const timed = (bot: Bot, seat: Seat, ms: number[], thoughts: number[]): Bot => ({
  ...bot,
  choose(...given) {
    const begun = performance.now()
    const choice = bot.choose(...given)
    ms[seat] += performance.now() - begun
    thoughts[seat]++
    return choice
  },
})

/** A seat's part of the victory: winners share it. */
export const shareOf = ({ winners }: Pick<Result, 'winners'>, seat: Seat): number => (winners.includes(seat) ? 1 / winners.length : 0)
