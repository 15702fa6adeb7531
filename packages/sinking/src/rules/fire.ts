import { mint, reason, type Offers, type Reason, type Seat } from '@flotilla/kernel'
import { discardUnseen } from './hands.ts'
import { isBareDie, notRerollable, reroll } from './volley.ts'
import type { Io, SeenSinking } from '../board/state.ts'
import { cannonRoll, fireDial, fireReroll, openWindow, type SeatStep } from './steps.ts'
import { cannonBit, isTreasure } from '../board/things.ts'

/** SK-6.58: each firing player makes a complete Fire action, in dial order. */
export function pushFires(io: Io, dials: readonly Seat[]): void {
  for (let i = dials.length - 1; i >= 0; i--) {
    io.push(openWindow('resolve', dials[i]))
    io.push(fireDial(dials[i]))
  }
}

export const fireSteps = {
  /** SK-6.50: the ready window comes before the roll, also with no cannon at all. */
  'fire.dial'(io: Io, { seat }: SeatStep): void {
    io.emit?.({ type: 'fires', seat })
    // SK-6.55: the ability of each cannon once in a round, or once for each who fires.
    if (io.state.options.shootTreasure === 'player') io.state.abilities = 0
    io.push(cannonRoll(seat))
    io.push(openWindow('ready', seat))
  },

  'fire.reroll': (io: Io, { seat, die }: ReturnType<typeof fireReroll>): void => reroll(io, seat, [die]),
}

export interface ShootChoice {
  readonly shoot: number
  readonly card: number
}
export const shoot: (cannon: number, card: number) => ShootChoice = mint((cannon, card) => ({ shoot: cannon, card }))

const abilityUsed = reason('SK-6.55', 'refuse.abilityUsed')
const notTreasure = reason('SK-6.54', 'refuse.notTreasure')

/** SK-6.54, SK-6.55: why the ability of the cannon of die `i` cannot be used. */
function notShootable(io: Io, i: number): Reason | null {
  return notRerollable(io, i) ?? ((io.state.abilities & cannonBit(io.state.rolled[i])) === 0 ? null : abilityUsed)
}

/** Whether a Treasure could be shot after this roll: public facts only. */
export function canShoot(io: Io): boolean {
  const { rolled } = io.state
  for (let i = 0; i < rolled.length; i++) if (!isBareDie(rolled[i]) && notShootable(io, i) === null) return true
  return false
}

export function offerShots(io: Io, seat: Seat, to: Offers): void {
  const { rolled, hands, faces } = io.state
  const hand = hands[seat]
  for (let i = 0; i < rolled.length; i++) {
    if (isBareDie(rolled[i])) continue
    const unmet = notShootable(io, i)
    if (unmet !== null && to.refused === null) continue
    for (let k = 0; k < hand.length; k++) to.offer(shoot(rolled[i], hand[k]), unmet ?? (isTreasure(faces[hand[k]]) ? null : notTreasure))
  }
}

/** SK-6.56: the card is discarded first, then the die is rolled again, even if the cannon has just been busted. */
export function shootTreasure(io: Io, seat: Seat, { shoot: cannon, card }: ShootChoice): void {
  const s = io.state
  const die = dieOf(s, cannon)
  s.abilities |= cannonBit(cannon)
  io.emit?.({ type: 'shot', seat, die: die + 1 })
  io.push(fireReroll(seat, die + 1))
  discardUnseen(io, seat, card, true)
}

const dieOf = (s: SeenSinking, cannon: number): number => s.rolled.indexOf(cannon)
