import { CONTOUR, cel, shadowed } from '../kit/cel.ts'
import type { Colour } from '../kit/colour.ts'
import { disc, fill, line, slab } from '../kit/shape.ts'
import type { Svg } from '../kit/svg.ts'

const SHOULDERS = 'M-10 22C-24 26 -40 30 -44 60H44C40 30 24 26 10 22Q0 30 -10 22Z'

const stripes = (colour: Colour): Svg => [34, 43, 52].map((y) => slab(-46, y, 92, 4.5, colour)).join('')
const lapels = (colour: Colour, shirt: Colour): Svg =>
  fill('M-10 22L0 60L10 22Z', shirt) +
  fill('M-11 21L-24 34L-6 56L0 44ZM11 21L24 34L6 56L0 44Z', colour, `stroke="${CONTOUR}" stroke-width="2" stroke-linejoin="round"`)
const buttons = (colour: Colour): Svg => [36, 46, 56].map((y) => disc(-13, y, 2.2, colour) + disc(13, y, 2.2, colour)).join('')

interface Coat {
  readonly cloth: Colour
  readonly inner: Svg
}

/** Striped shirt, navy coat, oilskin, knitted jersey, red coat, linen, green coat. */
const COATS: readonly Coat[] = [
  { cloth: '#f1e6cf', inner: stripes('#2f5f7d') },
  { cloth: '#27405e', inner: lapels('#34537a', '#f4ead2') + buttons('#e6b84e') },
  { cloth: '#d9a531', inner: line('M0 26V60', '#8b6220', 2.4) + disc(4, 38, 2.4, '#8b6220') + disc(4, 50, 2.4, '#8b6220') },
  {
    cloth: '#5d6f68',
    inner: line('M-30 40q5-5 10 0t10 0t10 0t10 0t10 0t10 0M-36 50q5-5 10 0t10 0t10 0t10 0t10 0t10 0t10 0', '#46564f', 2),
  },
  { cloth: '#8e2f3b', inner: lapels('#a9404c', '#fbefcf') + buttons('#f2cf74') },
  { cloth: '#efe2c4', inner: line('M-4 26L2 40L8 27M2 40V48', '#a58f66', 2.2, 'stroke-linecap="round"') },
  { cloth: '#2f5d45', inner: lapels('#3f7458', '#f0dfb4') + buttons('#d8ab4a') },
]

/** Neck and shoulders. */
export function bust(coat: number, skin: Colour): Svg {
  const { cloth, inner } = COATS[coat]
  return (
    cel('M-9 14H9V28Q0 34 -9 28Z', shadowed(skin, 0.16), shadowed(skin, 0.34), { sw: 2.2 }) +
    cel(SHOULDERS, cloth, shadowed(cloth, 0.32), { inner, dx: -6, dy: -1 })
  )
}
