import { blend, CONTOUR, ids, type Colour, type Svg } from '../kit/index.ts'

export { cel, headPath, limb, shadowed as dark } from '../kit/index.ts'

/** The line that everything in this world is drawn with. */
export const ink: Colour = CONTOUR
export const cream: Colour = '#fbefcf'
export const brass: Colour = '#e0b14c'

export const lite = (colour: Colour, t = 0.3): Colour => blend(colour, '#fff3d0', t)

export const nextId = ids('sk')

/** Places a drawing. */
export const at = (x: number, y: number, drawing: Svg, scale = 1, turn = 0): Svg =>
  `<g transform="translate(${x} ${y})${turn === 0 ? '' : ` rotate(${turn})`}${scale === 1 ? '' : ` scale(${scale})`}">${drawing}</g>`

/** A drawing as a picture of its own, for an image or to be put on a page. */
export const picture = (drawing: Svg, [x, y, w, h]: readonly [number, number, number, number], defs: Svg = ''): Svg =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${w} ${h}" width="${w}" height="${h}">${defs}${drawing}</svg>`
