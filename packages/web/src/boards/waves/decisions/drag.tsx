import { die } from '@flotilla/art/kit'
import { useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useDrag } from '../../kit/drag.ts'
import styles from './drag.module.css'

interface Dragged {
  readonly face: number
  readonly owner: number
}

/** A die that is pulled off its slip follows the pointer, and is laid where it is let go. `lift` takes it into the hand. */
export function useDieDrag(dieAt: (k: number) => Dragged | null, lift: (k: number) => void): ReactNode {
  const [held, setHeld] = useState<(Dragged & { readonly at: readonly [x: number, y: number] }) | null>(null)
  useDrag<number>({
    touch: true,
    grab: (on) => {
      const slip = on.closest<HTMLElement>('[data-die]')
      return slip === null ? null : Number(slip.dataset.die)
    },
    lift,
    move: (k, _, at) => {
      const dragged = dieAt(k)
      setHeld(dragged === null ? null : { ...dragged, at })
    },
    drop: (_, [under]) => under?.closest<HTMLElement>('[data-legal]')?.click(),
    end: () => setHeld(null),
  })
  return held === null
    ? null
    : createPortal(
        <svg
          className={styles.dragged}
          viewBox="-50 -50 100 100"
          style={{ left: held.at[0] - 36, top: held.at[1] - 44 }}
          dangerouslySetInnerHTML={{ __html: die({ face: held.face, owner: held.owner, x: 0, y: 0, size: 78 }) }}
          aria-hidden
        />,
        document.body,
      )
}
