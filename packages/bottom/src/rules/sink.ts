import { mint, type Ask, type AskKind, type Offers, type Seat } from '@flotilla/kernel'
import { pose } from './asking.ts'
import { timesOf, worth } from '../board/board.ts'
import { CARDS } from './cards.ts'
import { cardChoice, type CardChoice } from './choices.ts'
import type { Edition } from '../edition/schema.ts'
import { put } from './put.ts'
import { cannotBeSaved } from './reasons.ts'
import { cardAt, numberOf, type BottomState, type Io } from '../board/state.ts'
import { shipRescue, shipSeal, type SeatStep } from './steps.ts'
import { byValue } from './targets.ts'

const isSavable = (io: Io, card: number): boolean => cardAt(io, card).hosted !== true

export const sinkSteps = {
  /** TB-11.2: the rescues are counted now; a Lifeboat rescued adds none. */
  'ship.sink'(io: Io, { seat }: SeatStep): void {
    const { board } = io.state.ships[seat]
    io.emit?.({ type: 'sinking', seat })
    io.push(shipSeal(seat))
    for (const card of board) {
      const kind = io.state.faces[card] >> 6
      if (CARDS[kind].rescues !== true) continue
      const saved = numberOf(io, kind, 'rescue') * timesOf(io, card)
      for (let k = 0; k < saved; k++) io.push(shipRescue(seat))
    }
  },

  'ship.rescue'(io: Io, { seat }: SeatStep): void {
    if (io.state.ships[seat].hand.some((card) => isSavable(io, card))) pose(io, rescueAsk(seat))
  },

  /** TB-11.2, 11.5: everything off the board leaves the game face down; the board is sealed. */
  'ship.seal'(io: Io, { seat }: SeatStep): void {
    const s = io.state
    const ship = s.ships[seat]
    for (const list of [ship.hand, ship.deck, ship.water]) while (list.length > 0) s.gone.push(list.shift() ?? 0)
    ship.sunk = true
    io.emit?.({ type: 'sunk', seat, score: worth(io, seat) })
  },
}

const rescueAsk: (seat: Seat) => Ask = mint((seat) => ({ kind: 'lifeboat.pick', seat }))

export const lifeboatPick: AskKind<BottomState, Edition, Ask, CardChoice> = {
  rule: 'TB-11.2',
  offer(io: Io, { seat }: Ask, to: Offers): void {
    for (const card of io.state.ships[seat].hand) to.offer(cardChoice(card), isSavable(io, card) ? null : cannotBeSaved)
  },
  answer(io: Io, { seat }: Ask, { card }: CardChoice): void {
    io.emit?.({ type: 'rescued', seat, card })
    put(io, seat, card)
  },
  fallback: (io: Io, { seat }: Ask) =>
    cardChoice(
      byValue(
        io,
        io.state.ships[seat].hand.filter((card) => isSavable(io, card)),
        'dearest',
      ),
    ),
}
