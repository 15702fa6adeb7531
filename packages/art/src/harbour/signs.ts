import { tenth } from '../kit/path.ts'
import { disc, fill } from '../kit/shape.ts'
import type { Svg } from '../kit/svg.ts'

/** A skull, its sockets in the colour of what lies behind. */
export function skull(x: number, y: number, r: number, colour: string, hole: string): Svg {
  const head = `M${tenth(x - r)} ${tenth(y - r * 0.15)}a${r} ${tenth(r * 0.95)} 0 0 1 ${2 * r} 0q0 ${tenth(r * 0.5)} ${tenth(-r * 0.45)} ${tenth(r * 0.62)}v${tenth(r * 0.5)}h${tenth(-r * 1.1)}v${tenth(-r * 0.5)}q${tenth(-r * 0.45)} ${tenth(-r * 0.12)} ${tenth(-r * 0.45)} ${tenth(-r * 0.62)}z`
  return fill(head, colour) + disc(x - r * 0.4, y, r * 0.27, hole) + disc(x + r * 0.4, y, r * 0.27, hole)
}
