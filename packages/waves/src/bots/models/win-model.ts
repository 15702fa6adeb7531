import { networkOn, type WinModel } from '@flotilla/bots/advice'
import type { Seat } from '@flotilla/kernel'
import type { Edition } from '../../edition/schema.ts'
import { points } from '../../rules/score.ts'
import { CHESTS, type WavesState, type ReadCtx } from '../../board/state.ts'
import { chestSquares, distance, isFullRow, levelOf, rowLevel, sum } from '../../board/terms.ts'
import { outlook, shipWorth, topOf } from '../worth.ts'
import { weights as usual } from '../weights.ts'
import taught from './value-network.json' with { type: 'json' }
import learned from './win-model.json' with { type: 'json' }

/** So many rounds are a long time. */
const LONG = 8

/** What counts for a seat when a round begins: each once as it is, and once by how much time is left. */
function features(ctx: ReadCtx, seat: Seat, into: number[]): void {
  const { edition, state: s } = ctx
  const o = outlook(ctx, seat, usual)
  const { ship } = o
  let free = 0
  let most = 0
  let open = 0
  let top = 0
  for (let chest = 0; chest < CHESTS; chest++) {
    if (ship.buried[chest]) continue
    const room = chestSquares(ctx, chest) - ship.chests[chest].length
    free += room
    most = Math.max(most, room)
    if (room > 0) open++
    top = Math.max(top, topOf(ship.chests[chest], 2))
  }
  const rows = edition.hull.squares + edition.ports.squares + edition.crew.squares - ship.hull.length - ship.ports.length - ship.crew.length
  const time = Math.min(1, o.rounds / LONG)
  let at = 0
  const put = (value: number): void => {
    into[at++] = value
    into[at++] = value * time
  }
  put(points(ctx, seat) / 10)
  put(shipWorth(ctx, o) / 10)
  put(ship.infamy / 10)
  put(Math.max(0, ship.infamy - 6) / 10)
  put(sum(ship.hull) / 10)
  put(ship.hull.length / 5)
  put(rowLevel(ctx, seat, 'hull'))
  put(sum(ship.ports) / 10)
  put(ship.ports.length / 5)
  put(rowLevel(ctx, seat, 'ports'))
  put(sum(ship.crew) / 10)
  put(ship.crew.length / 5)
  put(rowLevel(ctx, seat, 'crew'))
  put(isFullRow(ctx, seat, 'hull') || isFullRow(ctx, seat, 'ports') || isFullRow(ctx, seat, 'crew') ? 1 : 0)
  put(sum(ship.small) / 5)
  put(ship.small.length)
  put(sum(ship.large) / 5)
  put(ship.large.length === 1 ? 1 : 0)
  put(ship.large.length === 2 ? 1 : 0)
  put(levelOf(edition.large.thresholds, sum(ship.large) + 4))
  put(ship.spirits.length === 1 ? 1 : 0)
  put(ship.spirits.length === 2 ? 1 : 0)
  put(free / 10)
  put(open)
  put(o.risk)
  put((o.risk * top) / 5)
  put(distance(s, seat) / Math.max(1, s.seats - 1))
  // Who can end the game soon, and is ahead or behind.
  const end = 1 / (1 + Math.min(Math.max(free / 3, most), rows / 2))
  put(end)
  put((end * Math.max(-20, Math.min(20, o.lead))) / 5)
}

export const winModel: WinModel<WavesState, Edition> = { features, weights: learned.weights }
export const valueNetwork = networkOn(winModel, taught)
