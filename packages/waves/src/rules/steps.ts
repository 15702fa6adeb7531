import { mint, type Step } from '@flotilla/kernel'
import type { Seat } from '@flotilla/kernel'

// The agenda of a round, in the rulebook's words.
export const SETUP_FIRST: Step = mint(() => ({ step: 'setup.first' }))()
export const ROUND: Step = mint(() => ({ step: 'round.roll' }))()
export const DRAFT: Step = mint(() => ({ step: 'draft' }))()
export const ALLOCATE: Step = mint(() => ({ step: 'allocate' }))()
export const REVEAL: Step = mint(() => ({ step: 'reveal' }))()

export const RAISES = ['chests', 'hull', 'cannons', 'ports', 'crew', 'all'] as const
export type RaiseStep = (typeof RAISES)[number]
export interface Raise extends Step {
  readonly step: 'raise'
  readonly at: RaiseStep
}
export const raiseAt: (at: RaiseStep) => Raise = mint((at) => ({ step: 'raise', at }))
export const RAISE_CLOSE: Step = mint(() => ({ step: 'raise.close' }))()

export const WRITE_SPIRITS: Step = mint(() => ({ step: 'write.spirits' }))()
export const WRITE_CHESTS: Step = mint(() => ({ step: 'write.chests' }))()
export const BURY_CLOSE: Step = mint(() => ({ step: 'bury.close' }))()
export const WRITE_HULL: Step = mint(() => ({ step: 'write.hull' }))()
export const WRITE_CANNONS: Step = mint(() => ({ step: 'write.cannons' }))()
export const FIRE_ORDER: Step = mint(() => ({ step: 'fire.order' }))()

export interface Fire extends Step {
  readonly seat: Seat
}
export const fireAim: (seat: Seat) => Fire = mint((seat) => ({ step: 'fire.aim', seat }))
export interface Volley extends Step {
  readonly by: Seat
  readonly target: Seat
}
export const fireVolley: (by: Seat, target: Seat) => Volley = mint((by, target) => ({ step: 'fire.volley', by, target }))
export const fireStow: (seat: Seat) => Fire = mint((seat) => ({ step: 'fire.stow', seat }))
export const fireInfamy: (seat: Seat) => Fire = mint((seat) => ({ step: 'fire.infamy', seat }))
export const FIRE_NAVY: Step = mint(() => ({ step: 'fire.navy' }))()

export const WRITE_PORTS: Step = mint(() => ({ step: 'write.ports' }))()
export const WRITE_CREW: Step = mint(() => ({ step: 'write.crew' }))()
export const ANCHOR: Step = mint(() => ({ step: 'anchor' }))()
