import { useSyncExternalStore } from 'react'

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

const isNight = (): boolean => document.documentElement.dataset.theme === 'night'

/** Whether the page has its night theme; the board is drawn again when that changes. */
export const useNight = (): boolean => useSyncExternalStore(subscribe, isNight)
