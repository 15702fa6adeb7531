import type { BottomState, Edition, ReadCtx, BottomEvent } from '@flotilla/bottom/client'
import type { BoardProps } from '../../table/board.ts'
import { hereAt, type Here } from '../kit/here.ts'
import type { Choosing } from './decisions/choosing.ts'
import type { Plan } from './stage/plan.ts'
import type { Staging } from './decisions/staging.ts'

export type BottomProps = BoardProps<BottomState, Edition, BottomEvent>

/** What every part of the board needs: the table as it is, what lies on the rail, what is chosen, and how much room there is. */
export interface Table {
  readonly board: BottomProps
  readonly ctx: ReadCtx
  readonly staging: Staging
  readonly choosing: Choosing
  readonly plan: Plan
}

/** Fields of choices that name a card by its back. */
const CARD_FIELDS = ['sacrifice', 'play', 'act', 'card', 'onto', 'use', 'copy', 'take', 'discard', 'lifebuoy', 'steward', 'put'] as const

/** The place of the table a choice belongs to: a card, a shop slot, a seat, a place in the own deck; null for the buttons beside the sentence. */
export function placeOf(choice: object): string | null {
  const fields = choice as Record<string, unknown>
  // A card of the board that goes with a Seal: pressing the card means the card alone.
  if ('card' in fields && 'seal' in fields) return null
  for (const field of CARD_FIELDS) if (typeof fields[field] === 'number') return `card:${fields[field]}`
  if (typeof fields.buy === 'number' || typeof fields.buy === 'string') return `slot:${fields.buy}`
  if (typeof fields.seat === 'number') return `seat:${fields.seat}`
  if (typeof fields.next === 'number') return `deck:${fields.next}`
  if (typeof fields.position === 'number') return `deck:${fields.position - 1}`
  return null
}

/** What lights up beside the button of an answer that is an order or a yes: the own deck, the next place on board, the rivals' hulls. */
export function lightOf(choice: object): 'pile' | 'next' | 'hulls' | null {
  const { steer, put, follow, first } = choice as { steer?: true; put?: unknown; follow?: boolean; first?: string }
  if (steer === true || put === 'bottom' || follow === true || first === 'own') return 'pile'
  if (put === 'board') return 'next'
  return first === 'theirs' ? 'hulls' : null
}

/** The answer that a lit thing gives. */
export const litAs = ({ offered }: BottomProps, light: 'pile' | 'next' | 'hulls') => offered.find(({ choice }) => lightOf(choice) === light)

/** What can and cannot be done at a place. */
export const at = (board: BottomProps, place: string): Here => hereAt(board, placeOf, place)

/** Nothing to be done here. */
export const NOTHING: Here = { offered: [], refused: [] }
