import { curve, poly, tenth } from '../kit/path.ts'
import { points } from '../kit/points.ts'
import { random } from '../kit/random.ts'
import { disc, fill, line, slab } from '../kit/shape.ts'
import { group, type Svg } from '../kit/svg.ts'
import { tint } from './hours.ts'

/** Where land and water meet. */
export const SHORE = 322
const OUTLINE = `stroke="${tint.line}" stroke-width="1.8" stroke-linejoin="round"`
const ROOFS = ['#b5472f', '#a8432c', '#c0622f', '#8f3a35'] as const

/** A peak with its lit and its dark side, and snow. */
function peak(x: number, top: number, w: number): Svg {
  const [l, r] = [x - w * 0.52, x + w * 0.48]
  const snow = SHORE - (SHORE - top) * 0.66
  const at = (side: number, y: number): number => x + (side - x) * ((y - top) / (SHORE - top))
  return (
    fill(`M${tenth(l)} ${SHORE}L${x} ${top}L${tenth(r)} ${SHORE}Z`, tint.hill, OUTLINE) +
    fill(
      `M${x} ${top}L${tenth(r)} ${SHORE}H${tenth(x - w * 0.06)}L${tenth(x + w * 0.08)} ${tenth((top + SHORE) / 2)}Z`,
      '#000',
      'opacity=".16"',
    ) +
    fill(
      `M${x} ${top}L${tenth(at(r, snow))} ${tenth(snow)}L${tenth(x + w * 0.06)} ${tenth(snow - 8)}L${tenth(x - w * 0.02)} ${tenth(snow + 8)}L${tenth(x - w * 0.08)} ${tenth(snow - 5)}L${tenth(at(l, snow))} ${tenth(snow)}Z`,
      tint.tower,
      OUTLINE,
    ) +
    line(
      `M${tenth(x - w * 0.14)} ${tenth(snow + 16)}l${tenth(-w * 0.1)} ${tenth((SHORE - snow) * 0.45)}M${tenth(x + w * 0.2)} ${tenth(snow + 24)}l${tenth(w * 0.08)} ${tenth((SHORE - snow) * 0.35)}`,
      tint.line,
      1.4,
      'stroke-linecap="round" opacity=".55"',
    )
  )
}

/** A house: wall, roof, door, a window that is lit at night. */
function house(x: number, y: number, w: number, h: number, roof: string): Svg {
  const top = y - h
  return (
    slab(x, top, w, h, tint.liner, OUTLINE) +
    slab(x + w * 0.62, top, w * 0.38, h, '#000', 'opacity=".1"') +
    fill(`M${tenth(x - 4)} ${tenth(top)}L${tenth(x + w / 2)} ${tenth(top - h * 0.72)}L${tenth(x + w + 4)} ${tenth(top)}Z`, roof, OUTLINE) +
    slab(x + w * 0.16, top + h * 0.3, w * 0.22, h * 0.3, tint.window) +
    slab(x + w * 0.56, top + h * 0.38, w * 0.24, h * 0.62, '#5b3b22')
  )
}

const tree = (x: number, y: number, r: number): Svg =>
  line(`M${x} ${y}v${-r}`, tint.spar, 3) +
  disc(x, y - r * 1.5, r, tint.grass, OUTLINE) +
  disc(x + r * 0.3, y - r * 1.3, r * 0.55, '#000', 'opacity=".12"')

const battlement = (x: number, y: number, n: number, size: number): string =>
  Array.from({ length: n }, (_, k) => `M${x + k * size * 2} ${y}v${-size}h${size}v${size}Z`).join('')

