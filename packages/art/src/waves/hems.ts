import type { Point } from '../kit/path.ts'
import { seatColour } from '../kit/seats.ts'
import type { Svg } from '../kit/svg.ts'
import { skull } from './marks.ts'
import { c } from './palette.ts'

/** Infamy as skulls on the hems of the three sails; the middle one is the seat's own cloth. */
export function skullHems(
  middles: readonly Point[],
  widths: readonly number[],
  size: number,
  lean: number,
  { infamy, most, seat }: { readonly infamy: number; readonly most: number; readonly seat: number },
): Svg {
  const each = Math.ceil(most / middles.length)
  const { cloth, writing } = seatColour(seat)
  return middles
    .map(([x, y], k) => {
      const w = widths[k]
      const own = k === 1
      return Array.from({ length: Math.max(0, Math.min(each, most - k * each)) }, (_, i) =>
        skull(
          x - w / 2 + (w * (i + 0.5)) / each + lean,
          y - 2 + Math.abs(i - (each - 1) / 2) * size * 0.26,
          Math.min(size, w / each / 2.3),
          k * each + i < infamy,
          own ? writing : c.hemi,
          own ? cloth : c.sail,
        ),
      ).join('')
    })
    .join('')
}
