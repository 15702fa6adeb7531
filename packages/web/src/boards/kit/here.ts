import type { RefusedChoice } from '@flotilla/kernel'
import type { BoardProps, Offered } from '../../table/board.ts'

/** What can and cannot be done at a place of a board. */
export interface Here {
  readonly offered: readonly Offered[]
  readonly refused: readonly RefusedChoice[]
}

/** Of all that is offered and refused, what belongs to one place; `placeOf` names the place of a choice. */
export function hereAt(
  { offered, refused }: Pick<BoardProps, 'offered' | 'refused'>,
  placeOf: (choice: object) => string | null,
  place: string,
): Here {
  return {
    offered: offered.filter(({ choice }) => placeOf(choice) === place),
    refused: refused.filter(({ choice }) => typeof choice === 'object' && choice !== null && placeOf(choice) === place),
  }
}
