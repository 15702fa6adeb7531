import { blend, random, tenth, type Svg } from '../kit/index.ts'
import { dark } from './brush.ts'
import type { Light } from './light.ts'

export interface Swell {
  readonly period: number
  readonly height: number
  /** Where the water under the line ends; a bare line without it. */
  readonly bottom?: number
  /** The scallops of a theatre's flats instead of a soft swell. */
  readonly scallop?: boolean
}

/** A line of waves that tiles with its period. */
export function waveLine(x0: number, x1: number, y: number, { period: p, height: a, bottom, scallop = false }: Swell): string {
  let d = `M${x0},${y}`
  for (let x = x0; x < x1; x += p) {
    const at = (along: number, up: number): string => `${tenth(x + p * along)},${tenth(y + a * up)}`
    d += scallop
      ? ` C${at(0.3, 0.9)} ${at(0.62, 0.5)} ${at(0.72, -1)} C${at(0.84, -1.2)} ${at(0.98, -0.6)} ${at(0.86, -0.25)} C${at(0.9, 0.1)} ${at(0.97, 0.1)} ${at(1, 0)}`
      : ` Q${at(0.25, -1)} ${at(0.5, 0)} T${at(1, 0)}`
  }
  return bottom === undefined ? d : `${d} V${bottom} H${x0}Z`
}

/** A burst of water: rounded lobes with foam caps and drops; 0,0 is the middle of its foot. */
export function splash(w: number, h: number, lobes: number, seed: number, light: Light): Svg {
  const chance = random(seed)
  let [d, caps, drops] = [`M${-w},6`, '', '']
  for (let i = 0; i < lobes; i++) {
    const u = ((i + 0.5) / lobes) * 2 - 1
    const x = u * w * 0.92
    const y = -h * (0.45 + 0.55 * (1 - u * u)) * (0.7 + chance() * 0.45)
    const lean = u * 16
    const r = (w / lobes) * (0.5 + chance() * 0.22)
    const t = (n: number): number => tenth(n)
    d += ` C${t(x - r * 1.1)},0 ${t(x + lean - r)},${t(y * 0.6)} ${t(x + lean - r)},${t(y + r)} A${t(r)},${t(r)} 0 0 1 ${t(x + lean + r)},${t(y + r)} C${t(x + lean + r)},${t(y * 0.55)} ${t(x + r * 0.7)},${t(y * 0.3)} ${t(x + r * 1.05)},${t(y * 0.16)}`
    caps += `<path d="M${t(x + lean - r + 2)},${t(y + r + 6)} A${t(r - 2)},${t(r - 2)} 0 0 1 ${t(x + lean + r - 2)},${t(y + r + 6)} Q${t(x + lean)},${t(y + r * 0.7)} ${t(x + lean - r + 2)},${t(y + r + 6)}Z" fill="#fff"/>`
    drops += `<circle cx="${t(x + lean * 2.2)}" cy="${t(y - 10 - chance() * 26)}" r="${t(3 + chance() * 5)}" fill="#eafcff" stroke="${light.water[1]}" stroke-width="2"/>`
  }
  d += ` L${w},6 Q0,26 ${-w},6Z`
  return `<path d="${d}" fill="${blend(light.water[0], '#ffffff', 0.25)}" stroke="${dark(light.water[1], 0.25)}" stroke-width="3.4" stroke-linejoin="round"/><path d="${d}" fill="${light.water[1]}" opacity=".35" transform="translate(0 ${tenth(h * 0.3)}) scale(.8 .68)"/>${caps}${drops}`
}
