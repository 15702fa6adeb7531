import type { Refusal } from '@flotilla/kernel'
import { cellAt, chart, islandNumber, shipNamed, type Edition, type QuestsState } from '@flotilla/quests/face'
import type { BoardProps, Offered } from '../../table/board.ts'

export type QuestsProps = BoardProps<QuestsState, Edition>

const cellNamed = (value: unknown): number => (Array.isArray(value) ? cellAt(Number(value[0]), Number(value[1])) : -1)

/** The place a choice belongs to: a space of the chart, a card in hand, or null for the list of deeds. */
export function placeOf(view: QuestsProps['view'], choice: object): string | null {
  const fields = choice as Record<string, unknown>
  if (fields.to !== undefined && Array.isArray(fields.to)) return `cell:${cellNamed(fields.to)}`
  if (fields.at !== undefined) return `cell:${cellNamed(fields.at)}`
  if (typeof fields.island === 'string') return `cell:${chart(view).cellOf[islandNumber(fields.island)]}`
  if (typeof fields.target === 'string' && fields.card === undefined && fields.play === undefined) return `ship:${shipNamed(fields.target)}`
  for (const field of ['card', 'clue', 'discard', 'play', 'keep', 'luck'] as const)
    if (typeof fields[field] === 'string') return `card:${fields[field]}`
  return null
}

export interface Here {
  readonly offered: readonly Offered[]
  readonly refused: readonly Refusal[]
}

export const at = ({ view, offered, refused }: QuestsProps, place: string): Here => ({
  offered: offered.filter(({ choice }) => placeOf(view, choice) === place),
  refused: refused.filter(({ choice }) => typeof choice === 'object' && choice !== null && placeOf(view, choice) === place),
})
