/** Games that the same bots played against each other: how many of them somebody won, the seats each bot had, what each won. */
export interface Meetings {
  games: number
  readonly seats: ReadonlyMap<string, number>
  readonly wins: Map<string, number>
}

export interface Rating {
  readonly elo: number
  readonly low: number
  readonly high: number
}

type Strengths = Map<string, number>

const ROUNDS = 400
const SETTLED = 1e-10
/** Half the drop of the log-likelihood that a 95 % interval allows. */
const ALLOWED = 1.920729
const FARTHEST = 3000
const HALVINGS = 40

const eloOf = (strength: number): number => 400 * Math.log10(strength)
export const strengthOf = (elo: number): number => 10 ** (elo / 400)

/** The win share of one bot so much stronger than the others at its table. */
export const expectedShare = (elo: number, seats: number): number => strengthOf(elo) / (strengthOf(elo) + seats - 1)

/**
 * Luce's model of who wins a table of many, of which Elo's is the case of two seats: strength over the sum of all strengths.
 * Fitted to all games at once. The interval is where the likelihood has not dropped too far with all others fitted again,
 * wider by as much as games of one block are alike (`designEffect`). The anchor has 0.
 */
export function rate(meetings: readonly Meetings[], anchor: string, designEffect: number): Map<string, Rating> {
  const all = [...meetings, ...drawn(meetings)]
  const best = fit(all, new Map([[anchor, 1]]))
  const most = likelihood(all, best)
  const drop = (bot: string, elo: number): number => {
    const held = new Map([
      [anchor, 1],
      [bot, strengthOf(elo)],
    ])
    return (most - likelihood(all, fit(all, held, best))) / designEffect
  }
  const bound = (bot: string, from: number, towards: number): number => {
    let inside = from
    let outside = towards
    for (let k = 0; k < HALVINGS; k++) {
      const middle = (inside + outside) / 2
      if (drop(bot, middle) > ALLOWED) outside = middle
      else inside = middle
    }
    return inside
  }
  return new Map(
    [...best].map(([bot, strength]) => {
      const elo = eloOf(strength)
      if (bot === anchor) return [bot, { elo: 0, low: 0, high: 0 }]
      return [bot, { elo, low: bound(bot, elo, elo - FARTHEST), high: bound(bot, elo, elo + FARTHEST) }]
    }),
  )
}

/** One drawn game between every two: keeps who never won, or never lost, at a finite distance. */
function drawn(meetings: readonly Meetings[]): Meetings[] {
  const bots = [...new Set(meetings.flatMap(({ seats }) => [...seats.keys()]))]
  const pairs = bots.flatMap((one, k) => bots.slice(k + 1).map((other) => [one, other]))
  return pairs.map((pair) => ({ games: 1, seats: new Map(pair.map((bot) => [bot, 1])), wins: new Map(pair.map((bot) => [bot, 0.5])) }))
}

const sumOf = ({ seats }: Meetings, strengths: Strengths): number => {
  let sum = 0
  for (const [bot, count] of seats) sum += count * (strengths.get(bot) ?? 1)
  return sum
}

function likelihood(meetings: readonly Meetings[], strengths: Strengths): number {
  let total = 0
  for (const met of meetings) {
    for (const [bot, wins] of met.wins) total += wins * Math.log(strengths.get(bot) ?? 1)
    total -= met.games * Math.log(sumOf(met, strengths))
  }
  return total
}

/** The likeliest strengths, some of them held: Hunter's minorisation, which never steps past the top. */
function fit(meetings: readonly Meetings[], held: Strengths, from: Strengths = new Map()): Strengths {
  const bots = [...new Set(meetings.flatMap(({ seats }) => [...seats.keys()]))]
  const strengths: Strengths = new Map(bots.map((bot) => [bot, held.get(bot) ?? from.get(bot) ?? 1]))
  for (let round = 0; round < ROUNDS; round++) {
    let moved = 0
    for (const bot of bots) {
      if (held.has(bot)) continue
      let wins = 0
      let pull = 0
      for (const met of meetings) {
        const count = met.seats.get(bot)
        if (count === undefined) continue
        wins += met.wins.get(bot) ?? 0
        pull += (met.games * count) / sumOf(met, strengths)
      }
      const next = wins / pull
      moved = Math.max(moved, Math.abs(Math.log(next / (strengths.get(bot) ?? 1))))
      strengths.set(bot, next)
    }
    if (moved < SETTLED) break
  }
  return strengths
}
