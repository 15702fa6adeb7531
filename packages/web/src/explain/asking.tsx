import { Suspense, useEffect, useState, type RefObject } from 'react'
import { closeInspection, inspection } from '../boards/kit/inspector.ts'
import { lazyPart } from '../layout/lazy-part.ts'
import type { BoardProps } from '../table/board.ts'

const Explain = lazyPart(() => import('./explain.tsx'))

const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const

interface Props {
  readonly board: BoardProps
  readonly main: RefObject<HTMLElement | null>
  /** Somebody looks around and asks what is what: `?` begins and ends it. */
  readonly looking: boolean
  readonly onLooking: (looking: boolean) => void
}

/** What things are, for whoever points at them; fetched with the first touch, not before. Old rules have no such words. */
export default function Asking({ board, main, looking, onLooking }: Props) {
  const [curious, setCurious] = useState(false)
  useEffect(() => {
    const awake = (): void => setCurious(true)
    for (const sign of SIGNS) addEventListener(sign, awake, { once: true })
    return () => {
      for (const sign of SIGNS) removeEventListener(sign, awake)
    }
  }, [])
  useEffect(() => {
    const press = ({ key, target }: KeyboardEvent): void => {
      const isTyping = target instanceof HTMLElement && target.closest('input, textarea, select') !== null
      if (key === '?' && !isTyping && document.querySelector('dialog[open]') === null) onLooking(!looking)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [looking, onLooking])
  // What begins to be decided takes the place of what was only read.
  useEffect(() => {
    if (board.ask !== null && inspection()?.pinned !== true) closeInspection()
  }, [board.ask])
  if ((!curious && !looking) || board.game.runtime !== undefined) return null
  return (
    <Suspense fallback={null}>
      <Explain board={board} main={main} looking={looking} onLooking={onLooking} />
    </Suspense>
  )
}
