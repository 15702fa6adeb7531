import { seatBit, type Seat } from '@flotilla/kernel'
import { AVOID, CAREFUL, FAR, HOME, ISLAND, MOST_ISLANDS, TRADING, WORKSHOP, distances, type Chart } from '../board/chart.ts'
import { ability } from '../rules/champions/abilities.ts'
import { CELLS } from '../board/hexes.ts'
import { missionOf } from '../rules/coop.ts'
import { GOOD_KINDS, cellOf, championOf, chart, damageOf, home, isCoop, loaded, shipAt, shipCount, type ReadCtx } from '../board/state.ts'
import { deedWorth, landWorth, solveWorth, wantsLandings } from './deeds.ts'
import { fillDanger, planFights } from './fights.ts'
import { heardPrint, heedMates } from './hearing.ts'
import { planQuests, planUpgrades } from './tours.ts'
import { COIN, EXPLORED, HEART, NEW_QUEST, heartsLeft, missionWorth, roundsLeft, starWorth } from './worth.ts'
import { isExplored } from '../board/island-tokens.ts'
import { gear, slotsOf } from '../rules/loot/gear.ts'

/** Time that any plan takes besides its way, so that near trifles do not beat far treasures. */
export const PATIENCE = 1.2

/** Alone against Marauders, who take no prosperity, danger counts for less: who hides does not get there in fifteen rounds. */
const DARING = 0.4

/** What a seat could do next: for every cell what going there is worth, and how long the deeds there take, in actions. */
export interface Plans {
  /** Best plans that begin at a cell: what they are worth in all, and the actions they take from there on. */
  readonly worth: Float64Array
  readonly time: Float64Array
  /** How much one more of each resource is wanted. */
  readonly wanted: Float64Array
  /** The expected loss of ending a turn on a cell. */
  danger: Float64Array
  /** The cells where a plan begins: all others have no worth and no time. */
  readonly begins: number[]
  far: Uint8Array
  /** How much danger counts: little while there are actions left to get away. */
  caution: number
  seat: Seat
}

export const plans: Plans = {
  worth: new Float64Array(CELLS),
  time: new Float64Array(CELLS),
  wanted: new Float64Array(GOOD_KINDS),
  danger: new Float64Array(CELLS),
  begins: [],
  far: new Uint8Array(0),
  caution: 0.5,
  seat: -1,
}

let lastState: object | null = null
let lastPrint = 0

const mixAll = (seed: number, list: readonly number[]): number => {
  let hash = seed
  for (let i = 0; i < list.length; i++) hash = (Math.imul(hash, 31) + list[i] + 1) | 0
  return hash
}

/** What the plans depend on and what moves while one state is played on, as one number. */
function fingerprint(ctx: ReadCtx, seat: Seat): number {
  const s = ctx.state
  const ship = s.ships[seat]
  let hash = (((s.round * 8 + s.active) * 8 + seat) * 32 + s.actions) * 64 + s.points * 2 + (s.voyage ? 1 : 0)
  hash = (Math.imul(hash, 31) + ship.coins * 512 + ship.ammo * 16 + ship.readyCannons * 4 + ship.readySails) | 0
  hash = mixAll(mixAll(mixAll(hash, ship.cargo), ship.clues), ship.quests)
  hash = mixAll(mixAll(hash, ship.solved), s.prosperity)
  for (let k = 0; k < shipCount(s); k++) hash = (Math.imul(hash, 31) + cellOf(s, shipAt(s, k)) * 16 + damageOf(s, shipAt(s, k))) | 0
  return mixAll((Math.imul(hash, 31) + heardPrint()) | 0, ship.loot)
}

/** While the choices of one ask are rated, or a ship is looked at, nothing moves: the plans that were made for it hold. */
let holding = false

/** Whether they were made just now: what they were made of is still at hand. */
export function holdPlans(ctx: ReadCtx, seat: Seat): boolean {
  const before = made
  plansOf(ctx, seat)
  holding = true
  return made !== before
}

export function releasePlans(): void {
  holding = false
}

/** How often plans were made. */
let made = 0

export function plansOf(ctx: ReadCtx, seat: Seat): Plans {
  if (holding && lastState === ctx.state && plans.seat === seat) return plans
  const print = fingerprint(ctx, seat)
  if (lastState === ctx.state && lastPrint === print) return plans
  lastState = ctx.state
  lastPrint = print
  makePlans(ctx, seat)
  return plans
}

