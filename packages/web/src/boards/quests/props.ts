import {
  SIDES,
  cellAt,
  chart,
  islandNumber,
  neighbour,
  shipNamed,
  type Edition,
  type QuestsEvent,
  type QuestsState,
} from '@flotilla/quests/client'
import type { BoardProps } from '../../table/board.ts'
import { hereAt, type Here } from '../kit/here.ts'

export type QuestsProps = BoardProps<QuestsState, Edition, QuestsEvent>
/** A choice's fields, whatever it is. */
export type Fields = Readonly<Record<string, string | number | boolean | readonly number[] | undefined>>

const cellNamed = (value: unknown): number => (Array.isArray(value) ? cellAt(Number(value[0]), Number(value[1])) : -1)

/** Where a gale would blow the ship. */
function downwind(view: QuestsProps['view'], dir: number, steps: number): number {
  let cell = view.ships[view.active].cell
  for (let k = 0; k < steps && cell !== -1; k++) cell = neighbour(cell, dir % SIDES)
  return cell
}

/** The place a choice belongs to: a space of the chart, a ship, a card in hand, or null for the list of deeds. */
export function placeOf(view: QuestsProps['view'], choice: object): string | null {
  const fields = choice as Fields
  if (fields.do === 'gale') return `cell:${downwind(view, Number(fields.dir), Number(fields.steps))}`
  if (fields.do === 'give' || fields.do === 'ask') return `mate:${String(fields.to ?? fields.from)}`
  if (fields.to !== undefined && Array.isArray(fields.to)) return `cell:${cellNamed(fields.to)}`
  if (fields.at !== undefined) return `cell:${cellNamed(fields.at)}`
  if (typeof fields.island === 'string') return `cell:${chart(view).cellOf[islandNumber(fields.island)]}`
  if (typeof fields.target === 'string' && fields.card === undefined && fields.play === undefined) return `ship:${shipNamed(fields.target)}`
  for (const field of ['card', 'clue', 'discard', 'play', 'keep', 'luck'] as const)
    if (typeof fields[field] === 'string') return `card:${fields[field]}`
  return typeof fields.what === 'string' ? `card:${fields.what}` : null
}

export const at = (board: QuestsProps, place: string): Here => hereAt(board, (choice) => placeOf(board.view, choice), place)

/** What can be done on a space or to the ships there, and what cannot. */
export function onSpace(board: QuestsProps, ships: readonly { readonly id: number; readonly cell: number }[], cell: number): Here {
  const all = [at(board, `cell:${cell}`), ...ships.filter((ship) => ship.cell === cell).map(({ id }) => at(board, `ship:${id}`))]
  return { offered: all.flatMap(({ offered }) => offered), refused: all.flatMap(({ refused }) => refused) }
}

/** A step of a voyage to the next space. */
export const isStep = (choice: object): boolean => 'to' in choice && 'sails' in choice

export const deedOf = (choice: object): string => String((choice as Fields).do ?? '')
