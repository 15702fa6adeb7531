import { random, tenth, type Colour, type Svg } from '../kit/index.ts'
import type { Light } from './light.ts'
import type { Stage } from './stage.ts'
import { waveLine } from './waves.ts'

/** How far the scene goes on beyond its edges, for screens of another shape. */
export const BLEED = 900

const CLOUDS = [
  [-40, 150, 330, 0],
  [230, 120, 240, 1],
  [820, 170, 380, 0],
  [1080, 128, 260, 1],
  [-60, 240, 260, 2],
  [1080, 250, 300, 2],
  [-460, 190, 380, 1],
  [1420, 180, 360, 0],
] as const

export function sky(light: Light, { phone, width, height, level }: Stage): Svg {
  const [x, y] = phone ? [320, 96] : [966, 96]
  const heavens = `<rect x="${-BLEED}" y="${-BLEED}" width="${width + 2 * BLEED}" height="${BLEED + 2}" fill="${light.sky[0]}"/><rect x="${-BLEED}" width="${width + 2 * BLEED}" height="${height}" fill="url(#sky)"/>`
  const disc = `<circle cx="${x}" cy="${y}" r="${phone ? 40 : 64}" fill="${light.sun}" opacity=".22"/><circle cx="${x}" cy="${y}" r="${phone ? 24 : 34}" fill="${light.sun}"/>`
  const craters = light.night
    ? `<circle cx="${x - 9}" cy="${y - 6}" r="6" fill="#cdd7ee"/><circle cx="${x + 10}" cy="${y + 9}" r="4" fill="#cdd7ee"/>`
    : ''
  const clouds = CLOUDS.map(([cx, cy, w, tone], i) => cloud(cx * (phone ? 0.32 : 1), cy, w * (phone ? 0.5 : 1), light.cloud[tone], i + 3))
  return (
    heavens +
    (light.night ? stars(phone ? 40 : 150, width) : rays(x, y)) +
    disc +
    craters +
    clouds.join('') +
    (level > 2 ? rain(width, height, level) : '')
  )
}

function stars(n: number, width: number): Svg {
  const chance = random(5)
  return Array.from(
    { length: n },
    () =>
      `<circle cx="${tenth(-200 + chance() * (width + 400))}" cy="${tenth(chance() * 316)}" r="${tenth(0.5 + chance() * 1.1)}" fill="#fff" opacity="${tenth(0.3 + chance() * 0.7)}"/>`,
  ).join('')
}

function rays(x: number, y: number): Svg {
  const end = (degrees: number): string =>
    `${tenth(x + Math.cos((degrees * Math.PI) / 180) * 1600)},${tenth(y + Math.sin((degrees * Math.PI) / 180) * 1600)}`
  return Array.from(
    { length: 16 },
    (_, i) => `<path d="M${x},${y} L${end(i * 22.5 + 1)} L${end(i * 22.5 + 11)}Z" fill="#fff6cf" opacity=".13"/>`,
  ).join('')
}

function cloud(x: number, y: number, w: number, colour: Colour, seed: number): Svg {
  const chance = random(seed)
  const s = w / 6
  let d = `M${x},${y}`
  for (let i = 0; i < 6; i++) {
    const h = s * (0.5 + chance() * 0.7) * Math.sin(((i + 0.6) / 6.2) * Math.PI)
    d += ` q${tenth(s * 0.1)},${tenth(-h)} ${tenth(s * 0.55)},${tenth(-h * 0.9)} q${tenth(s * 0.5)},${tenth(h * 0.1)} ${tenth(s * 0.45)},${tenth(h * 0.9)}`
  }
  return `<path d="${d} q-${w / 2},14 -${w},0Z" fill="${colour}"/>`
}

/** The last levels are fought in the rain. */
function rain(width: number, height: number, level: number): Svg {
  const chance = random(17)
  const drops = Array.from({ length: (level - 2) * 70 }, () => {
    const [x, y, l] = [-200 + chance() * (width + 400), chance() * height * 0.62, 16 + chance() * 22]
    return `M${tenth(x)},${tenth(y)} l${tenth(-l * 0.32)},${tenth(l)}`
  })
  return `<path d="${drops.join(' ')}" stroke="#e8f4f6" stroke-width="1.8" stroke-linecap="round" opacity=".42"/>`
}

export function sea(light: Light, { width, height, seaY: y }: Stage): Svg {
  const line = (dy: number, rise: number, scallop: boolean, bottom?: number): string =>
    waveLine(-910, width + BLEED, y + dy, { period: 130, height: rise, scallop, ...(bottom === undefined ? {} : { bottom }) })
  const down = height + BLEED
  return `<path d="${line(-34, 7, false, down)}" fill="${light.far}"/><path d="${line(-16, 8, true, down)}" fill="${light.sea[0]}"/><path d="${line(0, 8, true, down)}" fill="url(#seaB)"/><path d="${line(0, 8, true)}" fill="none" stroke="${light.foam}" stroke-width="2.6" opacity=".8"/>`
}

/** The end of a battle that was won has gulls. */
export const gulls = (phone: boolean): Svg =>
  (
    [
      [180, 120, 1],
      [250, 96, 0.7],
      [1120, 130, 0.9],
      [560, 104, 0.8],
    ] as const
  )
    .map(
      ([x, y, s]) =>
        `<path transform="translate(${phone ? x * 0.3 : x} ${y}) scale(${s})" d="M-22,-6 Q-10,-14 0,0 Q10,-14 22,-6" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/>`,
    )
    .join('')