/** What was seen from a cell, and by the how manieth plans: many choices lead to the same one. */
const seen = new Float64Array(CELLS)
const seenBy = new Float64Array(CELLS)

/** Worth per time of the best plan, seen from a cell; danger at its end counts as much as caution says. */
export function prospectFrom(all: Plans, from: number): number {
  if (seenBy[from] !== made) {
    seenBy[from] = made
    seen[from] = bestBut(all, from, -1)
  }
  return seen[from]
}

/** The best of the plans that do not begin where the ship lies. */
export const prospectElsewhere = (all: Plans, from: number): number => bestBut(all, from, from)

function bestBut({ begins, worth, time, far, danger, caution }: Plans, from: number, but: number): number {
  let best = 0
  const row = from * CELLS
  for (let i = 0; i < begins.length; i++) {
    const cell = begins[i]
    const way = far[row + cell]
    if (way === FAR || cell === but) continue
    const ratio = (worth[cell] - caution * danger[cell]) / (PATIENCE + way + time[cell])
    if (ratio > best) best = ratio
  }
  return best
}

export function propose(cell: number, worth: number, time: number): void {
  if (cell === -1 || worth <= 0) return
  const { worth: best, time: takes, begins } = plans
  const isFirst = best[cell] <= 0
  if (isFirst) begins.push(cell)
  if (isFirst || worth / (PATIENCE + time) > best[cell] / (PATIENCE + takes[cell])) {
    best[cell] = worth
    takes[cell] = time
  }
}

function makePlans(ctx: ReadCtx, seat: Seat): void {
  const s = ctx.state
  const map = chart(s)
  const own = home(s, seat)
  made++
  plans.seat = seat
  // Who waits for ever never wins: caution wears off.
  plans.caution = (s.actions <= 1 ? 0.5 : 0.15) * Math.max(0.2, 1 - s.round / 30) * (isCoop(s) && s.seats === 1 ? DARING : 1)
  while (plans.begins.length > 0) {
    const cell = plans.begins.pop() ?? 0
    plans.worth[cell] = 0
    plans.time[cell] = 0
  }
  plans.wanted.fill(0)
  plans.far = distances(map, own, heartsLeft(ctx, seat) <= 1 && gear(ctx, seat, 'spares') === 0 ? AVOID : CAREFUL)
  fillDanger(ctx, seat, map)
  planQuests(ctx, seat, map)
  planUpgrades(ctx, seat, map)
  planFights(ctx, seat, map)
  addBesides(ctx, seat, map, own)
  heedMates(ctx, seat, map)
}

/** What a ship could lose by lying on a cell; plans are made anew afterwards. */
export function dangerFor(ctx: ReadCtx, seat: Seat, cell: number): number {
  lastState = null
  fillDanger(ctx, seat, chart(ctx.state))
  return plans.danger[cell]
}

// --- what a place gives -------------------------------------------------------------------------------------

const knowsToken = (ctx: ReadCtx, seat: Seat, island: number): boolean => {
  const back = ctx.state.tokens[island]
  return back !== -1 && (ctx.state.known[back] & seatBit(seat)) !== 0
}

/** The resource of an island, -1 if this seat does not know it. */
export const goodAt = (ctx: ReadCtx, seat: Seat, island: number): number =>
  knowsToken(ctx, seat, island) ? ctx.state.faces[ctx.state.tokens[island]] : -1

const isLastRound = (s: ReadCtx['state']): boolean => s.called && !isCoop(s)

/** What a ship would do in a port at once, so that it is worth sailing there. */
export function wantsRepair(ctx: ReadCtx, seat: Seat): boolean {
  const s = ctx.state
  const { damage, coins } = s.ships[seat]
  const { repair } = ctx.edition.prices
  return damage > 0 && coins >= repair && !isLastRound(s) && HEART * (heartsLeft(ctx, seat) <= 2 ? 2.5 : 1) > COIN * repair
}

export function wantsAmmo(ctx: ReadCtx, seat: Seat): boolean {
  const s = ctx.state
  const { ammo, cannons, coins } = s.ships[seat]
  const most = cannons * (championOf(ctx, seat).mission === 'naval' ? 3 : 2)
  return coins > 0 && s.ammo > 0 && !isLastRound(s) && ammo < most && (coins > 3 || ammo < cannons)
}

