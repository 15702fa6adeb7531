import type { Prospects, Seat } from '@flotilla/kernel'
import type { Edition } from '../edition/schema.ts'
import { goalOf, heartsOf, loaded, teamOf, teams, type Io, type QuestsState, type Ship } from '../state.ts'
import learned from './prospects.json' with { type: 'json' }
import { lootWorth, roundsLeft } from './worth.ts'

/** So many rounds are a long time. */
const LONG = 8

/** What counts for a seat's team when a turn begins: each once as it is, and once by how much time is left. */
function features(io: Io, seat: Seat, into: number[]): void {
  const s = io.state
  const team = teamOf(s, seat)
  const time = Math.min(1, roundsLeft(io) / LONG)
  let at = 0
  const put = (value: number): void => {
    into[at++] = value
    into[at++] = value * time
  }
  const count = (of: (ship: Ship, mate: Seat) => number): void => {
    let all = 0
    for (let mate = team; mate < s.seats; mate += teams(s)) if (s.ships[mate].champion !== -1) all += of(s.ships[mate], mate)
    put(all)
  }
  put(s.prosperity[team] / 5)
  put(Math.max(0, s.prosperity[team] - goalOf(io) + 4) / 4)
  put(s.prosperity[team] >= goalOf(io) ? 1 : 0)
  count(({ coins }) => coins / 5)
  count(({ ammo }) => ammo / 3)
  count(({ damage }, mate) => (heartsOf(io, mate) - damage) / 3)
  count(({ damage }, mate) => (heartsOf(io, mate) - damage <= 1 ? 1 : 0))
  count(({ sails }) => sails)
  count(({ cannons }) => cannons)
  count(({ slots }) => slots)
  count((ship) => loaded(ship) / 2)
  count(({ loot }) => loot.reduce((sum, back) => sum + lootWorth(io, back), 0))
  count(({ equipped }) => equipped.reduce((sum, back) => sum + lootWorth(io, back), 0))
  count(({ quests }) => Math.min(3, quests.length) / 2)
  count(({ clues }) => Math.min(3, clues.length) / 2)
  count(({ solved }) => solved.length)
  count((_ship, mate) => (s.active === mate ? 1 : 0))
  count((_ship, mate) => ((mate - s.first + s.seats) % s.seats) / s.seats)
}

export const prospects: Prospects<QuestsState, Edition> = { features, weights: learned.weights }
