import type { MoveMap, PhaseConfig } from 'boardgame.io'
import { CHESTS, DICE_PER_ROUND, SPIRITS_SQUARES } from '../src/numbers.ts'
import { move } from './move.ts'
import { ICONS, chestOf, isFullRow, isOpen, type Icon, type Option, type Table } from './table.ts'

function canPlace(G: Table, seat: number, icon: Icon, chest: number | null): boolean {
  const ship = G.ships[seat]
  const { at } = G.players[seat]
  if (at.length >= DICE_PER_ROUND) return false
  if (at[0] === 'bury') return icon === 'bury' && chest === null
  if (icon === 'bury') return at.length === 0 && chest !== null && !ship.chests[chest].buried && ship.chests[chest].values.length > 0
  if (at.includes(icon)) return false
  if (icon === 'small' || icon === 'large') return true
  if (icon === 'spirits') return ship.spirits < SPIRITS_SQUARES
  if (icon === 'hull' || icon === 'ports' || icon === 'crew') return !isFullRow(ship, icon)
  return isOpen(ship.chests[chestOf(icon)])
}

const canConfirm = (G: Table, seat: number): boolean => G.players[seat].at.length === DICE_PER_ROUND

const moves: MoveMap<Table> = {
  place: move(canPlace, ({ G }, seat, icon, chest) => {
    const plan = G.players[seat]
    plan.at.push(icon)
    if (chest !== null) plan.chest = chest
  }),
  yarrr: move(canConfirm, ({ G }) => {
    G.ready++
  }),
}

/** Three dice and the confirmation: four moves of every player, all at the same time. */
const MOVES = DICE_PER_ROUND + 1

export const allocate: PhaseConfig<Table> = {
  turn: { activePlayers: { all: 'plan', minMoves: MOVES, maxMoves: MOVES }, stages: { plan: { moves } } },
  endIf: ({ G, ctx }) => G.ready === ctx.numPlayers,
  next: 'write',
}

const PLACES: readonly [Icon, number | null][] = [
  ...ICONS.map((icon): [Icon, null] => [icon, null]),
  ...Array.from({ length: CHESTS }, (_, chest): [Icon, number] => ['bury', chest]),
]

export function planOptions(G: Table, seat: number): Option[] {
  if (canConfirm(G, seat)) return [{ move: 'yarrr', args: [] }]
  return PLACES.filter(([icon, chest]) => canPlace(G, seat, icon, chest)).map((args) => ({ move: 'place', args }))
}
