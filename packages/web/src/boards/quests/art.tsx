import type { Svg } from '@flotilla/art/kit'
import { memo, type CSSProperties } from 'react'

interface ArtProps {
  readonly art: Svg
  readonly box: string
  readonly width?: number | string | undefined
  readonly height?: number | string | undefined
  readonly className?: string | undefined
  readonly style?: CSSProperties | undefined
  /** What it means, where no words beside it say so. */
  readonly label?: string | undefined
}

/** A drawing on the page. */
export const Art = memo(function Art({ art, box, width, height, className, style, label }: ArtProps) {
  return (
    <svg
      viewBox={box}
      width={width}
      height={height}
      className={className}
      style={style}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
      dangerouslySetInnerHTML={{ __html: art }}
    />
  )
})

/** A thing drawn for a square of 24. */
export const Thing = ({ art, size = 20, label }: { readonly art: Svg; readonly size?: number; readonly label?: string | undefined }) => (
  <Art art={art} box="0 0 24 24" width={size} height={size} label={label} />
)
