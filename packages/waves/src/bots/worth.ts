import type { Seat, Seen } from '@flotilla/kernel'
import { hullLevel } from '../rules/hull.ts'
import type { Edition } from '../edition/schema.ts'
import { points, rowBonus } from '../rules/score.ts'
import { BURY, CHEST, CHESTS, CREW, HULL, LARGE, PORTS, SMALL, SPIRITS, crews, type Ship, type ReadCtx } from '../board/state.ts'
import { chestSquares, sum } from '../board/terms.ts'
import type { Weights } from './weights.ts'

/** A die not rolled yet. */
const MEAN_FACE = 3.5

/** What a seat can tell from the table before it judges a single die. */
export interface Outlook {
  readonly w: Weights
  readonly seat: Seat
  readonly ship: Seen<Ship>
  /** Rounds that are left, at least one. */
  readonly rounds: number
  /** Points ahead of the best of the others. */
  readonly lead: number
  /** The chance that the values on top of the best open chest are shot away. */
  readonly risk: number
  /** The lowest hull among the others, and the mean of what lies on top of their chests. */
  readonly weakest: number
  readonly prize: number
  /** The highest sum of ports among the others. */
  readonly rivalPorts: number
  /** Free squares of the own open chests. */
  readonly free: number
}

export function outlook(ctx: ReadCtx, seat: Seat, w: Weights): Outlook {
  const s = ctx.state
  const { edition } = ctx
  const hull = hullLevel(ctx, seat)
  const rowSquares = edition.hull.squares + edition.ports.squares + edition.crew.squares
  const { roundLimit } = s.options
  let rounds = roundLimit === 'off' ? Infinity : roundLimit - s.round + 1
  let free = 0
  let best = 0
  let shotAt = 0
  let weakest = 9
  let tops = 0
  let stacks = 0
  let rivalPorts = 0
  for (let other = 0; other < crews(s); other++) {
    const ship = s.ships[other]
    let room = 0
    let largest = 0
    for (let chest = 0; chest < CHESTS; chest++) {
      if (ship.buried[chest]) continue
      const stack = ship.chests[chest]
      const left = chestSquares(ctx, chest) - stack.length
      room += left
      largest = Math.max(largest, left)
      if (other === seat || stack.length === 0) continue
      tops += stack[stack.length - 1]
      stacks++
    }
    const rows = rowSquares - ship.hull.length - ship.ports.length - ship.crew.length
    rounds = Math.min(rounds, Math.max(room / w.chestPace, largest), rows / w.rowPace)
    if (other === seat) free = room
    else {
      best = Math.max(best, points(ctx, other))
      weakest = Math.min(weakest, hullLevel(ctx, other))
      rivalPorts = Math.max(rivalPorts, sum(ship.ports))
      shotAt += hitsFrom(ctx, edition.small, ship.small, hull, w) + hitsFrom(ctx, edition.large, ship.large, hull, w)
    }
  }
  const others = Math.max(1, crews(s) - 1)
  return {
    w,
    seat,
    ship: s.ships[seat],
    rounds: Math.max(1, rounds),
    lead: points(ctx, seat) - best,
    risk: Math.min(w.riskMost, (shotAt / others) * w.riskNow + Math.max(0, w.riskShots - hull) * w.riskLater * Math.min(rounds, 6)),
    weakest,
    prize: stacks === 0 ? MEAN_FACE : tops / stacks,
    rivalPorts,
    free,
  }
}

type CannonNumbers = Edition['small']

/** Shots through this hull that a cannon may fire soon. */
function hitsFrom(ctx: ReadCtx, cannon: CannonNumbers, values: readonly number[], hull: number, w: Weights): number {
  const missing = cannon.squares - values.length
  if (missing > 2) return 0
  const hits = Math.max(0, shotsFor(ctx, cannon, sum(values) + missing * MEAN_FACE) - hull)
  return missing === 2 ? hits * w.riskTwoMissing : hits
}

/** Shots of a filled cannon with this sum (RW-9.3). */
export function shotsFor(ctx: ReadCtx, { thresholds }: CannonNumbers, total: number): number {
  if (ctx.state.options.cannonShots === 'fixed') return thresholds.length
  let shots = 0
  while (shots < thresholds.length && thresholds[shots] <= total) shots++
  return shots
}

