import { blend, circle, poly, random, tenth, type Point, type Svg } from '../kit/index.ts'
import { cel, dark, ink } from './brush.ts'
import type { Light } from './light.ts'
import { smallCard } from './cards.ts'
import { hold } from './ship/decks.ts'
import { holdPath, jagged, type Stage } from './stage.ts'
import { waveLine } from './waves.ts'

/** What happens, as drawings that are moved over the scene: each around its own 0,0. */

/** Water that falls `fall` deep from a hole at 0,0 and foams where it lands. */
export function stream(fall: number, light: Light): Svg {
  const d = `M0,-2 C10,-12 15,4 14,${tenth(fall * 0.22)} C13,${tenth(fall * 0.5)} 15,${tenth(fall * 0.8)} 14,${tenth(fall)}`
  const line = (w: number, c: string, more = ''): Svg =>
    `<path d="${d}" fill="none" stroke="${c}" stroke-width="${w}" stroke-linecap="round"${more}/>`
  const foam = [-13, -4, 5, 14, 0]
    .map((x, i) => `<circle cx="${14 + x}" cy="${tenth(fall + (i % 2) * 4 - 2)}" r="${7 - (i % 3)}" fill="#f2fdff"/>`)
    .join('')
  return (
    line(15, dark(light.water[1], 0.35)) +
    line(10.5, blend(light.water[0], '#ffffff', 0.25)) +
    line(4, '#f6feff', ' stroke-dasharray="16 13"') +
    foam
  )
}

/** A star of fire: something was hit. `k` is how large. */
export function blast(k = 1): Svg {
  const star = (r: number, n: number, seed: number): string => {
    const chance = random(seed)
    return poly(
      Array.from({ length: n * 2 }, (_, i): Point => {
        const a = (i / (n * 2)) * Math.PI * 2
        const reach = r * (i % 2 === 0 ? 1 + chance() * 0.25 : 0.56 + chance() * 0.1)
        return [tenth(Math.cos(a) * reach), tenth(Math.sin(a) * reach)]
      }),
    )
  }
  return `<g transform="scale(${k})"><path d="${star(46, 11, 3)}" fill="#e0542f" stroke="${ink}" stroke-width="4" stroke-linejoin="round"/><path d="${star(33, 10, 8)}" fill="#ffb13d"/><path d="${star(19, 9, 5)}" fill="#fff6c9"/></g>`
}

/** Wood that gives way: splinters around a hole. */
export function splinters(): Svg {
  const chance = random(9)
  return Array.from({ length: 12 }, (_, i) => {
    const turn = i * 30 + chance() * 18
    const [from, long] = [14 + chance() * 10, 22 + chance() * 22]
    return `<g transform="rotate(${tenth(turn)})"><path d="M${tenth(from)},-4 L${tenth(from + long)},0 L${tenth(from)},4 l-4,-3Z" fill="#e2b273" stroke="${ink}" stroke-width="2" stroke-linejoin="round"/></g>`
  }).join('')
}

/** Two planks nailed over a hole. */
export function patchedPlanks(): Svg {
  const plank = (turn: number): Svg =>
    `<g transform="rotate(${turn})">${cel('M-40,-8 L38,-9 L41,8 L-38,9Z', '#d79c5c', '#8a5b34', { sw: 2.6, light: '#f4cf94' })}${[-31, 31].map((x) => `<circle cx="${x}" cy="0" r="3" fill="#4b5163" stroke="${ink}" stroke-width="1.4"/>`).join('')}</g>`
  return plank(-24) + plank(22)
}

/** A hammer, its head at 0,0: it is swung around the lower right end of its handle. */
export const hammer = (): Svg =>
  `<g transform="rotate(-20)">${cel('M-4,10 h8 l3,46 h-14Z', '#b9803f', '#6b4221', { sw: 2.6, light: '#e3b673' })}${cel('M-26,-10 h44 q10,3 12,12 l-10,8 H-26Z', '#7b8496', '#434a5a', { sw: 2.8, light: '#c3cad8' })}</g>`

