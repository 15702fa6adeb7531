import { goalOf, type Io } from '../board/state.ts'
import { missionOf } from '../rules/missions.ts'

/** What a crew has that just makes it; whoever does not has less. */
const MADE = 0.75
/** So many rounds to spare are as good as any more. */
const PLENTY = 5

/** How near the crew is to its goal and all its Missions: what is missing most weighs most, and who has made it is nearer the sooner. */
export function crew(io: Io): number {
  const s = io.state
  const { coopRounds } = io.edition.goal
  if (s.ended === 'won') return MADE + (1 - MADE) * Math.min(1, (coopRounds - s.round) / PLENTY)
  let done = 1 + Math.min(1, s.prosperity[0] / goalOf(io))
  for (let seat = 0; seat < s.seats; seat++) {
    if (s.ships[seat].champion === -1) continue
    const mission = missionOf(io, seat)
    done += Math.min(1, mission.done / mission.needed)
  }
  return MADE * (done / (2 + s.seats)) ** 3
}
