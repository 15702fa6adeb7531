import type { Outcome, Seat } from '@flotilla/kernel'
import type { Edition } from '../edition/schema.ts'
import { CHESTS, isFullChest, isSolo, sum, type Io } from '../board/state.ts'
import { soloTitle } from './solo.ts'

/** RW-14.3: for a row whose squares are all filled. */
export const rowBonus = ({ squares, fullBonus }: Edition['hull'], values: readonly number[]): number =>
  values.length >= squares ? fullBonus : 0

interface ScoreParts {
  readonly treasure: number
  readonly buried: number
  readonly full?: number
  readonly hull: number
  readonly ports: number
  readonly crew: number
  readonly infamy: number
}

/** Chapter 14, line by line. */
export function scoreOf(io: Io, seat: Seat): ScoreParts {
  const { edition } = io
  const ship = io.state.ships[seat]
  const { fullBonus } = edition.chests
  let treasure = 0
  let buried = 0
  let full = 0
  for (let chest = 0; chest < CHESTS; chest++) {
    treasure += sum(ship.chests[chest])
    if (ship.buried[chest]) buried += edition.chests.buriedBonus
    if (fullBonus > 0 && isFullChest(io, seat, chest)) full += fullBonus
  }
  return {
    treasure,
    buried,
    // RW-R1: only an edition with such a bonus has the line.
    ...(fullBonus > 0 ? { full } : {}),
    hull: rowBonus(edition.hull, ship.hull),
    ports: rowBonus(edition.ports, ship.ports),
    crew: rowBonus(edition.crew, ship.crew),
    infamy: Math.floor(ship.infamy / edition.infamy.perPoint),
  }
}

/** Their sum. Bots ask for it at every turn, so it is added up without the lines. */
export function points(io: Io, seat: Seat): number {
  const { edition } = io
  const ship = io.state.ships[seat]
  const { buriedBonus, fullBonus } = edition.chests
  let total = rowBonus(edition.hull, ship.hull) + rowBonus(edition.ports, ship.ports) + rowBonus(edition.crew, ship.crew)
  for (let chest = 0; chest < CHESTS; chest++) {
    total += sum(ship.chests[chest])
    if (ship.buried[chest]) total += buriedBonus
    if (fullBonus > 0 && isFullChest(io, seat, chest)) total += fullBonus
  }
  return total + Math.floor(ship.infamy / edition.infamy.perPoint)
}

/** RW-14.5, 14.6: most points, then most Infamy, then shared. */
export function outcome(io: Io): Outcome {
  const s = io.state
  const seats = Array.from({ length: s.seats }, (_, seat) => ({
    seat,
    score: points(io, seat),
    infamy: s.ships[seat].infamy,
    parts: { ...scoreOf(io, seat) },
  }))
  const rankOf = (one: (typeof seats)[number]): number =>
    1 + seats.filter((other) => other.score > one.score || (other.score === one.score && other.infamy > one.infamy)).length
  const standings = seats.map((one) => ({ seat: one.seat, rank: rankOf(one), score: one.score, parts: one.parts }))
  standings.sort((a, b) => a.rank - b.rank || a.seat - b.seat)
  const winners = standings.filter(({ rank }) => rank === 1).map(({ seat }) => seat)
  const result = { why: `ended.${s.ended}`, standings, winners }
  return isSolo(s) ? { ...result, title: `rank.${soloTitle(standings[0].score)}` } : result
}
