import type { Seat } from '@flotilla/kernel'
import { championOf, goalOf, type Io } from '../board/state.ts'

export interface MissionState {
  readonly mission: 'naval' | 'aid' | 'research'
  readonly done: number
  readonly needed: number
}

/** QC-15.4: what a champion has to do in the co-op game, and how far it is. */
export function missionOf(io: Io, seat: Seat): MissionState {
  const { mission } = championOf(io, seat)
  const s = io.state
  const { sunk, finished, delivered } = s.ships[seat]
  let done = mission === 'naval' ? sunk : delivered
  if (mission === 'aid') {
    done = 0
    for (let i = 0; i < finished.length; i++) if (io.edition.quests[s.faces[finished[i]]].hard) done++
  }
  return { mission, done, needed: io.edition.missions[mission] }
}

export const isFulfilled = (io: Io, seat: Seat): boolean => {
  const { done, needed } = missionOf(io, seat)
  return done >= needed
}

/** QC-15.5, QC-R43: a goal that was reached stays reached, unless the table has it held at the end of the round. */
export const coopGoalIsMet = (io: Io): boolean =>
  io.state.options.coopGoal === 'held' ? io.state.prosperity[0] >= goalOf(io) : io.state.called

/** QC-15.5: the goal, and every Mission. */
export function coopIsWon(io: Io): boolean {
  const s = io.state
  if (!coopGoalIsMet(io)) return false
  for (let seat = 0; seat < s.seats; seat++) if (!isFulfilled(io, seat)) return false
  return true
}
