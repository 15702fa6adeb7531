import type { Outcome, Series, SeriesStanding } from '@flotilla/kernel'
import type { Options } from './options.ts'
import type { SinkingState, SeenSinking } from '../board/state.ts'
import { CHARACTERS, ENEMIES } from '../board/things.ts'

/** A voyage: four games in the recommended order of the enemies (SK-1.16), with the same seats and characters. */

/** The options of the first game. */
export const firstLeg = (options: Options): Options => ({ ...options, variant: 'voyage', enemy: ENEMIES[0] })

/** The options of the game after a finished one; null after the last. */
export function nextLeg(finished: SeenSinking): Options | null {
  const { options, enemy, seats, firstMate, round, characters } = finished
  const next = ENEMIES.indexOf(enemy) + 1
  if (next === ENEMIES.length) return null
  // The First Mate has passed once a round since the first.
  const first = (((firstMate - round + 1) % seats) + seats) % seats
  return { ...options, enemy: ENEMIES[next], firstMate: (first + 1) % seats, characters: characters.map((who) => CHARACTERS[who]) }
}

/** Most points (2 for a win alone, 1 for a shared one), then more wins alone, then the smaller sum of ranks, then shared. */
export function voyageStandings(outcomes: readonly Outcome[], seats: number): SeriesStanding[] {
  const totals = Array.from({ length: seats }, (_, seat) => {
    let points = 0
    let winsAlone = 0
    let ranks = 0
    for (const { winners, standings } of outcomes) {
      if (winners.includes(seat)) points += winners.length === 1 ? 2 : 1
      if (winners.length === 1 && winners[0] === seat) winsAlone++
      ranks += standings.find((one) => one.seat === seat)?.rank ?? 0
    }
    return { seat, points, winsAlone, ranks }
  })
  type Total = (typeof totals)[number]
  const compare = (a: Total, b: Total): number => b.points - a.points || b.winsAlone - a.winsAlone || a.ranks - b.ranks
  return totals
    .map((one): SeriesStanding => {
      const { seat, points, winsAlone, ranks } = one
      return { seat, rank: 1 + totals.filter((other) => compare(other, one) < 0).length, points, parts: { winsAlone, ranks } }
    })
    .toSorted((a, b) => a.rank - b.rank || a.seat - b.seat)
}

export const series: Series<SinkingState> = {
  legs: ENEMIES.length,
  first: (options) => (options.variant === 'voyage' ? firstLeg(options) : null),
  next: nextLeg,
  standings: voyageStandings,
}
