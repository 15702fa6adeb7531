import type { Game } from '@flotilla/kernel'
import { hasWords, speaker } from '../speech.ts'
import { distribution, wilson, type Distribution, type Share } from '../statistics.ts'
import { Gauge, type Measure } from './measure.ts'
import type { Tally } from './tally.ts'
import { MOMENTS } from '../series/watch.ts'

export interface Named<T> {
  /** Its code, or plain words. */
  readonly id: string
  readonly name: string
  readonly value: T
}

/** How often those who had a thing have won, and how many seats had it. */
export interface Group {
  readonly name: string
  readonly things: readonly Named<Share>[]
}

export interface TableThing {
  readonly games: Share
  readonly rounds: Measure | null
  readonly endings: readonly Named<Share>[]
}

export interface Means {
  readonly all: Measure
  readonly winners: Measure | null
}

export interface Spread extends Distribution {
  readonly measure: Measure
}

/** What came out for one kind of table. */
export interface Findings {
  readonly games: number
  readonly finished: number
  /** A part of the victories that is nobody's by right: what each seat wins on average. */
  readonly even: number
  readonly rounds: Spread | null
  readonly decisions: Spread | null
  readonly branching: Spread | null
  readonly scores: Spread | null
  readonly winners: Spread | null
  readonly leads: Spread | null
  readonly shared: Share
  readonly groups: readonly Group[]
  readonly tables: readonly { readonly name: string; readonly things: readonly Named<TableThing>[] }[]
  readonly endings: readonly Named<Share>[]
  readonly pace: readonly { readonly moment: number; readonly leaderWins: Share }[]
  readonly asked: readonly { readonly kind: string; readonly perGame: number; readonly choices: number }[]
  readonly parts: readonly Named<Means>[]
  readonly counts: readonly Named<Means>[]
}

export function findings(game: Game, tally: Tally): Findings {
  const told = speaker(game, 'en', [])
  /** Codes of the game in its words; plain words as they are. */
  const name = (id: string): string => (hasWords(game, id) ? told({ code: id }) : id)
  const { games, finished, seats } = tally
  const shares = (counted: ReadonlyMap<string, number>, of: number): Named<Share>[] =>
    [...counted].toSorted(([, a], [, b]) => b - a).map(([id, times]) => ({ id, name: name(id), value: wilson(times, of) }))

  const means = (all: ReadonlyMap<string, Gauge>, winners: ReadonlyMap<string, Gauge>, prefix: string): Named<Means>[] =>
    [...all].map(([id, gauge]) => ({
      id,
      name: prefix === '' ? id : name(`${prefix}${id}`),
      value: { all: gauge.measure(finished), winners: winners.get(id)?.measure(tally.won) ?? null },
    }))
  const total = tally.bySeat.reduce((sum, { wins }) => sum + wins, 0)
  return {
    games,
    finished,
    even: finished === 0 ? 1 / seats : total / (finished * seats),
    rounds: spread(tally.rounds),
    decisions: spread(tally.decisions),
    branching: spread(tally.branching),
    scores: spread(tally.scores),
    winners: spread(tally.winners),
    leads: spread(tally.leads),
    shared: wilson(tally.shared, finished),
    groups: groupsOf(tally, name),
    tables: grouped([...tally.table]).map(([group, things]) => ({
      name: group,
      things: things.map(([id, { games: of, rounds, endings }]) => ({
        id,
        name: name(id),
        value: { games: wilson(of, finished), rounds: tally.rounds.length === 0 ? null : rounds.measure(), endings: shares(endings, of) },
      })),
    })),
    endings: shares(tally.endings, finished),
    pace: MOMENTS.map((moment, k) => ({ moment, leaderWins: wilson(tally.pace[k].wins, tally.pace[k].of) })),
    asked: [...tally.asked]
      .map(([kind, { times, choices }]) => ({ kind, perGame: times / finished, choices: choices / times }))
      .toSorted((a, b) => b.perGame - a.perGame),
    parts: means(tally.parts, tally.partsOfWinners, 'score.'),
    counts: means(tally.counts, tally.countsOfWinners, ''),
  }
}

function spread(values: readonly number[]): Spread | null {
  const told = distribution(values)
  if (told === null) return null
  const gauge = new Gauge()
  for (const value of values) gauge.add(value)
  return { ...told, measure: gauge.measure() }
}

function groupsOf({ bySeat, byBot, had }: Tally, name: (id: string) => string): Group[] {
  const share = ({ wins, of }: { wins: number; of: number }): Share => wilson(wins, of)
  const bots = [...byBot].map(([id, won]) => ({ id, name: id, value: share(won) }))
  return [
    { name: 'Seat', things: bySeat.map((won, seat) => ({ id: String(seat), name: `seat ${seat + 1}`, value: share(won) })) },
    ...(bots.length > 1 ? [{ name: 'Bot', things: bots }] : []),
    ...grouped([...had]).map(([group, things]) => {
      const named = things.map(([id, won]) => ({ id, name: name(id), value: share(won) }))
      // What is counted goes by number, all else by how well it does.
      const isCounted = named.every(({ id }) => /^\d+$/.test(id))
      return { name: group, things: named.toSorted((a, b) => (isCounted ? Number(a.id) - Number(b.id) : b.value.share - a.value.share)) }
    }),
  ]
}

/** `group/thing` by group, both in the order they came up. */
function grouped<T>(entries: readonly (readonly [string, T])[]): [string, [string, T][]][] {
  const groups = new Map<string, [string, T][]>()
  for (const [key, value] of entries) {
    const cut = key.indexOf('/')
    const group = key.slice(0, cut)
    groups.set(group, [...(groups.get(group) ?? []), [key.slice(cut + 1), value]])
  }
  return [...groups]
}
