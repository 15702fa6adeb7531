import { intern, type Seat, type Step } from '@flotilla/kernel'

const plain = (step: string): Step => intern(() => ({ step }))()

// Set-up, in the order of QC-1.3.
export const SETUP_FIRST = plain('setup.first')
export const SETUP_MAP = plain('setup.map')
export const SETUP_TOKENS = plain('setup.tokens')
export const SETUP_DECKS = plain('setup.decks')
export const SETUP_MARAUDERS = plain('setup.marauders')
export const SETUP_HOMES = plain('setup.homes')
export const SETUP_GOODS = plain('setup.goods')
export const DRAFT_TILE = plain('draft.tile')
export const DRAFT_TOKEN = plain('draft.token')

export interface Numbered extends Step {
  readonly n: number
}
const numbered = (step: string): ((n: number) => Numbered) => intern((n: number) => ({ step, n }))
/** The nth pick of champions (QC-1.8). */
export const setupChampion = numbered('setup.champion')

export interface Seated extends Step {
  readonly seat: Seat
}
const seated = (step: string): ((seat: Seat) => Seated) => intern((seat: Seat) => ({ step, seat }))

export const TURN_REFRESH = plain('turn.refresh')
export const TURN_MAIN = plain('turn.main')
export const TURN_END = plain('turn.end')
export const TURN_LIMITS = plain('turn.limits')
/** The nth Marauder is checked against the player whose turn ends. */
export const turnMarauder = numbered('turn.marauder')
export const TURN_NEXT = plain('turn.next')

export const VOYAGE_MAIN = plain('voyage.main')
export const VOYAGE_ENTERED = plain('voyage.entered')
export const VOYAGE_TRAVELER = plain('voyage.traveler')
export interface Gale extends Step {
  readonly dir: number
  readonly steps: number
  /** Points of the gale that are left. */
  readonly points: number
}
export const galeStep: (dir: number, steps: number, points: number) => Gale = intern((dir, steps, points) => ({
  step: 'gale.step',
  dir,
  steps,
  points,
}))
export const GALE_DAMAGE = plain('gale.damage')

export const LANDING_EXPLORE = plain('landing.explore')
export const LANDING_QUEST = plain('landing.quest')

export interface Reward extends Step {
  readonly seat: Seat
  readonly quest: number
}
export const questReward: (seat: Seat, quest: number) => Reward = intern((seat, quest) => ({ step: 'quest.reward', seat, quest }))
export const clueDraw = seated('clue.draw')

/** An Attack, by any ship at any ship. */
export interface Strike extends Step {
  readonly by: number
  readonly target: number
}
const strike = (step: string): ((by: number, target: number) => Strike) => intern((by: number, target: number) => ({ step, by, target }))
export const attackLuck = strike('attack.luck')
export const attackBulwark = strike('attack.bulwark')
export const attackDamage = strike('attack.damage')
export const attackSteal = strike('attack.steal')
export const attackReload = seated('attack.reload')
export const ramRecoil = strike('ram.recoil')

/** Resolve the ships that wait to sink, first the first. */
export const SINK = plain('sink.next')
export const SINK_TOMES = plain('sink.tomes')
export const SINK_HOME = plain('sink.home')
export const SINK_REWARD = plain('sink.reward')

/** An owner may answer an enemy ship that moved into the owner's space. */
export interface Entered extends Step {
  readonly seat: Seat
  readonly mover: number
}
export const enterWindow: (seat: Seat, mover: number) => Entered = intern((seat, mover) => ({ step: 'enter.window', seat, mover }))
export const marauderStrike = strike('marauder.strike')
export const spill = seated('spill')
export const ROUND_CHECK = plain('round.check')
export const ROUND_RELOAD = plain('round.reload')
export const ROUND_REINFORCE = plain('round.reinforce')
