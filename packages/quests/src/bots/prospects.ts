import { meanOf, networkOn, type Prospects, type Seat } from '@flotilla/kernel'
import { CHAMPION_IDS, type Edition } from '../edition/schema.ts'
import { championOf, goalOf, teamOf, teams, type Io, type QuestsState } from '../board/state.ts'
import { KIT, addKit } from './kit.ts'
import { OUTLOOK, addOutlook } from './outlook.ts'
import first from './insight.json' with { type: 'json' }
import second from './insight-2.json' with { type: 'json' }
import learned from './prospects.json' with { type: 'json' }
import { roundsLeft } from './worth.ts'

/** So many rounds are a long time. */
const LONG = 8

const kit = new Float64Array(KIT)
const outlook = new Float64Array(OUTLOOK)

/** What counts for a seat's team between two turns: mostly each once as it is, and once by how much time is left. */
function features(io: Io, seat: Seat, into: number[]): void {
  const s = io.state
  const team = teamOf(s, seat)
  const time = Math.min(1, roundsLeft(io) / LONG)
  let at = 0
  const put = (value: number): void => {
    into[at++] = value
    into[at++] = value * time
  }
  const turnsAfter = (other: Seat): number => (seat - other + s.seats) % s.seats
  put(s.prosperity[team] / 5)
  put(Math.max(0, s.prosperity[team] - goalOf(io) + 4) / 4)
  put(s.prosperity[team] >= goalOf(io) ? 1 : 0)
  kit.fill(0)
  for (let mate = team; mate < s.seats; mate += teams(s)) addKit(io, mate, kit)
  for (let i = 0; i < KIT; i++) put(kit[i])
  put(turnsAfter(s.active) === 0 ? 1 : 0)
  put(turnsAfter(s.active) / s.seats)
  put(turnsAfter(s.first) / s.seats)
  // In the last round nothing counts but prosperity and who has a turn to come.
  into[at++] = s.called ? s.prosperity[team] / 5 : 0
  into[at++] = s.called && turnsAfter(s.first) >= (s.active - s.first + s.seats) % s.seats ? 1 : 0
  outlook.fill(0)
  // While champions are chosen no ship has a home.
  if (s.round > 0) for (let mate = team; mate < s.seats; mate += teams(s)) addOutlook(io, mate, outlook)
  for (let i = 0; i < OUTLOOK; i++) put(outlook[i])
  // What a champion can do besides, and what the ship began with.
  for (let i = 0; i < CHAMPION_IDS.length; i++) into[at + i] = 0
  for (let mate = team; mate < s.seats; mate += teams(s))
    if (s.ships[mate].champion !== -1) into[at + CHAMPION_IDS.indexOf(championOf(io, mate).id)]++
}

export const prospects: Prospects<QuestsState, Edition> = { features, weights: learned.weights }
export const insight = networkOn(prospects, meanOf([first, second], learned.weights))
