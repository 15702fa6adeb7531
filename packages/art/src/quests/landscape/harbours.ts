import type { Colour, Svg } from '../../kit/index.ts'
import { buildingsOf } from './buildings.ts'
import { groundOf } from './ground.ts'
import type { Pen } from './pen.ts'

/** The roofs of the Trading Ports by day and by night. */
const ROOFS: Readonly<Record<string, readonly [Colour, Colour]>> = {
  coppergate: ['#6f9c86', '#5f7a66'],
  'saffron-quay': ['#dca233', '#8a6420'],
  silverhook: ['#a9b7bf', '#6d7a86'],
}

/** The awning over a port's counter, 360 by 22. */
export function awning(id: string): Svg {
  const cloth = ROOFS[id]?.[0] ?? (id === 'workshop' ? '#7f3420' : '#2f6b58')
  return Array.from(
    { length: 18 },
    (_, i) =>
      `<path d="M${i * 20},0h20v13a10,8 0 0 1 -20,0Z" fill="${i % 2 === 1 ? '#f4e8c8' : cloth}" stroke="#2c2117" stroke-width="1"/>`,
  ).join('')
}

/** Trading Ports, Workshops and Home Ports, drawn around their middle. */
export function harboursOf(pen: Pen) {
  const { palette, ink, shape, line } = pen
  const { house, tower, flagOn } = buildingsOf(pen)
  const { smoke } = groundOf(pen)
  const port = (id: string): Svg => {
    const c = ROOFS[id]?.[palette.lamp ? 1 : 0] ?? palette.roof
    return (
      shape('M-22,10V6H22V10Z', palette.thatch, 1) +
      line('M-18,10v4M-10,10v4M-2,10v4M6,10v4M14,10v4', 1.6) +
      house(-14, 6, 10, 7, c, palette.roof2) +
      house(14, 6, 10, 6, c, palette.roof2) +
      tower(1, 6, 8, 15, { roof: c }) +
      house(-5, 7, 8, 5, palette.roof, palette.roof2) +
      `<g transform="translate(8.5,-1)">${shape('M-5,7V0H5V7Z', palette.wall, 0.9)}${shape('M-6.4,0q1.6,-3.4 3.2,0q1.6,-3.4 3.2,0q1.6,-3.4 3.2,0q1.6,-3.4 3.2,0Z', c, 0.9)}</g>`
    )
  }
  const workshop = (): Svg =>
    shape('M-22,10C-16,7 14,6 22,9V12H-22Z', palette.thatch, 1) +
    house(-13, 7, 13, 8, palette.roof2, palette.rock3) +
    `<path d="M-16,-8v-4h2.6v4Z" fill="${palette.rock3}" stroke="${ink}" stroke-width=".8"/>` +
    smoke(-15, -13) +
    shape('M-1,2C2,9 14,9 20,-1L16,1C10,3 4,3 -1,2Z', palette.roof, 1.1) +
    line('M2,4l-1,-7M7,5.4l-.5,-8M12,4.6l.5,-8M16,2l2,-7', 1.2) +
    line('M3,9L9,-17M15,9L9,-17M9,-17L19,-12M19,-12v5', 1.4)
  const home = (c: Colour): Svg =>
    shape('M-22,8V-3H-14V8Z', palette.wall, 1) +
    shape('M14,8V-3H22V8Z', palette.wall, 1) +
    shape('M-23,-3v-3h2.4v1.4h2.4v-1.4h2.4v1.4h2.4v-1.4h2V-3Z', palette.wall, 0.9) +
    shape('M13,-3v-3h2v1.4h2.4v-1.4h2.4v1.4h2.4v-1.4h2.4V-3Z', palette.wall, 0.9) +
    shape('M-14,8V1H14V8Z', palette.wall2, 1) +
    shape('M-4,8V4a4,4 0 0 1 8,0V8Z', palette.window, 0.8) +
    tower(0, 1, 10, 14, { roof: c }) +
    house(-9, 1, 8, 5) +
    house(9, 1, 8, 5) +
    flagOn(0, -23, c, 15)
  return { port, workshop, home }
}
