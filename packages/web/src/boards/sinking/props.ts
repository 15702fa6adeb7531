import type { Edition, SinkingState } from '@flotilla/sinking/face'
import type { BoardProps } from '../../table/board.ts'
import { hereAt, type Here } from '../here.ts'

export type SinkingProps = BoardProps<SinkingState, Edition>

/** Fields that name a thing on the table by its back; the first one present says where the choice belongs. */
const THING_FIELDS = ['item', 'shoot', 'card', 'discard', 'breach', 'propose', 'chest', 'show', 'cannon', 'token'] as const

/** Where on the board a choice belongs; null for those of the bar. */
export function placeOf(choice: object): string | null {
  const fields = choice as Record<string, unknown>
  if (fields.plead !== undefined || fields.doubt !== undefined || fields.claim !== undefined) return 'parley'
  if (fields.action !== undefined && fields.item === undefined) return 'dial'
  for (const field of THING_FIELDS) if (typeof fields[field] === 'number') return `thing:${fields[field]}`
  return null
}

/** What can be done here, and what cannot. Where a thing has a use, that it is no item for this moment need not be said. */
export function at(board: SinkingProps, place: string): Here {
  const { offered, refused } = hereAt(board, placeOf, place)
  return { offered, refused: refused.filter(({ rule }) => offered.length === 0 || rule !== 'SK-10.1') }
}

/** What the round is about just now, by what is asked. */
export const STEPS = ['threat', 'talk', 'dials', 'reveal', 'resolve'] as const
export function stepOf({ asks }: SinkingProps['view']): (typeof STEPS)[number] | null {
  const kind = asks[0]?.kind
  if (kind === undefined || kind === 'setup.character') return null
  if (kind === 'window.enemyDice') return 'threat'
  if (kind === 'discuss') return 'talk'
  if (kind === 'declare.dial' || kind === 'window.declare' || kind === 'spyglass.discard') return 'dials'
  return kind === 'window.reveal' || kind === 'dial.change' ? 'reveal' : 'resolve'
}
