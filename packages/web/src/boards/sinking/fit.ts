import { useLayoutEffect, useState, type RefObject } from 'react'

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

/** How the scene is laid into the room that there is: whole, in its middle, standing on the lower edge. */
export function useFit(theatre: RefObject<HTMLElement | null>): Fit | null {
  const [fit, setFit] = useState<Fit | null>(null)
  useLayoutEffect(() => {
    const element = theatre.current
    const room = element?.parentElement
    if (element === null || !(room instanceof HTMLElement)) return
    const measure = (): void => {
      const { clientWidth: w, clientHeight } = room
      const h = Math.max(clientHeight, 360)
      if (w === 0) return
      const phone = w < 720 || w / h < 0.95
      const size = phone ? TALL : WIDE
      const scale = Math.max(Math.min(SMALLEST, w / size.width), Math.min(w / size.width, h / size.height))
      const width = Math.max(w, Math.floor(size.width * scale))
      const height = Math.max(h, Math.floor(size.height * scale))
      setFit({ phone, width, height, scale, left: (width - size.width * scale) / 2, top: height - size.height * scale })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(room)
    return () => observer.disconnect()
  }, [theatre])
  return fit
}
