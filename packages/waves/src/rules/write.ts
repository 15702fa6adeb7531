import type { Seat, Step } from '@flotilla/kernel'
import type { Edition } from '../edition/schema.ts'
import { buryTreasure } from './bury.ts'
import { isPairReady } from './raise.ts'
import { merchantmanLoads } from './solo.ts'
import {
  CHEST,
  DICE_PER_ROUND,
  CREW,
  HULL,
  ICONS,
  KEPT,
  LARGE,
  PORTS,
  SMALL,
  SPIRITS,
  dieOn,
  faceOfDie,
  gainInfamy,
  isChest,
  isSolo,
  levelOf,
  placedAt,
  sum,
  wipe,
  type Io,
  type Row,
} from '../board/state.ts'
import { ANCHOR, FIRE_ORDER, WRITE_CANNONS, WRITE_CHESTS, WRITE_CREW, WRITE_HULL, WRITE_PORTS, raiseAt } from './steps.ts'

/** RW-4.1: after the spirits, the steps run once each, for all seats together, left to right. */
const AT_WRITING: readonly Step[] = [
  raiseAt('chests'),
  WRITE_CHESTS,
  raiseAt('hull'),
  WRITE_HULL,
  raiseAt('cannons'),
  WRITE_CANNONS,
  FIRE_ORDER,
  raiseAt('ports'),
  WRITE_PORTS,
  raiseAt('crew'),
  WRITE_CREW,
  ANCHOR,
]
const NOT_RAISING: readonly Step[] = AT_WRITING.filter(({ step }) => step !== 'raise')
const AT_REVEAL: readonly Step[] = [raiseAt('all'), ...NOT_RAISING]

/** RW-5.5, 5.6: who has no ready pair now raises nothing in this round. */
function writingAfterSpirits(io: Io): readonly Step[] {
  for (let seat = 0; seat < io.state.seats; seat++)
    if (isPairReady(io, seat)) return io.state.options.raiseTiming === 'atReveal' ? AT_REVEAL : AT_WRITING
  return NOT_RAISING
}

export const writeSteps = {
  'write.spirits'(io: Io): void {
    const s = io.state
    for (let seat = 0; seat < s.seats; seat++) {
      const die = dieOn(s, seat, SPIRITS)
      if (die === -1) continue
      const value = faceOfDie(s, seat, die)
      s.ships[seat].spirits.push(value)
      io.emit?.({ type: 'wrote', seat, icon: 'spirits', value, raised: false, die: s.ships[seat].nest[die] })
    }
    const steps = writingAfterSpirits(io)
    for (let i = steps.length - 1; i >= 0; i--) io.push(steps[i])
  },

  /** RW-6.1: on top of the stack. */
  'write.chests'(io: Io): void {
    const s = io.state
    for (let seat = 0; seat < s.seats; seat++)
      for (let die = 0; die < DICE_PER_ROUND; die++) {
        const icon = placedAt(s, seat, die)
        if (isChest(icon)) write(io, seat, die, s.ships[seat].chests[icon - CHEST])
      }
    if (isSolo(s)) merchantmanLoads(io)
    buryTreasure(io)
  },

  'write.hull'(io: Io): void {
    const { ships, seats } = io.state
    for (let seat = 0; seat < seats; seat++) writeRow(io, seat, HULL, ships[seat].hull, io.edition.hull)
  },

  'write.cannons'(io: Io): void {
    const s = io.state
    for (let seat = 0; seat < s.seats; seat++)
      for (let die = 0; die < DICE_PER_ROUND; die++) {
        const icon = placedAt(s, seat, die)
        if (icon === SMALL) write(io, seat, die, s.ships[seat].small)
        else if (icon === LARGE) write(io, seat, die, s.ships[seat].large)
      }
  },

  'write.ports'(io: Io): void {
    const { ships, seats } = io.state
    for (let seat = 0; seat < seats; seat++) writeRow(io, seat, PORTS, ships[seat].ports, io.edition.ports)
    payPorts(io)
  },

  /** RW-11.2: a die from the supply into the bag for each level newly reached. */
  'write.crew'(io: Io): void {
    const s = io.state
    const { crewPerSeat } = io.edition.dice
    for (let seat = 0; seat < s.seats; seat++) {
      const hired = writeRow(io, seat, CREW, s.ships[seat].crew, io.edition.crew)
      if (hired === 0) continue
      for (let k = 0; k < hired && s.supply[seat] > 0; k++) s.bag.push((seat + 1) * crewPerSeat - s.supply[seat]--)
      io.emit?.({ type: 'hired', seat, dice: hired })
    }
  },
}

/** RW-10.2 to 10.4: the level's Infamy for everybody, one more for the highest sum. */
function payPorts(io: Io): void {
  const { ships, seats, options } = io.state
  const { thresholds } = io.edition.ports
  let most = 0
  let leaders = 0
  for (let seat = 0; seat < seats; seat++) {
    const raided = sum(ships[seat].ports)
    if (raided === most) leaders++
    else if (raided > most) {
      most = raided
      leaders = 1
    }
  }
  const extra = most > 0 && (leaders === 1 || options.portsTie === 'all') ? 1 : 0
  for (let seat = 0; seat < seats; seat++) {
    const raided = sum(ships[seat].ports)
    gainInfamy(io, seat, levelOf(thresholds, raided) + (raided === most ? extra : 0), 'ports')
  }
}

/** Writes into a row and tells how many levels that reached. */
function writeRow(io: Io, seat: Seat, icon: number, squares: number[], { thresholds }: Edition[Row]): number {
  const die = dieOn(io.state, seat, icon)
  if (die === -1) return 0
  const before = sum(squares)
  write(io, seat, die, squares)
  const after = levelOf(thresholds, before + squares[squares.length - 1])
  const reached = after - levelOf(thresholds, before)
  if (reached > 0) io.emit?.({ type: 'level', seat, row: ICONS[icon], level: after })
  return reached
}

/** RW-4.2: the die writes its face, or 7 if the seat raises it, into the next free square. */
function write(io: Io, seat: Seat, die: number, squares: number[]): void {
  const s = io.state
  const icon = placedAt(s, seat, die)
  const raised = s.raise[seat] === icon
  if (raised) {
    s.raise[seat] = KEPT
    wipe(s.ships[seat].spirits)
  }
  const value = raised ? io.edition.spirits.raised : faceOfDie(s, seat, die)
  squares.push(value)
  io.emit?.({ type: 'wrote', seat, icon: ICONS[icon], value, raised, die: s.ships[seat].nest[die] })
}
