import { reason, type Reason, type Seat } from '@flotilla/kernel'
import { endGame } from './end.ts'
import { REACTIONS } from './enemies.ts'
import { clear, enemyOf, type Ctx, type ReadCtx } from '../board/state.ts'
import { damageBy, openWindow, type SeatStep } from './steps.ts'
import { CANNONS, CANNON_TYPES, SINGLE, cannonType } from '../board/things.ts'

/** A cannon roll: the dice of cannon cards, or dice without a card, which are stored as their type below zero. */
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

export const volleySteps = {
  'cannon.roll'(ctx: Ctx, { seat }: SeatStep): void {
    const { rolled, columns } = ctx.state
    clear(rolled)
    for (let i = 0; i < columns[CANNONS].length; i++) rolled.push(columns[CANNONS][i])
    if (rolled.length > 0) roll(ctx, seat)
  },

  /** SK-13.1; at the last damage the game ends before any reaction (SK-13.46, SK-6.3). */
  damage(ctx: Ctx, { seat }: SeatStep): void {
    const s = ctx.state
    s.damage++
    ctx.emit?.({ type: 'damage', seat, damage: s.damage })
    if (s.damage >= ctx.edition.limits.damage) return endGame(ctx, 'saved')
    if (enemyOf(ctx).marked.includes(s.damage)) REACTIONS[s.enemy]?.(ctx, seat)
  },
}
