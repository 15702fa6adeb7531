import type { Row } from './marks.ts'

/** A box of the stage: x, y, width, height. */
export type Box = readonly [number, number, number, number]

/** The parts of a ship that a die can be laid on. */
export const PARTS = [
  'spirits',
  'chest0',
  'chest1',
  'chest2',
  'hull',
  'small',
  'large',
  'ports',
  'crew',
  'bury0',
  'bury1',
  'bury2',
] as const
export type PartName = (typeof PARTS)[number]

/** A row whose sum reaches levels. */
export interface Graded extends Row {
  readonly thresholds: readonly number[]
}

export interface Hold extends Row {
  readonly columns: number
  readonly buried: boolean
}

/** All that is drawn of a ship at reading size. */
export interface ShipLook {
  readonly seat: number
  readonly infamy: number
  readonly mostInfamy: number
  readonly buriedBonus: number
  readonly spirits: Row
  /** Whether the pair of spirits may be spent just now. */
  readonly frothing: boolean
  readonly chests: readonly Hold[]
  readonly hull: Graded
  readonly small: Graded
  readonly large: Graded
  readonly ports: Graded
  readonly crew: Graded
  /** The chest that the plan buries. */
  readonly burying: number | null
}

/** The words of a ship, in the reader's language. */
export interface Labels {
  readonly spirits: string
  readonly crew: string
  readonly hull: string
  readonly ports: string
  readonly bury: string
  readonly small: string
  readonly large: string
  readonly safe: string
}

export const NUMERALS = ['I', 'II', 'III'] as const

export const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)
export const reached = (thresholds: readonly number[], sum: number): number => thresholds.filter((needed) => needed <= sum).length
export const levelOf = ({ thresholds, values }: Graded): number => reached(thresholds, total(values))
/** With what the plan would add. */
export const plannedSum = ({ values, pencil = [] }: Row): number => total(values) + total(pencil)
export const plannedLevel = (row: Graded): number => reached(row.thresholds, plannedSum(row))
