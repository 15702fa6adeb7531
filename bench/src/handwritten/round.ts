import { fire } from './cannons.ts'
import {
  CHESTS,
  CHEST_SQUARES,
  CREW_DICE,
  CREW_IN_BAG,
  DICE_PER_ROUND,
  RAISED,
  ROUND_LIMIT,
  SAILOR_FACE,
  SPIRITS_SQUARES,
  crewLevel,
  portsLevel,
} from '../numbers.ts'
import {
  CHEST,
  CREW,
  HULL,
  ICONS,
  LARGE,
  PORTS,
  SMALL,
  SPIRITS,
  gainInfamy,
  isFull,
  isOpen,
  lineOf,
  setUp,
  sumOf,
  type Table,
} from './table.ts'

export interface Chance {
  /** The first player. */
  first(seats: number): number
  bag(dice: number): number
  /** A face from 1 to 6. */
  die(): number
}

export type Decision = 'draft' | 'place' | 'raise' | 'aim' | 'stow'

/** Picks one of the first `count` of the table's options, by its index. */
export interface Chooser {
  choose(decision: Decision, seat: number, options: Uint8Array, count: number): number
}

/** Draft options: the die, and how it is paid. */
export const TAKE = 0
export const BRIBE = 64
export const SAILOR = 128
/** Place options: an icon, or the chest to bury beyond them. */
export const BURY = ICONS
/** Raise options: an icon plus one, 0 for none, or to be asked again when the next die is written. */
export const NO_RAISE = 0
export const LATER = 255
const UNDECIDED = 254

export function play(t: Table, chance: Chance, chooser: Chooser): void {
  begin(t, chance)
  playOn(t, chance, chooser, ROUND_LIMIT)
}

/** The table with the dice of the first round. */
export function begin(t: Table, chance: Chance): void {
  setUp(t)
  t.first = chance.first(t.seats)
  roll(t, chance)
}

/** From the draft of a round to the end of the game, or until the dice of a later round lie there. */
export function playOn(t: Table, chance: Chance, chooser: Chooser, until: number): void {
  for (;;) {
    draft(t, chooser)
    for (let seat = 0; seat < t.seats; seat++) allocate(t, seat, chooser)
    write(t, chooser)
    if (isOver(t)) return
    dropAnchor(t)
    roll(t, chance)
    if (t.round >= until) return
  }
}

function roll(t: Table, chance: Chance): void {
  t.round++
  const count = DICE_PER_ROUND * t.seats
  for (let k = 0; k < count; k++) {
    const at = chance.bag(t.inBag)
    t.pool[k] = t.bag[at]
    t.bag[at] = t.bag[--t.inBag]
  }
  t.inPool = count
  for (let k = 0; k < count; k++) t.faces[t.pool[k]] = chance.die()
}

function draft(t: Table, chooser: Chooser): void {
  const { pool, faces, options } = t
  const freebooters = t.seats * CREW_DICE
  for (let pick = 0; pick < DICE_PER_ROUND * t.seats; pick++) {
    const seat = (t.first + pick) % t.seats
    const infamy = t.infamy[seat]
    let count = 0
    let anyFree = false
    for (let i = 0; i < t.inPool; i++) {
      const die = pool[i]
      if (die >= freebooters || (die >= seat * CREW_DICE && die < (seat + 1) * CREW_DICE)) {
        anyFree = true
        options[count++] = TAKE + die
      } else if (faces[die] <= infamy) options[count++] = BRIBE + die
    }
    if (!anyFree) for (let i = 0; i < t.inPool; i++) options[count++] = SAILOR + pool[i]
    const chosen = options[chooser.choose('draft', seat, options, count)]
    const die = chosen & 63
    if (chosen >= SAILOR) faces[die] = SAILOR_FACE
    else if (chosen >= BRIBE) t.infamy[seat] -= faces[die]
    let at = 0
    while (pool[at] !== die) at++
    pool[at] = pool[--t.inPool]
    t.nest[seat * DICE_PER_ROUND + Math.floor(pick / t.seats)] = die
  }
}

function allocate(t: Table, seat: number, chooser: Chooser): void {
  const { on, options } = t
  const at = seat * ICONS
  for (let k = 0; k < DICE_PER_ROUND; k++) {
    let count = 0
    if (t.spirits[seat] < SPIRITS_SQUARES && on[at + SPIRITS] === 0) options[count++] = SPIRITS
    for (let chest = 0; chest < CHESTS; chest++)
      if (on[at + CHEST + chest] === 0 && isOpen(t, seat, chest)) options[count++] = CHEST + chest
    if (k === 0)
      for (let chest = 0; chest < CHESTS; chest++)
        if (t.buried[seat * CHESTS + chest] === 0 && t.chests[seat * CHESTS + chest] > 0) options[count++] = BURY + chest
    for (let icon = HULL; icon < ICONS; icon++) if (on[at + icon] === 0 && !isFull(t, seat, icon)) options[count++] = icon
    const chosen = options[chooser.choose('place', seat, options, count)]
    if (chosen >= BURY) {
      t.bury[seat] = chosen - BURY + 1
      return
    }
    on[at + chosen] = t.faces[t.nest[seat * DICE_PER_ROUND + k]]
  }
}

