import { placeNames, type Name, type Obstacle, type Palette } from '@flotilla/art/quests'
import { memo, useId, useMemo } from 'react'

interface NamesProps {
  readonly names: readonly Name[]
  readonly obstacles: readonly Obstacle[]
  readonly left: number
  readonly right: number
  readonly palette: Palette
}

/** The names on the chart, each on a slight arc where it covers least. Halo first, then the letters: no letter eats its neighbour. */
export const Names = memo(function Names({ names, obstacles, left, right, palette }: NamesProps) {
  const id = useId()
  const placed = useMemo(() => placeNames(names, obstacles, left, right), [names, obstacles, left, right])
  return (
    <g aria-hidden>
      {placed.map(({ x, y, words, size, capitals }, k) => {
        const half = words.length * size * 0.3 + 8
        const bow = capitals ? 2 : 4
        const write = (more: object) => (
          <text
            fontFamily={capitals ? "'Chart Digits','IM Fell English SC',serif" : "'IM Fell English',serif"}
            fontSize={size}
            textAnchor="middle"
            {...more}
          >
            <textPath href={`#${id}-${k}`} startOffset="50%">
              {words}
            </textPath>
          </text>
        )
        return (
          // A name that moves is written anew: on a path that changed it may not be drawn at all.
          <g key={`${words}${k} ${x},${y}`}>
            <path id={`${id}-${k}`} d={`M${x - half},${y - bow / 2}Q${x},${y + bow * 1.4} ${x + half},${y - bow / 2}`} fill="none" />
            {write({ fill: 'none', stroke: palette.halo, strokeOpacity: 0.93, strokeWidth: 0.375 * size, strokeLinejoin: 'round' })}
            {write({ fill: palette.name })}
          </g>
        )
      })}
    </g>
  )
})
