import { mint, type Ask, type AskKind, type Offers, type Seat } from '@flotilla/kernel'
import { beginAction, unmetCopy } from './action.ts'
import { pose } from './asking.ts'
import { CARDS } from './cards.ts'
import { passChoice, type PassChoice } from './choices.ts'
import type { Edition } from '../edition/schema.ts'
import { canSteer, steer, steerChoice, type SteerChoice } from './look.ts'
import { notCopied, notYourTurn } from './reasons.ts'
import { isOpponent, type BottomState, type Io } from '../board/state.ts'
import type { SeatStep } from './steps.ts'

const flapperAsk: (seat: Seat) => Ask = mint((seat) => ({ kind: 'flapper.pick', seat }))
const copyCard = mint((copy: number) => ({ copy }))
type FlapperChoice = { readonly copy: number } | SteerChoice | PassChoice
const FLAPPER_AGAIN: (seat: Seat) => SeatStep = mint((seat) => ({ step: 'trigger.again', seat }))

export const triggerSteps = {
  /** TB-15.6; a sunk seat's trigger lapses. */
  'trigger.flapper'(io: Io, { seat }: SeatStep): void {
    if (io.state.ships[seat].sunk) return
    io.state.ships[seat].steered = false
    pose(io, flapperAsk(seat))
  },
  'trigger.again'(io: Io, { seat }: SeatStep): void {
    pose(io, flapperAsk(seat))
  },
}

export const flapperPick: AskKind<BottomState, Edition, Ask, FlapperChoice> = {
  rule: 'TB-15.6',
  offer(io: Io, { seat }: Ask, to: Offers): void {
    const s = io.state
    const before = to.count
    for (let other = 0; other < s.seats; other++) {
      if (!isOpponent(s, seat, other)) continue
      for (const card of s.ships[other].board) {
        const { action } = CARDS[s.faces[card] >> 6]
        if (action === undefined) continue
        const { copied } = action
        to.offer(
          copyCard(card),
          copied === undefined ? notCopied : copied === 'ownTurn' && seat !== s.active ? notYourTurn : unmetCopy(io, seat, card),
        )
      }
    }
    // The order of the deck matters only if there is something to copy.
    if (to.count > before && canSteer(io, seat)) to.offer(steerChoice)
    to.offer(passChoice)
  },
  answer(io: Io, { seat }: Ask, choice: FlapperChoice): void {
    if ('pass' in choice) return
    if ('copy' in choice) return beginAction(io, seat, choice.copy, 'copy')
    io.push(FLAPPER_AGAIN(seat))
    steer(io, seat)
  },
  fallback: () => passChoice,
}
