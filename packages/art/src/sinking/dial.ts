import { circle, tenth, type Colour, type Svg } from '../kit/index.ts'
import { cel, cream, dark, ink } from './brush.ts'
import { ACTION_COLOURS, ACTION_NAMES, glyph, type ActionName } from './glyphs.ts'
import { SEAT_COLOURS, SEAT_LETTERS, letterColour } from './seats.ts'

const SPOKES = [0, 1, 2, 3, 4, 5, 6, 7]

/** A dial is a small ship's wheel: its back in the seat's colour, its face with what its owner does. */
export function dial(shows: ActionName | 'back', seat: number, r = 22): Svg {
  const spokes = SPOKES.map(
    (k) =>
      `<g transform="rotate(${k * 45 + 22.5})"><path d="M-2.2,${-r * 0.8} h4.4 l.8,${-r * 0.36} q-3,-3 -6,0Z" fill="#7a4a26" stroke="${ink}" stroke-width="1.6"/></g>`,
  ).join('')
  const rim = cel(circle(0, 0, r), '#a8703c', '#6e4322', { sw: 2.2, dx: -2, dy: -2, light: '#e6b878', lw: 2 })
  return spokes + rim + (shows === 'back' ? back(seat, r) : face(shows, r))
}

const face = (action: ActionName, r: number): Svg =>
  cel(circle(0, 0, r * 0.8), cream, '#e0c690', { sw: 1.8, dx: -2, dy: -2 }) + glyph(action, r / 17, ACTION_COLOURS[action])

function back(seat: number, r: number): Svg {
  const c = SEAT_COLOURS[seat]
  const wave = (y: number): string => `M${-r},${y} q${r * 0.25},${-r * 0.3} ${r * 0.5},0 t${r * 0.5},0 t${r * 0.5},0 t${r * 0.5},0`
  const waves = `<path d="${wave(r * 0.2)} ${wave(r * 0.55)}" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="2"/>`
  return `${cel(circle(0, 0, r * 0.78), c, dark(c, 0.3), { sw: 1.8, dx: -2, dy: -2, inner: waves })}<text y="${r * 0.3}" text-anchor="middle" font-family="'Inter Variable', sans-serif" font-weight="800" font-size="${r * 0.9}" fill="${letterColour(seat)}">${SEAT_LETTERS[seat]}</text>`
}

const onCircle = (degrees: number, r: number): readonly [number, number] => [
  r * Math.cos((degrees * Math.PI) / 180),
  r * Math.sin((degrees * Math.PI) / 180),
]

/** The sector of an action on the large dial: a quarter, the first one on top. */
export function sector(k: number, r: number): string {
  const q = r * 0.86
  const [x0, y0] = onCircle(-135 + k * 90, q)
  const [x1, y1] = onCircle(-45 + k * 90, q)
  return `M0,0 L${tenth(x0)},${tenth(y0)} A${q},${q} 0 0 1 ${tenth(x1)},${tenth(y1)}Z`
}

/** The large dial that one sets: wheel and four sectors, the chosen one hatched, since nobody else may see it. */
export function largeDial(chosen: ActionName | null, seat: number, r = 70): Svg {
  const handle = `M-5,${-r * 0.9} L-6,${-r * 1.1} Q-9,${-r * 1.2} -4,${-r * 1.29} Q0,${-r * 1.33} 4,${-r * 1.29} Q9,${-r * 1.2} 6,${-r * 1.1} L5,${-r * 0.9}Z`
  const handles = SPOKES.map((k) => `<g transform="rotate(${k * 45})">${cel(handle, '#9a6233', '#643a1d')}</g>`).join('')
  const wheel = cel(circle(0, 0, r), '#b27a42', '#734624', { sw: 3, light: '#f0c98b', lw: 3 })
  const ring = `<circle r="${r * 0.985}" fill="none" stroke="${SEAT_COLOURS[seat]}" stroke-width="5" opacity=".95"/>`
  return handles + wheel + ring + ACTION_NAMES.map((action, k) => sectorOf(action, k, r, action === chosen)).join('')
}

function sectorOf(action: ActionName, k: number, r: number, on: boolean): Svg {
  const d = sector(k, r)
  const [x, y] = onCircle(-90 + k * 90, r * 0.86 * 0.62)
  const colour: Colour = on ? '#fff8e0' : ACTION_COLOURS[action]
  const fill = on ? dark(ACTION_COLOURS[action], 0.25) : '#f6e8c6'
  const hatch = on ? `<path d="${d}" fill="url(#hatch)" opacity=".5"/>` : ''
  return `<path d="${d}" fill="${fill}" stroke="#6b4524" stroke-width="2"/>${hatch}${glyph(action, r / 52, colour, x, y)}`
}

/** The hand of the large dial, pointing up; it turns to what is chosen. */
export const pointer = (r = 70): Svg =>
  cel(`M-7,4 L0,${-r * 0.42} L7,4 Q0,9 -7,4Z`, '#e8c46a', '#9a7427', { sw: 2, dx: -2, dy: -1 }) +
  cel(circle(0, 0, r * 0.12), '#f3d98b', '#a37b2c', { sw: 2, dx: -2, dy: -2 })

export const HATCH: Svg =
  '<pattern id="hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="3" height="7" fill="#1b1420" opacity=".5"/></pattern>'
