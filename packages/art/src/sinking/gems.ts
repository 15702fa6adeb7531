import { blend, tenth, type Colour, type Point, type Svg } from '../kit/index.ts'
import { ink } from './brush.ts'

interface Cut {
  /** Corners, how long it is, how it is turned, how much of its corners is cut off. */
  readonly n: number
  readonly long: number
  readonly turn: number
  readonly cut?: number
  readonly colour: Colour
}

const CUTS = {
  amethyst: { n: 6, long: 1.1, turn: 0, colour: '#8e4fc0' },
  topaz: { n: 4, long: 0.9, turn: 45, cut: 0.3, colour: '#e8892f' },
  sapphire: { n: 10, long: 1, turn: 0, colour: '#2f6fd6' },
  emerald: { n: 4, long: 1.25, turn: 45, cut: 0.32, colour: '#1fa065' },
  ruby: { n: 8, long: 0.95, turn: 22.5, colour: '#d0233f' },
} satisfies Readonly<Record<string, Cut>>

export type Gem = keyof typeof CUTS
export const isGemName = (name: string): name is Gem => name in CUTS
export const gemColour = (gem: Gem): Colour => CUTS[gem].colour

const closed = (points: readonly Point[]): string => `M${points.map((p) => p.map(tenth).join(',')).join(' L')}Z`
const towards = (from: Point, to: Point, t: number): Point => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]

function outline({ n, long, turn, cut }: Cut, r: number): readonly Point[] {
  const corners = Array.from({ length: n }, (_, i): Point => {
    const a = (((i / n) * 360 + turn - 90) * Math.PI) / 180
    return [Math.cos(a) * r, Math.sin(a) * r * long]
  })
  if (cut === undefined) return corners
  return corners.flatMap((p, i) => [towards(p, corners[(i + n - 1) % n], cut), towards(p, corners[(i + 1) % n], cut)])
}

/** A cut stone: facets lit from the upper left, a table, and a sparkle. */
export function gem(name: Gem, r = 20): Svg {
  const cut: Cut = CUTS[name]
  const c = cut.colour
  const outer = outline(cut, r)
  const table = outer.map(([x, y]): Point => [x * 0.56, y * 0.56 - r * 0.05])
  const facets = outer.map((p, i) => {
    const j = (i + 1) % outer.length
    const lit = (-((p[0] + outer[j][0]) / 2) / r) * 0.5 - ((p[1] + outer[j][1]) / 2 / r) * 0.75
    const fill = lit > 0 ? blend(c, '#ffffff', lit * 0.62) : blend(c, '#160a26', -lit * 0.62)
    return `<path d="${closed([p, outer[j], table[j], table[i]])}" fill="${fill}" stroke="${fill}" stroke-width=".6"/>`
  })
  const glint = table.map(([x, y]): Point => [x * 0.7 - r * 0.1, y * 0.5 - r * 0.14])
  const s = (k: number): number => tenth(r * k)
  return `${facets.join('')}<path d="${closed(table)}" fill="${blend(c, '#ffffff', 0.22)}"/><path d="${closed(glint)}" fill="#fff" opacity=".45"/><path d="${closed(outer)}" fill="none" stroke="${ink}" stroke-width="${Math.max(1.8, r * 0.1)}" stroke-linejoin="round"/><path d="M${s(-0.7)},${s(-0.9)} l${s(0.1)},${s(-0.22)} l${s(0.1)},${s(0.22)} l${s(0.22)},${s(0.1)} l${s(-0.22)},${s(0.1)} l${s(-0.1)},${s(0.22)} l${s(-0.1)},${s(-0.22)} l${s(-0.22)},${s(-0.1)}Z" fill="#fff"/>`
}
