import { useSyncExternalStore } from 'react'

const root = document.documentElement

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(root, { attributes: true, attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

/** Whether the page is dressed for the night. */
export const useNight = (): boolean => useSyncExternalStore(subscribe, () => root.dataset.theme === 'night')
