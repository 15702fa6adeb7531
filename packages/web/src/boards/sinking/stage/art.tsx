import { memo, useEffect, useMemo, useRef, type CSSProperties } from 'react'
import { picture } from '@flotilla/art/sinking'
import { paintSvg } from '../../kit/paint.ts'

export type Box = readonly [number, number, number, number]

interface ArtProps {
  /** The same name is the same picture: it is drawn once. */
  readonly name: string
  readonly draw: () => string
  readonly box: Box
  readonly className?: string | undefined
  readonly style?: CSSProperties | undefined
  /** What moves it slowly while nothing happens. */
  readonly idle?: string | undefined
}

/** A drawing on the page. */
export const Art = memo(
  function Art({ name, draw, box, className, style, idle }: ArtProps) {
    // Drawn anew only under another name; `draw` is made anew at every look.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    const html = useMemo(() => ({ __html: draw() }), [name])
    return <svg viewBox={box.join(' ')} className={className} style={style} data-idle={idle} aria-hidden dangerouslySetInnerHTML={html} />
  },
  (a, b) => a.name === b.name && a.className === b.className && a.style === b.style,
)

interface BakedProps extends Omit<ArtProps, 'idle'> {
  readonly defs: () => string
  /** Device pixels for a unit of the drawing. */
  readonly density: number
}

/** A large drawing that never moves inside: drawn once to a bitmap of just the pixels that are shown. The last one stays until the next is ready. */
export function Baked({ name, draw, defs, box, density, className, style }: BakedProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const key = `${name} ${box.join(' ')} ${density}`
  const latest = useRef({ draw, defs, box })
  latest.current = { draw, defs, box }
  useEffect(() => {
    const { draw: drawn, defs: with_, box: at } = latest.current
    const [, , w, h] = at
    const [width, height] = [Math.ceil(w * density), Math.ceil(h * density)]
    let wanted = true
    const markup = picture(drawn(), at, with_()).replace(`width="${w}" height="${h}"`, `width="${w * density}" height="${h * density}"`)
    if (canvas.current !== null) void paintSvg(canvas.current, { markup, width, height }, () => wanted)
    return () => {
      wanted = false
    }
  }, [key, density])
  return <canvas ref={canvas} className={className} style={{ ...style, width: box[2], height: box[3] }} aria-hidden />
}
