import { isOnTheWay } from './beside.ts'
import { CloserLook, type Whereabouts } from './closer-look.ts'
import { swallowNextClick } from './drag.ts'

/** What is looked at closely. */
export interface Looked {
  /** The value of its `data-look`, or the name that it has as a place or a piece. */
  readonly what: string
  readonly element: HTMLElement
  /** Whether the board itself shows it, because it has a `data-look`; otherwise it is only named. */
  readonly byBoard: boolean
}

/** What is looked at now, and how. */
export interface Inspection extends Looked {
  /** By a finger, which cannot point at the panel meanwhile. */
  readonly held: boolean
  /** It stays as and where it is until it is closed. */
  readonly pinned: boolean
}

/** Finds what is only named at a point; `over` is what the board would show there, which a named thing must be smaller than. */
type NamedFinder = (x: number, y: number, over: HTMLElement | null) => { readonly what: string; readonly element: HTMLElement } | null

let inspected: Inspection | null = null
let findNamed: NamedFinder | null = null
let panel: Element | null = null
let stop: AbortController | null = null
const listeners = new Set<() => void>()
const known = new WeakMap<HTMLElement, Looked[]>()

/** The same thing is the same object, however often it is found. */
function lookedAt(element: HTMLElement, what: string, byBoard: boolean): Looked {
  const all = known.get(element) ?? []
  const found = all.find((one) => one.what === what && one.byBoard === byBoard)
  if (found !== undefined) return found
  const looked = { what, element, byBoard }
  known.set(element, [...all, looked])
  return looked
}

const ofBoard = (element: Element | null): Looked | null => {
  const thing = element?.closest<HTMLElement>('[data-look]') ?? null
  return thing === null ? null : lookedAt(thing, thing.dataset.look ?? '', true)
}

const thingOf = ({ target }: Event): Looked | null => (target instanceof Element ? ofBoard(target) : null)

/** The smallest thing at a point, among those that a board shows and those that are only named. */
function find(x: number, y: number): Looked | null {
  const over = document.elementFromPoint(x, y)
  if (over === null || panel?.contains(over) === true) return null
  const shown = ofBoard(over)
  // What lies above the board, as a drawer or a dialog, has no names of its own.
  const named = over.closest('main') === null ? null : (findNamed?.(x, y, shown?.element ?? null) ?? null)
  return named === null ? shown : lookedAt(named.element, named.what, false)
}

function where({ element }: Looked, x: number, y: number): Whereabouts {
  const isIn = (box: DOMRect): boolean => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
  const thing = element.getBoundingClientRect()
  if (panel?.isConnected === true) {
    const box = panel.getBoundingClientRect()
    if (isIn(box)) return 'panel'
    if (isIn(thing)) return 'thing'
    return isOnTheWay(thing, box, x, y) ? 'way' : 'away'
  }
  return isIn(thing) ? 'thing' : 'away'
}

const look = new CloserLook<Looked>({
  find,
  where,
  show(thing, how) {
    inspected = thing === null || !thing.element.isConnected ? null : { ...thing, ...how }
    for (const listener of listeners) listener()
  },
})

const isPanel = ({ target }: Event): boolean => target instanceof Node && panel?.contains(target) === true
/** A press by key opens it, or reads on; elsewhere it chooses the thing. */
const opensByPress = ({ target }: Event): boolean => target instanceof Element && target.matches('[data-look][aria-expanded]')
const isTyping = ({ target }: Event): boolean => target instanceof Element && target.closest('input, textarea, select') !== null

function listen(): void {
  stop = new AbortController()
  const { signal } = stop
  const on = <K extends keyof HTMLElementEventMap>(type: K, listener: (event: HTMLElementEventMap[K]) => void): void =>
    document.documentElement.addEventListener(type, listener, { signal })
  on('pointermove', ({ pointerType, buttons, clientX, clientY }) => {
    if (pointerType === 'mouse' && buttons === 0) look.moveTo(clientX, clientY)
  })
  on('pointerleave', ({ pointerType }) => (pointerType === 'mouse' ? look.leave() : undefined))
  on('pointerdown', (event) => {
    if (isPanel(event)) return
    if (event.pointerType === 'mouse') look.close()
    else look.hold(event.clientX, event.clientY, swallowNextClick)
  })
  const lift = ({ pointerType }: PointerEvent): void => (pointerType === 'mouse' ? undefined : look.lift())
  on('pointerup', lift)
  on('pointercancel', lift)
  on('wheel', (event) => (isPanel(event) ? undefined : look.close()))
  on('focusin', (event) => {
    if (event.target instanceof Element && event.target.matches(':focus-visible') && !isPanel(event)) look.open(ofBoard(event.target))
  })
  on('focusout', ({ relatedTarget }) => {
    const stays = inspected?.pinned === true || (relatedTarget instanceof Node && panel?.contains(relatedTarget) === true)
    if (!stays) look.close()
  })
  on('keydown', (event) => {
    if (event.key === 'Escape') look.close()
    else if (isPanel(event) || isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return
    else if (event.key === 'i') look.pin(ofBoard(document.activeElement))
    else if ((event.key === 'Enter' || event.key === ' ') && !opensByPress(event)) look.close()
  })
  // A board that is played without this module asks so for what was pressed to be looked at.
  document.documentElement.addEventListener('lookcloser', (event) => look.open(thingOf(event), true), { signal })
  on('contextmenu', (event) => {
    if (inspected !== null && matchMedia('(pointer: coarse)').matches) event.preventDefault()
  })
}

/** Tells whenever something else is looked at; the page is listened to as long as anybody wants to know. */
export function onInspection(listener: () => void): () => void {
  if (listeners.size === 0) listen()
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    look.close()
    stop?.abort()
  }
}

export const inspection = (): Inspection | null => (inspected?.element.isConnected === true ? inspected : null)

/** Opens what the board shows of this element at once, as when it was pressed to be looked at. */
export const inspect = (element: HTMLElement, pinned = false): void => look.open(ofBoard(element), pinned)

export const closeInspection = (): void => look.close()

/** Whoever knows what named things are says which of them lies at a point. */
export function provideNamed(finder: NamedFinder): () => void {
  findNamed = finder
  return () => {
    if (findNamed === finder) findNamed = null
  }
}

/** The one panel that is open: a pointer on it, or on the way to it, keeps it open. */
export function panelIs(element: Element | null): void {
  panel = element
}