/** The best loot that so many shots of one volley bring now. */
export function bestLoot(ctx: ReadCtx, by: Seat, shots: number): number {
  const s = ctx.state
  let most = 0
  for (let seat = 0; seat < crews(s); seat++) {
    if (seat === by) continue
    const hits = shots - hullLevel(ctx, seat)
    if (hits <= 0) continue
    const { chests, buried } = s.ships[seat]
    for (let chest = 0; chest < CHESTS; chest++) if (!buried[chest]) most = Math.max(most, topOf(chests[chest], hits))
  }
  return most
}

export function topOf(stack: readonly number[], count: number): number {
  let total = 0
  for (let i = Math.max(0, stack.length - count); i < stack.length; i++) total += stack[i]
  return total
}

type RowNumbers = Edition['hull']

/** A row with this sum in so many squares: its levels, the way to the next one, and the hope to fill it. */
function rowWorth({ thresholds, squares, fullBonus }: RowNumbers, total: number, count: number, perLevel: number, o: Outlook): number {
  let reached = 0
  while (reached < thresholds.length && thresholds[reached] <= total) reached++
  let worth = reached * perLevel
  if (count >= squares) return worth + fullBonus
  if (reached < thresholds.length) {
    const before = reached === 0 ? 0 : thresholds[reached - 1]
    worth += (o.w.towards * perLevel * (total - before)) / (thresholds[reached] - before)
  }
  const inTime = Math.min(1, (o.rounds * o.w.finishPace) / (squares - count))
  return worth + (fullBonus * o.w.finish * inTime * count) / squares
}

const hullWorth = (ctx: ReadCtx, o: Outlook, total: number, count: number): number =>
  rowWorth(ctx.edition.hull, total, count, o.w.hull * (o.risk + o.w.hullAnyway) * Math.min(o.rounds, 8), o)

function portsWorth(ctx: ReadCtx, o: Outlook, total: number, count: number): number {
  const { infamy, ports, portsLead, infamyEnough, rich } = o.w
  const perLevel = infamy * ports * (o.rounds + 1) * (o.ship.infamy > infamyEnough ? rich : 1)
  const leads = total > 0 && total >= o.rivalPorts ? infamy * portsLead * Math.min(o.rounds, 4) : 0
  return rowWorth(ctx.edition.ports, total, count, perLevel, o) + leads
}

const crewWorth = (ctx: ReadCtx, o: Outlook, total: number, count: number): number =>
  rowWorth(ctx.edition.crew, total, count, o.w.crew * (o.rounds - 1), o)

/** A cannon with this sum in so many squares: what it promises, or brings if it fires now. */
function cannonWorth(ctx: ReadCtx, o: Outlook, cannon: CannonNumbers, total: number, count: number): number {
  const { w } = o
  const missing = cannon.squares - count
  if (missing === 0) return bestLoot(ctx, o.seat, shotsFor(ctx, cannon, total)) * (w.loot + w.harm / Math.max(1, crews(ctx.state) - 1))
  const hits = Math.max(w.hitsLeast, shotsFor(ctx, cannon, total + missing * MEAN_FACE) - o.weakest)
  return ((w.load * count) / cannon.squares) * hits * o.prize * Math.min(1, (o.rounds * w.loadPace) / missing)
}

const lowestWith = (values: readonly number[], value: number): number => {
  let lowest = value
  for (let i = 0; i < values.length; i++) if (values[i] < lowest) lowest = values[i]
  return lowest
}

function loaded(ctx: ReadCtx, o: Outlook, cannon: CannonNumbers, values: readonly number[], value: number): number {
  const fired = values.length + 1 === cannon.squares ? o.w.infamy * lowestWith(values, value) : 0
  return fired + cannonWorth(ctx, o, cannon, sum(values) + value, values.length + 1)
}

/** What a pair of spirits in the making is worth: nothing in the last round. */
export const spiritsWorth = (o: Outlook, count: number): number =>
  (count === 0 ? 0 : count === 1 ? o.w.spirits : o.w.spirits + o.w.spiritsReady) * Math.min(1, (o.rounds - 1) / 3)

const NO_CHEST = -1

