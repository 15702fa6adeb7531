import type { Colour } from '@flotilla/art/kit'
import { chartPicture, hexPath, middleOf, outlineOf, rhumbs, rose, serpent, sheetPicture, type Space } from '@flotilla/art/quests'
import { useMemo, useRef, type ReactNode } from 'react'
import { FRAME, FRAME_BOX } from './geometry.ts'
import { Baked } from './bake.tsx'
import { useCoasts } from './coasts.ts'
import { useIdle } from '../../kit/idle.ts'
import { MOTION } from './idle.ts'
import { useLens, type Sheet } from './lens.ts'
import { usePalette } from './night.ts'
import { Overview, type Dot } from './overview.tsx'
import { useSize } from '../../kit/size.ts'
import { spacesOf } from './spaces.ts'
import styles from './stage.module.css'
import { Weather } from './weather.tsx'

/** Pixels a map unit, and how near one looks. */
export interface Scale {
  readonly k: number
  readonly zoom: number
  /** The narrowest and widest place a name may take, in map units. */
  readonly left: number
  readonly right: number
}

export interface Insets {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

interface StageProps {
  readonly signs: string
  /** All that may come to lie here: the chart is fitted by it. */
  readonly extent: readonly Space[]
  /** What the margins need. */
  readonly insets: Insets
  readonly homeColour: (space: Space) => Colour | undefined
  /** What the roofs depend on, besides the chart. */
  readonly homesKey: string
  readonly words: { readonly nearer: string; readonly farther: string; readonly whole: string }
  readonly roomy: boolean
  /** A serpent swims in the margin. */
  readonly monster?: boolean
  /** The ships, for the small chart beside a near look. */
  readonly dots?: readonly Dot[]
  readonly onLeave?: () => void
  readonly children: (scale: Scale) => ReactNode
  readonly margin?: ReactNode
}

const NO_DOTS: readonly Dot[] = []

/** The rectangle that has to be seen, in map units: the hexes, and the land that juts out behind a home. */
function fitOf(spaces: readonly Space[]): { left: number; top: number; right: number; bottom: number } {
  const all = spaces.map((space) => ({ at: middleOf(space.q, space.r), home: space.ground === 'home' }))
  const xs = all.map(({ at: [x] }) => x)
  const ys = all.map(({ at: [, y] }) => y)
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const isHome = (near: (at: readonly [number, number]) => boolean): boolean => all.some(({ at, home }) => home && near(at))
  const beside = (x: number): number => (isHome(([at]) => Math.abs(at - x) < 20) ? 62 : 38)
  const above = (y: number): number => (isHome(([, at]) => Math.abs(at - y) < 20) ? 56 : 46)
  return { left: left - beside(left), right: right + beside(right), top: top - above(top), bottom: bottom + above(bottom) }
}

/** The chart on its sheet: drawn once, fitted into its place, zoomed and dragged; what changes lies above it. */
export function Stage({
  signs,
  extent,
  insets,
  homeColour,
  homesKey,
  words,
  roomy,
  monster = roomy,
  dots = NO_DOTS,
  onLeave,
  children,
  margin,
}: StageProps) {
  const stage = useRef<HTMLDivElement>(null)
  const world = useRef<HTMLDivElement>(null)
  const palette = usePalette()
  const size = useSize(stage)
  const surveyed = useCoasts(signs)
  const fit = useMemo(() => fitOf(extent), [extent])
  const sheet = useMemo((): (Sheet & { readonly k: number }) | null => {
    if (size === null || size.width === 0) return null
    const [wide, high] = [size.width - insets.left - insets.right, size.height - insets.top - insets.bottom]
    const k = Math.min(wide / (fit.right - fit.left), high / (fit.bottom - fit.top))
    return { ...size, k, middleX: insets.left + wide / 2, middleY: insets.top + high / 2 }
  }, [size, insets.left, insets.right, insets.top, insets.bottom, fit])
  const { lens, nearer, farther, whole } = useLens(stage, world, sheet)
  useIdle(world, MOTION)

  const picture = useMemo(
    () => {
      if (surveyed === null) return ''
      const empty = extent.filter(({ q, r }) => !spacesOf(surveyed.signs).some((space) => space.q === q && space.r === r))
      const cells = empty
        .map(
          ({ q, r }) =>
            `<path d="${hexPath(middleOf(q, r), 38)}" fill="${palette.paperHi}" fill-opacity=".5" stroke="${palette.ink2}" stroke-width="1.3" stroke-dasharray="3 4"/>`,
        )
        .join('')
      return cells + chartPicture(spacesOf(surveyed.signs), surveyed.coasts, palette, homeColour)
    },
    // The colours of the roofs change with their key alone.
    // oxlint-disable-next-line react/exhaustive-deps
    [surveyed, palette, extent, homesKey],
  )
  const paper = useMemo(() => {
    if (sheet === null) return ''
    const [width, height] = [sheet.width, sheet.height]
    const [x, y] = roomy ? [width - insets.right - 44, height - 62] : [width - Math.max(38, insets.right + 22), height - 40]
    const size = roomy ? 34 : 20
    const beast = monster ? `<g transform="translate(66,${height - 58}) scale(.72)">${serpent(palette)}</g>` : ''
    return sheetPicture(width, height, palette, `<g transform="translate(${x},${y})">${rhumbs(palette)}${rose(palette, size)}</g>${beast}`)
  }, [sheet, palette, roomy, monster, insets.right])

  const k = (sheet?.k ?? 1) * lens.zoom
  const [centreX, centreY] = [(fit.left + fit.right) / 2, (fit.top + fit.bottom) / 2]
  const left = sheet === null ? 0 : sheet.middleX + lens.x - (centreX - FRAME.left) * k
  const top = sheet === null ? 0 : sheet.middleY + lens.y - (centreY - FRAME.top) * k
  const scale: Scale = {
    k,
    zoom: lens.zoom,
    left: FRAME.left + (insets.left - left) / k,
    right: FRAME.left + ((sheet?.width ?? 0) - insets.right - left) / k,
  }
  return (
    <div ref={stage} className={styles.stage} data-zoomed={lens.zoom > 1 ? '' : undefined} onPointerLeave={onLeave}>
      {sheet === null ? null : (
        <>
          <Baked art={paper} box={[0, 0, sheet.width, sheet.height]} width={sheet.width} height={sheet.height} className={styles.sheet} />
          <div className={styles.viewport}>
            <div ref={world} className={styles.world} style={{ left, top, width: FRAME.width * k, height: FRAME.height * k }}>
              {picture === '' ? <Outline spaces={spacesOf(signs)} colour={palette.sea} /> : null}
              <Baked
                art={picture}
                box={FRAME_BOX}
                width={Math.round(FRAME.width * k)}
                height={Math.round(FRAME.height * k)}
                className={styles.chart}
              />
              <Weather spaces={spacesOf(signs)} palette={palette} k={k} />
              {children(scale)}
            </div>
          </div>
        </>
      )}
      {margin}
      {lens.zoom > 1 && sheet !== null ? (
        <Overview
          spaces={spacesOf(signs)}
          palette={palette}
          dots={dots}
          high={!roomy}
          seen={{ left: FRAME.left - left / k, top: FRAME.top - top / k, width: sheet.width / k, height: sheet.height / k }}
        />
      ) : null}
      <div className={styles.lenses}>
        <button type="button" aria-label={words.nearer} title={words.nearer} onClick={nearer}>
          +
        </button>
        {lens.zoom > 1 ? (
          <>
            <button type="button" aria-label={words.farther} title={words.farther} onClick={farther}>
              −
            </button>
            <button type="button" aria-label={words.whole} title={words.whole} onClick={whole}>
              ⤢
            </button>
          </>
        ) : null}
      </div>
    </div>
  )
}

/** The sea alone, until the coasts are surveyed. */
function Outline({ spaces, colour }: { spaces: readonly Space[]; colour: Colour }) {
  return (
    <svg viewBox={FRAME_BOX.join(' ')} className={styles.chart} aria-hidden>
      <path d={outlineOf(spaces.map(({ q, r }) => middleOf(q, r)))} fill={colour} />
    </svg>
  )
}
