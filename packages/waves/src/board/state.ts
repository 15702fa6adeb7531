import type { WavesEvent } from '../words/events.ts'
import type { Ask, Ctx as KernelCtx, ReadCtx as KernelReadCtx, Seat, Seen, State } from '@flotilla/kernel'
import type { Options } from '../rules/options.ts'
import type { Edition } from '../edition/schema.ts'

/** The places of the mini board, left to right (RW-R26). */
export const ICONS = ['spirits', 'chest0', 'chest1', 'chest2', 'bury', 'hull', 'small', 'large', 'ports', 'crew'] as const

/** A place of the mini board. */
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
/** The kinds of cannons. */
export const CANNONS = ['small', 'large'] as const
/** A kind of cannon. */
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

/** A shot that is aimed: with which cannon, at whom, and at which chest. */
export interface Aim {
  readonly cannon: Cannon
  readonly seat: Seat
  readonly chest: number
}

/** What lies on the table of Rolling with the Waves. */
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

export type Ctx = KernelCtx<WavesState, Edition, WavesEvent>
/** What reads a table of Rolling with the Waves. */
export type ReadCtx = KernelReadCtx<WavesState, Edition>
export type SeenWaves = Seen<WavesState>

export interface DraftAsk extends Ask {
  readonly kind: 'draft'
}

export interface PlaceAsk extends Ask {
  readonly kind: 'place'
  readonly die: number
}

/** Whether somebody plays against the Merchantman. */
export const isSolo = (s: Pick<SeenWaves, 'options'>): boolean => s.options.mode === 'solo'

/** The scripted seat of the solo game (RW-S1). */
export const MERCHANTMAN = 1

/** Crews with dice in the bag, each with a map: the seats, and the Merchantman in the solo game (RW-S2). */
export const crews = (s: Pick<SeenWaves, 'ships'>): number => s.ships.length

// RW-0.6: all else is open to all. Hidden of a seat: the icon of each die, the chest to bury, and what it raises, which stays its own secret after the reveal (RW-R17).
export const PLAN = DICE_PER_ROUND + 2

export const planBack = (seat: Seat, die: number): number => seat * PLAN + die
/** The back of a seat's secret chest to be buried. */
export const buryBack = (seat: Seat): number => seat * PLAN + DICE_PER_ROUND

/** The icon that a seat raises to 7 in this round, UNDECIDED or KEPT. */
export const raiseBack = (seat: Seat): number => seat * PLAN + DICE_PER_ROUND + 1

/** Where a drafted die of a seat's plan lies, as far as it is known. */
export const placedAt = (s: SeenWaves, seat: Seat, die: number): number => s.faces[seat * PLAN + die]

/** Which die of the seat lies on an icon, or -1. */
export function dieOn(s: SeenWaves, seat: Seat, icon: number): number {
  const at = seat * PLAN
  for (let die = 0; die < DICE_PER_ROUND; die++) if (s.faces[at + die] === icon) return die
  return -1
}

export const faceOfDie = (s: SeenWaves, seat: Seat, die: number): number => s.dice[s.ships[seat].nest[die]]
