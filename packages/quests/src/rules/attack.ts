import { type Ask, type AskKind, intern, type Offers, reason, type Reason, type Seat } from '@flotilla/kernel'
import {
  cellOf,
  chart,
  type Ctx,
  isEnemy,
  isMarauder,
  isSinking,
  MARAUDERS,
  placeOf,
  type QuestsState,
  type ReadCtx,
  shipAt,
  shipCount,
  shipName,
  shipNamed,
  usedToo,
} from '../board/state.ts'
import { isSafe } from '../board/chart.ts'
import { hexDistance } from '../board/hexes.ts'
import { ability, uniqueUnused, useUnique } from './champions/abilities.ts'
import { equippedCount, unusedCount, unusedGear, useGear } from '../board/cards.ts'
import { attackBulwark, attackDamage, attackLuck, attackReload, attackSteal, ramRecoil, type Seated, SINK, type Strike } from './steps.ts'
import { hurt } from './damage-and-sinking.ts'
import { luckAsk, mayUseLuck } from './champions/dwunny-luck.ts'
import type { Edition } from '../edition/schema.ts'
import { spendAmmo } from './supplies.ts'
import { hitDeed } from './quests.ts'
import { gainProsperity } from './prosperity.ts'
import { openWindow } from './loot/reactions.ts'
import { damageNow } from './damage-of-dice.ts'

export const attackChoice = intern((target: string) => ({ do: 'attack' as const, target }))
export const ramChoice = intern((target: string) => ({ do: 'ram' as const, target }))
export const grapnelChoice = intern((target: string) => ({ do: 'grapnel' as const, target }))
type TargetChoice = { readonly target: string }
const noActions = reason('QC-2.4', 'refuse.noActions')
const friend = reason('QC-7.2', 'refuse.friend')
const notHere = reason('QC-7.1', 'refuse.notHere')

// QC-R13, QC-R46: against Attack, Ram and Grapnel alike, and nobody fires out of it.
const safeHarbour = reason('QC-7.9', 'refuse.safeHarbour')

const noCannon = reason('QC-7.1', 'refuse.noCannon')
const noAmmo = reason('QC-7.1', 'refuse.noAmmo')
const shotUsed = reason('QC-13.5', 'refuse.onceATurn')
const noRam = reason('QC-12.19', 'refuse.gearUsed')
const notAdjacent = reason('QC-12.17', 'refuse.notAdjacent')

/** Why this ship cannot be reached at a distance; the same space is distance 0. */
function unmetTarget(ctx: ReadCtx, seat: Seat, ship: number, far: number, elsewhere: Reason): Reason | null {
  const s = ctx.state
  const at = cellOf(s, ship)
  if (at === -1 || isSinking(s, ship)) return elsewhere
  if (!isEnemy(s, seat, ship)) return friend
  if (hexDistance(s.ships[seat].cell, at) !== far) return elsewhere
  return isSafe(chart(s), s.ships[seat].cell) || isSafe(chart(s), at) ? safeHarbour : null
}

/** QC-7.1, QC-7.8, QC-16.17: any enemy ship there, as often as cannons are ready; Resonant Shot reaches an adjacent space once a turn (QC-13.9). */
function unmetAttack(ctx: ReadCtx, seat: Seat, ship: number): Reason | null {
  const s = ctx.state
  const { readyCannons, ammo } = s.ships[seat]
  let unmet = unmetTarget(ctx, seat, ship, 0, notHere)
  if (unmet === notHere && ability(ctx, seat).range === 1) {
    unmet = unmetTarget(ctx, seat, ship, 1, notHere)
    if (unmet === null && !uniqueUnused(ctx, seat)) unmet = shotUsed
  }
  return unmet ?? (s.actions === 0 ? noActions : readyCannons === 0 ? noCannon : ammo === 0 ? noAmmo : null)
}

