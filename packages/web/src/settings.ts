import { create } from 'zustand'
import { LANGUAGES, preferredLanguage } from './languages.ts'
import { SETTINGS_KEY, themeFor, type ThemeChoice } from './first-paint/light.ts'
import type { Speed } from './story/director.ts'

export interface Settings {
  readonly language: string
  readonly theme: ThemeChoice
  readonly sound: boolean
  /** How loud, from 0 to 1. */
  readonly volume: number
  /** How fast what happens is shown; 'once' shows only what came of it. */
  readonly speed: Speed
  /** What becomes of a turn in which nothing is left to do: it is shown that it ends, or it ends at once. */
  readonly turnEnds: 'shown' | 'once'
  /** The text table instead of the drawn board. */
  readonly text: boolean
  readonly name: string
}

const DEFAULTS: Settings = {
  language: preferredLanguage(navigator.languages),
  theme: 'auto',
  sound: true,
  volume: 0.6,
  speed: 'normal',
  turnEnds: 'shown',
  text: false,
  name: '',
}

function load(): Settings {
  try {
    const { pace, ...kept } = JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? '{}') as Partial<Settings> & { readonly pace?: number }
    // Who once chose to be told nothing still is.
    const settings = { ...DEFAULTS, ...(pace === 0 ? { speed: 'once' as const } : {}), ...kept }
    // A language may have gone since it was chosen.
    return LANGUAGES.includes(settings.language) ? settings : { ...settings, language: DEFAULTS.language }
  } catch {
    return DEFAULTS
  }
}

export const useSettings = create<Settings>(() => load())

export function change(part: Partial<Settings>): void {
  useSettings.setState(part)
  try {
    localStorage.setItem(SETTINGS_KEY, JSON.stringify(useSettings.getState()))
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** Whether the device prefers dark colours. */
export const dark = matchMedia('(prefers-color-scheme: dark)')

export function applyTheme(): void {
  const { theme, language } = useSettings.getState()
  document.documentElement.dataset.theme = themeFor(theme, dark.matches)
  document.documentElement.lang = language
}

dark.addEventListener('change', applyTheme)
useSettings.subscribe(applyTheme)
