import { random, tenth, type Svg } from '../kit/index.ts'
import { OUTLINE, type Palette } from './palette.ts'

const PUFFS: readonly (readonly [number, number, number])[] = [
  [0, 60, 40],
  [-46, 34, 34],
  [40, 20, 44],
  [-16, -16, 46],
  [52, -46, 36],
  [10, -78, 40],
  [64, -100, 26],
  [30, -134, 22],
]

/** Smoke that a scene shows over a deck that was hit. */
export const plume = (): Svg => `<g data-part="plume">${smoke()}</g>`

/** Dark smoke, with one outline around all of it. */
export const smoke = (): Svg => {
  const circles = (grow: number, dx: number, dy: number): Svg =>
    PUFFS.map(([x, y, r]) => `<circle cx="${x + dx}" cy="${y + dy}" r="${r + grow}"/>`).join('')
  return `<g fill="${OUTLINE}">${circles(3, 0, 0)}</g><g fill="#6f6662">${circles(0, 0, 0)}</g><g fill="#948a84">${circles(-9, -7, -8)}</g>`
}

/** Foam, planks and a barrel where a ship goes down; the waterline at 0. */
export function wreckage({ foam }: Palette): Svg {
  const r = random(33)
  const planks = [-150, -96, 92, 150, 40]
    .map(
      (x, k) =>
        `<path transform="translate(${x},${tenth(18 + ((k * 13) % 22))}) rotate(${tenth(r() * 50 - 25)})" d="M-34,-6L32,-8L36,5L-30,8Z" fill="#a8733c" stroke="${OUTLINE}" stroke-width="2.6" stroke-linejoin="round"/>`,
    )
    .join('')
  const bubbles = Array.from(
    { length: 9 },
    () =>
      `<circle cx="${tenth(r() * 170 - 85)}" cy="${tenth(r() * 26)}" r="${tenth(4 + r() * 8)}" fill="none" stroke="${foam}" stroke-width="3"/>`,
  ).join('')
  return `<g data-part="wreck"><g fill="none" stroke="${foam}"><ellipse cy="10" rx="150" ry="20" stroke-width="6"/><ellipse cy="12" rx="104" ry="12" stroke-width="4" opacity=".8"/></g>${bubbles}${planks}<g transform="translate(-44,24) rotate(-16)" stroke="${OUTLINE}" stroke-width="2.6"><path d="M-15,-18C-20,-8 -20,8 -15,18H15C20,8 20,-8 15,-18Z" fill="#8a5a2c"/><path d="M-18,-8H18M-18,8H18" stroke="#c9983a" stroke-width="4"/></g></g>`
}
