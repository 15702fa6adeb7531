import { intern, reason, seatBit, type Offers, type Seat } from '@flotilla/kernel'
import { addCannon, hasUpgradable, notUpgradable, supplyOf, upgrade } from './cannons.ts'
import { notRerollable, reroll } from './fire.ts'
import { remove, type Ctx, type SeenSinking, type ReadCtx } from '../board/state.ts'
import type { WindowAt } from './steps.ts'
import { BREACHES, CANNONS, CANNON_UPGRADE, CHEST_KINDS, EXTRA_SINGLE, REROLL_1, REROLL_2, SINGLE, isCannon } from '../board/things.ts'

export interface ChestChoice {
  readonly chest: number
  readonly cannon?: number
  /** Dice of the roll, numbered from 1. */
  readonly dice?: readonly number[]
}
export interface ShowChoice {
  readonly show: number
}
export const useChest: (chest: number) => ChestChoice = intern((chest) => ({ chest }))
export const useChestOn: (chest: number, cannon: number) => ChestChoice = intern((chest, cannon) => ({ chest, cannon }))
export const rerollOne: (chest: number, die: number) => ChestChoice = intern((chest, die) => ({ chest, dice: [die] }))
export const rerollTwo: (chest: number, die: number, other: number) => ChestChoice = intern((chest, die, other) => ({
  chest,
  dice: [die, other],
}))
export const show: (chest: number) => ShowChoice = intern((chest) => ({ show: chest }))

/** SK-11.1: seen by its taker alone; that it was taken is public. */
export function takeChest(ctx: Ctx, seat: Seat, chest: number): void {
  const s = ctx.state
  remove(s.columns[BREACHES], chest)
  s.chests[seat].push(chest)
  ctx.show(chest, seatBit(seat))
  ctx.emit?.({ type: 'tookChest', seat, card: chest })
}

/** SK-11.10 */
export function showChest(ctx: Ctx, seat: Seat, chest: number): void {
  ctx.reveal(chest)
  ctx.emit?.({ type: 'showedChest', seat, card: chest })
}

const notNow = reason('SK-11.4', 'refuse.chestNotNow')
const afterARoll = reason('SK-11.7', 'refuse.afterARoll')
const noSingle = reason('SK-11.6', 'refuse.noSingle')
const nothingToUpgrade = reason('SK-11.5', 'refuse.nothingToUpgrade')
const noBlank = reason('SK-11.7', 'refuse.noBlank')
const neverPlayed = reason('SK-11.8', 'refuse.chestNeverPlayed')

/** Where a chest may be played: the windows, and `discuss` (SK-11.4, SK-R35). */
export type ChestMoment = WindowAt | 'discuss'

/** Every play of one token, as SK-11.5, SK-11.6, SK-11.7 and SK-11.8 allow it at this moment. */
export function offerChest(ctx: ReadCtx, at: ChestMoment, chest: number, to: Offers): void {
  const s = ctx.state
  switch (s.faces[chest]) {
    case CANNON_UPGRADE:
      return offerUpgrades(s, at, chest, to)
    case EXTRA_SINGLE:
      return to.offer(useChest(chest), at === 'cannon' ? notNow : supplyOf(s, SINGLE) === -1 ? noSingle : null)
    case REROLL_1:
      return offerRerolls(ctx, at, chest, 1, to)
    case REROLL_2:
      return offerRerolls(ctx, at, chest, 2, to)
    default:
      return to.offer(useChest(chest), neverPlayed)
  }
}

function offerUpgrades(s: SeenSinking, at: ChestMoment, chest: number, to: Offers): void {
  const unmet = at === 'cannon' ? notNow : null
  let any = false
  for (let column = BREACHES; column <= CANNONS; column++)
    for (let i = 0; i < s.columns[column].length; i++) {
      const cannon = s.columns[column][i]
      if (!isCannon(cannon)) continue
      any = true
      to.offer(useChestOn(chest, cannon), unmet ?? notUpgradable(s, cannon))
    }
  if (!any) to.offer(useChest(chest), unmet ?? nothingToUpgrade)
}

function offerRerolls(ctx: ReadCtx, at: ChestMoment, chest: number, most: 1 | 2, to: Offers): void {
  const { rolled } = ctx.state
  if (at !== 'cannon') return to.offer(useChest(chest), afterARoll)
  let any = false
  for (let i = 0; i < rolled.length; i++) {
    const unmet = notRerollable(ctx, i)
    if (unmet === null) any = true
    to.offer(rerollOne(chest, i + 1), unmet)
    if (most === 2) for (let j = i + 1; j < rolled.length; j++) to.offer(rerollTwo(chest, i + 1, j + 1), unmet ?? notRerollable(ctx, j))
  }
  if (!any) to.offer(useChest(chest), noBlank)
}

/** Whether some kind of token could be played now by public facts (SK-10.12). */
export function isChestMoment(ctx: ReadCtx, at: ChestMoment): boolean {
  const s = ctx.state
  if (at !== 'cannon') return supplyOf(s, SINGLE) !== -1 || hasUpgradable(s, CANNONS) || hasUpgradable(s, BREACHES)
  for (let i = 0; i < s.rolled.length; i++) if (notRerollable(ctx, i) === null) return true
  return false
}

/** SK-11.2: shown, used, and out of the game; no condition is used up (SK-11.3). Nothing else takes a token away (SK-11.9). */
export function playChest(ctx: Ctx, seat: Seat, { chest, cannon, dice }: ChestChoice): void {
  const s = ctx.state
  ctx.reveal(chest)
  remove(s.chests[seat], chest)
  s.spent.push(chest)
  ctx.emit?.({ type: 'playedChest', seat, card: chest, chest: CHEST_KINDS[s.faces[chest]] })
  if (dice !== undefined) reroll(ctx, seat, dice)
  else if (cannon !== undefined) upgrade(ctx, cannon)
  else addCannon(ctx, supplyOf(s, SINGLE))
}
