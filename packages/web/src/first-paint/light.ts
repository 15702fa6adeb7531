import { hourOf, type Hour } from '@flotilla/art/harbour/hour'

/** Where the settings are stored in this browser. */
export const SETTINGS_KEY = 'flotilla.settings'

/** What the person chose: one of the two, or what their device says. */
export type ThemeChoice = 'light' | 'night' | 'auto'

export const themeFor = (choice: ThemeChoice, isDark: boolean): 'light' | 'night' =>
  choice === 'auto' ? (isDark ? 'night' : 'light') : choice

/** The light over the harbour is the player's own hour; who has chosen a theme has chosen day or night, and whose device is dark sees no day. */
export function hourFor(choice: ThemeChoice, now: Date, isDark: boolean): Hour {
  const hour = hourOf(now.getHours())
  if (themeFor(choice, isDark) === 'night') return hour === 'dusk' ? 'dusk' : 'night'
  if (choice === 'light') return hour === 'dawn' ? 'dawn' : 'day'
  return hour
}
