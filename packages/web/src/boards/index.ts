import { lazy, type ComponentType } from 'react'
import type { BoardProps, Offered } from '../table/board.ts'

/** The hand-made boards, each loaded with its first table. A game without one is played at the text table. */
export const boards: Readonly<Record<string, ComponentType<BoardProps>>> = {
  waves: lazy(() => import('./waves/board.tsx')) as unknown as ComponentType<BoardProps>,
}

/** Choices that belong to no place on the board, as buttons beside the status sentence. */
export function barChoices({ game, ask, offered }: BoardProps): readonly Offered[] {
  if (ask === null) return []
  if (boards[game.id] === undefined) return []
  if (ask.kind === 'raise') return offered.filter(({ choice }) => 'raise' in choice && choice.raise === null)
  if (ask.kind === 'hold') return offered
  return []
}
