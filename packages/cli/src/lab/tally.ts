import { shareOf, type Result } from '../series/game.ts'
import { MOMENTS, type Watched } from '../series/watch.ts'
import { Gauge, gaugeIn } from './measure.ts'

interface Won {
  wins: number
  of: number
}

/** What is known of a thing the whole table had, such as the enemy. */
interface Had {
  games: number
  readonly rounds: Gauge
  readonly endings: Map<string, number>
}

const wonIn = (all: Map<string, Won>, name: string): Won => {
  let won = all.get(name)
  if (won === undefined) all.set(name, (won = { wins: 0, of: 0 }))
  return won
}

/** Everything the lab counts of one kind of table, game by game in their order. */
export class Tally {
  readonly seats: number
  games = 0
  finished = 0
  readonly rounds: number[] = []
  readonly decisions: number[] = []
  /** Choices a decision, by game. */
  readonly branching: number[] = []
  readonly scores: number[] = []
  readonly winners: number[] = []
  readonly leads: number[] = []
  shared = 0
  readonly bySeat: Won[]
  readonly byBot = new Map<string, Won>()
  /** By `group/thing`. */
  readonly had = new Map<string, Won>()
  readonly table = new Map<string, Had>()
  readonly endings = new Map<string, number>()
  /** How often whoever led at each of those moments has won. */
  readonly pace: Won[] = MOMENTS.map(() => ({ wins: 0, of: 0 }))
  readonly asked = new Map<string, { times: number; choices: number }>()
  readonly counts = new Map<string, Gauge>()
  readonly countsOfWinners = new Map<string, Gauge>()
  readonly parts = new Map<string, Gauge>()
  readonly partsOfWinners = new Map<string, Gauge>()
  /** Games that had winners, which their means go by. */
  won = 0

  constructor(seats: number) {
    this.seats = seats
    this.bySeat = Array.from({ length: seats }, () => ({ wins: 0, of: 0 }))
  }

  add(result: Result, bots: readonly string[]): void {
    const { why, winners, scores, decisions, rounds, watched } = result
    this.games++
    if (why === null || watched === null) return
    this.finished++
    this.decisions.push(decisions)
    if (rounds !== null) this.rounds.push(rounds)
    this.endings.set(why, (this.endings.get(why) ?? 0) + 1)
    this.#addScores(scores, winners)
    this.#addWins(result, watched, bots)
    this.#addAsks(watched)
    this.#addTable(why, rounds, watched)
    if (winners.length > 0) this.won++
    this.#addMeans(this.counts, this.countsOfWinners, watched.counts, winners)
    this.#addMeans(this.parts, this.partsOfWinners, watched.parts, winners)
  }

  #addScores(scores: readonly number[], winners: readonly number[]): void {
    this.scores.push(...scores)
    if (winners.length === 0) return
    if (winners.length > 1) this.shared++
    this.winners.push(scores[winners[0]])
    const others = scores.filter((_, seat) => seat !== winners[0])
    if (others.length > 0) this.leads.push(Math.abs(scores[winners[0]] - nearestTo(scores[winners[0]], others)))
  }

  #addWins(result: Result, { had, pace }: Watched, bots: readonly string[]): void {
    for (const [seat, things] of had.entries()) {
      const share = shareOf(result, seat)
      for (const won of [this.bySeat[seat], wonIn(this.byBot, bots[seat]), ...things.map((thing) => wonIn(this.had, thing))]) {
        won.wins += share
        won.of++
      }
    }
    for (const [k, scores] of pace.entries()) {
      const most = Math.max(...scores)
      const leaders = [...scores.keys()].filter((seat) => scores[seat] === most)
      // Before anybody has scored, nobody leads.
      if (leaders.length === scores.length) continue
      this.pace[k].of++
      for (const leader of leaders) this.pace[k].wins += shareOf(result, leader) / leaders.length
    }
  }

  #addAsks({ asked }: Watched): void {
    let times = 0
    let choices = 0
    for (const [kind, [often, many]] of Object.entries(asked)) {
      const known = this.asked.get(kind) ?? { times: 0, choices: 0 }
      this.asked.set(kind, { times: known.times + often, choices: known.choices + many })
      times += often
      choices += many
    }
    if (times > 0) this.branching.push(choices / times)
  }

  #addTable(why: string, rounds: number | null, { table }: Watched): void {
    for (const thing of table) {
      let had = this.table.get(thing)
      if (had === undefined) this.table.set(thing, (had = { games: 0, rounds: new Gauge(), endings: new Map() }))
      had.games++
      if (rounds !== null) had.rounds.add(rounds)
      had.endings.set(why, (had.endings.get(why) ?? 0) + 1)
    }
  }

  /** Means over the seats of a game: games are independent of each other, the seats of one are not. */
  #addMeans(
    all: Map<string, Gauge>,
    ofWinners: Map<string, Gauge>,
    bySeat: readonly Readonly<Record<string, number>>[],
    winners: readonly number[],
  ): void {
    const names = new Set(bySeat.flatMap((one) => Object.keys(one)))
    for (const name of names) {
      gaugeIn(all, name).add(bySeat.reduce((sum, one) => sum + (one[name] ?? 0), 0) / this.seats)
      if (winners.length > 0)
        gaugeIn(ofWinners, name).add(winners.reduce((sum, seat) => sum + (bySeat[seat][name] ?? 0), 0) / winners.length)
    }
  }
}

/** A lead is the distance to the nearest rival: where the lightest hand wins, too. */
const nearestTo = (own: number, others: readonly number[]): number =>
  others.reduce((nearest, one) => (Math.abs(one - own) < Math.abs(nearest - own) ? one : nearest), others[0])
