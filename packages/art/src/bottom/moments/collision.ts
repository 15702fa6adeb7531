import { clamp, disc, fill, group, lerp, line, random, slab, tenth, type Svg } from '../../kit/index.ts'
import { icebergNear, shard } from '../scene/iceberg.ts'
import type { Light } from '../scene/light.ts'
import { liner } from '../scene/liner.ts'
import { moon, sky } from '../scene/sky.ts'

// The Iceberg is hit: it comes near, the ship runs into it, day turns into night, and what stood on deck slides overboard.
// The sheet is 1280 by 720. What moves is marked with `data-part`; `collisionAt` says where each part is at a time from 0 to 1.

export const SHEET = { width: 1280, height: 720 } as const
const HORIZON = 470
const HIT = [842, 500] as const
const LENGTH = 470
const SHIP = 1.55
const WATER = 640
const SHARDS = 16

export interface Collision {
  readonly day: Light
  readonly night: Light
  /** The colour of who rams it, and of two who watch. */
  readonly hero: string
  readonly others: readonly string[]
}

const part = (name: string, inner: Svg): Svg => `<g data-part="${name}">${inner}</g>`

function waves(from: number, to: number, y: number, period: number, height: number): string {
  let d = `M${from},${y}`
  for (let x = from; x < to; x += period) d += `q${period / 4},${-height * 1.7} ${period / 2},0t${period / 2},0`
  return `${d}V900H${from}Z`
}

/** The same sea by day or by night; `time` goes into the names of its parts. */
function world(light: Light, time: 'day' | 'night', { hero, others }: Collision): Svg {
  const ship = (colour: string): Svg =>
    liner(light, { length: LENGTH, funnels: [150, 196, 242], colour, smoke: true, bridge: true, windows: time === 'night' })
  const glints = [
    [-150, 10, 90],
    [40, 12, 110],
    [-60, 24, 150],
    [-190, 36, 80],
    [110, 38, 70],
  ]
  return (
    sky(light, SHEET.width, HORIZON, HIT[0]) +
    (time === 'night' ? moon(136, 140, 50) : disc(HIT[0], HORIZON - 60, 210, light.orb)) +
    others
      .slice(0, 2)
      .map((colour, i) => part(`other${i}`, ship(colour)))
      .join('') +
    slab(-100, HORIZON, SHEET.width + 200, 300, light.sea[0]) +
    fill(waves(-300, 1600, HORIZON + 46, 64, 4), light.sea[1], 'opacity=".55"') +
    line(
      glints.map(([x, y, w]) => `M${HIT[0] + x},${HORIZON + y}h${w}`).join(''),
      light.glint,
      2.5,
      'opacity=".6" stroke-linecap="round"',
    ) +
    part('ice', icebergNear(light, 0.5, 1, 1, 1)) +
    part('hero', ship(hero)) +
    [1, 2, 3, 4]
      .map((i) =>
        part(`wave${i}`, fill(waves(-300, SHEET.width + 300, HORIZON + 92 + i * 14 + i * i * 4, 90 + i * 40, 4 + i * 3), light.sea[i])),
      )
      .join('')
  )
}

const burst = (): Svg => {
  let d = ''
  for (let i = 0; i < 36; i++) {
    const a = (i / 36) * 2 * Math.PI
    const r = i % 2 === 1 ? 90 : i % 4 === 0 ? 330 : 250
    d += `${i === 0 ? 'M' : 'L'}${tenth(r * Math.cos(a))},${tenth(r * Math.sin(a))}`
  }
  return fill(`${d}Z`, '#fff8e4') + group('scale(.62)', fill(`${d}Z`, '#f3c565'))
}

/** Everything but the cards and the words, which belong to the table. */
export const collision = (scene: Collision, iris: string): Svg =>
  `<defs><clipPath id="${iris}"><circle data-part="iris" cx="${HIT[0]}" cy="${HIT[1]}" r="0"/></clipPath></defs>` +
  part('day', world(scene.day, 'day', scene)) +
  `<g clip-path="url(#${iris})">${world(scene.night, 'night', scene)}</g>` +
  `<circle data-part="ring" cx="${HIT[0]}" cy="${HIT[1]}" r="0" fill="none" stroke="#f3d283" stroke-width="6"/>` +
  part('burst', burst()) +
  Array.from({ length: SHARDS }, (_, i) => part(`shard${i}`, shard(scene.night))).join('')

export interface Posed {
  readonly transform?: string
  readonly opacity?: number
  readonly r?: number
}

const ease = (t: number): number => (t < 0.5 ? 2 * t * t : 1 - (-2 * t + 2) ** 2 / 2)
const slow = (t: number): number => 1 - (1 - t) ** 3
const quick = (t: number): number => t ** 3
const span = (t: number, from: number, to: number): number => clamp((t - from) / (to - from))

