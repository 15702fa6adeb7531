import type { Svg } from '../kit/index.ts'
import type { Palette } from './palette.ts'
import { farSea, glitter, nearSea, seasOf, sky, wave } from './seascape.ts'
import { ship, type ShipLooks } from './ships.ts'
import { plume, wreckage } from './wreck.ts'

/** Where the guns of whoever fires are, and where the shots strike. */
export const MUZZLES: readonly (readonly [number, number])[] = [
  [430, 520],
  [372, 522],
  [312, 524],
  [262, 524],
]
export const STRUCK: readonly (readonly [number, number])[] = [
  [894, 438],
  [956, 286],
  [1004, 446],
  [850, 330],
]

/** A volley from near by. */
export function broadside(attacker: ShipLooks, target: ShipLooks, palette: Palette): Svg {
  const night = palette.lamp
  return [
    sky(night),
    `<g data-part="far">${farSea(palette)}${glitter(night)}</g>`,
    `<g transform="translate(950,482)"><g data-part="target"><g transform="scale(-3.2,3.2)">${ship({ ...target, detail: true, night, mirrored: true })}</g></g></g>`,
    `<g transform="translate(980,330)">${plume()}</g>`,
    `<g data-part="near">${wave(466, 150, 13, seasOf(palette)[3], 2.4, palette)}</g>`,
    `<g transform="translate(312,548)"><g data-part="attacker"><g transform="scale(3.55)">${ship({ ...attacker, detail: true, night })}</g></g></g>`,
    `<g transform="translate(960,486)">${wreckage(palette)}</g>`,
    nearSea(palette),
  ].join('')
}