export function offerAttack(ctx: ReadCtx, seat: Seat, to: Offers): void {
  const s = ctx.state
  const rams = equippedCount(ctx, seat, 'ram') > 0
  const grapnels = equippedCount(ctx, seat, 'grapnel') > 0
  const ramReady = unusedGear(ctx, seat, 'ram') !== -1
  const grapnelReady = unusedGear(ctx, seat, 'grapnel') !== -1
  for (let k = 0; k < shipCount(s); k++) {
    const ship = shipAt(s, k)
    if (ship === seat) continue
    if (to.refused === null && hexDistance(s.ships[seat].cell, Math.max(0, cellOf(s, ship))) > 1) continue
    const name = shipName(ship)
    to.offer(attackChoice(name), unmetAttack(ctx, seat, ship))
    const spent = s.actions === 0 ? noActions : null
    if (rams) to.offer(ramChoice(name), unmetTarget(ctx, seat, ship, 0, notHere) ?? (ramReady ? spent : noRam))
    if (grapnels) to.offer(grapnelChoice(name), unmetTarget(ctx, seat, ship, 1, notAdjacent) ?? (grapnelReady ? spent : noRam))
  }
}

export const attackDeeds = {
  attack(ctx: Ctx, seat: Seat, { target }: TargetChoice): void {
    const s = ctx.state
    const { readyCannons, ammo } = s.ships[seat]
    s.actions--
    if (Math.min(readyCannons, ammo) > 1 || (ammo > 1 && unusedCount(ctx, seat, 'swivel') > 0)) ctx.ask(gunsAsk(seat, shipNamed(target)))
    else fireAt(ctx, seat, shipNamed(target), fire(1, 0))
  },

  /** QC-12.16: the target's damage first, then the die. */
  ram(ctx: Ctx, seat: Seat, { target }: TargetChoice): void {
    const s = ctx.state
    const ship = shipNamed(target)
    s.actions--
    useGear(ctx, seat, unusedGear(ctx, seat, 'ram'))
    ctx.emit?.({ type: 'rammed', seat, target: ship })
    hurt(ctx, ship, 1, seat)
    s.dice = [ctx.roll('traveler', 6)]
    ctx.emit?.({ type: 'ramDie', seat, die: s.dice[0], cell: s.ships[seat].cell })
    ctx.next(ramRecoil(seat, ship), SINK)
    if (mayUseLuck(ctx, seat)) ctx.ask(luckAsk(seat))
  },

  /** QC-12.17, QC-3.22, QC-R36, QC-16.16: no cost, no roll, no reactions, no Attack by a Marauder that is pulled. */
  grapnel(ctx: Ctx, seat: Seat, { target }: TargetChoice): void {
    const s = ctx.state
    const ship = shipNamed(target)
    s.actions--
    useGear(ctx, seat, unusedGear(ctx, seat, 'grapnel'))
    const { cell } = s.ships[seat]
    if (isMarauder(ship)) s.marauders[ship - MARAUDERS].cell = cell
    else s.ships[ship].cell = cell
    ctx.emit?.({ type: 'displaced', ship, cell, place: placeOf(s, cell), by: seat })
  },
}

// --- guns ---------------------------------------------------------------------------------------------------

export interface GunsAsk extends Ask {
  readonly kind: 'guns'
  readonly target: number
}

const gunsAsk: (seat: Seat, target: number) => GunsAsk = intern((seat, target) => ({ kind: 'guns', seat, target }))
export const fire = intern((cannons: number, swivel: number) => (swivel === 0 ? { cannons } : { cannons, swivel }))
export type FireChoice = { readonly cannons: number; readonly swivel?: number }
const ammoShort = reason('QC-7.3', 'refuse.ammoShort')

