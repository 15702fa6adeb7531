import { useCallback } from 'react'
import { games, titleOf } from './games.ts'
import { useLoad } from './use-load.ts'

/** What a game is called; of a game from outside only its id until it is there. */
export function useTitle(id: string): string {
  const { value } = useLoad(useCallback(() => titleOf(id), [id]))
  return games[id]?.title ?? value ?? id
}

/** The same where several are listed. */
export const GameTitle = ({ game }: { readonly game: string }): string => useTitle(game)
