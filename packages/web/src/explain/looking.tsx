import type { Explained } from '@flotilla/kernel'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useEscape } from '../layout/escape.ts'
import type { Say } from '../words.ts'
import styles from './explain.module.css'
import { largestFirst, namedIn, type Named } from './named.ts'
import { Note } from './note.tsx'

interface Props {
  readonly world: string
  readonly main: RefObject<HTMLElement | null>
  readonly tell: (name: string) => Explained | null
  readonly say: Say
  readonly onRule: (rule: string) => void
  readonly onClose: () => void
}

const frameOf = (frames: Element | null, name: string | null): Element | null =>
  frames === null || name === null ? null : frames.querySelector(`[data-named="${CSS.escape(name)}"]`)

/** Looking around: a frame on everything that has words, to be gone through with Tab, a mouse or a finger. */
export function Looking({ world, main, tell, say, onRule, onClose }: Props) {
  const [all, setAll] = useState<readonly Named[]>([])
  const [at, setAt] = useState<string | null>(null)
  const frames = useRef<HTMLDivElement>(null)
  useEscape(onClose)
  useEffect(() => {
    const before = document.activeElement
    const look = (): void => {
      if (main.current !== null) setAll(largestFirst(namedIn(main.current).filter(({ name }) => tell(name) !== null)))
    }
    look()
    addEventListener('resize', look)
    return () => {
      removeEventListener('resize', look)
      if (before instanceof HTMLElement) before.focus()
    }
    // What has words does not change while somebody looks around.
  }, [])
  useEffect(() => {
    if (all.length > 0) frames.current?.querySelector('button')?.focus()
  }, [all])
  const looked = all.find(({ name }) => name === at)
  const explained = looked === undefined ? null : tell(looked.name)
  return (
    <section className={styles.looking} aria-label={say('explain.title')}>
      <div ref={frames}>
        {all.map(({ name, box }) => {
          const told = tell(name)
          if (told === null) return null
          return (
            <button
              key={name}
              type="button"
              data-named={name}
              className={styles.frame}
              style={box}
              aria-label={`${say(told.what)}${told.now === null ? '' : ` ${say(told.now)}`}`}
              onFocus={() => setAt(name)}
              onPointerEnter={() => setAt(name)}
              onClick={() => setAt(name)}
            />
          )
        })}
      </div>
      <p className={styles.hint}>
        {say(all.length === 0 ? 'explain.none' : 'explain.hint')}{' '}
        <button type="button" onClick={onClose}>
          {say('web.close')}
        </button>
      </p>
      {explained === null ? null : (
        <Note key={at} world={world} explained={explained} thing={frameOf(frames.current, at)} say={say} pinned onRule={onRule} />
      )}
    </section>
  )
}
