import { curve, poly } from '../../kit/path.ts'
import { points } from '../../kit/points.ts'
import { disc, fill, line, rays, slab } from '../../kit/shape.ts'
import { text, type Svg } from '../../kit/svg.ts'

const IVORY = '#f3e7cb'
const INK = '#14212b'
const VERMILION = '#c8432b'
const SEA = '#2f7f78'
const BRASS = '#c59a45'
const plane = (list: string, colour: string): Svg => fill(poly(points(list)), colour)

const iceberg = (): Svg =>
  plane('150,224 176,128 196,148 214,96 240,140 240,224', '#e9f1ec') +
  plane('176,128 184,224 150,224', '#bcd6d2') +
  plane('214,96 206,224 184,224 196,148', '#cfe3de') +
  plane('214,96 240,140 240,224 222,224', '#9cc0bf')

/** A liner, bow on. */
const liner = (): Svg =>
  plane('60,236 66,150 92,138 110,128 128,138 150,150 160,236', INK) +
  plane('110,128 110,262 60,236 66,150 92,138', '#223745') +
  plane('66,150 110,128 152,150 152,158 110,137 66,158', IVORY) +
  plane('78,146 82,112 138,112 142,146 110,130', IVORY) +
  plane('110,112 138,112 142,146 110,130', '#d9c9a4') +
  [87, 97, 107, 117, 127].map((x) => slab(x, 118, 5, 8, INK)).join('') +
  plane('88,112 91,66 129,66 132,112', VERMILION) +
  plane('110,66 129,66 132,112 110,112', '#98301d') +
  plane('90,78 91,66 129,66 130,78', INK) +
  fill(curve(points('104,64 96,40 60,30 20,36 10,26 50,16 104,24 118,48 118,64')), INK, 'opacity=".85"') +
  points('94,176 126,176 90,192 130,192')
    .map(([x, y]) => disc(x, y, 3, BRASS))
    .join('')

/** To the Bottom: a poster of 1912. */
export const bottomCover = (title: string): Svg =>
  slab(0, 0, 240, 300, SEA) +
  rays(120, 176, 320, 36, Math.PI, Math.PI * 2, IVORY) +
  disc(120, 176, 74, BRASS) +
  disc(120, 176, 62, VERMILION) +
  iceberg() +
  liner() +
  slab(0, 224, 240, 76, INK) +
  plane('110,262 40,232 0,240 0,252 60,244', IVORY) +
  plane('110,262 180,232 240,240 240,252 162,244', IVORY) +
  [0.8, 0.6, 0.4].map((opacity, i) => line(`M0 ${246 + i * 10}H240`, SEA, 2, `opacity="${opacity}"`)).join('') +
  slab(7, 7, 226, 286, 'none', `stroke="${BRASS}" stroke-width="2.5"`) +
  slab(12, 12, 216, 276, 'none', `stroke="${BRASS}"`) +
  slab(8, 262, 224, 30, INK) +
  line('M7 262H233', BRASS, 2) +
  `<text x="120" y="285" text-anchor="middle" font-family="'Limelight','Josefin Sans Variable',sans-serif" font-size="22" letter-spacing=".6" fill="${IVORY}">${text(title.toUpperCase())}</text>`
