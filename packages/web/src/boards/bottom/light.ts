import { DAWN, DAY, DUSK, FIRST_LIGHT, NIGHT, type Light } from '@flotilla/art/bottom'
import { useSyncExternalStore } from 'react'

const subscribe = (listener: () => void): (() => void) => {
  const watch = new MutationObserver(listener)
  watch.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
  return () => watch.disconnect()
}
const isDark = (): boolean => document.documentElement.dataset.theme === 'night'

export interface TimeOfDay {
  readonly name: 'day' | 'dusk' | 'night' | 'dawn' | 'firstLight'
  readonly light: Light
}

/** The Cruise is sunny, or an evening for those who want it dark; the Sinking is night for everybody; the end is the morning. */
export function useTimeOfDay(sinking: boolean, over: boolean): TimeOfDay {
  const dark = useSyncExternalStore(subscribe, isDark)
  if (over) return dark ? { name: 'firstLight', light: FIRST_LIGHT } : { name: 'dawn', light: DAWN }
  if (sinking) return { name: 'night', light: NIGHT }
  return dark ? { name: 'dusk', light: DUSK } : { name: 'day', light: DAY }
}
