import type { ClientGame } from '@flotilla/kernel'
import { type ComponentType } from 'react'
import { lazyPart } from '../layout/lazy-part.ts'
import type { BoardProps } from '../table/board.ts'
import { boardFits } from './fits.ts'

/** The hand-made boards, each loaded with its first table. */
const boards: Readonly<Record<string, ComponentType<BoardProps>>> = {
  bottom: lazyPart(() => import('./bottom/board.tsx')) as unknown as ComponentType<BoardProps>,
  quests: lazyPart(() => import('./quests/board.tsx')) as unknown as ComponentType<BoardProps>,
  sinking: lazyPart(() => import('./sinking/board.tsx')) as unknown as ComponentType<BoardProps>,
  waves: lazyPart(() => import('./waves/board.tsx')) as unknown as ComponentType<BoardProps>,
}

/** The games whose board is a whole world: it fills the screen from edge to edge and shows the crew itself. */
export const drawsCrew: ReadonlySet<string> = new Set<string>(['bottom', 'quests', 'sinking', 'waves'])

/** The board for a table; undefined where it is played at the text table: without a board, or under rules that the board no longer fits. */
export const boardOf = (face: ClientGame): ComponentType<BoardProps> | undefined => (boardFits(face) ? boards[face.id] : undefined)

/** The worlds whose board is itself the picture of the end; for the others the winner's ship comes home to the harbour. */
export const drawsEnd: ReadonlySet<string> = new Set<string>(['bottom', 'sinking'])

/** Where teammates point things out to each other: the same in words, for the text table. */
export const signalTables: Readonly<Record<string, ComponentType<BoardProps>>> = {
  quests: lazyPart(() => import('./quests/decisions/signal-table.tsx')) as unknown as ComponentType<BoardProps>,
}

/** The worlds with a picture of their own for the end, shown beside the reckoning; the board can still be looked at. */
export const endPictures: Readonly<Record<string, ComponentType<BoardProps>>> = {
  quests: lazyPart(() => import('./quests/end/end.tsx')) as unknown as ComponentType<BoardProps>,
  waves: lazyPart(() => import('./waves/end/end.tsx')) as unknown as ComponentType<BoardProps>,
}

/** Those whose picture says itself who has won. */
export const tellsVictory: ReadonlySet<string> = new Set<string>(['waves'])
