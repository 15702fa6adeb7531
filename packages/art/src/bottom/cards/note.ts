import { fill, type Svg } from '../../kit/index.ts'

/** Two quavers in the air. */
export const note = (x: number, y: number, size = 1): Svg =>
  `<g transform="translate(${x},${y}) scale(${size})">${fill(
    'M0,0C0,-4 7,-6 7,-1C7,3 0,4 0,0ZM5.5,-1V-18L16,-21V-4C16,1 9,2 9,-2C9,-5 14,-6 14,-4V-15.5L7.5,-13.5V-1Z',
    '#fbf1da',
  )}</g>`
