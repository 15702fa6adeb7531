import type { PlateSpot, Sitter } from '@flotilla/art/opening/place'
import type { Chosen } from '@flotilla/kernel'
import { useEffect, useState, type ComponentType } from 'react'

/** All that the picture of a table shows before it is opened. */
export interface Setup {
  readonly options: Chosen
  /** The pictures that are chosen, by choice. */
  readonly chosen: Readonly<Record<string, string>>
  readonly seats: readonly Sitter[]
  readonly sides: number
  readonly night: boolean
  readonly small: boolean
  /** Words that stand in the picture. */
  readonly say: (code: string) => string
}

export interface TileProps {
  readonly choice: string
  readonly value: string
  readonly setup: Setup
}

/** How a world draws the place of a table, and the pictures that one chooses between. */
export interface Scene {
  readonly Place: ComponentType<{ readonly setup: Setup }>
  readonly Tile: ComponentType<TileProps>
  /** Where the seats' plates hang in the place, one for every seat. */
  plates(setup: Setup): readonly PlateSpot[]
  /** Something of one's own that can be chosen, under the pictures of its choice. */
  readonly Own?: ComponentType<OwnProps>
  readonly ownChoice?: string
  /** What somebody brings along from where they made it. */
  brought?(): Chosen | null
}

export interface OwnProps {
  readonly options: Chosen
  readonly onSet: (set: Chosen) => void
}

const scenes: Readonly<Record<string, () => Promise<Scene>>> = {
  waves: () => import('./scenes/waves.tsx').then(({ scene }) => scene),
  sinking: () => import('./scenes/sinking.tsx').then(({ scene }) => scene),
  bottom: () => import('./scenes/bottom.tsx').then(({ scene }) => scene),
  quests: () => import('./scenes/quests.tsx').then(({ scene }) => scene),
}

/** The picture comes when the page can already be used; a game without one is opened without. */
export function useScene(game: string): Scene | null {
  const [scene, setScene] = useState<Scene | null>(null)
  useEffect(() => {
    let wanted = true
    scenes[game]?.().then(
      (loaded) => {
        if (wanted) setScene(loaded)
      },
      () => {},
    )
    return () => {
      wanted = false
    }
  }, [game])
  return scene
}
