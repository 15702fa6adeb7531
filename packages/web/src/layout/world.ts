import { useLayoutEffect } from 'react'

/** Each world's own letters come with its first table; until then, and without them, the usual ones stand in. */
const FONTS: Readonly<Record<string, () => Promise<unknown>>> = {
  waves: () => import('./fonts/waves.css'),
  sinking: () => import('./fonts/sinking.css'),
  bottom: () => import('./fonts/bottom.css'),
  quests: () => import('./fonts/quests.css'),
}

/** Dresses the page as a game's world while it is shown. Outside of games all is the harbour. */
export function useWorld(world: string): void {
  useLayoutEffect(() => {
    document.documentElement.dataset.world = world
    // Letters that cannot be had are no reason to stop.
    void FONTS[world]?.().catch(() => {})
    return () => {
      document.documentElement.dataset.world = 'harbour'
    }
  }, [world])
}