/** What the shots at the seat's chests cost on average, with this value on top of that chest. */
function shotLoss(o: Outlook, onto: number, value: number): number {
  const { chests, buried } = o.ship
  let most = 0
  for (let chest = 0; chest < CHESTS; chest++)
    if (!buried[chest]) most = Math.max(most, chest === onto ? value + topOf(chests[chest], 1) : topOf(chests[chest], 2))
  return most * o.risk
}

/** Squares cost more the more dice are still to come for each. */
const squarePrice = ({ w, rounds, free }: Outlook): number =>
  w.priceFlat + w.price * Math.max(0, Math.min(1, (w.squarePace * rounds - free) / 8))

/** Who leads wants the end, who is behind wants time. */
const tempo = ({ w, lead }: Outlook): number => w.tempo * Math.max(-1, Math.min(1, lead / 20))

/** What the places of a ship are worth as they are: every die that is judged is compared with the same. */
const asTheyAre = new Float64Array(CREW + 1)
let unshot = 0
let price = 0
let hurry = 0
let rowHurry = 0

/** To be called before places of that outlook are judged. */
export function weighPlaces(ctx: ReadCtx, o: Outlook): void {
  const { ship } = o
  const { edition } = ctx
  asTheyAre[SPIRITS] = spiritsWorth(o, ship.spirits.length)
  asTheyAre[HULL] = hullWorth(ctx, o, sum(ship.hull), ship.hull.length)
  asTheyAre[PORTS] = portsWorth(ctx, o, sum(ship.ports), ship.ports.length)
  asTheyAre[CREW] = crewWorth(ctx, o, sum(ship.crew), ship.crew.length)
  asTheyAre[SMALL] = cannonWorth(ctx, o, edition.small, sum(ship.small), ship.small.length)
  asTheyAre[LARGE] = cannonWorth(ctx, o, edition.large, sum(ship.large), ship.large.length)
  unshot = shotLoss(o, NO_CHEST, 0)
  price = squarePrice(o)
  hurry = tempo(o)
  rowHurry = hurry * o.w.rowTempo
}

/** What it is worth to write a value at a place. */
export function placeWorth(ctx: ReadCtx, o: Outlook, icon: number, value: number): number {
  const { ship, w } = o
  switch (icon) {
    case SPIRITS:
      return spiritsWorth(o, ship.spirits.length + 1) - asTheyAre[SPIRITS]
    case HULL:
      return hullWorth(ctx, o, sum(ship.hull) + value, ship.hull.length + 1) - asTheyAre[HULL] + rowHurry
    case PORTS:
      return portsWorth(ctx, o, sum(ship.ports) + value, ship.ports.length + 1) - asTheyAre[PORTS] + rowHurry
    case CREW:
      return crewWorth(ctx, o, sum(ship.crew) + value, ship.crew.length + 1) - asTheyAre[CREW] + rowHurry
    case SMALL:
      return loaded(ctx, o, ctx.edition.small, ship.small, value) - asTheyAre[SMALL]
    case LARGE:
      return loaded(ctx, o, ctx.edition.large, ship.large, value) - asTheyAre[LARGE]
    case BURY:
      return 0
    default:
      return value * (1 - o.risk * w.riskFlat) - shotLoss(o, icon - CHEST, value) + unshot - price + hurry
  }
}

/** The whole ship: its points, and what the written numbers promise. */
export function shipWorth(ctx: ReadCtx, o: Outlook): number {
  const { ship, seat, w } = o
  const { edition } = ctx
  // A full row's bonus is among the points already.
  return (
    points(ctx, seat) +
    (w.infamy - 1 / edition.infamy.perPoint) * ship.infamy +
    hullWorth(ctx, o, sum(ship.hull), ship.hull.length) -
    rowBonus(edition.hull, ship.hull) +
    portsWorth(ctx, o, sum(ship.ports), ship.ports.length) -
    rowBonus(edition.ports, ship.ports) +
    crewWorth(ctx, o, sum(ship.crew), ship.crew.length) -
    rowBonus(edition.crew, ship.crew) +
    cannonWorth(ctx, o, edition.small, sum(ship.small), ship.small.length) +
    cannonWorth(ctx, o, edition.large, sum(ship.large), ship.large.length) +
    spiritsWorth(o, ship.spirits.length) -
    shotLoss(o, NO_CHEST, 0)
  )
}
