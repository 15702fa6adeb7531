import type { GoalModel } from '@flotilla/bots/advice'
import type { Seat } from '@flotilla/kernel'
import { CHAMPION_IDS, type Edition } from '../../edition/schema.ts'
import { championOf, goalOf, type QuestsState, type ReadCtx } from '../../board/state.ts'
import { coopGoalIsMet, isFulfilled, missionOf } from '../../rules/coop.ts'
import learned from './goal-model.json' with { type: 'json' }
import { aid, naval, research } from '../errands.ts'
import { KIT, addKit } from '../ship-features.ts'
import { OUTLOOK, addOutlook } from '../outlook.ts'
import { Sheet } from '../sheet.ts'

/** The goal is the first duty; then each seat has its Mission. */
const GOAL = 0
const MISSIONS = ['naval', 'aid', 'research'] as const

/** Prosperity that a ship makes in a turn, roughly. */
const PACE = 1.4
/** So few stars are soon there. */
const FEW = 4

/** Turns that a ship has yet, with what is left of the one it is in. */
function turnsLeft({ state: s, edition }: ReadCtx, seat: Seat): number {
  const after = (other: Seat): number => (other - s.first + s.seats) % s.seats
  const now = after(s.active) > after(seat) ? 0 : after(s.active) < after(seat) ? 1 : s.actions / edition.start.actions
  return Math.max(0, edition.goal.coopRounds - s.round) + now
}

const sheet = new Sheet()
const kit = new Float64Array(KIT)
const outlook = new Float64Array(OUTLOOK)
const champions = new Float64Array(CHAMPION_IDS.length)
const fleetKit = new Float64Array(KIT)
const fleetOutlook = new Float64Array(OUTLOOK)
const fleetChampions = new Float64Array(CHAMPION_IDS.length)

function readShip(ctx: ReadCtx, seat: Seat): void {
  kit.fill(0)
  outlook.fill(0)
  champions.fill(0)
  if (ctx.state.ships[seat].champion === -1) return
  addKit(ctx, seat, kit)
  // While champions are chosen no ship has a home.
  if (ctx.state.round > 0) addOutlook(ctx, seat, outlook)
  champions[CHAMPION_IDS.indexOf(championOf(ctx, seat).id)]++
}

function addShip(): void {
  for (let i = 0; i < KIT; i++) fleetKit[i] += kit[i]
  for (let i = 0; i < OUTLOOK; i++) fleetOutlook[i] += outlook[i]
  for (let i = 0; i < champions.length; i++) fleetChampions[i] += champions[i]
}

function putAll(values: Float64Array, ships: number): void {
  for (let i = 0; i < values.length; i++) sheet.put(values[i] / ships)
}

/** All ships together work for the goal, and for their Missions besides. */
function putGoal(ctx: ReadCtx): void {
  const s = ctx.state
  const missing = Math.max(0, goalOf(ctx) - s.prosperity[0])
  let solved = 0
  for (let seat = 0; seat < s.seats; seat++) solved += s.ships[seat].solved.length
  sheet.need(missing / s.seats / PACE)
  sheet.work(missing / s.seats)
  sheet.work(Math.max(0, missing - solved) / s.seats)
  sheet.work(Math.max(0, missing - FEW))
  for (const kind of MISSIONS) {
    let open = 0
    for (let seat = 0; seat < s.seats; seat++) {
      if (s.ships[seat].champion === -1) continue
      const { mission, needed, done } = missionOf(ctx, seat)
      if (mission === kind) open += Math.max(0, needed - done)
    }
    sheet.work(open / s.seats)
  }
  sheet.put(s.seats === 1 ? 1 : 0)
  sheet.put(s.seats === 3 ? 1 : 0)
}

const ERRANDS = { naval, aid, research }

/** Each ship is looked at once, for its Mission and for what it does for the goal. */
function features(ctx: ReadCtx, into: number[][]): void {
  const { seats, round } = ctx.state
  fleetKit.fill(0)
  fleetOutlook.fill(0)
  fleetChampions.fill(0)
  const goalIsMet = coopGoalIsMet(ctx)
  let turns = 0
  for (let seat = 0; seat < seats; seat++) {
    turns += turnsLeft(ctx, seat)
    const isOpen = round > 0 && !isFulfilled(ctx, seat)
    if (goalIsMet && !isOpen) continue
    readShip(ctx, seat)
    addShip()
    if (isOpen) putMission(ctx, seat, (into[seat + 1] ??= []))
  }
  if (goalIsMet) return
  sheet.begin((into[GOAL] ??= []), turns / seats)
  putAll(fleetKit, seats)
  putAll(fleetOutlook, seats)
  putAll(fleetChampions, seats)
  putGoal(ctx)
}

function putMission(ctx: ReadCtx, seat: Seat, into: number[]): void {
  sheet.begin(into, turnsLeft(ctx, seat))
  putAll(kit, 1)
  putAll(outlook, 1)
  putAll(champions, 1)
  const { mission, needed, done } = missionOf(ctx, seat)
  ERRANDS[mission](ctx, seat, needed - done, sheet)
}

export const goalModel: GoalModel<QuestsState, Edition> = {
  // While champions are chosen nobody has a Mission.
  count: ({ state }) => (state.round === 0 ? 1 : 1 + state.seats),
  kind: (ctx, duty) => (duty === GOAL ? 0 : 1 + MISSIONS.indexOf(championOf(ctx, duty - 1).mission)),
  isDone: (ctx, duty) => (duty === GOAL ? coopGoalIsMet(ctx) : isFulfilled(ctx, duty - 1)),
  features,
  weights: learned.weights,
}
