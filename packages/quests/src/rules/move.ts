import { mint, reason, type Ask, type AskKind, type Offers, type Seat } from '@flotilla/kernel'
import { ISLAND, STORMY, TREACHEROUS, canEnter } from '../board/chart.ts'
import { designAt, equippedCount, unusedGear, useGear } from '../board/cards.ts'
import {
  abilityDeeds,
  canUseNation,
  offerAtAnyTime,
  offerMobility,
  useMobility,
  type BountyChoice,
  type MendChoice,
  type MobilityChoice,
} from './champions.ts'
import type { Edition } from '../edition/schema.ts'
import { exchangeDeeds, offerExchange, type AskFor, type GiveTo } from './exchange.ts'
import { Q, R, SIDES, cellAt, neighbour } from '../board/hexes.ts'
import { offerPlay, playInstant } from './loot.ts'
import { hurt } from './sinking.ts'
import { chart, hidesHand, home, mightPlay, placeOf, type Io, type QuestsState, type SeenQuests } from '../board/state.ts'
import { GALE_DAMAGE, LANDING_EXPLORE, SINK, VOYAGE_ENTERED, VOYAGE_MAIN, galeStep, type Gale } from './steps.ts'
import { askTraveler } from './traveler.ts'
import { openEntering } from './windows.ts'

/** Points that a Gale Wand blows. */
const GALE = 3
/** Points that a Move begins with. */
const MOVE = 1

export const moveChoice = mint(() => ({ do: 'move' as const }))()
export const stopChoice = mint(() => ({ do: 'stop' as const }))()
export const jibChoice = mint(() => ({ do: 'jib' as const }))()
export const rowChoice = mint(() => ({ do: 'row' as const }))()
export const galeChoice = mint((dir: number, steps: number) => ({ do: 'gale' as const, dir, steps }))
type GaleChoice = ReturnType<typeof galeChoice>
const stepTo = mint((cell: number, sails: number) => ({ to: [Q[cell], R[cell]] as const, sails }))
export type StepChoice = ReturnType<typeof stepTo>
export type VoyageChoice =
  | StepChoice
  | GaleChoice
  | MobilityChoice
  | typeof stopChoice
  | typeof jibChoice
  | typeof rowChoice
  | { readonly do: 'play'; readonly card: string }
  | MendChoice
  | BountyChoice
  | GiveTo
  | AskFor
const voyageAsk: (seat: Seat) => Ask = mint((seat) => ({ kind: 'voyage', seat }))

export const countSpentSails = (s: SeenQuests, seat: Seat): number => s.ships[seat].sails - s.ships[seat].readySails

/** What a step onto a cell costs in this voyage (QC-3.4, QC-3.7, QC-3.14). */
function costOf(s: SeenQuests, cell: number): number {
  const map = chart(s)
  if (!s.free) return map.cost[cell]
  return map.terrain[cell] === STORMY && s.options.freeStepStormy === 'one more point' ? 1 : 0
}

/** QC-3.2: what Jibs could still add this turn. */
function jibs(io: Io, seat: Seat): number {
  const { equipped, usedGear } = io.state.ships[seat]
  let count = 0
  for (let slot = 0; slot < equipped.length; slot++) if ((usedGear & (1 << slot)) === 0 && designAt(io, equipped[slot]) === 'jib') count++
  return count
}

// --- starting and ending a voyage ---------------------------------------------------------------------------

function begin(io: Io, points: number): void {
  const s = io.state
  s.voyage = true
  s.points = points
  s.free = false
  s.steps = 0
  s.from = s.ships[s.active].cell
  io.push(VOYAGE_MAIN)
}

/** QC-3.10, QC-4.2: a voyage of at least one step that ends on an island is a landing event. */
export function endVoyage(io: Io): void {
  const s = io.state
  if (!s.voyage) return
  s.voyage = false
  s.points = 0
  s.free = false
  if (s.steps > 0 && chart(s).terrain[s.ships[s.active].cell] === ISLAND) io.push(LANDING_EXPLORE)
}

const noActions = reason('QC-3.1', 'refuse.noActions')
const noWay = reason('QC-3.2', 'refuse.noWay')
const noGale = reason('QC-12.19', 'refuse.gearUsed')
const galeBlocked = reason('QC-3.21', 'refuse.galeBlocked')

