import { poly, tenth } from '../kit/path.ts'
import { random, scatter } from '../kit/random.ts'
import { fill, line, slab } from '../kit/shape.ts'
import type { Svg } from '../kit/svg.ts'
import { BERTHS } from './fleet.ts'
import { tint } from './hours.ts'
import { LEFT, RIGHT } from './sky.ts'

const WIDTH = RIGHT - LEFT
const WATERLINE = 424
export const QUAY = 500
const BOTTOM = 720

const mirrored = (): Svg =>
  Object.values(BERTHS)
    .map(({ mirror: [x, colour, half] }) => {
      const d = `M${x - half} ${WATERLINE}H${x + half}l-20 14H${x - half + 30}l30 12H${x + half - 60}l-20 12H${x - half + 90}Z`
      return fill(d, colour, 'opacity=".4"')
    })
    .join('')

function ripples(): Svg {
  let d = ''
  for (let i = 0; i < 52; i++) {
    const l = 16 + scatter(i * 3) * 40
    d += `M${tenth(LEFT + scatter(i * 2.1) * WIDTH)} ${tenth(WATERLINE - 4 + scatter(i * 4.7) * 70)}q${tenth(l / 4)}-4 ${tenth(l / 2)} 0t${tenth(l / 2)} 0`
  }
  return `<g data-ripple>${line(d, tint.ripple, 2, 'stroke-linecap="round" opacity=".7"')}</g>`
}

/** Planks that run away from the eye. */
function planks(): Svg {
  const eye = [640, QUAY - 330]
  const spread = (BOTTOM - eye[1]) / (QUAY - eye[1])
  const below = (x: number): number => eye[0] + (x - eye[0]) * spread
  const next = random(8)
  let boards = slab(LEFT, QUAY, WIDTH, BOTTOM - QUAY, tint.plank)
  for (let x = LEFT; x < RIGHT; x += 64) {
    const tone = next()
    const colour = tone > 0.66 ? tint.plankLight : tone > 0.33 ? tint.plank : tint.plankDark
    boards +=
      fill(
        poly([
          [x, QUAY],
          [x + 64, QUAY],
          [below(x + 64), BOTTOM],
          [below(x), BOTTOM],
        ]),
        colour,
      ) + line(`M${x} ${QUAY}L${tenth(below(x))} ${BOTTOM}`, tint.gap, 2.2)
  }
  return (
    boards +
    slab(LEFT, QUAY - 7, WIDTH, 13, tint.plankLight) +
    slab(LEFT, QUAY - 7, WIDTH, 3, '#fff', 'opacity=".25"') +
    slab(LEFT, QUAY + 5, WIDTH, 3, '#000', 'opacity=".45"')
  )
}

const bollard = (x: number, y: number): Svg =>
  `<g transform="translate(${x} ${y})"><ellipse cx="4" cy="3" rx="22" ry="6" opacity=".35"/><path d="M-11 0V-26Q-18-28-16-36Q0-44 16-36Q18-28 11-26V0Q0 6-11 0Z" fill="#2c3238"/><path d="M-8-2V-25Q-13-28-12-34" stroke="#fff" stroke-opacity=".3" stroke-width="3" fill="none"/><path d="M-11-14Q0-8 11-14M-11-9Q0-3 11-9" stroke="#c9a66a" stroke-width="4" fill="none"/></g>`

const rope = (d: string): Svg => line(d, '#2a1b12', 5) + line(d, '#d8b878', 2.6, 'stroke-dasharray="5 3"')

function lantern(x: number, y: number, h: number): Svg {
  const top = y - h
  return (
    `<defs><radialGradient id="h-lamp"><stop offset="0" stop-color="#ffd27a" stop-opacity="${tint.lamplight}"/><stop offset="1" stop-color="#ffb84a" stop-opacity="0"/></radialGradient></defs>` +
    line(`M${x} ${y}V${top}M${x - 10} ${y}h20`, '#22272c', 6) +
    `<circle data-flicker cx="${x}" cy="${top - 14}" r="56" fill="url(#h-lamp)"/>` +
    `<path d="M${x - 10} ${top - 26}H${x + 10}L${x + 7} ${top}H${x - 7}Z" fill="${tint.glass}" stroke="#22272c" stroke-width="3"/>` +
    fill(`M${x - 13} ${top - 26}L${x} ${top - 38}L${x + 13} ${top - 26}Z`, '#22272c')
  )
}

/** Everything before the ships: the near water and the quay with what stands on it. */
export const foreground = (): Svg =>
  `<defs><linearGradient id="h-near" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${tint.seaFar}"/><stop offset="1" stop-color="${tint.seaNear}"/></linearGradient></defs>` +
  slab(LEFT, WATERLINE, WIDTH, QUAY - WATERLINE, 'url(#h-near)') +
  mirrored() +
  ripples() +
  planks() +
  [-8, 1288].map((x) => bollard(x, 556)).join('') +
  rope('M328 536Q250 470 206 430') +
  rope('M952 536Q900 480 870 436') +
  bollard(328, 556) +
  bollard(952, 556) +
  lantern(640, 560, 168)
