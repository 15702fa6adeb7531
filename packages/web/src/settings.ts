import { create } from 'zustand'
import type { Speed } from './story/director.ts'

export type Language = 'en' | 'de'
export interface Settings {
  readonly language: Language
  readonly theme: 'light' | 'night' | 'auto'
  readonly sound: boolean
  /** How loud, from 0 to 1. */
  readonly volume: number
  /** How fast what happens is shown; 'once' shows only what came of it. */
  readonly speed: Speed
  /** The text table instead of the drawn board. */
  readonly text: boolean
  readonly name: string
}

const KEY = 'flotilla.settings'
const DEFAULTS: Settings = {
  language: navigator.language.startsWith('de') ? 'de' : 'en',
  theme: 'auto',
  sound: true,
  volume: 0.6,
  speed: 'normal',
  text: false,
  name: '',
}

function load(): Settings {
  try {
    const { pace, ...kept } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings> & { readonly pace?: number }
    // Who once chose to be told nothing still is.
    return { ...DEFAULTS, ...(pace === 0 ? { speed: 'once' } : {}), ...kept }
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