export const guns: AskKind<QuestsState, Edition, GunsAsk, FireChoice> = {
  rule: 'QC-7.3',

  offer(ctx: ReadCtx, { seat }: GunsAsk, to: Offers): void {
    const { readyCannons, ammo } = ctx.state.ships[seat]
    const swivels = unusedCount(ctx, seat, 'swivel')
    for (let cannons = readyCannons; cannons >= 1; cannons--)
      for (let swivel = 0; swivel <= swivels; swivel++) to.offer(fire(cannons, swivel), cannons + swivel > ammo ? ammoShort : null)
  },

  answer: (ctx: Ctx, { seat, target }: GunsAsk, choice: FireChoice): void => fireAt(ctx, seat, target, choice),

  fallback(ctx: ReadCtx, { seat }: GunsAsk): FireChoice {
    const { readyCannons, ammo } = ctx.state.ships[seat]
    return fire(Math.min(readyCannons, ammo), 0)
  },
}

function fireAt(ctx: Ctx, seat: Seat, target: number, { cannons, swivel = 0 }: FireChoice): void {
  const s = ctx.state
  const ship = s.ships[seat]
  if (cellOf(s, target) !== ship.cell) useUnique(ctx, seat)
  for (let k = 0; k < swivel; k++) useGear(ctx, seat, unusedGear(ctx, seat, 'swivel'))
  ship.readyCannons -= cannons
  s.spent = cannons
  spendAmmo(ctx, seat, cannons + swivel)
  rollAttack(ctx, seat, target, cannons + swivel)
}

/** The dice of an Attack, of a player or a Marauder; then attacker's Luck, defender's Bulwarks, damage (QC-7.4, QC-R34). */
export function rollAttack(ctx: Ctx, by: number, target: number, dice: number): void {
  const s = ctx.state
  s.dice = []
  for (let k = 0; k < dice; k++) s.dice.push(ctx.roll('ammo', 6))
  s.shields = 0
  ctx.emit?.({ type: 'fired', ship: by, target, dice: s.dice.slice(), from: cellOf(s, by), cell: cellOf(s, target) })
  ctx.next(attackLuck(by, target), attackBulwark(by, target), attackDamage(by, target))
}

export const attackSteps = {
  'attack.luck'(ctx: Ctx, { by }: Strike): void {
    if (!isMarauder(by) && mayUseLuck(ctx, by)) ctx.ask(luckAsk(by))
  },

  /** QC-12.12 */
  'attack.bulwark'(ctx: Ctx, { by, target }: Strike): void {
    if (!isMarauder(target) && damageNow(ctx, target) > 0) openWindow(ctx, 'attack', target, by)
  },

  /** QC-7.6, QC-7.7, QC-R12: a Marauder's damage is worth as much. */
  'attack.damage'(ctx: Ctx, { by, target }: Strike): void {
    const marked = hurt(ctx, target, damageNow(ctx, target), by)
    if (isMarauder(by)) return ctx.push(SINK)
    ctx.next(SINK, attackReload(by))
    if (marked === 0) {
      ctx.emit?.({ type: 'missed', ship: by, target, cell: cellOf(ctx.state, target) })
      return
    }
    if (ability(ctx, by).steals && uniqueUnused(ctx, by)) ctx.push(attackSteal(by, target))
    gainProsperity(ctx, by, ctx.edition.combat.hit, 'hits')
    hitDeed(ctx, by, marked)
  },

  /** QC-13.7: Quick Reload, after the first Attack of a turn. */
  'attack.reload'(ctx: Ctx, { seat }: Seated): void {
    const s = ctx.state
    const ship = s.ships[seat]
    if (ship.used.attack) return
    ship.used = usedToo(ship.used, { attack: true })
    const ready = Math.min(ability(ctx, seat).reloads ?? 0, s.spent)
    if (ready === 0) return
    ship.readyCannons += ready
    ctx.emit?.({ type: 'reloaded', seat, ready })
  },

  /** QC-12.16: on 1 or 2 the ram hurts its owner too. */
  'ram.recoil'(ctx: Ctx, { by }: Strike): void {
    if (ctx.state.dice[0] <= 2) hurt(ctx, by, 1, by)
  },
}
