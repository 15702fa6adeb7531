import { CHESTS, CHEST_SQUARES, hullLevel, largeShots, smallShots } from '../numbers.ts'
import type { Chooser } from './round.ts'
import { HULL, LARGE, SMALL, gainInfamy, isFull, isOpen, lineOf, sumOf, type Table } from './table.ts'

/** Aim options: the cannon, the seat and the chest in one number. */
export const LARGE_AIM = 32
const aimAt = (cannon: number, seat: number, chest: number): number => (cannon === LARGE ? LARGE_AIM : 0) + seat * CHESTS + chest
const NO_AIM = 255

const order: number[] = [0, 0, 0, 0, 0]

/** By Infamy, highest first; of equals whoever sits nearest to the left of the first player. */
export function fire(t: Table, chooser: Chooser): void {
  let count = 0
  for (let k = 1; k <= t.seats; k++) {
    const seat = (t.first + k) % t.seats
    if (!isFull(t, seat, SMALL) && !isFull(t, seat, LARGE)) continue
    let at = count++
    for (; at > 0 && t.infamy[order[at - 1]] < t.infamy[seat]; at--) order[at] = order[at - 1]
    order[at] = seat
  }
  for (let i = 0; i < count; i++) fireFrom(t, order[i], chooser)
}

function fireFrom(t: Table, by: number, chooser: Chooser): void {
  let small = isFull(t, by, SMALL)
  let large = isFull(t, by, LARGE)
  const first = aim(t, by, small, large, NO_AIM, chooser)
  if (first !== NO_AIM) {
    if (first >= LARGE_AIM) large = false
    else small = false
    const second = small || large ? aim(t, by, small, large, first, chooser) : NO_AIM
    const target = seatOf(first)
    if (second === NO_AIM) volley(t, by, first, shotsOf(t, by, first), chooser)
    else if (seatOf(second) === target) volley(t, by, first, shotsOf(t, by, first) + shotsOf(t, by, second), chooser)
    else {
      volley(t, by, first, shotsOf(t, by, first), chooser)
      volley(t, by, second, shotsOf(t, by, second), chooser)
    }
  }
  wipe(t, by, SMALL)
  wipe(t, by, LARGE)
}

const chestOf = (aimed: number): number => aimed & (LARGE_AIM - 1)
const seatOf = (aimed: number): number => Math.floor(chestOf(aimed) / CHESTS)
const shotsOf = (t: Table, by: number, aimed: number): number =>
  aimed >= LARGE_AIM ? largeShots(sumOf(t, by, LARGE)) : smallShots(sumOf(t, by, SMALL))

/** One cannon's target; the second cannon must name the same chest of the same seat. */
function aim(t: Table, by: number, small: boolean, large: boolean, before: number, chooser: Chooser): number {
  let count = 0
  for (let cannon = SMALL; cannon <= LARGE; cannon++) {
    if (cannon === SMALL ? !small : !large) continue
    for (let seat = 0; seat < t.seats; seat++) {
      if (seat === by) continue
      const named = before !== NO_AIM && seatOf(before) === seat
      for (let chest = 0; chest < CHESTS; chest++) {
        const at = seat * CHESTS + chest
        if (t.buried[at] !== 0 || (named && chestOf(before) !== at)) continue
        t.options[count++] = aimAt(cannon, seat, chest)
      }
    }
  }
  return count === 0 ? NO_AIM : t.options[chooser.choose('aim', by, t.options, count)]
}

function volley(t: Table, by: number, aimed: number, fired: number, chooser: Chooser): void {
  const from = chestOf(aimed)
  const hits = fired - hullLevel(sumOf(t, seatOf(aimed), HULL))
  let taken = 0
  while (taken < hits && t.chests[from] > 0) t.loot[taken++] = t.treasure[from * CHEST_SQUARES + --t.chests[from]]
  if (taken === 0) return
  let open = 0
  for (let chest = 0; chest < CHESTS; chest++) if (isOpen(t, by, chest)) t.options[open++] = chest
  if (open === 0) return
  const into = by * CHESTS + t.options[open === 1 ? 0 : chooser.choose('stow', by, t.options, open)]
  for (let i = 0; i < taken && t.chests[into] < CHEST_SQUARES; i++) t.treasure[into * CHEST_SQUARES + t.chests[into]++] = t.loot[i]
}

function wipe(t: Table, seat: number, cannon: number): void {
  if (!isFull(t, seat, cannon)) return
  const line = lineOf(seat, cannon)
  gainInfamy(t, seat, t.lowest[line])
  t.filled[line] = 0
  t.sums[line] = 0
}
