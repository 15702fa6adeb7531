import type { Outcome, Seat, Standing } from '@flotilla/kernel'
import { ROWS, isFullRow, isSolo, sum, type Io } from './state.ts'
import { soloTitle } from './solo.ts'

/** Chapter 14, line by line. */
export function scoreOf(io: Io, seat: Seat): Standing['parts'] {
  const { chests, buried, infamy } = io.state.ships[seat]
  const { edition } = io
  const row = (name: (typeof ROWS)[number]): number => (isFullRow(io, seat, name) ? edition[name].fullBonus : 0)
  let treasure = 0
  for (const stack of chests) treasure += sum(stack)
  let bonus = 0
  for (const isBuried of buried) if (isBuried) bonus += edition.chests.buriedBonus
  return {
    treasure,
    buried: bonus,
    hull: row('hull'),
    ports: row('ports'),
    crew: row('crew'),
    infamy: Math.floor(infamy / edition.infamy.perPoint),
  }
}

export const points = (io: Io, seat: Seat): number => sum(Object.values(scoreOf(io, seat)))

/** RW-14.5, 14.6: most points, then most Infamy, then shared. */
export function outcome(io: Io): Outcome {
  const s = io.state
  const seats = Array.from({ length: s.seats }, (_, seat) => ({
    seat,
    score: points(io, seat),
    infamy: s.ships[seat].infamy,
    parts: scoreOf(io, seat),
  }))
  const rankOf = (one: (typeof seats)[number]): number =>
    1 + seats.filter((other) => other.score > one.score || (other.score === one.score && other.infamy > one.infamy)).length
  const standings = seats.map((one) => ({ seat: one.seat, rank: rankOf(one), score: one.score, parts: one.parts }))
  standings.sort((a, b) => a.rank - b.rank || a.seat - b.seat)
  const winners = standings.filter(({ rank }) => rank === 1).map(({ seat }) => seat)
  const result = { why: `ended.${s.ended}`, standings, winners }
  return isSolo(s) ? { ...result, title: `rank.${soloTitle(standings[0].score)}` } : result
}
