import { roundRect, type Svg } from '../kit/index.ts'
import { cream, ink } from './brush.ts'
import { isGemName } from './gems.ts'
import { cardPicture } from './items/index.ts'

const CARD = roundRect(-22, -32, 44, 60, 5)

/** A water-type card as it floats, 44 by 60: face down, or with its picture. */
export function smallCard(name: string | null): Svg {
  if (name === null)
    return `<path d="${CARD}" fill="#1d5f7c" stroke="${ink}" stroke-width="2.4"/><path d="${roundRect(-18, -28, 36, 52, 3)}" fill="none" stroke="#8fd0dc" stroke-width="1.6"/><path d="M-14,-14 q7,-7 14,0 t14,0 M-14,-4 q7,-7 14,0 t14,0 M-14,6 q7,-7 14,0 t14,0" fill="none" stroke="#8fd0dc" stroke-width="2.4"/>`
  const scale = isGemName(name) ? 0.52 : 0.56
  return `<path d="${CARD}" fill="${name === 'clear-water' ? '#e6f6f4' : cream}" stroke="${ink}" stroke-width="2.4"/><g transform="translate(0 -4) scale(${scale})">${cardPicture(name)}</g>`
}
