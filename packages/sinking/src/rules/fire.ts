import { intern, type Offers, reason, type Reason, type Seat } from '@flotilla/kernel'
import { cannonRoll, damageBy, fireDial, fireReroll, openWindow, type SeatStep } from './steps.ts'
import { clear, type Ctx, type ReadCtx, type SeenSinking } from '../board/state.ts'
import { CANNON_TYPES, cannonBit, CANNONS, cannonType, isTreasure, SINGLE } from '../board/things.ts'
import { discardUnseen } from './hands.ts'

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

  'cannon.roll'(ctx: Ctx, { seat }: SeatStep): void {
    const { rolled, columns } = ctx.state
    clear(rolled)
    for (let i = 0; i < columns[CANNONS].length; i++) rolled.push(columns[CANNONS][i])
    if (rolled.length > 0) roll(ctx, seat)
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

// The dice of a roll: those of cannon cards, or dice without a card, which are stored as their type below zero.

const bareDie = (type: number): number => -1 - type

const typeOfDie = (die: number): number => (die < 0 ? -1 - die : cannonType(die))
export const isBareDie = (die: number): boolean => die < 0
const isHit = (ctx: ReadCtx, die: number, face: number): boolean => ctx.edition.dice.hits[CANNON_TYPES[typeOfDie(die)]].includes(face)
export const isBlank = (ctx: ReadCtx, i: number): boolean => !isHit(ctx, ctx.state.rolled[i], ctx.state.shown[i])

/** SK-13.22, SK-13.23, SK-R41: hits of Single-Shots do no damage while the Shark is submerged. */
const doesDamage = (ctx: ReadCtx, die: number): boolean => !ctx.state.submerged || typeOfDie(die) !== SINGLE

const notABlank = reason('SK-11.7', 'refuse.notABlank')
const cannonIsBusted = reason('SK-6.59', 'refuse.cannonIsBusted')

/** Why die `i` of the roll cannot be rolled again (SK-6.59, SK-11.7, SK-R33); dice without a card can (SK-R34). */
export function notRerollable(ctx: ReadCtx, i: number): Reason | null {
  const die = ctx.state.rolled[i]
  if (!isBlank(ctx, i)) return notABlank
  return isBareDie(die) || ctx.state.columns[CANNONS].includes(die) ? null : cannonIsBusted
}

/** SK-6.51: the dice of these cannons. Every hit is one damage (SK-6.52), before any re-roll (SK-R30); then comes the window (SK-6.53, SK-10.10). */
function roll(ctx: Ctx, seat: Seat): void {
  const s = ctx.state
  clear(s.shown)
  for (let i = 0; i < s.rolled.length; i++) s.shown.push(ctx.roll('cannon', 6))
  s.roller = seat
  ctx.emit?.({
    type: 'volley',
    seat,
    cannons: s.rolled.map((die) => CANNON_TYPES[typeOfDie(die)]),
    hits: s.rolled.map((_, i) => !isBlank(ctx, i)),
  })
  ctx.push(openWindow('cannon', seat))
  for (let i = s.rolled.length - 1; i >= 0; i--) if (!isBlank(ctx, i) && doesDamage(ctx, s.rolled[i])) ctx.push(damageBy(seat))
}

/** SK-12.6: dice without cards. */
export function rollBareDice(ctx: Ctx, seat: Seat, type: number, count: number): void {
  const { rolled } = ctx.state
  clear(rolled)
  for (let k = 0; k < count; k++) rolled.push(bareDie(type))
  roll(ctx, seat)
}

/** Dice (numbered from 1) are rolled again; a hit is one damage by who rolled it again (SK-13.2, SK-R37). */
export function reroll(ctx: Ctx, seat: Seat, dice: readonly number[]): void {
  const s = ctx.state
  for (let k = 0; k < dice.length; k++) {
    const i = dice[k] - 1
    s.shown[i] = ctx.roll('cannon', 6)
    const hit = !isBlank(ctx, i)
    ctx.emit?.({ type: 'rerolled', seat, cannon: CANNON_TYPES[typeOfDie(s.rolled[i])], hit })
    if (hit && doesDamage(ctx, s.rolled[i])) ctx.push(damageBy(seat))
  }
}
