import { mint, type Ask, type AskKind, type Offers, type Reason, type Seat } from '@flotilla/kernel'
import { beginAction, unmetAction } from './action.ts'
import { ask } from './asking.ts'
import { costFactor, discount, hasPartner } from '../board/board.ts'
import { CARDS } from './cards.ts'
import type { SacrificeChoice } from './choices.ts'
import type { Edition } from '../edition/schema.ts'
import { jettison } from './jettison.ts'
import { canSteer, steer, steerChoice, type SteerChoice } from './look.ts'
import { announcePlay } from './play.ts'
import { hostAsk, mergeAsk } from './put.ts'
import { pose } from './asking.ts'
import { isBarred, noHost, noPartner, notLastShip, nothingToSteer, tooDearToPlay } from './reasons.ts'
import { offerSacrifices, sacrifice } from './sacrifice.ts'
import { offerPurchases, purchase, type Slot } from './shop.ts'
import { NONE, afloat, cardAt, valueAt, type BottomState, type Io } from '../board/state.ts'
import { ICEBERG_HIT, SETTLE, TURN_END, TURN_MAIN, TURN_NEXT, shipSink } from './steps.ts'
import { hasOpponent } from './targets.ts'

const mainAsk: (seat: Seat) => Ask = mint((seat) => ({ kind: 'main', seat }))
const play = mint((play: number) => ({ play }))
const actWith = mint((act: number) => ({ act }))
export const endChoice = mint(() => ({ end: true as const }))()
const abandon = mint(() => ({ abandon: true as const }))()
export type MainChoice =
  | SacrificeChoice
  | { readonly play: number }
  | { readonly act: number }
  | { readonly buy: Slot }
  | SteerChoice
  | typeof endChoice
  | typeof abandon

export const mainSteps = {
  /** TB-2.6; a ship that sank in its own turn has no more of it (TB-11.4). */
  'turn.main'(io: Io): void {
    const s = io.state
    s.dealing = 0
    if (s.ships[s.active].sunk) io.push(TURN_NEXT)
    else ask(io, mainAsk(s.active))
  },
}

/** Why a hand card cannot be played, its cost aside. */
function unmetPlay(io: Io, seat: Seat, card: number): Reason<BottomState, Edition> | null {
  const { faces, barred } = io.state
  const { merges, hosted } = CARDS[faces[card] >> 6]
  if (barred.length > 0 && barred.includes(faces[card])) return isBarred
  if (merges === true && !hasPartner(io, seat)) return noPartner
  return hosted === true && !hasOpponent(io, seat) ? noHost : null
}

export const main: AskKind<BottomState, Edition, Ask, MainChoice> = {
  rule: 'TB-2.6',
  /** Cards nobody else knows could always do something: whoever ends at once would tell that they do not. */
  own: ({ state }, { seat }) => state.ships[seat].hand.length > 0,

  offer(io: Io, { seat }: Ask, to: Offers): void {
    const s = io.state
    const { hand, board } = s.ships[seat]
    const factor = costFactor(io, seat)
    const off = discount(io, seat)
    for (let i = 0; i < board.length; i++) {
      const { tires } = io.edition.cards[s.faces[board[i]] >> 6]
      if (tires === 'action' || to.refused !== null) to.offer(actWith(board[i]), unmetAction(io, seat, board[i]))
    }
    for (let i = 0; i < hand.length; i++)
      to.offer(play(hand[i]), unmetPlay(io, seat, hand[i]) ?? (valueAt(io, hand[i]) * factor - off > s.points ? tooDearToPlay : null))
    offerPurchases(io, to)
    offerSacrifices(io, seat, to)
    if (canSteer(io, seat)) to.offer(steerChoice)
    else if (to.refused !== null) to.offer(steerChoice, nothingToSteer)
    to.offer(endChoice)
    to.offer(abandon, s.phase === 'sinking' && afloat(s) === 1 ? null : notLastShip)
  },

  answer(io: Io, { seat }: Ask, choice: MainChoice): void {
    if ('sacrifice' in choice) {
      io.push(TURN_MAIN)
      io.push(SETTLE)
      return sacrifice(io, seat, choice)
    }
    if ('end' in choice) return io.push(TURN_END)
    if ('buy' in choice) {
      const last = purchase(io, seat, choice.buy)
      return io.push(last ? ICEBERG_HIT : TURN_MAIN)
    }
    io.push(TURN_MAIN)
    if ('play' in choice) playCard(io, seat, choice.play)
    else if ('act' in choice) act(io, seat, choice.act)
    else if ('steer' in choice) steer(io, seat)
    else {
      io.emit?.({ type: 'abandoned', seat })
      io.push(shipSink(seat))
    }
  },

  fallback: () => endChoice,
}

/** TB-K6: what may go overboard freely just goes; nobody can answer that. */
function act(io: Io, seat: Seat, card: number): void {
  if (cardAt(io, card).sheds !== true) return beginAction(io, seat, card, 'action')
  io.push(SETTLE)
  jettison(io, seat, card, 'board', false)
}

/** TB-6.5: the partner or host is named before it is announced. */
function playCard(io: Io, seat: Seat, card: number): void {
  const { merges, hosted } = cardAt(io, card)
  io.reveal(card)
  if (merges === true) pose(io, mergeAsk(seat, card, 'play'))
  else if (hosted === true) pose(io, hostAsk(seat, card, 'play'))
  else announcePlay(io, seat, card, NONE, NONE)
}
