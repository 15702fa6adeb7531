import type { Outcome, Seat } from '@flotilla/kernel'
import type { Edition } from '../edition/schema.ts'
import { CHESTS, isSolo, sum, type Io } from '../board/state.ts'
import { soloTitle } from './solo.ts'

/** RW-14.3: for a row whose squares are all filled. */
export const rowBonus = ({ squares, fullBonus }: Edition['hull'], values: readonly number[]): number =>
  values.length >= squares ? fullBonus : 0

/** Chapter 14, line by line. */
export function scoreOf({ edition, state }: Io, seat: Seat) {
  const ship = state.ships[seat]
  let treasure = 0
  let buried = 0
  for (let chest = 0; chest < CHESTS; chest++) {
    treasure += sum(ship.chests[chest])
    if (ship.buried[chest]) buried += edition.chests.buriedBonus
  }
  return {
    treasure,
    buried,
    hull: rowBonus(edition.hull, ship.hull),
    ports: rowBonus(edition.ports, ship.ports),
    crew: rowBonus(edition.crew, ship.crew),
    infamy: Math.floor(ship.infamy / edition.infamy.perPoint),
  }
}

export function points(io: Io, seat: Seat): number {
  const { treasure, buried, hull, ports, crew, infamy } = scoreOf(io, seat)
  return treasure + buried + hull + ports + crew + infamy
}

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
