import { memo, type CSSProperties } from 'react'

/** Puts a drawing of the art package on the page. It is decoration: what it shows is said in words beside it. */
export const Drawing = memo(function Drawing({
  svg,
  box,
  className,
  style,
  slice,
}: {
  svg: string
  box: string
  className?: string | undefined
  style?: CSSProperties
  /** Fills its place and is cut where it is too large. */
  slice?: string
}) {
  return (
    <svg
      viewBox={box}
      preserveAspectRatio={slice === undefined ? undefined : `${slice} slice`}
      className={className}
      style={style}
      aria-hidden
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  )
})
