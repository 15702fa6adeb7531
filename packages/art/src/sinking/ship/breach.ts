import { ellipse, poly, random, tenth, type Point, type Svg } from '../../kit/index.ts'
import { ink } from '../brush.ts'

const TEETH = 26

/** A hole in the planking with as many jets as it lets water in; a permanent one has an iron ring. `fall`: how deep the jets fall. */
export function breach(strength: number, permanent = false, fall = 40): Svg {
  const chance = random(strength * 7 + (permanent ? 3 : 0))
  const r = permanent ? 16 : 12 + strength * 3.4
  const hole = Array.from({ length: TEETH }, (_, i): Point => {
    const a = (i / TEETH) * Math.PI * 2
    const k = r * ((i % 2 === 1 ? 0.66 : 1.08) + chance() * 0.22)
    return [Math.cos(a) * k * 1.25, Math.sin(a) * k * 0.9]
  })
  const splinters = hole.map(([x, y]): Point => [x * 1.24, y * 1.24])
  const sea = `<path d="M${-r},${-r * 0.1} q${r * 0.5},${-r * 0.4} ${r},0 t${r},0 V${r * 0.5} L0,${r * 0.8} L${-r},${r * 0.5}Z" fill="#2c88a0" opacity=".9"/>`
  const wood = `<path d="${poly(splinters)}" fill="#e2b273" stroke="${ink}" stroke-width="2" stroke-linejoin="round"/><path d="${poly(hole)}" fill="#123f52" stroke="#5a3318" stroke-width="2"/>`
  return wood + sea + (permanent ? ring(r * 1.12) : '') + jets(permanent ? 1 : strength, fall)
}

function ring(r: number): Svg {
  const bolts = [0, 60, 120, 180, 240, 300].map((a) => {
    const [x, y] = [Math.cos((a * Math.PI) / 180) * r, Math.sin((a * Math.PI) / 180) * r]
    return `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="2.6" fill="#cfd6e2" stroke="${ink}" stroke-width="1.4"/>`
  })
  return `<circle r="${r}" fill="none" stroke="${ink}" stroke-width="9"/><circle r="${r}" fill="none" stroke="#717a8c" stroke-width="5"/>${bolts.join('')}`
}

function jets(n: number, fall: number): Svg {
  return Array.from({ length: n }, (_, i) => {
    const middle = i - (n - 1) / 2
    const side = n === 1 || middle >= 0 ? 1 : -1
    const from = middle * 9
    const to = from + side * (14 + i * 3)
    const d = `M${from},2 C${from + side * 8},-6 ${to},6 ${to + side * 2},${fall}`
    const line = (w: number, c: string, more = ''): Svg =>
      `<path d="${d}" fill="none" stroke="${c}" stroke-width="${w}" stroke-linecap="round"${more}/>`
    const foam = `<path d="${ellipse(to + side * 2, fall + 2, 8, 3)}" fill="#e7fbff" opacity=".8"/>`
    return line(8.4, '#1d6d86', ' opacity=".9"') + line(5.6, '#7fd0dd') + line(2.4, '#f2fdff', ' stroke-dasharray="7 9"') + foam
  }).join('')
}
