import { useState } from 'react'
import type { SinkingView } from './props.ts'

/** The view that was on the board before this one: what is gone was there. */
export function useBefore(view: SinkingView): SinkingView {
  const [seen, setSeen] = useState({ now: view, before: view })
  if (seen.now !== view) setSeen({ now: view, before: seen.now })
  return seen.now === view ? seen.before : seen.now
}
