import { SIZES, type Size, type Theme } from './camera.ts'

/** How a scene is looked at. */
export interface Look {
  readonly size: (typeof SIZES)[Size]
  readonly theme: Theme
  readonly language: 'en' | 'de'
}

/** Every size, both themes and both languages are in each scene's pictures, but not every mixture of them. */
export const LOOKS: readonly Look[] = [
  { size: SIZES.wide, theme: 'light', language: 'en' },
  { size: SIZES.phone, theme: 'night', language: 'de' },
  { size: SIZES.large, theme: 'night', language: 'en' },
]
