import { existsSync } from 'node:fs'
import { BadInput } from '@flotilla/kernel'
import { readJson, writeWhole } from '../files.ts'
import type { TableSetting } from '../inputs.ts'
import { sha256 } from '../seed.ts'
import { shareOf, tableOf, type Fixture, type Result } from '../series/game.ts'
import { wilson, type Share } from '../statistics.ts'
import { lineUps, rotated } from './line-ups.ts'
import { rate, type Meetings, type Rating } from './rating.ts'

/** What an arena keeps of a game. */
type Kept = Pick<Result, 'winners' | 'scores' | 'ranks' | 'ms' | 'thoughts'>

/** The results so far, in the order of the fixtures; kept in a file, so that a long arena can go on where it stopped. */
export interface Tally {
  readonly setting: string
  /** Absent in counts of old. */
  readonly seed?: string
  readonly results: Kept[]
}

export const keptOf = ({ winners, scores, ranks, ms, thoughts }: Result): Kept => ({
  winners,
  scores,
  ranks,
  ms: ms.map(Math.round),
  thoughts,
})

export function resumed(setting: TableSetting, file: string | undefined): Tally {
  const { seed, bots } = setting
  const own = sha256(JSON.stringify([tableOf(setting), seed, bots]))
  const saved = savedIn(file)
  if (saved === null) return { setting: own, seed, results: [] }
  if (saved.setting !== own)
    throw new BadInput('save', `${file} is of another arena: another game, seed, table or other bots; give the same ones, or another file`)
  return { setting: own, seed, results: saved.results }
}

/** The count in a file, if there is one. */
export function savedIn(file: string | undefined): Tally | null {
  if (file === undefined || !existsSync(file)) return null
  const saved = readJson(file, 'save')
  const isCount = typeof saved === 'object' && saved !== null && 'setting' in saved && 'results' in saved && Array.isArray(saved.results)
  if (!isCount || ('seed' in saved && typeof saved.seed !== 'string')) throw new BadInput('save', `${file} is not the count of an arena`)
  return saved as Tally
}

export const keep = (file: string, tally: Tally): void => writeWhole(file, JSON.stringify(tally), 'save')

/** Who sits where in one of the games: a block is one seed, played with the same line-up from every seat. */
export function seatingOf({ bots, seats }: TableSetting): (game: number) => string[] {
  const all = lineUps(bots, seats)
  return (game) => rotated(all[Math.floor(game / seats) % all.length], game)
}

export function* fixtures(setting: TableSetting, from: number, to: number): Generator<Fixture, void, void> {
  const seating = seatingOf(setting)
  for (let game = from; game < to; game++)
    // One seed a block: the same decks and dice from every seat.
    yield { table: 0, seed: sha256(`${setting.seed} ${Math.floor(game / setting.seats)}`), bots: seating(game) }
}

/** The win shares of one bot in each whole block, from a block on. */
export function blockShares(setting: TableSetting, results: readonly Kept[], bot: string, from = 0): number[] {
  const { seats } = setting
  const seating = seatingOf(setting)
  const blocks: number[] = []
  for (let block = from; (block + 1) * seats <= results.length; block++) {
    let won = 0
    let sat = 0
    for (let game = block * seats; game < (block + 1) * seats; game++)
      for (const [seat, name] of seating(game).entries()) {
        if (name !== bot) continue
        won += shareOf(results[game], seat)
        sat++
      }
    if (sat > 0) blocks.push(won / sat)
  }
  return blocks
}

export interface Row {
  readonly bot: string
  readonly won: Share
  readonly rating: Rating
  readonly place: number
  readonly margin: number
  /** How much more alike the games of one block are than chance would have it. */
  readonly designEffect: number
  readonly msPerThought: number
}

const UNRATED: Rating = { elo: 0, low: -Infinity, high: Infinity }

interface Sum {
  wins: number
  of: number
  places: number
  margins: number
  ms: number
  thoughts: number
}

/** One row a bot, in the order given. */
export function rows(setting: TableSetting, results: readonly Kept[]): Row[] {
  const { bots, seats } = setting
  const seating = seatingOf(setting)
  const sums = new Map<string, Sum>([...new Set(bots)].map((bot) => [bot, { wins: 0, of: 0, places: 0, margins: 0, ms: 0, thoughts: 0 }]))
  const meetings = new Map<string, Meetings>()
  for (const [game, result] of results.entries()) {
    const names = seating(game)
    const met = meetingOf(meetings, names)
    if (result.winners.length > 0) met.games++
    for (const [seat, name] of names.entries()) {
      const sum = sums.get(name)
      if (sum === undefined) continue
      const won = shareOf(result, seat)
      met.wins.set(name, (met.wins.get(name) ?? 0) + won)
      sum.wins += won
      sum.of++
      sum.places += result.ranks[seat]
      sum.margins += seats === 1 ? 0 : result.scores[seat] - Math.max(...result.scores.toSpliced(seat, 1))
      sum.ms += result.ms[seat]
      sum.thoughts += result.thoughts[seat]
    }
  }
  const effects = new Map(
    [...sums].map(([bot, { wins, of }]) => [bot, designEffect(blockShares(setting, results, bot), wins / of, of / results.length)]),
  )
  const anchor = sums.has('random') ? 'random' : bots[bots.length - 1]
  const ratings = rate([...meetings.values()], anchor, Math.max(1, ...effects.values()))
  return [...sums].map(([bot, { wins, of, places, margins, ms, thoughts }]) => ({
    bot,
    won: wilson(wins, of),
    rating: ratings.get(bot) ?? UNRATED,
    place: places / Math.max(1, of),
    margin: margins / Math.max(1, of),
    designEffect: effects.get(bot) ?? 1,
    msPerThought: ms / Math.max(1, thoughts),
  }))
}

function meetingOf(meetings: Map<string, Meetings>, names: readonly string[]): Meetings {
  const key = names.toSorted().join()
  const known = meetings.get(key)
  if (known !== undefined) return known
  const seats = new Map<string, number>()
  for (const name of names) seats.set(name, (seats.get(name) ?? 0) + 1)
  const met: Meetings = { games: 0, seats, wins: new Map() }
  meetings.set(key, met)
  return met
}

/** Fewer blocks say nothing about it. */
const FEWEST_BLOCKS = 10

/** The variance of block means over that of independent games, of which the block has so many. */
function designEffect(blocks: readonly number[], share: number, games: number): number {
  if (blocks.length < FEWEST_BLOCKS || share <= 0 || share >= 1) return 1
  const mean = blocks.reduce((sum, one) => sum + one, 0) / blocks.length
  const variance = blocks.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (blocks.length - 1)
  return (variance * games) / (share * (1 - share))
}
