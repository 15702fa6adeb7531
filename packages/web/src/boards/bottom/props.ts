import type { BottomState, Edition } from '@flotilla/bottom/face'
import type { BoardProps } from '../../table/board.ts'
import { hereAt, type Here } from '../here.ts'

export type BottomProps = BoardProps<BottomState, Edition>

/** Fields of choices that name a card by its back. */
const CARD_FIELDS = ['sacrifice', 'play', 'act', 'card', 'onto', 'use', 'copy', 'take', 'discard', 'lifebuoy', 'steward'] as const

/** The place of the table a choice belongs to: a card, a shop slot, a seat; null for the buttons beside the sentence. */
export function placeOf(choice: object): string | null {
  const fields = choice as Record<string, unknown>
  for (const field of CARD_FIELDS) if (typeof fields[field] === 'number') return `card:${fields[field]}`
  if (typeof fields.put === 'number') return `card:${fields.put}`
  if (typeof fields.buy === 'number' || typeof fields.buy === 'string') return `slot:${fields.buy}`
  if (typeof fields.seat === 'number') return `seat:${fields.seat}`
  return null
}

/** What can and cannot be done at a place. */
export const at = (board: BottomProps, place: string): Here => hereAt(board, placeOf, place)
