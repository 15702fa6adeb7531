import { fill, line, slab, type Svg } from '../../kit/index.ts'
import type { Light } from './light.ts'

export interface LinerShape {
  readonly length: number
  /** Where the funnels stand, from the stern. */
  readonly funnels: readonly number[]
  readonly colour: string
  readonly bridge?: boolean
  readonly smoke?: boolean
  /** Whether there is light behind the windows. */
  readonly windows?: boolean
}

/** Height of the hull over the waterline. */
export const HULL = 48

const SMOKE = 'M2,-46C-14,-58 2,-70 -16,-80C-34,-84 -40,-96 -60,-92C-46,-80 -40,-66 -22,-62C-12,-60 -6,-52 2,-46Z'

/** A liner in side view, bow to the right; 0,0 is the stern at the waterline. Her portholes are the board's own. */
export function liner(light: Light, { length: L, funnels, colour, bridge = false, smoke = false, windows = false }: LinerShape): Svg {
  const deck = -HULL
  const last = funnels[funnels.length - 1]
  const pane = (lit: boolean): string => (windows ? (lit ? light.lit : light.unlit) : light.hull[0])
  let drawn =
    line(`M14,${deck + 2}V${deck - 74}M${L - 56},${deck + 2}V${deck - 58}`, light.hull[0], 2.4) +
    line(`M14,${deck - 70}L${funnels[0]},${deck - 58}`, light.hull[0], 0.9)
  for (const x of funnels)
    drawn += `<g transform="translate(${x},${deck - 18}) skewX(-7)">${smoke ? fill(SMOKE, light.smoke, 'opacity=".75"') : ''}${slab(0, -44, 20, 48, colour)}${slab(0, -44, 8, 48, '#0003')}${slab(0, -44, 20, 10, light.hull[0])}${slab(0, -28, 20, 3, light.house[0])}</g>`
  drawn +=
    fill(`M22,${deck + 3}V${deck - 10}H30V${deck - 20}H${last + 30}V${deck - 10}H${L - 70}V${deck + 3}Z`, light.house[0]) +
    fill(`M22,${deck + 3}V${deck - 10}H30V${deck - 20}H${funnels[1] ?? last}V${deck + 3}Z`, light.house[1])
  for (let x = 36; x < last + 24; x += 11) drawn += slab(x, deck - 15, 5, 5, pane((x / 11) % 3 < 1.6))
  drawn +=
    fill(
      `M4,${deck}C2,${deck + 14} 12,-10 20,0H${L - 30}C${L - 18},-16 ${L - 8},${deck + 4} ${L},${deck - 12}C${L - 34},${deck - 4} ${L - 60},${deck} ${L - 90},${deck}Z`,
      light.hull[0],
    ) +
    fill(`M8,${deck * 0.42}C12,-10 16,-4 20,0H${L - 30}C${L - 26},-6 ${L - 22},-12 ${L - 19},${deck * 0.42}Z`, light.hull[1]) +
    (bridge ? bridgeOf(light, L - 150, deck, pane) : '') +
    fill(`M15,-7C17,-3 18,-1 20,0H${L - 30}L${L - 25},-7Z`, light.boot) +
    line(`M4,${deck + 2.5}H${L - 92}C${L - 60},${deck + 2.5} ${L - 34},${deck - 2} ${L - 2},${deck - 9.5}`, '#d9a441', 2)
  return drawn
}

function bridgeOf(light: Light, x: number, deck: number, pane: (lit: boolean) => string): Svg {
  let drawn =
    fill(`M${x},${deck + 1}V${deck - 22}H${x + 6}V${deck - 34}H${x + 58}L${x + 62},${deck - 22}H${x + 72}V${deck + 1}Z`, light.house[0]) +
    fill(`M${x},${deck + 1}V${deck - 22}H${x + 6}V${deck - 34}H${x + 22}V${deck + 1}Z`, light.house[1]) +
    slab(x - 2, deck - 23, 76, 2.4, light.hull[0]) +
    slab(x + 4, deck - 36, 58, 2.6, light.hull[0])
  for (let i = 0; i < 5; i++)
    drawn += slab(x + 26 + i * 7, deck - 31, 4.5, 5, pane(i % 2 === 1)) + slab(x + 8 + i * 12, deck - 16, 6, 6, pane(i % 3 === 0))
  return drawn
}
