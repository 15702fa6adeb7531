import { circle, poly, tenth, type Svg } from '../../kit/index.ts'
import { cel, dark, ink, lite, nextId } from '../brush.ts'
import type { Light } from '../light.ts'
import { along, jagged, type Stage } from '../stage.ts'
import { planks } from './wood.ts'

/** Masts, castles, the hull's side, trim and rail: the ship without what is inside her. */
export function ship(light: Light, stage: Stage): Svg {
  const rigging = stage.phone ? mast(stage, 66, 13, 70) + mast(stage, 324, 13, 70) : aloft(light, stage)
  return rigging + hull(light, stage, stage.deckY, stage.keelY + 8) + (stage.phone ? '' : trim(light, stage)) + rail(light, stage)
}

function mast({ deckY }: Stage, x: number, w: number, top: number): Svg {
  const bands = [0.35, 0.62].map(
    (k) => `<path d="M${x - w / 2},${tenth(top + (deckY - top) * k)} h${w}" stroke="#e3d0a0" stroke-width="4"/>`,
  )
  return (
    cel(`M${x - w / 2},${deckY + 6} L${x - w * 0.4},${top} h${w * 0.8} L${x + w / 2},${deckY + 6}Z`, '#8a5b34', '#4f311d', {
      dx: -w * 0.3,
      sw: 2.6,
    }) + bands.join('')
  )
}

/** Shrouds from the masthead down to the deck. */
function shrouds({ deckY }: Stage, x: number, side: 1 | -1): Svg {
  let ropes = ''
  for (let i = 0; i < 4; i++)
    ropes += `<path d="M${x},20 L${x + side * (60 + i * 18)},${deckY}" stroke="${ink}" stroke-width="1.8" opacity=".8"/>`
  for (let j = 1; j < 6; j++) {
    const y = tenth(20 + ((deckY - 20) * j) / 6)
    ropes += `<path d="M${tenth(x + side * 10 * j)},${y} L${tenth(x + side * 19 * j)},${y}" stroke="${ink}" stroke-width="1.4" opacity=".7"/>`
  }
  return ropes
}

function aloft({ hull: wood, cut }: Light, stage: Stage): Svg {
  const deck = stage.deckY + 8
  const lit = ['#ffd778', '#e59a35'] as const
  const window = (x: number): Svg =>
    `<g transform="translate(${x} 114)">${cel('M-10,11 V-6 Q0,-16 10,-6 V11Z', ...lit, { sw: 2.6 })}<path d="M0,-11 v22 M-10,1 h20" stroke="${ink}" stroke-width="2"/></g>`
  const port = (x: number): Svg =>
    `<g transform="translate(${x} 122)">${cel(circle(0, 0, 9), ...lit, { sw: 2.6 })}<path d="M0,-9 v18 M-9,0 h18" stroke="${ink}" stroke-width="2"/></g>`
  const stern =
    cel(`M100,74 Q190,92 276,88 V${deck} H122Z`, wood, dark(wood, 0.4), {
      sw: 3,
      light: lite(wood),
      inner: planks(100, 70, 180, 90, { colour: wood, row: 13, seed: 6, plain: true }),
    }) +
    cel('M92,66 Q190,86 284,80 v10 Q190,96 94,77Z', cut, dark(cut), { sw: 2.6 }) +
    [194, 226, 256].map(window).join('')
  const bow =
    cel(`M1010,${deck} V102 Q1110,104 1204,84 L1190,${deck}Z`, wood, dark(wood, 0.4), {
      sw: 3,
      inner: planks(1000, 80, 210, 80, { colour: wood, row: 13, seed: 9, plain: true }),
    }) +
    cel('M1002,94 Q1110,96 1212,74 v10 Q1110,106 1002,104Z', cut, dark(cut), { sw: 2.6 }) +
    [1040, 1076].map(port).join('')
  const y = stage.deckY
  const sprit = `<path d="M1150,${y - 6} L1300,84" stroke="${ink}" stroke-width="15"/><path d="M1150,${y - 6} L1300,84" stroke="#8a5b34" stroke-width="10"/><path d="M1150,${y - 9} L1300,81" stroke="#c08d55" stroke-width="3"/>`
  return shrouds(stage, 372, -1) + shrouds(stage, 908, 1) + mast(stage, 372, 22, 0) + mast(stage, 908, 22, 0) + stern + bow + sprit
}

/** The side of the hull between two heights, broken off below. */
function hull({ hull: wood }: Light, stage: Stage, y0: number, y1: number): Svg {
  const left = along(stage.left, y0, y1)
  const right = along(stage.right, y0, y1).reverse()
  const d = poly([...left, ...jagged(left[left.length - 1][0], right[0][0], y1 + 2, stage.phone ? 9 : 15, 4), ...right])
  const id = nextId()
  let strakes = ''
  for (let k = 0; k < 12; k++) {
    const y = 150 + k * 34
    strakes += `<path d="M0,${y + 8} Q${stage.width / 2},${y + 40} ${stage.width},${y - 4}" fill="none" stroke="${dark(wood, 0.55)}" stroke-width="2.4"/><path d="M0,${y + 10.5} Q${stage.width / 2},${y + 42.5} ${stage.width},${y - 1.5}" fill="none" stroke="${lite(wood, 0.25)}" stroke-width="1.4" opacity=".6"/>`
  }
  return `<path d="${d}" fill="url(#hullG)" stroke="${ink}" stroke-width="4" stroke-linejoin="round"/><clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${strakes}</g>`
}

/** The gold wale, and the anchor at its hawse hole. */
function trim({ cut }: Light, stage: Stage): Svg {
  const wale = `M1104,178 Q1150,172 ${tenth(stage.right(168) - 2)},160`
  const anchor = 'M1140,208 V268 M1124,256 q16,22 32,0 M1132,226 h16'
  return `<path d="M${tenth(stage.left(190))},190 L176,186" stroke="${cut}" stroke-width="6"/><path d="${wale}" fill="none" stroke="${ink}" stroke-width="11"/><path d="${wale}" fill="none" stroke="${cut}" stroke-width="7"/><circle cx="1140" cy="206" r="10" fill="#1b0f18" stroke="${cut}" stroke-width="4"/><path d="${anchor}" fill="none" stroke="${ink}" stroke-width="9" stroke-linecap="round"/><path d="${anchor}" fill="none" stroke="#79839a" stroke-width="5" stroke-linecap="round"/>`
}

function rail({ hull: wood, cut }: Light, { phone, deckY: y }: Stage): Svg {
  const [a, b] = phone ? [8, 382] : [280, 1010]
  const [c, d] = phone ? [4, 386] : [140, 1170]
  let posts = ''
  for (let x = a + 8; x < b; x += phone ? 26 : 33)
    posts += `<path d="M${x - 3},${y - 15} h6 l1.6,6 l-2,9 h-5 l-2,-9Z" fill="${lite(wood, 0.12)}" stroke="${ink}" stroke-width="1.8"/>`
  const bar = (from: number, to: number, top: number, h: number, shade: number): Svg =>
    cel(`M${from},${top} H${to} v${h} H${from}Z`, cut, dark(cut, shade), { sw: 2.6 })
  return posts + bar(a, b, y - 21, 7, 0.4) + bar(c, d, y - 2, 10, 0.35)
}
