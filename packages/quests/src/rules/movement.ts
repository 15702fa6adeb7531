import { type Ask, type AskKind, intern, type Offers, reason, type Seat } from '@flotilla/kernel'
import { cellAt, neighbour, Q, R, SIDES } from '../board/hexes.ts'
import { type EquipChoice, lootDeeds, offerLoot } from './loot/loot.ts'
import { blow, type GaleChoice, galeReach, offerGale } from './loot/gale-wand.ts'
import { type AskFor, exchangeDeeds, type GiveTo, offerExchange } from './exchange.ts'
import { abilityDeeds, type MendChoice, offerAtAnyTime } from './champions/abilities.ts'
import { type BountyChoice, canUseNation, type MobilityChoice, nationDeeds, offerMobility, useMobility } from './champions/nations.ts'
import { chart, type Ctx, hidesHand, home, mightPlay, placeOf, type QuestsState, type ReadCtx, type SeenQuests } from '../board/state.ts'
import { canEnter, ISLAND, TREACHEROUS } from '../board/chart.ts'
import { stepCost } from '../board/step-cost.ts'
import { LANDING_EXPLORE, VOYAGE_ENTERED, VOYAGE_MAIN } from './steps.ts'
import { designAt, equippedCount, unusedCount, unusedGear, useGear } from '../board/cards.ts'
import { openEntering } from './loot/reactions.ts'
import { askTraveler } from './traveler-die.ts'
import type { Edition } from '../edition/schema.ts'

/** Points that a Move begins with. */
const MOVE = 1

export const moveChoice = intern(() => ({ do: 'move' as const }))()
export const stopChoice = intern(() => ({ do: 'stop' as const }))()
export const jibChoice = intern(() => ({ do: 'jib' as const }))()
export const rowChoice = intern(() => ({ do: 'row' as const }))()
const stepTo = intern((cell: number, sails: number) => ({ to: [Q[cell], R[cell]] as const, sails }))
export type StepChoice = ReturnType<typeof stepTo>

export type VoyageChoice =
  | StepChoice
  | GaleChoice
  | MobilityChoice
  | typeof stopChoice
  | typeof jibChoice
  | typeof rowChoice
  | { readonly do: 'play'; readonly card: string }
  | EquipChoice
  | MendChoice
  | BountyChoice
  | GiveTo
  | AskFor

const voyageAsk: (seat: Seat) => Ask = intern((seat) => ({ kind: 'voyage', seat }))
export const countSpentSails = (s: SeenQuests, seat: Seat): number => s.ships[seat].sails - s.ships[seat].readySails

// --- starting and ending a voyage ---------------------------------------------------------------------------

/** QC-3.3, QC-3.8: each starter begins a voyage of its own, with its points. */
export function begin(ctx: Ctx, points: number): void {
  const s = ctx.state
  s.voyage = true
  s.points = points
  s.free = false
  s.steps = 0
  s.from = s.ships[s.active].cell
  ctx.push(VOYAGE_MAIN)
}

/** QC-3.10, QC-3.18, QC-4.2, QC-4.6, QC-R37, QC-R38: a voyage of at least one step that ends on an island is a landing event. */
export function endVoyage(ctx: Ctx): void {
  const s = ctx.state
  if (!s.voyage) return
  s.voyage = false
  s.points = 0
  s.free = false
  if (s.steps > 0 && chart(s).terrain[s.ships[s.active].cell] === ISLAND) ctx.push(LANDING_EXPLORE)
}

const noActions = reason('QC-3.1', 'refuse.noActions')
const noWay = reason('QC-3.2', 'refuse.noWay')

/** QC-3.2: some neighbouring space could be entered with all that a Move may use. */
function someWay(ctx: ReadCtx, seat: Seat, points: number): boolean {
  const s = ctx.state
  const map = chart(s)
  const { cell, readySails } = s.ships[seat]
  const reach = points + readySails + unusedCount(ctx, seat, 'jib') + (canUseNation(ctx, seat, 'delve') ? 2 : 0)
  for (let dir = 0; dir < SIDES; dir++) {
    const to = neighbour(cell, dir)
    if (canEnter(map, to, home(s, seat)) && map.cost[to] <= reach) return true
  }
  return false
}

export function offerMove(ctx: ReadCtx, seat: Seat, to: Offers): void {
  to.offer(moveChoice, ctx.state.actions === 0 ? noActions : someWay(ctx, seat, MOVE) ? null : noWay)
  offerMobility(ctx, seat, to)
  offerGale(ctx, seat, to)
}

export const moveDeeds = {
  /** QC-3.1 */
  move(ctx: Ctx): void {
    ctx.state.actions--
    begin(ctx, MOVE)
  },
  mobility(ctx: Ctx, seat: Seat, choice: MobilityChoice): void {
    begin(ctx, useMobility(ctx, seat, choice))
  },
}

// --- steps --------------------------------------------------------------------------------------------------

/** One space on, whoever lies there (QC-3.19); enemies there may answer before anything else (QC-3.20). */
export function sailTo(ctx: Ctx, cell: number, then: typeof VOYAGE_ENTERED): void {
  const s = ctx.state
  const ship = s.ships[s.active]
  s.from = ship.cell
  ship.cell = cell
  s.steps++
  ctx.emit?.({ type: 'sailed', seat: s.active, from: s.from, cell, place: placeOf(s, cell) })
  ctx.push(then)
  openEntering(ctx, s.active, s.active)
}

