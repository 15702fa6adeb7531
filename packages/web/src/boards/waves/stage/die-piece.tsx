import { die, scatter, type Point } from '@flotilla/art/kit'
import { c } from '@flotilla/art/waves'
import { memo, useEffect, useRef } from 'react'
import { after, pitchBy, rollBy } from '@flotilla/art/kit'
import styles from './die-piece.module.css'

/** How much room a die's drawing has around it, for its shadow. */
const ROOM = 1.5

interface DieProps {
  /** Which die of the box: the same one wherever it goes. */
  readonly id: number
  readonly face: number
  readonly owner: number
  readonly at: Point
  readonly size: number
  readonly ghost?: boolean
  readonly shadow?: boolean
  /** It has just been thrown. */
  readonly tumbles?: boolean
  /** Only a picture of it: the piece itself is elsewhere. */
  readonly picture?: boolean
}

const drawing = (face: number, owner: number, id: number, more: object): string =>
  die({ face, owner, x: 0, y: 0, size: 100, yaw: 0.25 + scatter(id * 3 + face) * 0.5, outline: c.outline, ...more })

/** A die on the table, in a crow's nest or on a part of the ship. It has an identity and travels. */
export const DiePiece = memo(function DiePiece(props: DieProps) {
  const { id, face, owner, at, size, ghost = false, shadow = false, tumbles = false, picture = false } = props
  const svg = useRef<SVGSVGElement>(null)
  const look = { shadow, letter: size >= 26, ...(ghost ? { ghost: { fill: c.ghost, line: c.pencil } } : {}) }
  const still = drawing(face, owner, id, look)

  useEffect(() => {
    const element = svg.current
    if (element === null || !tumbles) return
    const began = performance.now() + scatter(id) * 120
    const turns = 1 + Math.floor(scatter(id * 7) * 2)
    let frame = requestAnimationFrame(function roll(now) {
      const t = Math.max(0, Math.min(1, (now - began) / 520))
      const left = (1 - t) ** 2
      const spin = t >= 1 ? null : after(pitchBy(left * Math.PI * 2 * turns), rollBy(left * Math.PI * 2))
      element.innerHTML = t >= 1 ? still : drawing(face, owner, id, { ...look, spin })
      if (t < 1) frame = requestAnimationFrame(roll)
    })
    return () => {
      cancelAnimationFrame(frame)
      element.innerHTML = still
    }
    // A throw is one throw: what the die looks like does not change on the way
  }, [tumbles, id])

  const box = size * ROOM
  return (
    <span
      className={styles.die}
      style={{ left: at[0] - box / 2, top: at[1] - box / 2, width: box, height: box }}
      data-piece={picture ? undefined : `die:${id}`}
      data-from={picture ? undefined : 'bag'}
      data-to={picture ? undefined : 'bag'}
      aria-hidden
    >
      <svg
        ref={svg}
        viewBox={`${-50 * ROOM} ${-50 * ROOM} ${100 * ROOM} ${100 * ROOM}`}
        width={box}
        height={box}
        dangerouslySetInnerHTML={{ __html: still }}
      />
    </span>
  )
}, isSame)

const PLAIN = ['id', 'face', 'owner', 'size', 'ghost', 'shadow', 'tumbles', 'picture'] as const

function isSame(before: DieProps, after: DieProps): boolean {
  return before.at[0] === after.at[0] && before.at[1] === after.at[1] && PLAIN.every((name) => before[name] === after[name])
}
