import { useEffect, useRef, useState, type RefObject } from 'react'
import { CloserLook } from './closer-look.ts'
import { swallowNextClick } from './drag.ts'

/** What is looked at closely: the value of its `data-look`, and the element that has it. */
export interface Looked {
  readonly what: string
  readonly element: HTMLElement
  /** By a finger that is held on it, which cannot point at the panel meanwhile. */
  readonly held: boolean
}

interface CloserLookOptions {
  /** Nothing is explained while this is false, as while something is told. */
  readonly enabled?: boolean
  /** The panel, where it can be pressed itself. */
  readonly panel?: RefObject<Element | null>
  /** Whether a press by key closes the panel, as where it chooses the thing; true unless said otherwise. */
  readonly closesByPress?: boolean
}

const lookedAt = ({ target }: Event): HTMLElement | null => (target instanceof Element ? target.closest<HTMLElement>('[data-look]') : null)

/**
 * The thing with a `data-look` that a mouse rests on, the focus is at by key, or a finger is held on, wherever on the page it is:
 * dialogs of a board lie outside its own element.
 */
export function useCloserLook({ enabled = true, panel, closesByPress = true }: CloserLookOptions = {}): {
  readonly looked: Looked | null
  readonly close: () => void
  readonly open: (element: HTMLElement) => void
} {
  const [looked, setLooked] = useState<Looked | null>(null)
  const closer = useRef<CloserLook<HTMLElement>>(null)
  useEffect(() => {
    if (!enabled) return
    let held = false
    const look = new CloserLook<HTMLElement>(
      (element) => setLooked(element === null || !element.isConnected ? null : { what: element.dataset.look ?? '', element, held }),
      panel !== undefined,
    )
    closer.current = look
    const isPanel = ({ target }: Event): boolean => target instanceof Node && panel?.current?.contains(target) === true
    const stop = new AbortController()
    const on = <K extends keyof HTMLElementEventMap>(type: K, listener: (event: HTMLElementEventMap[K]) => void): void =>
      document.documentElement.addEventListener(type, listener, { signal: stop.signal })
    on('pointermove', ({ clientX, clientY }) => look.moveTo(clientX, clientY))
    on('pointerover', (event) => {
      if (event.pointerType !== 'mouse') return
      if (isPanel(event)) look.stay()
      else look.over(lookedAt(event), event.clientX, event.clientY)
    })
    on('pointerleave', ({ pointerType, clientX, clientY }) => {
      if (pointerType === 'mouse') look.over(null, clientX, clientY)
    })
    on('pointerdown', (event) => {
      if (isPanel(event)) return
      held = event.pointerType !== 'mouse'
      if (!held) look.close()
      else look.hold(lookedAt(event), swallowNextClick)
    })
    const lift = ({ pointerType }: PointerEvent): void => (pointerType === 'mouse' ? undefined : look.lift())
    on('pointerup', lift)
    on('pointercancel', lift)
    on('focusin', (event) => {
      if (event.target instanceof Element && event.target.matches(':focus-visible') && !isPanel(event)) look.open(lookedAt(event))
    })
    on('focusout', (event) => {
      if (!(event.relatedTarget instanceof Node && panel?.current?.contains(event.relatedTarget) === true)) look.close()
    })
    on('keydown', ({ key }) => {
      if (key === 'Escape' || (closesByPress && (key === 'Enter' || key === ' '))) look.close()
    })
    on('contextmenu', (event) => {
      if (lookedAt(event) !== null && matchMedia('(pointer: coarse)').matches) event.preventDefault()
    })
    return () => {
      stop.abort()
      look.close()
    }
  }, [enabled, panel, closesByPress])
  return {
    looked: looked?.element.isConnected === true ? looked : null,
    close: () => closer.current?.close(),
    open: (element) => closer.current?.open(element),
  }
}
