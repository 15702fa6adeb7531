import { blend, type Svg } from '../kit/index.ts'
import { cel, dark, ink } from './brush.ts'
import type { Light } from './light.ts'
import { BLEED } from './sky.ts'
import type { Stage } from './stage.ts'
import { waveLine } from './waves.ts'
import { planks } from './ship/wood.ts'

/** The quay where a saved crew stands: its upper edge at `y`. */
export function pier(light: Light, y: number, w: number, h: number): Svg {
  const posts = [0.08, 0.36, 0.64, 0.92].map((a) => cel(`M${w * a - 12},${y + h - 6} h24 v90 h-24Z`, '#6b4528', '#3b2418', { sw: 3 }))
  return `${posts.join('')}${planks(-BLEED, y, w + BLEED, h, { colour: light.night ? '#5f4636' : '#a9743f', row: h > 60 ? 22 : 12, seed: 12, length: 190 })}${cel(`M${-BLEED},${y + h - 4} H${w} v14 H${-BLEED}Z`, light.cut, dark(light.cut, 0.4), { sw: 3 })}<path d="M${-BLEED},${y} H${w} V${y + h + 10}" fill="none" stroke="${ink}" stroke-width="3.4"/>`
}

/** Two rows of the sea before the ship, the upper one at `y`. */
export function swell(light: Light, { width, height }: Stage, y: number): Svg {
  const row = (dy: number, period: number, rise: number, fill: string, foam: string): Svg =>
    `<path d="${waveLine(-BLEED, width + BLEED, y + dy, { period, height: rise, scallop: true, bottom: height + BLEED })}" fill="${fill}" opacity=".94"/><path d="${waveLine(-BLEED, width + BLEED, y + dy, { period, height: rise, scallop: true })}" fill="none" stroke="${foam}" stroke-width="4"/>`
  return row(0, 150, 14, light.sea[1], light.foam) + row(60, 190, 16, light.deep[0], blend(light.sea[0], light.foam, 0.3))
}

/** A raft of planks, standing place at 0,0. */
export const raft = (k = 1): Svg => cel(`M${-46 * k},-6 h${92 * k} l-6,16 h${-80 * k}Z`, '#8a5b34', '#54351e', { sw: 2.6 })

export const crown = (): Svg =>
  `<path d="M-16,0 L-19,-20 L-8,-9 L0,-24 L8,-9 L19,-20 L16,0Z" fill="#ffd75a" stroke="${ink}" stroke-width="2.6" stroke-linejoin="round"/>`