/** QC-3.2: some neighbouring space could be entered with all that a Move may use. */
function someWay(io: Io, seat: Seat, points: number): boolean {
  const s = io.state
  const map = chart(s)
  const { cell, readySails } = s.ships[seat]
  const reach = points + readySails + jibs(io, seat) + (canUseNation(io, seat, 'delve') ? 2 : 0)
  for (let dir = 0; dir < SIDES; dir++) {
    const to = neighbour(cell, dir)
    if (canEnter(map, to, home(s, seat)) && map.cost[to] <= reach) return true
  }
  return false
}

export function offerMove(io: Io, seat: Seat, to: Offers): void {
  to.offer(moveChoice, io.state.actions === 0 ? noActions : someWay(io, seat, MOVE) ? null : noWay)
  offerMobility(io, seat, to)
  offerGale(io, seat, to)
}

export const moveDeeds = {
  /** QC-3.1 */
  move(io: Io): void {
    io.state.actions--
    begin(io, MOVE)
  },
  mobility(io: Io, seat: Seat, choice: MobilityChoice): void {
    begin(io, useMobility(io, seat, choice))
  },
  gale(io: Io, seat: Seat, choice: GaleChoice): void {
    begin(io, 0)
    blow(io, seat, choice)
  },
}

// --- the Gale Wand ------------------------------------------------------------------------------------------

/** How many steps a gale could blow this ship in a direction (QC-3.21). */
function galeReach(io: Io, seat: Seat, dir: number): number {
  const s = io.state
  const map = chart(s)
  let at = s.ships[seat].cell
  let points = GALE
  let steps = 0
  for (;;) {
    const to = neighbour(at, dir)
    if (!canEnter(map, to, home(s, seat)) || map.cost[to] > points) return steps
    points -= map.cost[to]
    at = to
    steps++
  }
}

function offerGale(io: Io, seat: Seat, to: Offers): void {
  const unused = unusedGear(io, seat, 'gale') !== -1
  if (!unused && (to.refused === null || equippedCount(io, seat, 'gale') === 0)) return
  for (let dir = 0; dir < SIDES; dir++) {
    const reach = galeReach(io, seat, dir)
    for (let steps = 1; steps <= reach; steps++) to.offer(galeChoice(dir, steps), unused ? null : noGale)
    if (reach === 0 && to.refused !== null) to.offer(galeChoice(dir, 1), galeBlocked)
  }
}

function blow(io: Io, seat: Seat, { dir, steps }: GaleChoice): void {
  useGear(io, seat, unusedGear(io, seat, 'gale'))
  io.state.free = false
  io.push(galeStep(dir, steps, GALE))
}

// --- steps --------------------------------------------------------------------------------------------------

/** One space on; enemies there may answer before anything else (QC-3.20). */
function sailTo(io: Io, cell: number, then: typeof VOYAGE_ENTERED): void {
  const s = io.state
  const ship = s.ships[s.active]
  s.from = ship.cell
  ship.cell = cell
  s.steps++
  io.emit?.({ type: 'sailed', seat: s.active, from: s.from, cell, place: placeOf(s, cell) })
  io.push(then)
  openEntering(io, s.active, s.active)
}

/** QC-3.23: a Bottled Wind in hand, or, where others must not learn of the hand, any loot card. */
function mayHoldWind(io: Io, seat: Seat): boolean {
  const { loot } = io.state.ships[seat]
  if (hidesHand(io.state, seat)) return loot.length > 0
  for (let i = 0; i < loot.length; i++) if (designAt(io, loot[i]) === 'wind') return true
  return false
}

/** QC-3.11, QC-3.23: a step, or by open facts something that may still extend the voyage. */
function canGoOn(io: Io, seat: Seat): boolean {
  const s = io.state
  const map = chart(s)
  const ship = s.ships[seat]
  for (let dir = 0; dir < SIDES; dir++) {
    const to = neighbour(ship.cell, dir)
    if (canEnter(map, to, home(s, seat)) && costOf(s, to) <= s.points + ship.readySails) return true
  }
  if (unusedGear(io, seat, 'jib') !== -1 || canUseNation(io, seat, 'delve')) return true
  if (ship.readySails < ship.sails && mayHoldWind(io, seat)) return true
  if (s.options.poolActions && s.actions > 0) return true
  if (unusedGear(io, seat, 'gale') === -1) return false
  for (let dir = 0; dir < SIDES; dir++) if (galeReach(io, seat, dir) > 0) return true
  return false
}

