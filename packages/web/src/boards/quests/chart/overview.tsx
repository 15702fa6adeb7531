import type { Colour } from '@flotilla/art/kit'
import { hexPath, middleOf, outlineOf, type Palette, type Space } from '@flotilla/art/quests'
import { memo, useMemo } from 'react'
import { FRAME_BOX } from './geometry.ts'
import styles from './overview.module.css'

/** A ship on the small chart. */
export interface Dot {
  readonly x: number
  readonly y: number
  readonly colour: Colour
}

interface Props {
  readonly spaces: readonly Space[]
  readonly palette: Palette
  readonly dots: readonly Dot[]
  /** The lower corner is taken. */
  readonly high: boolean
  /** What is seen of the chart, in map units. */
  readonly seen: { readonly left: number; readonly top: number; readonly width: number; readonly height: number }
}

/** The whole chart small, with a frame around what is seen of it: for whoever has zoomed in. */
export const Overview = memo(function Overview({ spaces, palette, dots, high, seen }: Props) {
  const [sea, land] = useMemo(() => {
    const solid = spaces.filter(({ ground }) => !['calm', 'stormy', 'treacherous'].includes(ground))
    return [outlineOf(spaces.map(({ q, r }) => middleOf(q, r))), solid.map(({ q, r }) => hexPath(middleOf(q, r), 25)).join('')]
  }, [spaces])
  return (
    <svg
      viewBox={FRAME_BOX.join(' ')}
      className={styles.overview}
      style={{ background: palette.paper }}
      data-high={high ? '' : undefined}
      aria-hidden
    >
      <path d={sea} fill={palette.sea} stroke={palette.ink2} strokeWidth="6" />
      <path d={land} fill={palette.grass} stroke={palette.ink2} strokeWidth="2" />
      {dots.map(({ x, y, colour }, k) => (
        <circle key={k} cx={x} cy={y} r="15" fill={colour} stroke="#fff" strokeWidth="5" />
      ))}
      <rect x={seen.left} y={seen.top} width={seen.width} height={seen.height} className={styles.seen} />
    </svg>
  )
})
