import { disc, fill, group, line, slab, tenth, type Svg } from '../../kit/index.ts'
import type { Light } from './light.ts'

const BEYOND = 80
const PLANKS = 42

/** The promenade deck: planks that run towards a point on the horizon. */
export function planks({ planks: wood, caulk }: Light, width: number, top: number, bottom: number, vanishX: number, vanishY: number): Svg {
  const [from, to] = [-width * 1.1, width * 2.1]
  const step = (to - from) / PLANKS
  const at = (foot: number, y: number): number => tenth(vanishX + ((foot - vanishX) * (y - vanishY)) / (bottom - vanishY))
  const end = bottom + BEYOND
  let drawn = slab(-BEYOND, top, width + 2 * BEYOND, end - top, wood[0])
  let seams = ''
  for (let i = 0; i < PLANKS; i++) {
    const [x, next] = [from + i * step, from + (i + 1) * step]
    drawn += fill(`M${at(x, top)},${top}L${at(next, top)},${top}L${at(next, end)},${end}L${at(x, end)},${end}Z`, wood[(i * 7) % 4])
    seams += `M${at(x, top)},${top}L${at(x, end)},${end}`
  }
  return drawn + line(seams, caulk, 1.4, 'opacity=".7"')
}

/** What the rail throws on the planks. */
export function railShadow({ shadow }: Light, width: number, top: number, bottom: number, step: number): Svg {
  let d = ''
  for (let x = -40; x < width + 700; x += step) d += `M${x},${top}l12,0L${x - 250},${bottom}h-26Z`
  return fill(d, shadow, 'opacity=".22"') + fill(`M-60,${top + 40}H${width + 60}v13H-60Z`, shadow, 'opacity=".22"')
}

/** The rail with its canvas, from brass post to brass post. */
export function rail({ rail: wood, cloth }: Light, width: number, top: number, bottom: number, posts: readonly number[]): Svg {
  const ends = [-60, ...posts, width + 60]
  const height = bottom - top
  let drawn = fill(`M-60,${top + 9}H${width + 60}V${bottom - 6}H-60Z`, cloth[0])
  for (const [i, x] of ends.slice(0, -1).entries()) {
    const w = ends[i + 1] - x
    drawn += fill(`M${x},${top + 9}h${Math.min(22, w * 0.3)}l-12,${height - 15}h-10ZM${x + w},${top + 9}h-14l8,${height - 15}h6Z`, cloth[1])
  }
  for (const x of posts) {
    drawn += slab(x - 4, top + 4, 8, height + 2, '#b8822f') + slab(x, top + 4, 4, height + 2, '#f3d283')
    for (const [dx, y] of [
      [-10, top + 17],
      [10, top + 17],
      [-10, bottom - 14],
      [10, bottom - 14],
    ])
      drawn += disc(x + dx, y, 2.2, '#754e19')
  }
  return (
    drawn +
    slab(-60, top - 3, width + 120, 12, wood[0]) +
    slab(-60, top - 3, width + 120, 4, wood[1]) +
    slab(-60, top + 9, width + 120, 2.5, '#0004') +
    slab(-60, bottom - 7, width + 120, 3, '#d9a441')
  )
}

/** Scallops of the awning, with the shadow they throw. */
export function awning(width: number, height: number, step: number, red = '#d9432c', white = '#fbf1da'): Svg {
  const row = (y: number, odd: string, even: string): Svg => {
    let drawn = ''
    for (let i = 0; i * step < width; i++)
      drawn +=
        fill(`M${i * step},${y}h${step}v${height}a${step / 2},${step / 2.6} 0 0 1 ${-step},0Z`, i % 2 === 1 ? even : odd) +
        fill(`M${i * step},${y}h${step}v5h${-step}Z`, '#0002')
    return drawn
  }
  return row(4, '#5b3a1044', '#5b3a1044') + row(0, red, white)
}

/** A panelled wall, where a narrow screen has no room for the sea. */
export function wall({ cloth }: Light, width: number, top: number, bottom: number): Svg {
  let seams = ''
  for (let x = 28; x < width; x += 56) seams += `M${x},${top}V${bottom}`
  return slab(0, top, width, bottom - top, cloth[0]) + line(seams, cloth[1], 2) + slab(0, top, width, 3, '#b8822f')
}

/** Somebody's deck chair. */
export const deckChair = (x: number, y: number, size: number, turn = 0): Svg =>
  group(
    `translate(${x},${y}) rotate(${turn}) scale(${size})`,
    fill('M-10,60L-70,74L-10,78L60,72Z', '#3d220c', 'opacity=".35"'),
    line('M-34,62L20,8M34,62L-22,20', '#6f482c', 6),
    line('M20,8L34,-34', '#a3734a', 6),
    fill('M-30,24L18,14L36,-36L52,-32L34,26L-18,40Z', '#fbf1da'),
    fill('M-30,24L-14,20L-2,36L-18,40ZM2,17L18,14L34,26L16,31ZM23,0L30,-18L46,-12L40,8Z', '#d9432c'),
    line('M-36,24L-12,42M36,-38L54,-32', '#6f482c', 5),
  )

/** Water that comes over the deck from the lower right; drawn on 760 by 400. */
export const flood = (): Svg =>
  fill('M760,20Q600,30 510,52T370,86T240,160T100,240T0,390V400H760Z', '#17506b', 'opacity=".85"') +
  fill('M760,70Q600,80 520,110T360,160T220,250T120,390V400H760Z', '#0d3350') +
  line('M760,20Q600,30 510,52T370,86T240,160T100,240T0,390', '#cfe6e4', 3) +
  line('M380,120q14,-9 28,0t28,0M260,210q14,-9 28,0t28,0t28,0M180,290q14,-9 28,0t28,0', '#6fa7b5', 2.5) +
  deckChair(360, 94, 0.8, 14)
