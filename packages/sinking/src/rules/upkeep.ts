import { PUBLIC, everyone, type Seat } from '@flotilla/kernel'
import { discardUnseen, drawCard, randomCard } from './hands.ts'
import { clear, seatInOrder, type Io } from '../board/state.ts'
import { INSPECT_BREACHES, PASS_FIRST_MATE, handSize } from './steps.ts'
import { NO_ACTION, dialOf } from '../board/things.ts'

/** SK-7.1: draw up to 2, or discard at random down to 10. */
export function checkHand(io: Io, seat: Seat): void {
  const hand = io.state.hands[seat]
  const { fewestCards, mostCards } = io.edition.limits
  while (hand.length < fewestCards) if (!drawCard(io, seat)) break
  while (hand.length > mostCards) discardUnseen(io, seat, randomCard(io, seat))
}

export const upkeepSteps = {
  /** Step 7, in seat order. */
  'upkeep.handSize'(io: Io, { k }: ReturnType<typeof handSize>): void {
    const s = io.state
    io.push(k + 1 < s.seats ? handSize(k + 1) : PASS_FIRST_MATE)
    checkHand(io, seatInOrder(s, k))
  },

  /** Step 8 (SK-7.4): round effects end (SK-0.13), the First Mate passes. */
  'upkeep.passFirstMate'(io: Io): void {
    const s = io.state
    for (let column = 0; column < s.dials.length; column++) clear(s.dials[column])
    for (let seat = 0; seat < s.seats; seat++) {
      io.lay(dialOf(seat), NO_ACTION, PUBLIC | everyone(s.seats))
      s.conditions[seat] = 0
      s.claims[seat] = -1
      s.pleas[seat] = -1
      s.doubts[seat] = -1
      s.talk[seat] = 0
    }
    s.angered = 0
    s.chomp = false
    s.submerged = false
    s.tunes = 0
    s.screech = false
    s.mallets = 0
    s.cutlass = 0
    s.plundered = 0
    s.abilities = 0
    clear(s.dice)
    s.ignored = 0
    s.struck = 0
    clear(s.rolled)
    clear(s.shown)
    s.firstMate = seatInOrder(s, 1)
    io.push(INSPECT_BREACHES)
  },
}