/** The fort over the village, with its keep and a flag. */
function fort(): Svg {
  const wall = `fill="${tint.liner}" ${OUTLINE}`
  return (
    `<g ${wall}><path d="M96 318V254H252V318Z"/><path d="${battlement(96, 255, 12, 6.8)}"/><path d="M88 318V238H116V318Z"/><path d="M232 318V238H262V318Z"/><path d="${battlement(88, 239, 2, 7)}${battlement(233, 239, 2, 7.4)}"/></g>` +
    `<path d="M156 318V176H206V318Z" fill="${tint.tower}" ${OUTLINE}/>` +
    slab(186, 176, 20, 142, '#000', 'opacity=".1"') +
    slab(107, 238, 9, 80, '#000', 'opacity=".1"') +
    slab(252, 238, 10, 80, '#000', 'opacity=".1"') +
    fill('M149 178L181 128L213 178Z', '#b5472f', OUTLINE) +
    fill('M181 128L213 178H189Z', '#000', 'opacity=".16"') +
    line('M181 128V92', tint.spar, 3) +
    fill('M182 94Q194 90 204 96T222 95V113Q210 116 202 112T182 114Z', '#c8432b', OUTLINE) +
    `<path d="M168 318v-34q13-17 26 0v34z" fill="#4b3322" ${OUTLINE}/>` +
    [198, 232].map((y) => `<path d="M176 ${y + 14}v-10q5-7 10 0v10z" fill="${tint.window}" ${OUTLINE}/>`).join('') +
    [100, 242].map((x) => slab(x, 262, 5, 14, tint.window)).join('')
  )
}

function village(): Svg {
  const next = random(9)
  const rows = [
    [300, [16, 58, 282, 330, 376]],
    [SHORE - 2, [-14, 34, 66, 268, 312, 356, 402, 448, 492]],
  ] as const
  let all = ''
  for (const [y, xs] of rows)
    for (const x of xs) all += house(x + next() * 6, y, 24 + next() * 10, 15 + next() * 7, ROOFS[Math.floor(next() * ROOFS.length)])
  return all
}

const far = (x: number, k: number): Svg =>
  group(
    `translate(${x} ${SHORE + 4}) scale(${k})`,
    fill('M-20 0L-14 9H14L22 0Z', tint.wood, OUTLINE),
    fill('M0 -4V-40Q16 -22 18 -4ZM-4 -4V-30L-16 -4Z', tint.sail, OUTLINE),
  )

function lighthouse(x: number): Svg {
  return (
    fill(curve(points(`${x - 46},328 ${x - 30},312 ${x},306 ${x + 28},310 ${x + 50},328`)), tint.hill, OUTLINE) +
    fill(`M${x - 12} 308L${x - 8} 236H${x + 8}L${x + 12} 308Z`, tint.tower, OUTLINE) +
    fill(`M${x - 11} 290L${x - 9.5} 272H${x + 9.5}L${x + 11} 290ZM${x - 9} 256L${x - 8} 242H${x + 8}L${x + 9} 256Z`, '#c8432b') +
    slab(x - 8, 220, 16, 16, tint.glass, OUTLINE) +
    fill(`M${x - 12} 220L${x} 206L${x + 12} 220Z`, '#c8432b', OUTLINE) +
    line(`M${x - 13} 237h26`, tint.line, 3)
  )
}

/** The land behind the roads: mountains, a fort over its village, a lighthouse, and sails far out. */
export const coast = (): Svg =>
  fill(curve(points('600,330 760,298 920,306 1080,282 1300,300 1500,270 1500,340')), tint.hill, 'opacity=".65"') +
  [
    [690, 268, 150],
    [506, 240, 170],
    [760, 282, 110],
    [622, 214, 200],
    [560, 262, 120],
  ]
    .map(([x, top, w]) => peak(x, top, w))
    .join('') +
  fill(curve(points('-30,330 30,270 110,246 240,248 330,270 440,292 540,310 590,330')), tint.grass, OUTLINE) +
  fill(curve(points('-30,332 60,296 200,284 330,296 470,312 600,332')), '#000', 'opacity=".1"') +
  [60, 78, 274, 292].map((x, k) => tree(x, 268 + k * 4, 9)).join('') +
  fort() +
  village() +
  [8, 226, 250, 434, 478, 530, 548].map((x, k) => tree(x, SHORE - 1, 8 + (k % 3) * 1.5)).join('') +
  lighthouse(842) +
  far(920, 0.7) +
  far(1010, 0.5) +
  far(724, 0.42) +
  line(poly(points(`-200,${SHORE} 1500,${SHORE}`), false), tint.line, 1.6, 'opacity=".35"')
