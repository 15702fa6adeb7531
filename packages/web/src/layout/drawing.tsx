import { memo, type CSSProperties } from 'react'

interface DrawingProps {
  readonly svg: string
  readonly box: string
  readonly width?: number | string | undefined
  readonly height?: number | string | undefined
  readonly className?: string | undefined
  readonly style?: CSSProperties | undefined
  /** Fills its place and is cut where it is too large. */
  readonly slice?: string
  /** What it means, where no words beside it say so; otherwise it is decoration. */
  readonly label?: string | undefined
}

/** Puts a drawing of the art package on the page. */
export const Drawing = memo(function Drawing({ svg, box, width, height, className, style, slice, label }: DrawingProps) {
  return (
    <svg
      viewBox={box}
      width={width}
      height={height}
      preserveAspectRatio={slice === undefined ? undefined : `${slice} slice`}
      className={className}
      style={style}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  )
})
