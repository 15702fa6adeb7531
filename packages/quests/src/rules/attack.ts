import { mint, reason, type Ask, type AskKind, type Offers, type Reason, type Seat } from '@flotilla/kernel'
import { cardId, designAt, equippedCount, unusedGear, useGear } from '../board/cards.ts'
import { ability, canUseNation, spendOnNation, uniqueUnused, useUnique } from './champions.ts'
import { isSafe } from '../board/chart.ts'
import type { Edition } from '../edition/schema.ts'
import { GOODS, type Good } from '../board/goods.ts'
import { hexDistance } from '../board/hexes.ts'
import { hitDeed } from './quests.ts'
import { hurt } from './sinking.ts'
import {
  GOOD_KINDS,
  LOOT,
  MARAUDERS,
  USED_ATTACK,
  cellOf,
  chart,
  isEnemy,
  isMarauder,
  isSinking,
  placeOf,
  shipAt,
  shipCount,
  shipName,
  shipNamed,
  type Io,
  type QuestsState,
} from '../board/state.ts'
import { SINK, attackBulwark, attackDamage, attackLuck, attackReload, attackSteal, ramRecoil, type Seated, type Strike } from './steps.ts'
import { gainCoins, gainProsperity, spendAmmo } from './supplies.ts'
import { openWindow, passOn } from './windows.ts'
import { freeSlots } from './gear.ts'
import { damageNow } from './damage.ts'

export const attackChoice = mint((target: string) => ({ do: 'attack' as const, target }))
export const ramChoice = mint((target: string) => ({ do: 'ram' as const, target }))
export const grapnelChoice = mint((target: string) => ({ do: 'grapnel' as const, target }))
type TargetChoice = { readonly target: string }

const noActions = reason('QC-2.4', 'refuse.noActions')
const friend = reason('QC-7.2', 'refuse.friend')
const notHere = reason('QC-7.1', 'refuse.notHere')
const safeHarbour = reason('QC-7.9', 'refuse.safeHarbour')
const noCannon = reason('QC-7.1', 'refuse.noCannon')
const noAmmo = reason('QC-7.1', 'refuse.noAmmo')
const shotUsed = reason('QC-13.5', 'refuse.onceATurn')
const noRam = reason('QC-12.19', 'refuse.gearUsed')
const notAdjacent = reason('QC-12.17', 'refuse.notAdjacent')

/** Why this ship cannot be reached at a distance; the same space is distance 0. */
function unmetTarget(io: Io, seat: Seat, ship: number, far: number, elsewhere: Reason): Reason | null {
  const s = io.state
  const at = cellOf(s, ship)
  if (at === -1 || isSinking(s, ship)) return elsewhere
  if (!isEnemy(s, seat, ship)) return friend
  if (hexDistance(s.ships[seat].cell, at) !== far) return elsewhere
  return isSafe(chart(s), s.ships[seat].cell) || isSafe(chart(s), at) ? safeHarbour : null
}

/** QC-7.1; Resonant Shot reaches an adjacent space once a turn (QC-13.9). */
function unmetAttack(io: Io, seat: Seat, ship: number): Reason | null {
  const s = io.state
  const { readyCannons, ammo } = s.ships[seat]
  let unmet = unmetTarget(io, seat, ship, 0, notHere)
  if (unmet === notHere && ability(io, seat).range === 1) {
    unmet = unmetTarget(io, seat, ship, 1, notHere)
    if (unmet === null && !uniqueUnused(io, seat)) unmet = shotUsed
  }
  return unmet ?? (s.actions === 0 ? noActions : readyCannons === 0 ? noCannon : ammo === 0 ? noAmmo : null)
}

export function offerAttack(io: Io, seat: Seat, to: Offers): void {
  const s = io.state
  const rams = equippedCount(io, seat, 'ram') > 0
  const grapnels = equippedCount(io, seat, 'grapnel') > 0
  const ramReady = unusedGear(io, seat, 'ram') !== -1
  const grapnelReady = unusedGear(io, seat, 'grapnel') !== -1
  for (let k = 0; k < shipCount(s); k++) {
    const ship = shipAt(s, k)
    if (ship === seat) continue
    if (to.refused === null && hexDistance(s.ships[seat].cell, Math.max(0, cellOf(s, ship))) > 1) continue
    const name = shipName(ship)
    to.offer(attackChoice(name), unmetAttack(io, seat, ship))
    const spent = s.actions === 0 ? noActions : null
    if (rams) to.offer(ramChoice(name), unmetTarget(io, seat, ship, 0, notHere) ?? (ramReady ? spent : noRam))
    if (grapnels) to.offer(grapnelChoice(name), unmetTarget(io, seat, ship, 1, notAdjacent) ?? (grapnelReady ? spent : noRam))
  }
}

