import { hourOf, type Hour } from '@flotilla/art/harbour/plan'
import { useSettings } from '../settings.ts'

/** The light over the harbour is the player's own hour; who has chosen a theme has chosen day or night. */
export function useHour(): Hour {
  const theme = useSettings((settings) => settings.theme)
  const hour = hourOf(new Date().getHours())
  if (theme === 'night') return hour === 'dusk' ? 'dusk' : 'night'
  if (theme === 'light') return hour === 'dawn' ? 'dawn' : 'day'
  return hour
}
