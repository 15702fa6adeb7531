import { DAWN, DAY, DUSK, FIRST_LIGHT, NIGHT, type Light } from '@flotilla/art/bottom'
import { useNight } from '../../kit/theme.ts'

export interface TimeOfDay {
  readonly name: 'day' | 'dusk' | 'night' | 'dawn' | 'firstLight'
  readonly light: Light
}

/** The Cruise is sunny, or an evening for those who want it dark; the Sinking is night for everybody; the end is the morning. */
export function useTimeOfDay(sinking: boolean, over: boolean): TimeOfDay {
  const dark = useNight()
  if (over) return dark ? { name: 'firstLight', light: FIRST_LIGHT } : { name: 'dawn', light: DAWN }
  if (sinking) return { name: 'night', light: NIGHT }
  return dark ? { name: 'dusk', light: DUSK } : { name: 'day', light: DAY }
}
