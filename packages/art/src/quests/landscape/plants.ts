import type { Svg } from '../../kit/index.ts'
import type { Pen } from './pen.ts'

/** What grows on the islands: feet at x, y. */
export function plantsOf({ palette, ink, shape, line }: Pen) {
  const palm = (x: number, y: number, h = 15, lean = 4): Svg =>
    line(`M${x},${y}Q${x + lean * 0.2},${y - h * 0.6} ${x + lean},${y - h}`, 2.2, 1, ink) +
    line(`M${x},${y}Q${x + lean * 0.2},${y - h * 0.6} ${x + lean},${y - h}`, 1.1, 1, palette.thatch) +
    [
      [-8, 1.5],
      [-6, -4.5],
      [-1, -6.5],
      [6, -5],
      [8.5, 0.5],
      [4, 3],
    ]
      .map(([dx, dy]) =>
        shape(
          `M${x + lean},${y - h}Q${x + lean + dx * 0.45},${y - h + dy - 2.8} ${x + lean + dx},${y - h + dy + 2}Q${x + lean + dx * 0.4},${y - h + dy * 0.5 + 1.4} ${x + lean},${y - h}Z`,
          dx < 0 ? palette.leaf : palette.leaf2,
          0.7,
        ),
      )
      .join('')
  const pine = (x: number, y: number, h = 14): Svg => {
    const w = h * 0.42
    return (
      line(`M${x},${y}v-3`, 1.6) +
      shape(
        `M${x},${y - h}L${x + w * 0.55},${y - h * 0.58}L${x + w * 0.32},${y - h * 0.6}L${x + w},${y - 2}H${x - w}L${x - w * 0.32},${y - h * 0.6}L${x - w * 0.55},${y - h * 0.58}Z`,
        palette.leaf,
        0.9,
      ) +
      `<path d="M${x},${y - h}L${x + w * 0.55},${y - h * 0.58}L${x + w * 0.32},${y - h * 0.6}L${x + w},${y - 2}H${x + w * 0.1}Z" fill="${palette.leaf2}"/>`
    )
  }
  const tree = (x: number, y: number, r = 5): Svg =>
    line(`M${x},${y}v-${r}`, 1.6) +
    shape(
      `M${x - r},${y - r}C${x - r * 1.5},${y - r * 2} ${x - r * 0.6},${y - r * 2.8} ${x},${y - r * 2.5}C${x + r * 0.9},${y - r * 2.9} ${x + r * 1.5},${y - r * 1.9} ${x + r},${y - r}C${x + r * 0.5},${y - r * 0.6} ${x - r * 0.5},${y - r * 0.6} ${x - r},${y - r}Z`,
      palette.leaf,
      0.9,
    ) +
    `<path d="M${x + r * 0.2},${y - r * 2.4}C${x + r},${y - r * 2.7} ${x + r * 1.4},${y - r * 1.9} ${x + r},${y - r}C${x + r * 0.6},${y - r * 0.8} ${x},${y - r * 0.7} ${x - r * 0.2},${y - r * 0.8}C${x + r * 0.6},${y - r * 1.2} ${x + r * 0.6},${y - r * 1.9} ${x + r * 0.2},${y - r * 2.4}Z" fill="${palette.leaf2}"/>`
  const reeds = (x: number, y: number): Svg =>
    line(`M${x},${y}v-8M${x + 2.4},${y}l1,-7M${x - 2.4},${y}l-1,-6`, 1, 1, palette.leaf2) +
    `<path d="M${x},${y - 8}v-2.6M${x + 3.4},${y - 7}v-2.4" stroke="${palette.roof2}" stroke-width="1.8" stroke-linecap="round"/>`
  return { palm, pine, tree, reeds }
}
