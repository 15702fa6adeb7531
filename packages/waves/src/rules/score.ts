import type { Outcome, Seat, Standing } from '@flotilla/kernel'
import type { Edition } from '../edition/schema.ts'
import { CHESTS, isSolo, type ReadCtx, type SeenWaves } from '../board/state.ts'
import { isFullChest, sum } from '../board/terms.ts'
import { soloTitle } from './solo.ts'

/** RW-14.3: for a row whose squares are all filled. */
export const rowBonus = ({ squares, fullBonus }: Edition['hull'], values: readonly number[]): number =>
  values.length >= squares ? fullBonus : 0

type ScoreParts = Readonly<Record<'treasure' | 'buried' | 'hull' | 'ports' | 'crew' | 'infamy', number>> & { readonly full?: number }

/** Chapter 14, line by line. */
export function scoreOf(ctx: ReadCtx, seat: Seat): ScoreParts {
  const { edition } = ctx
  const ship = ctx.state.ships[seat]
  const { fullBonus } = edition.chests
  let treasure = 0
  let buried = 0
  let full = 0
  for (let chest = 0; chest < CHESTS; chest++) {
    // RW-14.1: buried or not.
    treasure += sum(ship.chests[chest])
    // RW-7.5, RW-14.2
    if (ship.buried[chest]) buried += edition.chests.buriedBonus
    if (fullBonus > 0 && isFullChest(ctx, seat, chest)) full += fullBonus
  }
  // RW-8.4, RW-10.6, RW-11.4: each full row. RW-5.9, RW-9.22: spirits and cannons have no line.
  const hull = rowBonus(edition.hull, ship.hull)
  const ports = rowBonus(edition.ports, ship.ports)
  const crew = rowBonus(edition.crew, ship.crew)
  // RW-14.4
  const infamy = Math.floor(ship.infamy / edition.infamy.perPoint)
  // RW-R1: only an edition with such a bonus has the line.
  return fullBonus > 0 ? { treasure, buried, full, hull, ports, crew, infamy } : { treasure, buried, hull, ports, crew, infamy }
}

/** Their sum. Bots ask for it at every turn, so it is added up without the lines. */
export function points(ctx: ReadCtx, seat: Seat): number {
  const { edition } = ctx
  const ship = ctx.state.ships[seat]
  const { buriedBonus, fullBonus } = edition.chests
  let total = rowBonus(edition.hull, ship.hull) + rowBonus(edition.ports, ship.ports) + rowBonus(edition.crew, ship.crew)
  for (let chest = 0; chest < CHESTS; chest++) {
    total += sum(ship.chests[chest])
    if (ship.buried[chest]) total += buriedBonus
    if (fullBonus > 0 && isFullChest(ctx, seat, chest)) total += fullBonus
  }
  return total + Math.floor(ship.infamy / edition.infamy.perPoint)
}

/** RW-14.5, RW-14.6, RW-R27: most points, then most Infamy, then shared. Every playout of a search ends here. */
export function outcome(ctx: ReadCtx): Outcome {
  const s = ctx.state
  const scores: number[] = []
  for (let seat = 0; seat < s.seats; seat++) scores.push(points(ctx, seat))
  const standings: Standing[] = []
  const winners: Seat[] = []
  for (let rank = 1; standings.length < s.seats; rank++)
    for (let seat = 0; seat < s.seats; seat++) {
      if (rankOf(s, scores, seat) !== rank) continue
      standings.push({ seat, rank, score: scores[seat], parts: scoreOf(ctx, seat) })
      if (rank === 1) winners.push(seat)
    }
  const result = { why: `ended.${s.ended}`, standings, winners }
  return isSolo(s) ? { ...result, title: `rank.${soloTitle(scores[0])}` } : result
}

/** One more than there are seats that are ahead. */
function rankOf({ ships }: SeenWaves, scores: readonly number[], seat: Seat): number {
  let rank = 1
  for (let other = 0; other < scores.length; other++)
    if (scores[other] > scores[seat] || (scores[other] === scores[seat] && ships[other].infamy > ships[seat].infamy)) rank++
  return rank
}
