import { DAY, NIGHT, planks, type Palette } from '@flotilla/art/quests'
import { useMemo } from 'react'
import { useNight } from '../../kit/theme.ts'

/** The colours of the hour. */
export const usePalette = (): Palette => (useNight() ? NIGHT : DAY)

/** The wood of the captain's table, as a background. */
export function usePlanks(): string {
  const { lamp } = usePalette()
  return useMemo(
    () =>
      `url("data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="720" height="222">${planks(lamp)}</svg>`)}")`,
    [lamp],
  )
}
