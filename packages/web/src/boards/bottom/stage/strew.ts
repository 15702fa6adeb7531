import { NONE } from '@flotilla/bottom/client'

/** Cards that hang together stand together: first the partner, then its Assistant. */
export function groupsOf(partner: readonly number[], board: readonly number[]): readonly (readonly number[])[] {
  const groups: (readonly number[])[] = []
  const done = new Set<number>()
  for (const back of board) {
    if (done.has(back)) continue
    const other = partner[back]
    const pair = other === NONE ? [back] : [back, other]
    for (const one of pair) done.add(one)
    groups.push(pair)
  }
  return groups
}

/** How much wider a merged pair is than a card. */
export const PAIR = 1.46
const GAP = 4

export interface Strewn {
  readonly group: readonly number[]
  readonly x: number
}

/** Cards side by side in so much room; they overlap as far as they must. */
export function strew(groups: readonly (readonly number[])[], room: number, w: number, gap = GAP): readonly Strewn[] {
  const widths = groups.map((group) => (group.length > 1 ? w * PAIR : w))
  const need = widths.reduce((sum, width) => sum + width + gap, -gap)
  const squeeze = need > room && groups.length > 1 ? (need - room) / (groups.length - 1) : 0
  let x = 0
  return groups.map((group, i) => {
    const at = x
    x += widths[i] + gap - squeeze
    return { group, x: at }
  })
}
