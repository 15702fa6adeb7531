import type { ClientGame } from '@flotilla/kernel'
import type { GameInfo } from '@flotilla/protocol'
import type { Say } from '../words.ts'
import type { Frame, Plan } from './plan.ts'

/** What every part of the page is about. */
export interface Tools {
  readonly game: GameInfo
  readonly face: ClientGame | null
  readonly plan: Plan
  readonly frame: Frame
  readonly say: Say
  readonly change: (next: Plan) => void
}
