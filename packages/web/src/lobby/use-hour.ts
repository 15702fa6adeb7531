import type { Hour } from '@flotilla/art/harbour/plan'
import { hourFor } from '../first-paint/light.ts'
import { dark, useSettings } from '../settings.ts'
import { useSyncExternalStore } from 'react'

function onDark(tell: () => void): () => void {
  dark.addEventListener('change', tell)
  return () => dark.removeEventListener('change', tell)
}

/** The light over the harbour, now. */
export function useHour(): Hour {
  const theme = useSettings((settings) => settings.theme)
  const isDark = useSyncExternalStore(onDark, () => dark.matches)
  return hourFor(theme, new Date(), isDark)
}
