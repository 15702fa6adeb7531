import { fill, line, random, tenth, type Svg } from '../../kit/index.ts'
import type { Light } from './light.ts'

/** One strip of waves: it may slide sideways by a whole `period` and looks the same. */
export interface Strip {
  readonly art: Svg
  readonly width: number
  readonly height: number
  readonly x: number
  readonly y: number
  readonly period: number
}

const CREST = 12

const waves = (from: number, to: number, period: number, height: number): string => {
  let d = ''
  for (let x = from; x < to; x += period) d += `q${period / 4},${-height * 1.6} ${period / 2},0t${period / 2},0`
  return d
}

/** The sea from the horizon down, one strip before the other. */
export function seaStrips({ sea }: Light, width: number, horizon: number, bottom: number): readonly Strip[] {
  const top = (i: number): number => horizon + (bottom - horizon) * (i / sea.length) ** 1.5
  return sea.map((colour, i) => {
    const period = Math.round(60 + i * 34)
    const w = Math.ceil(width / period) * period + 2 * period
    const h = Math.ceil((i + 1 < sea.length ? top(i + 1) : bottom) - top(i) + 22 + (i + 1) * 3) + CREST
    const surface = i === 0 ? `M0,${CREST}H${w}` : `M0,${CREST}${waves(0, w, period, 2 + i * 1.7)}`
    return { art: fill(`${surface}V${h}H0Z`, colour), width: w, height: h, x: -period, y: top(i) - CREST, period }
  })
}

/** Light on the water below the sun. */
export function glitter({ glint }: Light, horizon: number, bottom: number, sun: number): Svg {
  const roll = random(5)
  let d = ''
  for (let i = 0; i < 26; i++) {
    const q = i / 26
    const y = horizon + 3 + (bottom - horizon) * q * q * 0.9
    const w = (14 + roll() * 50) * (1 - q * 0.3)
    const x = sun + (roll() - 0.5) * (90 + q * 190)
    d += `M${tenth(x - w / 2)},${tenth(y)}h${tenth(w)}`
  }
  return line(d, glint, 2, 'opacity=".8" stroke-linecap="round"')
}

/** Water standing before something: two rows of waves over this width. */
export const ripples = ({ sea }: Light, width: number, height: number): Svg =>
  fill(`M-20,12${waves(-20, width + 20, 48, 5.6)}V${height}H-20Z`, sea[1]) +
  fill(`M-20,${height * 0.6}${waves(-20, width + 20, 48, 5.6)}V${height}H-20Z`, sea[2])
