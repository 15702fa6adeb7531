import { blend, type Colour } from './colour.ts'
import { ids, type Svg } from './svg.ts'

/** The line round people and what they wear. */
export const CONTOUR: Colour = '#2a1722'

/** The side of a thing that lies in shadow: not darker alone, but nearer to the night. */
export const shadowed = (colour: Colour, t = 0.35): Colour => blend(colour, '#1c0f2a', t)

const nextClip = ids('cel')

export interface Cel {
  /** How far the light side lies from the outline: to the upper left. */
  readonly dx?: number
  readonly dy?: number
  /** A rim of light, its width, where it lies and how strong it is. */
  readonly light?: Colour
  readonly lw?: number
  readonly lx?: number
  readonly ly?: number
  readonly lo?: number
  /** What is drawn on the body, inside its outline. */
  readonly inner?: Svg
  /** The width of the contour; 0 for none. */
  readonly sw?: number
}

/** Cel shading: one path gives body colour, a crescent of shade at the lower right, a rim of light if wanted, and the contour. */
export function cel(
  d: string,
  base: Colour,
  shade: Colour,
  { dx = -4, dy = -3, light, lw = 3, lx = 1.6, ly = 2, lo = 0.75, inner = '', sw = 2.4 }: Cel = {},
): Svg {
  const id = nextClip()
  const rim =
    light === undefined
      ? ''
      : `<path d="${d}" fill="none" stroke="${light}" stroke-width="${lw}" transform="translate(${lx} ${ly})" opacity="${lo}"/>`
  const contour =
    sw === 0 ? '' : `<path d="${d}" fill="none" stroke="${CONTOUR}" stroke-width="${sw}" stroke-linejoin="round" stroke-linecap="round"/>`
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})"><path d="${d}" fill="${shade}"/><path d="${d}" fill="${base}" transform="translate(${dx} ${dy})"/>${rim}${inner}</g>${contour}`
}

/** A limb: a thick line with contour and a shaded under-side. */
export function limb(d: string, width: number, colour: Colour): Svg {
  const line = (w: number, c: Colour, move = ''): Svg =>
    `<path d="${d}" fill="none" stroke="${c}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"${move}/>`
  return line(width + 4.6, CONTOUR) + line(width, shadowed(colour, 0.3)) + line(width * 0.66, colour, ' transform="translate(-1.2 -1.4)"')
}

/** A head: `w` and `h` are half its size, `jaw` how broad the chin is. */
export const headPath = (w: number, h: number, jaw: number): string =>
  `M${-w},${-h * 0.2} C${-w},${-h * 1.12} ${w},${-h * 1.12} ${w},${-h * 0.2} C${w},${h * 0.4} ${w * jaw},${h * 0.98} 0,${h} C${-w * jaw},${h * 0.98} ${-w},${h * 0.4} ${-w},${-h * 0.2}Z`
