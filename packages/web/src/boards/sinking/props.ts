import type { Refusal } from '@flotilla/kernel'
import type { Edition, SinkingState } from '@flotilla/sinking/face'
import type { BoardProps, Offered } from '../../table/board.ts'

export type SinkingProps = BoardProps<SinkingState, Edition>

/** Fields that name a thing on the table by its back; the first one present says where the choice belongs. */
const THING_FIELDS = ['item', 'shoot', 'card', 'discard', 'breach', 'propose', 'chest', 'show', 'cannon', 'token'] as const

export function placeOf(choice: object): string | null {
  const fields = choice as Record<string, unknown>
  if (fields.plead !== undefined) return `seat:${(fields.plead as { seat: number }).seat}`
  if (typeof fields.doubt === 'number') return `seat:${fields.doubt}`
  if (fields.action !== undefined && fields.item === undefined) return 'dial'
  for (const field of THING_FIELDS) if (typeof fields[field] === 'number') return `thing:${fields[field]}`
  return null
}

export interface Here {
  readonly offered: readonly Offered[]
  readonly refused: readonly Refusal[]
}

export const at = ({ offered, refused }: SinkingProps, place: string): Here => ({
  offered: offered.filter(({ choice }) => placeOf(choice) === place),
  refused: refused.filter(({ choice }) => typeof choice === 'object' && choice !== null && placeOf(choice) === place),
})
