import { reason, type Reason, type Seat } from '@flotilla/kernel'
import { endGame } from './end.ts'
import { REACTIONS } from './enemies.ts'
import { clear, enemyOf, type Io } from '../board/state.ts'
import { damageBy, openWindow, type SeatStep } from './steps.ts'
import { CANNONS, CANNON_TYPES, SINGLE, cannonType } from '../board/things.ts'

/** A cannon roll: the dice of cannon cards, or dice without a card, which are stored as their type below zero. */
const bareDie = (type: number): number => -1 - type
const typeOfDie = (die: number): number => (die < 0 ? -1 - die : cannonType(die))
export const isBareDie = (die: number): boolean => die < 0

const isHit = (io: Io, die: number, face: number): boolean => io.edition.dice.hits[CANNON_TYPES[typeOfDie(die)]].includes(face)
export const isBlank = (io: Io, i: number): boolean => !isHit(io, io.state.rolled[i], io.state.shown[i])

/** SK-13.22: hits of Single-Shots do no damage while the Shark is submerged. */
const doesDamage = (io: Io, die: number): boolean => !io.state.submerged || typeOfDie(die) !== SINGLE

const notABlank = reason('SK-11.7', 'refuse.notABlank')
const cannonIsBusted = reason('SK-6.59', 'refuse.cannonIsBusted')

/** Why die `i` of the roll cannot be rolled again (SK-6.59, SK-11.7). */
export function notRerollable(io: Io, i: number): Reason | null {
  const die = io.state.rolled[i]
  if (!isBlank(io, i)) return notABlank
  return isBareDie(die) || io.state.columns[CANNONS].includes(die) ? null : cannonIsBusted
}

/** SK-6.51: the dice of these cannons. Every hit is one damage (SK-6.52), then comes the window (SK-10.10). */
function roll(io: Io, seat: Seat): void {
  const s = io.state
  clear(s.shown)
  for (let i = 0; i < s.rolled.length; i++) s.shown.push(io.roll('cannon', 6))
  s.roller = seat
  io.emit?.({
    type: 'volley',
    seat,
    cannons: s.rolled.map((die) => CANNON_TYPES[typeOfDie(die)]),
    hits: s.rolled.map((_, i) => !isBlank(io, i)),
  })
  io.push(openWindow('cannon', seat))
  for (let i = s.rolled.length - 1; i >= 0; i--) if (!isBlank(io, i) && doesDamage(io, s.rolled[i])) io.push(damageBy(seat))
}

export function rollBareDice(io: Io, seat: Seat, type: number, count: number): void {
  const { rolled } = io.state
  clear(rolled)
  for (let k = 0; k < count; k++) rolled.push(bareDie(type))
  roll(io, seat)
}

/** Dice (numbered from 1) are rolled again; a hit is one damage by who rolled it again (SK-13.2). */
export function reroll(io: Io, seat: Seat, dice: readonly number[]): void {
  const s = io.state
  for (let k = 0; k < dice.length; k++) {
    const i = dice[k] - 1
    s.shown[i] = io.roll('cannon', 6)
    const hit = !isBlank(io, i)
    io.emit?.({ type: 'rerolled', seat, cannon: CANNON_TYPES[typeOfDie(s.rolled[i])], hit })
    if (hit && doesDamage(io, s.rolled[i])) io.push(damageBy(seat))
  }
}

export const volleySteps = {
  'cannon.roll'(io: Io, { seat }: SeatStep): void {
    const { rolled, columns } = io.state
    clear(rolled)
    for (let i = 0; i < columns[CANNONS].length; i++) rolled.push(columns[CANNONS][i])
    if (rolled.length > 0) roll(io, seat)
  },

  /** SK-13.1 */
  damage(io: Io, { seat }: SeatStep): void {
    const s = io.state
    s.damage++
    io.emit?.({ type: 'damage', seat, damage: s.damage })
    if (s.damage >= io.edition.limits.damage) return endGame(io, 'saved')
    if (enemyOf(io).marked.includes(s.damage)) REACTIONS[s.enemy]?.(io, seat)
  },
}
