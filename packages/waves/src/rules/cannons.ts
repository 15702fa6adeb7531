import { mint, reason, type Ask, type AskKind, type Offers, type Seat } from '@flotilla/kernel'
import type { Edition } from '../edition/schema.ts'
import { merchantmanHull, navyFires } from './solo.ts'
import {
  CANNONS,
  CHESTS,
  chestSquares,
  crews,
  distance,
  gainInfamy,
  isOpenChest,
  isSolo,
  level,
  sum,
  wipe,
  type Aim,
  type Cannon,
  type Io,
  type WavesState,
} from '../board/state.ts'
import { FIRE_NAVY, fireAim, fireInfamy, fireStow, fireVolley, type Fire, type Volley } from './steps.ts'

export const aimAt: (cannon: Cannon, seat: Seat, chest: number) => Aim = mint((cannon, seat, chest) => ({ cannon, seat, chest }))
export const stowIn = mint((chest: number) => ({ chest }))
export type StowChoice = ReturnType<typeof stowIn>
const aimAsk: (seat: Seat) => Ask = mint((seat) => ({ kind: 'aim', seat }))
const stowAsk: (seat: Seat) => Ask = mint((seat) => ({ kind: 'stow', seat }))

/** Of a map or of the edition. Not `of[cannon]`: a property is slow to find by a name that changes. */
const partOf = <T>(of: Readonly<Record<Cannon, T>>, cannon: Cannon): T => (cannon === 'small' ? of.small : of.large)

/** RW-9.2: a cannon whose last square is written fires. */
export const isLoaded = (io: Io, seat: Seat, cannon: Cannon): boolean =>
  partOf(io.state.ships[seat], cannon).length >= partOf(io.edition, cannon).squares

/** RW-9.3 */
export function shots(io: Io, seat: Seat, cannon: Cannon): number {
  const { thresholds } = partOf(io.edition, cannon)
  return io.state.options.cannonShots === 'fixed' ? thresholds.length : level(thresholds, partOf(io.state.ships[seat], cannon))
}

export const hullLevel = (io: Io, seat: Seat): number =>
  isSolo(io.state) && seat !== 0 ? merchantmanHull(io.state) : level(io.edition.hull.thresholds, io.state.ships[seat].hull)

/** RW-9.6: an unburied chest of another seat; one without a value only if the table allows it. */
const isTarget = (s: WavesState, by: Seat, seat: Seat, chest: number): boolean =>
  seat !== by && !s.ships[seat].buried[chest] && (s.options.emptyTargets === 'allowed' || s.ships[seat].chests[chest].length > 0)

function anyTarget(s: WavesState, by: Seat): boolean {
  for (let seat = 0; seat < crews(s); seat++) for (let chest = 0; chest < CHESTS; chest++) if (isTarget(s, by, seat, chest)) return true
  return false
}

function isAimed({ aims }: WavesState, cannon: Cannon): boolean {
  for (let i = 0; i < aims.length; i++) if (aims[i].cannon === cannon) return true
  return false
}

/** What has already been aimed at this seat. */
function aimedAt({ aims }: WavesState, seat: Seat): Aim | undefined {
  for (let i = 0; i < aims.length; i++) if (aims[i].seat === seat) return aims[i]
  return undefined
}

