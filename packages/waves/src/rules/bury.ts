import { PUBLIC, everyone, mint, reason, seatBit, type Ask, type AskKind, type Offers, type Seat } from '@flotilla/kernel'
import type { Edition } from '../edition/schema.ts'
import { BURY, CHESTS, UNPLACED, buryBack, canBury, placedAt, sum, type Io, type WavesState } from '../board/state.ts'
import { BURY_CLOSE } from './steps.ts'

export const digFor = mint((chest: number) => ({ chest }))
type BuryChoice = ReturnType<typeof digFor>
const buryAsk: (seat: Seat) => Ask = mint((seat) => ({ kind: 'bury', seat }))
const BURYING = mint(() => ({ kind: 'bury' }))()

const alreadyBuried = reason('RW-3.8', 'refuse.alreadyBuried')
const nothingToBury = reason('RW-3.8', 'refuse.nothingToBury')

/** Option buryNamed: the chest is named only now, by all who bury together (RW-R22). */
export const bury: AskKind<WavesState, Edition, Ask, BuryChoice> = {
  rule: 'RW-7.2',

  offer(io: Io, { seat }: Ask, to: Offers): void {
    const ship = io.state.ships[seat]
    for (let chest = 0; chest < CHESTS; chest++)
      to.offer(digFor(chest), ship.buried[chest] ? alreadyBuried : canBury(ship, chest) ? null : nothingToBury)
  },

  /** The richest chest; ties: the leftmost. */
  fallback: (io: Io, { seat }: Ask): BuryChoice => digFor(richest(io, seat)),
}

function richest(io: Io, seat: Seat): number {
  const ship = io.state.ships[seat]
  let best = -1
  for (let chest = 0; chest < CHESTS; chest++)
    if (canBury(ship, chest) && (best === -1 || sum(ship.chests[chest]) > sum(ship.chests[best]))) best = chest
  return best
}

/** W3: whoever has not named the chest names it now; where there is only one, it is that one. */
export function buryTreasure(io: Io): void {
  const s = io.state
  let asked = 0
  for (let seat = 0; seat < s.seats; seat++) {
    if (placedAt(s, seat, 0) !== BURY || s.faces[buryBack(seat)] !== UNPLACED) continue
    const ship = s.ships[seat]
    let chests = 0
    for (let chest = 0; chest < CHESTS; chest++) if (canBury(ship, chest)) chests++
    if (chests > 1) asked |= seatBit(seat)
    else name(io, seat, richest(io, seat))
  }
  if (asked === 0) return cover(io)
  io.push(BURY_CLOSE)
  io.seal(asked, BURYING, buryAsk)
}

const name = (io: Io, seat: Seat, chest: number): void => io.lay(buryBack(seat), chest, PUBLIC | everyone(io.state.seats))

/** RW-7.3: safe from this moment. */
function cover(io: Io): void {
  const s = io.state
  for (let seat = 0; seat < s.seats; seat++) {
    if (placedAt(s, seat, 0) !== BURY) continue
    const chest = s.faces[buryBack(seat)]
    s.ships[seat].buried[chest] = true
    io.emit?.({ type: 'buried', seat, chest })
  }
}

export const burySteps = {
  'bury.close'(io: Io): void {
    const s = io.state
    for (let seat = 0; seat < s.seats; seat++) {
      const reply = io.reply<BuryChoice>(seat)
      if (reply !== null) name(io, seat, reply.chest)
      s.replies[seat] = null
    }
    cover(io)
  },
}
