import { roundRect, type Svg } from '../kit/index.ts'
import { cel, cream, ink } from './brush.ts'

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI']
const WOODS = [
  ['#9c6433', '#5d381a', '#d79c5c', '#e0b14c'],
  ['#56687a', '#2d3846', '#9fb6c8', '#c9d2d6'],
  ['#6d5a86', '#3b2e52', '#a997c4', '#e0c98a'],
] as const
const LIDS = [
  'M-18,14 V-4 Q-18,-16 0,-16 Q18,-16 18,-4 V14Z',
  'M-18,14 V-9 L-13,-16 H13 L18,-9 V14Z',
  'M-18,14 V-6 L-9,-16 H9 L18,-6 V14Z',
] as const

/** A chest: each of several is a thing of its own by wood, lid and numeral. `which` counts from 0. */
export function chest(which: number): Svg {
  const [base, shade, light, band] = WOODS[which % WOODS.length]
  const lid = LIDS[which % LIDS.length]
  return `${cel(lid, base, shade, { light })}<path d="M-18,-3 H18 M-12,-14 V14 M12,-14 V14" stroke="${band}" stroke-width="3"/>${cel(roundRect(-8.5, -8, 17, 17, 3), cream, '#d3bd8a', { sw: 2 })}<text y="5.4" text-anchor="middle" font-family="Almendra, serif" font-weight="700" font-size="15" fill="${ink}">${NUMERALS[which % NUMERALS.length]}</text>`
}

/** The lid thrown open, light coming out: for the moment when it is taken. */
export function openChest(): Svg {
  const rays = [-60, -30, 0, 30, 60]
    .map((a) => `<path transform="rotate(${a} 0 -4)" d="M-2,-8 L-7,-52 L0,-46 L7,-52 L2,-8Z" fill="#ffe9a0" opacity=".34"/>`)
    .join('')
  return `${rays}${cel('M-18,-6 L-14,-20 H14 L18,-6Z', '#7a4a26', '#4a2a16', { light: '#d79c5c' })}${cel('M-18,14 V-6 H18 V14Z', '#9c6433', '#5d381a', { light: '#d79c5c' })}<path d="M-15,-6 Q0,-16 15,-6Z" fill="#ffd75a" stroke="${ink}" stroke-width="2"/><path d="M-12,-6 V14 M12,-6 V14" stroke="#e0b14c" stroke-width="3"/>`
}
