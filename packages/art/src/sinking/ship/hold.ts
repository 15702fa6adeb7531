import { random, tenth, type Svg } from '../../kit/index.ts'
import { cel, ink } from '../brush.ts'
import type { Light } from '../light.ts'
import { waveLine } from '../waves.ts'

const sheet = (w: number, h: number, period: number, y: number): string =>
  waveLine(-period, w + period, y, { period, height: 4, bottom: h })

/** The water that stands in the hold, behind what floats in it: a sheet `w` wide and `h` deep with its surface at 0, tiling with `period`. */
export const holdDepth = (light: Light, w: number, h: number, period: number): Svg =>
  `<path d="${sheet(w, h, period, -5)}" fill="${light.water[0]}" opacity=".55"/>`

/** The same water before what floats in it: one looks through it at the lower halves; light falls in, and fish swim at the bottom, `keel` below the surface. */
export function holdWater(light: Light, w: number, h: number, period: number, keel: number, small: boolean): Svg {
  const chance = random(3)
  const surface = waveLine(-period, w + period, 0, { period, height: 4 })
  const glints = Array.from(
    { length: Math.round(w / 42) },
    () =>
      `<path d="M${tenth(chance() * w)},${tenth(14 + chance() * (h - 18))} q10,-4 20,0 t18,0" fill="none" stroke="#d6f6fa" stroke-width="2" opacity=".28" stroke-linecap="round"/>`,
  )
  const rays = small ? [80, 190, 300] : [260, 520, 760, 980]
  const shafts = rays.map((x) => `<path d="M${x},3 l-26,90 h40 l14,-90Z" fill="#eafcff" opacity=".12"/>`)
  return `<path d="${sheet(w, h, period, 0)}" fill="url(#wat)"/>${shafts.join('')}${glints.join('')}${shoal(light, keel, small)}<path d="${surface}" fill="none" stroke="#eafcff" stroke-width="2.6" opacity=".9"/>`
}

/** Fish where it is deep enough for them. */
function shoal(light: Light, keel: number, small: boolean): Svg {
  if (keel < 34) return ''
  const fish = small
    ? ([
        [96, -12, 1],
        [150, -20, 1],
      ] as const)
    : ([
        [300, -20, 1],
        [562, -24, 1],
        [592, -15, 1],
        [704, -18, -1],
        [862, -28, -1],
      ] as const)
  return fish
    .map(
      ([x, up, way]) =>
        `<g transform="translate(${x} ${tenth(keel + up)}) scale(${way} 1)" opacity=".6"><path d="M-12,0 Q0,-8 12,0 Q0,8 -12,0Z M-10,0 l-8,-6 v12Z" fill="${light.water[2]}"/><circle cx="6" cy="-1.4" r="1.2" fill="#dff8fb"/></g>`,
    )
    .join('')
}

/** A rat on a floating barrel, at the waterline. */
export const castaway = (): Svg =>
  `${cel('M-26,-9 Q0,-15 26,-9 V9 Q0,15 -26,9Z', '#8a5b34', '#54351e', { sw: 2.2, inner: '<path d="M-14,-14 v28 M14,-14 v28" stroke="#4b5163" stroke-width="4"/>' })}${cel('M-14,-11 C-16,-26 2,-28 8,-22 C14,-26 22,-18 24,-13 C18,-11 10,-10 6,-11Z', '#8d8490', '#5a525f', { sw: 2 })}<circle cx="9" cy="-24" r="4" fill="#d8a5a5" stroke="${ink}" stroke-width="1.6"/><circle cx="17" cy="-17" r="1.6" fill="${ink}"/><path d="M-14,-13 q-14,2 -16,-10" fill="none" stroke="#c79a9a" stroke-width="2.4" stroke-linecap="round"/>`

/** A row of stage waves: `back` is deep water behind the hand, `front` the low flat before it. */
export const flats = (light: Light, w: number, h: number, period: number, colour: string): Svg =>
  `<path d="${waveLine(-period, w + period, 12, { period, height: 8, bottom: h, scallop: true })}" fill="${colour}"/><path d="${waveLine(-period, w + period, 12, { period, height: 8, scallop: true })}" fill="none" stroke="${light.foam}" stroke-width="3" opacity=".55"/>`
