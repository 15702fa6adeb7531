import type { Seat } from '@flotilla/kernel'
import { designAt } from '../board/cards.ts'
import type { LootId } from '../edition/schema.ts'
import { coopGoalIsMet, isFulfilled } from '../rules/coop.ts'
import { championOf, goalOf, heartsOf, isCoop, teamSize, teams, type ReadCtx } from '../board/state.ts'

// What things are worth, in prosperity.
export const COIN = 0.2
export const LOOT_CARD = 0.8
export const CLUE = 0.5
export const AMMO = 0.12
export const HEART = 0.4
/** A quest drawn, before anybody has seen it. */
export const NEW_QUEST = 0.45
export const EXPLORED = 0.35
/** A solved clue that still has to be carried home. */
export const SOLVED = 0.75

/** Prosperity that a ship makes in a round, roughly. */
const PACE = 1.4

/** Rounds that are left, at least one: by the team that is farthest. */
export function roundsLeft(ctx: ReadCtx): number {
  const s = ctx.state
  if (s.called && !isCoop(s)) return 1
  if (isCoop(s)) return Math.max(1, ctx.edition.goal.coopRounds - s.round + 1)
  let best = 0
  for (let team = 0; team < teams(s); team++) best = Math.max(best, s.prosperity[team])
  return Math.max(1, (goalOf(ctx) - best) / (PACE * teamSize(s)))
}

/** What one more step towards an open Mission is worth besides; alone, the goal is the harder half. */
const MISSION_STEP = { naval: 10, aid: 16, research: 7 }
const ALONE = 0.6
export const missionWorth = (ctx: ReadCtx, seat: Seat, mission: keyof typeof MISSION_STEP): number => {
  if (!isCoop(ctx.state) || championOf(ctx, seat).mission !== mission || isFulfilled(ctx, seat)) return 0
  return MISSION_STEP[mission] * (ctx.state.seats === 1 ? ALONE : 1)
}

/** One prosperity; when the co-op goal is reached only the Missions are left to care for. */
export const starWorth = (ctx: ReadCtx): number => (isCoop(ctx.state) && coopGoalIsMet(ctx) ? 0.25 : 1)

/** Loot by design: how gladly it is kept. */
const LOOT_WORTH: Readonly<Record<LootId, number>> = {
  gale: 0.9,
  ram: 0.7,
  hide: 0.6,
  spyglass: 0.4,
  barrel: 0.8,
  jib: 1,
  swivel: 0.9,
  scales: 0.7,
  lens: 0.7,
  grapnel: 0.5,
  seedling: 0.8,
  figurehead: 0.8,
  daring: 0.8,
  shell: 0.8,
  wind: 0.7,
  keg: 0.7,
  chart: 0.9,
  purse: 0.9,
  tome: 0.9,
  mine: 0.9,
  lantern: 0.6,
  repellent: 0.8,
  bulwark: 1,
}

export function lootWorth(ctx: ReadCtx, back: number): number {
  const id = designAt(ctx, back)
  return id === undefined ? LOOT_CARD : LOOT_WORTH[id]
}

/** What equipping gear brings in the rounds that are left. */
export function gearWorth(ctx: ReadCtx, back: number): number {
  return lootWorth(ctx, back) * Math.min(1.6, 0.3 + 0.16 * roundsLeft(ctx))
}

/** Resources that Kelwoloh's Bounty brings for a loot card (QC-13.4), and what of it is left this turn. */
export const BOUNTY = 2
export function bountyLeft(ctx: ReadCtx, seat: Seat): number {
  const { loot, used } = ctx.state.ships[seat]
  return championOf(ctx, seat).nation === 'porc' && loot.length > 0 && !used.nation ? BOUNTY : 0
}

export const heartsLeft = (ctx: ReadCtx, seat: Seat): number => heartsOf(ctx, seat) - ctx.state.ships[seat].damage

/** What a seat would lose by sinking, in prosperity, the rival's gain included. */
export function stakes(ctx: ReadCtx, seat: Seat): number {
  const s = ctx.state
  const { coins, solved, cargo } = s.ships[seat]
  let goods = 0
  for (let i = 0; i < cargo.length; i++) goods += cargo[i]
  return (
    1.5 +
    (0.9 + missionWorth(ctx, seat, 'research')) * solved.length +
    0.5 * COIN * coins +
    0.35 * goods +
    (isCoop(s) ? 0 : 1.5 / Math.max(1, teams(s) - 1))
  )
}
