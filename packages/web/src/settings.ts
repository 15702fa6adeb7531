import { create } from 'zustand'

export type Language = 'en' | 'de'
export interface Settings {
  readonly language: Language
  readonly theme: 'light' | 'night' | 'auto'
  readonly sound: boolean
  /** Milliseconds a told event stays; 0 tells nothing. */
  readonly pace: number
  /** The text table instead of the drawn board. */
  readonly text: boolean
  readonly name: string
}

const KEY = 'flotilla.settings'
const DEFAULTS: Settings = {
  language: navigator.language.startsWith('de') ? 'de' : 'en',
  theme: 'auto',
  sound: true,
  pace: 450,
  text: false,
  name: '',
}

function load(): Settings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) }
  } catch {
    return DEFAULTS
  }
}

export const useSettings = create<Settings>(() => load())

export function change(part: Partial<Settings>): void {
  useSettings.setState(part)
  try {
    localStorage.setItem(KEY, JSON.stringify(useSettings.getState()))
  } catch {
    // A browser that keeps nothing still plays.
  }
}

const dark = matchMedia('(prefers-color-scheme: dark)')

export function applyTheme(): void {
  const { theme, language } = useSettings.getState()
  document.documentElement.dataset.theme = theme === 'auto' ? (dark.matches ? 'night' : 'light') : theme
  document.documentElement.lang = language
}

dark.addEventListener('change', applyTheme)
useSettings.subscribe(applyTheme)
