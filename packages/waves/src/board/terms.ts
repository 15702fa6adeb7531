import { BURY, CHEST, CHESTS, type Ctx, type ReadCtx, type SeenWaves, type Ship } from './state.ts'
import type { Seat, Seen } from '@flotilla/kernel'
import type { Options } from '../rules/options.ts'
import type { Edition } from '../edition/schema.ts'

export const isChest = (icon: number): boolean => icon >= CHEST && icon < BURY

// RW-0.3: the rows, full when all their squares hold a value.
/** The rows that reach levels. */
export const ROWS = ['hull', 'ports', 'crew'] as const

/** A row that reaches levels. */
export type Row = (typeof ROWS)[number]

/** The sum of some values. */
export function sum(values: readonly number[]): number {
  let total = 0
  for (let i = 0; i < values.length; i++) total += values[i]
  return total
}

/** Wipes squares; setting the length would be many times slower. */
export function wipe(values: unknown[]): void {
  while (values.length > 0) values.pop()
}

/** How many of the thresholds the sum has reached (RW-0.2). */
export function levelOf(thresholds: readonly number[], total: number): number {
  let reached = 0
  while (reached < thresholds.length && thresholds[reached] <= total) reached++
  return reached
}

/** The level that these values reach. */
export const level = (thresholds: readonly number[], values: readonly number[]): number => levelOf(thresholds, sum(values))
/** The level of a seat's row. */
export const rowLevel = (ctx: ReadCtx, seat: Seat, row: Row): number => level(ctx.edition[row].thresholds, ctx.state.ships[seat][row])
export const isFullRow = (ctx: ReadCtx, seat: Seat, row: Row): boolean => ctx.state.ships[seat][row].length >= ctx.edition[row].squares

/** How many values each chest holds; an edition may have chests of different depths (RW-R31). */
export function squaresOfChests({ edition, state }: ReadCtx): readonly number[] {
  if (state.options !== measured.options || edition.chests !== measured.chests) measure(edition.chests, state.options)
  return measured.squares
}

/** The squares of a chest at this table. */
export const chestSquares = (ctx: ReadCtx, chest: number): number => squaresOfChests(ctx)[chest]
const SHORT_ROWS = 2

/** The chests of the table that was asked about last: every offer asks again. */
const measured: { chests: Edition['chests'] | null; options: Options | null; readonly squares: number[] } = {
  chests: null,
  options: null,
  squares: [],
}

function measure(chests: Edition['chests'], options: Options): void {
  const { columns, rows } = chests
  for (let chest = 0; chest < CHESTS; chest++) {
    const depth = typeof rows === 'number' ? rows : rows[chest]
    measured.squares[chest] = columns * (options.length === 'short' ? Math.min(SHORT_ROWS, depth) : depth)
  }
  measured.chests = chests
  measured.options = options
}

/** RW-6.2: where the k-th value of a chest lies, its row from the bottom and its column from the right, both from 0. */
export const chestSquare = ({ columns }: Edition['chests'], k: number): { readonly row: number; readonly column: number } => ({
  row: Math.floor(k / columns),
  column: k % columns,
})

/** Holds as many values as it has squares (RW-0.4). */
export const isFullChest = (ctx: ReadCtx, seat: Seat, chest: number): boolean =>
  ctx.state.ships[seat].chests[chest].length >= chestSquares(ctx, chest)

/** RW-3.8: unburied, with at least one value. */
export const canBury = ({ buried, chests }: Seen<Ship>, chest: number): boolean => !buried[chest] && chests[chest].length > 0

/** Unburied and not full (RW-0.4). */
export const isOpenChest = (ctx: ReadCtx, seat: Seat, chest: number): boolean => {
  const ship = ctx.state.ships[seat]
  return !ship.buried[chest] && ship.chests[chest].length < chestSquares(ctx, chest)
}

/** Gaining Infamy stops at the maximum, the rest is lost (RW-0.5). */
export function gainInfamy(ctx: Ctx, seat: Seat, amount: number, why: string): void {
  const ship = ctx.state.ships[seat]
  // RW-R21: there is no circle left to fill.
  const gained = Math.min(amount, ctx.edition.infamy.max - ship.infamy)
  ship.infamy += gained
  if (amount > 0) ctx.emit?.({ type: 'infamy', seat, gained, lost: amount - gained, why })
}

/** Clockwise steps from the first player (RW-0.1). */
export const distance = (s: SeenWaves, seat: Seat): number => (seat - s.first + s.seats) % s.seats
