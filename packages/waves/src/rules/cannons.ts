import { type Ask, type AskKind, intern, type Offers, reason, type Seat } from '@flotilla/kernel'
import {
  type Aim,
  type Cannon,
  CANNONS,
  CHESTS,
  crews,
  type Ctx,
  DICE_PER_ROUND,
  isSolo,
  LARGE,
  placedAt,
  type ReadCtx,
  type SeenWaves,
  SMALL,
  type WavesState,
} from '../board/state.ts'
import { chestSquares, distance, gainInfamy, isOpenChest, level, sum, wipe } from '../board/terms.ts'
import { type Fire, FIRE_NAVY, fireAim, fireInfamy, fireStow, fireVolley, type Volley } from './steps.ts'
import { navyFires } from './solo.ts'
import { write } from './writing-order.ts'
import { hullLevel } from './hull.ts'
import type { Edition } from '../edition/schema.ts'

export const aimAt: (cannon: Cannon, seat: Seat, chest: number) => Aim = intern((cannon, seat, chest) => ({ cannon, seat, chest }))
export const stowIn = intern((chest: number) => ({ chest }))
export type StowChoice = ReturnType<typeof stowIn>
const aimAsk: (seat: Seat) => Ask = intern((seat) => ({ kind: 'aim', seat }))
const stowAsk: (seat: Seat) => Ask = intern((seat) => ({ kind: 'stow', seat }))

/** Of a map or of the edition. Not `of[cannon]`: a property is slow to find by a name that changes. */
const partOf = <T>(of: Readonly<Record<Cannon, T>>, cannon: Cannon): T => (cannon === 'small' ? of.small : of.large)

/** RW-9.2: a cannon whose last square is written fires. */
export const isLoaded = (ctx: ReadCtx, seat: Seat, cannon: Cannon): boolean =>
  partOf(ctx.state.ships[seat], cannon).length >= partOf(ctx.edition, cannon).squares

/** RW-9.3: how often a seat's cannon fires. */
// RW-R23
export function shots(ctx: ReadCtx, seat: Seat, cannon: Cannon): number {
  const { thresholds } = partOf(ctx.edition, cannon)
  return ctx.state.options.cannonShots === 'fixed' ? thresholds.length : level(thresholds, partOf(ctx.state.ships[seat], cannon))
}

/** RW-9.6: an unburied chest of another seat; one without a value only if the table allows it. */
// RW-6.4, RW-R14: full or not.
const isTarget = (s: SeenWaves, by: Seat, seat: Seat, chest: number): boolean =>
  seat !== by && !s.ships[seat].buried[chest] && (s.options.emptyTargets === 'allowed' || s.ships[seat].chests[chest].length > 0)

function anyTarget(s: SeenWaves, by: Seat): boolean {
  for (let seat = 0; seat < crews(s); seat++) for (let chest = 0; chest < CHESTS; chest++) if (isTarget(s, by, seat, chest)) return true
  return false
}

function isAimed({ aims }: SeenWaves, cannon: Cannon): boolean {
  for (let i = 0; i < aims.length; i++) if (aims[i].cannon === cannon) return true
  return false
}

/** What has already been aimed at this seat. */
function aimedAt({ aims }: SeenWaves, seat: Seat): Aim | undefined {
  for (let i = 0; i < aims.length; i++) if (aims[i].seat === seat) return aims[i]
  return undefined
}