export const moveSteps = {
  'voyage.main'(io: Io): void {
    const s = io.state
    if (!s.voyage) return
    if (!canGoOn(io, s.active)) return endVoyage(io)
    io.push(VOYAGE_MAIN)
    io.ask(voyageAsk(s.active))
  },

  /** QC-3.12: the roll comes after the reactions, and only if the ship is still there. */
  'voyage.entered'(io: Io): void {
    const s = io.state
    if (s.voyage && chart(s).terrain[s.ships[s.active].cell] === TREACHEROUS) askTraveler(io, s.active)
  },

  /** QC-3.21: step by step; a Lantern or the ship's sinking ends it. */
  'gale.step'(io: Io, { dir, steps, points }: Gale): void {
    const s = io.state
    if (!s.voyage || steps === 0) return
    const map = chart(s)
    const to = neighbour(s.ships[s.active].cell, dir)
    if (!canEnter(map, to, home(s, s.active)) || map.cost[to] > points) return
    io.push(galeStep(dir, steps - 1, points - map.cost[to]))
    sailTo(io, to, GALE_DAMAGE)
  },

  /** QC-12.14: the wind's damage is the ship's own doing. */
  'gale.damage'(io: Io): void {
    const s = io.state
    if (!s.voyage) return
    const terrain = chart(s).terrain[s.ships[s.active].cell]
    if (terrain !== STORMY && terrain !== TREACHEROUS) return
    hurt(io, s.active, 1, s.active)
    io.push(SINK)
  },
}

const tooFar = reason('QC-3.6', 'refuse.tooFar', (io, ask, choice) => {
  const { state } = io as Io
  const cell = cellOfStep(choice as StepChoice)
  return { cost: costOf(state, cell), points: state.points, sails: state.ships[ask.seat].readySails }
})
const closed = reason('QC-3.5', 'refuse.closed')
const noJib = reason('QC-12.19', 'refuse.gearUsed')
const noRow = reason('QC-3.1', 'refuse.noActions')

export const cellOfStep = ({ to }: StepChoice): number => cellAt(to[0], to[1])

export const voyage: AskKind<QuestsState, Edition, Ask, VoyageChoice> = {
  rule: 'QC-3.6',
  own: ({ state }, { seat }) => mightPlay(state, seat),

  offer(io: Io, { seat }: Ask, to: Offers): void {
    const s = io.state
    const map = chart(s)
    const ship = s.ships[seat]
    const own = home(s, seat)
    for (let dir = 0; dir < SIDES; dir++) {
      const cell = neighbour(ship.cell, dir)
      if (cell === -1) continue
      if (!canEnter(map, cell, own)) {
        if (to.refused !== null) to.offer(stepTo(cell, 0), closed)
        continue
      }
      const missing = Math.max(0, costOf(s, cell) - s.points)
      to.offer(stepTo(cell, missing), missing > ship.readySails ? tooFar : null)
    }
    offerMobility(io, seat, to)
    if (unusedGear(io, seat, 'jib') !== -1) to.offer(jibChoice)
    else if (to.refused !== null && equippedCount(io, seat, 'jib') > 0) to.offer(jibChoice, noJib)
    offerGale(io, seat, to)
    for (let i = 0; i < ship.loot.length; i++) offerPlay(io, seat, ship.loot[i], true, to)
    if (s.options.poolActions) to.offer(rowChoice, s.actions === 0 ? noRow : null)
    if (s.options.underSail) {
      offerAtAnyTime(io, seat, to)
      offerExchange(io, seat, to)
    }
    to.offer(stopChoice)
  },

  answer(io: Io, { seat }: Ask, choice: VoyageChoice): void {
    const s = io.state
    if (!('do' in choice)) {
      const cell = cellOfStep(choice)
      s.points -= costOf(s, cell) - choice.sails
      s.ships[seat].readySails -= choice.sails
      s.free = false
      return sailTo(io, cell, VOYAGE_ENTERED)
    }
    switch (choice.do) {
      case 'mobility':
        s.points += useMobility(io, seat, choice)
        break
      case 'jib':
        useGear(io, seat, unusedGear(io, seat, 'jib'))
        s.points++
        break
      case 'gale':
        blow(io, seat, choice)
        break
      case 'row':
        s.actions--
        s.points++
        break
      case 'play':
        playInstant(io, seat, choice)
        break
      case 'mend':
        abilityDeeds.mend(io, seat, choice)
        break
      case 'bounty':
        abilityDeeds.bounty(io, seat, choice)
        break
      case 'give':
        exchangeDeeds.give(io, seat, choice)
        break
      case 'ask':
        exchangeDeeds.ask(io, seat, choice)
        break
      case 'stop':
        endVoyage(io)
        break
    }
  },

  fallback: () => stopChoice,
}