export const attackDeeds = {
  attack(io: Io, seat: Seat, { target }: TargetChoice): void {
    const s = io.state
    const { readyCannons, ammo } = s.ships[seat]
    s.actions--
    if (Math.min(readyCannons, ammo) > 1 || (ammo > 1 && unusedSwivels(io, seat) > 0)) io.ask(gunsAsk(seat, shipNamed(target)))
    else fireAt(io, seat, shipNamed(target), fire(1, 0))
  },

  /** QC-12.16: the target's damage first, then the die. */
  ram(io: Io, seat: Seat, { target }: TargetChoice): void {
    const s = io.state
    const ship = shipNamed(target)
    s.actions--
    useGear(io, seat, unusedGear(io, seat, 'ram'))
    io.emit?.({ type: 'rammed', seat, target: ship })
    hurt(io, ship, 1, seat)
    s.dice = [io.roll('traveler', 6)]
    io.emit?.({ type: 'ramDie', seat, die: s.dice[0], cell: s.ships[seat].cell })
    io.next(ramRecoil(seat, ship), SINK)
    if (mayUseLuck(io, seat)) io.ask(luckAsk(seat))
  },

  /** QC-12.17 */
  grapnel(io: Io, seat: Seat, { target }: TargetChoice): void {
    const s = io.state
    const ship = shipNamed(target)
    s.actions--
    useGear(io, seat, unusedGear(io, seat, 'grapnel'))
    const { cell } = s.ships[seat]
    if (isMarauder(ship)) s.marauders[ship - MARAUDERS].cell = cell
    else s.ships[ship].cell = cell
    io.emit?.({ type: 'displaced', ship, cell, place: placeOf(s, cell), by: seat })
  },
}

// --- guns ---------------------------------------------------------------------------------------------------

export interface GunsAsk extends Ask {
  readonly kind: 'guns'
  readonly target: number
}
const gunsAsk: (seat: Seat, target: number) => GunsAsk = mint((seat, target) => ({ kind: 'guns', seat, target }))
export const fire = mint((cannons: number, swivel: number) => (swivel === 0 ? { cannons } : { cannons, swivel }))
export type FireChoice = { readonly cannons: number; readonly swivel?: number }

const ammoShort = reason('QC-7.3', 'refuse.ammoShort')

function unusedSwivels(io: Io, seat: Seat): number {
  const { equipped, usedGear } = io.state.ships[seat]
  let count = 0
  for (let slot = 0; slot < equipped.length; slot++)
    if ((usedGear & (1 << slot)) === 0 && designAt(io, equipped[slot]) === 'swivel') count++
  return count
}

export const guns: AskKind<QuestsState, Edition, GunsAsk, FireChoice> = {
  rule: 'QC-7.3',

  offer(io: Io, { seat }: GunsAsk, to: Offers): void {
    const { readyCannons, ammo } = io.state.ships[seat]
    const swivels = unusedSwivels(io, seat)
    for (let cannons = readyCannons; cannons >= 1; cannons--)
      for (let swivel = 0; swivel <= swivels; swivel++) to.offer(fire(cannons, swivel), cannons + swivel > ammo ? ammoShort : null)
  },

  answer: (io: Io, { seat, target }: GunsAsk, choice: FireChoice): void => fireAt(io, seat, target, choice),

  fallback(io: Io, { seat }: GunsAsk): FireChoice {
    const { readyCannons, ammo } = io.state.ships[seat]
    return fire(Math.min(readyCannons, ammo), 0)
  },
}

function fireAt(io: Io, seat: Seat, target: number, { cannons, swivel = 0 }: FireChoice): void {
  const s = io.state
  const ship = s.ships[seat]
  if (cellOf(s, target) !== ship.cell) useUnique(io, seat)
  for (let k = 0; k < swivel; k++) useGear(io, seat, unusedGear(io, seat, 'swivel'))
  ship.readyCannons -= cannons
  s.spent = cannons
  spendAmmo(io, seat, cannons + swivel)
  rollAttack(io, seat, target, cannons + swivel)
}

/** The dice of an Attack, of a player or a Marauder; then attacker's Luck, defender's Bulwarks, damage (QC-7.4). */
export function rollAttack(io: Io, by: number, target: number, dice: number): void {
  const s = io.state
  s.dice = []
  for (let k = 0; k < dice; k++) s.dice.push(io.roll('ammo', 6))
  s.shields = 0
  io.emit?.({ type: 'fired', ship: by, target, dice: s.dice.slice(), from: cellOf(s, by), cell: cellOf(s, target) })
  io.next(attackLuck(by, target), attackBulwark(by, target), attackDamage(by, target))
}