export const cannonSteps = {
  /** RW-9.4: by Infamy, highest first; ties by distance from the first player. */
  'fire.order'(io: Io): void {
    const s = io.state
    if (isSolo(s)) io.push(FIRE_NAVY)
    let shooters: Seat[] | null = null
    for (let seat = 0; seat < s.seats; seat++) if (isLoaded(io, seat, 'small') || isLoaded(io, seat, 'large')) (shooters ??= []).push(seat)
    if (shooters === null) return
    if (shooters.length > 1) shooters.sort((a, b) => s.ships[b].infamy - s.ships[a].infamy || tieDistance(s, a) - tieDistance(s, b))
    for (let i = shooters.length - 1; i >= 0; i--) io.push(fireAim(shooters[i]))
  },

  /** RW-9.8: both aims are named before either is resolved. RW-9.20: without a target nobody is aimed at. */
  'fire.aim'(io: Io, { seat }: Fire): void {
    const s = io.state
    for (let i = 0; i < CANNONS.length; i++) {
      if (!isLoaded(io, seat, CANNONS[i]) || isAimed(s, CANNONS[i]) || !anyTarget(s, seat)) continue
      io.push(fireAim(seat))
      io.ask(aimAsk(seat))
      return
    }
    io.push(fireInfamy(seat))
    if (s.options.lootChest === 'once') io.push(fireStow(seat))
    for (let i = s.aims.length - 1; i >= 0; i--) {
      const target = s.aims[i].seat
      if (aimedAt(s, target) === s.aims[i]) io.push(fireVolley(seat, target))
    }
  },

  /** RW-9.10 to 9.13: hits beyond the hull take values from the top of the chest. */
  'fire.volley'(io: Io, { by, target }: Volley): void {
    const s = io.state
    const hull = hullLevel(io, target)
    let chest = 0
    let fired = 0
    let hits = 0
    for (const aimed of s.aims) {
      if (aimed.seat !== target) continue
      chest = aimed.chest
      const each = shots(io, by, aimed.cannon)
      fired += each
      hits += Math.max(0, each - hull)
      io.emit?.({ type: 'fired', seat: by, cannon: aimed.cannon, shots: each, target, chest })
    }
    if (s.options.hullAgainstTwo === 'once') hits = Math.max(0, fired - hull)
    const stack = s.ships[target].chests[chest]
    const blocked = fired - hits
    const taken = s.loot.length
    while (hits-- > 0 && stack.length > 0) s.loot.push(stack.pop() ?? 0)
    io.emit?.({ type: 'volley', seat: by, target, chest, blocked, loot: s.loot.slice(taken) })
    if (s.options.lootChest === 'perTarget') io.push(fireStow(by))
  },

  /** RW-9.14 to 9.16: into one open chest of the thief; what finds no square is lost. */
  'fire.stow'(io: Io, { seat }: Fire): void {
    if (io.state.loot.length === 0) return
    let open = -1
    let count = 0
    for (let chest = 0; chest < CHESTS; chest++) {
      if (!isOpenChest(io, seat, chest)) continue
      open = chest
      count++
    }
    if (count > 1) io.ask(stowAsk(seat))
    else putLoot(io, seat, open)
  },

  /** RW-9.18: the lowest value of each fired cannon as Infamy, and the cannon is wiped. */
  'fire.infamy'(io: Io, { seat }: Fire): void {
    const s = io.state
    const hadTarget = s.aims.length > 0
    wipe(s.aims)
    for (let i = 0; i < CANNONS.length; i++) {
      const cannon = CANNONS[i]
      if (!isLoaded(io, seat, cannon)) continue
      const values = partOf(s.ships[seat], cannon)
      let lowest = values[0]
      for (let k = 1; k < values.length; k++) if (values[k] < lowest) lowest = values[k]
      wipe(values)
      if (!hadTarget) io.emit?.({ type: 'firedAtNobody', seat, cannon })
      gainInfamy(io, seat, lowest, cannon)
    }
  },

  'fire.navy': navyFires,
}

/** Option fireTie: the first player counts as nearest (RW-R6) or as farthest. */
function tieDistance(s: WavesState, seat: Seat): number {
  const far = distance(s, seat)
  return far === 0 && s.options.fireTie === 'leftOfFirst' ? s.seats : far
}

function putLoot(io: Io, seat: Seat, chest: number): void {
  const { loot, ships } = io.state
  const stack = chest === -1 ? [] : ships[seat].chests[chest]
  const room = chest === -1 ? 0 : chestSquares(io, chest) - stack.length
  const kept = Math.min(room, loot.length)
  for (let i = 0; i < kept; i++) stack.push(loot[i])
  const all = loot.slice()
  wipe(loot)
  io.emit?.({ type: 'stowed', seat, chest, values: all.slice(0, kept), lost: all.slice(kept) })
}

