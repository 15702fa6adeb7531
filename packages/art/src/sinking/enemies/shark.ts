import { ellipse, type Svg } from '../../kit/index.ts'
import { cel, dark, ink, lite } from '../brush.ts'
import type { Light } from '../light.ts'
import { splash } from '../waves.ts'
import type { EnemyArt } from './enemy.ts'

const skin = ({ night }: Light): string => (night ? '#3c5470' : '#5f7f94')
const BARREL = '#d9a63c'

/** The Shark: its jaws over the rail; six barrels were made fast to it, one for each wound. */
export const shark: EnemyArt = {
  colour: '#3c5a70',
  attacks: ['chomp', 'submerged'],

  back(light, { phone, deckY }) {
    const at = phone ? `translate(195 ${deckY - 8}) scale(.52)` : `translate(640 ${deckY - 6})`
    const b = skin(light)
    const [shade, rim] = [dark(b, 0.5), lite(b, 0.35)]
    const gills = `<path d="M-196,-4 q10,20 4,40 M-176,-14 q10,22 4,44 M196,-4 q-10,20 -4,40 M176,-14 q-10,22 -4,44" stroke="${shade}" stroke-width="5" fill="none" stroke-linecap="round"/>`
    const belly = '<path d="M-270,66 C-210,14 -110,0 0,0 C110,0 210,14 270,66Z" fill="#eef2ec"/>'
    const nostrils = `<path d="M-16,-58 q6,8 0,14 M16,-58 q-6,8 0,14" stroke="${ink}" stroke-width="4" fill="none" stroke-linecap="round"/>`
    const fin = cel('M214,40 C224,-50 250,-92 326,-100 C300,-56 306,-4 350,40Z', b, shade, { sw: 4, light: rim })
    const head = cel('M-270,66 C-250,-34 -130,-92 0,-94 C130,-92 250,-34 270,66Z', b, shade, {
      dx: -12,
      dy: -8,
      sw: 4,
      light: rim,
      lw: 7,
      inner: belly + gills + nostrils,
    })
    return `<g transform="${at}">${fin}${head}${[-1, 1].map((f) => eye(f, shade)).join('')}${jaws()}</g>`
  },

  front(light, stage, spaces) {
    const rope = (x: number, f: number): string =>
      `M${x - 12 * f},170 C${x + 26 * f},260 ${x - 30 * f},330 ${x + 8 * f},430 S${x - 20 * f},560 ${x},760`
    const line = (d: string): Svg =>
      `<path d="${d}" fill="none" stroke="${ink}" stroke-width="11"/><path d="${d}" fill="none" stroke="#d9c79b" stroke-width="6.4"/><path d="${d}" fill="none" stroke="#8a7444" stroke-width="6.4" stroke-dasharray="3 6" opacity=".6"/>`
    const b = skin(light)
    const tail = cel(
      'M1250,800 C1236,640 1200,560 1228,470 C1190,430 1180,372 1196,330 C1226,352 1252,384 1256,424 C1276,386 1300,372 1330,366 C1322,410 1302,446 1272,470 C1300,560 1290,660 1310,800Z',
      b,
      dark(b, 0.5),
      { sw: 4, light: lite(b, 0.35) },
    )
    return (
      line(rope(56, 1)) +
      shark
        .spots(stage, spaces)
        .map(([x, y], i) => `<g transform="translate(${x} ${y}) rotate(${i % 2 === 0 ? -5 : 6})">${barrel()}</g>`)
        .join('') +
      tail
    )
  },

  spots: (_, spaces) =>
    Array.from({ length: spaces }, (_, i) => [i % 2 === 0 ? 62 : 48, 524 - i * Math.min(53, 265 / Math.max(1, spaces - 1))]),

  strike: () => `<g transform="scale(1.1)">${teeth(1)}<g transform="translate(0 92) scale(1 -1)">${teeth(0.9)}</g></g>`,

  attack(light, which) {
    const b = skin(light)
    if (which === 0) {
      const gum = cel('M-210,20 C-170,-70 170,-70 210,20 Q0,52 -210,20Z', b, dark(b, 0.5), { sw: 4, light: lite(b, 0.35) })
      const jaw = `${gum}<path d="M-166,2 Q0,34 166,2 L150,18 Q0,46 -150,18Z" fill="#7a2436"/><g transform="translate(0 4)">${teeth(1.2)}</g>`
      return [
        { svg: jaw, box: [-220, -60, 440, 130], moves: 'bite', over: 'ship' },
        { svg: `<g transform="scale(1 -1)">${jaw}</g>`, box: [-220, -70, 440, 130], moves: 'rise', over: 'ship' },
      ]
    }
    const fin = cel('M-60,40 C-46,-50 -6,-92 66,-100 C40,-56 44,-4 70,40Z', b, dark(b, 0.5), { sw: 4, light: lite(b, 0.35) })
    return [{ svg: fin + splash(120, 36, 6, 6, light), box: [-140, -120, 280, 180], moves: 'cross', over: 'sea' }]
  },

  aim: ({ phone, deckY }) => (phone ? [195, deckY - 30] : [640, deckY - 62]),

  lids(light, { phone, deckY }, hurt) {
    const b = skin(light)
    const shut = (f: number): Svg =>
      `<g transform="translate(${f * 122} -34)"><path d="${ellipse(0, 0, 22, 18)}" fill="${b}" stroke="${ink}" stroke-width="3.6"/>${hurt ? `<path d="M-9,-9 L9,9 M9,-9 L-9,9" stroke="${ink}" stroke-width="5" stroke-linecap="round"/>` : `<path d="M-18,3 Q0,14 18,3" fill="none" stroke="${ink}" stroke-width="4" stroke-linecap="round"/>`}</g>`
    return `<g transform="translate(${phone ? 195 : 640} ${deckY - (phone ? 8 : 6)}) scale(${phone ? 0.52 : 1})">${shut(-1)}${shut(1)}</g>`
  },
}

const eye = (f: number, shade: string): Svg =>
  `<g transform="translate(${f * 122} -34)"><path d="${ellipse(0, 0, 21, 17)}" fill="#fbf6dc" stroke="${ink}" stroke-width="3.6"/><circle r="9" fill="${ink}"/><circle cx="-3" cy="-3" r="2.6" fill="#fff"/><path d="M${-f * 30},-6 Q0,-24 ${f * 26},-22 L${f * 22},-8 Q0,-12 ${-f * 24},6Z" fill="${shade}" stroke="${ink}" stroke-width="3"/></g>`

const barrel = (): Svg =>
  cel('M-25,-19 Q0,-26 25,-19 V19 Q0,26 -25,19Z', BARREL, dark(BARREL, 0.45), {
    sw: 2.6,
    light: '#ffe9a8',
    inner: '<path d="M-17,-24 v48 M17,-24 v48" stroke="#5a4632" stroke-width="5"/>',
  })

const jaws = (): Svg =>
  `<path d="M-168,6 Q0,44 168,6 Q150,50 120,58 H-120 Q-150,50 -168,6Z" fill="#7a2436" stroke="${ink}" stroke-width="4" stroke-linejoin="round"/>${teeth(1)}`

function teeth(k: number): Svg {
  let row = ''
  for (let i = 0; i < 10; i++) {
    const x = -144 + i * 32
    const y = 12 + (1 - Math.abs(i - 4.5) / 4.5) * 15
    row += cel(`M${x - 15},${y - 4} L${x + 15},${y - 4} L${x + (i < 5 ? 3 : -3)},${y + 30 * k}Z`, '#fffaf0', '#cfc7b3', { sw: 2.6 })
  }
  return row
}
