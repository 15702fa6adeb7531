import { tenth } from '../../kit/path.ts'
import { points } from '../../kit/points.ts'
import { scatter } from '../../kit/random.ts'
import { disc, fill, line, slab } from '../../kit/shape.ts'
import { text, type Svg } from '../../kit/svg.ts'
import { tentacle } from '../tentacle.ts'

const CONTOUR = '#150d08'
const ARM = { colour: '#6d2b52', sucker: '#d98aa8' }

const room = (x: number, y: number, w: number, h: number, colour: string): Svg =>
  slab(x, y, w, h, colour, `rx="3" stroke="${CONTOUR}" stroke-width="2.4"`)

/** Somebody against the lamp light. */
const figure = (x: number, y: number, k: number, hat: boolean): Svg =>
  fill(`M${x - 7 * k} ${y}q-1-${16 * k} ${7 * k}-${18 * k}q${8 * k} ${2 * k} ${7 * k} ${18 * k}z`, '#1c120c') +
  disc(x, y - 22 * k, 6 * k, '#1c120c') +
  (hat ? fill(`M${x - 11 * k} ${y - 24 * k}q${11 * k}-${14 * k} ${22 * k} 0z`, '#1c120c') : '')

const HULL = 'M20 120L46 214Q60 240 96 242H168Q204 238 218 206L232 116L196 128H60Z'
const ship = (): Svg =>
  `<path d="${HULL}" fill="#6b4326" stroke="${CONTOUR}" stroke-width="4" stroke-linejoin="round"/>` +
  room(52, 134, 66, 40, '#f0b24a') +
  room(124, 134, 78, 40, '#e89a3a') +
  room(60, 180, 60, 34, '#c9762a') +
  room(126, 180, 72, 34, '#a85b24') +
  fill('M60 200q15-6 30 0t30 0V214H60zM126 198q18-6 36 0t36 0V214H126z', '#2f93a0') +
  line('M60 200q15-6 30 0t30 0M126 198q18-6 36 0t36 0', '#c8f0ee', 2) +
  figure(72, 174, 1.05, true) +
  figure(96, 174, 1, false) +
  figure(148, 174, 1.1, true) +
  figure(178, 174, 1, false) +
  line('M186 156l12-12M184 150h-10', '#1c120c', 3) +
  figure(88, 206, 0.9, false) +
  slab(150, 190, 24, 14, '#e3b23c', `rx="3" stroke="${CONTOUR}" stroke-width="2"`) +
  line('M200 196q26-8 40 8', '#bfe8e6', 4, 'stroke-linecap="round"') +
  `<path d="M120 128V58M120 66l52 48H120M120 72L74 116h46" fill="#d9cba4" stroke="${CONTOUR}" stroke-width="2.6" stroke-linejoin="round"/>` +
  `<path d="M120 58l26 8-26 9z" fill="#b3261a" stroke="${CONTOUR}" stroke-width="1.6"/>`

function rain(): Svg {
  let d = ''
  for (let i = 0; i < 34; i++) d += `M${tenth(scatter(i) * 280 - 20)} ${tenth(scatter(i * 3.3) * 210)}l-7 22`
  return line(d, '#9fd0cf', 1.3, 'stroke-opacity=".28"')
}

const SURFACE = 'M-10 226Q30 208 66 224T140 222T206 226T260 218'

/** We're Sinking!: the ship cut open in the Kraken's arms. */
export const sinkingCover = (title: string, below: string): Svg =>
  `<defs><linearGradient id="h-sinking" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#1f6a74"/><stop offset=".5" stop-color="#0d3a44"/><stop offset="1" stop-color="#041318"/></linearGradient></defs>` +
  slab(0, 0, 240, 300, 'url(#h-sinking)') +
  rain() +
  tentacle({ along: points('18,310 6,230 30,150 14,92 40,66 62,86 52,104'), width: 40, ...ARM }) +
  tentacle({ along: points('232,310 236,214 206,150 232,92 206,62 184,80'), width: 38, ...ARM, colour: '#5d2348', side: -1 }) +
  `<g transform="rotate(-9 120 190)">${ship()}</g>` +
  fill(`${SURFACE}V320H-10Z`, '#125464') +
  line(SURFACE, '#bdebe6', 3) +
  fill('M-10 258Q40 246 90 258T190 254T260 258V320H-10Z', '#0a3a48') +
  tentacle({ along: points('120,330 104,262 150,232 196,226 212,196 190,184 180,198'), width: 34, colour: '#7d3560', sucker: '#e6a0bb' }) +
  tentacle({ along: points('70,330 60,280 30,262 22,240 40,230 48,244'), width: 22, ...ARM }) +
  `<g text-anchor="middle" fill="#fff0cf" paint-order="stroke" stroke-linejoin="round"><text x="120" y="38" font-family="'Pirata One','IM Fell English SC',serif" font-size="35" stroke="#1a0a08" stroke-width="6">${text(title)}</text><text x="120" y="290" font-family="'IM Fell English SC',serif" font-size="17" stroke="#062028" stroke-width="4">${text(below)}</text></g>`