export const cannonSteps = {
  /** RW-9.1: into the cannon's next square, where it stays from round to round. */
  'write.cannons'(ctx: Ctx): void {
    const s = ctx.state
    for (let seat = 0; seat < s.seats; seat++)
      for (let die = 0; die < DICE_PER_ROUND; die++) {
        const icon = placedAt(s, seat, die)
        if (icon === SMALL) write(ctx, seat, die, s.ships[seat].small)
        else if (icon === LARGE) write(ctx, seat, die, s.ships[seat].large)
      }
  },

  /** RW-9.4: by Infamy, highest first; ties by distance from the first player. */
  'fire.order'(ctx: Ctx): void {
    const s = ctx.state
    if (isSolo(s)) ctx.push(FIRE_NAVY)
    let shooters: Seat[] | null = null
    for (let seat = 0; seat < s.seats; seat++)
      if (isLoaded(ctx, seat, 'small') || isLoaded(ctx, seat, 'large')) (shooters ??= []).push(seat)
    if (shooters === null) return
    // RW-R7: read once; RW-R3: each volley meets the hull afresh.
    if (shooters.length > 1) shooters.sort((a, b) => s.ships[b].infamy - s.ships[a].infamy || tieDistance(s, a) - tieDistance(s, b))
    // RW-9.5: one shooter after another finishes everything; RW-9.21: what was looted can be stolen again.
    for (let i = shooters.length - 1; i >= 0; i--) ctx.push(fireAim(shooters[i]))
  },

  /** RW-9.8: both aims are named before either is resolved. RW-9.20: without a target nobody is aimed at. */
  'fire.aim'(ctx: Ctx, { seat }: Fire): void {
    const s = ctx.state
    for (let i = 0; i < CANNONS.length; i++) {
      // RW-9.9, RW-R13, RW-R25: there is no way to decline. RW-R32: all aims before any volley.
      if (!isLoaded(ctx, seat, CANNONS[i]) || isAimed(s, CANNONS[i]) || !anyTarget(s, seat)) continue
      ctx.push(fireAim(seat))
      ctx.ask(aimAsk(seat))
      return
    }
    ctx.push(fireInfamy(seat))
    if (s.options.lootChest === 'once') ctx.push(fireStow(seat))
    for (let i = s.aims.length - 1; i >= 0; i--) {
      const target = s.aims[i].seat
      if (aimedAt(s, target) === s.aims[i]) ctx.push(fireVolley(seat, target))
    }
  },

  /** RW-9.10, RW-9.11, RW-9.12, RW-9.13: hits beyond the hull take values from the top of the chest. */
  'fire.volley'(ctx: Ctx, { by, target }: Volley): void {
    const s = ctx.state
    const hull = hullLevel(ctx, target)
    let chest = 0
    let fired = 0
    let hits = 0
    for (const aimed of s.aims) {
      if (aimed.seat !== target) continue
      chest = aimed.chest
      const each = shots(ctx, by, aimed.cannon)
      fired += each
      hits += Math.max(0, each - hull)
      ctx.emit?.({ type: 'fired', seat: by, cannon: aimed.cannon, shots: each, target, chest })
    }
    // RW-R2
    if (s.options.hullAgainstTwo === 'once') hits = Math.max(0, fired - hull)
    const stack = s.ships[target].chests[chest]
    const blocked = fired - hits
    const taken = s.loot.length
    // RW-9.11, RW-9.13, RW-R18: from the top, and all of it. RW-9.12: what is beyond the chest's last value is wasted.
    while (hits-- > 0 && stack.length > 0) s.loot.push(stack.pop() ?? 0)
    ctx.emit?.({ type: 'volley', seat: by, target, chest, blocked, loot: s.loot.slice(taken) })
    // RW-9.17, RW-R19: each volley's loot finds its own chest.
    if (s.options.lootChest === 'perTarget') ctx.push(fireStow(by))
  },

  /** RW-9.14, RW-9.15, RW-9.16: into one open chest of the thief; what finds no square is lost. */
  'fire.stow'(ctx: Ctx, { seat }: Fire): void {
    if (ctx.state.loot.length === 0) return
    let open = -1
    let count = 0
    for (let chest = 0; chest < CHESTS; chest++) {
      if (!isOpenChest(ctx, seat, chest)) continue
      open = chest
      count++
    }
    if (count > 1) ctx.ask(stowAsk(seat))
    else putLoot(ctx, seat, open)
  },

  /** RW-9.18: the lowest value of each fired cannon as Infamy, and the cannon is wiped. */
  'fire.infamy'(ctx: Ctx, { seat }: Fire): void {
    const s = ctx.state
    // RW-9.19, RW-R24: whatever was hit, and with or without a target.
    const hadTarget = s.aims.length > 0
    wipe(s.aims)
    for (let i = 0; i < CANNONS.length; i++) {
      const cannon = CANNONS[i]
      if (!isLoaded(ctx, seat, cannon)) continue
      const values = partOf(s.ships[seat], cannon)
      let lowest = values[0]
      for (let k = 1; k < values.length; k++) if (values[k] < lowest) lowest = values[k]
      wipe(values)
      if (!hadTarget) ctx.emit?.({ type: 'firedAtNobody', seat, cannon })
      gainInfamy(ctx, seat, lowest, cannon)
    }
  },

  'fire.navy': navyFires,
}

/** Option fireTie: the first player counts as nearest (RW-R6) or as farthest. */
function tieDistance(s: SeenWaves, seat: Seat): number {
  const far = distance(s, seat)
  return far === 0 && s.options.fireTie === 'leftOfFirst' ? s.seats : far
}

function putLoot(ctx: Ctx, seat: Seat, chest: number): void {
  const { loot, ships } = ctx.state
  const stack = chest === -1 ? [] : ships[seat].chests[chest]
  // RW-9.16: without an open chest there is room for nothing.
  const room = chest === -1 ? 0 : chestSquares(ctx, chest) - stack.length
  const kept = Math.min(room, loot.length)
  for (let i = 0; i < kept; i++) stack.push(loot[i])
  const all = loot.slice()
  wipe(loot)
  ctx.emit?.({ type: 'stowed', seat, chest, values: all.slice(0, kept), lost: all.slice(kept) })
}

const ownChest = reason('RW-9.6', 'refuse.ownChest')
const targetBuried = reason('RW-9.6', 'refuse.targetBuried')
const targetEmpty = reason('RW-9.6', 'refuse.targetEmpty')
const sameChest = reason('RW-9.7', 'refuse.sameChest')