/** QC-3.23: a Bottled Wind in hand, or, where others must not learn of the hand, any loot card. */
function mayHoldWind(ctx: ReadCtx, seat: Seat): boolean {
  const { loot } = ctx.state.ships[seat]
  if (hidesHand(ctx.state, seat)) return loot.length > 0
  for (let i = 0; i < loot.length; i++) if (designAt(ctx, loot[i]) === 'wind') return true
  return false
}

/** QC-3.11, QC-3.23: a step, or by open facts something that may still extend the voyage. */
function canGoOn(ctx: ReadCtx, seat: Seat): boolean {
  const s = ctx.state
  const map = chart(s)
  const ship = s.ships[seat]
  for (let dir = 0; dir < SIDES; dir++) {
    const to = neighbour(ship.cell, dir)
    if (canEnter(map, to, home(s, seat)) && stepCost(s, to, s.free) <= s.points + ship.readySails) return true
  }
  if (unusedGear(ctx, seat, 'jib') !== -1 || canUseNation(ctx, seat, 'delve')) return true
  if (ship.readySails < ship.sails && mayHoldWind(ctx, seat)) return true
  if (s.options.poolActions && s.actions > 0) return true
  if (unusedGear(ctx, seat, 'gale') === -1) return false
  for (let dir = 0; dir < SIDES; dir++) if (galeReach(ctx, seat, dir) > 0) return true
  return false
}

export const moveSteps = {
  'voyage.main'(ctx: Ctx): void {
    const s = ctx.state
    if (!s.voyage) return
    if (!canGoOn(ctx, s.active)) return endVoyage(ctx)
    ctx.push(VOYAGE_MAIN)
    ctx.ask(voyageAsk(s.active))
  },

  /** QC-3.12, QC-3.17: only a step asks for a roll; it comes after the reactions, and only if the ship is still there. */
  'voyage.entered'(ctx: Ctx): void {
    const s = ctx.state
    if (s.voyage && chart(s).terrain[s.ships[s.active].cell] === TREACHEROUS) askTraveler(ctx, s.active)
  },
}

const tooFar = reason('QC-3.6', 'refuse.tooFar', (ctx, ask, choice) => {
  const { state } = ctx as Ctx
  const cell = cellOfStep(choice as StepChoice)
  return { cost: stepCost(state, cell, state.free), points: state.points, sails: state.ships[ask.seat].readySails }
})

const closed = reason('QC-3.5', 'refuse.closed')
const noJib = reason('QC-12.19', 'refuse.gearUsed')
const noRow = reason('QC-3.1', 'refuse.noActions')
export const cellOfStep = ({ to }: StepChoice): number => cellAt(to[0], to[1])

export const voyage: AskKind<QuestsState, Edition, Ask, VoyageChoice> = {
  rule: 'QC-3.6',
  own: ({ state }, { seat }) => mightPlay(state, seat),

  offer(ctx: ReadCtx, { seat }: Ask, to: Offers): void {
    const s = ctx.state
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
      const missing = Math.max(0, stepCost(s, cell, s.free) - s.points)
      to.offer(stepTo(cell, missing), missing > ship.readySails ? tooFar : null)
    }
    // QC-3.9: at any point of the voyage.
    offerMobility(ctx, seat, to)
    if (unusedGear(ctx, seat, 'jib') !== -1) to.offer(jibChoice)
    else if (to.refused !== null && equippedCount(ctx, seat, 'jib') > 0) to.offer(jibChoice, noJib)
    offerGale(ctx, seat, to)
    offerLoot(ctx, seat, true, to)
    // QC-R9
    if (s.options.poolActions) to.offer(rowChoice, s.actions === 0 ? noRow : null)
    if (s.options.underSail) {
      offerAtAnyTime(ctx, seat, to)
      offerExchange(ctx, seat, to)
    }
    to.offer(stopChoice)
  },

  answer(ctx: Ctx, { seat }: Ask, choice: VoyageChoice): void {
    const s = ctx.state
    if (!('do' in choice)) {
      const cell = cellOfStep(choice)
      s.points -= stepCost(s, cell, s.free) - choice.sails
      s.ships[seat].readySails -= choice.sails
      s.free = false
      return sailTo(ctx, cell, VOYAGE_ENTERED)
    }
    switch (choice.do) {
      case 'mobility':
        s.points += useMobility(ctx, seat, choice)
        break
      case 'jib':
        useGear(ctx, seat, unusedGear(ctx, seat, 'jib'))
        s.points++
        break
      case 'gale':
        blow(ctx, seat, choice)
        break
      case 'row':
        s.actions--
        s.points++
        break
      case 'play':
        lootDeeds.play(ctx, seat, choice)
        break
      case 'equip':
        lootDeeds.equip(ctx, seat, choice)
        break
      case 'mend':
        abilityDeeds.mend(ctx, seat, choice)
        break
      case 'bounty':
        nationDeeds.bounty(ctx, seat, choice)
        break
      case 'give':
        exchangeDeeds.give(ctx, seat, choice)
        break
      case 'ask':
        exchangeDeeds.ask(ctx, seat, choice)
        break
      case 'stop':
        endVoyage(ctx)
        break
    }
  },

  fallback: () => stopChoice,
}
