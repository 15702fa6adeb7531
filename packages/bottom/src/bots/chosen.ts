import type { Seat } from '@flotilla/kernel'
import type { Slot } from '../rules/shop.ts'

/** The fields of all choices; one choice has a few of them. */
export interface Chosen {
  readonly sacrifice?: number
  readonly seal?: number
  readonly play?: number
  readonly act?: number
  readonly buy?: Slot
  readonly steer?: true
  readonly end?: true
  readonly abandon?: true
  readonly maid?: number
  readonly put?: number | 'board' | 'bottom'
  readonly first?: string
  readonly seat?: Seat
  readonly card?: number
  readonly onto?: number
  readonly use?: number
  readonly lifebuoy?: number
  readonly steward?: number
  readonly position?: number
  readonly copy?: number
  readonly follow?: boolean
  readonly take?: number
  readonly next?: number
  readonly keep?: true
  readonly discard?: number
}