export const aim: AskKind<WavesState, Edition, Ask, Aim> = {
  rule: 'RW-9.6',

  offer(ctx: ReadCtx, { seat: by }: Ask, to: Offers): void {
    const s = ctx.state
    for (let i = 0; i < CANNONS.length; i++) {
      const cannon = CANNONS[i]
      if (!isLoaded(ctx, by, cannon) || isAimed(s, cannon)) continue
      for (let seat = 0; seat < crews(s); seat++) {
        const { buried, chests } = s.ships[seat]
        const named = aimedAt(s, seat)
        for (let chest = 0; chest < CHESTS; chest++) {
          const unmet =
            seat === by
              ? ownChest
              : buried[chest]
                ? targetBuried
                : chests[chest].length === 0 && s.options.emptyTargets === 'forbidden'
                  ? targetEmpty
                  : named !== undefined && named.chest !== chest
                    ? sameChest
                    : null
          if (unmet === null || to.explains) to.offer(aimAt(cannon, seat, chest), unmet)
        }
      }
    }
  },

  answer(ctx: Ctx, { seat }: Ask, choice: Aim): void {
    ctx.state.aims.push(choice)
    ctx.emit?.({ type: 'aimed', seat, cannon: choice.cannon, target: choice.seat, chest: choice.chest })
  },

  /** Large first; where this cannon steals most, or adds most to a volley already aimed; ties: nearest clockwise, lowest chest. */
  fallback(ctx: ReadCtx, { seat: by }: Ask): Aim {
    const s = ctx.state
    const cannon = isLoaded(ctx, by, 'large') && !isAimed(s, 'large') ? 'large' : 'small'
    let best: Aim | null = null
    let most = -1
    for (let k = 1; k < crews(s); k++) {
      const seat = (by + k) % crews(s)
      const named = aimedAt(s, seat)
      for (let chest = 0; chest < CHESTS; chest++) {
        if (!isTarget(s, by, seat, chest) || (named !== undefined && named.chest !== chest)) continue
        const adds = aimAdds(ctx, by, aimAt(cannon, seat, chest))
        if (adds > most) {
          most = adds
          best = aimAt(cannon, seat, chest)
        }
      }
    }
    if (best === null) throw new Error('an aim is asked only while there is a target')
    return best
  },
}

/** The values that these cannons of a seat would steal from a chest, first taken first. */
export function stolen(ctx: ReadCtx, by: Seat, target: Seat, chest: number, cannons: readonly Cannon[]): number[] {
  const hull = hullLevel(ctx, target)
  const each = cannons.map((cannon) => shots(ctx, by, cannon))
  const hits = ctx.state.options.hullAgainstTwo === 'once' ? sum(each) - hull : sum(each.map((count) => Math.max(0, count - hull)))
  const stack = ctx.state.ships[target].chests[chest]
  return hits <= 0 ? [] : stack.slice(Math.max(0, stack.length - hits)).reverse()
}

/** What an aim brings in points: with a cannon already aimed at that seat, what it adds to their volley (RW-9.10). */
export function aimAdds(ctx: ReadCtx, by: Seat, { cannon, seat, chest }: Aim): number {
  const named = aimedAt(ctx.state, seat)
  if (named === undefined || named.cannon === cannon) return stolenSum(ctx, by, seat, chest, [cannon])
  return stolenSum(ctx, by, seat, chest, [named.cannon, cannon]) - stolenSum(ctx, by, seat, chest, [named.cannon])
}

const stolenSum = (ctx: ReadCtx, by: Seat, target: Seat, chest: number, cannons: readonly Cannon[]): number =>
  sum(stolen(ctx, by, target, chest, cannons))

const stowBuried = reason('RW-9.14', 'refuse.chestIsBuried')
const stowFull = reason('RW-9.14', 'refuse.chestIsFull')

export const stow: AskKind<WavesState, Edition, Ask, StowChoice> = {
  rule: 'RW-9.14',

  offer(ctx: ReadCtx, { seat }: Ask, to: Offers): void {
    const { buried } = ctx.state.ships[seat]
    for (let chest = 0; chest < CHESTS; chest++)
      // RW-R20: any open chest, however little room it has.
      to.offer(stowIn(chest), buried[chest] ? stowBuried : isOpenChest(ctx, seat, chest) ? null : stowFull)
  },

  answer(ctx: Ctx, { seat }: Ask, choice: StowChoice): void {
    putLoot(ctx, seat, choice.chest)
  },

  /** The open chest with most free squares; ties: lowest. */
  fallback(ctx: ReadCtx, { seat }: Ask): StowChoice {
    const { chests } = ctx.state.ships[seat]
    const open = [0, 1, 2].filter((chest) => isOpenChest(ctx, seat, chest))
    return stowIn(open.reduce((best, chest) => (chests[chest].length < chests[best].length ? chest : best)))
  },
}
