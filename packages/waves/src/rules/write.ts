import { mint, seatBit, type Ask, type AskKind, type Offers, type Seat, type Step } from '@flotilla/kernel'
import type { Edition } from '../edition/schema.ts'
import { merchantmanLoads } from './solo.ts'
import {
  BURY,
  CHEST,
  DICE_PER_ROUND,
  CREW,
  HULL,
  ICONS,
  LARGE,
  PORTS,
  SMALL,
  SPIRITS,
  buryBack,
  dieOn,
  faceOfDie,
  gainInfamy,
  iconNamed,
  isChest,
  isSolo,
  level,
  levelOf,
  placedAt,
  sum,
  wipe,
  type Icon,
  type Io,
  type Row,
  type WavesState,
} from '../board/state.ts'
import {
  ANCHOR,
  FIRE_ORDER,
  RAISE_CLOSE,
  WRITE_CANNONS,
  WRITE_CHESTS,
  WRITE_CREW,
  WRITE_HULL,
  WRITE_PORTS,
  raiseAt,
  type Raise,
  type RaiseStep,
} from './steps.ts'

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

const RAISABLE: Readonly<Record<RaiseStep, readonly number[]>> = {
  chests: [CHEST, CHEST + 1, CHEST + 2],
  hull: [HULL],
  cannons: [SMALL, LARGE],
  ports: [PORTS],
  crew: [CREW],
  all: [CHEST, CHEST + 1, CHEST + 2, HULL, SMALL, LARGE, PORTS, CREW],
}

interface RaiseAsk extends Ask {
  readonly kind: 'raise'
  readonly step: RaiseStep
}
interface RaiseChoice {
  readonly raise: Icon | null
}
export const raiseChoice: (icon: Icon | null) => RaiseChoice = mint((icon) => ({ raise: icon }))
const raiseAsk: (seat: Seat, step: RaiseStep) => RaiseAsk = mint((seat, step) => ({ kind: 'raise', seat, step }))
const raising: (step: RaiseStep) => Omit<Ask, 'seat'> = mint((step) => ({ kind: 'raise', step }))

export const raise: AskKind<WavesState, Edition, RaiseAsk, RaiseChoice> = {
  rule: 'RW-5.3',
  offer(io: Io, { seat, step }: RaiseAsk, to: Offers): void {
    to.offer(raiseChoice(null))
    for (const icon of RAISABLE[step]) if (dieOn(io.state, seat, icon) !== -1) to.offer(raiseChoice(ICONS[icon]))
  },
  fallback: () => raiseChoice(null),
}

function hasDieOn(s: WavesState, seat: Seat, icons: readonly number[]): boolean {
  for (let i = 0; i < icons.length; i++) if (dieOn(s, seat, icons[i]) !== -1) return true
  return false
}

/** RW-5.2: the pair is ready when both squares are filled. */
export const isPairReady = (io: Io, seat: Seat): boolean => io.state.ships[seat].spirits.length >= io.edition.spirits.squares

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

  /** RW-5.3: every seat with a ready pair and a die in this step, together and sealed (RW-R17). */
  raise(io: Io, { at }: Raise): void {
    const s = io.state
    let asked = 0
    for (let seat = 0; seat < s.seats; seat++) if (isPairReady(io, seat) && hasDieOn(s, seat, RAISABLE[at])) asked |= seatBit(seat)
    if (asked === 0) return
    io.push(RAISE_CLOSE)
    io.seal(asked, raising(at), (seat) => raiseAsk(seat, at))
  },

  'raise.close'(io: Io): void {
    const s = io.state
    for (let seat = 0; seat < s.seats; seat++) {
      const icon = io.reply<RaiseChoice>(seat)?.raise ?? null
      s.raise[seat] = icon === null ? -1 : iconNamed(icon)
      s.replies[seat] = null
    }
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
    bury(io)
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

/** RW-7.3: safe from this moment. */
function bury(io: Io): void {
  const s = io.state
  for (let seat = 0; seat < s.seats; seat++) {
    if (placedAt(s, seat, 0) !== BURY) continue
    const chest = s.faces[buryBack(seat)]
    s.ships[seat].buried[chest] = true
    io.emit?.({ type: 'buried', seat, chest })
  }
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
  const before = level(thresholds, squares)
  write(io, seat, die, squares)
  const after = level(thresholds, squares)
  if (after > before) io.emit?.({ type: 'level', seat, row: ICONS[icon], level: after })
  return after - before
}

/** RW-4.2: the die writes its face, or 7 if the seat raises it, into the next free square. */
function write(io: Io, seat: Seat, die: number, squares: number[]): void {
  const s = io.state
  const icon = placedAt(s, seat, die)
  const raised = s.raise[seat] === icon
  if (raised) {
    s.raise[seat] = -1
    wipe(s.ships[seat].spirits)
  }
  const value = raised ? io.edition.spirits.raised : faceOfDie(s, seat, die)
  squares.push(value)
  io.emit?.({ type: 'wrote', seat, icon: ICONS[icon], value, raised, die: s.ships[seat].nest[die] })
}
