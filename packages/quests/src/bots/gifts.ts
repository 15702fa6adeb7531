import type { Seat } from '@flotilla/kernel'
import { GOODS, type Good } from '../board/goods.ts'
import { islandNumber } from '../board/pieces.ts'
import { CELLS } from '../board/hexes.ts'
import { CLUES, chart, handOf, type Io } from '../board/state.ts'
import { missionWorth } from './worth.ts'
import { wantedCount } from './turns.ts'
import { plansOf } from './plans.ts'
import { freeSlots } from '../rules/gear.ts'

/** A hand takes no more than this over the turn's end. */
const FULL = 3

/**
 * What a gift to a teammate in the same space brings the team: goods that the mate's quests lack and the own ones do not,
 * and clues for whoever has the Research Mission. 0 where it is better kept.
 */
export function giftWorth(io: Io, seat: Seat, mate: Seat, what: string): number {
  const s = io.state
  const good = GOODS.indexOf(what as Good)
  if (good !== -1) {
    const lacks = wantedCount(io, mate, good) - s.ships[mate].cargo[good]
    const spare = s.ships[seat].cargo[good] - wantedCount(io, seat, good)
    return lacks > 0 && spare > 0 && freeSlots(io, mate) > 0 ? 0.6 : 0
  }
  if (!what.startsWith('clue-')) return 0
  const worth = missionWorth(io, mate, 'research')
  if (worth === 0 || handOf(s.ships[mate], CLUES).length >= FULL) return 0
  // A clue that lies on the own way is solved where it is.
  const { far } = plansOf(io, seat)
  return far[s.ships[seat].cell * CELLS + chart(s).cellOf[islandNumber(what.slice('clue-'.length))]] > 3 ? 0.5 : 0
}
