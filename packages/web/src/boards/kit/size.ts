import { useLayoutEffect, useState, type RefObject } from 'react'

export interface Size {
  readonly width: number
  readonly height: number
}

const itself = (element: HTMLElement): HTMLElement | null => element

/** The element that a board is laid into, for boards whose own element may become larger than that. */
export const parentOf = (element: HTMLElement): HTMLElement | null => element.parentElement

/**
 * The inner size of an element, or of the one that `measured` leads to, as it changes; null until it is laid out. Sizes of zero,
 * as of a board that is not displayed just now, are left out.
 */
export function useSize(ref: RefObject<HTMLElement | null>, measured: (element: HTMLElement) => HTMLElement | null = itself): Size | null {
  const [size, setSize] = useState<Size | null>(null)
  useLayoutEffect(() => {
    const element = ref.current === null ? null : measured(ref.current)
    if (element === null) return
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element
      if (width === 0 || height === 0) return
      setSize((before) => (before?.width === width && before.height === height ? before : { width, height }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, measured])
  return size
}
