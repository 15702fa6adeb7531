import { inkLoop } from '../kit/ink.ts'
import { curve, poly, spline, tenth } from '../kit/path.ts'
import { placed } from '../kit/points.ts'
import { fill } from '../kit/shape.ts'
import type { Svg } from '../kit/svg.ts'
import { c } from './palette.ts'

/** An anchor on its chain; (x, y) is its crown, the chain goes up by `chain`. */
export function anchor(x: number, y: number, s: number, chain: number): Svg {
  const q = placed(x, y, s)
  const shank = q('-8,-150 8,-150 11,-8 0,0 -11,-8')
  const arms = q(
    '0,14 -34,6 -62,-16 -76,-48 -90,-40 -84,-74 -58,-56 -66,-52 -54,-26 -30,-8 -10,-6 10,-6 30,-8 54,-26 66,-52 58,-56 84,-74 90,-40 76,-48 62,-16 34,6',
  )
  const stock = q('-58,-138 58,-138 60,-126 -60,-126')
  let links = ''
  for (let at = 176; at < chain / s; at += 26) {
    const [[lx, ly]] = q(`0,${-at}`)
    links += `<ellipse cx="${tenth(lx)}" cy="${tenth(ly)}" rx="${tenth((at % 52 < 26 ? 8 : 4) * s)}" ry="${tenth(15 * s)}" fill="none" stroke="${c.line}" stroke-width="${tenth(7 * s)}"/><ellipse cx="${tenth(lx)}" cy="${tenth(ly)}" rx="${tenth((at % 52 < 26 ? 8 : 4) * s)}" ry="${tenth(15 * s)}" fill="none" stroke="${c.iron}" stroke-width="${tenth(4 * s)}"/>`
  }
  const ring = `<circle cx="${tenth(x)}" cy="${tenth(y - 162 * s)}" r="${tenth(14 * s)}" fill="none" stroke="${c.line}" stroke-width="${tenth(9 * s)}"/><circle cx="${tenth(x)}" cy="${tenth(y - 162 * s)}" r="${tenth(14 * s)}" fill="none" stroke="${c.iron}" stroke-width="${tenth(5.4 * s)}"/>`
  return (
    links +
    ring +
    fill(poly(stock), c.wood2) +
    fill(inkLoop(stock, { w: 2.4 }), c.line) +
    fill(poly(shank), c.iron) +
    fill(poly(q('-6,-146 -1,-146 -2,-14 -7,-14')), '#fff', 'opacity=".22"') +
    fill(poly(arms), c.iron) +
    fill(poly(q('-60,-18 -34,4 0,11 0,5 -32,-2 -56,-22')), '#fff', 'opacity=".16"') +
    fill(inkLoop(shank, { w: 2.4 }) + inkLoop(spline(arms, true, 2), { w: 2.6 }), c.line)
  )
}

/** Water thrown up where something falls in: a crown of it, and drops; about 220 wide around its middle. */
export function splash(x: number, y: number, s: number): Svg {
  const q = placed(x, y, s)
  const back = q(
    '-84,16 -78,-18 -72,-46 -66,-60 -60,-46 -52,-20 -42,-22 -36,-64 -30,-96 -22,-104 -16,-92 -12,-50 -4,-30 6,-36 12,-70 20,-88 27,-74 32,-34 44,-22 54,-40 62,-60 69,-48 74,-16 86,16',
  )
  const front = q(
    '-112,18 -112,2 -104,-16 -95,-20 -88,-8 -76,0 -66,-12 -58,-36 -49,-46 -43,-30 -36,-4 -22,4 -10,-8 -4,-30 5,-40 12,-26 18,-2 32,2 42,-14 50,-38 59,-42 65,-24 72,-2 84,0 92,-12 101,-16 108,-4 112,18 60,28 0,31 -60,28',
  )
  const drops = [
    [-92, -52, 5],
    [-62, -72, 4],
    [-30, -92, 6],
    [14, -104, 5],
    [44, -88, 4],
    [74, -70, 6],
    [98, -44, 4],
  ]
  return (
    fill(curve(back), c.sea) +
    fill(inkLoop(spline(back, true, 4), { w: 1.8 }), c.sea3) +
    fill(curve(front), c.foam) +
    fill(curve(q('-108,18 -60,10 0,14 60,10 108,18 60,27 0,30 -60,27')), c.sea, 'opacity=".55"') +
    fill(inkLoop(spline(front, true, 4), { w: 2.2 }), c.sea3) +
    drops
      .map(
        ([u, v, r]) =>
          `<circle cx="${tenth(x + u * s)}" cy="${tenth(y + v * s)}" r="${tenth(r * s)}" fill="${c.foam}" stroke="${c.sea3}" stroke-width="1.6"/>`,
      )
      .join('')
  )
}

/** A spade, for the beach. */
export function spade(x: number, y: number, s: number): Svg {
  const q = placed(x, y, s)
  const blade = q('-9,0 9,0 8,20 0,30 -8,20')
  return (
    fill(poly(q('-2.5,-44 2.5,-44 3,2 -3,2')), c.wood3) +
    fill(inkLoop(q('-2.5,-44 2.5,-44 3,2 -3,2'), { w: 1.3 }), c.line) +
    fill(poly(q('-10,-48 10,-48 10,-43 -10,-43')), c.wood2) +
    fill(poly(blade), '#8d8d92') +
    fill(inkLoop(blade, { w: 1.8 }), c.line)
  )
}