/** Where every part is; `cards` stand on the deck until they slide. */
export function collisionAt(t: number, cards: number): Readonly<Record<string, Posed>> {
  const near = quick(span(t, 0.02, 0.3))
  const back = ease(span(t, 0.4, 0.72))
  const nightfall = slow(span(t, 0.315, 0.6))
  const tilt = ease(span(t, 0.36, 0.78))
  const [w, h] = [lerp(lerp(150, 2500, near), 820, back), lerp(lerp(110, 1560, near), 570, back)]
  const [x, y] = [lerp(lerp(HIT[0] + 20, 1010, near), 1165, back), lerp(lerp(HORIZON + 8, 640, near), 606, back)]
  const hero = heroAt(t, tilt)
  const flash = span(t, 0.295, 0.4)
  const posed: Record<string, Posed> = {
    ice: { transform: `translate(${tenth(x - w / 2)},${tenth(y - h)}) scale(${w},${h})` },
    hero: { transform: `translate(${tenth(hero.x)},${tenth(hero.y)}) scale(${SHIP}) rotate(${tenth(hero.turn)},${LENGTH * 0.55},-20)` },
    other0: { transform: `translate(${tenth(30 - 40 * near)},${HORIZON + 6}) scale(.52) rotate(${tenth(6 * tilt)},240,0)` },
    other1: {
      transform: `translate(${tenth(1010 + 120 * near - 150 * back)},${HORIZON + 8}) scale(.44) rotate(${tenth(4.5 * tilt)},240,0)`,
    },
    iris: { r: tenth(nightfall * 1150) },
    ring: { r: tenth(nightfall * 1150), opacity: nightfall > 0 && nightfall < 1 ? 1 : 0 },
    burst: {
      transform: `translate(${HIT[0]},${HIT[1]}) scale(${0.3 + slow(flash) * 1.25}) rotate(${tenth(flash * 14)})`,
      opacity: flash > 0 && flash < 1 ? 1 - flash * flash : 0,
    },
    flash: { opacity: t < 0.295 ? 0 : Math.max(0, 0.92 - span(t, 0.295, 0.365) * 0.92) },
    first: { opacity: span(t, 0.3, 0.32) * (1 - span(t, 0.47, 0.54)) },
    last: { opacity: span(t, 0.6, 0.7) },
  }
  for (let i = 1; i <= 4; i++)
    posed[`wave${i}`] = { transform: `translate(${tenth((i % 2 === 1 ? 1 : -1) * t * (60 + i * 30))},${tenth(Math.sin(t * 9 + i) * 3)})` }
  const roll = random(9)
  const flight = span(t, 0.3, 0.72)
  for (let i = 0; i < SHARDS; i++) posed[`shard${i}`] = shardAt(flight, [roll(), roll(), roll(), roll()])
  for (let i = 0; i < cards; i++) posed[`card${i}`] = cardAt(t, i, cards, hero)
  return posed
}

interface Hero {
  readonly x: number
  readonly y: number
  readonly turn: number
}

function heroAt(t: number, tilt: number): Hero {
  const shaken = t > 0.3 && t < 0.4 ? -14 * Math.sin(span(t, 0.3, 0.4) * Math.PI) : 0
  return {
    x: lerp(lerp(20, 70, span(t, 0, 0.3)), 64, tilt) + shaken,
    y: lerp(590, 608, tilt) + Math.sin(t * 20) * 2,
    turn: lerp(0, 9.5, tilt),
  }
}

function shardAt(flight: number, [angle, speed, size, spin]: readonly number[]): Posed {
  if (flight === 0 || flight === 1) return { opacity: 0 }
  const [a, v, q] = [-Math.PI * (0.02 + 0.96 * angle), 380 + speed * 760, flight * 1.7]
  const [x, y] = [HIT[0] + Math.cos(a) * v * q, HIT[1] + Math.sin(a) * v * q + 620 * q * q]
  return {
    transform: `translate(${tenth(x)},${tenth(y)}) rotate(${tenth((spin - 0.5) * 900 * q)}) scale(${tenth((14 + size * 46) / 30)})`,
    opacity: 1,
  }
}

/** Stands on deck, slides to the bow, falls, and is gone in the water. */
function cardAt(t: number, i: number, cards: number, hero: Hero): Posed {
  const rad = (hero.turn * Math.PI) / 180
  const on = (lx: number, ly: number): readonly [number, number] => {
    const [dx, dy] = [lx - LENGTH * 0.55, ly + 20]
    return [
      hero.x + SHIP * (LENGTH * 0.55 + dx * Math.cos(rad) - dy * Math.sin(rad)),
      hero.y + SHIP * (-20 + dx * Math.sin(rad) + dy * Math.cos(rad)),
    ]
  }
  const begins = 0.5 + (cards - 1 - i) * 0.06
  const slides = quick(span(t, begins, begins + 0.12))
  const falls = span(t, begins + 0.12, begins + 0.25)
  const edge = LENGTH - 26
  const [x, y] = on(lerp(44 + i * 40, edge, slides), -72)
  const [ex, ey] = on(edge, -72)
  const [px, py] = falls > 0 ? [ex + 150 * falls, ey - 70 * falls + 330 * falls * falls] : [x, y]
  const turn = hero.turn + slides * 16 + falls * 170
  return { transform: `translate(${tenth(px)},${tenth(py)}) rotate(${tenth(turn)})`, opacity: py > WATER ? 0 : 1 }
}
