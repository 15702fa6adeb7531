import { blend, type Colour } from '../kit/colour.ts'
import { CONTOUR, cel, headPath, shadowed } from '../kit/cel.ts'
import { circle, ellipse } from '../kit/path.ts'
import { disc, fill, line } from '../kit/shape.ts'
import type { Svg } from '../kit/svg.ts'

export const SKINS: readonly Colour[] = ['#f3cba6', '#e7b48a', '#cf9164', '#a9714a', '#83532f', '#5f3b25']

/** Half the head's width and height. */
export const HEAD = { w: 23, h: 26 }
/** Everybody looks a little to the side. */
const SIDE = 2.5
const EYES = -1

/** How each mood holds the brows (left, right) and the mouth. */
const MOODS: readonly { readonly brows: readonly [number, number]; readonly mouth: Svg; readonly sly: boolean }[] = [
  { brows: [0, 0], sly: false, mouth: line('M-6 15Q3 20 11 14', CONTOUR, 2.6, 'stroke-linecap="round"') },
  { brows: [-3, 3], sly: true, mouth: line('M-4 17Q5 19 13 11', CONTOUR, 2.8, 'stroke-linecap="round"') },
  {
    brows: [-4, -3],
    sly: false,
    mouth:
      fill('M-7 13Q3 16 13 11Q11 22 3 22Q-5 21 -7 13Z', '#fff6e4', `stroke="${CONTOUR}" stroke-width="2.2" stroke-linejoin="round"`) +
      line('M-2 15.5V20M3 16V21.5M8 15V20', CONTOUR, 1),
  },
  {
    brows: [-6, -6],
    sly: false,
    mouth:
      fill('M-8 11Q3 14 14 10Q13 25 3 25Q-7 24 -8 11Z', '#5a1d26', `stroke="${CONTOUR}" stroke-width="2.2" stroke-linejoin="round"`) +
      fill('M-7 12.5Q3 15.5 13 11.5L12 16Q3 18 -6 16Z', '#fff6e4') +
      fill('M-3 22Q3 17 9 22Q3 26 -3 22Z', '#d8655f'),
  },
]

/** Ear, skull, cheeks. */
export function skull(skin: Colour): Svg {
  const shade = shadowed(skin, 0.26)
  const cheeks = fill(ellipse(-8, 10, 6.5, 4.5), '#d8553f', 'opacity=".24"') + fill(ellipse(17, 9, 6, 4.5), '#d8553f', 'opacity=".2"')
  return (
    cel(ellipse(-HEAD.w + 1, 4, 5, 7), skin, shade, { sw: 2.2, dx: -1, dy: -1 }) +
    cel(headPath(HEAD.w, HEAD.h, 0.68), skin, shade, { inner: cheeks, dx: -5, dy: -2 })
  )
}

export function looks(mood: number, skin: Colour, hair: Colour): Svg {
  const { brows, mouth, sly } = MOODS[mood]
  const lid = blend(skin, shadowed(skin, 0.28), 0.5)
  const eye = (x: number, k: number): Svg =>
    fill(ellipse(x, EYES, 6 * k, 6.8 * k), '#fffaf0', `stroke="${CONTOUR}" stroke-width="1.8"`) +
    disc(x + 1.8, EYES + 0.6, 3.3 * k, CONTOUR) +
    disc(x + 0.8, EYES - 1, 1.1, '#fff') +
    (sly
      ? fill(
          `M${x - 6.6} ${EYES - 1}Q${x} ${EYES - 9} ${x + 6.6} ${EYES - 1}Q${x} ${EYES - 3.6} ${x - 6.6} ${EYES - 1}Z`,
          lid,
          `stroke="${CONTOUR}" stroke-width="1.5"`,
        )
      : '')
  const brow = (d: string): Svg => line(d, shadowed(hair, 0.3), 3.6, 'stroke-linecap="round"')
  const [left, right] = brows
  const nose = fill(
    `M${SIDE + 1} 3Q${SIDE + 8} 9 ${SIDE + 5} 11.5Q${SIDE + 1} 13 ${SIDE - 2} 10.5`,
    blend(skin, '#d8553f', 0.2),
    `stroke="${CONTOUR}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"`,
  )
  return (
    eye(-8.5 + SIDE, 1) +
    eye(9 + SIDE, 0.94) +
    brow(`M${-15 + SIDE} ${EYES - 9 + left * 0.5}Q${-8 + SIDE} ${EYES - 14 + left * 0.4} ${-2 + SIDE} ${EYES - 9 - left * 0.3}`) +
    brow(`M${4 + SIDE} ${EYES - 9 - right * 0.3}Q${9 + SIDE} ${EYES - 14 + right * 0.3} ${16 + SIDE} ${EYES - 9 + right * 0.5}`) +
    nose +
    mouth
  )
}

/** Beards lie under the mouth's line, so that a smile still shows. */
export function beard(kind: number, hair: Colour): Svg {
  const dark = shadowed(hair, 0.4)
  switch (kind) {
    case 1:
      return cel('M-23 2C-30 24 -18 46 2 47C22 46 30 22 23 0C19 9 13 8 4 8C-6 9 -16 10 -23 2Z', hair, dark, {
        light: blend(hair, '#ffffff', 0.25),
      })
    case 2:
      return cel('M3 12C-4 7 -17 11 -19 21C-11 17 -7 20 3 17C13 20 17 17 25 20C23 10 10 7 3 12Z', hair, dark, { sw: 2, dx: -2, dy: -2 })
    case 3:
      return cel('M-6 22Q3 20 12 21Q12 38 3 39Q-5 38 -6 22Z', hair, dark, { sw: 2, dx: -2, dy: -2 })
    case 4:
      return fill('M-22 6Q-10 14 -6 15Q4 11 22 5Q21 26 0 26Q-20 26 -22 6Z', hair, 'opacity=".34"')
    default:
      return ''
  }
}

/** What somebody wears in the face, or has got there: patch, spectacles, monocle, freckles, scar. */
export const EXTRAS: readonly Svg[] = [
  '',
  line('M-24 -16L22 -9', CONTOUR, 3) +
    fill(ellipse(-8.5 + SIDE, EYES + 0.5, 8.5, 8), CONTOUR) +
    line('M-12 -4q4 -4 8 -2', '#fff', 1.6, 'opacity=".35"'),
  ['-6', '11.5'].map((x) => line(circle(Number(x), EYES, 9.4), CONTOUR, 4) + line(circle(Number(x), EYES, 9.4), '#e6b84e', 2)).join('') +
    line(`M3.4 ${EYES - 1}Q5 ${EYES - 3} 7 ${EYES - 1}M-15 ${EYES - 2}L-22 ${EYES - 4}`, '#e6b84e', 2.2),
  line(circle(11.5, EYES, 10), CONTOUR, 4.2) + line(circle(11.5, EYES, 10), '#e6b84e', 2.2) + line('M21 3q4 16 -3 30', '#e6b84e', 1.8),
  [
    [-12, 8],
    [-8.5, 10.5],
    [-5, 8.5],
    [14, 8],
    [17.5, 10],
    [20, 7.5],
  ]
    .map(([x, y]) => disc(x, y, 1.2, '#a85a34'))
    .join(''),
  line('M14 5L21 15M14.5 9.5L18.5 7M17.5 13.5L21 11', '#8f4331', 2.2, 'stroke-linecap="round"') +
    line(circle(-HEAD.w, 13, 3.6), '#eec04e', 2.4),
]
