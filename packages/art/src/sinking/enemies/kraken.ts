import { ellipse, random, tenth, type Point, type Svg } from '../../kit/index.ts'
import { cel, dark, ink, lite } from '../brush.ts'
import type { Light } from '../light.ts'
import type { EnemyArt } from './enemy.ts'
import { tentacle } from './tentacle.ts'

const LEFT: readonly Point[] = [
  [10, 800],
  [36, 640],
  [64, 520],
  [30, 420],
  [52, 320],
  [104, 236],
  [98, 168],
  [54, 158],
  [44, 190],
]
const RIGHT: readonly Point[] = [
  [1280, 800],
  [1250, 640],
  [1226, 520],
  [1262, 420],
  [1240, 330],
  [1180, 262],
  [1172, 190],
  [1212, 160],
  [1244, 184],
  [1228, 210],
]
/** An arm for the moment of a strike: up, over the rail, and down on the deck; its root is at 0,0. */
const SLAM: readonly Point[] = [
  [0, 0],
  [-10, -120],
  [40, -230],
  [130, -250],
  [180, -180],
  [190, -110],
]

const leftArm = (light: Light, spaces: number) =>
  tentacle(LEFT, {
    ...light.kraken,
    w0: 124,
    w1: 12,
    taper: 0.75,
    side: -1,
    suckers: spaces,
    from: 0.225,
    to: 0.725,
    out: 0.16,
    bare: true,
  })

/** The Kraken: a head behind the rail; the left arm is its damage track, the right one holds the dice. */
export const kraken: EnemyArt = {
  colour: '#7c3a6a',
  attacks: ['splash', 'angered'],

  back(light, { phone, deckY }) {
    const k = phone ? 0.6 : 1
    const [cx, cy] = phone ? [195, deckY - 8] : [640, deckY - 10]
    const placed = (points: readonly Point[]): Point[] => points.map(([x, y]) => [cx + (x - 640) * k, cy + (y - 162) * k])
    const arm = (points: readonly Point[], w0: number, side: 1 | -1): Svg =>
      tentacle(placed(points), { ...light.kraken, w0: w0 * k, side }).svg
    return `${arm(
      [
        [430, 200],
        [380, 130],
        [330, 100],
        [290, 120],
        [300, 150],
      ],
      52,
      -1,
    )}${arm(
      [
        [850, 200],
        [905, 140],
        [950, 96],
        [1000, 100],
        [1010, 136],
        [985, 146],
      ],
      54,
      1,
    )}<g transform="translate(${cx} ${cy}) scale(${k})">${dome(light)}${eye(light, -1)}${eye(light, 1)}</g>`
  },

  front: (light, stage, spaces) =>
    leftArm(light, spaces).svg +
    kraken
      .spots(stage, spaces)
      .map(
        ([x, y], i) =>
          `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(22.5 - i * 0.7)}" fill="${dark(light.kraken.belly, 0.3)}" stroke="${ink}" stroke-width="2.4"/><circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(19 - i * 0.7)}" fill="${lite(light.kraken.belly, 0.55)}"/>`,
      )
      .join('') +
    tentacle(RIGHT, { ...light.kraken, w0: 116, w1: 10, taper: 0.75, side: 1, suckers: 16 }).svg,

  spots: (_, spaces) => leftArm(CALM, spaces).suckers,

  strike: (light) => tentacle(SLAM, { ...light.kraken, w0: 64, w1: 12, side: -1, suckers: 10 }).svg,

  attack: (light, which) =>
    which === 0
      ? [{ svg: `<g transform="scale(1.15 -1.15)">${kraken.strike(light)}</g>`, box: [-70, -40, 340, 350], moves: 'slam', over: 'above' }]
      : [{ svg: [-1, 1].map((f) => glare(f)).join(''), box: [-220, -110, 440, 170], moves: 'glare', over: 'eyes' }],

  aim: ({ phone, deckY }) => (phone ? [195, deckY - 36] : [640, deckY - 66]),

  lids(light, { phone, deckY }, hurt) {
    const { base, shade } = light.kraken
    const shut = (f: number): Svg =>
      `<g transform="translate(${f * 98} -34)"><path d="M-48,6 C-42,-34 32,-42 46,-4 C42,24 -38,30 -48,6Z" fill="${base}" stroke="${ink}" stroke-width="4"/>${hurt ? `<path d="M-20,-16 L14,0 L-20,14" fill="none" stroke="${ink}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round" transform="scale(${-f} 1)"/>` : `<path d="M-42,8 C-20,20 24,16 42,0" fill="none" stroke="${shade}" stroke-width="6" stroke-linecap="round"/>`}</g>`
    return `<g transform="translate(${phone ? 195 : 640} ${deckY - (phone ? 8 : 10)}) scale(${phone ? 0.6 : 1})">${shut(-1)}${shut(1)}</g>`
  },
}

/** An eye that has seen enough. */
const glare = (f: number): Svg =>
  `<g transform="translate(${f * 98} -34)"><circle r="58" fill="#ff3b1e" opacity=".35"/>${cel('M-46,6 C-40,-30 30,-38 44,-4 C40,30 -36,34 -46,6Z', '#ff5a2e', '#a81414', { sw: 4, light: '#ffd08a' })}<path d="${ellipse(2 + f * 4, 4, 7, 21)}" fill="${ink}"/><path d="M${-f * 56},-4 L${-f * 8},-22 L${f * 52},-44 L${f * 56},-30 L${-f * 2},-6Z" fill="#3a1028" stroke="${ink}" stroke-width="3" stroke-linejoin="round"/></g>`

/** Where suckers sit depends on no colour. */
const CALM = { kraken: { base: '', shade: '', light: '', belly: '#000000' } } as Light

function dome({ kraken: k }: Light): Svg {
  const d = 'M-205,40 C-220,-20 -190,-58 -150,-70 C-120,-112 -60,-124 0,-122 C60,-124 120,-112 150,-70 C190,-58 220,-20 205,40Z'
  const chance = random(11)
  const spots = Array.from(
    { length: 26 },
    () =>
      `<ellipse cx="${tenth(-180 + chance() * 360)}" cy="${tenth(-112 + chance() * 70)}" rx="${tenth(4 + chance() * 12)}" ry="${tenth(3 + chance() * 7)}" fill="${k.shade}" opacity=".42"/>`,
  )
  const folds = `<path d="M-30,30 C-40,-20 -34,-60 -20,-90 M30,30 C40,-20 34,-60 20,-90" stroke="${k.shade}" stroke-width="5" fill="none" opacity=".5"/>`
  return cel(d, k.base, k.shade, { dx: -14, dy: -8, sw: 4, light: k.light, lw: 8, lx: 4, ly: 6, inner: spots.join('') + folds })
}

function eye({ kraken: k }: Light, f: 1 | -1): Svg {
  const lid = f > 0 ? 'M-56,-8 C-40,-46 34,-52 58,-30 C30,-36 -10,-24 -50,6Z' : 'M56,-8 C40,-46 -34,-52 -58,-30 C-30,-36 10,-24 50,6Z'
  return `<g transform="translate(${f * 98} -34)">${cel('M-46,6 C-40,-30 30,-38 44,-4 C40,30 -36,34 -46,6Z', '#f6d64e', '#d8902a', { sw: 4, light: '#fff6b8' })}<path d="${ellipse(2 + f * 4, 4, 9, 21)}" fill="${ink}"/><circle cx="${-2 + f * 4}" cy="-6" r="4.6" fill="#fff"/>${cel(lid, k.base, k.shade, { sw: 3.4, light: k.light })}</g>`
}
