import { picture, tinted } from '@flotilla/art/kit'
import { WORLD, type Box } from '@flotilla/art/waves'
import { memo, useEffect, useMemo, useRef, type CSSProperties } from 'react'
import styles from './art.module.css'
import { paintSvg } from '../../kit/paint.ts'
import { useStage } from './stage.tsx'

export const placeAt = ([left, top, width, height]: Box): CSSProperties => ({ left, top, width, height })

/** The ink of a drawing, and its words. */
function apart(svg: string): readonly [ink: string, words: string] {
  let words = ''
  const ink = svg.replaceAll(/<text[\s\S]*?<\/text>/g, (one) => {
    words += one
    return ''
  })
  return [ink, words]
}

/**
 * A drawing on the stage. Its ink is painted once to a bitmap (for this size and theme) and again only when it changes, so that
 * a board at rest costs nothing; its words stay live text above it.
 */
export const Art = memo(function Art({ svg, box, className = '', sways }: ArtProps) {
  const { density, colours } = useStage()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [ink, words] = useMemo(() => apart(svg), [svg])
  const [x, y, w, h] = box
  useEffect(() => {
    const element = canvas.current
    if (element === null || ink === '') return
    let wanted = true
    const [width, height] = [Math.max(1, Math.ceil(w * density)), Math.max(1, Math.ceil(h * density))]
    const markup = picture(tinted(ink, WORLD, colours), width, height, `${x} ${y} ${w} ${h}`)
    void paintSvg(element, { markup, width, height }, () => wanted)
    return () => {
      wanted = false
    }
  }, [ink, x, y, w, h, density, colours])
  return (
    <div className={`${styles.art} ${className}`} style={placeAt(box)} data-sways={sways} aria-hidden>
      {ink === '' ? null : <canvas ref={canvas} />}
      {words === '' ? null : <svg viewBox={box.join(' ')} width={w} height={h} dangerouslySetInnerHTML={{ __html: words }} />}
    </div>
  )
}, isSame)

interface ArtProps {
  readonly svg: string
  readonly box: Box
  readonly className?: string
  /** How it moves when nothing happens. */
  readonly sways?: 'sea' | 'bob' | 'hover' | undefined
}

/** Boxes are compared by what they are: most are made anew for every look. */
function isSame(before: ArtProps, after: ArtProps): boolean {
  return (
    before.svg === after.svg &&
    before.className === after.className &&
    before.sways === after.sways &&
    before.box.every((n, k) => n === after.box[k])
  )
}