const ownChest = reason('RW-9.6', 'refuse.ownChest')
const targetBuried = reason('RW-9.6', 'refuse.targetBuried')
const targetEmpty = reason('RW-9.6', 'refuse.targetEmpty')
const sameChest = reason('RW-9.7', 'refuse.sameChest')

export const aim: AskKind<WavesState, Edition, Ask, Aim> = {
  rule: 'RW-9.6',

  offer(io: Io, { seat: by }: Ask, to: Offers): void {
    const s = io.state
    for (let i = 0; i < CANNONS.length; i++) {
      const cannon = CANNONS[i]
      if (!isLoaded(io, by, cannon) || isAimed(s, cannon)) continue
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

  answer(io: Io, { seat }: Ask, choice: Aim): void {
    io.state.aims.push(choice)
    io.emit?.({ type: 'aimed', seat, cannon: choice.cannon, target: choice.seat, chest: choice.chest })
  },

  /** Large first; where this cannon steals most, or adds most to a volley already aimed; ties: nearest clockwise, lowest chest. */
  fallback(io: Io, { seat: by }: Ask): Aim {
    const s = io.state
    const cannon = isLoaded(io, by, 'large') && !isAimed(s, 'large') ? 'large' : 'small'
    let best: Aim | null = null
    let most = -1
    for (let k = 1; k < crews(s); k++) {
      const seat = (by + k) % crews(s)
      const named = aimedAt(s, seat)
      for (let chest = 0; chest < CHESTS; chest++) {
        if (!isTarget(s, by, seat, chest) || (named !== undefined && named.chest !== chest)) continue
        const adds = aimAdds(io, by, aimAt(cannon, seat, chest))
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
export function stolen(io: Io, by: Seat, target: Seat, chest: number, cannons: readonly Cannon[]): number[] {
  const hull = hullLevel(io, target)
  const each = cannons.map((cannon) => shots(io, by, cannon))
  const hits = io.state.options.hullAgainstTwo === 'once' ? sum(each) - hull : sum(each.map((count) => Math.max(0, count - hull)))
  const stack = io.state.ships[target].chests[chest]
  return hits <= 0 ? [] : stack.slice(Math.max(0, stack.length - hits)).reverse()
}

/** What an aim brings in points: with a cannon already aimed at that seat, what it adds to their volley (RW-9.10). */
export function aimAdds(io: Io, by: Seat, { cannon, seat, chest }: Aim): number {
  const named = aimedAt(io.state, seat)
  if (named === undefined || named.cannon === cannon) return stolenSum(io, by, seat, chest, [cannon])
  return stolenSum(io, by, seat, chest, [named.cannon, cannon]) - stolenSum(io, by, seat, chest, [named.cannon])
}

const stolenSum = (io: Io, by: Seat, target: Seat, chest: number, cannons: readonly Cannon[]): number =>
  sum(stolen(io, by, target, chest, cannons))

const stowBuried = reason('RW-9.14', 'refuse.chestIsBuried')
const stowFull = reason('RW-9.14', 'refuse.chestIsFull')

export const stow: AskKind<WavesState, Edition, Ask, StowChoice> = {
  rule: 'RW-9.14',

  offer(io: Io, { seat }: Ask, to: Offers): void {
    const { buried } = io.state.ships[seat]
    for (let chest = 0; chest < CHESTS; chest++)
      to.offer(stowIn(chest), buried[chest] ? stowBuried : isOpenChest(io, seat, chest) ? null : stowFull)
  },

  answer(io: Io, { seat }: Ask, choice: StowChoice): void {
    putLoot(io, seat, choice.chest)
  },

  /** The open chest with most free squares; ties: lowest. */
  fallback(io: Io, { seat }: Ask): StowChoice {
    const { chests } = io.state.ships[seat]
    const open = [0, 1, 2].filter((chest) => isOpenChest(io, seat, chest))
    return stowIn(open.reduce((best, chest) => (chests[chest].length < chests[best].length ? chest : best)))
  },
}
