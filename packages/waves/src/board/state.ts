import type { Ask, Ctx as KernelCtx, ReadCtx as KernelReadCtx, Seat, Seen, State } from '@flotilla/kernel'
import type { Edition } from '../edition/schema.ts'
import type { Options } from '../rules/options.ts'

/** The places of the mini board, left to right (RW-R26). */
export const ICONS = ['spirits', 'chest0', 'chest1', 'chest2', 'bury', 'hull', 'small', 'large', 'ports', 'crew'] as const
export type Icon = (typeof ICONS)[number]

/** The place of an icon that there is. */
export function iconNamed(name: Icon): number {
  let icon = 0
  while (ICONS[icon] !== name) icon++
  return icon
}

export const SPIRITS = 0
export const CHEST = 1
export const BURY = 4
export const HULL = 5
export const SMALL = 6
export const LARGE = 7
export const PORTS = 8
export const CREW = 9
/** Not placed yet. */
export const UNPLACED = 10
/** A die with no legal place, which only a strange edition can bring about (RW-R12). */
export const OVERBOARD = 11

/** Of a seat's spirits, instead of the icon they raise: whether they are spent is still open, or they stay for another round. */
export const UNDECIDED = 12
export const KEPT = 13

export const isChest = (icon: number): boolean => icon >= CHEST && icon < BURY

// RW-0.3: the rows, full when all their squares hold a value.
export const ROWS = ['hull', 'ports', 'crew'] as const
export type Row = (typeof ROWS)[number]
export const CANNONS = ['small', 'large'] as const
export type Cannon = (typeof CANNONS)[number]

export const CHESTS = 3
export const DICE_PER_ROUND = 3

/** A pirate map: what a seat has written. */
export interface Ship {
  infamy: number
  spirits: number[]
  /** Stacks, bottom first: the last value is the top (RW-0.4). */
  chests: number[][]
  buried: boolean[]
  hull: number[]
  small: number[]
  large: number[]
  ports: number[]
  crew: number[]
  /** Drafted dice in draft order. */
  nest: number[]
}

export interface Aim {
  readonly cannon: Cannon
  readonly seat: Seat
  readonly chest: number
}

export interface WavesState extends State<Options> {
  round: number
  first: Seat
  /** The face each die shows, by die. */
  dice: number[]
  bag: number[]
  pool: number[]
  /** Crew dice still beside the table, by seat. */
  supply: number[]
  ships: Ship[]
  /** Who has confirmed the plan: public, unlike the plan. */
  yarrr: boolean[]
  /** What the firing seat has aimed at so far. */
  aims: Aim[]
  /** Stolen values that wait for a chest, first taken first. */
  loot: number[]
  /** Why the game has ended, or empty. */
  ended: '' | 'chests' | 'rows' | 'limit'
}

export type Ctx = KernelCtx<WavesState, Edition>
export type ReadCtx = KernelReadCtx<WavesState, Edition>
export type SeenWaves = Seen<WavesState>

export interface DraftAsk extends Ask {
  readonly kind: 'draft'
}
export interface PlaceAsk extends Ask {
  readonly kind: 'place'
  readonly die: number
}

export const isSolo = (s: Pick<SeenWaves, 'options'>): boolean => s.options.mode === 'solo'
/** The scripted seat of the solo game (RW-S1). */
export const MERCHANTMAN = 1
/** Crews with dice in the bag, each with a map: the seats, and the Merchantman in the solo game (RW-S2). */
export const crews = (s: Pick<SeenWaves, 'ships'>): number => s.ships.length

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
export const level = (thresholds: readonly number[], values: readonly number[]): number => levelOf(thresholds, sum(values))

export const rowLevel = (ctx: ReadCtx, seat: Seat, row: Row): number => level(ctx.edition[row].thresholds, ctx.state.ships[seat][row])
export const isFullRow = (ctx: ReadCtx, seat: Seat, row: Row): boolean => ctx.state.ships[seat][row].length >= ctx.edition[row].squares

/** How many values each chest holds; an edition may have chests of different depths (RW-R31). */
export function squaresOfChests({ edition, state }: ReadCtx): readonly number[] {
  if (state.options !== measured.options || edition.chests !== measured.chests) measure(edition.chests, state.options)
  return measured.squares
}
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

// Hidden of a seat: the icon of each die, the chest to bury, and what it raises, which stays its own secret after the reveal (RW-R17).
export const PLAN = DICE_PER_ROUND + 2
export const planBack = (seat: Seat, die: number): number => seat * PLAN + die
export const buryBack = (seat: Seat): number => seat * PLAN + DICE_PER_ROUND
/** The icon that a seat raises to 7 in this round, UNDECIDED or KEPT. */
export const raiseBack = (seat: Seat): number => seat * PLAN + DICE_PER_ROUND + 1
export const placedAt = (s: SeenWaves, seat: Seat, die: number): number => s.faces[seat * PLAN + die]

/** Which die of the seat lies on an icon, or -1. */
export function dieOn(s: SeenWaves, seat: Seat, icon: number): number {
  const at = seat * PLAN
  for (let die = 0; die < DICE_PER_ROUND; die++) if (s.faces[at + die] === icon) return die
  return -1
}

export const faceOfDie = (s: SeenWaves, seat: Seat, die: number): number => s.dice[s.ships[seat].nest[die]]
/** Clockwise steps from the first player (RW-0.1). */
export const distance = (s: SeenWaves, seat: Seat): number => (seat - s.first + s.seats) % s.seats
