import { fractalNoise, poly, random, tenth, valueNoise, type Colour, type Point, type Svg } from '../kit/index.ts'
import type { Palette } from './palette.ts'

/** The worn edge of a sheet of this size. */
function edgeOf(width: number, height: number): string {
  const pieces = 90
  const inset = 5
  const points: Point[] = []
  const wear = (i: number, side: number): number =>
    (fractalNoise(i * 0.35, side, 4) - 0.5) * 7 + (valueNoise(i * 2.3, side, 8) > 0.86 ? 5 : 0)
  const along = (length: number, i: number): number => inset + ((length - 2 * inset) * i) / pieces
  for (let i = 0; i <= pieces; i++) points.push([along(width, i), inset + wear(i, 1)])
  for (let i = 0; i <= pieces; i++) points.push([width - inset - wear(i, 5), along(height, i)])
  for (let i = pieces; i >= 0; i--) points.push([along(width, i), height - inset - wear(i, 9)])
  for (let i = pieces; i >= 0; i--) points.push([inset + wear(i, 13), along(height, i)])
  return poly(points)
}

/** The paper that a chart is drawn on, with stains and folds; `margin` is what else is drawn on it. */
export function sheetPicture(width: number, height: number, palette: Palette, margin: Svg = ''): Svg {
  const r = random(12)
  const edge = edgeOf(width, height)
  let stains = ''
  for (let i = 0; i < 9; i++) {
    const [x, y, size] = [r() * width, r() * height, 30 + r() * 90]
    stains += `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(size)}" fill="url(#qc-stain)"/>`
  }
  const fold = (x: number, y: number, w: number, h: number, gradient: string): Svg =>
    `<rect x="${tenth(x)}" y="${tenth(y)}" width="${tenth(w)}" height="${tenth(h)}" fill="url(#qc-fold-${gradient})"/>`
  const crease = (name: string, ends: string): Svg =>
    `<linearGradient id="qc-fold-${name}" ${ends}><stop offset="0" stop-color="#3c1e00" stop-opacity="0"/><stop offset=".48" stop-color="#3c1e00" stop-opacity=".1"/><stop offset=".52" stop-color="#fff" stop-opacity=".16"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>`
  return `<defs><clipPath id="qc-edge"><path d="${edge}"/></clipPath><radialGradient id="qc-paper" gradientUnits="userSpaceOnUse" cx="${tenth(width * 0.46)}" cy="${tenth(height * 0.44)}" r="${tenth(width * 0.72)}"><stop offset="0.08" stop-color="${palette.paperHi}"/><stop offset=".6" stop-color="${palette.paper}"/><stop offset="1" stop-color="${palette.paperLo}"/></radialGradient><radialGradient id="qc-stain"><stop offset=".2" stop-color="${palette.stain}" stop-opacity=".06"/><stop offset=".85" stop-color="${palette.stain}" stop-opacity=".09"/><stop offset="1" stop-color="${palette.stain}" stop-opacity="0"/></radialGradient>${crease('down', 'x2="1"')}${crease('across', 'x2="0" y2="1"')}</defs><path d="${edge}" fill="#000" opacity=".28" transform="translate(3,5)"/><path d="${edge}" fill="#000" opacity=".2" transform="translate(1.500,2.500)"/><path d="${edge}" fill="url(#qc-paper)"/><g clip-path="url(#qc-edge)">${stains}${margin}${fold(width / 3 - 7, 0, 14, height, 'down')}${fold((width * 2) / 3 - 7, 0, 14, height, 'down')}${fold(0, height / 2 - 7, width, 14, 'across')}<path d="${edge}" fill="none" stroke="${palette.stain}" stroke-opacity=".18" stroke-width="16"/><path d="${edge}" fill="none" stroke="${palette.stain}" stroke-opacity=".4" stroke-width="6"/></g>`
}

const DAY_WOOD: readonly Colour[] = ['#4b301d', '#553722', '#412817']
const NIGHT_WOOD: readonly Colour[] = ['#1d1410', '#241913', '#1a120e']

/** Three planks of a walnut table, which may be repeated in both directions. */
export function planks(night: boolean, width = 720, plank = 74): Svg {
  const r = random(31)
  return (night ? NIGHT_WOOD : DAY_WOOD)
    .map((colour, row) => {
      const top = row * plank
      let veins = ''
      for (let k = 0; k < 46; k++) {
        const y = top + r() * plank
        const dark = r() < 0.5
        const weight = tenth(0.6 + r() * 1.6)
        const wave = r() * 5
        const start = r() * width - 140
        let d = `M${tenth(start)},${tenth(y)}`
        for (let s = 0; s < 8; s++) d += `L${tenth(start + (s + 1) * 50)},${tenth(y + Math.sin(s * 0.9 + wave) * 2.2)}`
        veins += `<path d="${d}" fill="none" stroke="${dark ? '#000' : '#ffd296'}" stroke-opacity="${dark ? 0.16 : 0.05}" stroke-width="${weight}"/>`
      }
      return `<rect y="${top}" width="${width}" height="${plank}" fill="${colour}"/>${veins}<rect y="${top}" width="${width}" height="1.6" fill="#000" opacity=".5"/><rect y="${top + 1.6}" width="${width}" height="1.2" fill="#ffdcaa" opacity=".09"/>`
    })
    .join('')
}
