import { ink, inkLoop } from '../kit/ink.ts'
import { fitted, lettered, shortened, sizeFor } from '../kit/lettering.ts'
import { poly, type Point } from '../kit/path.ts'
import { moved, placed, points } from '../kit/points.ts'
import { flag, seatColour } from '../kit/seats.ts'
import { fill } from '../kit/shape.ts'
import type { Svg } from '../kit/svg.ts'
import type { Box } from './look.ts'
import { c } from './palette.ts'
import { tag } from './paper.ts'
import { mast, sail } from './rigging.ts'
import { openChest, sign } from './signs.ts'

/** Where somebody has laid three dice: what part, and its name. */
export interface PlanLook {
  readonly seat: number
  readonly name: string
  readonly laid: readonly { readonly part: string; readonly label: string }[]
}

/** A plan that is shown to everybody: its drawing, its box, and where its dice lie. */
export interface ShownPlan {
  /** The cloth with the name: it can be painted before anybody knows the plan. */
  readonly cloth: Svg
  readonly svg: Svg
  readonly box: Box
  readonly dice: readonly Point[]
  readonly die: number
}

const isBurial = ({ laid }: PlanLook): boolean => laid.length > 0 && laid.every(({ part }) => part === 'bury')

/** From the die to what it does. */
const leads = (x: number, y: number, long: number, colour: string): Svg =>
  fill(
    ink(points(`${x},${y} ${x + long * 0.5},${y - 2} ${x + long},${y}`), { w: 3.2, ends: 0.3 }) +
      ink(points(`${x + long - 7},${y - 6} ${x + long},${y} ${x + long - 7},${y + 6}`), { w: 3, ends: 0.3 }),
    colour,
  )

const TOP = 116
const ROW = 140

/** A plan as a sail under its yard: the k-th of n side by side on a board of this width. */
export function planWide(look: PlanLook, k: number, n: number, width: number): ShownPlan {
  const step = Math.min(330, (width - 44) / n)
  return unfurled(look, width / 2 + (k - (n - 1) / 2) * step, Math.min(268, step - 26))
}

function unfurled(look: PlanLook, x: number, w: number): ShownPlan {
  const { cloth, dark, writing } = seatColour(look.seat)
  const h = 3 * ROW + 62
  const dice = look.laid.map((_, k): Point => [x - w * 0.32, TOP + 84 + k * ROW])
  let drape = mast(x, TOP - 52, TOP + h * 0.3) + sail({ x, y: TOP, w, h, cloth, shadow: dark, seams: 5, lean: 8 })
  const size = sizeFor(look.name, 'bold', 19, w * 0.7 - 44, 14)
  drape += tag(x - w * 0.35, TOP - 20, w * 0.7, 34, { seed: look.seat + 2 }) + flag(look.seat, x - w * 0.35 + 8, TOP - 12, 24, 18)
  drape += lettered(x - w * 0.35 + 42, TOP + 4, shortened(look.name, 'bold', size, w * 0.7 - 46), {
    font: 'bold',
    size,
    anchor: 'start',
    colour: c.tagink,
  })
  let svg = ''
  const [left, wide] = [x - w * 0.08, w * 0.53]
  const slip = (at: number, high: number, part: string, label: string, s: number): Svg =>
    tag(left, at, wide, high, { seed: Math.round(at) }) +
    sign(part, left + wide / 2, at + high - 34, s) +
    fitted(left + wide / 2, at + high - 11, label, { size: 18, most: wide - 14, least: 14, colour: c.tagink })
  if (isBurial(look)) {
    const [m, at] = [left + wide / 2, TOP + 36]
    svg += slip(at, 2 * ROW + 104, 'bury', look.laid[0].label, wide / 100)
    svg +=
      openChest(m, at + 128, wide / 78) +
      fill(ink(points(`${m},${at + 152} ${m + 3},${at + 200} ${m},${at + 238}`), { w: 5, ends: 0.4 }), c.ink2)
  } else
    look.laid.forEach(({ part, label }, k) => {
      svg += slip(TOP + 36 + k * ROW, 104, part, label, 0.92)
    })
  for (const [dx, dy] of dice) svg += leads(dx + 30, dy, left - dx - 34, writing)
  return { cloth: drape, svg, box: [x - w / 2 - 24, TOP - 60, w + 60, h + 74], dice, die: 52 }
}

/** The same on a phone: a banner of cloth, the k-th of n in this height. */
export function planTall(look: PlanLook, k: number, n: number, top: number, high: number): ShownPlan {
  const each = Math.min(150, high / n)
  const y = top + k * each
  const h = each - 8
  const { cloth, dark, writing } = seatColour(look.seat)
  const edge = placed(0, y)(`6,0 130,4 260,-1 384,3 381,${h / 2} 384,${h - 2} 260,${h} 130,${h - 4} 6,${h}`)
  let drape = fill(poly(moved(edge, 3, 4)), '#000', 'opacity=".3"') + fill(poly(edge), cloth)
  drape += fill(poly(placed(0, y)(`350,2 384,3 381,${h / 2} 384,${h - 2} 358,${h}`)), dark, 'opacity=".4"')
  drape += fill(inkLoop(edge, { w: 2.2 }), c.line)
  drape += flag(look.seat, 14, y + 8, 24, 17)
  drape += lettered(44, y + 24, shortened(look.name, 'bold', 17, 300), { font: 'bold', size: 17, anchor: 'start', colour: writing })
  let svg = ''
  const dice = look.laid.map((_, at): Point => [28 + at * 125, y + 32 + (h - 38) / 2])
  const slip = (x: number, w: number, part: string, label: string): Svg =>
    tag(x, y + 33, w, h - 42, { seed: k + Math.round(x) }) +
    sign(part, x + w / 2, y + h - 44, Math.min(part === 'large' ? 0.68 : 0.8, (h - 82) / 60)) +
    fitted(x + w / 2, y + h - 20, label, { size: 15, most: w - 6, least: 13, colour: c.tagink })
  if (isBurial(look)) {
    svg += slip(150, 222, 'bury', look.laid[0].label)
    return { cloth: drape, svg, box: [0, y - 6, 390, h + 14], dice: dice.map(([, dy], at): Point => [32 + at * 42, dy]), die: 34 }
  }
  look.laid.forEach(({ part, label }, at) => {
    svg += slip(50 + at * 125, 74, part, label)
  })
  return { cloth: drape, svg, box: [0, y - 6, 390, h + 14], dice, die: 34 }
}
