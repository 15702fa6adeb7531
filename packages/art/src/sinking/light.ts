import { blend, type Colour, type Svg } from '../kit/index.ts'
import { dark } from './brush.ts'
import { HATCH } from './dial.ts'
import type { ActionName } from './glyphs.ts'

type Three = readonly [Colour, Colour, Colour]

/** One light a scene: the colours of everything at a time of day. */
export interface Light {
  readonly night: boolean
  readonly sky: readonly [Colour, Colour, Colour, Colour]
  readonly sun: Colour
  readonly cloud: Three
  readonly far: Colour
  readonly sea: Three
  readonly deep: Three
  readonly foam: Colour
  readonly kraken: { readonly base: Colour; readonly shade: Colour; readonly light: Colour; readonly belly: Colour }
  readonly hull: Colour
  readonly cut: Colour
  readonly wall: Readonly<Record<ActionName, Colour>>
  readonly hold: Colour
  readonly water: Three
  readonly rim: Colour
  /** How dark the rooms are and how strong their lamps. */
  readonly dim: number
  readonly lamp: number
}

const DAY: Light = {
  night: false,
  sky: ['#5f9aa6', '#a9c9b4', '#f3dfa6', '#f7c98a'],
  sun: '#fff2c4',
  cloud: ['#eef0dc', '#cfdccb', '#8fb5b3'],
  far: '#6ba6a4',
  sea: ['#4b9a9c', '#2b7b86', '#1a5f6e'],
  deep: ['#16586a', '#0b3444', '#07212d'],
  foam: '#e9f7ea',
  kraken: { base: '#8d4368', shade: '#54264d', light: '#e08f96', belly: '#edb0a0' },
  hull: '#6b432b',
  cut: '#e3b673',
  wall: { bucket: '#7f8a6c', plunder: '#9a5a44', patch: '#b98a55', fire: '#94806a' },
  dim: 0.16,
  lamp: 0.5,
  hold: '#5d4a3c',
  water: ['#69c2c8', '#2d8fa2', '#155f74'],
  rim: '#ffe6ad',
}

const NIGHT: Light = {
  night: true,
  sky: ['#070d22', '#12213f', '#24406a', '#41618a'],
  sun: '#eef3ff',
  cloud: ['#3a5278', '#2a4063', '#1a2c4b'],
  far: '#1c3a56',
  sea: ['#1c4a63', '#123a52', '#0b2a3f'],
  deep: ['#0a2a3e', '#061a2a', '#030f1b'],
  foam: '#9fd0dc',
  kraken: { base: '#4a3a72', shade: '#231d46', light: '#7fd6d2', belly: '#5fb8b0' },
  hull: '#3b2630',
  cut: '#b9803f',
  wall: { bucket: '#4d5247', plunder: '#6a3830', patch: '#7a5232', fire: '#564840' },
  dim: 0.56,
  lamp: 1,
  hold: '#33282e',
  water: ['#3fa3b5', '#186a84', '#093e57'],
  rim: '#ffcf7a',
}

const STORM_SKY = ['#3c5a68', '#6f8b8e', '#b9b79a', '#c99a72'] as const
const STORM_SEA: Three = ['#3a7a80', '#1f606c', '#124a58']

/** Each level that is lost brings the storm nearer: a darker sky, darker rooms, heavier clouds. */
export function lightOf(night: boolean, level: number): Light {
  const base = night ? NIGHT : DAY
  const storm = (Math.min(4, Math.max(1, level)) - 1) / 3
  if (storm === 0) return base
  const deepen = (c: Colour, to: Colour): Colour => blend(c, night ? '#05070f' : to, storm * (night ? 0.35 : 0.75))
  const [a, b, c, d] = base.sky
  const [s0, s1, s2] = base.sea
  const [c0, c1, c2] = base.cloud
  return {
    ...base,
    sky: [deepen(a, STORM_SKY[0]), deepen(b, STORM_SKY[1]), deepen(c, STORM_SKY[2]), deepen(d, STORM_SKY[3])],
    sea: [deepen(s0, STORM_SEA[0]), deepen(s1, STORM_SEA[1]), deepen(s2, STORM_SEA[2])],
    cloud: [deepen(c0, '#9aa5a0'), deepen(c1, '#76868a'), deepen(c2, '#566e76')],
    dim: base.dim + storm * 0.22,
    lamp: base.lamp + storm * 0.25,
  }
}

const stops = (...list: readonly (readonly [number, Colour, number?])[]): Svg =>
  list
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('')
const vertical = (id: string, inside: Svg): Svg => `<linearGradient id="${id}" x2="0" y2="1">${inside}</linearGradient>`

/** The gradients that drawings of a scene refer to by name. */
export function defsOf(T: Light): Svg {
  const pool = T.night ? 'cx="0.72" cy="0.22" r="0.86"' : 'cx="0.55" cy="0.28" r="0.82"'
  return `<defs>${HATCH}
<radialGradient id="glow">${stops([0, '#ffe39a', 0.45 + T.lamp * 0.35], [0.4, '#ffc861', 0.12 + T.lamp * 0.2], [1, '#ffb84a', 0])}</radialGradient>
<radialGradient id="pool" ${pool}>${stops([0, '#ffe2a0', 0.28 + T.lamp * 0.2], [0.45, '#ffca70', 0.08 + T.lamp * 0.06], [1, '#150a1e', 0.34 + T.dim * 0.8])}</radialGradient>
${vertical('sky', stops([0, T.sky[0]], [0.14, T.sky[1]], [0.36, T.sky[2]], [0.55, T.sky[3]]))}
${vertical('deep', stops([0, T.deep[0]], [0.5, T.deep[1]], [1, T.deep[2]]))}
${vertical('wat', stops([0, T.water[0], 0.7], [0.22, T.water[1], 0.46], [1, T.water[2], 0.8]))}
${vertical('seaB', stops([0, T.sea[1]], [0.5, T.deep[0]], [1, T.deep[1]]))}
${vertical('hullG', stops([0, T.hull], [1, dark(T.hull, 0.5)]))}
<linearGradient id="cone" x1=".95" y1="0" x2=".4" y2="1">${stops([0, '#ffe6a2', 0.3 + T.lamp * 0.3], [0.6, '#ffcf7a', 0.08 + T.lamp * 0.12], [1, '#ffc060', 0])}</linearGradient>
${vertical('beam', stops([0, '#ffedb0', 0.62], [0.7, '#ffe08a', 0.2], [1, '#ffdf80', 0.1]))}
<linearGradient id="crest" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="-50" y2="170">${stops([0, blend(T.water[0], '#ffffff', 0.18)], [0.4, T.water[1], 0.96], [1, T.water[2], 0])}</linearGradient></defs>`
}
