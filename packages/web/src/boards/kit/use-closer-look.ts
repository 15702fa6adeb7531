import { useSyncExternalStore } from 'react'
import { closeInspection, inspect, inspection, onInspection, type Inspection } from './inspector.ts'

/**
 * The one thing that is looked at, if it is one with a `data-look`: a mouse rests on it, the focus is at it by key, or a finger is
 * held on it, wherever on the page it is: dialogs of a board lie outside its own element. While `enabled` is false nothing is
 * explained, as while something is told.
 */
export function useCloserLook(enabled = true): {
  readonly looked: Inspection | null
  readonly close: () => void
  readonly open: (element: HTMLElement, pinned?: boolean) => void
} {
  const now = useSyncExternalStore(onInspection, inspection, inspection)
  return { looked: enabled && now?.byBoard === true ? now : null, close: closeInspection, open: inspect }
}
