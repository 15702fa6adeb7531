import { DAY, NIGHT, type Palette } from '@flotilla/art/quests'
import { useSyncExternalStore } from 'react'

const isNight = (): boolean => document.documentElement.dataset.theme === 'night'

function watch(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

/** The colours of the hour. */
export const usePalette = (): Palette => (useSyncExternalStore(watch, isNight) ? NIGHT : DAY)
