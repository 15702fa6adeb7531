import { weigh, type Prospects } from '@flotilla/kernel'
import type { Edition } from '../edition/schema.ts'
import { missionOf } from '../rules/missions.ts'
import { needed as neededFor, progress } from '../board/tally.ts'
import { championOf, goalOf, heartsOf, loaded, type Io, type QuestsState, type Ship } from '../board/state.ts'
import learned from './crew.json' with { type: 'json' }
import { prospects } from './prospects.ts'
import { roundsLeft } from './worth.ts'

/** Rounds of the co-op game, roughly: what is left of them is a part of this. */
const LONG = 15
const race: number[] = []

/** How well the team would stand in a race: what its ships carry and plan counts here as it counts there. */
const standingOf = (io: Io): number => weigh(prospects, io, 0, race)

/** Hard quests in the hand, and how much of them is done. */
function hardWork({ state: { faces }, edition }: Io, { quests, tally }: Ship): number {
  let work = 0
  for (let slot = 0; slot < quests.length; slot++) {
    const quest = edition.quests[faces[quests[slot]]]
    if (quest === undefined || !quest.hard) continue
    const { goal } = quest
    work += 0.5 + (goal.kind === 'deliver' || goal.kind === 'pay' ? 0 : progress(tally, slot, goal) / neededFor(goal))
  }
  return work
}

/** What counts for a crew that stands or falls together: how much is missing for the time that is left, and what promises to bring it. */
function features(io: Io, _seat: number, into: number[]): void {
  const s = io.state
  const { seats, ships } = s
  const left = roundsLeft(io)
  const time = Math.min(1, left / LONG)
  let at = 0
  const put = (value: number): void => {
    into[at++] = value
    into[at++] = value * time
  }
  const missing = Math.max(0, goalOf(io) - s.prosperity[0])
  put(1)
  put(missing / goalOf(io))
  put(missing === 0 ? 1 : 0)
  put(Math.min(3, missing / seats / left))
  let open = 0
  let steps = 0
  let hurry = 0
  let coins = 0
  let hearts = 0
  let weak = 0
  let improved = 0
  let cargo = 0
  let cards = 0
  let solved = 0
  let armed = 0
  let aided = 0
  let studied = 0
  for (let seat = 0; seat < seats; seat++) {
    const ship = ships[seat]
    if (ship.champion === -1) continue
    const { mission, done, needed } = missionOf(io, seat)
    const undone = Math.max(0, needed - done)
    if (undone > 0) open++
    steps += undone / needed
    hurry += Math.min(2, undone / left)
    coins += Math.min(ship.coins, 12)
    const whole = heartsOf(io, seat) - ship.damage
    hearts += whole
    if (whole <= 1) weak++
    const champion = championOf(io, seat)
    improved += ship.sails - champion.sails[0] + ship.cannons - champion.cannons[0] + ship.slots - champion.cargo[0]
    cargo += loaded(ship)
    cards += ship.loot.length + ship.equipped.length
    solved += ship.solved.length
    if (undone > 0 && mission === 'naval') armed += Math.min(ship.ammo, 2 * ship.cannons) + 2 * ship.cannons
    if (undone > 0 && mission === 'aid') aided += hardWork(io, ship)
    if (undone > 0 && mission === 'research') studied += Math.min(undone, ship.solved.length) + 0.4 * Math.min(undone, ship.clues.length)
  }
  put(open / seats)
  put(open === 0 ? 1 : 0)
  put(steps / seats)
  put(hurry / seats)
  put(coins / seats / 5)
  put(hearts / seats / 3)
  put(weak / seats)
  put(improved / seats)
  put(cargo / seats / 2)
  put(cards / seats)
  put(solved / seats)
  put(armed / seats / 4)
  put(aided / seats)
  put(studied / seats)
  put(seats === 1 ? 1 : 0)
  put(standingOf(io) / seats)
}

/** How likely the crew is to make goal and Missions in the rounds that are left. */
export const crew: Prospects<QuestsState, Edition> = { features, weights: learned.weights }
