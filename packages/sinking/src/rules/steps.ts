import { intern, type Seat, type Step } from '@flotilla/kernel'

/** The answer that does nothing. */
export const PASS = intern(() => ({ pass: true as const }))()

const bare = (step: string): Step => intern(() => ({ step }))()

/** A step for one seat. */
export interface SeatStep extends Step {
  readonly seat: Seat
}
const forSeat = (step: string): ((seat: Seat) => SeatStep) => intern((seat: Seat) => ({ step, seat }))

/** A step that is still to be done some times for one seat. */
export interface CountedStep extends SeatStep {
  readonly left: number
}
const counted = (step: string): ((seat: Seat, left: number) => CountedStep) => intern((seat: Seat, left: number) => ({ step, seat, left }))

// The agenda of a game, in the words of the rulebook's checklist.
export const SETUP_ENEMY = bare('setup.enemy')
export const SETUP_CHARACTERS = bare('setup.characters')
export const SETUP_DEAL = bare('setup.deal')

export const INSPECT_BREACHES = bare('inspect.breaches')
export const INSPECT_THRESHOLD = bare('inspect.threshold')
export const SINKING_RUN = bare('sinking.run')

export const DEAL_WATER = bare('threat.dealWater')
export const DEAL_TREASURE = bare('threat.dealTreasure')
export const ROLL_ENEMY_DICE = bare('threat.rollEnemyDice')
export const RESOLVE_ENEMY_DICE = bare('threat.resolveEnemyDice')

/** SK-13.11: a die of Angered is rolled; one that hits is answered first. */
export const ANGER_ROLL = bare('anger.roll')
export const ANGER_STRIKE = bare('anger.strike')

export const DISCUSS = bare('task.discuss')
export const declareDial: (k: number) => Step & { readonly k: number } = intern((k) => ({ step: 'task.declare', k }))
export const REVEAL = bare('task.reveal')
export const SEARCH_LIARS = bare('task.searchLiars')
export const resolveColumn: (column: number) => Step & { readonly column: number } = intern((column) => ({
  step: 'task.resolveColumn',
  column,
}))

export const bucketDial = counted('bucket.dial')
export const bucketDraw = counted('bucket.draw')
export const bucketDiscard = counted('bucket.discard')
export const plunderTake: (taken: number, all: number) => Step & { readonly taken: number; readonly all: number } = intern(
  (taken, all) => ({
    step: 'plunder.take',
    taken,
    all,
  }),
)
export const WASH_AWAY = bare('plunder.washAway')
export const tuneDraw = counted('tune.draw')
export const patchDial = forSeat('patch.dial')
export const patchHammers = forSeat('patch.hammers')
export const patchProposal: (seat: Seat, breach: number) => SeatStep & { readonly breach: number } = intern((seat, breach) => ({
  step: 'patch.proposal',
  seat,
  breach,
}))
export const PATCH_DONE = bare('patch.done')
export const fireDial = forSeat('fire.dial')
export const fireReroll: (seat: Seat, die: number) => SeatStep & { readonly die: number } = intern((seat, die) => ({
  step: 'fire.reroll',
  seat,
  die,
}))
export const cannonRoll = forSeat('cannon.roll')
export const damageBy = forSeat('damage')

/** Where an item's effect goes on after a decision or a roll. */
export const itemDone: (seat: Seat, card: number) => SeatStep & { readonly card: number } = intern((seat, card) => ({
  step: 'item.done',
  seat,
  card,
}))
export const spyGlassDiscard = counted('spyglass.discard')
export const mopWater = counted('mop.water')
export const GRENADO_BREACH = bare('grenado.breach')

export const handSize: (k: number) => Step & { readonly k: number } = intern((k) => ({ step: 'upkeep.handSize', k }))
export const PASS_FIRST_MATE = bare('upkeep.passFirstMate')
export const FINAL_CHECK = bare('end.finalCheck')
export const SCORE = bare('end.score')

/** The windows (chapter 10). `seat` is who resolved or rolled, -1 where the window is everybody's. */
export const WINDOWS = ['enemyDice', 'declare', 'reveal', 'resolve', 'ready', 'cannon'] as const
export type WindowAt = (typeof WINDOWS)[number]
export interface WindowStep extends SeatStep {
  readonly at: WindowAt
}
const NAMES: Readonly<Record<WindowAt, string>> = {
  enemyDice: 'threat.window',
  declare: 'task.declareWindow',
  reveal: 'task.revealWindow',
  resolve: 'task.resolveWindow',
  ready: 'cannon.ready',
  cannon: 'cannon.window',
}
export const openWindow: (at: WindowAt, seat: Seat) => WindowStep = intern((at: WindowAt, seat: Seat) => ({ step: NAMES[at], at, seat }))
export const windowPlay: (at: WindowAt, seat: Seat) => WindowStep = intern((at, seat) => ({ step: 'window.play', at, seat }))
export const windowClose: (at: WindowAt, seat: Seat) => WindowStep = intern((at, seat) => ({ step: 'window.close', at, seat }))