/** Sparks of a blow. */
export const sparks = (): Svg =>
  [0, 60, 120, 180, 240, 300]
    .map(
      (a) =>
        `<path transform="rotate(${a + 12})" d="M16,-3 L36,0 L16,3Z" fill="#ffe28a" stroke="${ink}" stroke-width="1.8" stroke-linejoin="round"/>`,
    )
    .join('')

/** The fire at a muzzle that points up and to the right, and its smoke. */
export const muzzle = (): Svg =>
  `<g transform="rotate(-24)"><path d="M0,-9 L34,-18 L28,-7 L52,0 L28,7 L34,18 L0,9Z" fill="#ffb13d" stroke="${ink}" stroke-width="2.6" stroke-linejoin="round"/><path d="M2,-5 L30,0 L2,5Z" fill="#fff6c9"/></g>`

export const smoke = (): Svg =>
  [
    [0, 0, 17],
    [18, -8, 14],
    [-15, -9, 13],
    [5, -19, 12],
  ]
    .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#ece6dc" stroke="#8f877c" stroke-width="2"/>`)
    .join('')

export const cannonball = (): Svg =>
  `<circle r="9" fill="#2b2e3b" stroke="${ink}" stroke-width="2.4"/><path d="M-5,-3 a6,6 0 0 1 5,-4" fill="none" stroke="#aab3c6" stroke-width="2.4" stroke-linecap="round"/>`

/** A bucket that is emptied over the side. */
export const bucketful = (light: Light): Svg =>
  `<path d="M14,-6 C40,-34 70,-22 84,14 C66,0 44,2 22,10Z" fill="${light.water[0]}" stroke="${dark(light.water[1], 0.3)}" stroke-width="2.6" stroke-linejoin="round"/><circle cx="88" cy="24" r="5" fill="#eafcff" stroke="${light.water[1]}" stroke-width="1.8"/><circle cx="74" cy="30" r="3.4" fill="#eafcff"/><g transform="rotate(62)">${cel('M-17,-12 L-12,20 Q0,24 12,20 L17,-12Z', '#a8713e', '#6b4221', { sw: 2.6, light: '#dba869' })}<ellipse cy="-12" rx="17" ry="5" fill="${light.water[0]}" stroke="${ink}" stroke-width="2.4"/></g>`

/** A plank torn out of the ship, lying across 0,0. */
export function tornPlank(seed: number, light: Light): Svg {
  const chance = random(seed)
  const w = tenth(30 + chance() * 34)
  const d = `M${-w},-7 L${-w + 9},-2 L${-w + 2},2 L${-w + 8},8 L${w - 4},7 L${w - 10},2 L${w + 3},-1 L${w - 7},-8Z`
  return cel(d, light.cut, dark(light.cut, 0.45), {
    sw: 2.8,
    inner: `<path d="M${-w + 14},0 H${w - 20}" stroke="${dark(light.cut, 0.4)}" stroke-width="2"/>`,
  })
}

