import type { Ctx } from 'boardgame.io'
import {
  BURIED_BONUS,
  CHESTS,
  CHEST_SQUARES,
  CREW_DICE,
  CREW_IN_BAG,
  INFAMY_PER_POINT,
  MOST_INFAMY,
  ROW_BONUS,
  ROW_SQUARES,
  START_INFAMY,
} from '../src/numbers.ts'

export const ICONS = ['spirits', 'chest0', 'chest1', 'chest2', 'bury', 'hull', 'small', 'large', 'ports', 'crew'] as const
export type Icon = (typeof ICONS)[number]
export const CHEST_ICONS = ['chest0', 'chest1', 'chest2'] as const
export const chestOf = (icon: (typeof CHEST_ICONS)[number]): number => CHEST_ICONS.indexOf(icon)
export const CANNONS = ['small', 'large'] as const
export type Cannon = (typeof CANNONS)[number]
export const ROWS = ['hull', 'ports', 'crew'] as const

/** A legal move, as the framework's bots enumerate them. */
export interface Option {
  move: string
  args: unknown[]
}

export interface Ship {
  infamy: number
  spirits: number
  chests: { values: number[]; buried: boolean }[]
  hull: number[]
  small: number[]
  large: number[]
  ports: number[]
  crew: number[]
  nest: number[]
  supply: number
}

/** What only its own player sees before the reveal. */
export interface Plan {
  at: Icon[]
  chest: number | null
  raise: Icon | null
  /** Whether the player has said what is raised this round. */
  decided: boolean
}

export interface Aim {
  cannon: Cannon
  seat: number
  chest: number
}

export interface Table {
  round: number
  first: number
  /** The face of each die, by die. */
  faces: number[]
  bag: number[]
  pool: number[]
  ships: Ship[]
  ready: number
  /** By player, where the framework's own view function looks for secrets. */
  players: Record<string, Plan>
  /** Where the writing has come to. */
  step: number
  /** The icons that may be raised in this step, and how many players still have to decide. */
  raisable: Icon[]
  raising: number
  shooters: number[]
  aims: Aim[]
  /** Aims of the firing seat that are still to be resolved; null while it aims. */
  volleys: Aim[] | null
  loot: number[]
  ended: boolean
}

export const emptyPlan = (): Plan => ({ at: [], chest: null, raise: null, decided: false })

const emptyShip = (): Ship => ({
  infamy: START_INFAMY,
  spirits: 0,
  chests: Array.from({ length: CHESTS }, () => ({ values: [], buried: false })),
  hull: [],
  small: [],
  large: [],
  ports: [],
  crew: [],
  nest: [],
  supply: CREW_DICE - CREW_IN_BAG,
})

export function setup({ numPlayers }: Ctx, first: number): Table {
  const bag: number[] = []
  for (let seat = 0; seat < numPlayers; seat++) for (let k = 0; k < CREW_IN_BAG; k++) bag.push(seat * CREW_DICE + k)
  for (let k = 0; k <= numPlayers; k++) bag.push(numPlayers * CREW_DICE + k)
  const seats = Array.from({ length: numPlayers }, (_, seat) => seat)
  return {
    round: 0,
    first,
    faces: Array.from({ length: numPlayers * CREW_DICE + numPlayers + 1 }, () => 1),
    bag,
    pool: [],
    ships: seats.map(emptyShip),
    ready: 0,
    players: Object.fromEntries(seats.map((seat) => [String(seat), emptyPlan()])),
    step: 0,
    raisable: [],
    raising: 0,
    shooters: [],
    aims: [],
    volleys: null,
    loot: [],
    ended: false,
  }
}

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
export const isOpen = ({ values, buried }: Ship['chests'][number]): boolean => !buried && values.length < CHEST_SQUARES
export const isFullRow = (ship: Ship, row: (typeof ROWS)[number]): boolean => ship[row].length >= ROW_SQUARES

export function gainInfamy(ship: Ship, amount: number): void {
  ship.infamy = Math.min(MOST_INFAMY, ship.infamy + amount)
}

export function score(ship: Ship): number {
  const treasure = ship.chests.reduce((total, { values, buried }) => total + sum(values) + (buried ? BURIED_BONUS : 0), 0)
  const rows = ROWS.filter((row) => isFullRow(ship, row)).length * ROW_BONUS
  return treasure + rows + Math.floor(ship.infamy / INFAMY_PER_POINT)
}
