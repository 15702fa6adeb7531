import { circle, roundRect, type Svg } from '../../kit/index.ts'
import { cel, ink } from '../brush.ts'

export type Gun = 'single' | 'double' | 'triple'

const IRON = ['#596072', '#2b2e3b'] as const

function barrel(y: number, w: number, turn: number): Svg {
  const body = `M-26,${-w / 2} Q-33,0 -26,${w / 2} L30,${w * 0.36} V${-w * 0.36}Z`
  const rings = `<path d="M-12,${-w * 0.47} v${w * 0.94} M8,${-w * 0.42} v${w * 0.84}" stroke="${ink}" stroke-width="2"/>`
  const knob = `<circle cx="-32" cy="0" r="3.6" fill="#3a3e4c" stroke="${ink}" stroke-width="2"/>`
  return `<g transform="translate(0 ${y}) rotate(${turn})">${cel(body, ...IRON, { light: '#aab3c6', dx: -1, dy: -4 })}${cel(roundRect(27, -w * 0.5, 8, w, 2), ...IRON, { dx: -1, dy: -3 })}${rings}${knob}</g>`
}

const BARRELS: Readonly<Record<Gun, () => Svg>> = {
  single: () => barrel(-26, 17, -6),
  double: () => barrel(-36, 14, -9) + barrel(-23, 14, -4),
  triple: () => barrel(-44, 13, -14) + barrel(-33, 13, -8) + barrel(-21, 13, -3),
}

const wheel = (x: number): Svg => `${cel(circle(x, -8, 8), '#96653a', '#5a381c')}<circle cx="${x}" cy="-8" r="2.4" fill="${ink}"/>`
const carriage = (): Svg => cel('M-30,-8 L-26,-22 L-8,-22 L4,-15 L22,-15 L24,-8Z', '#a8713e', '#6b4221', { light: '#dba869' })

/** A cannon of one to three barrels, 84 by 52, standing on 0,0; a busted one lies broken and smokes. */
export function gun(type: Gun, busted = false): Svg {
  const barrels = BARRELS[type]()
  if (!busted) return barrels + carriage() + wheel(-18) + wheel(14)
  const crack = '<path d="M-4,-34 l5,8 l-6,4 l5,9" fill="none" stroke="#ff9d5a" stroke-width="2.6"/>'
  const smoke =
    '<path d="M-22,-34 q-8,-8 0,-14 q-6,-8 4,-12" fill="none" stroke="#cfc7bd" stroke-opacity=".7" stroke-width="5" stroke-linecap="round"/>'
  return `<g transform="translate(2 6) rotate(18 0 -20)">${barrels}</g><g transform="rotate(-9)">${carriage()}</g>${wheel(-20)}<g transform="translate(26 -2) scale(1 .5)">${wheel(0)}</g>${crack}${smoke}`
}
