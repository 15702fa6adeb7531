import { intern, type Step } from '@flotilla/kernel'
import type { Seat } from '@flotilla/kernel'

// The agenda of a round, in the rulebook's words.
export const SETUP_FIRST: Step = intern(() => ({ step: 'setup.first' }))()
export const ROUND: Step = intern(() => ({ step: 'round.roll' }))()
export const DRAFT: Step = intern(() => ({ step: 'draft' }))()
export const ALLOCATE: Step = intern(() => ({ step: 'allocate' }))()
export const REVEAL: Step = intern(() => ({ step: 'reveal' }))()

export const RAISES = ['chests', 'hull', 'cannons', 'ports', 'crew', 'all'] as const
export type RaiseStep = (typeof RAISES)[number]
export interface Raise extends Step {
  readonly step: 'raise'
  readonly at: RaiseStep
}
export const raiseAt: (at: RaiseStep) => Raise = intern((at) => ({ step: 'raise', at }))
export const RAISE_CLOSE: Step = intern(() => ({ step: 'raise.close' }))()

export const WRITE_SPIRITS: Step = intern(() => ({ step: 'write.spirits' }))()
export const WRITE_CHESTS: Step = intern(() => ({ step: 'write.chests' }))()
export const BURY_CLOSE: Step = intern(() => ({ step: 'bury.close' }))()
export const WRITE_HULL: Step = intern(() => ({ step: 'write.hull' }))()
export const WRITE_CANNONS: Step = intern(() => ({ step: 'write.cannons' }))()
export const FIRE_ORDER: Step = intern(() => ({ step: 'fire.order' }))()

export interface Fire extends Step {
  readonly seat: Seat
}
export const fireAim: (seat: Seat) => Fire = intern((seat) => ({ step: 'fire.aim', seat }))
export interface Volley extends Step {
  readonly by: Seat
  readonly target: Seat
}
export const fireVolley: (by: Seat, target: Seat) => Volley = intern((by, target) => ({ step: 'fire.volley', by, target }))
export const fireStow: (seat: Seat) => Fire = intern((seat) => ({ step: 'fire.stow', seat }))
export const fireInfamy: (seat: Seat) => Fire = intern((seat) => ({ step: 'fire.infamy', seat }))
export const FIRE_NAVY: Step = intern(() => ({ step: 'fire.navy' }))()

export const WRITE_PORTS: Step = intern(() => ({ step: 'write.ports' }))()
export const WRITE_CREW: Step = intern(() => ({ step: 'write.crew' }))()
export const ANCHOR: Step = intern(() => ({ step: 'anchor' }))()

/** RW-4.1: after the spirits, the steps run once each, for all seats together, left to right; spirits are raised as the table has chosen. */
export const RAISED_AT_WRITING: readonly Step[] = [
  raiseAt('chests'),
  WRITE_CHESTS,
  raiseAt('hull'),
  WRITE_HULL,
  raiseAt('cannons'),
  WRITE_CANNONS,
  FIRE_ORDER,
  raiseAt('ports'),
  WRITE_PORTS,
  raiseAt('crew'),
  WRITE_CREW,
  ANCHOR,
]
export const NOT_RAISED: readonly Step[] = RAISED_AT_WRITING.filter(({ step }) => step !== 'raise')
export const RAISED_AT_REVEAL: readonly Step[] = [raiseAt('all'), ...NOT_RAISED]
