import { disc, line, tenth, type Point, type Svg } from '../../kit/index.ts'
import { tone, type Material, type Tone } from '../palette.ts'

export interface Limb {
  readonly shoulder: Point
  readonly elbow: Point
  readonly hand: Point
  /** Bare without one. */
  readonly sleeve?: Material
  readonly cuff?: Material
  readonly glove?: Material
  readonly stripes?: Material
  readonly width?: number
  /** How large the hand is. */
  readonly fist?: number
}

export const hand = (x: number, y: number, skin: Material, t: Tone, r = 6.4): Svg =>
  disc(x, y, r, tone(skin, t), `stroke="${tone(skin, 2)}" stroke-width=".8"`)

const ROUND = 'stroke-linejoin="round" stroke-linecap="round"'

export function arm(limb: Limb, t: Tone, skin: Material): Svg {
  const { shoulder, elbow, width = 13, cuff, stripes, sleeve = skin } = limb
  const [x, y] = limb.hand
  const bones = `M${String(shoulder)}L${String(elbow)}L${String(limb.hand)}`
  const [dx, dy] = [x - elbow[0], y - elbow[1]]
  const length = Math.hypot(dx, dy)
  const [ux, uy] = [dx / length, dy / length]
  let drawn = line(bones, tone(sleeve, 2), width + 2, ROUND) + line(bones, tone(sleeve, t), width, ROUND)
  if (stripes !== undefined)
    for (let i = 1; i < 5; i++) {
      const [px, py] = [elbow[0] + (dx * i) / 5, elbow[1] + (dy * i) / 5]
      const [sx, sy] = [(uy * width) / 2, (ux * width) / 2]
      drawn += line(`M${tenth(px - sx)},${tenth(py + sy)}L${tenth(px + sx)},${tenth(py - sy)}`, tone(stripes, t), 3)
    }
  if (cuff !== undefined)
    drawn += line(
      `M${tenth(x - ux * 7.5)},${tenth(y - uy * 7.5)}L${tenth(x - ux * 3.5)},${tenth(y - uy * 3.5)}`,
      tone(cuff, t),
      width + 1.5,
    )
  return drawn + hand(x + ux * 3, y + uy * 3, limb.glove ?? skin, t, limb.fist)
}
