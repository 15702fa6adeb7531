import { useLayoutEffect, useRef, type RefObject } from 'react'
import { prefersStills, type Moment } from './moment.ts'

/** A flight is over by then, whatever the moment takes. */
const LONGEST_FLIGHT = 400
/** What moves without a moment (the own press) does so quickly. */
const OWN_FLIGHT = 220
const EASE = 'cubic-bezier(0.3, 0.1, 0.2, 1)'

/** Where something was, in the root's own frame: scrolling moves nothing. */
interface Spot {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface Seen {
  readonly element: Element
  readonly parent: Element | null
  readonly spot: Spot
}

interface Flight {
  readonly animation: Animation
  readonly to: Spot
}

/**
 * Lets pieces travel: every element with `data-piece` (a stable identity) flies from where it was in the last frame to where
 * it is now. A piece that was not there before comes from the element whose `data-place` its `data-from` names; one that is
 * gone flies to the place that its `data-to` named, or to the one that has it among its `data-swallows` now.
 * Without such a place the new appear and the old are simply gone.
 */
export function useTravel(root: RefObject<Element | null>, moment: Moment | null): void {
  const last = useRef<{ pieces: Map<string, Seen>; places: Map<string, Spot> } | null>(null)
  const flights = useRef(new Map<string, Flight>())
  useLayoutEffect(() => {
    const board = root.current
    if (board === null) return
    const before = last.current
    const quiet = moment?.still ?? prefersStills()
    const duration = moment === null ? OWN_FLIGHT : Math.min(LONGEST_FLIGHT, moment.ms)
    const origin = board.getBoundingClientRect()
    const found = [...board.querySelectorAll('[data-piece]')]
    // What is under way is asked where it is, then taken down, then all are measured at rest: two layouts, however many there are.
    const airborne = new Map<string, { spot: Spot; time: number; to: Spot }>()
    for (const [name, { animation, to }] of flights.current) {
      const element = before?.pieces.get(name)?.element
      if (animation.playState === 'running' && element?.isConnected === true)
        airborne.set(name, { spot: spotOf(element, origin), time: Number(animation.currentTime ?? 0), to })
    }
    for (const { animation } of flights.current.values()) animation.cancel()
    flights.current.clear()
    const pieces = new Map<string, Seen>()
    for (const element of found)
      pieces.set(element.getAttribute('data-piece') ?? '', { element, parent: element.parentElement, spot: spotOf(element, origin) })
    const places = new Map<string, Spot>()
    for (const element of board.querySelectorAll('[data-place]'))
      places.set(element.getAttribute('data-place') ?? '', spotOf(element, origin))
    last.current = { pieces, places }
    if (before === null || quiet) return
    for (const [name, { element, spot }] of pieces) {
      const flying = airborne.get(name)
      const from = flying?.spot ?? before.pieces.get(name)?.spot ?? places.get(element.getAttribute('data-from') ?? '')
      if (from === undefined) {
        element.animate({ opacity: [0, 1] }, { duration: duration / 2 })
        continue
      }
      const left = flying !== undefined && isNear(flying.to, spot) ? Math.max(60, duration - flying.time) : duration
      if (!isNear(from, spot)) flights.current.set(name, { animation: fly(element, from, spot, left), to: spot })
    }
    for (const [name, { element, parent, spot }] of before.pieces) {
      if (pieces.has(name)) continue
      const taker = board.querySelector(`[data-swallows~="${CSS.escape(name)}"]`)
      const to = taker === null ? places.get(element.getAttribute('data-to') ?? '') : spotOf(taker, origin)
      if (to !== undefined) leave(element, parent, board, spot, to, duration)
    }
  })
}

function spotOf(element: Element, origin: DOMRect): Spot {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left - origin.left + width / 2, y: top - origin.top + height / 2, width, height }
}

const isNear = (a: Spot, b: Spot): boolean => Math.abs(a.x - b.x) < 2 && Math.abs(a.y - b.y) < 2

function fly(element: Element, from: Spot, to: Spot, duration: number): Animation {
  const [x, y] = inOwnUnits(element, from.x - to.x, from.y - to.y)
  // Sizes grow with the flight where the box is the element's own; a drawing's origin is its sheet's corner.
  const grows = element instanceof HTMLElement && from.width > 0 && to.width > 0 && Math.abs(from.width - to.width) > 3
  return element.animate(
    { translate: [`${x}px ${y}px`, '0px 0px'], zIndex: [9, 9], ...(grows ? { scale: [`${from.width / to.width}`, '1'] } : {}) },
    { duration, easing: EASE },
  )
}

/** A way on the screen in the units that the element is laid out in: drawings have their own, and boards may be zoomed. */
function inOwnUnits(element: Element, x: number, y: number): [number, number] {
  const { parentElement } = element
  if (element instanceof SVGGraphicsElement && parentElement instanceof SVGGraphicsElement) {
    const { a, b, c, d } = parentElement.getScreenCTM() ?? new DOMMatrix()
    const area = a * d - b * c
    return area === 0 ? [0, 0] : [(d * x - c * y) / area, (a * y - b * x) / area]
  }
  if (!(parentElement instanceof HTMLElement) || parentElement.offsetWidth === 0) return [x, y]
  const zoom = parentElement.getBoundingClientRect().width / parentElement.offsetWidth
  return zoom === 0 ? [x, y] : [x / zoom, y / zoom]
}

/** A picture of a piece that is gone flies to where it went, and is taken away there. */
function leave(element: Element, parent: Element | null, board: Element, from: Spot, to: Spot, duration: number): void {
  const ghost = element.cloneNode(true) as HTMLElement | SVGElement
  for (const one of [ghost, ...ghost.querySelectorAll('[data-piece], [id]')]) {
    one.removeAttribute('data-piece')
    one.removeAttribute('id')
  }
  ghost.setAttribute('aria-hidden', 'true')
  ghost.setAttribute('inert', '')
  if (ghost instanceof SVGElement && parent instanceof SVGElement) {
    if (!parent.isConnected) return
    parent.append(ghost)
  } else {
    if (board instanceof SVGElement || !(ghost instanceof HTMLElement)) return
    Object.assign(ghost.style, {
      position: 'fixed',
      left: '0',
      top: '0',
      margin: '0',
      width: `${from.width}px`,
      height: `${from.height}px`,
    })
    board.append(ghost)
  }
  const at = spotOf(ghost, board.getBoundingClientRect())
  const [x, y] = inOwnUnits(ghost, from.x - at.x, from.y - at.y)
  const [toX, toY] = inOwnUnits(ghost, to.x - at.x, to.y - at.y)
  const flight = ghost.animate({ translate: [`${x}px ${y}px`, `${toX}px ${toY}px`], opacity: [1, 1, 0] }, { duration, easing: EASE })
  flight.finished.then(
    () => ghost.remove(),
    () => ghost.remove(),
  )
}
