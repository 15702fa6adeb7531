import type { Hour } from '@flotilla/art/harbour/plan'
import { hourFor } from '../first-paint/light.ts'
import { useSettings } from '../settings.ts'

/** The light over the harbour, now. */
export function useHour(): Hour {
  const theme = useSettings((settings) => settings.theme)
  return hourFor(theme, new Date())
}
