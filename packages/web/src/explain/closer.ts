import type { ComponentType } from 'react'
import { lazyPart } from '../layout/lazy-part.ts'
import type { BoardProps } from '../table/board.ts'

type Closer = ComponentType<{ readonly board: BoardProps }>

/** What a board shows large of a thing that is looked at; fetched with the explanations, since a board can be played without. */
export const closers: Readonly<Record<string, Closer>> = {
  sinking: lazyPart(() => import('../boards/sinking/stage/peek.tsx') as unknown as Promise<{ default: Closer }>),
  quests: lazyPart(() => import('../boards/quests/stage/lens.tsx') as unknown as Promise<{ default: Closer }>),
}
