import type { Svg } from '../../kit/index.ts'
import { coastsOf, frameOf, type Space } from './coasts.ts'
import { hexPath, middleOf, outlineOf } from './hexes.ts'
import { rose } from './margin.ts'
import { OUTLINE, type Palette } from '../palette.ts'
import { chartPicture } from './picture.ts'
import { cloud, whirlpool } from './weather.ts'

/** Storms and whirlpools of a chart, in map units: the part that moves. */
export const weatherPicture = (spaces: readonly Space[], palette: Palette): Svg =>
  spaces
    .map(({ q, r, ground }) => {
      const [x, y] = middleOf(q, r)
      if (ground === 'treacherous')
        return `<g transform="translate(${x},${y}) scale(1,.66) rotate(${(q * 67 + r * 31) % 360})">${whirlpool(palette)}</g>`
      return ground === 'stormy'
        ? `<g transform="translate(${x},${y - 3}) scale(${(q + r) % 2 === 0 ? 0.97 : -1.04},1)">${cloud(palette)}</g>`
        : ''
    })
    .join('')

/** A piece of the map as it lies in the hand, with the viewBox it needs. */
export function tilePicture(spaces: readonly Space[], palette: Palette): { readonly box: string; readonly art: Svg } {
  const { left, top, width, height } = frameOf(spaces, 44)
  const outline = outlineOf(spaces.map(({ q, r }) => middleOf(q, r)))
  const art = `${chartPicture(spaces, { ...coastsOf(spaces), sea: outline, rims: [] }, palette)}${weatherPicture(spaces, palette)}<path d="${outline}" fill="none" stroke="${OUTLINE}" stroke-width="2.4" stroke-linejoin="round"/>`
  return { box: `${left} ${top} ${width} ${height}`, art }
}

/** The back of a piece: what lies face down is impassible. */
export function tileBack(spaces: readonly Space[], palette: Palette): { readonly box: string; readonly art: Svg } {
  const { left, top, width, height } = frameOf(spaces, 44)
  const backs = spaces
    .map(({ q, r }) => {
      const middle = middleOf(q, r)
      return `<path d="${hexPath(middle, 39.4)}" fill="#7a6142" stroke="${OUTLINE}" stroke-width="2"/><path d="${hexPath(middle, 33)}" fill="none" stroke="#d8b56a" stroke-width="1.4" stroke-dasharray="4 4"/>`
    })
    .join('')
  return {
    box: `${left} ${top} ${width} ${height}`,
    art: `${backs}<g transform="translate(${left + width / 2},${top + height / 2})">${rose(palette, 26)}</g>`,
  }
}