function write(t: Table, chooser: Chooser): void {
  const { on } = t
  t.raise.fill(UNDECIDED)
  for (let seat = 0; seat < t.seats; seat++) if (on[seat * ICONS + SPIRITS] !== 0) t.spirits[seat]++
  raise(t, CHEST, CHEST + CHESTS - 1, chooser)
  for (let seat = 0; seat < t.seats; seat++) {
    for (let chest = 0; chest < CHESTS; chest++) {
      const value = written(t, seat, CHEST + chest)
      const at = seat * CHESTS + chest
      if (value !== 0) t.treasure[at * CHEST_SQUARES + t.chests[at]++] = value
    }
    if (t.bury[seat] !== 0) t.buried[seat * CHESTS + t.bury[seat] - 1] = 1
  }
  raise(t, HULL, HULL, chooser)
  writeLine(t, HULL)
  raise(t, SMALL, LARGE, chooser)
  writeLine(t, SMALL)
  writeLine(t, LARGE)
  fire(t, chooser)
  raise(t, PORTS, PORTS, chooser)
  writeLine(t, PORTS)
  raidPorts(t)
  raise(t, CREW, CREW, chooser)
  hireCrew(t)
}

/** Everybody with a ready pair and a die on one of these icons decides about all dice to come, before anything is written. */
function raise(t: Table, from: number, to: number, chooser: Chooser): void {
  const { on, options } = t
  for (let seat = 0; seat < t.seats; seat++) {
    if (t.spirits[seat] < SPIRITS_SQUARES) continue
    let count = 0
    let last = -1
    let isHere = false
    options[count++] = NO_RAISE
    for (let icon = from; icon <= CREW; icon++) {
      if (on[seat * ICONS + icon] === 0) continue
      options[count++] = icon + 1
      last = icon
      if (icon <= to) isHere = true
    }
    if (!isHere) continue
    if (last > to) options[count++] = LATER
    if (t.raise[seat] !== UNDECIDED) {
      // Whoever has decided is asked for form's sake, so that nobody sees it.
      options[0] = t.raise[seat]
      count = 1
    }
    const chosen = options[chooser.choose('raise', seat, options, count)]
    if (chosen !== LATER) t.raise[seat] = chosen
  }
}

/** What the die on the icon writes; 0 without a die. */
function written(t: Table, seat: number, icon: number): number {
  const face = t.on[seat * ICONS + icon]
  if (face === 0 || t.raise[seat] !== icon + 1) return face
  t.spirits[seat] = 0
  return RAISED
}

function writeLine(t: Table, icon: number): void {
  for (let seat = 0; seat < t.seats; seat++) {
    const value = written(t, seat, icon)
    if (value === 0) continue
    const line = lineOf(seat, icon)
    if (t.filled[line] === 0 || value < t.lowest[line]) t.lowest[line] = value
    t.filled[line]++
    t.sums[line] += value
  }
}

function raidPorts(t: Table): void {
  let most = 0
  for (let seat = 0; seat < t.seats; seat++) most = Math.max(most, sumOf(t, seat, PORTS))
  for (let seat = 0; seat < t.seats; seat++)
    gainInfamy(t, seat, portsLevel(sumOf(t, seat, PORTS)) + (most > 0 && sumOf(t, seat, PORTS) === most ? 1 : 0))
}

function hireCrew(t: Table): void {
  writeLine(t, CREW)
  for (let seat = 0; seat < t.seats; seat++)
    while (CREW_DICE - CREW_IN_BAG - crewLevel(sumOf(t, seat, CREW)) < t.supply[seat])
      t.bag[t.inBag++] = (seat + 1) * CREW_DICE - t.supply[seat]--
}

export function isOver(t: Table): boolean {
  for (let seat = 0; seat < t.seats; seat++) {
    if (!isOpen(t, seat, 0) && !isOpen(t, seat, 1) && !isOpen(t, seat, 2)) return true
    if (isFull(t, seat, HULL) && isFull(t, seat, PORTS) && isFull(t, seat, CREW)) return true
  }
  return t.round >= ROUND_LIMIT
}

function dropAnchor(t: Table): void {
  for (let seat = 0; seat < t.seats; seat++)
    for (let k = DICE_PER_ROUND - 1; k >= 0; k--) t.bag[t.inBag++] = t.nest[seat * DICE_PER_ROUND + k]
  t.on.fill(0)
  t.bury.fill(0)
  t.first = (t.first + 1) % t.seats
}
