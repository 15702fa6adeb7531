import { seatBit, type Seat } from '@flotilla/kernel'
import type { Goal, Quest } from '../edition/schema.ts'
import { type ReadCtx } from '../board/state.ts'
import { AMMO, CLUE, COIN, LOOT_CARD, SOLVED, missionWorth, starWorth } from './worth.ts'
import { gear } from '../rules/loot/gear.ts'
import { islandsLanded, needed, progress } from '../board/tally.ts'

/** A quest in the hand, null if this seat does not know it. */
export function heldQuest(ctx: ReadCtx, seat: Seat, slot: number): Quest | null {
  const s = ctx.state
  const back = s.ships[seat].quests[slot]
  return (s.known[back] & seatBit(seat)) === 0 ? null : ctx.edition.quests[s.faces[back]]
}

/** What a deed adds to held quests that ask for it. */
export function deedWorth(ctx: ReadCtx, seat: Seat, kind: Goal['kind']): number {
  const { quests, tally } = ctx.state.ships[seat]
  let worth = 0
  for (let slot = 0; slot < quests.length; slot++) {
    const quest = heldQuest(ctx, seat, slot)
    if (quest === null || quest.goal.kind !== kind) continue
    const missing = needed(quest.goal) - progress(tally, slot, quest.goal)
    worth += rewardWorth(ctx, seat, quest) / Math.max(1, kind === 'hit' ? 1 : missing) / (missing > 1 ? 1.3 : 1)
  }
  return worth
}

/** Whether held quests ask for landings. */
export function wantsLandings(ctx: ReadCtx, seat: Seat): boolean {
  const { quests } = ctx.state.ships[seat]
  for (let slot = 0; slot < quests.length; slot++) if (heldQuest(ctx, seat, slot)?.goal.kind === 'land') return true
  return false
}

/** What a landing on this island adds to quests that ask for different ones. */
export function landWorth(ctx: ReadCtx, seat: Seat, island: number): number {
  const s = ctx.state
  const { quests, tally } = s.ships[seat]
  let worth = 0
  for (let slot = 0; slot < quests.length; slot++) {
    const quest = heldQuest(ctx, seat, slot)
    if (quest === null || quest.goal.kind !== 'land') continue
    const { goal } = quest
    const left = goal.count - progress(tally, slot, goal)
    // What is done already waits only to be handed in.
    if (left > 0 && !islandsLanded(tally[slot], goal.within).includes(island) && (goal.within === 'held' || left <= s.actions))
      worth += rewardWorth(ctx, seat, quest) / left / 1.2
  }
  return worth
}

export function rewardWorth(ctx: ReadCtx, seat: Seat, { reward, hard }: Quest): number {
  const { prosperity, coins, ammo, loot, clues } = reward
  return (
    starWorth(ctx) * prosperity + COIN * coins + AMMO * ammo + LOOT_CARD * loot + CLUE * clues + (hard ? missionWorth(ctx, seat, 'aid') : 0)
  )
}

export function solveWorth(ctx: ReadCtx, seat: Seat): number {
  return (
    starWorth(ctx) * (1 + SOLVED) +
    0.3 +
    COIN * gear(ctx, seat, 'solveCoins') +
    missionWorth(ctx, seat, 'research') +
    deedWorth(ctx, seat, 'solve')
  )
}