/** Rows of breakers `w` wide that come up before the ship; their crests at 0, so high that they end below. Wants the light's definitions. */
export function breakers(light: Light, w: number, h: number, period: number): Svg {
  const rise = period * 0.19
  const line = waveLine(-period, w + period, 0, { period, height: rise, scallop: true })
  const body = waveLine(-period, w + period, 0, { period, height: rise, scallop: true, bottom: h })
  const foam = Array.from({ length: Math.ceil(w / period) + 1 }, (_, k) => {
    const x = tenth((k - 0.24) * period)
    const drop = (dx: number, dy: number, r: number): Svg =>
      `<circle cx="${tenth(x + dx * period)}" cy="${tenth(-dy * period)}" r="${r}" fill="#f4feff" stroke="${ink}" stroke-width="2"/>`
    return `${drop(-0.05, 0.3, 5)}${drop(0.17, 0.26, 6)}${drop(0.07, 0.38, 3.4)}<path d="M${tenth(x - period * 0.3)},${tenth(-period * 0.02)} q${tenth(-period * 0.12)},${tenth(period * 0.14)} ${tenth(-period * 0.3)},${tenth(period * 0.16)} M${tenth(x - period * 0.16)},${tenth(period * 0.1)} q${tenth(-period * 0.16)},${tenth(period * 0.12)} ${tenth(-period * 0.38)},${tenth(period * 0.14)}" fill="none" stroke="#d6f6fa" stroke-width="3.4" stroke-linecap="round" opacity=".55"/>`
  }).join('')
  const row = (y: number, shift: number, fill: string): Svg =>
    `<g transform="translate(${tenth(shift)} ${tenth(y)})"><path d="${body}" fill="${fill}"/><path d="${body}" fill="url(#crest)" opacity=".85"/><path d="${line}" fill="none" stroke="${ink}" stroke-width="9" stroke-linejoin="round"/><path d="${line}" fill="none" stroke="#f4feff" stroke-width="5.4" stroke-linejoin="round"/>${foam}</g>`
  return (
    row(period * 0.3, 0, light.sea[1]) + row(period * 0.66, -period * 0.42, light.deep[0]) + row(period * 1.1, -period * 0.1, light.deep[1])
  )
}

/** A gold coin, for when there is something to celebrate. */
export const doubloon = (): Svg =>
  `${cel(circle(0, 0, 13), '#f2c14a', '#a8741c', { sw: 2.4, light: '#fff0b0' })}<circle r="8" fill="none" stroke="#a8741c" stroke-width="1.8"/>`

/** The section that breaks away, full to its ceiling, with what floated in it and the cracks that run through it. In the scene's own measure; wants the light's definitions. */
export function lostSection(light: Light, stage: Stage): Svg {
  const { holdY, keelY, phone } = stage
  const high = keelY - holdY
  const [from, to] = [stage.left(keelY) + 30, stage.right(keelY) - 30]
  const n = phone ? 3 : 6
  const across = (i: number, of: number): number => from + ((to - from) * (i + 0.5)) / of
  const cracks = Array.from({ length: n }, (_, i) => {
    const chance = random(i * 3 + 5)
    return `M${tenth(across(i, n))},${holdY} l${tenth(-8 + chance() * 8)},${tenth(high * 0.3)} l${tenth(14 + chance() * 10)},${tenth(high * 0.2)} l${tenth(-20 - chance() * 8)},${tenth(high * 0.26)} l${tenth(8 + chance() * 8)},${tenth(high * 0.24)}`
  }).join('')
  const cards = Array.from(
    { length: phone ? 3 : 5 },
    (_, i) =>
      `<g transform="translate(${tenth(across(i, phone ? 3 : 5) + 18)} ${tenth(holdY + high * (0.4 + (i % 2) * 0.22))}) rotate(${((i * 47) % 40) - 20}) scale(${phone ? 0.5 : 0.8})" opacity=".8">${smallCard(i % 3 === 1 ? 'clear-water' : null)}</g>`,
  ).join('')
  const keel = poly([
    [stage.left(keelY), keelY - 6],
    ...jagged(stage.left(keelY), stage.right(keelY), keelY + 6, phone ? 7 : 13, 21),
    [stage.right(keelY), keelY - 6],
  ])
  return `<path d="${keel}" fill="${dark(light.hull, 0.25)}" stroke="${ink}" stroke-width="3" stroke-linejoin="round"/>${hold(light, stage)}${cards}<path d="${holdPath(stage)}" fill="url(#wat)" stroke="${ink}" stroke-width="11" stroke-linejoin="round"/><path d="${holdPath(stage)}" fill="none" stroke="${light.cut}" stroke-width="6" stroke-linejoin="round"/><path d="${cracks}" fill="none" stroke="#0b0710" stroke-width="9" stroke-linejoin="round"/><path d="${cracks}" fill="none" stroke="#bff4ff" stroke-width="3" stroke-linejoin="round"/>`
}
