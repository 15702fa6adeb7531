import { DAY, NIGHT, planks, type Palette } from '@flotilla/art/quests'
import { useMemo, useSyncExternalStore } from 'react'

const isNight = (): boolean => document.documentElement.dataset.theme === 'night'

function watch(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

/** The colours of the hour. */
export const usePalette = (): Palette => (useSyncExternalStore(watch, isNight) ? NIGHT : DAY)

/** The wood of the captain's table, as a background. */
export function usePlanks(): string {
  const { lamp } = usePalette()
  return useMemo(
    () =>
      `url("data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="720" height="222">${planks(lamp)}</svg>`)}")`,
    [lamp],
  )
}
