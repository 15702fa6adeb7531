import { useSyncExternalStore } from 'react'

/** So wide that the place and the sheets lie beside each other. */
const wide = matchMedia('(min-width: 1100px)')

const subscribe = (changed: () => void): (() => void) => {
  wide.addEventListener('change', changed)
  return () => wide.removeEventListener('change', changed)
}

export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => wide.matches)
