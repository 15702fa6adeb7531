import type { Colour, Svg } from '../../kit/index.ts'
import type { Pen } from './pen.ts'

interface Tower {
  readonly c?: Colour
  readonly d?: Colour
  readonly roof?: Colour
  readonly top?: 'roof' | 'battlements' | 'broken'
  readonly striped?: boolean
}

/** What people have built on the islands: feet at x, y. */
export function buildingsOf({ palette, ink, shape, line, pane }: Pen) {
  const house = (x: number, y: number, w = 9, h = 6, roof = palette.roof, roof2 = palette.roof2): Svg =>
    shape(`M${x - w / 2},${y}V${y - h}H${x + w / 2}V${y}Z`, palette.wall, 0.9) +
    `<path d="M${x + w * 0.12},${y}V${y - h}H${x + w / 2}V${y}Z" fill="${palette.wall2}"/>` +
    shape(`M${x - w / 2 - 1.4},${y - h}L${x - w * 0.22},${y - h - w * 0.5}H${x + w * 0.28}L${x + w / 2 + 1.4},${y - h}Z`, roof, 0.9) +
    `<path d="M${x + w * 0.05},${y - h}L${x + w * 0.28},${y - h - w * 0.5}L${x + w / 2 + 1.2},${y - h}Z" fill="${roof2}"/>` +
    pane(x - w * 0.28, y - h * 0.66) +
    pane(x + w * 0.18, y - h * 0.66)
  const hut = (x: number, y: number, w = 9): Svg =>
    shape(`M${x - w * 0.4},${y}V${y - w * 0.4}H${x + w * 0.4}V${y}Z`, palette.wall2, 0.9) +
    shape(`M${x - w * 0.62},${y - w * 0.34}L${x},${y - w}L${x + w * 0.62},${y - w * 0.34}Z`, palette.thatch, 0.9) +
    line(`M${x},${y - w}L${x - w * 0.2},${y - w * 0.4}M${x},${y - w}L${x + w * 0.22},${y - w * 0.4}`, 0.6, 0.6) +
    pane(x - 0.9, y - w * 0.3, 1.8, 2.6)
  const tower = (
    x: number,
    y: number,
    w = 7,
    h = 18,
    { c = palette.wall, d = palette.wall2, roof = palette.roof, top = 'roof', striped = false }: Tower = {},
  ): Svg =>
    shape(`M${x - w / 2},${y}L${x - w * 0.4},${y - h}H${x + w * 0.4}L${x + w / 2},${y}Z`, c, 1) +
    `<path d="M${x + w * 0.08},${y}V${y - h}H${x + w * 0.4}L${x + w / 2},${y}Z" fill="${d}"/>` +
    (striped
      ? `<path d="M${x - w * 0.46},${y - h * 0.3}h${w * 0.92}l-.3,-${h * 0.2}h-${w * 0.86}ZM${x - w * 0.42},${y - h * 0.7}h${w * 0.84}l-.2,-${h * 0.2}h-${w * 0.8}Z" fill="${palette.red}"/>`
      : '') +
    (top === 'battlements'
      ? shape(`M${x - w * 0.55},${y - h}v-3h${w * 0.25}v1.4h${w * 0.2}v-1.4h${w * 0.2}v1.4h${w * 0.2}v-1.4h${w * 0.25}v3Z`, c, 0.9)
      : top === 'broken'
        ? shape(`M${x - w * 0.4},${y - h}l1,-3l2,2l1.6,-4l1.6,3l1,2Z`, c, 0.9)
        : shape(`M${x - w * 0.55},${y - h}L${x},${y - h - w * 0.95}L${x + w * 0.55},${y - h}Z`, roof, 1)) +
    pane(x - 0.8, y - h * 0.72, 1.6, 2.8) +
    pane(x - 0.8, y - h * 0.38, 1.6, 2.8)
  const column = (x: number, y: number, h: number): Svg =>
    shape(`M${x - 1.7},${y}V${y - h}h3.4V${y}Z`, palette.snow, 0.8) + shape(`M${x - 2.6},${y - h}h5.2v-1.8h-5.2Z`, palette.snow, 0.8)
  const tent = (x: number, y: number, w: number, c: Colour): Svg =>
    shape(`M${x - w / 2},${y}L${x},${y - w * 0.8}L${x + w / 2},${y}Z`, c, 0.9) +
    `<path d="M${x},${y - w * 0.8}L${x + w / 2},${y}H${x + w * 0.1}Z" fill="#000" opacity=".25"/>` +
    shape(`M${x - 1.6},${y}L${x},${y - w * 0.42}L${x + 1.6},${y}Z`, palette.window, 0.5)
  const lampPost = (x: number, y: number, h = 9): Svg =>
    line(`M${x},${y}v-${h}`, 1.1) +
    (palette.lamp ? `<circle cx="${x}" cy="${y - h - 1}" r="7" fill="url(#qc-glow)"/>` : '') +
    `<circle cx="${x}" cy="${y - h - 1}" r="2" fill="${palette.lamp ? palette.window : palette.gold}" stroke="${ink}" stroke-width=".8"/>`
  const flagOn = (x: number, y: number, c: Colour, h = 12): Svg =>
    line(`M${x},${y}v-${h}`, 1.2) + shape(`M${x},${y - h}h9l-2.4,3l2.4,3h-9Z`, c, 0.9)
  return { house, hut, tower, column, tent, lampPost, flagOn }
}
