import { intern, type Seat, type Step } from '@flotilla/kernel'
import type { Own, Win } from './cards/index.ts'

const bare = (step: string): Step => intern(() => ({ step }))()

export interface SeatStep extends Step {
  readonly seat: Seat
}
export interface CardStep extends Step {
  readonly card: number
}
export interface TriggerStep extends SeatStep, CardStep {}
const ofSeat = (step: string): ((seat: Seat) => SeatStep) => intern((seat: Seat) => ({ step, seat }))
const ofCard = (step: string): ((card: number) => CardStep) => intern((card: number) => ({ step, card }))

export const DEAL = bare('setup.deal')
export const DRAFT_ROUND = bare('draft.round')
export const DRAFT_PASS = bare('draft.pass')
export const DRAFT_END = bare('draft.end')
export const FILL_ROW = bare('setup.row')

// TB-R9: the same six steps in both phases.
// The turn (TB-2.2).
export const TURN_READY = bare('turn.ready')
export const TURN_BEFORE = bare('turn.before')
export const TURN_UNDERTOW = bare('turn.undertow')
export const TURN_DRAW = bare('turn.draw')
/** An Anchor or a Tycoon may have come or gone since: the number is worked out when it is drawn. */
export const DRAW_OWN = bare('draw.own')
export const drawTheirs = ofCard('draw.theirs')
export const TURN_MAIN = bare('turn.main')
export const TURN_END = bare('turn.end')
export const endPassive = ofCard('end.passive')
export const endAgain = ofCard('end.again')
export const END_POINTS = bare('end.points')
export const END_LIMIT = bare('end.limit')
export const TURN_NEXT = bare('turn.next')

export const ICEBERG_HIT = bare('iceberg.hit')
export const shipSink = ofSeat('ship.sink')
export const shipRescue = ofSeat('ship.rescue')
export const shipSeal = ofSeat('ship.seal')

// What is announced, answered and carried out.
export const PLAY_ENTER = bare('play.enter')
export const ACTION_NAME = bare('action.name')
export const ACTION_ANNOUNCE = bare('action.announce')
export const ACTION_RESOLVE = bare('action.resolve')
export const EFFECT_NEXT = bare('effect.next')
export const EFFECT_OWN = bare('effect.own')
export const EFFECT_END = bare('effect.end')
export const HIT_APPLY = bare('hit.apply')
export const taleOf = ofSeat('tale.tell')
export const ownPart: (own: Own) => Step = intern((own) => ({ step: `own.${own}` }))

export interface WindowStep extends Step {
  readonly win: Win
  /** How many seats have been dealt with. */
  readonly at: number
}
export const windowAt: (win: Win, at: number) => WindowStep = intern((win, at) => ({ step: 'window', win, at }))
export const REACTION_RESOLVE = bare('reaction.resolve')
export const STEWARD_PICK = bare('steward.pick')
export const SETTLE = bare('settle')
export const TEACHER_OPEN = bare('teacher.open')
export const TEACHER_CLOSE = bare('teacher.close')
export const purseLoop = ofSeat('purse.loop')
export const triggerFlapper: (seat: Seat, card: number) => TriggerStep = intern((seat, card) => ({ step: 'trigger.flapper', seat, card }))
export const PUT_GUEST = bare('put.guest')
/** The next opponent's part of a tale, unless it was kept off. */
export const TALE_FALL = bare('tale.fall')
export const HIT_CHOOSE = bare('hit.choose')
export const putCard: (seat: Seat, card: number) => TriggerStep = intern((seat, card) => ({ step: 'put.card', seat, card }))
