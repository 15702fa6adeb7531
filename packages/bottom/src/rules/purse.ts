import { mint, type Ask, type AskKind, type Offers, type Seat } from '@flotilla/kernel'
import { ask, pose } from './asking.ts'
import { costOf, costSum } from '../board/board.ts'
import { doneChoice, type DoneChoice, type SacrificeChoice } from './choices.ts'
import type { Edition } from '../edition/schema.ts'
import { put } from './put.ts'
import { noHost, notInBatch, tooDearToPlay } from './reasons.ts'
import { offerSacrifices, sacrifice } from './sacrifice.ts'
import { cardAt, topDeed, type BottomState, type Io } from '../board/state.ts'
import { purseLoop, type SeatStep } from './steps.ts'
import { hasOpponent } from './targets.ts'

// TB-14.11: what a Teacher's owner does once she stands.

/** In the own turn the purse is the normal points. */
const inPurse = (io: Io, seat: Seat): number => (seat === io.state.active ? io.state.points : io.state.purse)
function pay(io: Io, seat: Seat, points: number): void {
  if (seat === io.state.active) io.state.points -= points
  else io.state.purse -= points
}

const purseAsk: (seat: Seat) => Ask = mint((seat) => ({ kind: 'purse', seat }))
const takeCard = mint((take: number) => ({ take }))
type PurseChoice = SacrificeChoice | { readonly take: number } | DoneChoice

export const purseSteps = {
  'purse.loop'(io: Io, { seat }: SeatStep): void {
    // With cards in hand always asked: that they cannot be sacrificed is their player's secret.
    if (io.state.ships[seat].hand.length > 0) ask(io, purseAsk(seat))
    else pose(io, purseAsk(seat))
  },
}

function closePurse(io: Io, seat: Seat): void {
  const s = io.state
  if (seat === s.active) return
  const points = s.purse
  s.purse = 0
  if (points > 0) io.emit?.({ type: 'purseLost', seat, points })
}

export const purse: AskKind<BottomState, Edition, Ask, PurseChoice> = {
  rule: 'TB-14.11',
  offer(io: Io, { seat }: Ask, to: Offers): void {
    const s = io.state
    const batch = topDeed(io)
    const { water } = s.ships[batch.seat]
    const points = inPurse(io, seat)
    for (const card of batch.picks) {
      const hosted = cardAt(io, card)?.hosted === true
      to.offer(
        takeCard(card),
        !water.includes(card)
          ? notInBatch
          : hosted && !hasOpponent(io, seat)
            ? noHost
            : costOf(io, seat, card) > points
              ? tooDearToPlay
              : null,
      )
    }
    offerSacrifices(io, seat, to)
    to.offer(doneChoice)
  },
  answer(io: Io, { seat }: Ask, choice: PurseChoice): void {
    if ('done' in choice) return closePurse(io, seat)
    io.push(purseLoop(seat))
    if ('sacrifice' in choice) return sacrifice(io, seat, choice)
    const sum = costSum(io, seat, choice.take)
    pay(io, seat, sum.cost)
    io.emit?.({ type: 'taught', seat, card: choice.take, ...sum, left: inPurse(io, seat), from: topDeed(io).seat })
    put(io, seat, choice.take)
  },
  fallback: () => doneChoice,
}
