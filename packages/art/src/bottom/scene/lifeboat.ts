import { fill, line, tenth, type Svg } from '../../kit/index.ts'
import type { Light } from './light.ts'

export interface BoatShape {
  readonly length: number
  readonly height: number
  readonly colour: string
  readonly oars?: boolean
  /** The colour of the water it lies in. */
  readonly sea: string
}

/** A lifeboat in side view: clinker planks, a stripe in the seat's colour. 0,0 is its left end at the waterline. */
export function lifeboat({ house, hull }: Light, { length: L, height: H, colour, oars = true, sea }: BoatShape): Svg {
  let drawn =
    fill(
      `M0,${-H}C4,${-H * 0.3} 14,0 30,2H${L - 40}C${L - 16},0 ${L - 4},${-H * 0.3} ${L + 6},${-H - 8}C${L - 30},${-H + 3} 40,${-H + 3} 0,${-H}Z`,
      house[0],
    ) +
    fill(
      `M1,${-H * 0.72}C6,${-H * 0.2} 16,0 30,2H${L - 40}C${L - 20},0 ${L - 8},${-H * 0.2} ${L},${-H * 0.78}C${L - 30},${-H * 0.6} 40,${-H * 0.6} 1,${-H * 0.72}Z`,
      house[1],
    ) +
    fill(
      `M0,${-H}C40,${-H + 3} ${L - 30},${-H + 3} ${L + 6},${-H - 8}L${L + 3},${-H + 1}C${L - 30},${-H + 11} 40,${-H + 11} 2,${-H + 8}Z`,
      colour,
    ) +
    line(
      `M4,${-H * 0.48}C30,${-H * 0.36} ${L - 40},${-H * 0.36} ${L - 6},${-H * 0.52}M9,${-H * 0.24}C30,${-H * 0.16} ${L - 40},${-H * 0.16} ${L - 16},${-H * 0.26}`,
      hull[0],
      1.2,
      'opacity=".45"',
    )
  if (oars)
    for (const x of [L * 0.36, L * 0.62])
      drawn +=
        line(`M${tenth(x)},${-H - 2}L${tenth(x - 46)},7`, '#8a5128', 4, 'stroke-linecap="round"') +
        line(`M${tenth(x - 34)},-3L${tenth(x - 50)},11`, '#a3734a', 9, 'stroke-linecap="round"')
  let waves = 'M-30,0'
  for (let x = -30; x < L + 30; x += 40) waves += 'q10,-8 20,0t20,0'
  return (
    drawn +
    line(waves, sea, 5, 'transform="translate(0,3)"') +
    line(waves, '#fbf1da', 2.2, 'opacity=".85"') +
    line(
      `M${tenth(L * 0.16)},9h${tenth(L * 0.14)}M${tenth(L * 0.4)},10h${tenth(L * 0.22)}M${tenth(L * 0.72)},9h${tenth(L * 0.1)}`,
      '#fbf1da',
      1.8,
      'opacity=".55" stroke-linecap="round"',
    )
  )
}
