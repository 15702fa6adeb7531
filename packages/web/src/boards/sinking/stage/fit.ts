import { useMemo, type RefObject } from 'react'
import { parentOf, useSize, type Size } from '../../kit/size.ts'

export interface Fit {
  readonly phone: boolean
  /** The theatre in screen pixels, the scene's scale, and where its left edge lies. */
  readonly width: number
  readonly height: number
  readonly scale: number
  readonly left: number
  readonly top: number
}

/** The scene without the status bar above it. */
const WIDE = { width: 1280, height: 664 }
const TALL = { width: 390, height: 788 }
/** Below this nothing could be read: the theatre is scrolled instead. */
const SMALLEST = 0.9

/** How the scene is laid into a room of this size: whole, in its middle, standing on the lower edge. */
export function fitInto({ width: w, height }: Size): Fit {
  const h = Math.max(height, 360)
  const phone = w < 720 || w / h < 0.95
  const size = phone ? TALL : WIDE
  const scale = Math.max(Math.min(SMALLEST, w / size.width), Math.min(w / size.width, h / size.height))
  const width = Math.max(w, Math.floor(size.width * scale))
  const whole = Math.max(h, Math.floor(size.height * scale))
  return { phone, width, height: whole, scale, left: (width - size.width * scale) / 2, top: whole - size.height * scale }
}

/** How the scene is laid into the room that there is; null until that is known. */
export function useFit(theatre: RefObject<HTMLElement | null>): Fit | null {
  const room = useSize(theatre, parentOf)
  return useMemo(() => (room === null ? null : fitInto(room)), [room])
}