/** Delivering solved clues at home; Living Lore takes one to a market besides. */
function deliveryWorth(ctx: ReadCtx, seat: Seat, terrain: number, cell: number): number {
  const s = ctx.state
  const { solved, sails, cell: at } = s.ships[seat]
  const each = starWorth(ctx) + missionWorth(ctx, seat, 'research')
  if (terrain === TRADING && ability(ctx, seat).deliversAtMarkets === true) return 0.9 * each + deedWorth(ctx, seat, 'store')
  if (cell !== home(s, seat)) return 0
  // There is a last turn in which home can still be reached, and a Mission that only waits for the delivery.
  const turns = Math.ceil(plans.far[at * CELLS + cell] / (ctx.edition.start.actions + sails))
  const { mission, done, needed } = missionOf(ctx, seat)
  const fulfils = isCoop(s) && mission === 'research' && done < needed && done + solved.length >= needed
  const haste = roundsLeft(ctx) <= turns + 1 ? 3 : fulfils ? 2 : roundsLeft(ctx) < 2.5 ? 1.2 : solved.length >= 2 ? 0.9 : 0.55
  return solved.length * each * haste + deedWorth(ctx, seat, 'store')
}

/** How many of the clues in hand each island solves, as far as the seat knows them. */
const solvable = new Uint8Array(MOST_ISLANDS)

function readClues({ state: s }: ReadCtx, seat: Seat): void {
  const { clues } = s.ships[seat]
  solvable.fill(0)
  for (let i = 0; i < clues.length; i++) if ((s.known[clues[i]] & seatBit(seat)) !== 0) solvable[s.faces[clues[i]]]++
}

/** What lies at a cell besides is added to the plans that begin there: landing, solving, delivering, mending; or it is a plan of its own. */
function addBesides(ctx: ReadCtx, seat: Seat, { stops, terrain, islandOn }: Chart, own: number): void {
  const s = ctx.state
  const { cell: at, quests, clues, solved, damage, ammo, cannons } = s.ships[seat]
  const newQuest = (quests.length < 3 ? NEW_QUEST : 0.15) + 0.08 * missionWorth(ctx, seat, 'aid')
  const explored = EXPLORED + COIN + deedWorth(ctx, seat, 'explore')
  const lands = wantsLandings(ctx, seat)
  const solves = clues.length > 0 ? solveWorth(ctx, seat) : 0
  const mends = wantsRepair(ctx, seat) ? HEART * Math.min(damage, 2) * (heartsLeft(ctx, seat) <= 2 ? 2 : 0.7) : 0
  const loads = wantsAmmo(ctx, seat) && ammo < cannons ? 0.3 : 0
  const { worth: best, time: takes } = plans
  // A harbour is worth what staying outside would cost.
  const shelter = plans.caution * plans.danger[at]
  readClues(ctx, seat)
  for (let i = 0; i < stops.length; i++) {
    const cell = stops[i]
    const kind = terrain[cell]
    if (kind === HOME && cell !== own) continue
    let worth = 0
    let time = 0
    if (kind === ISLAND) {
      const island = islandOn[cell]
      if (cell !== at || (s.voyage && s.steps > 0)) {
        worth += newQuest
        if (!isExplored(s, island)) worth += explored
        if (lands) worth += landWorth(ctx, seat, island)
      }
      for (let k = 0; k < solvable[island]; k++) {
        worth += solves
        time += 1
      }
    } else {
      if (solved.length > 0 && kind !== WORKSHOP) worth += deliveryWorth(ctx, seat, kind, cell)
      if (cell !== at) worth = worth + mends + loads
    }
    if (best[cell] > 0) {
      best[cell] += worth
      takes[cell] += time
    } else propose(cell, worth, time)
    if (kind >= WORKSHOP) propose(cell, best[cell] + shelter, takes[cell])
  }
}

/** Resources in the hold beyond what is wanted. */
export const spareGoods = (ctx: ReadCtx, seat: Seat): number => {
  const { cargo } = ctx.state.ships[seat]
  let spare = 0
  for (let good = 0; good < GOOD_KINDS; good++) if (plans.wanted[good] === 0) spare += cargo[good]
  return spare
}
export const holdIsFull = (ctx: ReadCtx, seat: Seat): boolean => loaded(ctx.state.ships[seat]) >= slotsOf(ctx, seat)
