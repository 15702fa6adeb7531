import { intern, reason, type Offers, type Reason, type Seat } from '@flotilla/kernel'
import { discardUnseen } from './hands.ts'
import { isBareDie, notRerollable, reroll } from './cannon-rolls.ts'
import type { Ctx, SeenSinking, ReadCtx } from '../board/state.ts'
import { cannonRoll, fireDial, fireReroll, openWindow, type SeatStep } from './steps.ts'
import { cannonBit, isTreasure } from '../board/things.ts'

/** SK-6.58: each firing player makes a complete Fire action, in dial order, and then has a resolve window (SK-6.2). */
export function pushFires(ctx: Ctx, dials: readonly Seat[]): void {
  for (let i = dials.length - 1; i >= 0; i--) {
    ctx.push(openWindow('resolve', dials[i]))
    ctx.push(fireDial(dials[i]))
  }
}

export const fireSteps = {
  /** SK-6.50: the ready window comes before the roll, also with no cannon at all. */
  'fire.dial'(ctx: Ctx, { seat }: SeatStep): void {
    ctx.emit?.({ type: 'fires', seat })
    // SK-6.55: the ability of each cannon once in a round, or once for each who fires.
    if (ctx.state.options.shootTreasure === 'player') ctx.state.abilities = 0
    ctx.push(cannonRoll(seat))
    ctx.push(openWindow('ready', seat))
  },

  'fire.reroll': (ctx: Ctx, { seat, die }: ReturnType<typeof fireReroll>): void => reroll(ctx, seat, [die]),
}

export interface ShootChoice {
  readonly shoot: number
  readonly card: number
}
export const shoot: (cannon: number, card: number) => ShootChoice = intern((cannon, card) => ({ shoot: cannon, card }))

const abilityUsed = reason('SK-6.55', 'refuse.abilityUsed')
const notTreasure = reason('SK-6.54', 'refuse.notTreasure')

/** SK-6.54, SK-6.55, SK-6.57, SK-R31: why the ability of the cannon of die `i` cannot be used. */
function notShootable(ctx: ReadCtx, i: number): Reason | null {
  return notRerollable(ctx, i) ?? ((ctx.state.abilities & cannonBit(ctx.state.rolled[i])) === 0 ? null : abilityUsed)
}

/** Whether a Treasure could be shot after this roll: public facts only. */
export function canShoot(ctx: ReadCtx): boolean {
  const { rolled } = ctx.state
  for (let i = 0; i < rolled.length; i++) if (!isBareDie(rolled[i]) && notShootable(ctx, i) === null) return true
  return false
}

export function offerShots(ctx: ReadCtx, seat: Seat, to: Offers): void {
  const { rolled, hands, faces } = ctx.state
  const hand = hands[seat]
  for (let i = 0; i < rolled.length; i++) {
    if (isBareDie(rolled[i])) continue
    const unmet = notShootable(ctx, i)
    if (unmet !== null && to.refused === null) continue
    for (let k = 0; k < hand.length; k++) to.offer(shoot(rolled[i], hand[k]), unmet ?? (isTreasure(faces[hand[k]]) ? null : notTreasure))
  }
}

/** SK-6.56: the card is discarded first, then the die is rolled again, even if the cannon has just been busted. */
export function shootTreasure(ctx: Ctx, seat: Seat, { shoot: cannon, card }: ShootChoice): void {
  const s = ctx.state
  const die = dieOf(s, cannon)
  s.abilities |= cannonBit(cannon)
  ctx.emit?.({ type: 'shot', seat, die: die + 1 })
  ctx.push(fireReroll(seat, die + 1))
  discardUnseen(ctx, seat, card, true)
}

const dieOf = (s: SeenSinking, cannon: number): number => s.rolled.indexOf(cannon)
