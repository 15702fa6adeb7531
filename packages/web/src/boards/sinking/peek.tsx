import type { Io } from '@flotilla/sinking/face'
import { useEffect, useState, type RefObject } from 'react'
import { aboutOf } from './about.tsx'
import styles from './peek.module.css'
import type { SinkingProps } from './props.ts'

/** So long the hand rests on something before it is enlarged; a finger is held down a little longer. */
const RESTS = 380
const HELD = 480

interface Seen {
  readonly place: string
  readonly x: number
  readonly top: number
  readonly bottom: number
}

/** Whatever the hand rests on, the focus is at, or a finger is held on: enlarged, with all its words and its rule. Nothing needs it: a press opens the same. */
export function Peek({ board, io, theatre }: { board: SinkingProps; io: Io; theatre: RefObject<HTMLElement | null> }) {
  const [seen, setSeen] = useState<Seen | null>(null)
  const told = board.moment !== null
  useEffect(() => {
    const root = theatre.current
    if (root === null || told) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let on: Element | null = null
    const close = (): void => {
      clearTimeout(timer)
      on = null
      setSeen(null)
    }
    const open = (thing: Element): void => {
      const box = thing.getBoundingClientRect()
      const origin = root.getBoundingClientRect()
      const place = thing.getAttribute('data-peek')
      if (place !== null && thing.isConnected)
        setSeen({ place, x: box.left + box.width / 2 - origin.left, top: box.top - origin.top, bottom: box.bottom - origin.top })
    }
    const under = ({ target }: Event): Element | null => (target instanceof Element ? target.closest('[data-peek]') : null)
    const soon = (thing: Element | null, ms: number): void => {
      if (thing === on) return
      close()
      on = thing
      if (thing !== null) timer = setTimeout(() => open(thing), ms)
    }
    const over = (event: PointerEvent): void => {
      if (event.pointerType !== 'touch') soon(under(event), RESTS)
    }
    const focus = (event: FocusEvent): void => {
      const thing = under(event)
      if (thing?.matches(':focus-visible') === true) soon(thing, RESTS)
    }
    const down = (event: PointerEvent): void => {
      close()
      const thing = under(event)
      if (event.pointerType !== 'touch' || thing === null) return
      timer = setTimeout(() => {
        open(thing)
        // The finger was held to look: letting go chooses nothing.
        const swallow = (click: Event): void => {
          click.preventDefault()
          click.stopPropagation()
        }
        addEventListener('click', swallow, { capture: true, once: true })
        addEventListener('pointerdown', () => removeEventListener('click', swallow, { capture: true }), { capture: true, once: true })
      }, HELD)
    }
    const lift = (event: PointerEvent): void => {
      if (event.pointerType === 'touch') clearTimeout(timer)
    }
    const key = ({ key: pressed }: KeyboardEvent): void => {
      if (pressed === 'Escape' || pressed === 'Enter' || pressed === ' ') close()
    }
    const menu = (event: Event): void => {
      if (under(event) !== null && matchMedia('(pointer: coarse)').matches) event.preventDefault()
    }
    root.addEventListener('pointerover', over)
    root.addEventListener('pointerleave', close)
    root.addEventListener('focusin', focus)
    root.addEventListener('focusout', close)
    root.addEventListener('pointerdown', down)
    root.addEventListener('pointerup', lift)
    root.addEventListener('pointercancel', lift)
    root.addEventListener('keydown', key)
    root.addEventListener('contextmenu', menu)
    return () => {
      close()
      root.removeEventListener('pointerover', over)
      root.removeEventListener('pointerleave', close)
      root.removeEventListener('focusin', focus)
      root.removeEventListener('focusout', close)
      root.removeEventListener('pointerdown', down)
      root.removeEventListener('pointerup', lift)
      root.removeEventListener('pointercancel', lift)
      root.removeEventListener('keydown', key)
      root.removeEventListener('contextmenu', menu)
    }
  }, [theatre, told])
  const about = seen === null || told ? null : aboutOf(board, io, seen.place)
  if (seen === null || about === null) return null
  const { clientWidth: width = 0, clientHeight: height = 0 } = theatre.current ?? {}
  const half = Math.min(150, width / 2 - 8)
  const above = seen.top > height / 2
  return (
    <div
      className={styles.peek}
      data-peeking={seen.place}
      style={{
        left: Math.max(half + 8, Math.min(width - half - 8, seen.x)) - half,
        width: half * 2,
        ...(above ? { bottom: height - seen.top + 10 } : { top: seen.bottom + 10 }),
      }}
      aria-hidden
    >
      {about.picture(styles.picture)}
      <h3>{about.title}</h3>
      {about.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {about.rule === null ? null : <small>{about.rule}</small>}
    </div>
  )
}
