import { seatBit, type Seat } from '@flotilla/kernel'
import type { Goal, Quest } from '../edition/schema.ts'
import { TALLY, T_LAND, T_LAND_TURN, type Io } from '../board/state.ts'
import { AMMO, CLUE, COIN, LOOT_CARD, SOLVED, missionWorth, starWorth } from './worth.ts'
import { gear } from '../rules/gear.ts'
import { needed, progress } from '../board/tally.ts'

/** A quest in the hand, null if this seat does not know it. */
export function heldQuest(io: Io, seat: Seat, slot: number): Quest | null {
  const s = io.state
  const back = s.ships[seat].quests[slot]
  return (s.known[back] & seatBit(seat)) === 0 ? null : io.edition.quests[s.faces[back]]
}

/** What a deed adds to held quests that ask for it. */
export function deedWorth(io: Io, seat: Seat, kind: Goal['kind']): number {
  const { quests, tally } = io.state.ships[seat]
  let worth = 0
  for (let slot = 0; slot < quests.length; slot++) {
    const quest = heldQuest(io, seat, slot)
    if (quest === null || quest.goal.kind !== kind) continue
    const missing = needed(quest.goal) - progress(tally, slot, quest.goal)
    worth += rewardWorth(io, seat, quest) / Math.max(1, kind === 'hit' ? 1 : missing) / (missing > 1 ? 1.3 : 1)
  }
  return worth
}

/** Whether held quests ask for landings. */
export function wantsLandings(io: Io, seat: Seat): boolean {
  const { quests } = io.state.ships[seat]
  for (let slot = 0; slot < quests.length; slot++) if (heldQuest(io, seat, slot)?.goal.kind === 'land') return true
  return false
}

/** What a landing on this island adds to quests that ask for different ones. */
export function landWorth(io: Io, seat: Seat, island: number): number {
  const s = io.state
  const { quests, tally } = s.ships[seat]
  let worth = 0
  for (let slot = 0; slot < quests.length; slot++) {
    const quest = heldQuest(io, seat, slot)
    if (quest === null || quest.goal.kind !== 'land') continue
    const { goal } = quest
    const mask = tally[slot * TALLY + (goal.within === 'turn' ? T_LAND_TURN : T_LAND)]
    const left = goal.count - progress(tally, slot, goal)
    // What is done already waits only to be handed in.
    if (left > 0 && (mask & (1 << island)) === 0 && (goal.within === 'held' || left <= s.actions))
      worth += rewardWorth(io, seat, quest) / left / 1.2
  }
  return worth
}

export function rewardWorth(io: Io, seat: Seat, { reward, hard }: Quest): number {
  const { prosperity, coins, ammo, loot, clues } = reward
  return (
    starWorth(io) * prosperity + COIN * coins + AMMO * ammo + LOOT_CARD * loot + CLUE * clues + (hard ? missionWorth(io, seat, 'aid') : 0)
  )
}

export function solveWorth(io: Io, seat: Seat): number {
  return (
    starWorth(io) * (1 + SOLVED) +
    0.3 +
    COIN * gear(io, seat, 'solveCoins') +
    missionWorth(io, seat, 'research') +
    deedWorth(io, seat, 'solve')
  )
}
