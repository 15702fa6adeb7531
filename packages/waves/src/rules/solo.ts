import { highest, moveToNest, ownerOf } from '../board/dice.ts'
import { CHEST, CHESTS, ICONS, MERCHANTMAN, isSolo, type Ctx, type SeenWaves } from '../board/state.ts'
import { chestSquares, rowLevel, sum } from '../board/terms.ts'

/** RW-S10: the rounds of a solo game. */
export const SOLO_ROUNDS = 12
/** From so many points on, one is called so. */
export const SOLO_RANKS = [
  [110, 'terror'],
  [95, 'captain'],
  [80, 'bosun'],
  [60, 'deckhand'],
  [0, 'monkey'],
] as const
export const soloTitle = (score: number): string => SOLO_RANKS.find(([least]) => score >= least)?.[1] ?? 'monkey'

/** RW-S3: the highest face that is not of the player's colour, else the highest; it never pays. */
// RW-S4: its dice are another player's crew for you (draft.ts).
export function merchantmanTakes(ctx: Ctx): void {
  const s = ctx.state
  const others = s.pool.filter((die) => ownerOf(ctx, die) !== 0)
  const die = highest(ctx, others.length > 0 ? others : s.pool)
  moveToNest(s, die, MERCHANTMAN)
  ctx.emit?.({ type: 'drafted', seat: MERCHANTMAN, die, face: s.dice[die], owner: ownerOf(ctx, die), how: 'merchant', cost: 0 })
}

/** RW-S5: highest first, one each into the holds; a full hold sails home first. */
export function merchantmanLoads(ctx: Ctx): void {
  const s = ctx.state
  const ship = s.ships[MERCHANTMAN]
  const faces = ship.nest.map((die) => s.dice[die]).sort((a, b) => b - a)
  faces.forEach((value, k) => {
    const hold = (s.round + k) % CHESTS
    const stack = ship.chests[hold]
    if (stack.length >= chestSquares(ctx, hold)) {
      stack.length = 0
      ctx.emit?.({ type: 'sailedHome', hold })
    }
    stack.push(value)
    ctx.emit?.({ type: 'wrote', seat: MERCHANTMAN, icon: ICONS[CHEST + hold], value, raised: false })
  })
}

/** RW-S6 */
// RW-S7: its holds are chests like any other's (cannons.ts).
export const merchantmanHull = (s: Pick<SeenWaves, 'round'>): number => (s.round <= 4 ? 0 : s.round <= 8 ? 1 : 2)

const NAVY_SHOTS: Readonly<Record<number, number>> = { 4: 2, 8: 3, 12: 4 }
/** How often the Navy fires in a round of the solo game. */
export const navyShots = (round: number): number => NAVY_SHOTS[round] ?? 0

/** The round in which the Navy comes next, this one included, or null if it has been here for the last time. */
export function nextNavy(round: number): number | null {
  for (let next = round; next <= SOLO_ROUNDS; next++) if (navyShots(next) > 0) return next
  return null
}

/** The richest unburied chest, at which the Navy fires, or -1. */
export function navyTarget({ ships }: Pick<SeenWaves, 'ships'>): number {
  const { chests, buried } = ships[0]
  let chest = -1
  for (let k = 0; k < CHESTS; k++) if (!buried[k] && (chest === -1 || sum(chests[k]) > sum(chests[chest]))) chest = k
  return chest
}

/** RW-S8: the Navy fires at the player's richest unburied chest; what it takes is lost. */
export function navyFires(ctx: Ctx): void {
  const s = ctx.state
  const fired = isSolo(s) ? navyShots(s.round) : 0
  if (fired === 0) return
  const chest = navyTarget(s)
  if (chest === -1) return
  const stack = s.ships[0].chests[chest]
  const blocked = Math.min(fired, rowLevel(ctx, 0, 'hull'))
  const taken = stack.splice(Math.max(0, stack.length - (fired - blocked))).reverse()
  ctx.emit?.({ type: 'navy', shots: fired, blocked, chest, lost: taken })
}
