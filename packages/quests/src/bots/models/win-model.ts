import { meanOf, networkOn, type WinModel } from '@flotilla/bots/advice'
import type { Seat } from '@flotilla/kernel'
import { CHAMPION_IDS, type Edition } from '../../edition/schema.ts'
import { championOf, goalOf, teamOf, teamSize, teams, type QuestsState, type ReadCtx } from '../../board/state.ts'
import { KIT, addKit } from '../ship-features.ts'
import { OUTLOOK, addOutlook } from '../outlook.ts'
import first from './value-network.json' with { type: 'json' }
import second from './value-network-2.json' with { type: 'json' }
import learned from './win-model.json' with { type: 'json' }
import learnedOfTeams from './team-win-model.json' with { type: 'json' }
import { roundsLeft } from '../worth.ts'

/** So many rounds are a long time. */
const LONG = 8

const kit = new Float64Array(KIT)
const outlook = new Float64Array(OUTLOOK)

/** Writes a feature down as it is, and by how much time is left. */
function put(into: number[], at: number, value: number, time: number): number {
  into[at] = value
  into[at + 1] = value * time
  return at + 2
}

/** What counts for a seat's team between two turns: mostly each once as it is, and once by how much time is left. */
function features(ctx: ReadCtx, seat: Seat, into: number[]): void {
  const s = ctx.state
  const team = teamOf(s, seat)
  const goal = goalOf(ctx)
  const stars = s.prosperity[team]
  const time = Math.min(1, roundsLeft(ctx) / LONG)
  let at = put(into, 0, stars / 5, time)
  at = put(into, at, Math.max(0, stars - goal + 4) / 4, time)
  at = put(into, at, stars >= goal ? 1 : 0, time)
  kit.fill(0)
  for (let mate = team; mate < s.seats; mate += teams(s)) addKit(ctx, mate, kit)
  for (let i = 0; i < KIT; i++) at = put(into, at, kit[i], time)
  at = putTurns(ctx, team, into, at, time)
  outlook.fill(0)
  // While champions are chosen no ship has a home.
  if (s.round > 0) for (let mate = team; mate < s.seats; mate += teams(s)) addOutlook(ctx, mate, outlook)
  for (let i = 0; i < OUTLOOK; i++) at = put(into, at, outlook[i], time)
  // What a champion can do besides, and what the ship began with.
  for (let i = 0; i < CHAMPION_IDS.length; i++) into[at + i] = 0
  for (let mate = team; mate < s.seats; mate += teams(s))
    if (s.ships[mate].champion !== -1) into[at + CHAMPION_IDS.indexOf(championOf(ctx, mate).id)]++
}

/** When its turns come, a team's in the middle of its ships. */
function putTurns({ state: s }: ReadCtx, team: number, into: number[], from: number, time: number): number {
  const passed = (s.active - s.first + s.seats) % s.seats
  let now = 0
  let after = 0
  let place = 0
  let toCome = 0
  for (let mate = team; mate < s.seats; mate += teams(s)) {
    const turnsAfter = (mate - s.active + s.seats) % s.seats
    const turnsAfterFirst = (mate - s.first + s.seats) % s.seats
    if (turnsAfter === 0) now++
    after += turnsAfter
    place += turnsAfterFirst
    if (turnsAfterFirst >= passed) toCome++
  }
  const ships = teamSize(s)
  let at = put(into, from, now / ships, time)
  at = put(into, at, after / ships / s.seats, time)
  at = put(into, at, place / ships / s.seats, time)
  // In the last round nothing counts but prosperity and who has a turn to come.
  into[at++] = s.called ? s.prosperity[team] / 5 : 0
  into[at++] = s.called ? toCome / ships : 0
  return at
}

export const winModel: WinModel<QuestsState, Edition> = { features, weights: learned.weights }
export const valueNetwork = networkOn(winModel, meanOf([first, second], learned.weights))
/** The same of teams, by what games of teams have taught. */
export const teamWinModel: WinModel<QuestsState, Edition> = { features, weights: learnedOfTeams.weights }