export const attackSteps = {
  'attack.luck'(io: Io, { by }: Strike): void {
    if (!isMarauder(by) && mayUseLuck(io, by)) io.ask(luckAsk(by))
  },

  /** QC-12.12 */
  'attack.bulwark'(io: Io, { by, target }: Strike): void {
    if (!isMarauder(target) && damageNow(io, target) > 0) openWindow(io, 'attack', target, by)
  },

  /** QC-7.6, QC-7.7 */
  'attack.damage'(io: Io, { by, target }: Strike): void {
    const marked = hurt(io, target, damageNow(io, target), by)
    if (isMarauder(by)) return io.push(SINK)
    io.next(SINK, attackReload(by))
    if (marked === 0) {
      io.emit?.({ type: 'missed', ship: by, target, cell: cellOf(io.state, target) })
      return
    }
    if (ability(io, by).steals && uniqueUnused(io, by)) io.push(attackSteal(by, target))
    gainProsperity(io, by, io.edition.combat.hit, 'hits')
    hitDeed(io, by, marked)
  },

  /** QC-13.11: before the target sinks. */
  'attack.steal'(io: Io, { by, target }: Strike): void {
    if (isMarauder(target)) {
      useUnique(io, by)
      gainCoins(io, by, 1)
    } else if (anythingToSteal(io, by, target)) io.ask(stealAsk(by, target))
  },

  /** QC-13.7: Quick Reload, after the first Attack of a turn. */
  'attack.reload'(io: Io, { seat }: Seated): void {
    const s = io.state
    const ship = s.ships[seat]
    if ((ship.used & USED_ATTACK) !== 0) return
    ship.used |= USED_ATTACK
    const ready = Math.min(ability(io, seat).reloads ?? 0, s.spent)
    if (ready === 0) return
    ship.readyCannons += ready
    io.emit?.({ type: 'reloaded', seat, ready })
  },

  /** QC-12.16: on 1 or 2 the ram hurts its owner too. */
  'ram.recoil'(io: Io, { by }: Strike): void {
    if (io.state.dice[0] <= 2) hurt(io, by, 1, by)
  },
}

// --- Dwunny Luck on dice of an Attack or a Ram --------------------------------------------------------------

const luckAsk: (seat: Seat) => Ask = mint((seat) => ({ kind: 'luck', seat }))
export const luckChoice = mint((die: number, card: string) => ({ die, discard: card }))
export type LuckChoice = ReturnType<typeof luckChoice> | typeof passOn

function mayUseLuck(io: Io, seat: Seat): boolean {
  if (!canUseNation(io, seat, 'dwunny')) return false
  const { dice } = io.state
  for (let i = 0; i < dice.length; i++) if (dice[i] < 6) return true
  return false
}

export const luck: AskKind<QuestsState, Edition, Ask, LuckChoice> = {
  rule: 'QC-13.2',

  offer(io: Io, { seat }: Ask, to: Offers): void {
    const { dice, ships } = io.state
    const { loot } = ships[seat]
    for (let die = 0; die < dice.length; die++)
      if (dice[die] < 6) for (let i = 0; i < loot.length; i++) to.offer(luckChoice(die, cardId(io, LOOT, loot[i])))
    to.offer(passOn)
  },

  answer(io: Io, { seat }: Ask, choice: LuckChoice): void {
    if ('pass' in choice) return
    spendOnNation(io, seat, choice.discard)
    io.state.dice[choice.die] = 6
    io.emit?.({ type: 'luck', seat, die: choice.die })
  },

  fallback: () => passOn,
}

// --- Lotus Thief --------------------------------------------------------------------------------------------

export interface StealAsk extends Ask {
  readonly kind: 'steal'
  readonly target: number
}
const stealAsk: (seat: Seat, target: number) => StealAsk = mint((seat, target) => ({ kind: 'steal', seat, target }))
export const stealThing = mint((take: 'coin' | Good) => ({ take }))
export type StealChoice = ReturnType<typeof stealThing> | typeof passOn
const noSlot = reason('QC-13.11', 'refuse.noFreeSlot')
const nothingThere = reason('QC-13.11', 'refuse.nothingThere')

function anythingToSteal(io: Io, by: Seat, target: Seat): boolean {
  const { coins, cargo } = io.state.ships[target]
  if (coins > 0) return true
  if (freeSlots(io, by) === 0) return false
  for (let good = 0; good < GOOD_KINDS; good++) if (cargo[good] > 0) return true
  return false
}

export const steal: AskKind<QuestsState, Edition, StealAsk, StealChoice> = {
  rule: 'QC-13.11',

  offer(io: Io, { seat, target }: StealAsk, to: Offers): void {
    const { coins, cargo } = io.state.ships[target]
    const room = freeSlots(io, seat) > 0
    to.offer(stealThing('coin'), coins > 0 ? null : nothingThere)
    for (let good = 0; good < GOOD_KINDS; good++) to.offer(stealThing(GOODS[good]), cargo[good] === 0 ? nothingThere : room ? null : noSlot)
    to.offer(passOn)
  },

  answer(io: Io, { seat, target }: StealAsk, choice: StealChoice): void {
    if ('pass' in choice) return
    const s = io.state
    useUnique(io, seat)
    if (choice.take === 'coin') {
      s.ships[target].coins--
      gainCoins(io, seat, 1)
    } else {
      const good = GOODS.indexOf(choice.take)
      s.ships[target].cargo[good]--
      s.ships[seat].cargo[good]++
      io.emit?.({ type: 'goods', seat, good: choice.take, gained: 1 })
    }
    io.emit?.({ type: 'stole', seat, target, what: choice.take })
  },

  fallback(io: Io, { target }: StealAsk): StealChoice {
    const { coins, cargo } = io.state.ships[target]
    return stealThing(coins > 0 ? 'coin' : GOODS[cargo.findIndex((held) => held > 0)])
  },
}
